import ScriptRuntime

/// The global functions of the standard library.
@MainActor enum GlobalFunctionTable {
  static func make() -> TableBinding {
    let table = TableBinding()
    addOutput(to: table)
    addStops(to: table)
    addChoices(to: table)
    addSequences(to: table)
    ContinuationTables.addFunctions(to: table)
    TaskGroupTables.addFunctions(to: table)
    table.declare("typealias Codable = Decodable & Encodable")
    return table
  }

  private static func addOutput(to table: TableBinding) {
    for (name, debug) in [("print", false), ("debugPrint", true)] {
      table.add(
        "func \(name)(_ items: Any..., separator: String = default, terminator: String = default)"
      ) { _, a in
        let separator = try a.optional(1)?.asString() ?? " "
        let terminator = try a.optional(2)?.asString() ?? "\n"
        let host = ScriptHost.current
        let texts = try a.value(0).elements().map {
          try host?.description(of: $0, type: nil, debug: debug) ?? ""
        }
        try host?.write(texts.joined(separator: separator) + terminator)
        return .void
      }
    }
    table.add(
      "func print<T: TextOutputStream>(_ items: Any..., separator: String = default, "
        + "terminator: String = default, to output: inout T)"
    ) { _, a in
      let separator = try a.optional(1)?.asString() ?? " "
      let terminator = try a.optional(2)?.asString() ?? "\n"
      let host = ScriptHost.current
      let texts = try a.value(0).elements().map {
        try host?.description(of: $0, type: nil, debug: false) ?? ""
      }
      let place = try a.place(3)
      let text = texts.joined(separator: separator) + terminator
      if case .string(let old) = place.value {
        try ScriptHost.reserve(count: old.utf8.count + text.utf8.count, of: 1)
        place.value = .string(old + text)
      } else {
        _ = try host?.callWitness("write", labels: [nil], changing: &place.value, [.string(text)])
      }
      return .void
    }
    table.add("func NSLog(_ format: String, _ arguments: CVarArg...)") { _, a in
      let text = try FormatText.format(a.string(0), a.value(1).elements())
      try ScriptHost.current?.write(text + "\n")
      return .void
    }
  }

  private static func addStops(to table: TableBinding) {
    for name in ["fatalError", "preconditionFailure"] {
      table.add("func \(name)(_ message: @autoclosure () -> String = default) -> Never") { _, a in
        throw ScriptFailure(.fatalError(function: name, message: try message(a.optional(0))))
      }
    }
    table.add("func assertionFailure(_ message: @autoclosure () -> String = default)") { _, a in
      throw ScriptFailure(
        .fatalError(function: "assertionFailure", message: try message(a.optional(0))))
    }
    for name in ["precondition", "assert"] {
      table.add(
        "func \(name)(_ condition: @autoclosure () -> Bool, "
          + "_ message: @autoclosure () -> String = default)"
      ) { _, a in
        if try a.function(0).call([]).asBool() { return .void }
        throw ScriptFailure(.fatalError(function: name, message: try message(a.optional(1))))
      }
    }
  }

  private static func message(_ argument: Value?) throws -> String {
    try argument?.asFunction().call([]).asString() ?? ""
  }

  private static func addChoices(to table: TableBinding) {
    for (name, wantsLess) in [("min", true), ("max", false)] {
      let body: TableBinding.Body = { _, a in
        var values = [try a.value(0), try a.value(1)]
        if let third = a.optional(2) { values.append(third) }
        if let rest = a.optional(3) { values += try rest.elements() }
        var best = values[0]
        for value in values.dropFirst() {
          if wantsLess ? try value.isLess(than: best) : try !value.isLess(than: best) {
            best = value
          }
        }
        return best
      }
      table.add("func \(name)<T: Comparable>(_ x: T, _ y: T) -> T", body)
      table.add("func \(name)<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T", body)
    }
    table.add("func abs<T: SignedNumeric>(_ x: T) -> T where T: Comparable") { _, a in
      try magnitude(a.value(0).unerased)
    }
    table.add("func swap<T>(_ a: inout T, _ b: inout T)") { _, a in
      let (first, second) = (try a.place(0), try a.place(1))
      (first.value, second.value) = (second.value, first.value)
      return .void
    }
    // What `object[keyPath: path]` stands for; the evaluator carries it out.
    table.declare("var $keyPath: Any { get set }")
    // The evaluator carries it out, because it knows the static type.
    table.declare("func type<T>(of value: T) -> T.Type")
    table.add(
      "func withExtendedLifetime<T, Result>(_ x: T, _ body: () throws -> Result) rethrows -> Result"
    ) {
      _, a in
      try a.function(1).call([])
    }
  }

  static func magnitude(_ value: Value) throws -> Value {
    switch value {
    case .int(let value):
      guard value != .min else { throw ScriptFailure(.arithmeticOverflow(operation: "-")) }
      return .int(abs(value))
    case .double(let value): return .double(abs(value))
    case .native(let value as Float): return .native(abs(value))
    case .native(let value as any FixedWidthInteger & NativeValue):
      func absolute<T: FixedWidthInteger & NativeValue>(_ value: T) throws -> Value {
        value < 0 ? .native(try Arithmetic.integer(.subtract, 0, value)) : .native(value)
      }
      return try absolute(value)
    default: throw ScriptFailure(.bridging(expected: "number", found: value.kindName))
    }
  }

  private static func addSequences(to table: TableBinding) {
    table.add(
      "func zip<First: Sequence, Second: Sequence>(_ first: First, _ second: Second) "
        + "-> Zip2Sequence<First, Second>"
    ) { _, a in
      let (first, second) = (try a.value(0), try a.value(1))
      return .native(
        SequenceValue {
          let (left, right) = (try first.makeIterator(), try second.makeIterator())
          return {
            guard let one = try left(), let other = try right() else { return nil }
            return .tuple([one, other])
          }
        })
    }
    for (label, type) in [("to", "StrideTo"), ("through", "StrideThrough")] {
      let isClosed = label == "through"
      // Two functions for Swift's one, so that a step with a fraction makes literals fractions.
      for (constraint, step) in [("BinaryInteger", "Int"), ("BinaryFloatingPoint", "T")] {
        table.add(
          "func stride<T: \(constraint)>(from start: T, \(label) end: T, by stride: \(step)) "
            + "-> \(type)<T>"
        ) { _, a in
          try stride(a.value(0), a.value(1), a.value(2), isClosed: isClosed)
        }
      }
    }
    table.add("func repeatElement<T>(_ element: T, count: Int) -> Repeated<T>") { _, a in
      let (element, count) = (try a.value(0), try a.int(1))
      guard count >= 0 else {
        throw ScriptFailure(.trap("Repetition count should be non-negative"))
      }
      try ScriptHost.reserve(count: count)
      return .native(
        ElementsValue(
          Array(repeating: element, count: count),
          form: .parts([("count", .int(count)), ("repeatedValue", element)])))
    }
    table.add(
      "func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldSequence<T, (T?, Bool)>"
    ) { _, a in
      let (first, next) = (try a.value(0), try a.function(1))
      return .native(
        SequenceValue {
          var upcoming: Value? = first
          return {
            guard let current = upcoming else { return nil }
            upcoming = try next.call(current).unwrapped
            return current
          }
        })
    }
    table.add(
      "func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) "
        + "-> UnfoldSequence<T, State>"
    ) { _, a in
      let (state, next) = (try a.value(0), try a.function(1))
      return .native(
        SequenceValue {
          let place = InoutBox(state)
          return { try next.call([.object(place)]).unwrapped }
        })
    }
  }

  private static func stride(_ start: Value, _ end: Value, _ step: Value, isClosed: Bool) throws
    -> Value
  {
    let rising = try step.asDouble() > 0
    guard try step.asDouble() != 0 else {
      throw ScriptFailure(.trap("Stride size must not be zero"))
    }
    return .native(
      SequenceValue {
        var index = 0
        var current: Value? = start
        return {
          guard let value = current else { return nil }
          let isBeyond =
            rising
            ? try !(isClosed ? value.isAtMost(end) : value.isLess(than: end))
            : try !(isClosed ? end.isAtMost(value) : end.isLess(than: value))
          if isBeyond { return nil }
          index &+= 1
          if index & 0xFF == 0 { try ScriptHost.current?.spend(steps: 256) }
          // As Swift does, a floating-point stride multiplies, so that errors do not add up.
          if case .double(let first) = start {
            current = .double(first + Double(index) * (try step.asDouble()))
          } else {
            current = try? Arithmetic.apply(.add, value, step)
          }
          return value
        }
      })
  }
}
