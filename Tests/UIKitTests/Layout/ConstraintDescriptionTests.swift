import Foundation
import Testing

@testable import UIKit

@MainActor struct ConstraintDescriptionTests {
  private let host = UIView()
  private let one = UIView()
  private let two = UIView()

  init() {
    host.addSubview(one)
    host.addSubview(two)
  }

  /// The description with addresses replaced by what they stand for.
  private func text(_ constraint: NSLayoutConstraint) -> String {
    var text = constraint.description
    for (object, name) in [(host, "host"), (one, "one"), (two, "two")] {
      text = text.replacing("UIView:\(pointerText(object))", with: name)
    }
    return text.replacing(":\(pointerText(constraint))", with: "")
  }

  @Test func lengthsAreEquations() {
    let width = one.widthAnchor.constraint(equalToConstant: 100)
    #expect(text(width) == "<NSLayoutConstraint one.width == 100   (inactive)>")
    width.identifier = "w"
    #expect(text(width) == "<NSLayoutConstraint 'w' one.width == 100   (inactive)>")
    width.isActive = true
    #expect(text(width) == "<NSLayoutConstraint 'w' one.width == 100   (active)>")
    let share = one.widthAnchor.constraint(
      lessThanOrEqualTo: host.widthAnchor, multiplier: 0.75, constant: -5)
    share.priority = .defaultHigh
    #expect(
      text(share)
        == "<NSLayoutConstraint one.width <= 0.75*host.width - 5 priority:750   (inactive)>")
  }

  @Test func gapsAreVisualFormat() {
    #expect(
      text(one.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 20))
        == "<NSLayoutConstraint H:|-(20)-[one]   (inactive, names: '|':host )>")
    #expect(
      text(two.topAnchor.constraint(greaterThanOrEqualTo: one.bottomAnchor, constant: 9))
        == "<NSLayoutConstraint V:[one]-(>=9)-[two]   (inactive)>")
    #expect(
      text(host.bottomAnchor.constraint(equalTo: one.bottomAnchor, constant: 9))
        == "<NSLayoutConstraint V:[one]-(9)-|   (inactive, names: '|':host )>")
    #expect(
      text(one.leftAnchor.constraint(equalTo: host.leftAnchor))
        == "<NSLayoutConstraint H:|-(0)-[one](LTR)   (inactive, names: '|':host )>")
  }

  @Test func aFarEdgeStaysAnEquation() {
    #expect(
      text(one.bottomAnchor.constraint(equalTo: host.bottomAnchor, constant: -8))
        == "<NSLayoutConstraint one.bottom == host.bottom - 8   (inactive)>")
    #expect(
      text(one.centerXAnchor.constraint(equalTo: two.centerXAnchor))
        == "<NSLayoutConstraint one.centerX == two.centerX   (inactive)>")
  }

  @Test func guidesShowTheirIdentifier() {
    let guide = host.safeAreaLayoutGuide
    #expect(
      text(one.topAnchor.constraint(equalTo: guide.topAnchor))
        == "<NSLayoutConstraint one.top == UILayoutGuide:\(pointerText(guide))"
        + "'UIViewSafeAreaLayoutGuide'.top   (inactive)>")
  }

  @Test func anIdentifierStandsForTheView() {
    one.accessibilityIdentifier = "BOX"
    #expect(
      text(one.widthAnchor.constraint(equalToConstant: 1))
        == "<NSLayoutConstraint BOX.width == 1   (inactive, names: BOX:\(pointerText(one)) )>")
  }

  @Test func masksAndGuidesAreDescribedAsInRealLogs() throws {
    let log = LogRecorder()
    defer { log.stop() }
    host.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    one.frame = CGRect(x: -0.25, y: 0, width: 10, height: 10)
    one.constrain(.right, .equal, host.safeAreaLayoutGuide, .right, 1, 0)
    host.layoutIfNeeded()
    let conflict = try #require(log.conflicts.first)
    let texts = conflict.constraints.map { text($0) }
    let mask = try #require(texts.first { $0.contains("minX") })
    #expect(mask.hasPrefix("<NSAutoresizingMaskLayoutConstraint"))
    #expect(mask.hasSuffix(" h=--& v=--& one.minX == - 0.25   (active, names: '|':host )>"))
    let guide = host.safeAreaLayoutGuide
    #expect(
      texts.contains(
        "<NSLayoutConstraint 'UIViewSafeAreaLayoutGuide-right' H:[UILayoutGuide:"
          + "\(pointerText(guide))'UIViewSafeAreaLayoutGuide']-(0)-|(LTR)   "
          + "(active, names: '|':host )>"))
  }

  @Test func labelsShowTheirText() {
    let label = UILabel()
    label.text = "Testing out NSLayoutConstraint"
    let description = label.widthAnchor.constraint(equalToConstant: 1).description
    #expect(description.contains("'Testing out NSLayoutConst...'.width == 1"))
  }

  @Test func guidesDescribeThemselves() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    let text = view.safeAreaLayoutGuide.description
    #expect(text.hasPrefix("<UILayoutGuide: 0x"))
    #expect(
      text.contains(
        " - \"UIViewSafeAreaLayoutGuide\", layoutFrame = {{0, 0}, {375, 812}}, owningView = <UIView: 0x"
      ))
  }
}
