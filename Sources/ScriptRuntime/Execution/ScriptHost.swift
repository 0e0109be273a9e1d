/// What compiled code asks of the evaluator that runs the script: the operations on values that
/// depend on the script's own types, and the output.
///
/// The evaluator installs itself in `ScriptHost.current` while it runs a line.
@MainActor public protocol ScriptHosting: AnyObject {
  /// Whether two values are equal, by the script's own `==` where there is one.
  ///
  /// A failure inside it is kept for the next return into script, and the answer is then false.
  func areEqual(_ left: Value, _ right: Value) -> Bool

  /// Feeds a value to a hasher, by the script's own `hash(into:)` where there is one.
  func hash(_ value: Value, into hasher: inout Hasher)

  /// Whether one value is less than another, by the script's own `<` where there is one.
  func isLess(_ left: Value, _ right: Value) throws -> Bool

  /// What `print` writes for a value of that static type; `debug` as `debugPrint` does.
  func description(of value: Value, type: SwiftType?, debug: Bool) throws -> String

  /// Steps through a sequence of the script's own: each call gives the next element, or nil.
  func makeIterator(_ sequence: Value) throws -> @MainActor () throws -> Value?

  /// The result of the script's own witness of a protocol member, such as a custom `+`; nil when
  /// the value's type has none.
  func callWitness(_ name: String, labels: [String?], on value: Value, _ arguments: [Value]) throws
    -> Value?

  /// Writes text to the output of the run.
  func write(_ text: String) throws

  /// Notes what UIKit writes to the console.
  func log(_ text: String)

  /// Counts steps of a loop of compiled code that may be endless.
  ///
  /// - Throws: `stepBudgetExhausted`, `interrupted`.
  func spend(steps: Int) throws

  /// Asks leave to allocate about that many bytes for a collection or a string.
  ///
  /// - Throws: `memoryBudgetExhausted` when the run would hold too much.
  func reserve(bytes: Int) throws

  /// Whether the run has ended for good, so that nothing of it may be called any more.
  var isOver: Bool { get }

  /// How many tasks may be in the middle of their work at a time.
  var taskLimit: Int { get }

  /// Makes what belongs to one more native stack of this run, of so many bytes from an address on.
  func makeStack(above lowest: UInt, size: Int) -> AnyObject

  /// Runs `body`, in which control goes to that stack and comes back, with this run in charge.
  func run(on stack: AnyObject, _ body: () -> Void)
}

/// The evaluator in charge.
@MainActor public enum ScriptHost {
  /// Set while a line runs, and until another run takes over or this one goes.
  public static var current: (any ScriptHosting)?

  /// Asks leave for a collection of that many elements, or for that many bytes of text.
  public static func reserve(count: Int, of size: Int = MemoryLayout<Value>.stride) throws {
    guard count > 512 else { return }
    let (bytes, overflow) = count.multipliedReportingOverflow(by: size)
    try current?.reserve(bytes: overflow ? .max : bytes)
  }
}

/// A place passed to a native function for an `inout` parameter, as `.object`.
///
/// The evaluator puts the value in, calls, and writes the value back.
public final class InoutBox {
  public var value: Value

  /// Makes a box holding the place's value.
  public init(_ value: Value) { self.value = value }
}
