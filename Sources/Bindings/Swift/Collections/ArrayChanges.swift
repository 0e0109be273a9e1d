import ScriptRuntime

/// What changes an array, or a slice of one.
@MainActor enum ArrayChanges {
  static func addGrowth(to table: TableBinding) {
    table.add("mutating func append(_ element: Element)") { target, a in
      let element = try a.value(0)
      try ArrayTables.changingElements(&target) { elements, _ in
        elements.append(element)
        if elements.count & 0xFFFF == 0xFFFF { try ScriptHost.reserve(count: elements.count) }
      }
      return .void
    }
    table.add(
      "mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element"
    ) { target, a in
      let added = try a.value(0).elements()
      try ArrayTables.changingElements(&target) { elements, _ in
        try ScriptHost.reserve(count: elements.count + added.count)
        elements += added
      }
      return .void
    }
    table.add("mutating func insert(_ element: Element, at index: Int)") { target, a in
      try insert([a.value(0)], at: a.int(1), in: &target)
    }
    table.add(
      "mutating func insert<C: Collection>(contentsOf elements: C, at index: Int) "
        + "where C.Element == Element"
    ) { target, a in
      try insert(a.value(0).elements(), at: a.int(1), in: &target)
    }
    table.add("mutating func reserveCapacity(_ count: Int)") { _, a in
      try ScriptHost.reserve(count: a.int(0))
      return .void
    }
    for kind in ["Range<Int>", "ClosedRange<Int>", "R"] {
      let generics = kind == "R" ? "R: RangeExpression, C: Collection" : "C: Collection"
      let isBound = kind == "R" ? ", R.Bound == Int" : ""
      table.add(
        "mutating func replaceSubrange<\(generics)>(_ range: \(kind), with elements: C) "
          + "where C.Element == Element\(isBound)"
      ) { target, a in
        let new = try a.value(1).elements()
        try ArrayTables.changingElements(&target) { elements, start in
          elements.replaceSubrange(
            try ArrayTables.offsets(a.value(0), elements, start), with: new)
        }
        return .void
      }
    }
  }

  private static func insert(_ added: [Value], at index: Int, in target: inout Value) throws
    -> Value
  {
    try ArrayTables.changingElements(&target) { elements, start in
      guard (0...elements.count).contains(index &- start) else {
        throw ScriptFailure(.trap("Array index is out of range"))
      }
      try ScriptHost.reserve(count: elements.count + added.count)
      elements.insert(contentsOf: added, at: index &- start)
    }
    return .void
  }

  static func addRemoval(to table: TableBinding) {
    table.add("@discardableResult mutating func remove(at index: Int) -> Element") { target, a in
      let index = try a.int(0)
      return try ArrayTables.changingElements(&target) { elements, start in
        guard elements.indices.contains(index &- start) else {
          throw ScriptFailure(.indexOutOfRange(index: index, count: elements.count))
        }
        return elements.remove(at: index &- start)
      }
    }
    addEnds(to: table)
    table.add("mutating func popLast() -> Element?") { target, _ in
      try ArrayTables.changingElements(&target) { elements, _ in Value(elements.popLast()) }
    }
    table.add("mutating func removeAll(keepingCapacity: Bool = default)") { target, _ in
      try ArrayTables.changingElements(&target) { elements, _ in elements = [] }
      return .void
    }
    table.add("mutating func removeAll(where test: (Element) throws -> Bool) rethrows") {
      target, a in
      let test = try a.function(0)
      let kept = try ArrayTables.read(target).filter { try !test.call($0).asBool() }
      try ArrayTables.changingElements(&target) { elements, _ in elements = kept }
      return .void
    }
    table.add(
      "mutating func removeSubrange<R: RangeExpression>(_ range: R) where R.Bound == Int"
    ) { target, a in
      try ArrayTables.changingElements(&target) { elements, start in
        elements.removeSubrange(try ArrayTables.offsets(a.value(0), elements, start))
      }
      return .void
    }
  }

  private static func addEnds(to table: TableBinding) {
    for isFirst in [true, false] {
      let name = isFirst ? "removeFirst" : "removeLast"
      table.add("@discardableResult mutating func \(name)() -> Element") { target, _ in
        try ArrayTables.changingElements(&target) { elements, _ in
          guard !elements.isEmpty else {
            throw ScriptFailure(
              .trap(
                "Can't remove \(isFirst ? "first" : "last") element from an empty collection"))
          }
          return isFirst ? elements.removeFirst() : elements.removeLast()
        }
      }
      table.add("mutating func \(name)(_ count: Int)") { target, a in
        let count = try a.int(0)
        try ArrayTables.changingElements(&target) { elements, _ in
          guard (0...elements.count).contains(count) else {
            throw ScriptFailure(
              .trap("Can't remove more items from a collection than it contains"))
          }
          if isFirst { elements.removeFirst(count) } else { elements.removeLast(count) }
        }
        return .void
      }
    }
  }

  /// What only a slice has: to lose its first element costs it nothing.
  static func addSliceRemoval(to table: TableBinding) {
    table.add("mutating func popFirst() -> Element?") { target, _ in
      guard case .native(let slice as ArraySliceValue) = target,
        let first = slice.elements.first
      else { return .none }
      target = .native(
        ArraySliceValue(Array(slice.elements.dropFirst()), startIndex: slice.startIndex + 1))
      return first.wrapped
    }
  }

  static func addOrder(to table: TableBinding) {
    table.add("mutating func sort() where Element: Comparable") { target, _ in
      try reorder(&target) { try SequenceTables.sort($0) { try $0.isLess(than: $1) } }
    }
    table.add("mutating func sort(by isBefore: (Element, Element) throws -> Bool) rethrows") {
      target, a in
      let isBefore = try a.function(0)
      return try reorder(&target) { try isBefore.sorted($0) }
    }
    table.add("mutating func reverse()") { target, _ in try reorder(&target) { $0.reversed() } }
    table.add("mutating func shuffle()") { target, _ in
      try reorder(&target) { $0.shuffled(using: &ScriptRandom.generator) }
    }
    table.add("mutating func shuffle<T: RandomNumberGenerator>(using generator: inout T)") {
      target, a in
      var generator = ScriptGenerator(try a.place(0))
      return try reorder(&target) { $0.shuffled(using: &generator) }
    }
    table.add("mutating func swapAt(_ first: Int, _ second: Int)") { target, a in
      let (first, second) = (try a.int(0), try a.int(1))
      try ArrayTables.changingElements(&target) { elements, start in
        for index in [first, second] where !elements.indices.contains(index &- start) {
          throw ScriptFailure(.indexOutOfRange(index: index, count: elements.count))
        }
        elements.swapAt(first &- start, second &- start)
      }
      return .void
    }
    table.add(
      "mutating func partition(by belongs: (Element) throws -> Bool) rethrows -> Int"
    ) { target, a in
      let belongs = try a.function(0)
      var elements = try ArrayTables.read(target)
      let pivot = try elements.partition { try belongs.call($0).asBool() }
      let start = try ArrayTables.start(target)
      try ArrayTables.changingElements(&target) { all, _ in all = elements }
      return .int(pivot + start)
    }
  }

  /// Puts the elements in another order, found while the array is as it was.
  private static func reorder(_ target: inout Value, _ order: ([Value]) throws -> [Value]) throws
    -> Value
  {
    let ordered = try order(try ArrayTables.read(target))
    try ArrayTables.changingElements(&target) { elements, _ in elements = ordered }
    return .void
  }
}
