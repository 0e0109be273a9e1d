import Foundation
import Testing

@testable import UIKit

/// Single layouts whose results the real UIKit printed.
@MainActor struct AutoLayoutTests {
  private let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private func subview() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    return view
  }

  @Test func pinsAndCentres() {
    let box = subview()
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 20),
      box.topAnchor.constraint(equalTo: host.topAnchor, constant: 30),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
    let centred = subview()
    NSLayoutConstraint.activate([
      centred.centerXAnchor.constraint(equalTo: host.centerXAnchor),
      centred.centerYAnchor.constraint(equalTo: host.centerYAnchor),
      centred.widthAnchor.constraint(equalToConstant: 40),
      centred.heightAnchor.constraint(equalToConstant: 40),
    ])
    #expect(box.frame == .zero)
    host.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 20, y: 30, width: 100, height: 50))
    #expect(centred.frame == CGRect(x: 130, y: 180, width: 40, height: 40))
  }

  @Test func aViewWithoutConstraintsKeepsItsFrame() {
    let view = subview()
    view.frame = CGRect(x: 12, y: 34, width: 66, height: 88)
    host.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 12, y: 34, width: 66, height: 88))
  }

  @Test func anAspectRatioFollowsTheHeight() {
    let box = subview()
    box.to(.leading, by: 12)
    box.to(.top, by: 20)
    box.constrain(.width, .equal, box, .height, 2, 0)
    box.height(50)
    box.to(.trailing, by: -10, is: .lessThanOrEqual)
    host.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 12, y: 20, width: 100, height: 50))
  }

  @Test func anInequalityAloneHoldsExactly() {
    let box = subview()
    box.to(.leading, by: 12)
    box.width(60, is: .greaterThanOrEqual)
    box.to(.top)
    box.height(20)
    host.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 12, y: 0, width: 60, height: 20))
  }

  @Test func aPriorityAboveHuggingStretches() {
    let label = SizedView(39, 20)
    host.addSubview(label)
    let width = label.widthAnchor.constraint(equalToConstant: 120)
    width.priority = UILayoutPriority(240)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      label.topAnchor.constraint(equalTo: host.topAnchor),
      width,
    ])
    host.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 39, height: 20))
    width.priority = UILayoutPriority(260)
    host.layoutIfNeeded()
    #expect(label.frame.width == 120)
  }

  @Test func marginsAndGuidesMoveTheirViews() {
    let view = subview()
    view.size(44, 44)
    view.constrain(.leading, .equal, host.layoutMarginsGuide, .leading, 1, 0)
    view.constrain(.top, .equal, host.layoutMarginsGuide, .top, 1, 0)
    let readable = subview()
    readable.sides(host.readableContentGuide)
    readable.height(20)
    let safe = subview()
    safe.size(30, 30)
    safe.constrain(.leading, .equal, host.safeAreaLayoutGuide, .leading, 1, 0)
    host.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 44, height: 44))
    #expect(readable.frame == CGRect(x: 8, y: 0, width: 284, height: 20))
    #expect(safe.frame == CGRect(x: 0, y: 0, width: 30, height: 30))
    host.layoutMargins = UIEdgeInsets(top: 24, left: 32, bottom: 24, right: 32)
    host.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 32, y: 24, width: 44, height: 44))
  }

  @Test func layoutRunsOnceForEachMark() {
    let host = CountingView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    view.to(.leading, .top)
    view.size(44, 44)
    #expect(host.layouts == 0)
    host.layoutIfNeeded()
    #expect(host.layouts == 1)
    host.layoutIfNeeded()
    #expect(host.layouts == 1)
    host.setNeedsLayout()
    #expect(host.layouts == 1)
    host.layoutIfNeeded()
    #expect(host.layouts == 2)
  }

  @Test func aChildsMarginsIncludeTheUnsafePartItOverlaps() {
    let stage = Stage(
      size: CGSize(width: 320, height: 480),
      safeArea: UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 20))
    let child = UIView(frame: CGRect(x: 0, y: 30, width: 320, height: 300))
    stage.root.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(top: 37, left: 24, bottom: 8, right: 28))
    let corner = UIView()
    corner.translatesAutoresizingMaskIntoConstraints = false
    child.addSubview(corner)
    corner.size(60, 40)
    corner.constrain(.right, .equal, child, .rightMargin, 1, 0)
    corner.constrain(.bottom, .equal, child, .bottomMargin, 1, 0)
    let middle = UIView()
    middle.translatesAutoresizingMaskIntoConstraints = false
    child.addSubview(middle)
    middle.size(80, 30)
    middle.constrain(.centerX, .equal, child, .centerXWithinMargins, 1, 0)
    middle.constrain(.centerY, .equal, child, .centerYWithinMargins, 1, 0)
    stage.layOut()
    #expect(corner.frame == CGRect(x: 232, y: 252, width: 60, height: 40))
    #expect(isClose(middle.frame, CGRect(x: 118, y: 149.667, width: 80, height: 30)))
  }

  @Test func fittingAsksForASizeWithoutResizing() {
    let cell = UIView()
    cell.translatesAutoresizingMaskIntoConstraints = false
    let content = SizedView(120, 30)
    cell.addSubview(content)
    content.fill(cell, UIEdgeInsets(all: 8))
    #expect(
      cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 136, height: 46))
    #expect(
      cell.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 46))
    #expect(cell.frame == .zero)
  }

  @Test func ambiguityIsSilentAndTold() {
    let log = LogRecorder()
    defer { log.stop() }
    let view = subview()
    view.to(.centerX)
    view.size(10, 10)
    host.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    #expect(log.lines.isEmpty)
    view.to(.top)
    host.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout)
    #expect(view.constraintsAffectingLayout(for: .vertical).count == 2)
  }

  @Test func rightToLeftMirrorsLeadingButNotLeft() {
    let view = subview()
    view.size(50, 20)
    host.semanticContentAttribute = .forceRightToLeft
    view.semanticContentAttribute = .forceRightToLeft
    let leading = view.constrain(.leading, .equal, host, .leading, 1, 20)
    host.layoutIfNeeded()
    #expect(view.frame.minX == 230)
    leading.isActive = false
    view.constrain(.left, .equal, host, .left, 1, 20)
    host.layoutIfNeeded()
    #expect(view.frame.minX == 20)
  }

  @Test func distancesBetweenAnchorsCanBeEqual() {
    let one = subview()
    let other = subview()
    for view in [one, other] {
      view.to(.top)
      view.size(50, 20)
    }
    one.to(.leading, by: 30)
    let before = host.leadingAnchor.anchorWithOffset(to: one.leadingAnchor)
    let between = one.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
    before.constraint(equalTo: between).isActive = true
    host.layoutIfNeeded()
    #expect(other.frame.minX == 110)
  }

  @Test func cousinsAreMeasuredInTheirCommonAncestor() {
    let boxes = [
      CGRect(x: 10, y: 20, width: 100, height: 100), CGRect(x: 150, y: 50, width: 90, height: 90),
    ]
    .map { UIView(frame: $0) }
    for box in boxes { host.addSubview(box) }
    let one = UIView()
    let other = UIView()
    boxes[0].addSubview(one)
    boxes[1].addSubview(other)
    for view in [one, other] { view.translatesAutoresizingMaskIntoConstraints = false }
    one.to(.leading, by: 5)
    one.to(.top, by: 40)
    one.size(10, 10)
    other.size(10, 10)
    other.constrain(.top, .equal, one, .bottom, 1, 0)
    other.constrain(.leading, .equal, one, .trailing, 1, 130)
    host.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 5, y: 40, width: 10, height: 10))
    #expect(other.frame == CGRect(x: 5, y: 20, width: 10, height: 10))
    boxes[0].frame.origin = CGPoint(x: 20, y: 30)
    host.layoutIfNeeded()
    #expect(other.frame == CGRect(x: 15, y: 30, width: 10, height: 10))
  }

  @Test func removalDropsTheConstraintsToTheOutside() {
    let view = subview()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    inner.to(.leading, by: 3)
    inner.size(5, 5)
    let outer = view.constrain(.leading, .equal, host, .leading, 1, 9)
    let own = view.constrain(.width, .equal, nil, .notAnAttribute, 1, 60)
    host.layoutIfNeeded()
    view.removeFromSuperview()
    #expect(!outer.isActive)
    #expect(own.isActive)
    #expect(host.constraints.isEmpty)
    let another = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    another.addSubview(view)
    view.to(.leading, by: 1)
    another.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1, y: 0, width: 60, height: 0))
    #expect(inner.frame == CGRect(x: 3, y: 0, width: 5, height: 5))
  }

  @Test func masksBecomeConstraints() {
    let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 40))
    box.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    host.addSubview(box)
    let follower = subview()
    follower.constrain(.leading, .equal, box, .trailing, 1, 10)
    follower.size(20, 20)
    host.layoutIfNeeded()
    #expect(follower.frame.minX == 210)
    host.frame.size.width = 350
    host.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 100, y: 0, width: 150, height: 40))
    #expect(follower.frame.minX == 260)
    box.frame.origin.x = 50
    host.layoutIfNeeded()
    #expect(follower.frame.minX == 210)
  }
}

/// Counts its layouts.
@MainActor final class CountingView: UIView {
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

@MainActor struct UnconstrainedViewTests {
  @Test func aViewThatLosesItsConstraintsStaysWhereItIs() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    view.to(.leading, .top, by: 10)
    view.size(20, 20)
    host.layoutIfNeeded()
    NSLayoutConstraint.deactivate(view.constraints + host.constraints)
    host.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test func aTopmostViewThatNothingSizesKeepsItsSize() {
    let root = UIView(frame: CGRect(x: 5, y: 5, width: 300, height: 200))
    root.translatesAutoresizingMaskIntoConstraints = false
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.fill(root)
    root.layoutIfNeeded()
    #expect(root.frame == CGRect(x: 5, y: 5, width: 300, height: 200))
    #expect(view.frame == root.bounds)
    view.width(90)
    root.layoutIfNeeded()
    #expect(root.frame.size == CGSize(width: 90, height: 200))
  }

  @Test func aLabelWithoutConstraintsHasItsSizeAtTheOrigin() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let view = SizedView(70, 20)
    view.frame = CGRect(x: 9, y: 9, width: 9, height: 9)
    host.addSubview(view)
    host.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 70, height: 20))
  }
}

@MainActor struct RestlessViewTests {
  /// A view whose content changes whenever it is asked for.
  final class RestlessView: UIView {
    override var intrinsicContentSize: CGSize {
      invalidateIntrinsicContentSize()
      return CGSize(width: 10, height: 10)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      setNeedsLayout()
    }
  }

  @Test func aPassEndsThoughAViewIsNeverDone() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = RestlessView()
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    view.to(.leading, .top, by: 5)
    host.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
  }
}
