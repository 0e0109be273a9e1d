import ScriptRuntime

/// `Dictionary` and `Set`.
@MainActor enum KeyedTables {
  static func add(to list: inout [SwiftTable]) {
    list.append(SwiftTable("Dictionary", dictionary()))
    list.append(SwiftTable("Set", set()))
  }

  // MARK: Dictionary

  private static func dictionary() -> TableBinding {
    let table = TableBinding(
      "struct Dictionary<Key: Hashable, Value> : Collection, Hashable, CustomStringConvertible, "
        + "ExpressibleByDictionaryLiteral, Encodable, Decodable")
    table.declare("typealias Element = (key: Key, value: Value)")
    SequenceTables.addIterator(to: table)
    table.declare("typealias Index = Int")
    addDictionaryInitializers(to: table)
    table.add("var count: Int { get }") { target, _ in .int(try read(target).count) }
    table.add("var isEmpty: Bool { get }") { target, _ in .bool(try read(target).count == 0) }
    table.add("var keys: [Key] { get }") { target, _ in
      .array(try read(target).pairs.map(\.key))
    }
    table.add("var values: [Value] { get }") { target, _ in
      .array(try read(target).pairs.map(\.value))
    }
    table.add(
      "subscript(key: Key) -> Value? { get set }",
      get: { target, a in Value(try read(target)[a.value(0)]) },
      set: { target, a, value in
        let key = try a.value(0)
        try changing(DictionaryValue.self, &target) {
          $0[key] = value.unwrapped
          if $0.count & 0xFFFF == 0xFFFF { try ScriptHost.reserve(count: $0.count, of: 96) }
        }
      })
    table.add(
      "subscript(key: Key, default value: @autoclosure () -> Value) -> Value { get set }",
      get: { target, a in
        if let value = try read(target)[a.value(0)] { return value }
        return try a.function(1).call([])
      },
      set: { target, a, value in
        let key = try a.value(0)
        try changing(DictionaryValue.self, &target) { $0[key] = value }
      })
    table.add(
      "@discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value?"
    ) {
      target, a in
      let (value, key) = (try a.value(0), try a.value(1))
      return try changing(DictionaryValue.self, &target) {
        let old = $0[key]
        $0[key] = value
        return Value(old)
      }
    }
    table.add("@discardableResult mutating func removeValue(forKey key: Key) -> Value?") {
      target, a in
      let key = try a.value(0)
      return try changing(DictionaryValue.self, &target) {
        let old = $0[key]
        $0[key] = nil
        return Value(old)
      }
    }
    table.add("mutating func removeAll(keepingCapacity: Bool = default)") { target, _ in
      target = .native(DictionaryValue())
      return .void
    }
    addDictionaryTransforms(to: table)
    return table
  }

  private static func addDictionaryInitializers(to table: TableBinding) {
    table.add("init()") { _, _ in .native(DictionaryValue()) }
    table.add("init<S: Sequence>(uniqueKeysWithValues pairs: S) where S.Element == (Key, Value)") {
      _, a in
      var result = DictionaryValue()
      for pair in try a.value(0).elements() {
        let pair = try pair.asTuple()
        guard pair.count == 2 else { continue }
        guard result[pair[0]] == nil else {
          let key = try ScriptHost.current?.description(of: pair[0], type: nil, debug: false) ?? ""
          throw ScriptFailure(.trap("Duplicate values for key: '\(key)'"))
        }
        result[pair[0]] = pair[1]
      }
      return .native(result)
    }
    table.add(
      "init<S: Sequence>(_ pairs: S, uniquingKeysWith combine: (Value, Value) throws -> Value) "
        + "rethrows where S.Element == (Key, Value)"
    ) { _, a in
      var result = DictionaryValue()
      try merge(a.value(0), into: &result, combine: a.function(1))
      return .native(result)
    }
    table.add(
      "init<S: Sequence>(grouping elements: S, by key: (S.Element) throws -> Key) rethrows "
        + "where Value == [S.Element]"
    ) { _, a in
      var result = DictionaryValue()
      let keyOf = try a.function(1)
      for element in try a.value(0).elements() {
        let key = try keyOf.call(element)
        var group = result.take(key) ?? .array([])
        try changingArray(&group) { $0.append(element) }
        result[key] = group
      }
      return .native(result)
    }
  }

  private static func addDictionaryTransforms(to table: TableBinding) {
    table.add(
      "func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> Dictionary<Key, T>"
    ) { target, a in
      let transform = try a.function(0)
      return .native(
        DictionaryValue(
          try read(target).pairs.map { ($0.key, try transform.call($0.value)) }))
    }
    table.add(
      "func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> Dictionary<Key, T>"
    ) { target, a in
      let transform = try a.function(0)
      return .native(
        DictionaryValue(
          try read(target).pairs.compactMap { pair in
            try transform.call(pair.value).unwrapped.map { (pair.key, $0) }
          }))
    }
    table.add(
      "func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows "
        + "-> Dictionary<Key, Value>"
    ) { target, a in
      let isIncluded = try a.function(0)
      return .native(
        DictionaryValue(
          try read(target).pairs.filter {
            try isIncluded.call([.tuple([$0.key, $0.value])]).asBool()
          }))
    }
    for isMutating in [true, false] {
      let line =
        isMutating
        ? "mutating func merge(_ other: Dictionary<Key, Value>, "
          + "uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows"
        : "func merging(_ other: Dictionary<Key, Value>, "
          + "uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows "
          + "-> Dictionary<Key, Value>"
      table.add(line) { target, a in
        var result = try read(target)
        try merge(a.value(0), into: &result, combine: a.function(1))
        guard isMutating else { return .native(result) }
        target = .native(result)
        return .void
      }
    }
    table.add("var description: String { get }") { target, _ in
      .string(try ScriptHost.current?.description(of: target, type: nil, debug: false) ?? "")
    }
  }

  private static func merge(
    _ pairs: Value, into result: inout DictionaryValue, combine: FunctionValue
  ) throws {
    for pair in try pairs.elements() {
      let pair = try pair.asTuple()
      guard pair.count == 2 else { continue }
      if let old = result[pair[0]] {
        result[pair[0]] = try combine.call(old, pair[1])
      } else {
        result[pair[0]] = pair[1]
      }
    }
  }

  private static func read(_ value: Value) throws -> DictionaryValue {
    try value.asNative(DictionaryValue.self)
  }

  // MARK: Set

  private static func set() -> TableBinding {
    let table = TableBinding(
      "struct Set<Element: Hashable> : Collection, SetAlgebra, Hashable, CustomStringConvertible, "
        + "ExpressibleByArrayLiteral, Encodable, Decodable")
    table.declare("typealias Index = Int")
    table.declare("typealias ArrayLiteralElement = Element")
    SequenceTables.addIterator(to: table)
    table.add("init()") { _, _ in .native(SetValue()) }
    table.add("init<S: Sequence>(_ elements: S) where S.Element == Element") { _, a in
      .native(SetValue(try a.value(0).elements()))
    }
    table.add("var count: Int { get }") { target, _ in .int(try members(target).count) }
    table.add("var isEmpty: Bool { get }") { target, _ in .bool(try members(target).count == 0) }
    table.add("func contains(_ element: Element) -> Bool") { target, a in
      .bool(try members(target).contains(a.value(0)))
    }
    table.add(
      "@discardableResult mutating func insert(_ element: Element) "
        + "-> (inserted: Bool, memberAfterInsert: Element)"
    ) { target, a in
      let element = try a.value(0)
      return try changing(SetValue.self, &target) {
        let isNew = $0.insert(element)
        if $0.count & 0xFFFF == 0xFFFF { try ScriptHost.reserve(count: $0.count, of: 96) }
        return .tuple([.bool(isNew), $0.member(element) ?? element])
      }
    }
    table.add("@discardableResult mutating func update(with element: Element) -> Element?") {
      target, a in
      let element = try a.value(0)
      return try changing(SetValue.self, &target) {
        let old = $0.remove(element)
        $0.insert(element)
        return Value(old)
      }
    }
    table.add("@discardableResult mutating func remove(_ element: Element) -> Element?") {
      target, a in
      let element = try a.value(0)
      return try changing(SetValue.self, &target) { Value($0.remove(element)) }
    }
    table.add("mutating func removeAll(keepingCapacity: Bool = default)") { target, _ in
      target = .native(SetValue())
      return .void
    }
    table.add("func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>") {
      target, a in
      let isIncluded = try a.function(0)
      return .native(
        SetValue(try members(target).elements.filter { try isIncluded.call($0).asBool() }))
    }
    addSetAlgebra(to: table)
    return table
  }

  private static func addSetAlgebra(to table: TableBinding) {
    let combine: [(String, String, @MainActor (SetValue, SetValue) -> [Value])] = [
      ("union", "formUnion", { $0.elements + $1.elements }),
      (
        "intersection", "formIntersection",
        { left, right in left.elements.filter { right.contains($0) } }
      ),
      ("subtracting", "subtract", { left, right in left.elements.filter { !right.contains($0) } }),
      (
        "symmetricDifference", "formSymmetricDifference",
        { left, right in
          left.elements.filter { !right.contains($0) }
            + right.elements.filter { !left.contains($0) }
        }
      ),
    ]
    for (name, mutatingName, result) in combine {
      table.add("func \(name)<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element")
      {
        target, a in
        .native(SetValue(result(try members(target), SetValue(try a.value(0).elements()))))
      }
      table.add("mutating func \(mutatingName)<S: Sequence>(_ other: S) where S.Element == Element")
      {
        target, a in
        target = .native(
          SetValue(result(try members(target), SetValue(try a.value(0).elements()))))
        return .void
      }
    }
    let tests: [(String, @MainActor (SetValue, SetValue) -> Bool)] = [
      ("isSubset(of", { left, right in left.elements.allSatisfy { right.contains($0) } }),
      ("isSuperset(of", { left, right in right.elements.allSatisfy { left.contains($0) } }),
      ("isDisjoint(with", { left, right in !left.elements.contains { right.contains($0) } }),
      (
        "isStrictSubset(of",
        { left, right in
          left.count < right.count && left.elements.allSatisfy { right.contains($0) }
        }
      ),
      (
        "isStrictSuperset(of",
        { left, right in
          left.count > right.count && right.elements.allSatisfy { left.contains($0) }
        }
      ),
    ]
    for (name, test) in tests {
      table.add("func \(name) other: Set<Element>) -> Bool") { target, a in
        .bool(test(try members(target), try members(a.value(0))))
      }
    }
    table.add("var description: String { get }") { target, _ in
      .string(try ScriptHost.current?.description(of: target, type: nil, debug: false) ?? "")
    }
  }

  private static func members(_ value: Value) throws -> SetValue {
    try value.asNative(SetValue.self)
  }
}
