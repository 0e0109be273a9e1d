import ScriptRuntime

extension FunctionCompiler {
  /// Literals, and collections and tuples written out.
  func literal(_ expression: Expression) -> Evaluation {
    switch expression.kind {
    case .integerLiteral(let number): return integerLiteral(number, expression)
    case .floatLiteral(let number):
      if expression.type.isStandard("Float") { return { _ in .native(Float(number)) } }
      if expression.type.isFloating { return { _ in .double(number) } }
      return customLiteral("floatLiteral", .double(number), expression)
    case .booleanLiteral(let flag):
      if expression.type.isBoolean { return { _ in .bool(flag) } }
      return customLiteral("booleanLiteral", .bool(flag), expression)
    case .stringLiteral(let text): return stringLiteral(text, expression)
    case .interpolatedString(let segments): return interpolation(segments, expression)
    case .array(let elements): return array(elements, expression)
    case .dictionary(let pairs): return dictionary(pairs, expression)
    case .tuple(let elements): return tuple(elements)
    case .nilLiteral where expression.type.head?.script != nil:
      return customLiteral("nilLiteral", .void, expression)
    default: return { _ in .none }
    }
  }

  private func integerLiteral(_ number: Int, _ expression: Expression) -> Evaluation {
    if expression.type.isInteger { return { _ in .int(number) } }
    if expression.type.isDependent {
      // A literal of a generic type: `let zero: T = 0`.
      let type = runtimeType(expression.type)
      return { frame in
        let name = type(frame).head?.name ?? "Int"
        return Value.integer(number, of: name) ?? .int(number)
      }
    }
    if let type = expression.type.head, type.module != "main", type.parent == nil,
      let value = Value.integer(number, of: type.name)
    {
      return { _ in value }
    }
    return customLiteral("integerLiteral", .int(number), expression)
  }

  private func stringLiteral(_ text: String, _ expression: Expression) -> Evaluation {
    if expression.type.isStandard("String") { return { _ in .string(text) } }
    if expression.type.isStandard("Character"), let character = text.first, text.count == 1 {
      return { _ in .native(character) }
    }
    if expression.type.isStandard("Substring") { return { _ in .native(Substring(text)) } }
    if expression.type.isStandard("Scalar"), let scalar = text.unicodeScalars.first {
      return { _ in .native(scalar) }
    }
    return customLiteral("stringLiteral", .string(text), expression)
  }

  /// A literal of a type that says itself how it is made from one.
  private func customLiteral(_ label: String, _ value: Value, _ expression: Expression)
    -> Evaluation
  {
    let range = expression.range
    let type = runtimeType(expression.type)
    return { frame in
      let made = type(frame)
      do {
        return try frame.machine.make(made, labels: [label], [value])
      } catch {
        throw frame.machine.located(error, range)
      }
    }
  }

  // MARK: Interpolation

  private func interpolation(_ segments: [StringSegment], _ expression: Expression) -> Evaluation {
    let range = expression.range
    let parts: [@MainActor (Frame) throws -> String] = segments.map { segment in
      switch segment {
      case .literal(let text): return { _ in text }
      case .expression(let inner):
        let evaluate = compile(inner)
        let type = runtimeType(inner.type)
        if inner.type.optionalObject != nil {
          return { frame in
            try frame.machine.describe(evaluate(frame), type: type(frame), debug: false)
          }
        }
        return { frame in
          let value = try evaluate(frame)
          switch value {
          case .string(let text): return text
          case .int(let number): return String(number)
          default: return try frame.machine.describe(value, type: type(frame), debug: false)
          }
        }
      }
    }
    let isString = expression.type.isStandard("String")
    let type = runtimeType(expression.type)
    return { frame in
      var text = ""
      for part in parts { text += try part(frame) }
      do {
        try frame.machine.reserve(bytes: text.utf8.count)
        if isString { return .string(text) }
        return try frame.machine.make(type(frame), labels: ["stringLiteral"], [.string(text)])
      } catch {
        throw frame.machine.located(error, range)
      }
    }
  }

  // MARK: Collections

  private func array(_ elements: [Expression], _ expression: Expression) -> Evaluation {
    let parts = elements.map { ValueCode(run: compile($0)) }
    if expression.type.isStandard("Set") {
      return { frame in .native(SetValue(try parts.map { try $0.run(frame) })) }
    }
    let isPlain = expression.type.isStandard("Array") || expression.type.head == nil
    if isPlain {
      if parts.isEmpty { return { _ in .array([]) } }
      return { frame in .array(try parts.map { try $0.run(frame) }) }
    }
    if expression.type.isStandard("ArraySlice") {
      return { frame in
        .native(ArraySliceValue(try parts.map { try $0.run(frame) }, startIndex: 0))
      }
    }
    // An option set, or a type of the script's that is made from an array.
    let type = runtimeType(expression.type)
    let range = expression.range
    return { frame in
      let values = try parts.map { try $0.run(frame) }
      do {
        return try frame.machine.makeFromArray(type(frame), values)
      } catch {
        throw frame.machine.located(error, range)
      }
    }
  }

  private func dictionary(_ pairs: [(key: Expression, value: Expression)], _ expression: Expression)
    -> Evaluation
  {
    let parts = pairs.map { (compile($0.key), compile($0.value)) }
    let range = expression.range
    if !expression.type.isStandard("Dictionary"), expression.type.head != nil {
      // A type that says itself how it is made from one.
      let type = runtimeType(expression.type)
      return { frame in
        let pairs = try parts.map { Value.tuple([try $0.0(frame), try $0.1(frame)]) }
        do {
          return try frame.machine.make(
            type(frame), labels: ["dictionaryLiteral"], [.array(pairs)])
        } catch {
          throw frame.machine.located(error, range)
        }
      }
    }
    return { frame in
      var result = DictionaryValue()
      for (key, value) in parts {
        let (key, value) = (try key(frame), try value(frame))
        if result[key] != nil {
          throw ScriptFailure(
            .trap("Dictionary literal contains duplicate keys"), range: range)
        }
        result[key] = value
      }
      return .native(result)
    }
  }

  private func tuple(_ elements: [Expression]) -> Evaluation {
    if elements.isEmpty { return { _ in .void } }
    let parts = elements.map { ValueCode(run: compile($0)) }
    if parts.count == 1 { return parts[0].run }
    return { frame in .tuple(try parts.map { try $0.run(frame) }) }
  }

  // MARK: Selectors and key paths

  func selector(_ selector: Expression.Selector, _ type: SwiftType) -> Evaluation {
    let text = selector.text
    return { frame in
      try frame.machine.make(type, labels: [nil], [.string(text)])
    }
  }

  func keyPath(_ path: Expression.KeyPath, _ type: SwiftType) -> Evaluation {
    let inner = FunctionCompiler(library: library, globals: globals, parent: self)
    let slot = inner.newSlot()
    // The setter's second parameter takes the place after the root.
    _ = inner.newSlot()
    inner.declare(path.root, at: .slot(slot))
    let get = inner.compile(path.body)
    let isPlace = inner.isPlace(path.body)
    let place = isPlace ? inner.place(path.body) : nil
    let count = inner.captures.map(\.outerSlot)
    let getter = FunctionCode(
      name: "key path", slotCount: inner.slotCount, captureCount: count.count, parameterCount: 1,
      defaults: [nil], prologue: nil, body: { _ in .normal }, result: ValueCode(run: get),
      usesEnvironment: false,
      inoutParameters: [], cellParameters: [], isSelfInCell: false)
    let setter = FunctionCode(
      name: "key path", slotCount: inner.slotCount, captureCount: count.count, parameterCount: 2,
      defaults: [nil, nil], prologue: nil,
      body: { frame in
        let value = (frame.slots + slot + 1).take()
        try place?.set(frame, value)
        frame.slots[Frame.resultSlot] = (frame.slots + slot).take()
        return .returned
      }, result: nil, usesEnvironment: false, inoutParameters: [], cellParameters: [],
      isSelfInCell: false)
    let makeGetter = makeClosure(getter, inner, type: nil)
    let makeSetter = makeClosure(setter, inner, type: nil)
    if case .function = type { return { .function(makeGetter($0)) } }
    return { frame in
      .native(
        KeyPathValue(get: makeGetter(frame), set: isPlace ? makeSetter(frame) : nil))
    }
  }
}

/// A key path of the script: reads a property of a root value, and sets it where it can be set.
struct KeyPathValue: NativeValue {
  static var scriptTypeName: String { "KeyPath" }
  let get: FunctionValue

  /// Takes a root and a value, and gives the changed root.
  let set: FunctionValue?
}
