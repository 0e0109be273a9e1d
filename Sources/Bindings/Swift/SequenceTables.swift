import ScriptRuntime

/// What every sequence and collection can do: the algorithms, as members of protocol extensions.
@MainActor enum SequenceTables {
  static func sequence() -> TableBinding {
    let table = TableBinding("protocol Sequence")
    table.declare("associatedtype Element")
    table.declare("associatedtype Iterator: IteratorProtocol")
    table.declare("func makeIterator() -> Iterator")
    // A sequence that is its own iterator is copied.
    table.add("extension func makeIterator() -> Self where Self: IteratorProtocol") { target, _ in
      target
    }
    addTransforms(to: table)
    addSearches(to: table)
    addOrdering(to: table)
    addPieces(to: table)
    return table
  }

  private static func addTransforms(to table: TableBinding) {
    table.add("extension func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]") {
      target, a in
      let transform = try a.function(0)
      return try collect(target) { try transform.call($0) }
    }
    table.add(
      "extension func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T]"
    ) { target, a in
      let transform = try a.function(0)
      return try collect(target) { try transform.call($0).unwrapped }
    }
    table.add(
      "extension func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows "
        + "-> [S.Element]"
    ) { target, a in
      let transform = try a.function(0)
      var result: [Value] = []
      try target.forEachElement {
        result += try transform.call($0).elements()
        try ScriptHost.reserve(count: result.count)
        return true
      }
      return .array(result)
    }
    table.add("extension func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]")
    { target, a in
      let isIncluded = try a.function(0)
      return try collect(target) { try isIncluded.call($0).asBool() ? $0 : nil }
    }
    table.add("extension func forEach(_ body: (Element) throws -> Void) rethrows") { target, a in
      let body = try a.function(0)
      try target.forEachElement {
        _ = try body.call($0)
        return true
      }
      return .void
    }
    table.add(
      "extension func reduce<Result>(_ initial: Result, "
        + "_ next: (Result, Element) throws -> Result) rethrows -> Result"
    ) { target, a in
      var result = try a.value(0)
      let next = try a.function(1)
      try target.forEachElement {
        result = try next.call(result, $0)
        return true
      }
      return result
    }
    table.add(
      "extension func reduce<Result>(into initial: Result, "
        + "_ update: (inout Result, Element) throws -> Void) rethrows -> Result"
    ) { target, a in
      let place = InoutBox(try a.value(0))
      let update = try a.function(1)
      try target.forEachElement {
        _ = try update.call([.object(place), $0])
        return true
      }
      return place.value
    }
    table.add("extension func enumerated() -> EnumeratedSequence<Self>") { target, _ in
      let base = target
      return .native(
        SequenceValue {
          let next = try base.makeIterator()
          var index = 0
          return {
            guard let element = try next() else { return nil }
            defer { index &+= 1 }
            return .tuple([.int(index), element])
          }
        })
    }
    table.add(
      "extension func joined(separator: String = default) -> String where Element: StringProtocol"
    ) {
      target, a in
      let separator = try a.optional(0)?.asString() ?? ""
      let text = try target.elements().map { try $0.asString() }.joined(separator: separator)
      try ScriptHost.reserve(count: text.utf8.count, of: 1)
      return .string(text)
    }
    table.add("extension func joined() -> [Element.Element] where Element: RandomAccessCollection")
    { target, _ in
      var result: [Value] = []
      for part in try target.elements() { result += try part.elements() }
      return .array(result)
    }
  }

  private static func addSearches(to table: TableBinding) {
    table.add("extension func contains(_ element: Element) -> Bool where Element: Equatable") {
      target, a in
      let wanted = try a.value(0)
      return .bool(try find(target) { Value.areEqual($0, wanted) } != nil)
    }
    table.add("extension func contains(where test: (Element) throws -> Bool) rethrows -> Bool") {
      target, a in
      let test = try a.function(0)
      return .bool(try find(target) { try test.call($0).asBool() } != nil)
    }
    table.add("extension func allSatisfy(_ test: (Element) throws -> Bool) rethrows -> Bool") {
      target, a in
      let test = try a.function(0)
      return .bool(try find(target) { try !test.call($0).asBool() } == nil)
    }
    table.add("extension func first(where test: (Element) throws -> Bool) rethrows -> Element?") {
      target, a in
      let test = try a.function(0)
      return Value(try find(target) { try test.call($0).asBool() })
    }
    table.add(
      "extension func elementsEqual<S: Sequence>(_ other: S) -> Bool where S.Element == Element, Element: Equatable"
    ) {
      target, a in
      .bool(Value.areEqual(.array(try target.elements()), .array(try a.value(0).elements())))
    }
    table.add(
      "extension func starts<S: Sequence>(with prefix: S) -> Bool where S.Element == Element, Element: Equatable"
    ) {
      target, a in
      let prefix = try a.value(0).elements()
      let start = try target.elements().prefix(prefix.count)
      return .bool(Value.areEqual(.array(Array(start)), .array(prefix)))
    }
  }

  private static func addOrdering(to table: TableBinding) {
    table.add("extension func sorted() -> [Element] where Element: Comparable") { target, _ in
      .array(try sort(target.elements()) { try $0.isLess(than: $1) })
    }
    table.add(
      "extension func sorted(by isBefore: (Element, Element) throws -> Bool) rethrows -> [Element]"
    ) { target, a in
      .array(try a.function(0).sorted(target.elements()))
    }
    table.add("extension func reversed() -> [Element]") { target, _ in
      .array(try target.elements().reversed())
    }
    table.add("extension func shuffled() -> [Element]") { target, _ in
      .array(try target.elements().shuffled(using: &ScriptRandom.generator))
    }
    for (name, wantsLess) in [("min", true), ("max", false)] {
      table.add("extension func \(name)() -> Element? where Element: Comparable") { target, _ in
        try extreme(target) {
          try wantsLess ? $0.isLess(than: $1) : $1.isLess(than: $0)
        }
      }
      table.add(
        "extension func \(name)(by isBefore: (Element, Element) throws -> Bool) rethrows "
          + "-> Element?"
      ) { target, a in
        let isBefore = try a.function(0)
        return try extreme(target) {
          try isBefore.call(wantsLess ? [$0, $1] : [$1, $0]).asBool()
        }
      }
    }
    table.add(
      "extension func lexicographicallyPrecedes<S: Sequence>(_ other: S) -> Bool where S.Element == Element, Element: Comparable"
    ) {
      target, a in
      let (left, right) = (try target.elements(), try a.value(0).elements())
      for (one, other) in zip(left, right) {
        if try one.isLess(than: other) { return .bool(true) }
        if try other.isLess(than: one) { return .bool(false) }
      }
      return .bool(left.count < right.count)
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
      table.add("extension func \(line) -> [Element]") { target, a in
        let count = try a.optional(0)?.asInt() ?? 1
        guard count >= 0 else { throw negativeCount(line) }
        if line.hasPrefix("prefix") {
          var first: [Value] = []
          if count > 0 {
            try target.forEachElement {
              first.append($0)
              return first.count < count
            }
          }
          return .array(first)
        }
        return .array(Array(take(try target.elements(), count)))
      }
    }
    table.add("extension func prefix(while test: (Element) throws -> Bool) rethrows -> [Element]") {
      target, a in
      let test = try a.function(0)
      return .array(Array(try target.elements().prefix { try test.call($0).asBool() }))
    }
    table.add("extension func drop(while test: (Element) throws -> Bool) rethrows -> [Element]") {
      target, a in
      let test = try a.function(0)
      return .array(Array(try target.elements().drop { try test.call($0).asBool() }))
    }
    table.add("extension var lazy: [Element] { get }") { target, _ in
      .array(try target.elements())
    }
    table.add("extension var underestimatedCount: Int { get }") { target, _ in
      .int(try target.elements().count)
    }
  }

  // MARK: Collections

  /// Members of every collection; those that give slices are with the types.
  static func collection() -> TableBinding {
    let table = TableBinding("protocol Collection : Sequence")
    table.declare("associatedtype Index")
    table.declare("associatedtype SubSequence")
    table.add("extension var count: Int { get }") { target, _ in .int(try target.elements().count) }
    table.add("extension var isEmpty: Bool { get }") { target, _ in
      .bool(try target.makeIterator()() == nil)
    }
    table.add("extension var first: Element? { get }") { target, _ in
      Value(try target.makeIterator()())
    }
    table.add("extension var last: Element? { get }") { target, _ in
      Value(try target.elements().last)
    }
    table.add("extension func last(where test: (Element) throws -> Bool) rethrows -> Element?") {
      target, a in
      let test = try a.function(0)
      return Value(try target.elements().last { try test.call($0).asBool() })
    }
    table.add("extension func randomElement() -> Element?") { target, _ in
      Value(try target.elements().randomElement(using: &ScriptRandom.generator))
    }
    return table
  }

  /// The iterator of a sequence of the library's, under one type for all of them.
  static func addIterator(to table: TableBinding, of element: String = "Element") {
    table.declare("typealias Iterator = AnyIterator<\(element)>")
    table.add("func makeIterator() -> AnyIterator<\(element)>") { target, _ in
      .object(AnyIterator(try target.makeIterator()))
    }
  }

  // MARK: Helpers

  private static func collect(_ sequence: Value, _ transform: (Value) throws -> Value?) throws
    -> Value
  {
    var result: [Value] = []
    if case .array(let elements) = sequence { result.reserveCapacity(elements.count) }
    try sequence.forEachElement {
      if let value = try transform($0) { result.append(value) }
      if result.count & 0xFFFF == 0xFFFF { try ScriptHost.reserve(count: result.count) }
      return true
    }
    return .array(result)
  }

  private static func find(_ sequence: Value, _ test: (Value) throws -> Bool) throws -> Value? {
    var found: Value?
    try sequence.forEachElement {
      guard try test($0) else { return true }
      found = $0
      return false
    }
    return found
  }

  /// What a negative number of elements is answered with, by the name of the function.
  static func negativeCount(_ line: String) -> ScriptFailure {
    let name = line.prefix { $0 != "(" }
    let text =
      name.hasPrefix("drop")
      ? "Can't drop a negative number of elements from a collection"
      : "Can't take a \(name) of negative length from a collection"
    return ScriptFailure(.trap(text))
  }

  private static func extreme(_ sequence: Value, _ isBefore: (Value, Value) throws -> Bool) throws
    -> Value
  {
    var best: Value?
    try sequence.forEachElement {
      if let current = best {
        if try isBefore($0, current) { best = $0 }
      } else {
        best = $0
      }
      return true
    }
    return Value(best)
  }

  /// Sorts stably, and stops at the first failure.
  static func sort(_ elements: [Value], _ isBefore: (Value, Value) throws -> Bool) throws -> [Value]
  {
    try elements.sorted(by: isBefore)
  }
}

/// An iterator that a script asked for by name.
public final class AnyIterator {
  /// The next element, or nil at the end.
  let next: @MainActor () throws -> Value?

  /// Makes it from the step.
  init(_ next: @escaping @MainActor () throws -> Value?) { self.next = next }
}
