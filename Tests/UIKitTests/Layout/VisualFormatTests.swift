import Foundation
import Testing

@testable import UIKit

@MainActor struct VisualFormatTests {
  private let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  private let a = UIView()
  private let b = UIView()

  init() {
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
    }
  }

  private func activate(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    _ metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b])
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  @Test func aRowIsMadeInTheOrderOfItsText() {
    host.frame.size.width = 164
    let row = activate("|-16-[a(==wide)]-12-[b(==40)]-16-|", [], ["wide": 80])
    #expect(row.map(\.firstAttribute) == [.leading, .width, .leading, .width, .trailing])
    #expect(row.map(\.constant) == [16, 80, 12, 40, 16])
    #expect(row[2].firstItem === b)
    #expect(row[4].firstItem === host)
    let column = activate("V:|-8-[a(==30)]")
    #expect(column.count == 2)
    host.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 16, y: 8, width: 80, height: 30))
    #expect(b.frame == CGRect(x: 108, y: 0, width: 40, height: 0))
  }

  @Test func aRowThatIsTooShortBreaksItsFirstWidth() {
    let log = LogRecorder()
    defer { log.stop() }
    let row = activate("|-16-[a(==80)]-12-[b(==40)]-16-|")
    host.layoutIfNeeded()
    #expect(a.frame.width == 236)
    #expect(b.frame.width == 40)
    #expect(log.conflicts.map { $0.broken === row[1] } == [true])
    #expect(row[1].isActive)
  }

  @Test func aLoneDashAtTheEdgeIsTheMargin() {
    let row = activate("|-16-[a(==80)]-(>=12)-[b(==40)]-|")
    #expect(row.filter { $0.firstItem is UILayoutGuide }.count == 1)
    host.layoutIfNeeded()
    #expect(a.frame.width == 80)
    #expect(b.frame == CGRect(x: 272, y: 0, width: 40, height: 0))
  }

  @Test func aZeroIsTheEdgeItself() {
    _ = activate("|-16-[a(==80)]-(>=12)-[b(==40)]-0-|")
    host.layoutIfNeeded()
    #expect(b.frame == CGRect(x: 280, y: 0, width: 40, height: 0))
  }

  @Test func optionsAlignAllViewsWithTheFirst() {
    let row = activate("|-4-[a(==60)]-4-[b(==20)]-4@500-|", .alignAllCenterY)
    #expect(row.last?.firstAttribute == .centerY)
    _ = activate("V:|-15-[b(10)]")
    _ = activate("V:[a(30)]")
    host.layoutIfNeeded()
    #expect(a.frame.midY == 20)
    #expect(b.frame.minX == 68)
  }

  @Test func viewsMayBeOfOneSizeAndTouch() {
    let row = activate("H:|[a][b(a)]|")
    #expect(row.count == 4)
    host.layoutIfNeeded()
    #expect(a.frame.width == 160)
    #expect(b.frame.minX == 160)
  }

  @Test func prioritiesFollowAnAt() {
    let gap = activate("[a]-(>=5@750,<=9@low)-[b]", [], ["low": 250])
    #expect(gap.map(\.priority) == [.defaultHigh, .defaultLow])
    #expect(gap.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual])
    #expect(activate("[a]-[b]").map(\.constant) == [8])
  }

  @Test(arguments: [
    ("", "It's an empty string."),
    ("|-[c]", "c is not a key in the views dictionary."),
    ("|-gap-[a]", "Encountered metric with name \"gap\", but value was not specified"),
    ("[a(20]", "A predicate on a view's thickness must end with ')'"),
    ("[a", "Expected a ']' here."),
    ("[a]-5[b]", "Expected a '-' here."),
    ("[a]-x-", "Expected a view."),
    ("|", "Expected a view."),
    ("[a(==)]", "Expected a number"),
  ])
  func faultsRaiseWithACaret(_ format: String, _ reason: String) {
    let exceptions = ExceptionRecorder()
    defer { exceptions.stop() }
    #expect(activate(format).isEmpty)
    #expect(exceptions.raised.map(\.name) == ["NSInvalidArgumentException"])
    let text = exceptions.raised.first?.reason ?? ""
    #expect(text.hasPrefix("Unable to parse constraint format: \n\(reason)"))
    #expect(text.hasSuffix("^"))
  }

  @Test func aBarNeedsASuperview() {
    let exceptions = ExceptionRecorder()
    defer { exceptions.stop() }
    a.removeFromSuperview()
    #expect(activate("|-[a]").isEmpty)
    #expect(exceptions.raised.first?.reason.contains("doesn't have a superview") == true)
  }

  @Test func aColumnCannotAlignItsTops() {
    let exceptions = ExceptionRecorder()
    defer { exceptions.stop() }
    #expect(activate("V:[a]-[b]", .alignAllTop).isEmpty)
    #expect(activate("H:[a]-[b]", .alignAllLeading).isEmpty)
    #expect(exceptions.raised.count == 2)
  }
}
