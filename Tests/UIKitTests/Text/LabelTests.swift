import Testing

@testable import UIKit

@MainActor struct LabelTests {
  @Test func defaultsAreThoseOfUIKit() {
    let label = UILabel()
    #expect(label.text == nil)
    #expect(label.font == UIFont.systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1)
    #expect(!label.isUserInteractionEnabled)
    #expect(!label.adjustsFontSizeToFitWidth)
    #expect(label.minimumScaleFactor == 0)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(label.contentMode == .redraw)
    #expect(label.highlightedTextColor == nil)
    #expect(label.intrinsicContentSize == .zero)
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 250)
    #expect(label.contentCompressionResistancePriority(for: .horizontal).rawValue == 750)
  }

  // The table of recorded label heights, at two and at three pixels a point.
  @Test(arguments: [
    (11.0, 13.5, 13.333), (12, 14.5, 14.333), (13, 16, 15.667), (14, 17, 17), (15, 18, 18),
    (16, 19.5, 19.333), (17, 20.5, 20.333), (20, 24, 24), (22, 26.5, 26.333), (24, 29, 28.667),
    (28, 33.5, 33.667), (30, 36, 36), (32, 38.5, 38.333), (34, 41, 40.667), (38, 45.5, 45.667),
    (58, 69.5, 69.333),
  ])
  func heightsAreRoundedUpToPixels(size: CGFloat, two: CGFloat, three: CGFloat) {
    for (name, height) in [("iPhone SE", two), ("iPhone 16", three)] {
      Simulation.boot(SimulatedEnvironment(device: device(name)))
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.text = "x"
      #expect(abs(label.intrinsicContentSize.height - height) < 0.001)
    }
  }

  // GT-98
  @Test func helloWorldIsAsLargeAsRecorded() {
    Simulation.boot()
    let label = UILabel()
    label.text = "Hello World"
    #expect(abs(label.intrinsicContentSize.width - 88) < 0.001)
    #expect(abs(label.intrinsicContentSize.height - 20.333) < 0.001)
  }

  @Test func manyLinesAreAsHighAsTheirSum() {
    Simulation.boot()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "uno\ndue\ntre"
    #expect(abs(label.intrinsicContentSize.height - 61) < 0.001)
    label.numberOfLines = 2
    #expect(abs(label.intrinsicContentSize.height - 40.667) < 0.001)
    label.numberOfLines = 0
    label.text = "uno due tre"
    let fitted = label.sizeThatFits(CGSize(width: 65, height: 0))
    #expect(abs(fitted.height - 40.667) < 0.001)
    label.preferredMaxLayoutWidth = 65
    #expect(label.intrinsicContentSize == fitted)
  }

  @Test func sizeToFitTakesTheTextsSize() {
    Simulation.boot()
    let label = UILabel(frame: CGRect(x: 5, y: 6, width: 0, height: 0))
    label.text = "Hello"
    label.sizeToFit()
    expectClose(label.frame, CGRect(x: 5, y: 6, width: 39, height: 20.333))
  }

  // GT-93: 320 × 568 points at two pixels, centred, 20 points below the safe area.
  @Test func aCentredLabelHasItsRecordedFrame() {
    Simulation.boot(SimulatedEnvironment(device: device("iPhone SE (1st generation)")))
    let controller = UIViewController()
    let label = UILabel()
    label.text = "Hello, World!"
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(
        equalTo: controller.view.safeAreaLayoutGuide.topAnchor, constant: 20),
      label.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
    ])
    Simulation.present(controller)
    #expect(label.frame == CGRect(x: 111.5, y: 40, width: 97.5, height: 20.5))
  }

  // GT-53: four labels on the edges of the safe area, text size M.
  @Test func labelsOfTextStylesHaveTheirRecordedFrames() {
    Simulation.boot(
      SimulatedEnvironment(
        device: threePixels("iPhone SE (1st generation)"), contentSizeCategory: .medium))
    let controller = UIViewController()
    let root = controller.view ?? UIView()
    func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: style)
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      return label
    }
    let top = label("What's", .headline)
    let leading = label("the", .body)
    let trailing = label("point", .body)
    let bottom = label("?", .subheadline)
    let safe = root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: safe.topAnchor),
      top.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      leading.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      leading.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      trailing.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      trailing.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      bottom.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      bottom.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
    ])
    Simulation.present(controller)
    expectClose(top.frame, CGRect(x: 133.667, y: 20, width: 52.667, height: 19.333))
    expectClose(leading.frame, CGRect(x: 0, y: 284.333, width: 23.667, height: 19.333))
    expectClose(trailing.frame, CGRect(x: 283, y: 284.333, width: 37, height: 19.333))
    expectClose(bottom.frame, CGRect(x: 156.333, y: 551, width: 7.333, height: 17))
  }

  // GT-56
  @Test func aTitlePinnedToTheMarginsHasItsRecordedFrame() {
    Simulation.boot(
      SimulatedEnvironment(device: threePixels("iPhone SE (1st generation)")))
    let controller = UIViewController()
    let root = controller.view ?? UIView()
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .title1)
    label.text = "What's the point?"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
    ])
    Simulation.present(controller)
    expectClose(label.frame, CGRect(x: 16, y: 20, width: 288, height: 33.667))
    #expect(label.description.contains("; text = 'What's the point?'; "))
  }

  @Test func fontsFollowTheTextSizeWhereAsked() {
    Simulation.boot()
    let controller = UIViewController()
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let fixed = UILabel()
    fixed.font = .preferredFont(forTextStyle: .body)
    controller.view.addSubview(label)
    controller.view.addSubview(fixed)
    Simulation.present(controller)
    var environment = Simulation.environment
    environment.contentSizeCategory = .accessibilityLarge
    Simulation.apply(environment)
    #expect(label.font.pointSize == 33)
    #expect(fixed.font.pointSize == 17)
  }

  /// A device whose pixels are those of the machine the recording was made on.
  private func threePixels(_ name: String) -> SimulatedDevice {
    let device = device(name)
    return SimulatedDevice(
      name: device.name, size: device.size, scale: 3, portraitInsets: device.portraitInsets,
      landscapeInsets: device.landscapeInsets, idiom: device.idiom,
      hasRegularLandscapeWidth: device.hasRegularLandscapeWidth)
  }
}

/// Expects a frame near a recorded one: within half a point, since the font's kerning differs that
/// much between versions of iOS, unless told otherwise.
@MainActor func expectClose(
  _ frame: CGRect, _ recorded: CGRect, within tolerance: CGFloat = 0.5,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let differences = [
    frame.minX - recorded.minX, frame.minY - recorded.minY, frame.width - recorded.width,
    frame.height - recorded.height,
  ]
  #expect(
    differences.allSatisfy { abs($0) <= tolerance }, "\(frame) is not \(recorded)",
    sourceLocation: sourceLocation)
}
