import ScriptRuntime

/// `Array`, `ContiguousArray` and `ArraySlice`.
@MainActor enum ArrayTables {
  static func add(to list: inout [SwiftTable]) {
    list.append(SwiftTable("Array", table("Array")))
    list.append(SwiftTable("ContiguousArray", table("ContiguousArray")))
    list.append(SwiftTable("ArraySlice", table("ArraySlice")))
  }

  private static let conformances =
    "RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Hashable, "
    + "CustomStringConvertible, ExpressibleByArrayLiteral, Encodable, Decodable"

  private static func table(_ name: String) -> TableBinding {
    let table = TableBinding("struct \(name)<Element> : \(conformances)")
    SequenceTables.addIterator(to: table)
    table.declare("typealias Index = Int")
    table.declare("typealias Indices = Range<Int>")
    table.declare("typealias SubSequence = ArraySlice<Element>")
    addInitializers(to: table, isSlice: name == "ArraySlice")
    addReading(to: table)
    addElements(to: table)
    ArrayChanges.addGrowth(to: table)
    ArrayChanges.addRemoval(to: table)
    ArrayChanges.addOrder(to: table)
    if name == "ArraySlice" { ArrayChanges.addSliceRemoval(to: table) }
    return table
  }

  private static func addInitializers(to table: TableBinding, isSlice: Bool) {
    let make = { @MainActor (elements: [Value]) -> Value in
      isSlice ? .native(ArraySliceValue(elements, startIndex: 0)) : .array(elements)
    }
    table.add("init()") { _, _ in make([]) }
    table.add("init<S: Sequence>(_ elements: S) where S.Element == Element") { _, a in
      make(try a.value(0).elements())
    }
    table.add("init(repeating value: Element, count: Int)") { _, a in
      let count = try a.int(1)
      guard count >= 0 else {
        throw ScriptFailure(.trap("Can't construct Array with count < 0"))
      }
      try ScriptHost.reserve(count: count)
      return make(Array(repeating: try a.value(0), count: count))
    }
    table.add("init(arrayLiteral elements: Element...)") { _, a in
      make(try a.value(0).elements())
    }
  }

  private static func addReading(to table: TableBinding) {
    table.add("var count: Int { get }") { target, _ in .int(try read(target).count) }
    table.add("var isEmpty: Bool { get }") { target, _ in .bool(try read(target).isEmpty) }
    table.add("var capacity: Int { get }") { target, _ in .int(try read(target).count) }
    table.add("var startIndex: Int { get }") { target, _ in .int(try start(target)) }
    table.add("var endIndex: Int { get }") { target, _ in
      .int(try start(target) + read(target).count)
    }
    table.add("var indices: Range<Int> { get }") { target, _ in
      let start = try start(target)
      return .native(RangeValue(.int(start), .int(try start + read(target).count)))
    }
    table.add("var first: Element? { get }") { target, _ in Value(try read(target).first) }
    table.add("var last: Element? { get }") { target, _ in Value(try read(target).last) }
    table.add("func index(after index: Int) -> Int") { _, a in .int(try a.int(0) &+ 1) }
    table.add("func index(before index: Int) -> Int") { _, a in .int(try a.int(0) &- 1) }
    table.add("func index(_ index: Int, offsetBy distance: Int) -> Int") { _, a in
      .int(try Arithmetic.integer(.add, a.int(0), a.int(1)))
    }
    table.add("func distance(from start: Int, to end: Int) -> Int") { _, a in
      .int(try Arithmetic.integer(.subtract, a.int(1), a.int(0)))
    }
    for name in ["description", "debugDescription"] {
      table.add("var \(name): String { get }") { target, _ in
        .string(
          try ScriptHost.current?.description(
            of: target, type: nil, debug: name == "debugDescription") ?? "")
      }
    }
  }

  private static func addElements(to table: TableBinding) {
    table.add(
      "subscript(index: Int) -> Element { get set }",
      get: { target, a in
        let elements = try read(target)
        let index = try a.int(0)
        let place = index &- (try start(target))
        guard elements.indices.contains(place) else { throw outOfRange(index, elements.count) }
        return elements[place]
      },
      set: { target, a, value in
        let index = try a.int(0)
        try changingElements(&target) { elements, start in
          guard elements.indices.contains(index &- start) else {
            throw outOfRange(index, elements.count)
          }
          elements[index &- start] = value
        }
      })
    table.add(
      "subscript<R: RangeExpression>(range: R) -> ArraySlice<Element> { get set } "
        + "where R.Bound == Int",
      get: { target, a in
        let elements = try read(target)
        let start = try start(target)
        let range = try RangeTables.offsets(a.value(0), in: start..<(start + elements.count))
        let part = elements[(range.lowerBound - start)..<(range.upperBound - start)]
        return .native(ArraySliceValue(Array(part), startIndex: range.lowerBound))
      },
      set: { target, a, value in
        let new = try value.elements()
        try changingElements(&target) { elements, start in
          elements.replaceSubrange(try offsets(a.value(0), elements, start), with: new)
        }
      })
  }

  /// Where a range of indices lies among the elements of an array or slice.
  static func offsets(_ range: Value, _ elements: [Value], _ start: Int) throws -> Range<Int> {
    let range = try RangeTables.offsets(range, in: start..<(start + elements.count))
    return (range.lowerBound - start)..<(range.upperBound - start)
  }

  static func outOfRange(_ index: Int, _ count: Int) -> ScriptFailure {
    ScriptFailure(.indexOutOfRange(index: index, count: count))
  }

  /// The elements of an array or slice.
  static func read(_ value: Value) throws -> [Value] {
    switch value {
    case .array(let elements): return elements
    case .native(let slice as ArraySliceValue): return slice.elements
    case .existential(let value, _): return try read(value)
    default: throw ScriptFailure(.bridging(expected: "Array", found: value.kindName))
    }
  }

  /// The index of the first element.
  static func start(_ value: Value) throws -> Int {
    if case .native(let slice as ArraySliceValue) = value.unerased { return slice.startIndex }
    return 0
  }

  /// Changes the elements of an array or slice; an array's are not copied.
  static func changingElements<Result>(
    _ target: inout Value, _ change: (inout [Value], Int) throws -> Result
  ) throws -> Result {
    if case .native(let slice as ArraySliceValue) = target {
      var elements = slice.elements
      defer { target = .native(ArraySliceValue(elements, startIndex: slice.startIndex)) }
      return try change(&elements, slice.startIndex)
    }
    return try changingArray(&target) { try change(&$0, 0) }
  }
}
