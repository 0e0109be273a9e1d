import Course
import Interpreter
import ScriptRuntime
import UIKit

/// The views that a running program can reach by name, and what it calls them.
@MainActor struct ProgramNames {
  /// The views held by variables, and by the stored properties of the script's controllers and
  /// views that variables hold, in order.
  private(set) var views: [UIView] = []

  /// The view of the controller under study, once it is loaded.
  private(set) var rootView: UIView?

  private var names: [ObjectIdentifier: String] = [:]

  /// Looks at an execution's variables and at its controller.
  init(_ execution: Execution, controller: UIViewController? = nil) {
    let controller = controller ?? execution.controller as? UIViewController
    for variable in execution.variables { note(variable.value, as: variable.name) }
    if let controller {
      rootView = controller.viewIfLoaded
      noteProperties(of: controller, prefix: "")
      if let view = rootView { note(view, as: "view") }
    }
  }

  var naming: ViewNaming {
    let names = names
    return ViewNaming(
      name: { names[ObjectIdentifier($0)] }, className: { ProgramNames.className(of: $0) })
  }

  /// The class as the script wrote it, or UIKit's.
  static func className(of object: NSObject) -> String {
    if let script = (object as? any Scripted)?.script, case .nominal(let type, _) = script.type {
      return type.qualifiedName
    }
    return String(describing: type(of: object))
  }

  private mutating func note(_ value: Value, as name: String) {
    switch value.unwrapped {
    case .object(let object as UIView): note(object, as: name)
    case .object(let object as UIViewController):
      noteProperties(of: object, prefix: name + ".")
      if let view = object.viewIfLoaded { note(view, as: name + ".view") }
    case .array(let elements):
      for (index, element) in elements.enumerated().prefix(100) {
        guard case .object(let view as UIView) = element else { return }
        note(view, as: "\(name)[\(index)]")
      }
    default: return
    }
  }

  private mutating func note(_ view: UIView, as name: String) {
    let key = ObjectIdentifier(view)
    // The first name stays: a second variable does not rename a view.
    guard names[key] == nil else { return }
    names[key] = name
    views.append(view)
    noteProperties(of: view, prefix: name + ".")
  }

  /// The views in the stored properties that the script gave an object's class.
  private mutating func noteProperties(of object: NSObject, prefix: String) {
    for property in StoredProperties.of(object) {
      if case .object(let view as UIView)? = property.value.unwrapped {
        note(view, as: prefix + property.name)
      }
    }
  }
}
