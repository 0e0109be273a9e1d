import ScriptRuntime

/// What `SetAlgebra` and `OptionSet` give the option sets that a script declares; those of the
/// library have the members themselves.
@MainActor enum OptionSetTable {
  static func setAlgebra() -> TableBinding {
    let table = TableBinding("protocol SetAlgebra : Equatable, ExpressibleByArrayLiteral")
    table.declare("associatedtype Element")
    return table
  }

  static func optionSet() -> TableBinding {
    let table = TableBinding("protocol OptionSet : SetAlgebra, RawRepresentable")
    table.declare("init(rawValue: RawValue)")
    table.add("extension init()") { target, _ in try make(Bits(), like: target) }
    table.add("extension init(_ elements: [Self])") { target, a in
      var bits = Bits()
      for element in try a.value(0).elements() { bits = try bits.combined(with: element, |) }
      return try make(bits, like: target)
    }
    table.add("extension var isEmpty: Bool { get }") { target, _ in
      .bool(try Bits(target).pattern == 0)
    }
    addQueries(to: table)
    addChanges(to: table)
    return table
  }

  private static func addQueries(to table: TableBinding) {
    let tests: [(String, @MainActor (UInt64, UInt64) -> Bool)] = [
      ("contains(_ member: Self)", { $0 & $1 == $1 }),
      ("isSubset(of other: Self)", { $0 & $1 == $0 }),
      ("isSuperset(of other: Self)", { $0 & $1 == $1 }),
      ("isStrictSubset(of other: Self)", { $0 & $1 == $0 && $0 != $1 }),
      ("isStrictSuperset(of other: Self)", { $0 & $1 == $1 && $0 != $1 }),
      ("isDisjoint(with other: Self)", { $0 & $1 == 0 }),
    ]
    for (line, test) in tests {
      table.add("extension func \(line) -> Bool") { target, a in
        .bool(test(try Bits(target).pattern, try Bits(a.value(0)).pattern))
      }
    }
  }

  private static func addChanges(to table: TableBinding) {
    let operations: [(String, String, @MainActor (UInt64, UInt64) -> UInt64)] = [
      ("union(_ other: Self)", "formUnion(_ other: Self)", { $0 | $1 }),
      ("intersection(_ other: Self)", "formIntersection(_ other: Self)", { $0 & $1 }),
      ("subtracting(_ other: Self)", "subtract(_ other: Self)", { $0 & ~$1 }),
      (
        "symmetricDifference(_ other: Self)", "formSymmetricDifference(_ other: Self)",
        { $0 ^ $1 }
      ),
    ]
    for (line, form, operation) in operations {
      table.add("extension func \(line) -> Self") { target, a in
        try make(Bits(target).combined(with: a.value(0), operation), like: target)
      }
      table.add("extension mutating func \(form)") { target, a in
        target = try make(Bits(target).combined(with: a.value(0), operation), like: target)
        return .void
      }
    }
    table.add(
      "extension @discardableResult mutating func insert(_ newMember: Self) "
        + "-> (inserted: Bool, memberAfterInsert: Self)"
    ) { target, a in
      let member = try a.value(0)
      let (old, added) = (try Bits(target), try Bits(member))
      let isNew = old.pattern & added.pattern != added.pattern
      if isNew { target = try make(old.combined(with: member, |), like: target) }
      return .tuple([.bool(isNew), member])
    }
    table.add("extension @discardableResult mutating func remove(_ member: Self) -> Self?") {
      target, a in
      let member = try a.value(0)
      let both = try Bits(target).combined(with: member, &)
      guard both.pattern != 0 else { return .none }
      target = try make(Bits(target).combined(with: member) { $0 & ~$1 }, like: target)
      return try make(both, like: target)
    }
    table.add("extension @discardableResult mutating func update(with newMember: Self) -> Self?") {
      target, a in
      let member = try a.value(0)
      let both = try Bits(target).combined(with: member, &)
      target = try make(Bits(target).combined(with: member, |), like: target)
      return both.pattern == 0 ? .none : try make(both, like: target)
    }
  }

  /// An option set with those bits, of the type of another or of a metatype.
  private static func make(_ bits: Bits, like value: Value) throws -> Value {
    guard let host = ScriptHost.current else { throw ScriptFailure(.notSimulated("OptionSet")) }
    let type: SwiftType
    if case .metatype(let made) = value { type = made } else { type = host.type(of: value) }
    return try host.make(type, labels: ["rawValue"], [bits.value])
  }

  /// The raw value of an option set: its bits, and the number type they came in.
  @MainActor private struct Bits {
    let pattern: UInt64
    let value: Value

    init() {
      pattern = 0
      value = .int(0)
    }

    init(_ option: Value) throws {
      guard let raw = try ScriptHost.current?.callWitness("rawValue", labels: [], on: option, [])
      else { throw ScriptFailure(.bridging(expected: "OptionSet", found: option.kindName)) }
      try self.init(raw: raw)
    }

    private init(raw: Value) throws {
      value = raw
      switch raw {
      case .int(let number): pattern = UInt64(bitPattern: Int64(number))
      case .native(let native as any FixedWidthInteger & NativeValue):
        pattern = UInt64(truncatingIfNeeded: native)
      default: throw ScriptFailure(.bridging(expected: "Int", found: raw.kindName))
      }
    }

    /// The bits of both, in the number type of this one.
    func combined(with other: Value, _ operation: (UInt64, UInt64) -> UInt64) throws -> Bits {
      let other = try Bits(other)
      let result = operation(pattern, other.pattern)
      guard case .native(let native as any FixedWidthInteger & NativeValue) = value else {
        if case .native(let native as any FixedWidthInteger & NativeValue) = other.value {
          return Bits(result, like: native)
        }
        return Bits(pattern: result, value: .int(Int(truncatingIfNeeded: result)))
      }
      return Bits(result, like: native)
    }

    private init(pattern: UInt64, value: Value) {
      self.pattern = pattern
      self.value = value
    }

    private init<Number: FixedWidthInteger & NativeValue>(_ pattern: UInt64, like: Number) {
      self.pattern = pattern
      value = .native(Number(truncatingIfNeeded: pattern))
    }
  }
}
