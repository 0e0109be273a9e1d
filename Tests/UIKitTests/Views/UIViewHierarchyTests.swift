import Foundation
import Testing

@testable import UIKit

@MainActor struct UIViewHierarchyTests {
  private let parent = UIView()
  private let one = UIView()
  private let two = UIView()
  private let three = UIView()

  init() {
    for view in [one, two, three] { parent.addSubview(view) }
  }

  private var order: [Int] {
    parent.subviews.map { view in [one, two, three].firstIndex { $0 === view } ?? -1 }
  }

  @Test func subviewsAreInOrder() {
    #expect(order == [0, 1, 2])
    parent.bringSubviewToFront(one)
    #expect(order == [1, 2, 0])
    parent.sendSubviewToBack(three)
    #expect(order == [2, 1, 0])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(order == [0, 1, 2])
    parent.insertSubview(three, aboveSubview: one)
    #expect(order == [0, 2, 1])
    parent.insertSubview(two, belowSubview: one)
    #expect(order == [1, 0, 2])
    parent.insertSubview(three, at: 0)
    #expect(order == [2, 1, 0])
    parent.addSubview(two)
    #expect(order == [2, 0, 1])
  }

  @Test func aViewHasOneSuperview() {
    let other = UIView()
    other.addSubview(two)
    #expect(two.superview === other)
    #expect(order == [0, 2])
    #expect(two.isDescendant(of: other))
    #expect(!two.isDescendant(of: parent))
  }

  @Test func loopsRaise() {
    let exceptions = ExceptionRecorder()
    defer { exceptions.stop() }
    parent.addSubview(parent)
    one.addSubview(parent)
    #expect(
      exceptions.raised.map(\.name) == ["NSInvalidArgumentException", "CALayerInvalid"])
    #expect(exceptions.raised.first?.reason == "Can't add self as subview")
    #expect(parent.superview == nil)
  }

  @Test func anIndexThatDoesNotExistRaises() {
    let exceptions = ExceptionRecorder()
    defer { exceptions.stop() }
    parent.exchangeSubview(at: 0, withSubviewAt: 7)
    #expect(exceptions.raised.map(\.name) == ["NSRangeException"])
    #expect(order == [0, 1, 2])
    parent.insertSubview(one, at: 99)
    parent.insertSubview(two, at: -5)
    #expect(order == [1, 2, 0])
  }

  @Test func tagsFindTheFirstInDepth() {
    let deep = UIView()
    one.addSubview(deep)
    deep.tag = 5
    two.tag = 5
    #expect(parent.viewWithTag(5) === deep)
    #expect(parent.viewWithTag(6) == nil)
    #expect(parent.viewWithTag(0) === parent)
  }

  @Test func callbacksComeInOrder() {
    let events = EventLog()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let outer = ReportingView(events, "outer")
    let view = ReportingView(events, "view")
    window.addSubview(outer)
    events.lines = []
    outer.addSubview(view)
    #expect(
      events.lines == [
        "view willMove superview", "view willMove window", "view didMove window",
        "view didMove superview", "outer didAdd",
      ])
    events.lines = []
    view.removeFromSuperview()
    #expect(
      events.lines == [
        "view willMove nil", "view willMove nil window", "outer willRemove",
        "view didMove nil window", "view didMove nil",
      ])
    events.lines = []
    ReportingView(events, "parent").addSubview(view)
    #expect(events.lines == ["view willMove superview", "view didMove superview", "parent didAdd"])
  }

  @Test func theResponderChainGoesUpTheHierarchy() {
    #expect(one.next === parent)
    #expect(parent.next == nil)
  }
}

@MainActor final class EventLog {
  var lines: [String] = []
}

/// Reports what happens to it.
@MainActor final class ReportingView: UIView {
  private let events: EventLog
  private let name: String

  init(_ events: EventLog, _ name: String) {
    self.events = events
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func note(_ text: String) {
    events.lines.append("\(name) \(text)")
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    note("willMove \(newSuperview == nil ? "nil" : "superview")")
  }

  override func didMoveToSuperview() {
    note("didMove \(superview == nil ? "nil" : "superview")")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    note("willMove \(newWindow == nil ? "nil window" : "window")")
  }

  override func didMoveToWindow() {
    note("didMove \(window == nil ? "nil window" : "window")")
  }

  override func didAddSubview(_ subview: UIView) {
    note("didAdd")
  }

  override func willRemoveSubview(_ subview: UIView) {
    note("willRemove")
  }
}
