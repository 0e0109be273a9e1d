import ScriptRuntime
import SwiftSyntax

extension Checker {
  func checkInfix(_ syntax: InfixOperatorExprSyntax, _ expected: SwiftType?) -> Expression {
    let range = range(syntax)
    switch syntax.operator.as(ExprSyntaxEnum.self) {
    case .assignmentExpr: return checkAssignment(syntax, range)
    case .binaryOperatorExpr(let binary):
      let name = binary.operator.text
      switch name {
      case "&&", "||": return logical(syntax, name, range)
      case "??": return coalesce(syntax, expected, range)
      default: return binaryOperator(name, binary, syntax, expected, range)
      }
    default:
      diagnose(.notUnderstood(what: syntax.operator.trimmedDescription), at: range)
      return invalid(range)
    }
  }

  private func logical(_ syntax: InfixOperatorExprSyntax, _ name: String, _ range: SourceRange)
    -> Expression
  {
    let first = check(syntax.leftOperand, expected: known.bool)
    let second = check(syntax.rightOperand, expected: known.bool)
    func operand(_ value: Expression) -> Expression? { attemptCoerce(value, to: known.bool) }
    guard let left = operand(first), let right = operand(second) else {
      if first.type.isError || second.type.isError { return invalid(range) }
      for value in [first, second] where operand(value) == nil {
        if case .optional = resolveHead(value.type) {
          diagnoseConversion(value, to: known.bool, .condition)
        } else {
          diagnoseConversion(value, to: known.bool, .argument)
        }
      }
      return invalid(range)
    }
    return Expression(
      name == "&&" ? .and(left, right) : .or(left, right), type: known.bool, range: range)
  }

  private func binaryOperator(
    _ name: String, _ binary: BinaryOperatorExprSyntax, _ syntax: InfixOperatorExprSyntax,
    _ expected: SwiftType?, _ range: SourceRange
  ) -> Expression {
    let operatorRange = self.range(binary)
    let arguments = [syntax.leftOperand, syntax.rightOperand].map { operand in
      CallArgument(label: nil, syntax: operand, range: self.range(operand))
    }
    let areArrays = arguments.allSatisfy { isPlainArray($0.syntax) }
    for argument in arguments {
      argument.isOperand = true
      if areArrays || !dependsOnContext(argument.syntax) && !isOverloaded(argument.syntax) {
        let outer = operandContext
        operandContext =
          isArithmetic(syntax) && isArithmetic(argument.syntax)
          ? expected ?? textOperand(syntax) : nil
        argument.checked = check(argument.syntax)
        operandContext = outer
      }
    }
    // `a?.b += 1` does nothing when `a` is nil: the chain goes on past the operator.
    let isChained =
      isAssignment(name)
      && isPostfix(syntax.leftOperand) && hasOptionalChain(syntax.leftOperand)
    if isChained { arguments[0].checked = checkBase(syntax.leftOperand) }
    if name == "==" || name == "!=" { checkComparedWithNil(arguments, operatorRange) }
    if arguments.contains(where: { $0.checked?.type.isError ?? false }) {
      diagnoseIfUnknown(operator: name, operatorRange)
      arguments.forEach(checkForgotten)
      if case .variable(let variable)? = arguments[0].checked?.kind, isAssignment(name),
        solver.isTrial == 0
      {
        uses[variable, default: VariableUse()].writes += 1
      }
      return notSimulated(among: arguments.map(\.checked), range)
    }
    let found = operators(named: name, arguments, arity: 2, expected: expected)
    let candidates = found.filter { isPlausible($0.declaration, arguments) }
    let all = candidates.isEmpty ? found : candidates
    if all.isEmpty {
      if !hasOperator(name) {
        diagnoseUnknownOperator(name, operatorRange)
        return invalid(range)
      }
    }
    let result = resolveOperator(name, all, arguments, expected, range, operatorRange)
    guard isChained, !result.type.isError else { return result }
    let wrapped = Expression(.wrapOptional(result), type: .optional(result.type), range: range)
    return Expression(.optionalEvaluation(wrapped), type: wrapped.type, range: range)
  }

  private func isArithmetic(_ syntax: some ExprSyntaxProtocol) -> Bool {
    guard let infix = Syntax(syntax).as(InfixOperatorExprSyntax.self) else { return false }
    return ["+", "-", "*", "/"].contains(infix.operator.trimmedDescription)
  }

  /// `String` where a text is added, which says what the other operands should be.
  private func textOperand(_ syntax: InfixOperatorExprSyntax) -> SwiftType? {
    syntax.rightOperand.is(StringLiteralExprSyntax.self) ? known.string : operandContext
  }

  private func checkComparedWithNil(_ arguments: [CallArgument], _ operatorRange: SourceRange) {
    for (one, other) in [(0, 1), (1, 0)] where arguments[one].syntax.kind == .nilLiteralExpr {
      guard let value = arguments[other].checked else { continue }
      let type = resolveHead(value.type)
      switch type {
      case .optional, .variable, .error: break
      case _ where type.isNotSimulated: break
      default:
        if solver.isTrial == 0 {
          diagnose(
            .comparedWithNil(
              type: resolve(type).text, result: operatorRange.text.hasPrefix("!")), .warning,
            at: operatorRange)
        }
      }
    }
  }

  /// The overloads of an operator: global ones, and those of the operands' types.
  ///
  /// An operand such as `.now()` has no type yet; then those of the expected type count too.
  func operators(
    named name: String, _ arguments: [CallArgument], arity: Int, postfix: Bool = false,
    expected: SwiftType? = nil
  ) -> [Candidate] {
    func fits(_ declaration: Declaration) -> Bool {
      declaration.parameters.count == arity
        && (arity == 2 || (postfix ? declaration.isPostfix : !declaration.isPostfix))
    }
    var found = library.globals(named: name).filter(fits).map { Candidate(declaration: $0) }
    found += (module.declarations[name] ?? []).filter(fits).map { Candidate(declaration: $0) }
    var seen: Set<NominalType> = []
    func visit(_ type: SwiftType) {
      for link in superclassChain(type.withoutOptionals) {
        guard let nominal = link.nominal else { continue }
        let owners = [nominal] + protocols(of: link)
        for owner in owners where seen.insert(owner).inserted {
          for declaration in ownMembers(owner, name) where fits(declaration) {
            var candidate = Candidate(declaration: declaration)
            candidate.base = Expression(
              .metatype(link), type: .metatype(link), range: arguments[0].range)
            candidate.substitutions = substitutions(of: link)
            if owner.kind == .protocol, let me = owner.genericParameters.first {
              candidate.substitutions[me] = link
            }
            candidate.dispatch = owner.kind == .protocol ? dispatch(declaration) : .direct
            found.append(candidate)
          }
        }
      }
      if case .parameter = type {
        for owner in protocols(of: type) where seen.insert(owner).inserted {
          for declaration in ownMembers(owner, name) where fits(declaration) {
            var candidate = Candidate(declaration: declaration)
            candidate.base = Expression(
              .metatype(type), type: .metatype(type), range: arguments[0].range)
            if let me = owner.genericParameters.first { candidate.substitutions[me] = type }
            candidate.dispatch = dispatch(declaration)
            found.append(candidate)
          }
        }
      }
    }
    for argument in arguments {
      if let type = argument.checked.map({ resolveHead($0.type) }) { visit(type) }
    }
    if let expected, arguments.contains(where: { $0.checked == nil }) {
      visit(resolveHead(expected))
    }
    return found
  }

  func hasOperator(_ name: String) -> Bool {
    !library.globals(named: name).isEmpty || module.declarations[name] != nil
  }

  /// A quick look at the heads of the types, to leave out the overloads that cannot fit.
  private func isPlausible(_ declaration: Declaration, _ arguments: [CallArgument]) -> Bool {
    for (parameter, argument) in zip(declaration.parameters, arguments) {
      guard let checked = argument.checked else { continue }
      let type = resolveHead(checked.type)
      guard case .nominal(let wanted, _) = parameter.type, wanted.kind != .protocol else {
        continue
      }
      switch type {
      case .nominal(let given, _):
        if given === wanted { continue }
        if wanted.kind == .class || given.kind == .class, isSubclass(type, of: wanted) { continue }
        let pair: Set = [given.name, wanted.name]
        if pair == ["Double", "CGFloat"] || wanted.name == "AnyHashable" { continue }
        return false
      case .variable(let index):
        if let literal = solver.variables[index].literal, !accepts(literal, parameter.type) {
          return false
        }
      case .optional:
        if checked.isImplicitlyUnwrapped { continue }
        return false
      case .tuple, .function, .metatype, .parameter: return false
      default: continue
      }
    }
    return true
  }

  private func resolveOperator(
    _ name: String, _ candidates: [Candidate], _ arguments: [CallArgument],
    _ expected: SwiftType?, _ range: SourceRange, _ operatorRange: SourceRange
  ) -> Expression {
    let isUnknown = arguments.allSatisfy { argument in
      argument.checked.map { resolveHead($0.type).isVariable } ?? false
    }
    // Operands that are all literals keep their freedom: the generic operator ties them together.
    // `/` has one for integers and one for floating-point numbers: the expected type chooses.
    if isUnknown, arguments.count == 2, ["+", "-", "*", "/", "%"].contains(name) {
      let generics = candidates.filter { isOfTwoAlike($0.declaration) }
      for wanted in [expected, nil] {
        for generic in generics where checks(generic, arguments, as: wanted, range, operatorRange) {
          return apply(generic, arguments, expected, range, operatorRange)
        }
      }
    }
    let chosen = best(of: candidates, arguments, expected, range, operatorRange)
    if let chosen {
      let result = apply(chosen, arguments, expected, range, operatorRange)
      return result
    }
    if let comparison = nilComparison(name, candidates, arguments, range) { return comparison }
    var operands: [Expression] = []
    for argument in arguments {
      if let checked = argument.checked {
        operands.append(checked)
      } else {
        let other = arguments.first { $0 !== argument }?.checked
        let before = errorCount
        operands.append(check(argument.syntax, expected: other?.type))
        if errorCount > before { return invalid(range) }
      }
    }
    if operands.contains(where: { $0.type.isError }) {
      return notSimulated(among: operands, range)
    }
    if operands.count == 2 {
      diagnoseOperands(
        name, operands[0], operands[1], expected ?? operandContext, operatorRange)
    } else if name == "!", resolve(operands[0].type).isNamed("Int") {
      diagnose(.integerAsBoolean(type: "Int", isNegated: true), at: anchor(operands[0]))
    } else if candidates.count == 1, candidates[0].declaration.genericParameters.isEmpty {
      diagnoseConversion(operands[0], to: candidates[0].declaration.parameters[0].type, .argument)
    } else {
      diagnose(
        .unaryOperatorMismatch(name: name, type: defaulted(operands[0].type).text),
        at: operatorRange)
    }
    return invalid(range)
  }

  /// Whether a candidate takes the operands and gives what is wanted.
  private func checks(
    _ candidate: Candidate, _ arguments: [CallArgument], as wanted: SwiftType?,
    _ range: SourceRange, _ operatorRange: SourceRange
  ) -> Bool {
    let before = errorCount
    return attempt {
      solver.isTrial += 1
      defer { solver.isTrial -= 1 }
      let call = apply(candidate, arguments, wanted, range, operatorRange)
      guard !call.type.isError, errorCount == before else { return false }
      guard let wanted, !resolveHead(wanted).isVariable else { return true }
      return coerce(call, to: wanted) != nil
    }
  }

  /// Whether an operator is generic and takes two operands of one type.
  private func isOfTwoAlike(_ declaration: Declaration) -> Bool {
    let parameters = declaration.parameters
    return !declaration.genericParameters.isEmpty && parameters.count == 2
      && parameters[0].type == parameters[1].type && parameters[0].type.optionalObject == nil
      && !parameters[0].isInout && !parameters[0].type.isNamed("Array")
  }

  /// Whether an operator sets its left operand: `+=`.
  private func isAssignment(_ name: String) -> Bool {
    name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(name)
  }

  /// `x == nil` for a wrapped type that is not `Equatable`.
  private func nilComparison(
    _ name: String, _ candidates: [Candidate], _ arguments: [CallArgument], _ range: SourceRange
  ) -> Expression? {
    guard name == "==" || name == "!=", arguments.count == 2,
      let literal = arguments.first(where: { $0.syntax.kind == .nilLiteralExpr }),
      let value = arguments.first(where: { $0 !== literal })?.checked,
      let declaration = library.globals(named: name).first(where: {
        $0.parameters.first?.type.optionalObject != nil
      })
    else { return nil }
    var operand = value
    if resolveHead(value.type).optionalObject == nil {
      operand = Expression(.wrapOptional(value), type: .optional(value.type), range: value.range)
    }
    let null = Expression(.nilLiteral, type: operand.type, range: literal.range)
    let ordered = literal === arguments[0] ? [null, operand] : [operand, null]
    return Expression(
      .call(
        declaration, base: nil, arguments: ordered.map { .value($0) }, dispatch: .direct,
        substitutions: [:]), type: known.bool, range: range)
  }

  func checkPrefix(_ syntax: PrefixOperatorExprSyntax, _ expected: SwiftType?) -> Expression {
    let range = range(syntax)
    let name = syntax.operator.text
    if name == "-" {
      // The sign belongs to a literal.
      if let literal = syntax.expression.as(IntegerLiteralExprSyntax.self) {
        let value = integer("-" + literal.literal.text, range, isNegative: true)
        return value
      }
      if let literal = syntax.expression.as(FloatLiteralExprSyntax.self) {
        let text = literal.literal.text.replacing("_", with: "")
        return Expression(
          .floatLiteral(-(Double(text) ?? .nan)), type: solver.fresh(literal: .float),
          range: range)
      }
    }
    return unaryOperator(
      name, syntax.expression, false, expected, range, self.range(syntax.operator))
  }

  /// A negative literal, so that the lowest `Int` can be written.
  private func integer(_ text: String, _ range: SourceRange, isNegative: Bool) -> Expression {
    let digits = text.dropFirst().replacing("_", with: "")
    if let value = Int("-" + digits) {
      return Expression(.integerLiteral(value), type: solver.fresh(literal: .integer), range: range)
    }
    let positive = integer(String(text.dropFirst()), range)
    if case .integerLiteral(let value) = positive.kind {
      return Expression(.integerLiteral(0 &- value), type: positive.type, range: range)
    }
    return positive
  }

  func checkPostfix(_ syntax: PostfixOperatorExprSyntax, _ expected: SwiftType?) -> Expression {
    unaryOperator(
      syntax.operator.text, syntax.expression, true, expected, range(syntax),
      range(syntax.operator))
  }

  private func unaryOperator(
    _ name: String, _ operand: ExprSyntax, _ isPostfix: Bool, _ expected: SwiftType?,
    _ range: SourceRange, _ operatorRange: SourceRange
  ) -> Expression {
    let argument = CallArgument(label: nil, syntax: operand, range: self.range(operand))
    argument.isOperand = true
    if !dependsOnContext(operand) {
      argument.checked = check(operand, expected: name == "-" || name == "+" ? expected : nil)
    }
    if argument.checked?.type.isError ?? false {
      return notSimulated(among: [argument.checked], range)
    }
    let found = operators(named: name, [argument], arity: 1, postfix: isPostfix)
    if found.isEmpty, name == "++" || name == "--" {
      diagnose(
        .incrementOperator(name: name), at: operatorRange)
      return invalid(range)
    }
    if found.isEmpty {
      diagnoseUnfitOperator(name, isPostfix, operatorRange)
      return invalid(range)
    }
    let plausible = found.filter { isPlausible($0.declaration, [argument]) }
    return resolveOperator(
      name, plausible.isEmpty ? found : plausible, [argument], expected, range, operatorRange)
  }

  /// The type with literals given their default types, for messages.
  func defaulted(_ type: SwiftType) -> SwiftType {
    resolve(type).replacing { part in
      guard case .variable(let index) = part else { return nil }
      return solver.variables[index].literal.map { defaultType($0) }
    }
  }
}
