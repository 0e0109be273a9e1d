import ScriptRuntime

/// `AsyncSequence`, and the streams that a script feeds by hand.
@MainActor enum AsyncStreamTables {
  static func add(to list: inout [SwiftTable]) {
    let sequence = TableBinding("protocol AsyncSequence")
    sequence.declare("associatedtype Element")
    sequence.declare("associatedtype AsyncIterator: AsyncIteratorProtocol")
    sequence.declare("func makeAsyncIterator() -> AsyncIterator")
    list.append(SwiftTable("AsyncSequence", sequence))
    let iterator = TableBinding("protocol AsyncIteratorProtocol")
    iterator.declare("associatedtype Element")
    iterator.declare("mutating func next() async throws -> Element?")
    list.append(SwiftTable("AsyncIteratorProtocol", iterator))
    add("AsyncStream", "<Element>", throwing: false, to: &list)
    add("AsyncThrowingStream", "<Element, Failure: Error>", throwing: true, to: &list)
  }

  private static func add(
    _ name: String, _ parameters: String, throwing: Bool, to list: inout [SwiftTable]
  ) {
    let own = throwing ? "\(name)<Element, Failure>" : "\(name)<Element>"
    let continuation =
      throwing ? "\(name).Continuation<Element, Failure>" : "\(name).Continuation<Element>"
    let table = TableBinding("struct \(name)\(parameters) : AsyncSequence, Sendable")
    let policy = "\(name).BufferingPolicy = default"
    table.add(
      "init(_ elementType: Element.Type = default, bufferingPolicy limit: \(policy), "
        + "_ build: (\(continuation)) -> Void)\(throwing ? " where Failure == any Error" : "")"
    ) { _, a in
      let state = StreamState(policy: a.optional(1))
      _ = try a.function(2).call([.native(StreamValue(state: state))])
      return .native(StreamValue(state: state))
    }
    if !throwing {
      table.add("init(unfolding produce: @escaping () async -> Element?)") { _, a in
        .native(StreamValue(state: StreamState(producer: try a.function(0))))
      }
    }
    table.add(
      "static func makeStream(of elementType: Element.Type = default, "
        + "\(throwing ? "throwing failureType: Failure.Type = default, " : "")"
        + "bufferingPolicy limit: \(policy)) -> (stream: \(own), continuation: \(continuation))"
    ) { _, a in
      let value = Value.native(StreamValue(state: StreamState(policy: a.last ?? nil)))
      return .tuple([value, value])
    }
    let iterator = "\(name).Iterator<Element>"
    table.declare("typealias AsyncIterator = \(iterator)")
    table.add("func makeAsyncIterator() -> \(iterator)") { target, _ in target }
    list.append(SwiftTable(name, table))

    let next = TableBinding("struct \(name).Iterator<Element> : AsyncIteratorProtocol")
    next.add("mutating func next() async\(throwing ? " throws" : "") -> Element?") { target, _ in
      try state(target).next()
    }
    list.append(SwiftTable("\(name).Iterator", next))
    list.append(SwiftTable("\(name).Continuation", self.continuation(name, parameters, throwing)))
    list.append(SwiftTable("\(name).BufferingPolicy", policies(name)))
    list.append(SwiftTable("\(name).Termination", termination(name)))
  }

  private static func continuation(
    _ name: String, _ parameters: String, _ throwing: Bool
  ) -> TableBinding {
    let table = TableBinding("struct \(name).Continuation\(parameters) : Sendable")
    table.add("@discardableResult func yield(_ value: Element) -> Bool") { target, a in
      .bool(try state(target).yield(a.value(0)))
    }
    table.add("func finish()") { target, _ in
      try state(target).finish()
      return .void
    }
    if throwing {
      table.add("func finish(throwing error: Failure?)") { target, a in
        try state(target).finish(throwing: a.value(0).unwrapped)
        return .void
      }
    }
    let handler = "(@Sendable (\(name).Termination) -> Void)?"
    table.add("var onTermination: \(handler) { get nonmutating set }") { target, _ in
      try state(target).onTermination.map { .function($0) } ?? .none
    } set: { target, _, value in
      try state(target).onTermination = value.unwrapped?.asFunction()
    }
    return table
  }

  private static func policies(_ name: String) -> TableBinding {
    let table = TableBinding("struct \(name).BufferingPolicy : Sendable")
    let type = "\(name).BufferingPolicy"
    table.add("static var unbounded: \(type) { get }") { _, _ in .int(0) }
    table.add("static func bufferingOldest(_ limit: Int) -> \(type)") { _, a in
      .int(max(0, try a.int(0)) &+ 1)
    }
    table.add("static func bufferingNewest(_ limit: Int) -> \(type)") { _, a in
      .int(-1 &- max(0, try a.int(0)))
    }
    return table
  }

  private static func termination(_ name: String) -> TableBinding {
    let table = TableBinding("struct \(name).Termination : Hashable, Sendable")
    for end in ["finished", "cancelled"] {
      table.add("static var \(end): \(name).Termination { get }") { _, _ in .string(end) }
    }
    return table
  }

  private static func state(_ value: Value) throws -> StreamState {
    try value.asNative(StreamValue.self).state
  }
}

/// What was put into a stream and not yet taken out.
@MainActor final class StreamState {
  var onTermination: FunctionValue?
  private var buffer: [Value] = []
  private var isFinished = false
  private var failure: Value?
  private var waiting: Suspension?
  private let limit: (count: Int, keepsNewest: Bool)?
  private let producer: FunctionValue?

  /// A stream that is fed by its continuation.
  init(policy: Value?) {
    let code = (try? policy?.asInt()) ?? 0
    limit = code == 0 ? nil : (abs(code) - 1, code < 0)
    producer = nil
  }

  /// A stream whose elements a function makes.
  init(producer: FunctionValue) {
    self.producer = producer
    limit = nil
  }

  /// Puts an element in; whether it was taken.
  func yield(_ value: Value) -> Bool {
    guard !isFinished else { return false }
    if let limit, waiting == nil, buffer.count >= limit.count {
      guard limit.keepsNewest, !buffer.isEmpty else { return false }
      buffer.removeFirst()
    }
    buffer.append(value)
    wake()
    return true
  }

  /// Says that nothing more comes.
  func finish(throwing error: Value? = nil) throws {
    guard !isFinished else { return }
    isFinished = true
    failure = error
    wake()
    try terminate("finished")
  }

  private func terminate(_ reason: String) throws {
    let handler = onTermination
    onTermination = nil
    _ = try handler?.call([.string(reason)])
  }

  private func wake() {
    waiting?.resume()
    waiting = nil
  }

  /// The next element; `nil` at the end, or when the task is cancelled.
  func next() throws -> Value {
    if let producer { return try producer.call([]) }
    while buffer.isEmpty {
      if let failure {
        self.failure = nil
        throw ThrownValue(failure)
      }
      if isFinished { return .none }
      let task = ScriptTask.current
      if task?.isCancelled == true {
        isFinished = true
        try terminate("cancelled")
        return .none
      }
      let suspension = Suspension()
      waiting = suspension
      let key = task?.onCancellation { suspension.resume() }
      defer { if let key { task?.forget(key) } }
      try suspension.wait()
    }
    return buffer.removeFirst().wrapped
  }
}

/// An `AsyncStream`, its continuation or its iterator.
struct StreamValue: NativeValue {
  static var scriptTypeName: String { "AsyncStream" }
  let state: StreamState
}
