/// A view that reports what people do with it to targets and closures.
@MainActor open class UIControl: UIView {
  private var isEnabledFlag = true
  private var isSelectedFlag = false
  private var isHighlightedFlag = false
  private var registrations: [Registration] = []

  /// Who is to be told of which events.
  private struct Registration {
    /// The target, kept weakly as UIKit does; nil in `target` and true here once it is gone.
    weak var target: NSObject?
    let hasTarget: Bool
    let selector: Selector?
    let action: UIAction?
    var events: UIControl.Event
  }

  /// Makes a control with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control that performs an action when what it is for is asked of it.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: State

  /// Whether the control can be used.
  open var isEnabled: Bool {
    get { isEnabledFlag }
    set {
      isEnabledFlag = newValue
      stateDidChange()
    }
  }

  /// Whether the control is selected.
  open var isSelected: Bool {
    get { isSelectedFlag }
    set {
      isSelectedFlag = newValue
      stateDidChange()
    }
  }

  /// Whether the control is shown as touched.
  open var isHighlighted: Bool {
    get { isHighlightedFlag }
    set {
      isHighlightedFlag = newValue
      stateDidChange()
    }
  }

  /// The state made up of the flags above.
  public var state: UIControl.State {
    var state: UIControl.State = []
    if isHighlightedFlag { state.insert(.highlighted) }
    if !isEnabledFlag { state.insert(.disabled) }
    if isSelectedFlag { state.insert(.selected) }
    return state
  }

  /// Follows a change of the state.
  func stateDidChange() {}

  /// Where the content stands along the horizontal axis.
  public var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment =
    UIControl.ContentHorizontalAlignment.center
  {
    didSet { setNeedsLayout() }
  }

  /// Where the content stands along the vertical axis.
  public var contentVerticalAlignment: UIControl.ContentVerticalAlignment =
    UIControl.ContentVerticalAlignment.center
  {
    didSet { setNeedsLayout() }
  }

  // MARK: Targets and actions

  /// Has a message sent to a target at the given events.
  ///
  /// The target is not kept; with nil the message goes along the responder chain.
  public func addTarget(
    _ target: Any?, action: Selector, for controlEvents: UIControl.Event
  ) {
    let object = target as? NSObject
    for index in registrations.indices
    where registrations[index].selector == action && registrations[index].target === object {
      registrations[index].events.formUnion(controlEvents)
      return
    }
    registrations.append(
      Registration(
        target: object, hasTarget: object != nil, selector: action, action: nil,
        events: controlEvents))
  }

  /// Has a message no longer sent at the given events; nil stands for any target or any message.
  public func removeTarget(
    _ target: Any?, action: Selector?, for controlEvents: UIControl.Event
  ) {
    let object = target as? NSObject
    for index in registrations.indices where registrations[index].selector != nil {
      let matchesTarget = target == nil || registrations[index].target === object
      let matchesAction = action == nil || registrations[index].selector == action
      if matchesTarget && matchesAction { registrations[index].events.subtract(controlEvents) }
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Has an action performed at the given events; one with the same identifier is replaced.
  public func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    registrations.removeAll { $0.action?.identifier == action.identifier }
    registrations.append(
      Registration(
        target: nil, hasTarget: false, selector: nil, action: action, events: controlEvents))
  }

  /// Has an action no longer performed at the given events.
  public func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    for index in registrations.indices
    where registrations[index].action?.identifier == action.identifier {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// The targets registered, without those for the responder chain.
  public var allTargets: Set<AnyHashable> {
    Set(registrations.compactMap { $0.target.map { AnyHashable($0) } })
  }

  /// The events that something is registered for.
  public var allControlEvents: UIControl.Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Returns the messages a target is sent at an event, by their selectors' texts.
  public func actions(
    forTarget target: Any?, forControlEvent controlEvent: UIControl.Event
  ) -> [String]? {
    let object = target as? NSObject
    let names = registrations.filter {
      $0.selector != nil && $0.target === object && !$0.events.isDisjoint(with: controlEvent)
    }.compactMap { $0.selector?.description }
    return names.isEmpty ? nil : names
  }

  /// Tells everyone registered that the given events have happened, in the order they registered.
  public func sendActions(for controlEvents: UIControl.Event) {
    for registration in registrations
    where !registration.events.isDisjoint(with: controlEvents) {
      if let action = registration.action {
        sendAction(action)
      } else if let selector = registration.selector {
        if registration.hasTarget && registration.target == nil { continue }
        sendAction(selector, to: registration.target, for: nil)
      }
    }
  }

  /// Sends one message.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs one action.
  public func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Does what a tap does: nothing while the control is not enabled.
  func receiveTap() {
    guard isEnabled else { return }
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    sendActions(for: [.touchUpInside])
    sendActions(for: .primaryActionTriggered)
  }
}
