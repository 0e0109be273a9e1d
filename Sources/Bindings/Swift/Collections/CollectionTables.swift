import ScriptRuntime

/// The protocols of collections, with what their extensions give every collection.
@MainActor enum CollectionTables {
  static func add(to list: inout [SwiftTable]) {
    list.append(SwiftTable("Collection", collection()))
    list.append(SwiftTable("BidirectionalCollection", bidirectional()))
    for header in [
      "protocol RandomAccessCollection : BidirectionalCollection",
      "protocol MutableCollection : Collection",
      "protocol RangeReplaceableCollection : Collection",
    ] {
      let table = TableBinding(header)
      let name = header.dropFirst("protocol ".count).prefix { $0.isLetter }
      if name == "RangeReplaceableCollection" { addReplacing(to: table) }
      list.append(SwiftTable(String(name), table))
    }
  }

  private static func collection() -> TableBinding {
    let table = TableBinding("protocol Collection<Element> : Sequence")
    table.declare("associatedtype Element")
    table.declare("associatedtype Index: Comparable")
    table.declare("associatedtype SubSequence = Slice<Self>")
    table.declare("associatedtype Indices = DefaultIndices<Self>")
    table.declare("var startIndex: Index { get }")
    table.declare("var endIndex: Index { get }")
    table.declare("func index(after index: Index) -> Index")
    table.declare("subscript(position: Index) -> Element { get }")
    addBasics(to: table)
    addMoves(to: table)
    addSearches(to: table)
    addPieces(to: table)
    addSplitting(to: table)
    addLongSeparators(to: table)
    return table
  }

  /// The members by which a collection of the library's is read at its indices.
  static func addIndices(to table: TableBinding, index: String, element: String = "Element") {
    table.add("var startIndex: \(index) { get }") { target, _ in
      try CollectionAccess(target).index(0)
    }
    table.add("var endIndex: \(index) { get }") { target, _ in
      let access = try CollectionAccess(target)
      return try access.index(access.elements.count)
    }
    table.add("subscript(position: \(index)) -> \(element) { get }") { target, a in
      let access = try CollectionAccess(target)
      return access.elements[try access.place(a.value(0))]
    }
    for (label, step) in [("after", 1), ("before", -1)] {
      table.add("func index(\(label) index: \(index)) -> \(index)") { target, a in
        try move(target, a.value(0), by: step)
      }
    }
  }

  private static func addBasics(to table: TableBinding) {
    table.add("extension var indices: DefaultIndices<Self> { get }") { target, _ in
      let access = try CollectionAccess(target)
      return .native(ElementsValue(try access.elements.indices.map { try access.index($0) }))
    }
    table.add("extension var count: Int { get }") { target, _ in .int(try target.elements().count) }
    table.add("extension var isEmpty: Bool { get }") { target, _ in
      .bool(try target.makeIterator()() == nil)
    }
    table.add("extension var first: Element? { get }") { target, _ in
      Value(try target.makeIterator()())
    }
    table.add("extension func randomElement() -> Element?") { target, _ in
      Value(try target.elements().randomElement(using: &ScriptRandom.generator))
    }
    table.add(
      "extension func randomElement<T: RandomNumberGenerator>(using generator: inout T) -> Element?"
    ) { target, a in
      var generator = ScriptGenerator(try a.place(0))
      return Value(try target.elements().randomElement(using: &generator))
    }
    table.add(
      "extension subscript<R: RangeExpression>(range: R) -> SubSequence { get } "
        + "where R.Bound == Index"
    ) { target, a in
      let access = try CollectionAccess(target)
      return try access.slice(access.offsets(a.value(0)))
    }
  }

  private static func addMoves(to table: TableBinding) {
    table.add("extension func index(_ index: Index, offsetBy distance: Int) -> Index") {
      target, a in
      try move(target, a.value(0), by: a.int(1))
    }
    table.add(
      "extension func index(_ index: Index, offsetBy distance: Int, limitedBy limit: Index) "
        + "-> Index?"
    ) { target, a in
      let access = try CollectionAccess(target)
      let (start, limit) = (try access.offset(a.value(0)), try access.offset(a.value(2)))
      let distance = try a.int(1)
      let place = try Arithmetic.integer(.add, start, distance)
      let isBeyond =
        distance >= 0 ? limit >= start && place > limit : limit <= start && place < limit
      if isBeyond { return .none }
      return try step(access, to: place).wrapped
    }
    table.add("extension func formIndex(after index: inout Index)") { target, a in
      let place = try a.place(0)
      place.value = try move(target, place.value, by: 1)
      return .void
    }
    table.add("extension func distance(from start: Index, to end: Index) -> Int") { target, a in
      let access = try CollectionAccess(target)
      return .int(try access.offset(a.value(1)) &- access.offset(a.value(0)))
    }
  }

  static func move(_ target: Value, _ index: Value, by distance: Int) throws -> Value {
    let access = try CollectionAccess(target)
    let place = try Arithmetic.integer(.add, access.offset(index), distance)
    return try step(access, to: place)
  }

  private static func step(_ access: CollectionAccess, to place: Int) throws -> Value {
    guard (0...access.elements.count).contains(place) else {
      throw ScriptFailure(.indexOutOfRange(index: place, count: access.elements.count))
    }
    return try access.index(place)
  }

  private static func addSearches(to table: TableBinding) {
    for (name, isFirst) in [("firstIndex", true), ("lastIndex", false)] {
      table.add(
        "extension func \(name)(of element: Element) -> Index? where Element: Equatable"
      ) { target, a in
        let wanted = try a.value(0)
        let access = try CollectionAccess(target)
        return try isFirst
          ? access.first { Value.areEqual($0, wanted) }
          : access.last { Value.areEqual($0, wanted) }
      }
      table.add(
        "extension func \(name)(where test: (Element) throws -> Bool) rethrows -> Index?"
      ) { target, a in
        let test = try a.function(0)
        let access = try CollectionAccess(target)
        return try isFirst
          ? access.first { try test.call($0).asBool() } : access.last { try test.call($0).asBool() }
      }
    }
  }

  private static func addPieces(to table: TableBinding) {
    let pieces: [(String, @MainActor ([Value], Int) -> ArraySlice<Value>)] = [
      ("prefix(_ count: Int)", { $0.prefix($1) }),
      ("suffix(_ count: Int)", { $0.suffix($1) }),
      ("dropFirst(_ count: Int = default)", { $0.dropFirst($1) }),
      ("dropLast(_ count: Int = default)", { $0.dropLast($1) }),
    ]
    for (line, take) in pieces {
      table.add("extension func \(line) -> SubSequence") { target, a in
        let count = try a.optional(0)?.asInt() ?? 1
        guard count >= 0 else { throw SequenceTables.negativeCount(line) }
        let access = try CollectionAccess(target)
        return try access.slice(take(access.elements, count).indices)
      }
    }
    table.add("extension func prefix(upTo end: Index) -> SubSequence") { target, a in
      let access = try CollectionAccess(target)
      return try access.slice(0..<access.place(a.value(0), canBeEnd: true))
    }
    table.add("extension func prefix(through end: Index) -> SubSequence") { target, a in
      let access = try CollectionAccess(target)
      return try access.slice(0..<(access.place(a.value(0)) &+ 1))
    }
    table.add("extension func suffix(from start: Index) -> SubSequence") { target, a in
      let access = try CollectionAccess(target)
      let start = try access.place(a.value(0), canBeEnd: true)
      return try access.slice(start..<access.elements.count)
    }
    for (name, takes) in [("prefix", true), ("drop", false)] {
      table.add(
        "extension func \(name)(while test: (Element) throws -> Bool) rethrows -> SubSequence"
      ) { target, a in
        let test = try a.function(0)
        let access = try CollectionAccess(target)
        let count = try access.elements.prefix { try test.call($0).asBool() }.count
        return try access.slice(takes ? 0..<count : count..<access.elements.count)
      }
    }
  }

  private static func addSplitting(to table: TableBinding) {
    table.add(
      "extension func split(separator: Element, maxSplits: Int = default, "
        + "omittingEmptySubsequences: Bool = default) -> [SubSequence] where Element: Equatable"
    ) { target, a in
      let separator = try a.value(0)
      return try split(target, a.optional(1), a.optional(2)) { Value.areEqual($0, separator) }
    }
    table.add(
      "extension func split(maxSplits: Int = default, omittingEmptySubsequences: Bool = default, "
        + "whereSeparator test: (Element) throws -> Bool) rethrows -> [SubSequence]"
    ) { target, a in
      let test = try a.function(2)
      return try split(target, a.optional(0), a.optional(1)) { try test.call($0).asBool() }
    }
  }

  /// Splits where a whole collection stands.
  private static func addLongSeparators(to table: TableBinding) {
    table.add(
      "extension func split<C: Collection>(separator: C, maxSplits: Int = default, "
        + "omittingEmptySubsequences: Bool = default) -> [SubSequence] "
        + "where C.Element == Element, Element: Equatable"
    ) { target, a in
      let access = try CollectionAccess(target)
      let separator = try a.value(0).elements()
      let limit = max(0, try a.optional(1)?.asInt() ?? .max)
      let omitsEmpty = try a.optional(2)?.asBool() ?? true
      var parts: [Range<Int>] = []
      var start = 0
      var place = 0
      while !separator.isEmpty, place + separator.count <= access.elements.count,
        parts.count < limit
      {
        let isThere = separator.indices.allSatisfy {
          Value.areEqual(access.elements[place + $0], separator[$0])
        }
        guard isThere else {
          place += 1
          continue
        }
        if !omitsEmpty || start < place { parts.append(start..<place) }
        place += separator.count
        start = place
      }
      if !omitsEmpty || start < access.elements.count {
        parts.append(start..<access.elements.count)
      }
      return .array(try parts.map { try access.slice($0) })
    }
  }

  private static func split(
    _ target: Value, _ limit: Value?, _ omitsEmpty: Value?, _ isSeparator: (Value) throws -> Bool
  ) throws -> Value {
    let access = try CollectionAccess(target)
    let parts = try access.elements.split(
      maxSplits: max(0, try limit?.asInt() ?? .max),
      omittingEmptySubsequences: try omitsEmpty?.asBool() ?? true, whereSeparator: isSeparator)
    return .array(try parts.map { try access.slice($0.indices) })
  }

  private static func bidirectional() -> TableBinding {
    let table = TableBinding("protocol BidirectionalCollection<Element> : Collection")
    table.add("extension var last: Element? { get }") { target, _ in
      Value(try target.elements().last)
    }
    table.add("extension func last(where test: (Element) throws -> Bool) rethrows -> Element?") {
      target, a in
      let test = try a.function(0)
      return Value(try target.elements().last { try test.call($0).asBool() })
    }
    table.declare("func index(before index: Index) -> Index")
    table.add("extension func formIndex(before index: inout Index)") { target, a in
      let place = try a.place(0)
      place.value = try move(target, place.value, by: -1)
      return .void
    }
    table.add("extension func reversed() -> ReversedCollection<Self>") { target, _ in
      .native(
        ElementsValue(try target.elements().reversed(), form: .parts([("_base", target.unerased)])))
    }
    return table
  }

  private static func addReplacing(to table: TableBinding) {
    table.declare("init()")
  }
}
