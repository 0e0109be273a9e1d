import ScriptRuntime

/// Calls from outside compiled code: of values of function type, and of declarations by name.
extension Machine {
  /// Calls a function value with arguments of which some may be omitted.
  func call(_ function: FunctionValue, _ arguments: [Value?], site: SourceRange) throws -> Value {
    if let closure = function.asClosure {
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
