import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// The expression as a value of the type, or a diagnostic that it cannot be.
  func convert(_ expression: Expression, to type: SwiftType, _ purpose: ConversionPurpose)
    -> Expression
  {
    if let converted = attemptCoerce(expression, to: type) { return converted }
    diagnoseConversion(expression, to: type, purpose)
    return invalid(expression.range)
  }

  func diagnoseConversion(
    _ expression: Expression, to target: SwiftType, _ purpose: ConversionPurpose
  ) {
    let place = anchor(expression)
    if case .variable(let index) = resolveHead(expression.type),
      solver.variables[index].literal == .nothing
    {
      diagnose(nilMessage(resolve(target), purpose), at: place)
      solver.update(index) { $0.binding = .error }
      return
    }
    let from = defaulted(expression.type)
    var to = resolve(target)
    if from.contains({ $0.isError }) || to.contains({ $0.isError }) { return }
    if case .optional(let object) = to, from.optionalObject == nil {
      // The compiler names the optional of a protocol, and what is inside any other.
      if purpose == .assignment, object.isExistential {
        // Another argument of one generic type is told as an assignment.
        let isArgument =
          purpose == .initialValue && from.nominal != nil && from.nominal === to.nominal
          && from.nominal?.module == "main"
        diagnose(
          .cannotConvert(
            from: from.text, to: to.text, purpose: isArgument ? .assignment : purpose), at: place)
        return
      }
      to = object
    }
    if to.isNamed("Bool"), case .integerLiteral(let value) = expression.kind,
      value == 0 || value == 1
    {
      diagnose(.integerLiteralAsBoolean(value: value), at: place)
      return
    }
    if case .optional(let object) = from, to.optionalObject == nil,
      converts(object, to: to),
      purpose != .condition || to.isNamed("Bool") && object.isNamed("Bool")
    {
      if case .tryOptional = expression.kind {
        diagnose(.tryOptionalNotUnwrapped(type: from.text), at: expression.range)
        return
      }
      diagnoseUnwrap(from, to, object, place)
      return
    }
    if purpose == .condition {
      if case .optional = from {
        diagnose(.optionalAsBoolean(type: from.text), at: place)
        return
      }
      if from.isNamed("Int") {
        diagnose(.integerAsBoolean(type: from.text, isNegated: false), at: place)
        return
      }
      diagnose(
        .cannotConvert(from: from.text, to: to.text, purpose: .condition), at: place)
      return
    }
    if case .tuple(let have) = from, case .tuple(let want) = to, have.count != want.count,
      !have.isEmpty, !want.isEmpty, purpose == .initialValue || purpose == .assignment
    {
      diagnose(.tupleLengths(from: from.text, to: to.text), at: place)
      return
    }
    if case .function(let function) = from, function.parameters.isEmpty,
      converts(function.result, to: to), !isClosure(expression)
    {
      diagnose(
        .functionNotCalled(type: to.text), at: place,
        fixIts: [
          FixIt(
            replace: SourceRange(source, expression.range.upper, expression.range.upper),
            with: "()")
        ])
      return
    }
    if purpose == .thrown, !to.isExistential {
      diagnose(.thrownNotTyped(type: from.text, error: to.text), at: place)
      return
    }
    if case .parameter = to {
    } else if to.isExistential, let found = to.protocolParts.first,
      to.protocolParts.count == 1
    {
      if purpose == .thrown {
        diagnose(.thrownNotError(type: from.text), at: place)
        return
      }
      if from.nominal != nil || from.optionalObject != nil,
        purpose == .initialValue || purpose == .returned
      {
        diagnose(
          purpose == .returned
            ? .returnDoesNotConform(type: from.text, protocolName: found.qualifiedName)
            : .valueDoesNotConform(type: from.text, protocolName: found.qualifiedName),
          at: place)
        return
      }
    }
    // Another argument of one generic type is told as an assignment.
    let isArgument =
      purpose == .initialValue && from.nominal === to.nominal && from.nominal?.module == "main"
    diagnose(
      .cannotConvert(
        from: from.text, to: to.text, purpose: isArgument ? .assignment : purpose), at: place)
  }

  private func isClosure(_ expression: Expression) -> Bool {
    if case .closure = expression.kind { true } else { false }
  }

  private func nilMessage(_ type: SwiftType, _ purpose: ConversionPurpose) -> DiagnosticMessage {
    switch purpose {
    case .returned, .closureResult: .nilReturned(type: type.text)
    case .argument: .nilArgument(type: type.text)
    case .initialValue: .nilInitializer(type: type.text)
    case .coercion, .assignment, .subscriptAssignment, .condition: .nilAssigned(type: type.text)
    default: .nilAssigned(type: type.text)
    }
  }

  /// An optional where its value is wanted.
  func diagnoseUnwrap(_ from: SwiftType, _ to: SwiftType, _ object: SwiftType, _ place: SourceRange)
  {
    let end = SourceRange(source, place.upper, place.upper)
    var coalesce = Diagnostic(.unwrapWithDefault, .note, at: place)
    coalesce.fixIts = [FixIt(replace: end, with: " ?? <#default value#>")]
    var force = Diagnostic(.unwrapForced, .note, at: place)
    force.fixIts = [FixIt(replace: end, with: "!")]
    diagnose(
      .optionalMustBeUnwrapped(type: from.text, wrapped: from.optionalObject?.text ?? object.text),
      at: place, notes: [coalesce, force])
  }

  /// A member of what is inside an optional.
  func diagnoseUnwrap(
    member name: String, _ base: Expression, _ type: SwiftType, _ inner: SwiftType,
    _ nameRange: SourceRange
  ) {
    let end = SourceRange(source, base.range.upper, base.range.upper)
    var chain = Diagnostic(.unwrapWithChain(member: name), .note, at: base.range)
    chain.fixIts = [FixIt(replace: end, with: "?")]
    var force = Diagnostic(.unwrapForced, .note, at: base.range)
    force.fixIts = [FixIt(replace: end, with: "!")]
    diagnose(
      .optionalMember(
        type: defaulted(type).text, member: name, wrapped: defaulted(inner).text),
      at: anchor(base), highlights: [base.range], notes: [chain, force])
  }

  private func isOperation(_ expression: Expression) -> Bool {
    if case .call(let declaration, _, _, _, _) = expression.kind { return declaration.isOperator }
    return false
  }

  /// Two operands that an operator does not take.
  func diagnoseOperands(
    _ name: String, _ left: Expression, _ right: Expression, _ expected: SwiftType?,
    _ place: SourceRange
  ) {
    let first = defaulted(left.type)
    let second = defaulted(right.type)
    if name == "%",
      [first, second].allSatisfy({ type in
        Self.floats.contains(type.nominal?.name ?? "")
          || resolveHead((type == first ? left : right).type).isVariable
      })
    {
      diagnose(.remainderUnavailable, at: place)
      return
    }
    if first.isError || second.isError { return }
    // An optional operand whose value would do.
    for (operand, type) in [(left, first), (right, second)] {
      guard case .optional(let object) = type, name != "??" else { continue }
      let other = operand === left ? second : first
      if converts(object, to: other) || converts(other, to: object),
        other.optionalObject == nil
          || ["+", "-", "*", "/", "<", ">", "<=", ">=", "%"].contains(name)
      {
        diagnoseUnwrap(type, other, object, anchor(operand))
        return
      }
    }
    let wanted = expected.map { defaulted($0).withoutOptionals }
    if let wanted, ["+", "-", "*", "/"].contains(name), first != second, first == wanted {
      diagnose(
        .cannotConvert(from: second.text, to: wanted.text, purpose: .argument), at: place)
    } else if let wanted, ["+", "-", "*", "/"].contains(name), first != second, second == wanted {
      diagnose(.cannotConvert(from: first.text, to: wanted.text, purpose: .argument), at: place)
    } else if !(isOperation(left) || isOperation(right))
      || name.hasSuffix("=") && name.count == 2
        && !["==", "!=", "<=", ">="].contains(name),
      let fault = operandFault(name, first, second)
    {
      diagnose(fault, at: place)
    } else if first == second {
      diagnose(.binaryOperatorSame(name: name, type: first.text), at: place)
    } else {
      diagnose(
        .binaryOperatorMismatch(name: name, left: first.text, right: second.text), at: place)
    }
  }

  /// The open parameter in a type whose constraints the matching part of another type breaks.
  private func unsatisfied(_ from: SwiftType, _ to: SwiftType) -> (Int, SwiftType)? {
    switch (from, to) {
    case (_, .variable(let index)):
      let breaks = solver.variables[index].constraints.contains { !satisfies(from, resolve($0)) }
      return breaks ? (index, from) : nil
    case (.nominal(let one, let first), .nominal(let two, let second)) where one === two:
      for (part, other) in zip(first, second) {
        if let found = unsatisfied(part, other) { return found }
      }
      return nil
    case (.optional(let one), .optional(let two)): return unsatisfied(one, two)
    default: return nil
    }
  }

  /// An argument of another type than its parameter.
  func diagnoseArgument(
    _ value: Expression, _ argument: CallArgument, _ type: SwiftType,
    _ parameter: Declaration.Parameter, _ declaration: Declaration
  ) -> Expression {
    let from = defaulted(value.type)
    let to = resolve(type)
    // Two arguments give one parameter different types.
    if case .parameter(let generic) = parameter.type,
      declaration.genericParameters.contains(generic),
      !to.isVariable || defaulted(to) != to, !from.isError
    {
      diagnose(
        .conflictingArguments(
          parameter: generic.name, first: defaulted(to).text, second: from.text),
        at: (calleeStart ?? argument.range))
      return invalid(value.range)
    }
    defer {
      // What the parameter stands for is not asked about again.
      if case .variable(let index) = resolveHead(type), solver.isTrial == 0 {
        solver.update(index) { $0.binding = .error }
      }
    }
    if let (index, from) = unsatisfied(from, to),
      let generic = solver.variables[index].parameter,
      let constraint = solver.variables[index].constraints.first(where: {
        !satisfies(from, resolve($0))
      })
    {
      let owner = declaration.owner.flatMap { owner in
        owner.genericParameters.contains(generic) ? owner : nil
      }
      diagnose(
        .argumentDoesNotConform(
          kind: owner.map { "generic \($0.kindName)" } ?? declaration.kindInMessages,
          name: owner?.name ?? declaration.shortName, type: from.text,
          constraint: constraint.nominal?.qualifiedName ?? constraint.text,
          isClass: isClass(constraint)), at: calleeStart ?? anchor(value),
        notes: (owner.flatMap { ($0.script as? TypeImplementation)?.range } ?? declaration.range)
          .map {
            [note(.genericArgument(parameter: generic.name, type: from.text), at: $0)]
          } ?? [])
      return invalid(argument.range)
    }
    if let given = from.functionType, let wanted = to.withoutOptionals.functionType,
      given.isAsync, !wanted.isAsync
    {
      let text = from.text.hasSuffix("-> ()") ? from.text.dropLast(2) + "Void" : from.text
      diagnose(.concurrency(.asyncFunctionPassed(type: text)), at: anchor(value))
      return invalid(argument.range)
    }
    let object = to.optionalObject ?? to
    if object.isExistential, let found = object.protocolParts.first, from.nominal != nil,
      !from.isExistential, from.optionalObject == nil
    {
      diagnose(
        .argumentNotProtocol(type: from.text, protocolName: found.qualifiedName),
        at: anchor(value))
      return invalid(argument.range)
    }
    diagnoseConversion(value, to: type, .argument)
    return invalid(argument.range)
  }
}

extension NominalType {
  /// The word that declares it.
  var kindName: String {
    switch kind {
    case .class: "class"
    case .structure: "struct"
    case .enumeration: "enum"
    case .protocol: "protocol"
    }
  }
}

extension Declaration {
  /// The name as sentences about calls have it: labels only where there are some.
  var shortName: String {
    parameters.isEmpty || parameters.contains { $0.label != nil } ? fullName : name
  }

  /// What the compiler calls it in sentences about calls.
  var kindInMessages: String {
    switch kind {
    case .variable: owner == nil ? "var" : "property"
    case .function:
      isOperator
        ? "operator function"
        : owner == nil ? "global function" : isStatic ? "static method" : "instance method"
    case .initializer: "initializer"
    case .subscript: "subscript"
    case .enumCase: "enum case"
    }
  }
}
