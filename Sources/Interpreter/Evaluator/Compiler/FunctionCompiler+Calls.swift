import ScriptRuntime

/// A type that is known when the program runs, to be kept.
struct TypeCode { let run: @MainActor (Frame) -> SwiftType }

extension FunctionCompiler {
  /// A call of a declaration.
  func call(_ expression: Expression) -> Evaluation {
    guard
      case .call(let declaration, let base, let arguments, let dispatch, let substitutions) =
        expression.kind
    else { return { _ in .void } }
    if let fast = operatorCall(expression) { return fast }
    let range = expression.range
    switch declaration.kind {
    case .enumCase: return enumCase(declaration, arguments, expression)
    case .initializer:
      return construction(declaration, base, arguments, dispatch, substitutions, expression)
    default: break
    }
    if let base, declaration.owner == nil, case .variable(let variable) = base.kind {
      return localCall(variable, declaration, arguments, range)
    }
    if let special = specialCall(declaration, arguments) { return special }
    if case .native(let binding, let member) = declaration.implementation {
      return nativeCall(declaration, binding, member, base, arguments, dispatch, range)
    }
    return scriptCall(declaration, base, arguments, dispatch, substitutions, range)
  }

  /// Functions that need what only the evaluator knows.
  private func specialCall(_ declaration: Declaration, _ arguments: [Argument]) -> Evaluation? {
    guard case .native = declaration.implementation, declaration.owner == nil,
      declaration.fullName == "type(of:)", case .value(let value)? = arguments.first
    else { return nil }
    let evaluate = compile(value)
    let declared = runtimeType(value.type)
    return { frame in
      .metatype(
        frame.machine.dynamicType(of: try evaluate(frame), declared: declared(frame)))
    }
  }

  // MARK: Arguments

  /// All arguments in an array, nil where a default is omitted.
  func argumentList(_ arguments: [Argument]) -> @MainActor (Frame) throws -> [Value?] {
    let parts = arguments.map { ArgumentCode(run: argument($0)) }
    switch parts.count {
    case 0: return { _ in [] }
    case 1:
      let only = parts[0].run
      return { frame in [try only(frame)] }
    case 2:
      let first = parts[0].run
      let second = parts[1].run
      return { frame in [try first(frame), try second(frame)] }
    default:
      return { frame in
        var values: [Value?] = []
        values.reserveCapacity(parts.count)
        for part in parts { values.append(try part.run(frame)) }
        return values
      }
    }
  }

  /// One argument; nil when its default is meant. A place is given by value.
  func argument(_ argument: Argument) -> @MainActor (Frame) throws -> Value? {
    switch argument {
    case .value(let expression), .place(let expression):
      let evaluate = compile(expression)
      return { try evaluate($0) }
    case .defaulted: return { _ in nil }
    case .variadic(let expressions):
      let parts = expressions.map { ValueCode(run: compile($0)) }
      return { frame in .array(try parts.map { try $0.run(frame) }) }
    case .autoclosure(let expression):
      let make = autoclosure(expression)
      return { try make($0) }
    }
  }

  /// The places among the arguments, with their positions.
  func places(_ arguments: [Argument]) -> [(index: Int, place: PlaceCode)] {
    arguments.enumerated().compactMap { index, argument in
      guard case .place(let expression) = argument else { return nil }
      return (index, place(expression))
    }
  }

  /// Runs `body` with the values taken out of the places, and puts the changed ones back.
  static func withPlaces(
    _ places: ArraySlice<(index: Int, place: PlaceCode)>, _ frame: Frame,
    _ body: (inout [InoutBox]) throws -> Value
  ) throws -> Value {
    var boxes: [InoutBox] = []
    func descend(_ rest: ArraySlice<(index: Int, place: PlaceCode)>) throws -> Value {
      guard let first = rest.first else { return try body(&boxes) }
      var result = Value.void
      try first.place.modify(frame) { value in
        let box = InoutBox(value)
        value = .void
        boxes.append(box)
        defer { value = box.value }
        result = try descend(rest.dropFirst())
      }
      return result
    }
    return try descend(places)
  }

  // MARK: Native calls

  private func nativeCall(
    _ declaration: Declaration, _ binding: any NativeBinding, _ member: Int, _ base: Expression?,
    _ arguments: [Argument], _ dispatch: Expression.Dispatch, _ range: SourceRange
  ) -> Evaluation {
    let places = places(arguments)
    let values = argumentList(
      arguments.map { if case .place = $0 { .defaulted } else { $0 } })
    let isSuper = dispatch == .superclass
    let run: @MainActor (Frame, inout Value, [Value?]) throws -> Value = {
      frame, target, values in
      do {
        let result: Value
        if isSuper {
          result = try binding.callSuper(member, target, values)
        } else if case .existential(let inner, let type) = target {
          var opened = inner
          result = try binding.call(member, &opened, values)
          if declaration.isMutating { target = .existential(opened, type) }
        } else {
          result = try binding.call(member, &target, values)
        }
        try Runtime.throwPending()
        return result
      } catch {
        throw frame.machine.located(frame.machine.tracedNative(error, declaration), range)
      }
    }
    let call: @MainActor (Frame, inout Value, [Value?]) throws -> Value
    if places.isEmpty {
      call = run
    } else {
      call = { frame, target, values in
        try Self.withPlaces(places[...], frame) { boxes in
          var values = values
          for (box, place) in zip(boxes, places) { values[place.index] = .object(box) }
          return try run(frame, &target, values)
        }
      }
    }
    return onTarget(base, of: declaration, values, call)
  }

  /// Finds what a member is called on, and calls it: a place where the member changes it, a value
  /// elsewhere, nothing for a function of its own.
  func onTarget(
    _ base: Expression?, of declaration: Declaration,
    _ values: @escaping @MainActor (Frame) throws -> [Value?],
    _ call: @escaping @MainActor (Frame, inout Value, [Value?]) throws -> Value
  ) -> Evaluation {
    guard let base else {
      return { frame in
        var target = Value.void
        return try call(frame, &target, try values(frame))
      }
    }
    if declaration.isMutating, !isReference(base, declaration) {
      let place = place(base)
      return { frame in
        let values = try values(frame)
        var result = Value.void
        try place.modify(frame) { target in result = try call(frame, &target, values) }
        return result
      }
    }
    let evaluate = compile(base)
    return { frame in
      var target = try evaluate(frame)
      return try call(frame, &target, try values(frame))
    }
  }

  // MARK: Values of function type

  /// Calls a function that is held by a variable of a body.
  private func localCall(
    _ variable: LocalVariable, _ declaration: Declaration, _ arguments: [Argument],
    _ range: SourceRange
  ) -> Evaluation {
    let read = self.read(variable)
    let places = places(arguments)
    let values = argumentList(
      arguments.map { if case .place = $0 { .defaulted } else { $0 } })
    return { frame in
      guard case .function(let function) = try read(frame) else {
        throw ScriptFailure(
          .trap("'\(declaration.name)' is called before it is declared"), range: range)
      }
      let given = try values(frame)
      if places.isEmpty { return try frame.machine.call(function, given, site: range) }
      return try Self.withPlaces(places[...], frame) { boxes in
        var values = given
        for (box, place) in zip(boxes, places) { values[place.index] = .object(box) }
        return try frame.machine.call(function, values, site: range)
      }
    }
  }

  func callValue(_ function: Expression, _ arguments: [Expression], _ range: SourceRange)
    -> Evaluation
  {
    let evaluate = compile(function)
    var flags: [Bool] = []
    if case .function(let type) = function.type { flags = type.parameters.map(\.isInout) }
    if flags.contains(true) {
      let list = arguments.enumerated().map { index, argument -> Argument in
        index < flags.count && flags[index] ? .place(argument) : .value(argument)
      }
      let places = places(list)
      let values = argumentList(list.map { if case .place = $0 { .defaulted } else { $0 } })
      return { frame in
        guard case .function(let function) = try evaluate(frame).unerased else {
          throw ScriptFailure(.bridging(expected: "function", found: "value"), range: range)
        }
        let given = try values(frame)
        return try Self.withPlaces(places[...], frame) { boxes in
          var values = given
          for (box, place) in zip(boxes, places) { values[place.index] = .object(box) }
          return try frame.machine.call(function, values, site: range)
        }
      }
    }
    return callValue(evaluate, arguments.map { ValueCode(run: compile($0)) }, range)
  }

  private func callValue(
    _ evaluate: @escaping Evaluation, _ parts: [ValueCode], _ range: SourceRange
  ) -> Evaluation {
    { frame in
      guard case .function(let function) = try evaluate(frame).unerased else {
        throw ScriptFailure(.bridging(expected: "function", found: "value"), range: range)
      }
      guard let closure = function.asClosure else {
        do {
          let result = try function.call(try parts.map { try $0.run(frame) })
          try Runtime.throwPending()
          return result
        } catch {
          throw frame.machine.located(error, range)
        }
      }
      let code = closure.code
      let inner = try Self.enter(code, frame, range)
      defer { inner.leave(code) }
      try Self.fill(inner, code, parts, from: frame)
      inner.takeCaptures(of: closure)
      return try inner.run(code, site: range)
    }
  }

  /// A call of a variable that holds a function which gives an `Int`, when no box is to be made;
  /// nil for other calls.
  func integerValueCall(_ expression: Expression) -> IntegerEvaluation? {
    guard case .callValue(let function, let arguments) = expression.kind,
      case .variable(let variable) = function.kind, variable.accessors == nil,
      case .function(let type) = function.type,
      !type.parameters.contains(where: { $0.isInout })
    else { return nil }
    let evaluate = compile(function)
    let range = expression.range
    let parts = arguments.map { ValueCode(run: compile($0)) }
    let general = callValue(evaluate, parts, range)
    return { frame in
      guard case .function(let function) = try evaluate(frame),
        let closure = function.asClosure, let result = closure.code.integerResult
      else {
        guard case .int(let number) = try general(frame).unerased else {
          throw Self.mismatch("Int")
        }
        return number
      }
      let code = closure.code
      let inner = try Self.enter(code, frame, range)
      defer { inner.leave(code) }
      try Self.fill(inner, code, parts, from: frame)
      inner.takeCaptures(of: closure)
      do {
        return try result.run(inner)
      } catch {
        throw frame.machine.traced(error, code.name, range)
      }
    }
  }

  /// Evaluates arguments into the places of a frame that was just made.
  @inline(__always)
  private static func fill(
    _ inner: Frame, _ code: FunctionCode, _ parts: [ValueCode], from frame: Frame
  ) throws {
    for index in 0..<min(parts.count, code.parameterCount) {
      (inner.slots + FunctionCode.slot(ofParameter: index))
        .initialize(to: try parts[index].run(frame))
    }
  }
}
