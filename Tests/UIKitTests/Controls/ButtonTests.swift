import Testing

@testable import UIKit

@MainActor struct ButtonTests {
  @Test func defaultsAreThoseOfUIKit() {
    let button = UIButton()
    #expect(button.buttonType == .custom)
    #expect(button.title(for: .normal) == nil)
    #expect(button.titleColor(for: .normal) == .white)
    #expect(button.tag == 0)
    #expect(button.subviews.isEmpty)
  }

  // GT-86
  @Test func sizesOfCustomButtons() throws {
    Simulation.boot(SimulatedEnvironment(device: device("iPhone SE")))
    let button = UIButton()
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 30, height: 34))
    UIImage.catalog = ["logo": CGSize(width: 80, height: 60)]
    let image = try #require(UIImage(named: "logo"))
    button.setImage(image, for: .normal)
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 80, height: 60))
    button.setTitle("Test", for: .normal)
    let title = try #require(button.titleLabel).intrinsicContentSize
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 80 + title.width, height: 60))
    UIImage.catalog = [:]
  }

  // GT-23: "Layout" is 47 points wide in the recording, whose font is an older one.
  @Test func aSystemButtonIsTwelvePointsHigherThanItsTitle() throws {
    Simulation.boot(SimulatedEnvironment(device: device("iPhone 13 mini")))
    let button = UIButton(type: .system)
    button.setTitle("Layout", for: .normal)
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.bounds.height == 30)
    #expect(abs(button.bounds.width - 47) < 1)
    let label = try #require(button.titleLabel)
    #expect(label.frame.minY == 6)
    #expect(label.frame.height == 18)
    #expect(label.frame.minX == 0)
    #expect(label.textColor == button.tintColor)
  }

  // GT-58
  @Test func theAddButtonHasItsRecordedSize() {
    let button = UIButton(type: .contactAdd)
    button.layoutIfNeeded()
    expectClose(button.frame, CGRect(x: 0, y: 0, width: 24.333, height: 23.667))
    expectClose(button.imageView?.frame ?? .null, CGRect(x: 0, y: 0, width: 24.333, height: 23.667))
  }

  @Test func titlesAndColoursFollowTheState() {
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    button.setTitle("B", for: .selected)
    button.setTitleColor(.red, for: .selected)
    #expect(button.currentTitle == "A")
    button.isSelected = true
    #expect(button.currentTitle == "B")
    #expect(button.titleLabel?.text == "B")
    #expect(button.currentTitleColor == .red)
    button.isEnabled = false
    #expect(button.state == [.selected, .disabled])
    #expect(button.currentTitle == "A")
  }

  @Test func configurationsHaveInsets() {
    Simulation.boot()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "OK"
    let button = UIButton(configuration: configuration)
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(button.intrinsicContentSize.width == title.width + 24)
    #expect(button.intrinsicContentSize.height == title.height + 14)
    #expect(button.currentTitleColor == .white)
    button.configuration?.buttonSize = .mini
    #expect(button.intrinsicContentSize.width == title.width + 20)
  }

  @Test func aLongerTitleOnTheLabelChangesTheSize() {
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    let small = button.intrinsicContentSize
    button.titleLabel?.font = .systemFont(ofSize: 40)
    #expect(button.intrinsicContentSize.height > small.height)
  }
}
