/// A binding written by hand: each line of the interface stands beside the Swift that does it.
public final class TableBinding: NativeBinding {
  /// Reads or calls: `self`, and one argument a parameter, nil where a default was omitted.
  public typealias Body = @MainActor (inout Value, [Value?]) throws -> Value

  /// Sets: `self`, a subscript's arguments, and the new value.
  public typealias Setter = @MainActor (inout Value, [Value?], Value) throws -> Void

  private var bodies: [(Body, Setter?)] = []
  private var payloads: [Int: @MainActor (Value) -> [Value]?] = [:]
  private var lines: [String]

  /// Starts a table with the header of a type; without one, for global functions and operators.
  public init(_ header: String? = nil) { lines = header.map { [$0] } ?? [] }

  /// The interface, in the notation of `Library`.
  public var text: String { lines.joined(separator: "\n") }

  /// Adds a member.
  public func add(_ line: String, _ body: @escaping Body) {
    lines.append(line)
    bodies.append((body, nil))
  }

  /// Adds a variable or subscript that can be set.
  public func add(_ line: String, get: @escaping Body, set: @escaping Setter) {
    lines.append(line)
    bodies.append((get, set))
  }

  /// Adds a case of an enumeration.
  ///
  /// - Parameters:
  ///   - make: makes the value from what the case carries.
  ///   - payload: what a value carries when it has this case, else nil.
  public func addCase(
    _ line: String, make: @escaping Body, payload: @escaping @MainActor (Value) -> [Value]?
  ) {
    payloads[bodies.count] = payload
    add(line, make)
  }

  /// Adds a line that has no code: a type alias, an associated type, a protocol's requirement.
  public func declare(_ line: String) {
    lines.append(line)
    bodies.append(({ _, _ in throw ScriptFailure(.notSimulated(line)) }, nil))
  }

  @MainActor public func call(_ member: Int, _ target: inout Value, _ arguments: [Value?]) throws
    -> Value
  {
    guard bodies.indices.contains(member) else { throw unknown(member) }
    return try bodies[member].0(&target, arguments)
  }

  @MainActor public func set(
    _ member: Int, _ target: inout Value, _ arguments: [Value?], to value: Value
  ) throws {
    guard bodies.indices.contains(member), let set = bodies[member].1 else { throw unknown(member) }
    try set(&target, arguments, value)
  }

  @MainActor public func payload(_ member: Int, of value: Value) -> [Value]? {
    payloads[member]?(value)
  }

  private func unknown(_ member: Int) -> ScriptFailure {
    ScriptFailure(.notSimulated(lines.first ?? "member \(member)"))
  }
}
