import ScriptRuntime

/// Continuations, and handlers of cancellation.
@MainActor enum ContinuationTables {
  static func add(to list: inout [SwiftTable]) {
    for kind in ["Checked", "Unsafe"] {
      list.append(SwiftTable("\(kind)Continuation", continuation("\(kind)Continuation")))
    }
  }

  private static func continuation(_ name: String) -> TableBinding {
    let table = TableBinding("struct \(name)<T, E: Error> : Sendable")
    func resume(_ target: Value, _ result: ResultValue) throws -> Value {
      try target.asNative(ContinuationValue.self).state.resume(with: result)
      return .void
    }
    table.add("func resume(returning value: T)") { target, a in
      try resume(target, .success(a.value(0)))
    }
    table.add("func resume() where T == ()") { target, _ in try resume(target, .success(.void)) }
    table.add("func resume(throwing error: E)") { target, a in
      try resume(target, .failure(a.value(0)))
    }
    table.add("func resume(with result: Result<T, E>)") { target, a in
      try resume(target, a.value(0).asNative(ResultValue.self))
    }
    return table
  }

  /// The global functions that make continuations, and those that mind cancellation.
  static func addFunctions(to table: TableBinding) {
    for kind in ["Checked", "Unsafe"] {
      let body: TableBinding.Body = { _, a in
        let state = ContinuationState()
        _ = try a.function(1).call([.native(ContinuationValue(kind: kind, state: state))])
        return try state.wait()
      }
      table.add(
        "func with\(kind)Continuation<T>(function: String = default, "
          + "_ body: (\(kind)Continuation<T, Never>) -> Void) async -> T", body)
      table.add(
        "func with\(kind)ThrowingContinuation<T>(function: String = default, "
          + "_ body: (\(kind)Continuation<T, any Error>) -> Void) async throws -> T", body)
    }
    table.add(
      "func withTaskCancellationHandler<T>(operation: () async throws -> T, "
        + "onCancel handler: @Sendable () -> Void) async rethrows -> T"
    ) { _, a in
      let (operation, handler) = (try a.function(0), try a.function(1))
      guard let task = ScriptTask.current else { return try operation.call([]) }
      let run = { @MainActor in
        do { _ = try handler.call([]) } catch { Runtime.fail(error) }
      }
      guard !task.isCancelled else {
        run()
        try Runtime.throwPending()
        return try operation.call([])
      }
      let key = task.onCancellation(run)
      defer { task.forget(key) }
      return try operation.call([])
    }
  }
}

/// What a continuation was resumed with, and who waits for that.
@MainActor final class ContinuationState {
  private var result: ResultValue?
  private let suspension = Suspension()

  /// Lets the wait end.
  ///
  /// - Throws: the trap of Swift's runtime when it was resumed before.
  func resume(with result: ResultValue) throws {
    guard self.result == nil else {
      throw ScriptFailure(
        .trap("Fatal error: SWIFT TASK CONTINUATION MISUSE: it tried to resume more than once"))
    }
    self.result = result
    suspension.resume()
  }

  /// Waits for the value or error.
  func wait() throws -> Value {
    try suspension.wait()
    switch result {
    case .success(let value)?: return value
    case .failure(let error)?: throw ThrownValue(error)
    case nil: throw ScriptFailure(.waitsForever)
    }
  }
}

/// A `CheckedContinuation`.
struct ContinuationValue: NativeValue {
  static var scriptTypeName: String { "CheckedContinuation" }
  let kind: String
  let state: ContinuationState
}
