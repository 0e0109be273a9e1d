import ScriptRuntime

/// A collection of any kind as its elements, with the meaning of its indices.
@MainActor struct CollectionAccess {
  let elements: [Value]

  /// The index of an offset from the start, up to the end's.
  let index: @MainActor (Int) throws -> Value

  /// The offset of an index. It may lie outside.
  let offset: @MainActor (Value) throws -> Int

  /// The part between two offsets, which are inside.
  let slice: @MainActor (Range<Int>) throws -> Value

  /// Reads a collection.
  ///
  /// - Throws: `bridging` when the value is none.
  init(_ collection: Value) throws {
    let collection = collection.unerased
    switch collection {
    case .array(let elements): self.init(elements, from: 0)
    case .string(let text): self.init(Substring(text))
    case .native(let text as Substring): self.init(text)
    case .native(let slice as ArraySliceValue):
      self.init(slice.elements, from: slice.startIndex)
    case .native(let slice as SliceValue): try self.init(slice)
    case .native(is RangeValue), .native(is ClosedRangeValue): try self.init(range: collection)
    case .native(is SetValue), .native(is DictionaryValue), .native(is ElementsValue),
      .native(is SequenceValue):
      let isNumbered = if case .native(is ElementsValue) = collection { true } else { false }
      self.init(
        elements: try collection.elements(),
        index: { isNumbered ? .int($0) : .native(PlaceIndex($0)) },
        offset: {
          isNumbered ? try $0.asInt() : try $0.asNative(PlaceIndex.self).offset
        },
        slice: { .native(SliceValue(collection, $0)) })
    case .native(let list as any IterableValue):
      self.init(
        elements: list.scriptElements, index: { .int($0) }, offset: { try $0.asInt() },
        slice: { .native(SliceValue(collection, $0)) })
    default: try self.init(scripted: collection)
    }
  }

  private init(
    elements: [Value], index: @escaping @MainActor (Int) throws -> Value,
    offset: @escaping @MainActor (Value) throws -> Int,
    slice: @escaping @MainActor (Range<Int>) throws -> Value
  ) {
    self.elements = elements
    self.index = index
    self.offset = offset
    self.slice = slice
  }

  private init(_ elements: [Value], from start: Int) {
    self.init(
      elements: elements, index: { .int($0 &+ start) },
      offset: { try Arithmetic.integer(.subtract, $0.asInt(), start) },
      slice: {
        .native(ArraySliceValue(Array(elements[$0]), startIndex: $0.lowerBound &+ start))
      })
  }

  private init(_ text: Substring) {
    let indices = Array(text.indices) + [text.endIndex]
    self.init(
      elements: text.map { .native($0) }, index: { .native(indices[$0]) },
      offset: { text.distance(from: text.startIndex, to: try TextTables.position($0, in: text)) },
      slice: { .native(text[indices[$0.lowerBound]..<indices[$0.upperBound]]) })
  }

  private init(_ slice: SliceValue) throws {
    let whole = try CollectionAccess(slice.base)
    let start = slice.offsets.lowerBound
    self.init(
      elements: try Value.native(slice).elements(), index: { try whole.index($0 &+ start) },
      offset: { try whole.offset($0) &- start },
      slice: {
        .native(
          SliceValue(slice.base, ($0.lowerBound &+ start)..<($0.upperBound &+ start)))
      })
  }

  private init(range: Value) throws {
    let lower = try RangeTables.bounds(range).lower
    self.init(
      elements: try range.elements(),
      index: { try Arithmetic.apply(.add, lower, .int($0)) },
      offset: { try Arithmetic.integer(.subtract, $0.asInt(), lower.asInt()) },
      slice: {
        let first = try Arithmetic.apply(.add, lower, .int($0.lowerBound))
        let last = try Arithmetic.apply(.add, lower, .int($0.upperBound))
        return .native(RangeValue(first, last))
      })
  }

  /// A collection of the script's own: its indices are asked for, one after the other.
  private init(scripted collection: Value) throws {
    guard let host = ScriptHost.current,
      var index = try host.callWitness("startIndex", labels: [], on: collection, []),
      let end = try host.callWitness("endIndex", labels: [], on: collection, [])
    else { throw ScriptFailure(.bridging(expected: "Collection", found: collection.kindName)) }
    let elements = try collection.elements()
    var indices: [Value] = []
    while !Value.areEqual(index, end), indices.count < elements.count {
      indices.append(index)
      index =
        try host.callWitness("index", labels: ["after"], on: collection, [index])
        ?? Arithmetic.apply(.add, index, .int(1))
    }
    indices.append(end)
    let places = indices
    self.init(
      elements: elements, index: { places[$0] },
      offset: { wanted in
        places.firstIndex { Value.areEqual($0, wanted) } ?? -1
      },
      slice: { .native(SliceValue(collection, $0)) })
  }

  /// The offset of an index, which must be that of an element or, where `canBeEnd`, the end.
  ///
  /// - Throws: `indexOutOfRange`.
  func place(_ index: Value, canBeEnd: Bool = false) throws -> Int {
    let place = try offset(index)
    guard place >= 0, place < elements.count || canBeEnd && place == elements.count else {
      let shown = (try? index.asInt()) ?? place
      throw ScriptFailure(.indexOutOfRange(index: shown, count: elements.count))
    }
    return place
  }

  /// The offsets that a range of indices means, of any kind.
  func offsets(_ range: Value) throws -> Range<Int> {
    let (lower, upper): (Int, Int)
    switch range.unerased {
    case .native(let range as RangeValue):
      lower = try place(range.lower.value, canBeEnd: true)
      upper = try place(range.upper.value, canBeEnd: true)
    case .native(let range as ClosedRangeValue):
      lower = try place(range.lower.value, canBeEnd: true)
      upper = try place(range.upper.value) &+ 1
    case .native(let range as PartialRangeFromValue):
      (lower, upper) = (try place(range.lower, canBeEnd: true), elements.count)
    case .native(let range as PartialRangeUpToValue):
      (lower, upper) = (0, try place(range.upper, canBeEnd: true))
    case .native(let range as PartialRangeThroughValue):
      (lower, upper) = (0, try place(range.upper) &+ 1)
    default: throw ScriptFailure(.bridging(expected: "range", found: range.kindName))
    }
    guard lower <= upper else {
      throw ScriptFailure(.trap("Range requires lowerBound <= upperBound"))
    }
    return lower..<upper
  }

  /// The index of the first element that passes, or `nil`, as an optional of the script.
  func first(_ test: (Value) throws -> Bool) throws -> Value {
    try elements.firstIndex(where: test).map { try index($0).wrapped } ?? .none
  }

  /// The index of the last element that passes.
  func last(_ test: (Value) throws -> Bool) throws -> Value {
    try elements.lastIndex(where: test).map { try index($0).wrapped } ?? .none
  }
}
