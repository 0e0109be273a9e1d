import ScriptRuntime

/// Sequences that do their work when they are walked: `numbers.lazy.map { … }`.
@MainActor enum LazyTables {
  static func add(to list: inout [SwiftTable]) {
    list.append(SwiftTable("LazySequenceProtocol", shared()))
    let types: [(String, String, String)] = [
      ("LazySequence", "Base: Sequence", "Base.Element"),
      ("LazyMapSequence", "Base: Sequence, Element", "Element"),
      ("LazyFilterSequence", "Base: Sequence", "Base.Element"),
      ("LazyPrefixWhileSequence", "Base: Sequence", "Base.Element"),
      ("LazyDropWhileSequence", "Base: Sequence", "Base.Element"),
    ]
    for (name, parameters, element) in types {
      let table = TableBinding(
        "struct \(name)<\(parameters)> : LazySequenceProtocol, BidirectionalCollection")
      if name != "LazyMapSequence" { table.declare("typealias Element = \(element)") }
      table.declare("typealias Elements = \(name == "LazySequence" ? "Base" : "Self")")
      table.declare("typealias Index = Dictionary<Int, Int>.Index")
      SequenceTables.addIterator(to: table)
      CollectionTables.addIndices(to: table, index: "Dictionary<Int, Int>.Index")
      list.append(SwiftTable(name, table))
    }
  }

  private static func shared() -> TableBinding {
    let table = TableBinding("protocol LazySequenceProtocol : Sequence")
    table.declare("associatedtype Elements: Sequence = Self")
    table.add(
      "extension func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Elements, U>"
    ) { target, a in
      let transform = try a.function(0)
      return step(target) { next in { try next().map { try transform.call($0) } } }
    }
    table.add(
      "extension func filter(_ isIncluded: @escaping (Element) -> Bool) "
        + "-> LazyFilterSequence<Elements>"
    ) { target, a in
      let isIncluded = try a.function(0)
      return step(target) { next in
        {
          while let element = try next() {
            if try isIncluded.call(element).asBool() { return element }
          }
          return nil
        }
      }
    }
    table.add(
      "extension func compactMap<U>(_ transform: @escaping (Element) -> U?) "
        + "-> LazyMapSequence<Elements, U>"
    ) { target, a in
      let transform = try a.function(0)
      return step(target) { next in
        {
          while let element = try next() {
            if let value = try transform.call(element).unwrapped { return value }
          }
          return nil
        }
      }
    }
    table.add(
      "extension func prefix(while test: @escaping (Element) -> Bool) "
        + "-> LazyPrefixWhileSequence<Elements>"
    ) { target, a in
      let test = try a.function(0)
      return step(target) { next in
        {
          guard let element = try next(), try test.call(element).asBool() else { return nil }
          return element
        }
      }
    }
    table.add(
      "extension func drop(while test: @escaping (Element) -> Bool) "
        + "-> LazyDropWhileSequence<Elements>"
    ) { target, a in
      let test = try a.function(0)
      return step(target) { next in
        var isDropping = true
        return {
          while let element = try next() {
            if isDropping, try test.call(element).asBool() { continue }
            isDropping = false
            return element
          }
          return nil
        }
      }
    }
    for line in [
      "prefix(_ count: Int) -> LazySequence<Self>",
      "dropFirst(_ count: Int = default) -> LazySequence<Self>",
    ] {
      table.add("extension func \(line)") { target, a in
        let count = try a.optional(0)?.asInt() ?? 1
        guard count >= 0 else { throw SequenceTables.negativeCount(line) }
        return line.hasPrefix("prefix") ? first(count, of: target) : rest(count, of: target)
      }
    }
    table.add("extension func reversed() -> LazySequence<[Element]>") { target, _ in
      let base = target
      return .native(
        SequenceValue { try Value.array(try base.elements().reversed()).makeIterator() })
    }
    return table
  }

  private static func step(
    _ base: Value,
    _ wrap:
      @escaping @MainActor (@escaping @MainActor () throws -> Value?) ->
      @MainActor () throws -> Value?
  ) -> Value {
    .native(SequenceValue { wrap(try base.makeIterator()) })
  }

  private static func first(_ count: Int, of base: Value) -> Value {
    step(base) { next in
      var rest = count
      return {
        guard rest > 0 else { return nil }
        rest &-= 1
        return try next()
      }
    }
  }

  private static func rest(_ count: Int, of base: Value) -> Value {
    step(base) { next in
      var skipped = 0
      return {
        while skipped < count {
          guard try next() != nil else { return nil }
          skipped &+= 1
        }
        return try next()
      }
    }
  }
}
