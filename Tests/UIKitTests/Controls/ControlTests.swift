import Testing

@testable import UIKit

/// A target that answers to two selectors.
@MainActor private final class Target: NSObject, SelectorResponding {
  var received: [String] = []

  func responds(to selector: Selector) -> Bool {
    selector.description.hasPrefix("tapped")
  }

  func perform(_ selector: Selector, with arguments: [Any?]) -> Bool {
    guard responds(to: selector) else { return false }
    received.append("\(selector.description) \(arguments.count)")
    return true
  }
}

@MainActor struct ControlTests {
  @Test func targetsReceiveAsManyArgumentsAsTheSelectorHas() {
    let target = Target()
    let button = UIButton()
    button.addTarget(target, action: Selector("tapped"), for: .touchUpInside)
    button.addTarget(target, action: Selector("tapped:"), for: .touchUpInside)
    button.addTarget(target, action: Selector("tapped:forEvent:"), for: .touchDown)
    button.sendActions(for: .touchUpInside)
    #expect(target.received == ["tapped 0", "tapped: 1"])
    button.removeTarget(target, action: Selector("tapped"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.received == ["tapped 0", "tapped: 1", "tapped: 1"])
    #expect(button.actions(forTarget: target, forControlEvent: .touchDown) == ["tapped:forEvent:"])
  }

  @Test func anUnknownSelectorRaises() {
    let target = Target()
    let button = UIButton()
    button.addTarget(target, action: Selector("missing"), for: .touchUpInside)
    let seen = observing { button.sendActions(for: .touchUpInside) }
    #expect(seen.exceptions.first?.name == "NSInvalidArgumentException")
    #expect(
      seen.exceptions.first?.reason.contains(
        " missing]: unrecognized selector sent to instance 0x") == true)
  }

  @Test func targetsAreNotKept() {
    let button = UIButton()
    do {
      button.addTarget(Target(), action: Selector("tapped"), for: .touchUpInside)
    }
    let seen = observing { button.sendActions(for: .touchUpInside) }
    #expect(seen.exceptions.isEmpty)
  }

  @Test func withoutATargetTheResponderChainIsAsked() {
    @MainActor final class Root: UIView, SelectorResponding {
      var taps = 0
      func responds(to selector: Selector) -> Bool { selector == Selector("tapped") }
      func perform(_ selector: Selector, with arguments: [Any?]) -> Bool {
        taps += 1
        return true
      }
    }
    let root = Root()
    let button = UIButton()
    root.addSubview(button)
    button.addTarget(nil, action: Selector("tapped"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(root.taps == 1)
  }

  @Test func actionsAreReplacedByIdentifier() {
    let control = UIControl()
    var order: [String] = []
    let identifier = UIAction.Identifier("a")
    control.addAction(
      UIAction(identifier: identifier) { _ in order.append("1") }, for: .valueChanged)
    control.addAction(
      UIAction(identifier: identifier) { action in
        order.append(action.sender === control ? "2" : "?")
      }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(order == ["2"])
  }

  @Test func aTapGoesThroughHitTesting() {
    Simulation.boot()
    let controller = UIViewController()
    let button = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    controller.view.addSubview(button)
    Simulation.present(controller)
    #expect(Simulation.tap(button) === button)
    #expect(Simulation.tap(at: CGPoint(x: 60, y: 110)) === button)
    #expect(taps == 2)
    button.isEnabled = false
    Simulation.tap(button)
    button.isEnabled = true
    button.isHidden = true
    Simulation.tap(button)
    #expect(taps == 2)
  }

  @Test func labelsAreDeafUntilToldOtherwise() {
    Simulation.boot()
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
    let target = Target()
    label.addGestureRecognizer(
      UITapGestureRecognizer(target: target, action: Selector("tapped:")))
    controller.view.addSubview(label)
    Simulation.present(controller)
    Simulation.tap(label)
    #expect(target.received.isEmpty)
    label.isUserInteractionEnabled = true
    Simulation.tap(label)
    #expect(target.received == ["tapped: 1"])
  }

  @Test func sizesOfControls() {
    Simulation.boot()
    let toggle = UISwitch(frame: CGRect(x: 3, y: 4, width: 200, height: 200))
    #expect(toggle.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
    #expect(toggle.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(
      UIStepper(frame: CGRect(x: 1, y: 2, width: 9, height: 9)).frame.size
        == CGSize(width: 94, height: 32))
    #expect(UIProgressView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)).frame.height == 4)
    #expect(UIActivityIndicatorView(style: .large).bounds.size == CGSize(width: 37, height: 37))
    #expect(UIActivityIndicatorView().intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(UISegmentedControl(items: ["A", "B"]).intrinsicContentSize.height == 32)
    #expect(UISlider().intrinsicContentSize == CGSize(width: -1, height: 31))
  }

  @Test func heightsOfTextFields() {
    Simulation.boot()
    let field = UITextField()
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    field.font = .systemFont(ofSize: 14)
    #expect(field.intrinsicContentSize.height == 30)
    field.borderStyle = .none
    #expect(field.intrinsicContentSize.height == 17)
    #expect(field.text == "")
    #expect(field.placeholder == nil)
  }

  @Test(arguments: [true, false])
  func huggingPrioritiesAreThoseOfTheTable(isHorizontal: Bool) {
    let axis: NSLayoutConstraint.Axis = isHorizontal ? .horizontal : .vertical
    let both: [UIView] = [UIActivityIndicatorView(), UIPageControl(), UIStepper(), UISwitch()]
    for view in both { #expect(view.contentHuggingPriority(for: axis) == .defaultHigh) }
    let high: [UIView] = [UIProgressView(), UISegmentedControl(), UISlider()]
    for view in high {
      #expect(view.contentHuggingPriority(for: axis) == (isHorizontal ? .defaultLow : .defaultHigh))
    }
    let low: [UIView] = [UILabel(), UIImageView(), UIButton(), UITextField(), UIView()]
    for view in low { #expect(view.contentHuggingPriority(for: axis) == .defaultLow) }
  }

  @Test func aSwitchTogglesWhenTapped() {
    Simulation.boot()
    let controller = UIViewController()
    let toggle = UISwitch(frame: CGRect(x: 50, y: 100, width: 0, height: 0))
    var changes = 0
    toggle.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    controller.view.addSubview(toggle)
    Simulation.present(controller)
    Simulation.tap(toggle)
    #expect(toggle.isOn)
    #expect(changes == 1)
  }

  @Test func typingGoesToTheFieldThatHasTheKeyboard() {
    Simulation.boot()
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 50, y: 100, width: 100, height: 34))
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    controller.view.addSubview(field)
    Simulation.present(controller)
    Simulation.type("x")
    Simulation.tap(field)
    #expect(field.isFirstResponder && field.isEditing)
    Simulation.type("ciao")
    #expect(field.text == "ciao")
    #expect(changes == 1)
    field.resignFirstResponder()
    #expect(!field.isEditing)
  }

  @Test func valuesStayWithinTheirLimits() {
    let slider = UISlider()
    slider.value = 7
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 7
    slider.maximumValue = 5
    #expect(slider.value == 5)
    let stepper = UIStepper()
    stepper.value = -3
    #expect(stepper.value == 0)
    let segments = UISegmentedControl(items: ["A"])
    #expect(segments.selectedSegmentIndex == -1)
    segments.selectedSegmentIndex = 9
    #expect(segments.selectedSegmentIndex == -1)
  }
}
