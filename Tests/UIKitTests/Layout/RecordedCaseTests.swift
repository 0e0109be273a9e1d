import Foundation
import Testing

@testable import UIKit

/// Single screens whose frames the real UIKit printed, most of them with text.
@MainActor struct RecordedCaseTests {
  private func label(_ text: String, in parent: UIView, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(label)
    return label
  }

  private func host(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func use(_ device: String) throws {
    let device = try #require(SimulatedDevice(named: device))
    Simulation.boot(SimulatedEnvironment(device: device))
  }

  @Test func aCentredLabelHasItsTextsSizeRoundedUpToHalfPoints() throws {
    try use("iPhone SE (1st generation)")
    let controller = UIViewController()
    let window = Simulation.present(controller)
    let root = try #require(controller.viewIfLoaded)
    let label = label("Hello, World!", in: root)
    label.constrain(.top, .equal, root.safeAreaLayoutGuide, .top, 1, 20)
    label.to(.centerX)
    window.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 111.5, y: 40, width: 97.5, height: 20.5))
  }

  @Test func aViewWithoutContentCollapsesToAPoint() throws {
    try use("iPhone SE (1st generation)")
    let root = host(320, 568)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.to(.top, by: 80.5)
    view.to(.centerX)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 160, y: 80.5, width: 0, height: 0))
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func aLabelsPriorityDecidesItsWidth() {
    Simulation.boot()
    let root = host(320, 480)
    let label = label("Hello", in: root)
    label.to(.leading, .top)
    let width = label.widthAnchor.constraint(equalToConstant: 120)
    width.priority = UILayoutPriority(240)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.width == 39)
    width.priority = UILayoutPriority(260)
    root.layoutIfNeeded()
    #expect(label.frame.width == 120)
  }

  @Test func aLabelThatResistsLessIsSqueezed() {
    Simulation.boot()
    let root = host(200, 100)
    let tough = label("Hold on", in: root)
    tough.setContentCompressionResistancePriority(UILayoutPriority(900), for: .horizontal)
    let soft = label("As you like", in: root)
    soft.setContentCompressionResistancePriority(UILayoutPriority(100), for: .horizontal)
    tough.to(.leading, .top)
    soft.to(.trailing, .top)
    tough.constrain(.trailing, .equal, soft, .leading, 1, -4)
    tough.width(140)
    soft.width(120, at: UILayoutPriority(500))
    root.layoutIfNeeded()
    #expect(tough.frame.width == 140)
    #expect(soft.frame.width == 56)
  }

  @Test func aLongLabelWrapsToTheWidthItGets() {
    Simulation.boot()
    let root = host(200, 400)
    let label = label("The quick brown fox jumps over the lazy dog", in: root)
    label.numberOfLines = 0
    label.to(.leading, .trailing, .top)
    root.layoutIfNeeded()
    #expect(label.frame.width == 200)
    #expect(abs(label.frame.height - 40.667) < 0.01)
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(abs(label.frame.height - 20.333) < 0.01)
  }

  @Test func aColumnFromTheSafeAreaDown() throws {
    try use("iPhone 13 mini")
    let controller = UIViewController()
    let window = Simulation.present(controller)
    let root = try #require(controller.viewIfLoaded)
    let label = label("Layout", in: root)
    let button = UIButton(type: .system)
    button.setTitle("Layout", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    label.constrain(.top, .equal, root.safeAreaLayoutGuide, .top, 1, 0)
    label.to(.centerX)
    button.to(.centerX)
    button.constrain(.top, .equal, label, .bottom, 1, 300)
    window.layoutIfNeeded()
    #expect(isClose(label.frame, CGRect(x: 162, y: 50, width: 51.333, height: 20.333)))
    // The text's width is known to half a point: the kerning of its letters is not.
    #expect(abs(button.frame.width - 47) < 0.7)
    #expect(abs(button.frame.minY - 370.333) < 0.001)
    #expect(button.frame.height == 30)
  }

  @Test func aLabelThatKeepsItsMaskConflictsWithItsAnchors() throws {
    let log = LogRecorder()
    defer { log.stop() }
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let root = try #require(controller.viewIfLoaded)
    let label = UILabel()
    label.text = "Testing out NSLayoutConstraint"
    root.addSubview(label)
    label.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    window.layoutIfNeeded()
    let conflict = try #require(log.conflicts.first)
    #expect(conflict.constraints.count == 3)
    let text = conflict.text()
    #expect(text.contains("h=--& v=--& UILabel:0x"))
    #expect(text.contains("'Testing out NSLayoutConst...'.width == 0   (active)"))
    #expect(text.contains("'UIView-Encapsulated-Layout-Width' UIView:0x"))
    #expect(text.contains(".width == 320   (active)"))
    #expect(text.contains("translatesAutoresizingMaskIntoConstraints) "))
  }

  @Test func sharesOfTheSuperviewAndCornersKeepTheirDistance() {
    Simulation.boot()
    for isMirrored in [false, true] {
      let root = host(375, 667)
      let bar = UIView()
      let box = UIView()
      for view in [bar, box] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.semanticContentAttribute =
          isMirrored ? .forceRightToLeft : .forceLeftToRight
      }
      bar.to(.top, by: 100.5)
      bar.to(.leading, by: 8)
      bar.to(.trailing, by: -22)
      bar.constrain(.height, .equal, root, .height, 0.1, 0)
      box.size(54, 47)
      box.to(.leading, .bottom)
      root.layoutIfNeeded()
      #expect(bar.frame.minX == (isMirrored ? 22 : 8))
      #expect(bar.frame.width == 345)
      #expect(abs(bar.frame.height - 66.7) < 0.34)
      #expect(box.frame == CGRect(x: isMirrored ? 321 : 0, y: 620, width: 54, height: 47))
    }
  }

  @Test func aViewBetweenTwoFramesFillsTheGap() {
    let root = host(300, 300)
    let upper = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let lower = UIView(frame: CGRect(x: 50, y: 120, width: 60, height: 20))
    let middle = SizedView(40, 10)
    for view in [upper, lower, middle] { root.addSubview(view) }
    middle.constrain(.top, .equal, upper, .bottom, 1, 0, .high)
    middle.constrain(.bottom, .equal, lower, .top, 1, 0, .high)
    root.layoutIfNeeded()
    #expect(middle.frame == CGRect(x: 0, y: 60, width: 40, height: 60))
  }

  @Test func contentFillsOneAxisAndCentresInBoth() {
    let root = host(300, 300)
    let wide = SizedView(10, 30)
    root.addSubview(wide)
    wide.to(.leading, .trailing)
    let centred = SizedView(40, 20)
    root.addSubview(centred)
    centred.to(.centerX, .centerY)
    let lowered = SizedView(40, 20)
    root.addSubview(lowered)
    lowered.to(.centerX, .centerY, by: 10, at: .low)
    root.layoutIfNeeded()
    #expect(wide.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
    #expect(centred.frame == CGRect(x: 130, y: 140, width: 40, height: 20))
    #expect(lowered.frame == CGRect(x: 140, y: 150, width: 40, height: 20))
  }

  @Test func oldGuidesAreTheStripsOutsideTheSafeArea() throws {
    try use("iPhone 13 mini")
    let controller = UIViewController()
    let window = Simulation.present(controller)
    let root = try #require(controller.viewIfLoaded)
    let upper = SizedView(40, 20)
    let lower = SizedView(40, 20)
    root.addSubview(upper)
    root.addSubview(lower)
    let column = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|[top]-[upper]-[lower]", metrics: nil,
      views: ["top": controller.topLayoutGuide, "upper": upper, "lower": lower])
    #expect(column.count == 3)
    #expect(column.map { $0.secondItem === root } == [true, false, false])
    NSLayoutConstraint.activate(Array(column.prefix(2)))
    lower.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(upper.frame.minY == 58)
    #expect(lower.frame.maxY == 778)
    #expect(controller.topLayoutGuide.length == 50)
    #expect(controller.bottomLayoutGuide.length == 34)
  }

  @Test func viewsInARowKeepTheirGaps() {
    let root = host(400, 400)
    let views = (0..<3).map { _ in UIView() }
    for (index, view) in views.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.size(100, 100)
      if index > 0 { view.constrain(.leading, .equal, views[index - 1], .trailing, 1, 10) }
    }
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 110, 220])
  }

  @Test func fourLabelsOnTheEdges() throws {
    let device = try #require(SimulatedDevice(named: "iPhone SE (1st generation)"))
    Simulation.boot(SimulatedEnvironment(device: device))
    let stage = Stage(
      size: device.size, safeArea: device.portraitInsets, environment: Simulation.environment)
    let texts = ["What's", "the", "point", "?"]
    let labels = texts.map { label($0, in: stage.root, size: $0 == "?" ? 14 : 16) }
    let safeArea = stage.root.safeAreaLayoutGuide
    labels[0].constrain(.top, .equal, safeArea, .top, 1, 0)
    labels[0].constrain(.centerX, .equal, safeArea, .centerX, 1, 0)
    labels[1].constrain(.leading, .equal, safeArea, .leading, 1, 0)
    labels[1].constrain(.centerY, .equal, safeArea, .centerY, 1, 0)
    labels[2].constrain(.trailing, .equal, safeArea, .trailing, 1, 0)
    labels[2].constrain(.centerY, .equal, safeArea, .centerY, 1, 0)
    labels[3].constrain(.bottom, .equal, safeArea, .bottom, 1, -3)
    labels[3].constrain(.centerX, .equal, safeArea, .centerX, 1, 0)
    stage.layOut()
    // The recorded screen had three pixels a point; this one has two.
    let expected = [
      CGRect(x: 133.667, y: 20, width: 52.667, height: 19.333),
      CGRect(x: 0, y: 284.333, width: 23.667, height: 19.333),
      CGRect(x: 283, y: 284.333, width: 37, height: 19.333),
      CGRect(x: 156.333, y: 548, width: 7.333, height: 17),
    ]
    for (label, rect) in zip(labels, expected) {
      #expect(abs(label.frame.midX - rect.midX) < 1)
      #expect(abs(label.frame.midY - rect.midY) < 0.5)
    }
  }
}
