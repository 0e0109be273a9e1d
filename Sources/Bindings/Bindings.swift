import ScriptRuntime
import UIKit

/// All that scripts can use: Swift's standard library, Foundation and UIKit.
@MainActor public enum Bindings {
  /// Makes a library of everything. Texts are read when they are needed, so this is quick.
  public static func makeLibrary() -> Library {
    let library = Library()
    SwiftLibrary.register(in: library)
    BindingIndex.register(in: library)
    return library
  }

  /// Connects UIKit to the running script: its exceptions become failures of the script, and its
  /// descriptions name the script's classes.
  public static func connect() {
    Simulation.exceptionHandler = { exception in
      Runtime.fail(ScriptFailure(.exception(name: exception.name, reason: exception.reason)))
    }
    Simulation.classNameHandler = { object in
      guard let script = (object as? any Scripted)?.script,
        case .nominal(let type, _) = script.type
      else { return nil }
      return type.module + "." + type.qualifiedName
    }
  }

  /// What of UIKit could not be bound, and why: empty, or the build would be incomplete.
  public static var unbound: [String] { BindingIndex.unbound }
}
