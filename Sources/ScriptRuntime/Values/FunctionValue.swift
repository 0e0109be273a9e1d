/// A function as a value: a closure, a method bound to its instance, a native function.
///
/// It is called on the main thread only, whatever threads it is passed through. The evaluator's own
/// closures are a subclass, so that a call needs neither an array nor another object.
open class FunctionValue: @unchecked Sendable {
  /// The function's type, when it is known.
  public let type: FunctionType?

  private let body: (@MainActor ([Value]) throws -> Value)?

  /// Makes a function from what carries it out.
  public init(
    _ type: FunctionType? = nil, _ body: @escaping @MainActor ([Value]) throws -> Value
  ) {
    self.type = type
    self.body = body
  }

  /// Makes a function of a subclass, which carries the calls out itself.
  public init(type: FunctionType?) {
    self.type = type
    body = nil
  }

  /// Where the code belongs, for a function that may wait.
  open var executor: ScriptTask.Executor { .other }

  /// Calls it.
  @MainActor open func call(_ arguments: [Value]) throws -> Value {
    guard let body else { throw ScriptFailure(.notSimulated("a function without a body")) }
    return try body(arguments)
  }

  /// Calls it with one argument.
  @MainActor open func call(_ argument: Value) throws -> Value { try call([argument]) }

  /// Calls it with two arguments.
  @MainActor open func call(_ first: Value, _ second: Value) throws -> Value {
    try call([first, second])
  }

  /// Sorts values stably, with this function as the answer to whether one is before another. Stops
  /// at the first failure.
  @MainActor open func sorted(_ values: [Value]) throws -> [Value] {
    try values.sorted { left, right in
      switch try call(left, right) {
      case .bool(let isBefore), .existential(.bool(let isBefore), _): return isBefore
      case let other: throw ScriptFailure(.bridging(expected: "Bool", found: other.kindName))
      }
    }
  }
}
