import ScriptRuntime

/// Task groups.
@MainActor enum TaskGroupTables {
  static func add(to list: inout [SwiftTable]) {
    list.append(SwiftTable("TaskGroup", group("TaskGroup", "<ChildTaskResult>", throwing: false)))
    list.append(
      SwiftTable(
        "ThrowingTaskGroup",
        group("ThrowingTaskGroup", "<ChildTaskResult, Failure: Error>", throwing: true)))
    list.append(
      SwiftTable("DiscardingTaskGroup", group("DiscardingTaskGroup", "", throwing: false)))
    for (name, effects) in [("TaskGroup", "async"), ("ThrowingTaskGroup", "async throws")] {
      let table = TableBinding("struct \(name).Iterator<Element> : AsyncIteratorProtocol")
      table.add("mutating func next() \(effects) -> Element?") { target, _ in
        try state(target).next()
      }
      list.append(SwiftTable("\(name).Iterator", table))
    }
  }

  private static func group(_ name: String, _ parameters: String, throwing: Bool) -> TableBinding {
    let discards = parameters.isEmpty
    let table = TableBinding("struct \(name)\(parameters)\(discards ? "" : " : AsyncSequence")")
    let result = discards ? "Void" : "ChildTaskResult"
    let throwsText = throwing ? " throws" : ""
    for (word, unless) in [("addTask", false), ("addTaskUnlessCancelled", true)] {
      table.add(
        "\(unless ? "@discardableResult " : "")mutating func \(word)"
          + "(name: String? = default, priority: TaskPriority? = default, operation: sending "
          + "@escaping () async\(throwsText) -> \(result))\(unless ? " -> Bool" : "")"
      ) { target, a in
        let state = try state(target)
        if unless, state.isCancelled { return .bool(false) }
        state.add(try a.function(2))
        return unless ? .bool(true) : .void
      }
    }
    table.add("func cancelAll()") { target, _ in
      try state(target).cancelAll()
      return .void
    }
    table.add("var isCancelled: Bool { get }") { target, _ in
      .bool(try state(target).isCancelled)
    }
    table.add("var isEmpty: Bool { get }") { target, _ in .bool(try state(target).isEmpty) }
    guard !discards else { return table }
    table.declare("typealias Element = ChildTaskResult")
    table.declare("typealias AsyncIterator = \(name).Iterator<ChildTaskResult>")
    table.add("mutating func next() async\(throwsText) -> ChildTaskResult?") { target, _ in
      try state(target).next()
    }
    table.add("mutating func waitForAll() async\(throwsText)") { target, _ in
      try state(target).waitForAll()
      return .void
    }
    table.add("func makeAsyncIterator() -> \(name).Iterator<ChildTaskResult>") { target, _ in
      .native(GroupValue(state: try state(target)))
    }
    return table
  }

  private static func state(_ value: Value) throws -> GroupState {
    try value.asNative(GroupValue.self).state
  }

  /// The global functions that make groups.
  static func addFunctions(to table: TableBinding) {
    let body: TableBinding.Body = { _, a in
      let state = GroupState()
      let box = InoutBox(.native(GroupValue(state: state)))
      let result: Value
      do {
        result = try a.function(2).call([.object(box)])
      } catch let error as ThrownValue {
        state.cancelAll()
        try state.finish()
        throw error
      }
      try state.finish()
      return result
    }
    let parameters =
      "of childTaskResultType: ChildTaskResult.Type = default, "
      + "returning returnType: GroupResult.Type = default, body: "
    table.add(
      "func withTaskGroup<ChildTaskResult, GroupResult>(\(parameters)"
        + "(inout TaskGroup<ChildTaskResult>) async -> GroupResult) async -> GroupResult", body)
    table.add(
      "func withThrowingTaskGroup<ChildTaskResult, GroupResult>(\(parameters)"
        + "(inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult) "
        + "async rethrows -> GroupResult", body)
    table.add(
      "func withDiscardingTaskGroup<GroupResult>(first: Int = default, "
        + "returning returnType: GroupResult.Type = default, body: "
        + "(inout DiscardingTaskGroup) async -> GroupResult) async -> GroupResult", body)
  }
}

/// The tasks of a group, and what those that are done have given.
@MainActor final class GroupState {
  private(set) var isCancelled = false
  private var children: [ScriptTask] = []
  private var done: [ScriptTask] = []
  private var waiting: Suspension?

  /// Whether every child's result has been taken.
  var isEmpty: Bool { children.isEmpty && done.isEmpty }

  /// Starts a child.
  func add(_ operation: FunctionValue) {
    let task = ScriptTask.start(operation, isChild: true)
    if isCancelled { task.cancel() }
    children.append(task)
    task.onCompletion = { [self, unowned task] in
      children.removeAll { $0 === task }
      done.append(task)
      waiting?.resume()
      waiting = nil
    }
  }

  /// The next result, in the order in which the children finish; `nil` when there are none left.
  func next() throws -> Value {
    while done.isEmpty {
      if children.isEmpty { return .none }
      let suspension = Suspension()
      waiting = suspension
      try suspension.wait()
    }
    return try done.removeFirst().value().wrapped
  }

  /// Waits for all children; the first error is thrown when all are done.
  func waitForAll() throws {
    var failure: ThrownValue?
    while !isEmpty {
      do {
        _ = try next()
      } catch let error as ThrownValue {
        failure = failure ?? error
        cancelAll()
      }
    }
    if let failure { throw failure }
  }

  /// Waits for the children that nobody has asked for.
  func finish() throws {
    do { try waitForAll() } catch is ThrownValue {}
  }

  /// Asks all children to stop.
  func cancelAll() {
    isCancelled = true
    for child in children { child.cancel() }
  }
}

/// A `TaskGroup` or its iterator.
struct GroupValue: NativeValue {
  static var scriptTypeName: String { "TaskGroup" }
  let state: GroupState
}
