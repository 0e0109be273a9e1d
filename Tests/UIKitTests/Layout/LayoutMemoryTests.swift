import Foundation
import Testing

@testable import UIKit

@MainActor struct LayoutMemoryTests {
  @Test func hierarchiesAndConstraintsAreFreed() {
    weak var root: UIView?
    weak var child: UIView?
    weak var constraint: NSLayoutConstraint?
    weak var item: LayoutItem?
    do {
      let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
      view.fill(host.safeAreaLayoutGuide)
      let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
      view.addSubview(stack)
      host.layoutIfNeeded()
      root = host
      child = view
      constraint = host.constraints.first
      item = view.layoutItem
      #expect(constraint != nil)
    }
    #expect(root == nil)
    #expect(child == nil)
    #expect(constraint == nil)
    #expect(item == nil)
  }

  @Test func aViewThatLeavesAndIsNeverLaidOutIsFreed() {
    weak var gone: UIView?
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    do {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
      view.fill(host)
      host.layoutIfNeeded()
      view.removeFromSuperview()
      gone = view
    }
    #expect(gone == nil)
    #expect(host.constraints.isEmpty)
  }

  @Test func aViewThatOutlivesItsSuperviewIsLaidOutElsewhere() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    inner.to(.leading, by: 3)
    inner.size(5, 5)
    let leading: NSLayoutConstraint
    do {
      let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      host.addSubview(view)
      leading = view.constrain(.leading, .equal, host, .leading, 1, 9)
      host.layoutIfNeeded()
      inner.to(.top, by: 4)
    }
    #expect(view.superview == nil)
    #expect(!leading.isActive)
    view.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 3, y: 4, width: 5, height: 5))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.addSubview(view)
    view.to(.leading, by: 1)
    view.size(20, 20)
    other.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1, y: 0, width: 20, height: 20))
    #expect(inner.frame == CGRect(x: 3, y: 4, width: 5, height: 5))
  }
}
