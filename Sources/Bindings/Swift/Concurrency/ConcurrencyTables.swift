import ScriptRuntime

/// Swift's concurrency on the simulated main thread. What waits gives its turn to the main loop.
@MainActor enum ConcurrencyTables {
  static func add(to list: inout [SwiftTable]) {
    list.append(SwiftTable("Task", TaskTable.task()))
    list.append(SwiftTable("TaskPriority", TaskTable.priority()))
    list.append(SwiftTable("CancellationError", TaskTable.cancellation()))
    list.append(SwiftTable("MainActor", mainActor()))
    ClockTables.add(to: &list)
    ContinuationTables.add(to: &list)
    TaskGroupTables.add(to: &list)
    AsyncStreamTables.add(to: &list)
  }

  private static func mainActor() -> TableBinding {
    let table = TableBinding("actor MainActor")
    table.add("static var shared: MainActor { get }") { _, _ in
      .metatype(.nominal(NominalType("MainActor", .class, module: "Swift"), []))
    }
    table.add(
      "nonisolated static func run<T>(resultType: T.Type = default, "
        + "body: @MainActor () throws -> T) async rethrows -> T"
    ) { _, a in
      try ScriptTask.hop(to: .main)
      return try a.function(1).call([])
    }
    table.add(
      "nonisolated static func assumeIsolated<T>(_ operation: @MainActor () throws -> T) "
        + "rethrows -> T"
    ) { _, a in try a.function(0).call([]) }
    return table
  }
}
