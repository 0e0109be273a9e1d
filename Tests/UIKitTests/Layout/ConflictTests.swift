import Foundation
import Testing

@testable import UIKit

@MainActor struct ConflictTests {
  private let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView()

  init() {
    host.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  @Test func theWidthActivatedFirstWins() {
    let log = LogRecorder()
    defer { log.stop() }
    let narrow = view.widthAnchor.constraint(equalToConstant: 100)
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([narrow, wide])
    host.layoutIfNeeded()
    #expect(view.frame.width == 100)
    #expect(log.conflicts.count == 1)
    #expect(log.conflicts.first?.broken === wide)
    #expect(log.conflicts.first?.constraints.count == 2)
    #expect(wide.isActive)
    #expect(wide.constant == 200)
  }

  @Test func aConflictIsLoggedOnceAndHealsWhenItsRivalGoes() {
    let log = LogRecorder()
    defer { log.stop() }
    let narrow = view.widthAnchor.constraint(equalToConstant: 100)
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([narrow, wide])
    host.layoutIfNeeded()
    host.setNeedsLayout()
    host.layoutIfNeeded()
    #expect(log.lines.count == 1)
    narrow.isActive = false
    host.layoutIfNeeded()
    #expect(view.frame.width == 200)
    #expect(log.lines.count == 1)
  }

  @Test func aConstantMayBringAConflict() {
    let log = LogRecorder()
    defer { log.stop() }
    let one = view.widthAnchor.constraint(equalToConstant: 100)
    let other = view.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([one, other])
    host.layoutIfNeeded()
    #expect(log.lines.isEmpty)
    one.constant = 150
    host.layoutIfNeeded()
    #expect(log.lines.count == 1)
    #expect([100, 150].contains(view.frame.width))
  }

  @Test func theLogIsUIKitsOwn() {
    let log = LogRecorder()
    defer { log.stop() }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 0, y: 0, width: 259, height: 20)
    view.accessibilityIdentifier = "BLUE"
    let width = view.widthAnchor.constraint(equalToConstant: 200)
    width.isActive = true
    host.layoutIfNeeded()
    #expect(view.frame.width == 259)
    let text = log.lines.first ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines[0] == "[LayoutConstraints] Unable to simultaneously satisfy constraints.")
    #expect(lines[2] == "\tTry this: ")
    #expect(lines[5].hasPrefix("\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
    #expect(lines[6] == "(")
    #expect(lines[7].contains("<NSAutoresizingMaskLayoutConstraint:0x"))
    #expect(lines[7].contains(" h=--& v=--& BLUE.width == 259   (active, names: BLUE:0x"))
    #expect(lines[8].contains("BLUE.width == 200   (active, names: BLUE:0x"))
    #expect(lines[9] == ")")
    #expect(text.contains("\nWill attempt to recover by breaking constraint \n<NSLayoutConstraint"))
    #expect(lines.last?.hasSuffix("<UIKitCore/UIView.h> may also be helpful.") == true)
  }

  @Test func withoutAMaskTheLogHasNoNote() {
    let log = LogRecorder()
    defer { log.stop() }
    view.width(100)
    view.width(200)
    host.layoutIfNeeded()
    #expect(log.lines.first?.contains("Note:") == false)
  }

  @Test func theEncapsulatedWidthIsListedAndNeverBroken() {
    let log = LogRecorder()
    defer { log.stop() }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    window.addRootView()
    guard let root = controller.viewIfLoaded else {
      Issue.record("the controller has no view")
      return
    }
    let label = UILabel()
    root.addSubview(label)
    label.constrain(.width, .equal, root, .width, 1, 0)
    window.layoutIfNeeded()
    #expect(root.frame.width == 320)
    #expect(log.conflicts.count == 1)
    let listed = log.conflicts.first?.constraints.map(\.description) ?? []
    #expect(listed.count == 3)
    #expect(listed.contains { $0.contains("'UIView-Encapsulated-Layout-Width' UIView:0x") })
    #expect(log.conflicts.first?.broken.firstItem === label)
  }

  @Test func manyConflictsLeaveTheRestLaidOut() {
    let log = LogRecorder()
    defer { log.stop() }
    for width in 1...20 { view.width(CGFloat(width)) }
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(other)
    other.to(.leading, by: 7)
    other.size(30, 40)
    host.layoutIfNeeded()
    #expect(log.conflicts.count == 19)
    #expect(view.frame.width == 1)
    #expect(other.frame == CGRect(x: 7, y: 0, width: 30, height: 40))
  }
}

/// UIKit's lengths are never negative.
@MainActor struct NegativeLengthTests {
  @Test func edgesThatWouldCrossConflict() {
    let log = LogRecorder()
    defer { log.stop() }
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    let leading = view.constrain(.leading, .equal, host, .leading, 1, 80)
    let trailing = view.constrain(.trailing, .equal, host, .trailing, 1, -80)
    host.layoutIfNeeded()
    #expect(log.conflicts.count == 1)
    #expect(log.conflicts.first?.broken === trailing)
    #expect(log.conflicts.first?.constraints.contains(leading) == true)
    #expect(view.frame == CGRect(x: 80, y: 0, width: 0, height: 0))
    host.frame.size.width = 300
    host.layoutIfNeeded()
    #expect(view.frame.width == 140)
    #expect(log.conflicts.count == 1)
  }

  @Test func wishesGiveWayToIt() {
    let log = LogRecorder()
    defer { log.stop() }
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    view.to(.leading, by: 80)
    view.to(.trailing, by: -80, at: .high)
    host.layoutIfNeeded()
    #expect(log.lines.isEmpty)
    #expect(view.frame == CGRect(x: 80, y: 0, width: 0, height: 0))
  }
}
