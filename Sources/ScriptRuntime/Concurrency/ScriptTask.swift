/// A task of the script: work that runs in turns, what came of it, and who waits for that.
@MainActor public final class ScriptTask {
  /// Where code runs: on the main actor, or anywhere else. There is one thread; the difference is
  /// when code gives its turn to others, as it does on its way to and from the main actor.
  public enum Executor: Sendable { case main, other }

  /// The task whose code is running; nil at the top level and in blocks of the main queue.
  public internal(set) static var current: ScriptTask?

  /// Where the top level is.
  static var topLevelExecutor = Executor.main

  /// Whether it was asked to stop; work that minds looks at it.
  public private(set) var isCancelled = false

  /// What the work gave, once it is done.
  public private(set) var result: ResultValue?

  /// Called once when the work is done, before those that wait are resumed.
  public var onCompletion: (() -> Void)?

  /// How urgent it is, as the script sees it; it makes no difference here.
  public let priority: Value

  private var executor: Executor
  private var operation: (() throws -> Value)?
  private var waiting: [Suspension] = []
  private var children: [ScriptTask] = []
  private weak var parent: ScriptTask?
  private var handlers: [Int: () -> Void] = [:]
  private var nextHandler = 0
  private let host: (any ScriptHosting)?

  private init(
    executor: Executor, parent: ScriptTask?, priority: Value,
    _ operation: @escaping () throws -> Value
  ) {
    self.executor = executor
    self.parent = parent
    self.priority = priority
    self.operation = operation
    host = ScriptHost.current
  }

  // MARK: Starting

  /// Makes a task whose work begins when what is due before has had its turn.
  ///
  /// - Parameters:
  ///   - isChild: whether it is a part of the task that makes it, and is cancelled with that.
  ///   - operation: the work.
  public static func start(
    _ operation: FunctionValue, isChild: Bool = false, priority: Value = .none
  ) -> ScriptTask {
    let executor = operation.executor
    let task = ScriptTask(
      executor: executor, parent: isChild ? current : nil, priority: priority
    ) { try operation.call([]) }
    if isChild, let current {
      current.children.append(task)
      if current.isCancelled { task.isCancelled = true }
    }
    MainLoop.schedule(after: 0) { task.begin() }
    return task
  }

  private func begin() {
    guard let operation, let host else { return }
    self.operation = nil
    let coroutine = Coroutine(host: host) { [self] in
      let outer = Self.current
      Self.current = self
      defer { Self.current = outer }
      do {
        complete(.success(try operation()))
      } catch let error as ThrownValue {
        complete(.failure(error.value))
      } catch is TaskAbandoned {
        // The run is over: nobody waits for it any more.
      } catch {
        Runtime.fail(error)
      }
    }
    do { try coroutine.enter() } catch { Runtime.fail(error) }
  }

  private func complete(_ result: ResultValue) {
    self.result = result
    handlers = [:]
    parent?.children.removeAll { $0 === self }
    onCompletion?()
    onCompletion = nil
    let waiting = self.waiting
    self.waiting = []
    for suspension in waiting { suspension.resume() }
  }

  // MARK: Waiting

  /// Waits for the result.
  ///
  /// - Throws: what the work threw, as `ThrownValue`; what waiting throws.
  public func value() throws -> Value {
    switch try outcome() {
    case .success(let value): return value
    case .failure(let error): throw ThrownValue(error)
    }
  }

  /// Waits until the work is done; what came of it.
  public func outcome() throws -> ResultValue {
    while true {
      if let result { return result }
      let suspension = Suspension()
      waiting.append(suspension)
      try suspension.wait()
    }
  }

  /// Lets time pass.
  ///
  /// - Throws: a `CancellationError` of the script when the task is cancelled before or meanwhile.
  public static func sleep(_ seconds: Double) throws {
    let task = current
    try checkCancellation()
    let suspension = Suspension()
    let handler = task?.onCancellation { suspension.resume() }
    MainLoop.schedule(after: seconds) { suspension.resume() }
    defer { if let handler { task?.forget(handler) } }
    try suspension.wait()
    try checkCancellation()
  }

  /// Goes to where the next code belongs; on the way others may have their turn.
  public static func hop(to executor: Executor) throws {
    guard (current?.executor ?? topLevelExecutor) != executor else { return }
    if let current { current.executor = executor } else { topLevelExecutor = executor }
    try Suspension.yield()
  }

  /// Puts the top level back on the main actor, for a new input.
  public static func beginTopLevel() { topLevelExecutor = .main }

  /// Ends what the tasks of a run that is over are in the middle of.
  public static func abandonAll(of host: any ScriptHosting) {
    Coroutine.abandonAll(of: host)
    // What failed on the way out tells nobody anything.
    try? Runtime.throwPending()
  }

  // MARK: Cancelling

  /// Asks the work to stop, and its parts too.
  public func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    let handlers = self.handlers
    self.handlers = [:]
    for key in handlers.keys.sorted() { handlers[key]?() }
    for child in children { child.cancel() }
  }

  /// Has something done when the task is cancelled; the number to forget it by.
  public func onCancellation(_ handler: @escaping () -> Void) -> Int {
    nextHandler += 1
    handlers[nextHandler] = handler
    return nextHandler
  }

  /// Takes back what was to be done when the task is cancelled.
  public func forget(_ handler: Int) { handlers[handler] = nil }

  /// Throws a `CancellationError` of the script when the task at hand is cancelled.
  public static func checkCancellation() throws {
    if current?.isCancelled == true { throw ThrownValue(.native(CancelledValue())) }
  }
}

/// A `CancellationError`.
public struct CancelledValue: NativeValue, CustomStringConvertible {
  public static var scriptTypeName: String { "CancellationError" }

  /// Makes one; there is no difference between them.
  public init() {}

  public var description: String { "CancellationError()" }
}
