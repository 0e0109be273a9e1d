import ScriptRuntime

/// What `Collection` gives the collections that a script declares with indices of its own; those of
/// the library have the members themselves.
@MainActor enum IndexedTable {
  static func add(to table: TableBinding) {
    table.add("extension func firstIndex(of element: Element) -> Index? where Element: Equatable") {
      target, a in
      let wanted = try a.value(0)
      return try index(in: target) { Value.areEqual($0, wanted) }
    }
    table.add("extension func firstIndex(where test: (Element) throws -> Bool) rethrows -> Index?")
    {
      target, a in
      let test = try a.function(0)
      return try index(in: target) { try test.call($0).asBool() }
    }
    table.add("extension var indices: [Index] { get }") { target, _ in
      .array(try indices(of: target))
    }
    table.add("extension func formIndex(after index: inout Index)") { target, a in
      guard case .object(let object) = try a.value(0), let box = object as? InoutBox else {
        throw ScriptFailure(.bridging(expected: "Index", found: "value"))
      }
      box.value = try next(after: box.value, in: target)
      return .void
    }
    table.add("extension func index(_ index: Index, offsetBy distance: Int) -> Index") {
      target, a in
      var index = try a.value(0)
      let distance = try a.value(1).asInt()
      if distance < 0 {
        let all = try indices(of: target)
        let place = all.firstIndex { Value.areEqual($0, index) } ?? all.count
        guard place + distance >= 0 else {
          throw ScriptFailure(.trap("Index out of range"))
        }
        return all[place + distance]
      }
      for _ in 0..<distance { index = try next(after: index, in: target) }
      return index
    }
    table.add("extension func distance(from start: Index, to end: Index) -> Int") { target, a in
      var (index, end) = (try a.value(0), try a.value(1))
      var count = 0
      let sign = try end.isLess(than: index) ? -1 : 1
      if sign < 0 { swap(&index, &end) }
      while !Value.areEqual(index, end) {
        index = try next(after: index, in: target)
        count += 1
        if count & 0xFF == 0xFF { try ScriptHost.current?.spend(steps: 256) }
      }
      return .int(sign * count)
    }
  }

  private static func next(after index: Value, in collection: Value) throws -> Value {
    try ScriptHost.current?.callWitness("index", labels: ["after"], on: collection, [index])
      ?? Arithmetic.apply(.add, index, .int(1))
  }

  private static func indices(of collection: Value) throws -> [Value] {
    guard let host = ScriptHost.current,
      var index = try host.callWitness("startIndex", labels: [], on: collection, []),
      let end = try host.callWitness("endIndex", labels: [], on: collection, [])
    else { throw ScriptFailure(.bridging(expected: "Collection", found: collection.kindName)) }
    var result: [Value] = []
    while !Value.areEqual(index, end) {
      result.append(index)
      index = try next(after: index, in: collection)
      if result.count & 0xFF == 0xFF {
        try host.spend(steps: 256)
        try ScriptHost.reserve(count: result.count)
      }
    }
    return result
  }

  private static func index(in collection: Value, _ test: (Value) throws -> Bool) throws -> Value {
    let all = try indices(of: collection)
    for (index, element) in zip(all, try collection.elements()) where try test(element) {
      return index.wrapped
    }
    return .none
  }
}
