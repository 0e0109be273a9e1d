import ScriptRuntime

/// What an expression becomes: a closure that computes its value in a frame.
typealias Evaluation = @MainActor (Frame) throws -> Value
typealias IntegerEvaluation = @MainActor (Frame) throws -> Int
typealias FloatingEvaluation = @MainActor (Frame) throws -> Double
typealias BooleanEvaluation = @MainActor (Frame) throws -> Bool

/// What a statement becomes: it says how control goes on.
typealias Action = @MainActor (Frame) throws -> Completion

// Closures in arrays, optionals and tuples are kept in structures: by themselves they would be
// wrapped in a conversion of their calling convention, which each call would pay for.

/// An `Evaluation` to be kept.
struct ValueCode { let run: Evaluation }

/// An argument to be kept; it gives nil where the default is meant.
struct ArgumentCode { let run: @MainActor (Frame) throws -> Value? }

/// An `Action` to be kept.
struct ActionCode { let run: Action }

/// An `IntegerEvaluation` to be kept.
struct IntegerCode { let run: IntegerEvaluation }

/// A `BooleanEvaluation` to be kept.
struct TestCode { let run: BooleanEvaluation }

/// A pattern to be kept.
struct MatchCode { let run: @MainActor (Frame, Value) throws -> Bool }

/// The places of one call: what it returns, its parameters, its local variables.
///
/// The places are in the machine's own stack and are gone when the call returns; a variable that
/// outlives the call is in a `Cell`, which its place refers to.
struct Frame {
  let slots: UnsafeMutablePointer<Value>
  let counters: UnsafeMutablePointer<Counters>

  /// The machine the call runs in; the quick paths get along without it.
  @MainActor var machine: Machine { counters.pointee.machine.takeUnretainedValue() }

  /// Counts one statement or turn of a loop.
  @MainActor @inline(__always)
  func step() throws { try counters.step() }

  /// The place of a global.
  @MainActor @inline(__always)
  func global(_ index: Int) -> UnsafeMutablePointer<Value> { counters.global(index) }

  /// The place of what the call returns.
  static let resultSlot = 0
}

/// How a statement ended. No error is thrown for a jump, so that loops stay quick.
struct Completion: Equatable {
  private let code: Int

  static let normal = Completion(code: 0)
  static let returned = Completion(code: 1)
  static let fallsThrough = Completion(code: 2)

  /// A jump out of the statement with that number in its function, or to its next turn.
  static func breaks(_ target: Int) -> Completion { Completion(code: 4 &+ target &* 2) }
  static func continues(_ target: Int) -> Completion { Completion(code: 5 &+ target &* 2) }
}

/// A variable that closures share, so that it outlives its call.
final class Cell {
  let pointer: UnsafeMutablePointer<Value>

  init(_ value: Value) {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: value)
  }

  deinit {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }
}

/// A `weak` or `unowned` variable, or a stored property of that kind.
final class WeakCell {
  private weak var object: AnyObject?
  private var other: Value

  init(_ value: Value) {
    if case .object(let object) = value {
      self.object = object
      other = .object(Self.mark)
    } else {
      other = value
    }
  }

  /// The object, `nil` when it is gone; a value that is no object is held as it is.
  var value: Value {
    if case .object(let held) = other, held === Self.mark {
      return object.map { .object($0) } ?? .none
    }
    return other
  }

  func set(_ value: Value) {
    if case .object(let object) = value {
      self.object = object
      other = .object(Self.mark)
    } else {
      object = nil
      other = value
    }
  }

  private final class Mark {}
  nonisolated(unsafe) private static let mark: AnyObject = Mark()
}

extension Value {
  /// The cell that a place refers to. Only places that the compiler made cells are asked.
  @inline(__always)
  var cell: UnsafeMutablePointer<Value>? {
    guard case .object(let object) = self else { return nil }
    return unsafeDowncast(object, to: Cell.self).pointer
  }
}

/// Whether numbers are where places are read for them.
let scalarsAreInFront = UnsafeMutablePointer<Value>.checkScalars

extension UnsafeMutablePointer where Pointee == Value {
  // A place of a variable of type `Int`, `Double` or `Bool` holds nothing else from its declaration
  // on. It is read and set without a look at the case, which would copy and destroy whole values.

  /// The number in a place of type `Int`.
  @inline(__always)
  var integer: Int { UnsafeRawPointer(self).load(as: Int.self) }

  /// The number in a place of type `Double` or `CGFloat`.
  @inline(__always)
  var floating: Double { UnsafeRawPointer(self).load(as: Double.self) }

  /// The value in a place of type `Bool`.
  @inline(__always)
  var boolean: Bool { UnsafeRawPointer(self).load(as: UInt8.self) & 1 == 1 }

  /// Sets a place that holds a number or truth value.
  @inline(__always)
  func setScalar(_ value: Value) { initialize(to: value) }

  /// Whether numbers are where `integer` and `floating` look for them, as they are as long as the
  /// compiler lays enumerations out with the payload first.
  static var checkScalars: Bool {
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { place.deallocate() }
    place.initialize(to: .int(-7))
    guard place.integer == -7 else { return false }
    place.initialize(to: .double(2.5))
    guard place.floating == 2.5 else { return false }
    place.initialize(to: .bool(true))
    guard place.boolean else { return false }
    place.initialize(to: .bool(false))
    return !place.boolean
  }

  /// Whether there is something to be let go of.
  @inline(__always)
  var holdsReference: Bool {
    switch pointee {
    case .void, .bool, .int, .double, .none: false
    default: true
    }
  }

  /// Empties a place whose value is no longer needed.
  @inline(__always)
  func clear() {
    if holdsReference { store(.void) } else { initialize(to: .void) }
  }

  /// Takes the value out, so that it can be changed without being copied.
  @inline(__always)
  func take() -> Value {
    let value = move()
    initialize(to: .void)
    return value
  }

  /// Stores a value; the old one goes only when the new one is in its place, because a `deinit` of
  /// the script may read it.
  @inline(__always)
  func store(_ value: Value) {
    let old = move()
    initialize(to: value)
    _ = consume old
  }
}
