import Foundation
import Testing

@testable import UIKit

/// Expected numbers are those the real UIKit gave for the same stacks, unless a test says more.
@MainActor struct UIStackViewTests {
  private let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func box(_ width: CGFloat?, _ height: CGFloat?) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return view
  }

  /// A row from edge to edge of the host, with a gap of 10.
  private func row(_ views: [UIView]) -> UIStackView {
    let stack = UIStackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.spacing = 10
    stack.alignment = .center
    host.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      stack.topAnchor.constraint(equalTo: host.topAnchor),
    ])
    for view in views { stack.addArrangedSubview(view) }
    return stack
  }

  @Test func aFillRowThatIsTooWideBreaksTheLastWidth() {
    let log = LogRecorder()
    defer { log.stop() }
    let views = [box(50, 40), box(70, 40), box(90, 40)]
    let stack = row(views)
    host.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [50, 70, 180])
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
    #expect(log.conflicts.map { $0.broken.firstItem === views[2] } == [true])

    stack.distribution = .fillEqually
    host.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [100, 100, 100])

    stack.distribution = .equalSpacing
    host.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 105, 230])
    #expect(views.map(\.frame.width) == [50, 70, 90])

    stack.distribution = .fill
    stack.setCustomSpacing(40, after: views[0])
    host.layoutIfNeeded()
    #expect(views[1].frame.minX - views[0].frame.maxX == 40)
    #expect(views[2].frame.minX - views[1].frame.maxX == 10)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])

    views[1].isHidden = true
    host.layoutIfNeeded()
    #expect(stack.arrangedSubviews.count == 3)
    #expect(views[2].frame.minX == 60)
    views[1].isHidden = false

    stack.removeArrangedSubview(views[2])
    host.layoutIfNeeded()
    #expect(stack.arrangedSubviews.count == 2)
    #expect(stack.subviews.count == 3)
    views[2].removeFromSuperview()
    #expect(stack.subviews.count == 2)
  }

  @Test func aRowWithAFreeEndIsAsWideAsItsViews() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(stack)
    let views = [box(50, 40), box(70, 40)]
    for view in views { stack.addArrangedSubview(view) }
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      stack.topAnchor.constraint(equalTo: host.topAnchor),
    ])
    host.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 130, height: 40))
    #expect(views.map(\.frame.width) == [50, 70])
  }

  @Test func aTopmostStackTakesItsViewsSize() {
    let stack = UIStackView(arrangedSubviews: [box(200, 100), box(200, 50)])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 200, height: 150))
  }

  @Test(arguments: [(0.0, [0, 133.333, 266.667]), (50.0, [0, 150, 300])])
  func equalHeightsFillAColumn(_ spacing: Double, _ tops: [Double]) {
    Simulation.boot()
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.spacing = spacing
    let views = [UIView(), UIView(), UIView()]
    for view in views { stack.addArrangedSubview(view) }
    stack.layoutIfNeeded()
    for (view, top) in zip(views, tops) { #expect(abs(view.frame.minY - top) < 0.001) }
    #expect(views.allSatisfy { $0.frame.width == 100 })
  }

  @Test func marginsCountOnlyWhenAskedFor() {
    for isRelative in [false, true] {
      let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      stack.axis = .vertical
      stack.layoutMargins = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
      stack.isLayoutMarginsRelativeArrangement = isRelative
      let view = UIView()
      stack.addArrangedSubview(view)
      stack.layoutIfNeeded()
      let expected =
        isRelative
        ? CGRect(x: 16, y: 12, width: 168, height: 76)
        : CGRect(x: 0, y: 0, width: 200, height: 100)
      #expect(view.frame == expected)
    }
  }

  @Test func centredViewsWithoutASizeCollapse() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    stack.alignment = .center
    let tall = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 80))
    let short = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    stack.addArrangedSubview(tall)
    stack.addArrangedSubview(short)
    stack.layoutIfNeeded()
    #expect(tall.frame.height == 0)
    #expect(short.frame.height == 0)

    tall.heightAnchor.constraint(equalToConstant: 80).isActive = true
    short.heightAnchor.constraint(equalToConstant: 20).isActive = true
    stack.layoutIfNeeded()
    #expect(tall.frame.minY == 20)
    #expect(short.frame.minY == 50)
    #expect(stack.frame.height == 120)
  }

  @Test func viewsLieAtTheEdgeTheAlignmentNames() {
    let expected: [(UIStackView.Alignment, CGFloat)] = [(.top, 0), (.bottom, 90), (.center, 45)]
    for (alignment, top) in expected {
      let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
      stack.alignment = alignment
      let view = box(nil, 30)
      stack.addArrangedSubview(view)
      stack.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: top, width: 200, height: 30))
    }
  }

  @Test func aColumnOfBoxesIsAsWideAsTheWidest() {
    let stack = UIStackView(arrangedSubviews: [box(80, 10), box(120, 10)])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 120, height: 20))
    #expect(stack.subviews.map(\.frame.minX) == [0, 0])
  }

  @Test func theLastViewTakesWhatProportionsLeave() {
    Simulation.boot()
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 320, height: 20))
    stack.distribution = .fillProportionally
    stack.spacing = 10
    let views = [SizedView(50, 20), SizedView(50, 20), SizedView(50, 20)]
    for view in views { stack.addArrangedSubview(view) }
    stack.layoutIfNeeded()
    // Each share is 50 of 170, and the last view fills up.
    let share = 320 * 50.0 / 170
    #expect(abs(views[0].frame.width - share) < 0.34)
    #expect(abs(views[1].frame.width - share) < 0.34)
    #expect(views[2].frame.maxX == 320)
    #expect(views[2].frame.width > share + 10)
  }

  @Test func equalCenteringEvensOutTheMiddles() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
    stack.distribution = .equalCentering
    let views = [SizedView(20, 20), SizedView(60, 20), SizedView(20, 20)]
    for view in views { stack.addArrangedSubview(view) }
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.midX) == [10, 150, 290])
  }

  @Test func arrangedViewsLeaveWithTheHierarchy() {
    let view = UIView()
    let stack = UIStackView(arrangedSubviews: [view, UIView()])
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    view.removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 1)
  }

  @Test func constraintsHaveTheNamesOfTheRealOnes() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
    stack.spacing = 5
    stack.layoutIfNeeded()
    let names = Set(stack.constraints.compactMap(\.identifier))
    #expect(names == ["UISV-canvas-connection", "UISV-spacing", "UISV-alignment"])
    #expect(stack.constraints.count == 4 + 2 + 4)
    #expect(
      stack.constraints.filter { $0.identifier == "UISV-spacing" }.allSatisfy { $0.constant == 5 })
  }

  @Test func anIndexThatDoesNotExistRaises() {
    let exceptions = ExceptionRecorder()
    defer { exceptions.stop() }
    let stack = UIStackView()
    stack.insertArrangedSubview(UIView(), at: 3)
    #expect(exceptions.raised.count == 1)
    #expect(stack.arrangedSubviews.isEmpty)
  }
}
