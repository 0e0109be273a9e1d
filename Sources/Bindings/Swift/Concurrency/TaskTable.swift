import ScriptRuntime

/// `Task` and what belongs to it.
@MainActor enum TaskTable {
  static func task() -> TableBinding {
    let table = TableBinding("struct Task<Success, Failure: Error> : Hashable, Sendable")
    for head in ["init", "static func immediate", "static func detached"] {
      let inherits = head == "static func detached" ? "" : "@_inheritActorContext "
      let result = head == "init" ? "" : " -> Task<Success, Failure>"
      table.add(
        "@discardableResult \(head)(name: String? = default, priority: TaskPriority? = default, "
          + "operation: sending @escaping \(inherits)() async throws -> Success)\(result)"
      ) { _, a in
        let task = ScriptTask.start(
          try a.function(2), priority: a.optional(1) ?? ScriptTask.current?.priority ?? .none)
        return .native(TaskValue(task: task))
      }
    }
    table.add("var value: Success { get async throws }") { target, _ in
      try task(target).value()
    }
    table.add("var result: Result<Success, Failure> { get async }") { target, _ in
      .native(try task(target).outcome())
    }
    table.add("func cancel()") { target, _ in
      try task(target).cancel()
      return .void
    }
    table.add("var isCancelled: Bool { get }") { target, _ in
      .bool(try task(target).isCancelled)
    }
    addStatics(to: table)
    return table
  }

  private static func addStatics(to table: TableBinding) {
    table.add("static var isCancelled: Bool { get }") { _, _ in
      .bool(ScriptTask.current?.isCancelled ?? false)
    }
    table.add("static func checkCancellation() throws") { _, _ in
      try ScriptTask.checkCancellation()
      return .void
    }
    table.add("static func yield() async") { _, _ in
      try Suspension.yield()
      return .void
    }
    table.add("static func sleep(nanoseconds duration: UInt64) async throws") { _, a in
      try ScriptTask.sleep(Double(try a.int(0)) / 1e9)
      return .void
    }
    table.add(
      "static func sleep(for duration: Duration, tolerance: Duration? = default) async throws"
    ) { _, a in
      try ScriptTask.sleep(a.value(0).asNative(DurationValue.self).seconds)
      return .void
    }
    table.add(
      "static func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = default, "
        + "clock: ContinuousClock = default) async throws"
    ) { _, a in
      let deadline = try a.value(0).asNative(InstantValue.self).seconds
      try ScriptTask.sleep(max(0, deadline - MainLoop.now))
      return .void
    }
    table.add("static var currentPriority: TaskPriority { get }") { _, _ in
      ScriptTask.current?.priority.unwrapped ?? .string("medium")
    }
    // What `async let` stands for: a part of the task at hand.
    table.add(
      "static func _child(operation: sending @escaping () async throws -> Success) "
        + "-> Task<Success, Failure>"
    ) { _, a in .native(TaskValue(task: ScriptTask.start(try a.function(0), isChild: true))) }
    table.add("func _finish() async") { target, _ in
      let task = try task(target)
      if task.result == nil { task.cancel() }
      _ = try task.outcome()
      return .void
    }
  }

  private static func task(_ value: Value) throws -> ScriptTask {
    try value.asNative(TaskValue.self).task
  }

  static func priority() -> TableBinding {
    let table = TableBinding("struct TaskPriority : Hashable, Sendable")
    for name in ["high", "medium", "low", "userInitiated", "utility", "background"] {
      table.add("static var \(name): TaskPriority { get }") { _, _ in .string(name) }
    }
    return table
  }

  static func cancellation() -> TableBinding {
    let table = TableBinding("struct CancellationError : Error, Sendable")
    table.add("init()") { _, _ in .native(CancelledValue()) }
    return table
  }
}

/// A `Task` of the script.
struct TaskValue: NativeValue, Hashable {
  static var scriptTypeName: String { "Task" }
  let task: ScriptTask

  static func == (left: TaskValue, right: TaskValue) -> Bool { left.task === right.task }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(task)) }
}
