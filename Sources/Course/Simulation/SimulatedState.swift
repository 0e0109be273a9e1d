import Interpreter
import Messages
import ScriptRuntime
import UIKit

/// What a run in the simulation leaves behind: UIKit's views, the learner's variables, and the
/// session in which properties are read and checks are run.
@MainActor
public final class SimulatedState: StepState {
  /// The controller whose view is the root, if there is one.
  public let controller: UIViewController?

  private let session: Session
  private let execution: Execution
  private let probe: SessionProbe
  private let native: NativeReader

  /// Looks at a session as it is. What is evaluated leaves nothing behind in it.
  public init(session: Session, execution: Execution, controller: UIViewController?) {
    self.session = session
    self.execution = execution
    self.controller = controller
    probe = SessionProbe(session: session, execution: execution)
    native = NativeReader(library: session.library)
  }

  private func view(_ observed: ObservedView) -> UIView? { observed.object as? UIView }

  // MARK: The hierarchy

  public var rootView: ObservedView? {
    if let controller { return controller.viewIfLoaded.map { ObservedView($0) } }
    let window = UIApplication.shared.keyWindow
    return window?.rootViewController?.viewIfLoaded.map { ObservedView($0) }
  }

  public func subviews(of view: ObservedView) -> [ObservedView] {
    self.view(view)?.subviews.map { ObservedView($0) } ?? []
  }

  public func superview(of view: ObservedView) -> ObservedView? {
    self.view(view)?.superview.map { ObservedView($0) }
  }

  public func rectangle(of view: ObservedView, guide: String?) -> ObservedRectangle? {
    self.view(view).flatMap { ObservedGeometry.rectangle(of: $0, guide: guide) }
  }

  public func isRightToLeft(_ view: ObservedView) -> Bool {
    self.view(view).map(ObservedGeometry.isRightToLeft) ?? false
  }

  // MARK: Names and types

  /// A variable of the learner's lines, or a stored property of the learner's controller.
  private func value(named name: String) -> Value? {
    execution.value(named: name) ?? StoredProperties.of(controller).last { $0.name == name }?.value
  }

  public func variable(named name: String) -> ObservedVariable {
    // A local that is called `view` hides the controller's property; it does not become it.
    if name == "view", controller != nil { return .absent }
    guard let value = value(named: name) else { return .absent }
    guard let view = Self.view(in: value) else { return .other }
    return .view(ObservedView(view))
  }

  public func name(of view: ObservedView) -> String? {
    let variables = execution.variables.map { (name: $0.name, value: $0.value) }
    let all = variables + StoredProperties.of(controller)
    return all.first { Self.view(in: $0.value) === view.object }?.name
  }

  private static func view(in value: Value) -> UIView? {
    guard case .object(let object)? = value.unwrapped?.unerased else { return nil }
    return object as? UIView
  }

  public func typeName(of view: ObservedView) -> String {
    probe.type(of: view.object)?.qualifiedName ?? "\(type(of: view.object))"
  }

  public func isKind(_ view: ObservedView, of typeName: String) -> Bool {
    var next = probe.type(of: view.object)
    while let current = next {
      if current.qualifiedName == typeName { return true }
      next = current.superclass?.nominalType
    }
    return false
  }

  // MARK: Values

  public func read(_ property: String, of view: ObservedView) -> ObservedReading {
    if let read = native.read(property, of: view.object) {
      return .value(ValueSpelling.observed(read.value))
    }
    let node = SessionProbe.nodeName
    switch probe.evaluate("\(node).\(property)", names: [node: view.object]) {
    case .value(let value): return .value(ValueSpelling.observed(value))
    case .stopped: return .undeclared(name: property)
    case .rejected(let rejection):
      // The learner's own class may not have the member yet.
      let isLearners = probe.type(of: view.object)?.module == SessionProbe.learnersModule
      return isLearners ? .undeclared(name: property) : .failed(reason: rejection.reason)
    }
  }

  public func evaluate(
    _ expression: String, like property: String, of view: ObservedView,
    names: [String: ObservedView]
  ) -> ObservedReading {
    if let read = native.read(property, of: view.object),
      let value = native.constant(expression, of: read.type)
    {
      return .value(ValueSpelling.observed(value))
    }
    let node = SessionProbe.nodeName
    let type = probe.typeText(of: "\(node).\(property)", names: [node: view.object])
    // The expression has the property's type, so that `.white` means what it means there.
    let typed = type.map { "(\(expression)) as \($0)" } ?? expression
    switch probe.evaluate(typed, names: scope(names)) {
    case .value(let value): return .value(ValueSpelling.observed(value))
    case .stopped: return .undeclared(name: expression)
    case .rejected(let rejection):
      if let name = rejection.missingName { return .undeclared(name: name) }
      let isLearners = rejection.names(any: execution.variables.map(\.name), in: expression)
      return isLearners ? .undeclared(name: expression) : .failed(reason: rejection.reason)
    }
  }

  public func areEqual(_ left: ObservedValue, _ right: ObservedValue) -> Bool {
    guard let first = left.payload as? Value, let second = right.payload as? Value else {
      return left.source == right.source
    }
    return ValueSpelling.areEqual(first, second)
  }

  /// The names of an outline that no variable holds; in a lesson of whole files also the
  /// controller's view and what the controller stores, because nothing of it is in scope there.
  private func scope(_ names: [String: ObservedView]) -> [String: AnyObject] {
    var objects = names.mapValues(\.object)
    if case .file = session.context {
      for property in StoredProperties.of(controller) {
        if let view = Self.view(in: property.value) { objects[property.name] = view }
      }
      if let view = controller?.viewIfLoaded { objects["view"] = view }
      if let controller { objects["controller"] = controller }
    }
    if case .method = session.context { objects["view"] = nil }
    return objects.filter { execution.value(named: $0.key) == nil }
  }

  // MARK: Checks

  public func check(_ code: String, names: [String: ObservedView]) -> [CheckOutcome] {
    let objects = scope(names)
    return CheckText.expressions(of: code).map { check($0, objects) }
  }

  private func check(_ expression: String, _ objects: [String: AnyObject]) -> CheckOutcome {
    // A check is not to load a view that is not there yet: that would run the learner's code.
    if let controller, !controller.isViewLoaded, CheckText.mentions("view", in: expression) {
      return .stopped(expression, reason: "view")
    }
    switch probe.evaluate(expression, names: objects) {
    case .value(.bool(true)): return .passed(expression)
    case .value(.bool(false)):
      return .failed(expression, values: values(of: expression, objects))
    case .value: return .broken(expression, reason: "Bool")
    case .stopped(let failure):
      return .stopped(expression, reason: failure.headline(in: .english))
    case .rejected(let rejection):
      if let name = rejection.missingName { return .undeclared(expression, name: name) }
      return .broken(expression, reason: rejection.reason)
    }
  }

  /// The value of the left side of a comparison.
  private func values(of expression: String, _ objects: [String: AnyObject]) -> String {
    guard let comparison = CheckText.comparison(of: expression),
      case .value(let value) = probe.evaluate(comparison.left, names: objects)
    else { return "" }
    return ValueSpelling.source(value)
  }
}
