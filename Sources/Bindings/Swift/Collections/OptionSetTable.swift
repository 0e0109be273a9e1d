import ScriptRuntime

/// What `OptionSet` gives the option sets that a script declares, by their raw values.
@MainActor enum OptionSetTable {
  static func make() -> TableBinding {
    let table = TableBinding("protocol OptionSet : SetAlgebra, RawRepresentable")
    table.declare("typealias Element = Self")
    table.declare("typealias ArrayLiteralElement = Self")
    table.declare("init(rawValue: RawValue)")
    table.add("extension init()") { target, _ in try make(0, like: target) }
    table.add("extension init(arrayLiteral elements: Self...)") { target, a in
      try make(try combine(a.value(0)), like: target)
    }
    table.add("extension init<S: Sequence>(_ sequence: S) where S.Element == Self") { target, a in
      try make(try combine(a.value(0)), like: target)
    }
    table.add("extension var isEmpty: Bool { get }") { target, _ in .bool(try bits(target) == 0) }
    addTests(to: table)
    addResults(to: table)
    table.add(
      "extension @discardableResult mutating func insert(_ member: Self) "
        + "-> (inserted: Bool, memberAfterInsert: Self)"
    ) { target, a in
      let member = try a.value(0)
      let (old, new) = (try bits(target), try bits(member))
      if old & new == new, new != 0 { return .tuple([.bool(false), member]) }
      target = try make(old | new, like: target)
      return .tuple([.bool(old & new != new), member])
    }
    table.add("extension @discardableResult mutating func remove(_ member: Self) -> Self?") {
      target, a in
      let (old, gone) = (try bits(target), try bits(a.value(0)))
      target = try make(old & ~gone, like: target)
      return old & gone == 0 ? .none : try make(old & gone, like: target)
    }
    table.add("extension @discardableResult mutating func update(with member: Self) -> Self?") {
      target, a in
      let (old, new) = (try bits(target), try bits(a.value(0)))
      target = try make(old | new, like: target)
      return old & new == 0 ? .none : try make(old & new, like: target)
    }
    return table
  }

  private static func addTests(to table: TableBinding) {
    let tests: [(String, @MainActor (UInt64, UInt64) -> Bool)] = [
      ("contains(_", { $0 & $1 == $1 }), ("isSubset(of", { $0 & $1 == $0 }),
      ("isSuperset(of", { $0 & $1 == $1 }), ("isDisjoint(with", { $0 & $1 == 0 }),
      ("isStrictSubset(of", { $0 & $1 == $0 && $0 != $1 }),
      ("isStrictSuperset(of", { $0 & $1 == $1 && $0 != $1 }),
    ]
    for (name, test) in tests {
      table.add("extension func \(name) other: Self) -> Bool") { target, a in
        .bool(test(try bits(target), try bits(a.value(0))))
      }
    }
  }

  private static func addResults(to table: TableBinding) {
    let results: [(String, String, @MainActor (UInt64, UInt64) -> UInt64)] = [
      ("union", "formUnion", { $0 | $1 }), ("intersection", "formIntersection", { $0 & $1 }),
      ("subtracting", "subtract", { $0 & ~$1 }),
      ("symmetricDifference", "formSymmetricDifference", { $0 ^ $1 }),
    ]
    for (name, mutatingName, result) in results {
      table.add("extension func \(name)(_ other: Self) -> Self") { target, a in
        try make(result(try bits(target), try bits(a.value(0))), like: target)
      }
      table.add("extension mutating func \(mutatingName)(_ other: Self)") { target, a in
        target = try make(result(try bits(target), try bits(a.value(0))), like: target)
        return .void
      }
    }
  }

  private static func combine(_ elements: Value) throws -> UInt64 {
    try elements.elements().reduce(0) { try $0 | bits($1) }
  }

  /// The raw value's bits.
  private static func bits(_ options: Value) throws -> UInt64 {
    guard
      let raw = try ScriptHost.current?.callWitness("rawValue", labels: [], on: options, [])
    else { throw ScriptFailure(.bridging(expected: "OptionSet", found: options.kindName)) }
    switch raw.unerased {
    case .int(let value): return UInt64(truncatingIfNeeded: value)
    case .native(let value as any FixedWidthInteger): return UInt64(truncatingIfNeeded: value)
    default: throw ScriptFailure(.bridging(expected: "integer", found: raw.kindName))
    }
  }

  /// An option set of the type that a value has, or that a metatype is of.
  private static func make(_ bits: UInt64, like model: Value) throws -> Value {
    guard let dispatch = Runtime.dispatch else { throw ScriptFailure(.notSimulated("OptionSet")) }
    let type: SwiftType =
      if case .metatype(let type) = model { type } else { dispatch.library.type(of: model) }
    let raw = try rawValue(bits, of: type)
    return try dispatch.make(type, initializer: "init(rawValue:)", [raw])
  }

  private static func rawValue(_ bits: UInt64, of type: SwiftType) throws -> Value {
    guard case .nominal(let nominal, _) = type else { return .int(Int(truncatingIfNeeded: bits)) }
    let initializer = nominal.members(named: "init").first { $0.fullName == "init(rawValue:)" }
    guard case .nominal(let raw, _)? = initializer?.parameters.first?.type else {
      return .int(Int(truncatingIfNeeded: bits))
    }
    return switch raw.name {
    case "UInt8": .native(UInt8(truncatingIfNeeded: bits))
    case "UInt16": .native(UInt16(truncatingIfNeeded: bits))
    case "UInt32": .native(UInt32(truncatingIfNeeded: bits))
    case "UInt64": .native(bits)
    case "UInt": .native(UInt(truncatingIfNeeded: bits))
    case "Int8": .native(Int8(truncatingIfNeeded: bits))
    case "Int16": .native(Int16(truncatingIfNeeded: bits))
    case "Int32": .native(Int32(truncatingIfNeeded: bits))
    case "Int64": .native(Int64(truncatingIfNeeded: bits))
    default: .int(Int(truncatingIfNeeded: bits))
    }
  }
}
