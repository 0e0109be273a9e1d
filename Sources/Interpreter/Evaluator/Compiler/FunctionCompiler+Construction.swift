import ScriptRuntime

extension FunctionCompiler {
  /// A case of an enumeration, with what it carries.
  func enumCase(_ declaration: Declaration, _ arguments: [Argument], _ expression: Expression)
    -> Evaluation
  {
    let range = expression.range
    let values = argumentList(arguments)
    if case .native(let binding, let member) = declaration.implementation {
      let type = runtimeType(expression.type)
      return { frame in
        do {
          var target = Value.metatype(type(frame))
          return try binding.call(member, &target, try values(frame))
        } catch {
          throw frame.machine.located(error, range)
        }
      }
    }
    if arguments.isEmpty, !expression.type.isDependent {
      let value = Value.enumeration(
        EnumValue(type: expression.type, caseDeclaration: declaration, payload: []))
      return { _ in value }
    }
    let type = runtimeType(expression.type)
    return { frame in
      .enumeration(
        EnumValue(
          type: type(frame), caseDeclaration: declaration,
          payload: try values(frame).map { $0 ?? .void }))
    }
  }

  /// A call of an initialiser: `UIView()`, `T()`, `self.init()`, `super.init()`.
  func construction(
    _ declaration: Declaration, _ base: Expression?, _ arguments: [Argument],
    _ dispatch: Expression.Dispatch, _ substitutions: [GenericParameter: SwiftType],
    _ expression: Expression
  ) -> Evaluation {
    let range = expression.range
    let values = argumentList(arguments)
    if let base, isOwnInitializer(base) {
      return delegation(declaration, values, isSuper: dispatch == .superclass, range)
    }
    let made = base.map { compile($0) }
    let result: SwiftType
    if case .optional(let object) = expression.type, declaration.isFailable {
      result = object
    } else {
      result = expression.type
    }
    let fallback = runtimeType(result)
    let makeEnvironment =
      substitutions.isEmpty ? nil : environment(declaration, base, substitutions)
    return { frame in
      do {
        var type = fallback(frame)
        // The static type knows the arguments; the metatype may be that of a subclass.
        if case .metatype(let dynamic)? = try made?(frame),
          dynamic.head !== type.head || type.isDependent || !dynamic.isDependent
        {
          if !(dynamic.head === type.head && dynamic.lacksArguments) { type = dynamic }
        }
        return try frame.machine.construct(
          type, declaration, try values(frame),
          environment: makeEnvironment?(frame, .metatype(type)), site: range)
      } catch {
        throw frame.machine.located(error, range)
      }
    }
  }

  private func isOwnInitializer(_ base: Expression) -> Bool {
    switch base.kind {
    case .variable: return initializer != nil && isSelf(base)
    case .upcast(let inner): return isOwnInitializer(inner)
    default: return false
    }
  }

  /// `self.init` and `super.init` in an initialiser.
  private func delegation(
    _ declaration: Declaration, _ values: @escaping @MainActor (Frame) throws -> [Value?],
    isSuper: Bool, _ range: SourceRange
  ) -> Evaluation {
    guard let initializer, let owner = initializer.owner, let variable = selfVariable else {
      return { _ in .void }
    }
    let write = self.write(variable)
    let read = self.read(variable)
    // Where `self` becomes what the other initialiser makes: in a value's, and in one that an
    // extension adds to a native class.
    let replace: @MainActor (Frame) throws -> Value = { frame in
      let arguments = try values(frame)
      let type = frame.machine.receiverType(try read(frame))
      let made = try frame.machine.construct(type, declaration, arguments, site: range)
      if declaration.isFailable {
        guard let value = made.unwrapped else { throw frame.machine.leaveInitializer() }
        try write(frame, value)
      } else {
        try write(frame, made)
      }
      return .void
    }
    if owner.kind != .class { return replace }
    return { frame in
      let me = try read(frame)
      if case .metatype = me { return try replace(frame) }
      let arguments = try values(frame)
      do {
        let part = try ScriptInstance.part(of: me)
        let made =
          try isSuper
          ? frame.machine.initializeSuper(part, owner, declaration, arguments, site: range)
          : frame.machine.delegate(part, declaration, arguments, site: range)
        guard let made else { throw frame.machine.leaveInitializer() }
        try write(frame, made)
      } catch {
        throw frame.machine.located(error, range)
      }
      return .void
    }
  }

  /// Splits a designated initialiser at its call of `super.init`, for a construction that compiled
  /// code has begun; nil when the call is not among its own statements.
  func splitInitializer(_ function: FunctionImplementation) -> SplitInitializer? {
    guard function.declaration?.owner?.kind == .class,
      let index = function.body.firstIndex(where: { superCall($0) != nil }),
      let (_, arguments) = superCall(function.body[index])
    else { return nil }
    let before = sequence(of: Array(function.body[..<index]))
    let values = argumentList(arguments)
    let after = sequence(of: Array(function.body[(index + 1)...]))
    return SplitInitializer(before: before, arguments: values, after: after)
  }

  private func superCall(_ statement: Statement) -> (Declaration, [Argument])? {
    guard case .expression(let expression) = statement.kind else { return nil }
    return superCall(expression)
  }

  private func superCall(_ expression: Expression) -> (Declaration, [Argument])? {
    switch expression.kind {
    case .call(let declaration, _, let arguments, let dispatch, _):
      guard declaration.kind == .initializer, dispatch == .superclass else { return nil }
      return (declaration, arguments)
    case .discard(let inner), .forceUnwrap(let inner, _): return superCall(inner)
    default: return nil
    }
  }
}

extension SwiftType {
  /// Whether it names a generic type without saying what its parameters stand for.
  var lacksArguments: Bool {
    guard case .nominal(let type, let arguments) = self else { return false }
    return arguments.isEmpty && !type.genericParameters.isEmpty
  }
}
