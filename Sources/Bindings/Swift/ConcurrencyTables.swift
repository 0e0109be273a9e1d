import ScriptRuntime

/// `Task`, `MainActor` and continuations, on the simulated main thread: a task's work waits for its
/// turn like a block of the main queue, and an `await` does what it waits for at once.
@MainActor enum ConcurrencyTables {
  static func add(to list: inout [SwiftTable]) {
    list.append(SwiftTable("Task", task()))
    list.append(SwiftTable("TaskPriority", priority()))
    list.append(SwiftTable("CancellationError", cancellation()))
    list.append(SwiftTable("Duration", duration()))
    list.append(SwiftTable("MainActor", mainActor()))
    list.append(SwiftTable("CheckedContinuation", continuation()))
  }

  // MARK: Task

  private static func task() -> TableBinding {
    let table = TableBinding("struct Task<Success, Failure: Error> : Hashable")
    table.add(
      "@discardableResult init(priority: TaskPriority? = default, "
        + "operation: @escaping () async throws -> Success)"
    ) { _, a in try start(a.function(1)) }
    table.add(
      "@discardableResult static func detached(priority: TaskPriority? = default, "
        + "operation: @escaping () async throws -> Success) -> Task<Success, Failure>"
    ) { _, a in try start(a.function(1)) }
    table.add("var value: Success { get async throws }") { target, _ in
      try state(target).value()
    }
    table.add("func cancel()") { target, _ in
      try state(target).isCancelled = true
      return .void
    }
    table.add("var isCancelled: Bool { get }") { target, _ in
      .bool(try state(target).isCancelled)
    }
    table.add("static var isCancelled: Bool { get }") { _, _ in
      .bool(TaskState.current?.isCancelled ?? false)
    }
    table.add("static func checkCancellation() throws") { _, _ in
      if TaskState.current?.isCancelled == true { throw ThrownValue(.native(CancelledValue())) }
      return .void
    }
    table.add("static func yield() async") { _, _ in .void }
    table.add("static func sleep(nanoseconds duration: UInt64) async throws") { _, a in
      try pause(Double(try a.int(0)) / 1e9)
    }
    table.add("static func sleep(for duration: Duration) async throws") { _, a in
      try pause(try a.value(0).asNative(DurationValue.self).seconds)
    }
    return table
  }

  private static func start(_ operation: FunctionValue) throws -> Value {
    let state = TaskState(operation)
    MainLoop.schedule(after: 0) { state.run() }
    return .native(TaskValue(state: state))
  }

  private static func pause(_ seconds: Double) throws -> Value {
    if TaskState.current?.isCancelled == true { throw ThrownValue(.native(CancelledValue())) }
    // Other work that falls due meanwhile is done meanwhile.
    try MainLoop.advance(by: seconds, limit: 10_000)
    return .void
  }

  private static func state(_ value: Value) throws -> TaskState {
    try value.asNative(TaskValue.self).state
  }

  private static func priority() -> TableBinding {
    let table = TableBinding("struct TaskPriority : Hashable")
    for name in ["high", "medium", "low", "userInitiated", "utility", "background"] {
      table.add("static var \(name): TaskPriority { get }") { _, _ in .string(name) }
    }
    return table
  }

  private static func cancellation() -> TableBinding {
    let table = TableBinding("struct CancellationError : Error")
    table.add("init()") { _, _ in .native(CancelledValue()) }
    return table
  }

  private static func duration() -> TableBinding {
    let table = TableBinding("struct Duration : Hashable, Comparable")
    let units = [("seconds", 1.0), ("milliseconds", 1e-3), ("microseconds", 1e-6)]
    for (name, factor) in units {
      table.add("static func \(name)(_ count: Double) -> Duration") { _, a in
        .native(DurationValue(seconds: try a.double(0) * factor))
      }
    }
    return table
  }

  private static func mainActor() -> TableBinding {
    let table = TableBinding("class MainActor")
    table.add("static func run<T>(body: () throws -> T) async rethrows -> T") { _, a in
      try a.function(0).call([])
    }
    table.add("static func assumeIsolated<T>(_ body: () throws -> T) rethrows -> T") { _, a in
      try a.function(0).call([])
    }
    return table
  }

  // MARK: Continuations

  private static func continuation() -> TableBinding {
    let table = TableBinding("struct CheckedContinuation<T, E: Error>")
    table.add("func resume(returning value: T)") { target, a in
      try target.asNative(ContinuationValue.self).state.result = .success(a.value(0))
      return .void
    }
    table.add("func resume()") { target, _ in
      try target.asNative(ContinuationValue.self).state.result = .success(.void)
      return .void
    }
    table.add("func resume(throwing error: E)") { target, a in
      try target.asNative(ContinuationValue.self).state.result = .failure(a.value(0))
      return .void
    }
    return table
  }

  /// The global functions that make continuations.
  static func addFunctions(to table: TableBinding) {
    let body: TableBinding.Body = { _, a in
      let state = ContinuationState()
      _ = try a.function(0).call([.native(ContinuationValue(state: state))])
      // What will resume it waits for the main queue or a timer.
      var turns = 0
      while state.result == nil, !MainLoop.isIdle, turns < 10_000 {
        try MainLoop.advance(by: 1, limit: 1)
        turns += 1
      }
      switch state.result {
      case .success(let value)?: return value
      case .failure(let error)?: throw ThrownValue(error)
      case nil: throw ScriptFailure(.trap("SWIFT TASK CONTINUATION MISUSE: it is never resumed"))
      }
    }
    table.add(
      "func withCheckedContinuation<T>(_ body: (CheckedContinuation<T, Never>) -> Void) async -> T",
      body)
    table.add(
      "func withCheckedThrowingContinuation<T>"
        + "(_ body: (CheckedContinuation<T, any Error>) -> Void) async throws -> T", body)
  }
}

/// The work of a task and what came of it.
@MainActor final class TaskState {
  /// The task whose work is being done.
  static var current: TaskState?

  var isCancelled = false
  private var operation: FunctionValue?
  private var result: ResultValue?

  init(_ operation: FunctionValue) { self.operation = operation }

  /// Does the work, once.
  func run() {
    guard let operation else { return }
    self.operation = nil
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    do {
      result = .success(try operation.call([]))
    } catch let error as ThrownValue {
      result = .failure(error.value)
    } catch {
      Runtime.fail(error)
    }
  }

  /// The result; the work is done now if it was not.
  func value() throws -> Value {
    run()
    try Runtime.throwPending()
    switch result {
    case .success(let value)?: return value
    case .failure(let error)?: throw ThrownValue(error)
    case nil: throw ScriptFailure(.trap("the task waits for itself"))
    }
  }
}

/// A `Task` of the script.
struct TaskValue: NativeValue, Hashable {
  static var scriptTypeName: String { "Task" }
  let state: TaskState

  static func == (left: TaskValue, right: TaskValue) -> Bool { left.state === right.state }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(state)) }
}

/// A `CancellationError`.
struct CancelledValue: NativeValue, CustomStringConvertible {
  static var scriptTypeName: String { "CancellationError" }
  var description: String { "CancellationError()" }
}

/// A `Duration`.
struct DurationValue: NativeValue, Hashable, Comparable, CustomStringConvertible {
  static var scriptTypeName: String { "Duration" }
  let seconds: Double
  var description: String { "\(seconds) seconds" }

  static func < (left: DurationValue, right: DurationValue) -> Bool {
    left.seconds < right.seconds
  }
}

/// What a continuation was resumed with.
@MainActor final class ContinuationState {
  var result: ResultValue?
}

/// A `CheckedContinuation`.
struct ContinuationValue: NativeValue {
  static var scriptTypeName: String { "CheckedContinuation" }
  let state: ContinuationState
}
