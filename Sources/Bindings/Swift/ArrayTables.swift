import ScriptRuntime

/// `Array` and `ArraySlice`.
@MainActor enum ArrayTables {
  static func add(to list: inout [SwiftTable]) {
    list.append(SwiftTable("Array", array()))
    list.append(SwiftTable("ArraySlice", slice()))
  }

  private static let conformances =
    "RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Hashable, "
    + "CustomStringConvertible, ExpressibleByArrayLiteral, Encodable, Decodable"

  private static func array() -> TableBinding {
    let table = TableBinding("struct Array<Element> : \(conformances)")
    SequenceTables.addIterator(to: table)
    table.declare("typealias Index = Int")
    table.declare("typealias SubSequence = ArraySlice<Element>")
    addInitializers(to: table)
    table.add("var count: Int { get }") { target, _ in .int(try read(target).count) }
    table.add("var isEmpty: Bool { get }") { target, _ in .bool(try read(target).isEmpty) }
    table.add("var capacity: Int { get }") { target, _ in .int(try read(target).count) }
    table.add("var startIndex: Int { get }") { _, _ in .int(0) }
    table.add("var endIndex: Int { get }") { target, _ in .int(try read(target).count) }
    table.add("var indices: Range<Int> { get }") { target, _ in
      .native(RangeValue(.int(0), .int(try read(target).count)))
    }
    table.add("var first: Element? { get }") { target, _ in Value(try read(target).first) }
    table.add("var last: Element? { get }") { target, _ in Value(try read(target).last) }
    table.add(
      "subscript(index: Int) -> Element { get set }",
      get: { target, a in
        let elements = try read(target)
        let index = try a.int(0)
        guard elements.indices.contains(index) else { throw outOfRange(index, elements.count) }
        return elements[index]
      },
      set: { target, a, value in
        let index = try a.int(0)
        try changingArray(&target) {
          guard $0.indices.contains(index) else { throw outOfRange(index, $0.count) }
          $0[index] = value
        }
      })
    addSlices(to: table)
    addGrowth(to: table)
    addRemoval(to: table)
    addOrder(to: table)
    addIndices(to: table)
    return table
  }

  private static func addInitializers(to table: TableBinding) {
    table.add("init()") { _, _ in .array([]) }
    table.add("init<S: Sequence>(_ elements: S) where S.Element == Element") { _, a in
      .array(try a.value(0).elements())
    }
    table.add("init(repeating value: Element, count: Int)") { _, a in
      let count = try a.int(1)
      guard count >= 0 else {
        throw ScriptFailure(.trap("Can't construct Array with count < 0"))
      }
      try ScriptHost.reserve(count: count)
      return .array(Array(repeating: try a.value(0), count: count))
    }
  }

  private static func addSlices(to table: TableBinding) {
    table.add(
      "subscript<R: RangeExpression>(range: R) -> ArraySlice<Element> { get set }",
      get: { target, a in
        let elements = try read(target)
        let range = try RangeTables.offsets(a.value(0), in: 0..<elements.count)
        return .native(ArraySliceValue(Array(elements[range]), startIndex: range.lowerBound))
      },
      set: { target, a, value in
        let new = try value.elements()
        try changingArray(&target) {
          $0.replaceSubrange(try RangeTables.offsets(a.value(0), in: 0..<$0.count), with: new)
        }
      })
    let pieces: [(String, @MainActor ([Value], Int) -> ArraySlice<Value>)] = [
      ("prefix(_ count: Int)", { $0.prefix($1) }),
      ("suffix(_ count: Int)", { $0.suffix($1) }),
      ("dropFirst(_ count: Int = default)", { $0.dropFirst($1) }),
      ("dropLast(_ count: Int = default)", { $0.dropLast($1) }),
      ("prefix(upTo end: Int)", { $0.prefix(max(0, $1)) }),
      ("suffix(from start: Int)", { $0.dropFirst(max(0, $1)) }),
    ]
    for (line, take) in pieces {
      table.add("func \(line) -> ArraySlice<Element>") { target, a in
        let count = try a.optional(0)?.asInt() ?? 1
        guard count >= 0 else { throw SequenceTables.negativeCount(line) }
        let piece = take(try read(target), count)
        return .native(ArraySliceValue(Array(piece), startIndex: piece.startIndex))
      }
    }
    table.add("func split(separator: Element) -> [ArraySlice<Element>] where Element: Equatable") {
      target, a in
      let separator = try a.value(0)
      return .array(
        try read(target).split { Value.areEqual($0, separator) }.map {
          .native(ArraySliceValue(Array($0), startIndex: $0.startIndex))
        })
    }
  }

  private static func addGrowth(to table: TableBinding) {
    table.add("mutating func append(_ element: Element)") { target, a in
      let element = try a.value(0)
      try changingArray(&target) {
        $0.append(element)
        if $0.count & 0xFFFF == 0xFFFF { try ScriptHost.reserve(count: $0.count) }
      }
      return .void
    }
    table.add(
      "mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element"
    ) { target, a in
      let added = try a.value(0).elements()
      try changingArray(&target) {
        try ScriptHost.reserve(count: $0.count + added.count)
        $0 += added
      }
      return .void
    }
    table.add("mutating func insert(_ element: Element, at index: Int)") { target, a in
      let (element, index) = (try a.value(0), try a.int(1))
      try changingArray(&target) {
        guard (0...$0.count).contains(index) else {
          throw ScriptFailure(.trap("Array index is out of range"))
        }
        $0.insert(element, at: index)
      }
      return .void
    }
    table.add(
      "mutating func insert<C: Collection>(contentsOf elements: C, at index: Int) "
        + "where C.Element == Element"
    ) { target, a in
      let (added, index) = (try a.value(0).elements(), try a.int(1))
      try changingArray(&target) {
        guard (0...$0.count).contains(index) else {
          throw ScriptFailure(.trap("Array index is out of range"))
        }
        try ScriptHost.reserve(count: $0.count + added.count)
        $0.insert(contentsOf: added, at: index)
      }
      return .void
    }
    table.add("mutating func reserveCapacity(_ count: Int)") { _, a in
      try ScriptHost.reserve(count: a.int(0))
      return .void
    }
    table.add(
      "mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with elements: C) where C.Element == Element"
    ) {
      target, a in
      let new = try a.value(1).elements()
      try changingArray(&target) {
        $0.replaceSubrange(try RangeTables.offsets(a.value(0), in: 0..<$0.count), with: new)
      }
      return .void
    }
  }

  private static func addRemoval(to table: TableBinding) {
    table.add("@discardableResult mutating func remove(at index: Int) -> Element") { target, a in
      let index = try a.int(0)
      return try changingArray(&target) {
        guard $0.indices.contains(index) else { throw outOfRange(index, $0.count) }
        return $0.remove(at: index)
      }
    }
    for (line, text) in [
      ("removeFirst", "Can't remove first element from an empty collection"),
      ("removeLast", "Can't remove last element from an empty collection"),
    ] {
      let isFirst = line == "removeFirst"
      table.add("@discardableResult mutating func \(line)() -> Element") { target, _ in
        try changingArray(&target) {
          guard !$0.isEmpty else { throw ScriptFailure(.trap(text)) }
          return isFirst ? $0.removeFirst() : $0.removeLast()
        }
      }
      table.add("mutating func \(line)(_ count: Int)") { target, a in
        let count = try a.int(0)
        try changingArray(&target) {
          guard (0...$0.count).contains(count) else {
            throw ScriptFailure(
              .trap("Can't remove more items from a collection than it contains"))
          }
          if isFirst { $0.removeFirst(count) } else { $0.removeLast(count) }
        }
        return .void
      }
    }
    table.add("mutating func popLast() -> Element?") { target, _ in
      try changingArray(&target) { Value($0.popLast()) }
    }
    table.add("mutating func removeAll(keepingCapacity: Bool = default)") { target, _ in
      target = .array([])
      return .void
    }
    table.add("mutating func removeAll(where test: (Element) throws -> Bool) rethrows") {
      target, a in
      let test = try a.function(0)
      let elements = try read(target)
      target = .array(try elements.filter { try !test.call($0).asBool() })
      return .void
    }
    table.add("mutating func removeSubrange<R: RangeExpression>(_ range: R)") { target, a in
      try changingArray(&target) {
        $0.removeSubrange(try RangeTables.offsets(a.value(0), in: 0..<$0.count))
      }
      return .void
    }
  }

  private static func addOrder(to table: TableBinding) {
    table.add("mutating func sort() where Element: Comparable") { target, _ in
      target = .array(try SequenceTables.sort(read(target)) { try $0.isLess(than: $1) })
      return .void
    }
    table.add("mutating func sort(by isBefore: (Element, Element) throws -> Bool) rethrows") {
      target, a in
      target = .array(try a.function(0).sorted(read(target)))
      return .void
    }
    table.add("mutating func reverse()") { target, _ in
      try changingArray(&target) { $0.reverse() }
      return .void
    }
    table.add("mutating func shuffle()") { target, _ in
      try changingArray(&target) { $0.shuffle(using: &ScriptRandom.generator) }
      return .void
    }
    table.add("mutating func swapAt(_ first: Int, _ second: Int)") { target, a in
      let (first, second) = (try a.int(0), try a.int(1))
      try changingArray(&target) {
        for index in [first, second] where !$0.indices.contains(index) {
          throw outOfRange(index, $0.count)
        }
        $0.swapAt(first, second)
      }
      return .void
    }
  }

  private static func addIndices(to table: TableBinding) {
    let optional = { @MainActor (index: Int?) -> Value in index.map { .int($0) } ?? .none }
    table.add("func firstIndex(of element: Element) -> Int? where Element: Equatable") {
      target, a in
      let wanted = try a.value(0)
      return optional(try read(target).firstIndex { Value.areEqual($0, wanted) })
    }
    table.add("func firstIndex(where test: (Element) throws -> Bool) rethrows -> Int?") {
      target, a in
      let test = try a.function(0)
      return optional(try read(target).firstIndex { try test.call($0).asBool() })
    }
    table.add("func lastIndex(of element: Element) -> Int? where Element: Equatable") { target, a in
      let wanted = try a.value(0)
      return optional(try read(target).lastIndex { Value.areEqual($0, wanted) })
    }
    table.add("func lastIndex(where test: (Element) throws -> Bool) rethrows -> Int?") {
      target, a in
      let test = try a.function(0)
      return optional(try read(target).lastIndex { try test.call($0).asBool() })
    }
    table.add("func index(after index: Int) -> Int") { _, a in .int(try a.int(0) &+ 1) }
    table.add("func index(before index: Int) -> Int") { _, a in .int(try a.int(0) &- 1) }
    table.add("func index(_ index: Int, offsetBy distance: Int) -> Int") { _, a in
      .int(try Arithmetic.integer(.add, a.int(0), a.int(1)))
    }
    table.add("func distance(from start: Int, to end: Int) -> Int") { _, a in
      .int(try Arithmetic.integer(.subtract, a.int(1), a.int(0)))
    }
    table.add("var description: String { get }") { target, _ in
      .string(try ScriptHost.current?.description(of: target, type: nil, debug: false) ?? "")
    }
  }

  // MARK: Slices

  private static func slice() -> TableBinding {
    let table = TableBinding("struct ArraySlice<Element> : \(conformances)")
    SequenceTables.addIterator(to: table)
    table.declare("typealias Index = Int")
    table.declare("typealias SubSequence = ArraySlice<Element>")
    table.add("var startIndex: Int { get }") { target, _ in
      .int(try target.asNative(ArraySliceValue.self).startIndex)
    }
    table.add("var endIndex: Int { get }") { target, _ in
      let slice = try target.asNative(ArraySliceValue.self)
      return .int(slice.startIndex + slice.elements.count)
    }
    table.add("var indices: Range<Int> { get }") { target, _ in
      let slice = try target.asNative(ArraySliceValue.self)
      return .native(
        RangeValue(.int(slice.startIndex), .int(slice.startIndex + slice.elements.count)))
    }
    table.add(
      "subscript(index: Int) -> Element { get set }",
      get: { target, a in
        let slice = try target.asNative(ArraySliceValue.self)
        let elements = slice.elements
        let index = try a.int(0)
        guard elements.indices.contains(index - slice.startIndex) else {
          throw outOfRange(index, slice.startIndex + elements.count)
        }
        return elements[index - slice.startIndex]
      },
      set: { target, a, value in
        let index = try a.int(0)
        try changing(ArraySliceValue.self, &target) {
          var elements = $0.elements
          guard elements.indices.contains(index - $0.startIndex) else {
            throw outOfRange(index, $0.startIndex + elements.count)
          }
          elements[index - $0.startIndex] = value
          $0.elements = elements
        }
      })
    table.add("subscript<R: RangeExpression>(range: R) -> ArraySlice<Element> { get }") {
      target, a in
      let slice = try target.asNative(ArraySliceValue.self)
      let start = slice.startIndex
      let elements = slice.elements
      let range = try RangeTables.offsets(a.value(0), in: start..<(start + elements.count))
      let part = elements[(range.lowerBound - start)..<(range.upperBound - start)]
      return .native(ArraySliceValue(Array(part), startIndex: range.lowerBound))
    }
    table.add("mutating func append(_ element: Element)") { target, a in
      let element = try a.value(0)
      try changing(ArraySliceValue.self, &target) { $0.elements.append(element) }
      return .void
    }
    table.add("mutating func popFirst() -> Element?") { target, _ in
      try changing(ArraySliceValue.self, &target) {
        guard let first = $0.elements.first else { return .none }
        $0.elements.removeFirst()
        $0.startIndex += 1
        return first.wrapped
      }
    }
    let optional = { @MainActor (index: Int?, start: Int) -> Value in
      index.map { .int($0 + start) } ?? .none
    }
    table.add("func firstIndex(of element: Element) -> Int? where Element: Equatable") {
      target, a in
      let slice = try target.asNative(ArraySliceValue.self)
      let wanted = try a.value(0)
      return optional(
        slice.elements.firstIndex { Value.areEqual($0, wanted) }, slice.startIndex)
    }
    let pieces: [(String, @MainActor ([Value], Int) -> ArraySlice<Value>)] = [
      ("prefix(_ count: Int)", { $0.prefix($1) }),
      ("suffix(_ count: Int)", { $0.suffix($1) }),
      ("dropFirst(_ count: Int = default)", { $0.dropFirst($1) }),
      ("dropLast(_ count: Int = default)", { $0.dropLast($1) }),
    ]
    for (line, take) in pieces {
      table.add("func \(line) -> ArraySlice<Element>") { target, a in
        let slice = try target.asNative(ArraySliceValue.self)
        let piece = take(slice.elements, max(0, try a.optional(0)?.asInt() ?? 1))
        return .native(
          ArraySliceValue(Array(piece), startIndex: slice.startIndex + piece.startIndex))
      }
    }
    return table
  }

  static func outOfRange(_ index: Int, _ count: Int) -> ScriptFailure {
    ScriptFailure(.indexOutOfRange(index: index, count: count))
  }

  private static func read(_ value: Value) throws -> [Value] {
    switch value {
    case .array(let elements): return elements
    case .existential(let value, _): return try read(value)
    default: throw ScriptFailure(.bridging(expected: "Array", found: value.kindName))
    }
  }
}
