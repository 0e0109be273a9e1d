extension Value {
  /// Steps through a sequence: each call of the result gives the next element, or nil at the end.
  ///
  /// - Throws: `bridging` when the value is no sequence.
  @MainActor public func makeIterator() throws -> @MainActor () throws -> Value? {
    switch self {
    case .array(let elements): return Value.iterator(over: elements)
    case .string(let text):
      var iterator = text.makeIterator()
      return { iterator.next().map { .native($0) } }
    case .existential(let value, _): return try value.makeIterator()
    case .native(let native):
      if let iterator = try Value.iterator(over: native) { return iterator }
    default: break
    }
    guard let host = ScriptHost.current else {
      throw ScriptFailure(.bridging(expected: "Sequence", found: kindName))
    }
    return try host.makeIterator(self)
  }

  @MainActor private static func iterator(over elements: [Value]) -> @MainActor () throws -> Value?
  {
    var index = 0
    return {
      guard index < elements.count else { return nil }
      defer { index &+= 1 }
      return elements[index]
    }
  }

  @MainActor private static func iterator(over native: any NativeValue) throws -> (
    @MainActor () throws -> Value?
  )? {
    switch native {
    case let range as RangeValue:
      return try iterator(from: range.lower.value, below: range.upper.value, inclusive: false)
    case let range as ClosedRangeValue:
      return try iterator(from: range.lower.value, below: range.upper.value, inclusive: true)
    case let range as PartialRangeFromValue:
      return try iterator(from: range.lower, below: nil, inclusive: false)
    case let slice as ArraySliceValue: return iterator(over: slice.elements)
    case let set as SetValue: return iterator(over: set.elements)
    case let view as ElementsValue: return iterator(over: view.elements)
    case let slice as SliceValue:
      let all = try slice.base.elements()
      return iterator(over: Array(all[slice.offsets.clamped(to: 0..<all.count)]))
    case let dictionary as DictionaryValue:
      return iterator(over: dictionary.pairs.map { .tuple([$0.key, $0.value]) })
    case let text as Substring:
      var iterator = text.makeIterator()
      return { iterator.next().map { .native($0) } }
    case let sequence as SequenceValue: return try sequence.makeIterator()
    case let list as any IterableValue: return iterator(over: list.scriptElements)
    default: return nil
    }
  }

  @MainActor private static func iterator(from lower: Value, below upper: Value?, inclusive: Bool)
    throws -> @MainActor () throws -> Value?
  {
    if case .int(let first) = lower {
      var limit = Int.max
      if case .int(let last)? = upper { limit = last }
      var next: Int? = first
      return {
        guard let current = next, current < limit || (inclusive && current == limit) else {
          return nil
        }
        next = current == .max ? nil : current &+ 1
        if current & 0xFF == 0xFF { try ScriptHost.current?.spend(steps: 256) }
        return .int(current)
      }
    }
    guard case .native(let native) = lower,
      let first = native as? any FixedWidthInteger & NativeValue
    else { throw ScriptFailure(.bridging(expected: "Sequence", found: lower.kindName)) }
    return iterator(first: first, upper: upper, inclusive: inclusive)
  }

  @MainActor private static func iterator<T: FixedWidthInteger & NativeValue>(
    first: T, upper: Value?, inclusive: Bool
  ) -> @MainActor () throws -> Value? {
    var limit = T.max
    if case .native(let native)? = upper, let last = native as? T { limit = last }
    var next: T? = first
    return {
      guard let current = next, current < limit || (inclusive && current == limit) else {
        return nil
      }
      next = current == .max ? nil : current + 1
      return .native(current)
    }
  }

  /// All elements of a sequence.
  ///
  /// - Throws: a failure when there are more than memory is granted for.
  @MainActor public func elements() throws -> [Value] {
    switch self {
    case .array(let elements): return elements
    case .native(let set as SetValue): return set.elements
    case .native(let slice as ArraySliceValue): return slice.elements
    case .native(let view as ElementsValue): return view.elements
    default: break
    }
    let next = try makeIterator()
    var elements: [Value] = []
    while let element = try next() {
      elements.append(element)
      if elements.count & 0xFFFF == 0 { try ScriptHost.reserve(count: elements.count) }
    }
    return elements
  }

  /// Calls `body` with each element until it answers false.
  @MainActor public func forEachElement(_ body: (Value) throws -> Bool) throws {
    if case .array(let elements) = self {
      for element in elements where try !body(element) { return }
      return
    }
    let next = try makeIterator()
    while let element = try next() {
      if try !body(element) { return }
    }
  }
}
