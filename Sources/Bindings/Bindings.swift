import ScriptRuntime
import UIKit

/// All that scripts can use: Swift's standard library, Foundation and UIKit.
@MainActor public enum Bindings {
  /// Makes a library of everything. Texts are read when they are needed, so this is quick.
  public static func makeLibrary() -> Library {
    let library = Library()
    SwiftLibrary.register(in: library)
    BindingIndex.register(in: library)
    ReusableCells.register(in: library)
    NotSimulatedNames.register(in: library.notSimulated)
    library.documentation = DocumentationTable { BindingDocumentation.text }
    return library
  }

  /// Connects UIKit to the running script: its exceptions become failures of the script, and its
  /// descriptions name the script's classes.
  public static func connect() {
    Simulation.exceptionHandler = { exception in
      Runtime.fail(ScriptFailure(.exception(name: exception.name, reason: exception.reason)))
    }
    Simulation.logHandler = { ScriptHost.current?.log($0) }
    Simulation.classNameHandler = { object in
      guard let script = (object as? any Scripted)?.script,
        case .nominal(let type, _) = script.type
      else { return nil }
      // A class of Apple's that is not simulated keeps its name, though it is the script's.
      if type.notSimulated?.name == type.name { return type.name }
      return type.module + "." + type.qualifiedName
    }
    Simulation.performHandler = { selector, target, arguments in
      guard Runtime.pending == nil else { return true }
      guard let receiver = receiver(of: target), let dispatch = Runtime.dispatch else {
        return false
      }
      do {
        return try dispatch.perform(
          selector.description, on: receiver,
          arguments.map { $0.map { toScript(any: $0) } ?? .none })
      } catch {
        Runtime.fail(error)
        return true
      }
    }
    Simulation.respondsHandler = { target, selector in
      guard let receiver = receiver(of: target) else { return false }
      return Runtime.dispatch?.responds(to: selector.description, receiver) ?? false
    }
  }

  /// The script's object that a native target is or stands for.
  private static func receiver(of target: NSObject) -> Value? {
    switch target {
    case let proxy as any ScriptProxy: proxy.script.map { .object($0.object) }
    case let scripted as any Scripted where scripted.script != nil: .object(target)
    default: nil
    }
  }

  /// Sets the simulated device's Foundation back to how a session finds it: no work waits, nobody
  /// observes, nothing is stored.
  public static func reset() {
    MainLoop.state = MainLoop.State()
    NotificationCenter.default.observers = []
    UserDefaults.standard.values = [:]
  }

  /// Runs `body` with the simulated device's Foundation as a session finds it, then goes back to what
  /// there was: the companion of `Simulation.inFreshWorld`.
  public static func inFreshState<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = (
      MainLoop.state, NotificationCenter.default.observers, UserDefaults.standard.values
    )
    reset()
    defer {
      MainLoop.state = outer.0
      NotificationCenter.default.observers = outer.1
      UserDefaults.standard.values = outer.2
    }
    return try body()
  }

  /// Lets the app run on for a few seconds of its own time, as it would while the learner looks at
  /// it: work of the main queue and timers, and the layout that follows.
  ///
  /// - Throws: what failed in the script.
  public static func settle() throws {
    Simulation.turnRunLoop()
    try Runtime.throwPending()
    guard hasWaitingWork else { return }
    try runMainLoop(advancing: 3, limit: 1_000)
    Simulation.turnRunLoop()
  }

  /// Does what waits for the main queue and timers, letting time pass: 0 seconds do only what is due.
  ///
  /// - Parameter limit: how many pieces of work are done at most; the rest still waits.
  /// - Throws: what failed in the script.
  public static func runMainLoop(advancing seconds: Double = 0, limit: Int = 10_000) throws {
    try MainLoop.advance(by: seconds, limit: limit)
  }

  /// What holds objects of the script although no variable does: the screen and its windows, work that
  /// waits, timers, and those who observe notifications.
  public static var heldObjects: [Any] {
    Simulation.heldObjects + [MainLoop.state, NotificationCenter.default.observers]
  }

  /// Whether work waits for the main queue or a timer, now or later.
  public static var hasWaitingWork: Bool { !MainLoop.isIdle }

  /// What of UIKit could not be bound, and why: empty, or the build would be incomplete.
  public static var unbound: [String] { BindingIndex.unbound }
}
