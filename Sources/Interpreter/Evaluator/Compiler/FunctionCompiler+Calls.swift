import ScriptRuntime

/// A type that is known when the program runs, to be kept.
struct TypeCode { let run: @MainActor (Frame) -> SwiftType }

/// What puts one argument into its place, to be kept.
private struct FillCode {
  let run: @MainActor (Frame, Frame, FunctionCode) throws -> Void
}

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
  private func places(_ arguments: [Argument]) -> [(index: Int, place: PlaceCode)] {
    arguments.enumerated().compactMap { index, argument in
      guard case .place(let expression) = argument else { return nil }
      return (index, place(expression))
    }
  }

  /// Runs `body` with the values taken out of the places, and puts the changed ones back.
  private static func withPlaces(
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
        var target = target
        return try Self.withPlaces(places[...], frame) { boxes in
          var values = values
          for (box, place) in zip(boxes, places) { values[place.index] = .object(box) }
          return try run(frame, &target, values)
        }
      }
    }
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

  // MARK: Calls of the script's own functions

  private func scriptCall(
    _ declaration: Declaration, _ base: Expression?, _ arguments: [Argument],
    _ dispatch: Expression.Dispatch, _ substitutions: [GenericParameter: SwiftType],
    _ range: SourceRange
  ) -> Evaluation {
    let places = places(arguments)
    let find = finder(declaration, dispatch, base?.type)
    let makeEnvironment = environment(declaration, base, substitutions)
    if places.isEmpty, case .script(let object) = declaration.implementation,
      let function = object as? FunctionImplementation,
      base.map({ !declaration.isMutating || isReference($0, declaration) }) ?? true
    {
      return directCall(declaration, function, base, arguments, find, makeEnvironment, range)
    }
    let values = argumentList(
      arguments.map { if case .place = $0 { .defaulted } else { $0 } })
    let invoke: @MainActor (Frame, inout Value, [Value?]) throws -> Value = {
      frame, target, values in
      do {
        return try frame.machine.invoke(
          find(frame, target), on: &target, values, environment: makeEnvironment?(frame, target),
          site: range)
      } catch {
        throw frame.machine.located(error, range)
      }
    }
    let call: @MainActor (Frame, inout Value, [Value?]) throws -> Value = {
      frame, target, values in
      if places.isEmpty { return try invoke(frame, &target, values) }
      var inner = target
      target = .void
      defer { target = inner }
      return try Self.withPlaces(places[...], frame) { boxes in
        var values = values
        for (box, place) in zip(boxes, places) { values[place.index] = .object(box) }
        return try invoke(frame, &inner, values)
      }
    }
    guard let base else {
      return { frame in
        var target = Value.void
        return try call(frame, &target, try values(frame))
      }
    }
    let isMutating = declaration.isMutating && !isReference(base, declaration)
    if isMutating {
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

  /// The usual call: arguments go straight into the places of the new frame.
  private func directCall(
    _ declaration: Declaration, _ function: FunctionImplementation, _ base: Expression?,
    _ arguments: [Argument],
    _ find: @escaping @MainActor (Frame, Value) -> Declaration,
    _ makeEnvironment: (@MainActor (Frame, Value) -> GenericEnvironment?)?, _ range: SourceRange
  ) -> Evaluation {
    let fill = fill(arguments)
    if base == nil, makeEnvironment == nil {
      // A global function of the script's own: nothing to look up.
      return { frame in
        let code = frame.code(of: function)
        let inner = try Self.enter(code, frame, range)
        defer { inner.leave(code) }
        try fill(frame, inner, code)
        return try inner.run(code, site: range)
      }
    }
    let evaluate: Evaluation
    if let base { evaluate = compile(base) } else { evaluate = { _ in .void } }
    let parts = arguments.map { ArgumentCode(run: argument($0)) }
    return { frame in
      let target = try evaluate(frame)
      let found = find(frame, target)
      var code: FunctionCode
      if found === declaration {
        code = frame.code(of: function)
      } else if case .script(let object) = found.implementation,
        let other = object as? FunctionImplementation
      {
        code = frame.code(of: other)
      } else {
        // A witness that is native or derived.
        var target = target
        do {
          return try frame.machine.invoke(
            found, on: &target, try parts.map { try $0.run(frame) },
            environment: makeEnvironment?(frame, target), site: range)
        } catch {
          throw frame.machine.located(error, range)
        }
      }
      let inner = try Self.enter(code, frame, range)
      defer { inner.leave(code) }
      try fill(frame, inner, code)
      if let makeEnvironment, code.usesEnvironment, let made = makeEnvironment(frame, target) {
        inner.slots[FunctionCode.environmentSlot] = .object(made)
      }
      inner.slots[FunctionCode.selfSlot] = target.unerased
      return try inner.run(code, site: range)
    }
  }

  /// A call of a global function of the script that gives an `Int`; nil for other calls.
  func integerCall(_ expression: Expression) -> IntegerEvaluation? {
    guard case .call(let declaration, nil, let arguments, _, let substitutions) = expression.kind,
      declaration.kind == .function, declaration.owner == nil, substitutions.isEmpty,
      case .script(let object) = declaration.implementation,
      let function = object as? FunctionImplementation
    else { return nil }
    for case .place in arguments { return nil }
    let fill = fill(arguments)
    let range = expression.range
    return { frame in
      let code = frame.code(of: function)
      let inner = try Self.enter(code, frame, range)
      defer { inner.leave(code) }
      try fill(frame, inner, code)
      if let result = code.integerResult {
        do {
          return try result.run(inner)
        } catch {
          throw frame.machine.traced(error, code.name, range)
        }
      }
      guard case .int(let number) = try inner.run(code, site: range) else {
        throw ScriptFailure(.bridging(expected: "Int", found: "value"), range: range)
      }
      return number
    }
  }

  @inline(__always)
  private static func enter(_ code: FunctionCode, _ frame: Frame, _ range: SourceRange) throws
    -> Frame
  {
    do {
      return try frame.counters.enter(code)
    } catch {
      throw frame.machine.located(frame.machine.traced(error, code.name, range), range)
    }
  }

  /// Evaluates arguments into the places of a new frame.
  private func fill(_ arguments: [Argument])
    -> @MainActor (Frame, Frame, FunctionCode) throws -> Void
  {
    func one(_ index: Int) -> @MainActor (Frame, Frame, FunctionCode) throws -> Void {
      let slot = FunctionCode.slot(ofParameter: index)
      if case .value(let expression) = arguments[index] {
        if expression.type.isInteger {
          let compute = compileInteger(expression)
          return { frame, inner, _ in
            (inner.slots + slot).setScalar(.int(try compute(frame)))
          }
        }
        let evaluate = compile(expression)
        return { frame, inner, _ in
          // The place is empty, so that nothing is to be let go of.
          (inner.slots + slot).initialize(to: try evaluate(frame))
        }
      }
      let part = argument(arguments[index])
      return { frame, inner, code in
        if let value = try part(frame) {
          inner.slots[slot] = value
        } else {
          try frame.machine.fillDefault(index, code, inner)
        }
      }
    }
    switch arguments.count {
    case 0: return { _, _, _ in }
    case 1: return one(0)
    case 2:
      let first = one(0)
      let second = one(1)
      return { frame, inner, code in
        try first(frame, inner, code)
        try second(frame, inner, code)
      }
    default:
      let all = arguments.indices.map { FillCode(run: one($0)) }
      return { frame, inner, code in for fill in all { try fill.run(frame, inner, code) } }
    }
  }

  /// What the generic parameters of a call stand for, when it has any.
  func environment(
    _ declaration: Declaration, _ base: Expression?,
    _ substitutions: [GenericParameter: SwiftType]
  ) -> (@MainActor (Frame, Value) -> GenericEnvironment?)? {
    let isInProtocol = declaration.owner?.kind == .protocol
    let isInGeneric = !(declaration.owner?.genericParameters.isEmpty ?? true)
    guard !substitutions.isEmpty || isInProtocol || isInGeneric else { return nil }
    let types = substitutions.map { ($0.key, TypeCode(run: runtimeType($0.value))) }
    let declared = base.map { TypeCode(run: runtimeType($0.type)) }
    return { frame, target in
      var resolved: [GenericParameter: SwiftType] = [:]
      for (parameter, type) in types { resolved[parameter] = type.run(frame) }
      let receiver: SwiftType? =
        isInProtocol || isInGeneric
        ? frame.machine.receiverType(target, declared: declared?.run(frame)) : nil
      return GenericEnvironment(resolved, receiver: receiver)
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
    let parts = arguments.map { ValueCode(run: compile($0)) }
    return { frame in
      guard case .function(let function) = try evaluate(frame).unerased else {
        throw ScriptFailure(.bridging(expected: "function", found: "value"), range: range)
      }
      guard let closure = function.closure as? ClosureObject else {
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
      for index in 0..<min(parts.count, code.parameterCount) {
        inner.slots[FunctionCode.slot(ofParameter: index)] = try parts[index].run(frame)
      }
      for index in 0..<closure.captures.count { inner.slots[-1 - index] = closure.captures[index] }
      return try inner.run(code, site: range)
    }
  }
}

extension Machine {
  /// Calls a function value with arguments of which some may be omitted.
  func call(_ function: FunctionValue, _ arguments: [Value?], site: SourceRange) throws -> Value {
    if let closure = function.closure as? ClosureObject {
      return try call(
        closure.code, receiver: .void, captures: closure.captures, arguments, site: site)
    }
    return try function.call(arguments.map { $0 ?? .void })
  }

  /// Calls a declaration that was found while the program runs.
  func invoke(
    _ declaration: Declaration, on target: inout Value, _ arguments: [Value?],
    environment: GenericEnvironment? = nil, site: SourceRange? = nil
  ) throws -> Value {
    if case .existential(var inner, let type) = target {
      target = .void
      defer { target = .existential(inner, type) }
      return try invoke(
        declaration, on: &inner, arguments, environment: environment, site: site)
    }
    switch declaration.implementation {
    case .native(let binding, let member):
      let result = try binding.call(member, &target, arguments)
      try Runtime.throwPending()
      return result
    case .script(let object):
      if let function = object as? FunctionImplementation {
        let code = code(of: function)
        if declaration.isMutating {
          return try callMutating(
            code, &target, arguments, environment: environment, site: site)
        }
        return try call(
          code, receiver: target, arguments, environment: environment, site: site)
      }
      if let derived = object as? DerivedImplementation {
        return try self.derived(derived.member, target, arguments)
      }
      if declaration.kind == .enumCase {
        return .enumeration(
          EnumValue(
            type: declaration.type, caseDeclaration: declaration,
            payload: arguments.compactMap { $0 }))
      }
      throw ScriptFailure(.notSimulated(declaration.fullName))
    case .requirement:
      if declaration.isOperator { return try standardOperator(declaration, arguments) }
      throw ScriptFailure(.notSimulated(declaration.fullName))
    }
  }

  /// An operator that a standard protocol requires, on values of the library's own types.
  private func standardOperator(_ declaration: Declaration, _ arguments: [Value?]) throws -> Value {
    guard arguments.count == 2, let left = arguments[0], let right = arguments[1] else {
      throw ScriptFailure(.notSimulated(declaration.fullName))
    }
    if let comparison = ComparisonOperator(rawValue: declaration.name) {
      return .bool(try comparison.compare(left, right))
    }
    if let own = try callOwn(declaration.name, labels: [nil, nil], on: left, [left, right]) {
      return own
    }
    if let arithmetic = ArithmeticOperator(rawValue: declaration.name) {
      return try Arithmetic.apply(arithmetic, left.unerased, right.unerased)
    }
    throw ScriptFailure(.notSimulated(declaration.fullName))
  }

  /// The type that `self` has in a call; a metatype's is the type itself.
  func receiverType(_ value: Value, declared: SwiftType? = nil) -> SwiftType {
    if case .metatype(let type) = value { return type }
    if case .metatype(let type)? = declared, case .void = value { return type }
    return dynamicType(of: value, declared: declared)
  }

  /// The environment of a member of a generic type or protocol, called without one.
  func environment(for declaration: Declaration, _ code: FunctionCode, receiver: Value)
    -> GenericEnvironment?
  {
    guard code.usesEnvironment, let owner = declaration.owner,
      owner.kind == .protocol || !owner.genericParameters.isEmpty
    else { return nil }
    return GenericEnvironment([:], receiver: receiverType(receiver))
  }
}
