import Bindings
import Course
import Interpreter
import ScriptRuntime
import UIKit

/// A program's screen: its controller in a window, laid out.
@MainActor struct Presentation {
  /// The window that fills the screen; nil when there is nothing to put in it.
  let window: UIWindow?
  let controller: UIViewController?
  let names: ProgramNames

  /// What presenting gave: logs, prints, a failure.
  let outcome: Outcome

  /// Presents what a program that has just run made.
  init(_ execution: Execution, context: LessonContext, inputs: [CheckedInput]) {
    let found = Self.controller(of: execution, context: context, inputs: inputs)
    self.init(execution, presenting: found.controller, isHost: found.isHost)
  }

  /// Presents a controller; a `host` is not the learner's, and neither is its view.
  init(_ execution: Execution, presenting controller: UIViewController?, isHost: Bool = false) {
    var window = UIApplication.shared.windows.last { !$0.isHidden }
    var outcome = Outcome()
    if window == nil, let controller {
      outcome = execution.perform {
        window = Simulation.present(controller)
        try Bindings.settle()
      }
    } else {
      outcome = execution.perform { try Bindings.settle() }
    }
    self.window = window
    self.controller = isHost ? nil : controller ?? window?.rootViewController
    self.outcome = outcome
    names = ProgramNames(execution, controller: self.controller)
  }

  /// The controller to present: the one under study once it has a view, the last that a variable
  /// holds, the last class declared; a loose view gets a plain one around it.
  private static func controller(
    of execution: Execution, context: LessonContext, inputs: [CheckedInput]
  ) -> (controller: UIViewController?, isHost: Bool) {
    switch context {
    case .loadView, .viewDidLoad:
      let controller = execution.controller as? UIViewController
      // Without a view, presenting would call `loadView` over and over.
      return (controller?.viewIfLoaded == nil ? nil : controller, false)
    case .file:
      return (ControllerChoice.make(named: nil, in: execution, inputs: inputs), false)
    case .playground:
      let objects = execution.variables.map(\.value.unwrapped)
      for case .object(let controller as UIViewController)? in objects.reversed()
      where controller.parent == nil && controller.viewIfLoaded != nil {
        return (controller, false)
      }
      return (host(of: objects), true)
    }
  }
}

extension Presentation {
  /// A plain controller around the loose views, nil when none of them would be seen.
  private static func host(of objects: [Value?]) -> UIViewController? {
    var tops: [UIView] = []
    for case .object(let view as UIView)? in objects where !(view is UIWindow) {
      var top = view
      while let next = top.superview { top = next }
      if !tops.contains(where: { $0 === top }) { tops.append(top) }
    }
    guard tops.contains(where: { !$0.frame.isEmpty }) else { return nil }
    let host = UIViewController()
    for top in tops { host.view.addSubview(top) }
    return host
  }
}

/// Finds the view controller that a program is about.
@MainActor enum ControllerChoice {
  /// The controller's class by that name, or the last one declared.
  static func type(named name: String?, inputs: [CheckedInput]) -> NominalType? {
    let types = inputs.flatMap(\.types).filter { isController($0) && $0.genericParameters.isEmpty }
    if let name { return types.last { $0.name == name || $0.qualifiedName == name } }
    return types.last { $0.plainInitializer != nil } ?? types.last
  }

  /// An instance of it; the controller that a bare `override func` belongs to comes first.
  static func make(named name: String?, in execution: Execution, inputs: [CheckedInput])
    -> UIViewController?
  {
    if name == nil, inputs.contains(where: { $0.controller != nil }) {
      return (try? execution.makeController()) as? UIViewController
    }
    guard let type = type(named: name, inputs: inputs) else { return nil }
    return (try? execution.makeInstance(of: type)) as? UIViewController
  }

  private static func isController(_ type: NominalType) -> Bool {
    var current: NominalType? = type
    while let next = current {
      if next.module == "UIKit", next.name == "UIViewController" { return true }
      guard case .nominal(let parent, _)? = next.superclass else { return false }
      current = parent
    }
    return false
  }
}
