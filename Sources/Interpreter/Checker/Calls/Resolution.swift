import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// Chooses the function that a call means and checks the call against it.
  func resolveCall(
    _ candidates: [Candidate], _ arguments: [CallArgument], _ expected: SwiftType?,
    _ range: SourceRange, _ calleeRange: SourceRange
  ) -> Expression {
    noteCompletion(in: arguments, of: candidates)
    for argument in arguments where argument.checked == nil {
      if !dependsOnContext(argument.syntax), argument.syntax.kind != .inOutExpr,
        !isOverloaded(argument.syntax)
      {
        let outer = operandContext
        operandContext = wantedOperand(argument, arguments, candidates)
        argument.checked = check(argument.syntax)
        operandContext = outer
      }
    }
    let fitting = candidates.filter { match(arguments, parameters(of: $0)).fits }
    if fitting.isEmpty, let base = candidates.first?.base,
      let name = candidates.first?.declaration.name,
      name != "init", name != "subscript", base.type.instanceOfMetatype == nil,
      diagnoseUnmet(
        name, of: resolveHead(base.type), memberRange(calleeRange, base),
        where: { declaration in
          match(arguments, declaration.parameters).fits && !declaration.isStatic
        })
    {
      return invalid(range)
    }
    if candidates.count == 1 {
      return apply(candidates[0], arguments, expected, range, calleeRange)
    }
    if fitting.count == 1 { return apply(fitting[0], arguments, expected, range, calleeRange) }
    if fitting.isEmpty { return diagnoseNoFit(candidates, arguments, range, calleeRange) }
    guard let best = best(of: fitting, arguments, expected, range, calleeRange) else {
      return diagnoseNoMatch(fitting, arguments, expected, range, calleeRange)
    }
    return apply(best, arguments, expected, range, calleeRange)
  }

  /// What a sum passed as an argument should be, when there is one function to call.
  private func wantedOperand(
    _ argument: CallArgument, _ arguments: [CallArgument], _ candidates: [Candidate]
  ) -> SwiftType? {
    guard candidates.count == 1, argument.syntax.is(InfixOperatorExprSyntax.self) else {
      return nil
    }
    let parameters = parameters(of: candidates[0])
    let assigned = match(arguments, parameters).assigned
    guard let number = arguments.firstIndex(where: { $0 === argument }),
      let index = assigned.firstIndex(where: { $0.contains(number) }),
      case .nominal(let nominal, _) = parameters[index].type.withoutOptionals,
      nominal.kind != .protocol
    else { return nil }
    return parameters[index].type
  }

  func parameters(of candidate: Candidate) -> [Declaration.Parameter] {
    if candidate.isCurried {
      return [Declaration.Parameter(label: nil, name: "self", type: candidate.made ?? .error)]
    }
    return candidate.declaration.parameters
  }

  /// Tries each candidate and ranks those that check: plainer conversions first, then fewer
  /// defaults, then no generics, then the more special parameters.
  func best(
    of candidates: [Candidate], _ arguments: [CallArgument], _ expected: SwiftType?,
    _ range: SourceRange, _ calleeRange: SourceRange
  ) -> Candidate? {
    func ranked(_ list: [Candidate]) -> [(candidate: Candidate, score: Score)] {
      list.compactMap { candidate in
        let start = solver.score
        solver.score = Score()
        defer { solver.score = start }
        return attempt { () -> (Candidate, Score)? in
          let before = errorCount
          let call = apply(candidate, arguments, expected, range, calleeRange)
          if let expected, !resolveHead(expected).isVariable, !call.type.isError,
            coerce(call, to: expected) == nil
          {
            solver.score.unwrappedImplicitly += 4
          }
          return errorCount == before ? (candidate, solver.score) : nil
        }
      }
    }
    solver.isTrial += 1
    skippedClosures += 1
    var found = ranked(candidates)
    skippedClosures -= 1
    solver.isTrial -= 1
    guard let least = found.map(\.score).min() else { return nil }
    found = found.filter { !(least < $0.score) }
    // Fewer defaults decide before closures are looked into, which may be costly.
    func defaults(_ candidate: Candidate) -> Int {
      abs(parameters(of: candidate).count - arguments.count)
    }
    if let fewest = found.map({ defaults($0.candidate) }).min() {
      found = found.filter { defaults($0.candidate) == fewest }
    }
    let hasClosure = arguments.contains { $0.syntax.kind == .closureExpr }
    if found.count > 1, hasClosure, skippedClosures == 0 {
      solver.isTrial += 1
      let again = ranked(found.map(\.candidate))
      solver.isTrial -= 1
      if let least = again.map(\.score).min() { found = again.filter { !(least < $0.score) } }
    }
    let chosen = found.map(\.candidate).reduce(nil as Candidate?) { best, next in
      guard let best else { return next }
      return isPreferred(next, to: best, arguments) ? next : best
    }
    if let chosen, solver.isTrial == 0, isModule(chosen.declaration),
      found.contains(where: {
        $0.candidate.declaration !== chosen.declaration
          && $0.candidate.declaration.owner === chosen.declaration.owner
          && isModule($0.candidate.declaration) && !isRequirement(chosen.declaration)
          && !isRequirement($0.candidate.declaration)
          && !isPreferred(chosen, to: $0.candidate, arguments)
      })
    {
      diagnoseAmbiguity(found.map(\.candidate), at: calleeRange)
    }
    return chosen
  }

  private func isPreferred(_ one: Candidate, to other: Candidate, _ arguments: [CallArgument])
    -> Bool
  {
    let first = one.declaration
    let second = other.declaration
    let firstDefaults = first.parameters.count - arguments.count
    let secondDefaults = second.parameters.count - arguments.count
    if firstDefaults != secondDefaults { return abs(firstDefaults) < abs(secondDefaults) }
    let firstVariadic = first.parameters.contains(where: \.isVariadic)
    if firstVariadic != second.parameters.contains(where: \.isVariadic) { return !firstVariadic }
    if first.genericParameters.isEmpty != second.genericParameters.isEmpty {
      return first.genericParameters.isEmpty
    }
    if first.owner?.kind == .protocol, second.owner?.kind != .protocol { return false }
    if second.owner?.kind == .protocol, first.owner?.kind != .protocol { return true }
    if let one = first.owner, let other = second.owner, one !== other, one.kind == .protocol {
      // A member of a protocol comes before one of a protocol that it refines.
      if protocols(of: one).contains(other) { return true }
      if protocols(of: other).contains(one) { return false }
    }
    if first.isFailable != second.isFailable { return !first.isFailable }
    let count = min(first.parameters.count, second.parameters.count)
    let isMoreSpecial = (0..<count).allSatisfy {
      converts(first.parameters[$0].type, to: second.parameters[$0].type)
    }
    let isLessSpecial = (0..<count).allSatisfy {
      converts(second.parameters[$0].type, to: first.parameters[$0].type)
    }
    if isMoreSpecial != isLessSpecial { return isMoreSpecial }
    if isModule(first) != isModule(second) { return isModule(first) }
    if !first.genericParameters.isEmpty {
      return first.genericParameters.reduce(0) { $0 + $1.constraints.count }
        > second.genericParameters.reduce(0) { $0 + $1.constraints.count }
    }
    return false
  }

  private func isModule(_ declaration: Declaration) -> Bool { declaration.range != nil }

  /// Checks a call against one candidate and makes its node.
  func apply(
    _ candidate: Candidate, _ arguments: [CallArgument], _ expected: SwiftType?,
    _ range: SourceRange, _ calleeRange: SourceRange
  ) -> Expression {
    let before = errorCount
    let declaration = candidate.declaration
    let parameters = parameters(of: candidate)
    let match = match(arguments, parameters)
    let assigned = match.assigned
    if !match.fits {
      if candidate.isCurried {
        if arguments.count > 1 {
          diagnose(
            .extraArguments(positions: [2], labels: [arguments[1].label]), at: arguments[1].range)
          return invalid(range)
        }
        diagnose(
          .instanceMemberOnType(
            member: declaration.name, type: candidate.made?.text ?? "", hasBase: true),
          at: candidate.base?.range ?? calleeRange)
        return invalid(range)
      }
      diagnoseMismatch(match, declaration, parameters, arguments, range, calleeRange)
      if solver.isTrial > 0 { return invalid(range) }
    }
    if candidate.isCurried { return applyCurried(candidate, arguments, range) }
    var substitutions = candidate.substitutions
    open(declaration.genericParameters, into: &substitutions)
    for (left, right) in declaration.sameTypeRequirements {
      _ = unify(substitute(left, substitutions), substitute(right, substitutions))
    }
    var result = resultType(of: candidate, substitutions)
    let types = parameters.map { substitute($0.type, substitutions) }
    var order: [(parameter: Int, argument: Int)] = []
    for (parameter, list) in assigned.enumerated() {
      order += list.map { (parameter, $0) }
    }
    var checked: [Int: Expression] = [:]
    // Arguments that know their own types first, then those that need the parameter's, closures
    // last, when the other arguments have said what the generic parameters are.
    // `.zero` waits for the operator beside it in `reduce(.zero, +)`.
    let hasOperator = arguments.contains { isOperatorName($0.syntax) }
    func rank(_ argument: CallArgument) -> Int {
      if argument.checked != nil { return 0 }
      if hasOperator, implicitBase(argument.syntax) { return 3 }
      return isClosureLike(argument.syntax) ? 2 : 1
    }
    var hinted = false
    let outerStart = calleeStart
    calleeStart = memberRange(calleeRange, candidate.base)
    defer { calleeStart = outerStart }
    if !resolveHead(result).isVariable { hint(result, expected) }
    for step in 0...3 {
      if step == 2 { settleLiteralBases() }
      if step >= 1, !hinted {
        hinted = true
        _ = settleMembers()
        hint(result, expected)
      }
      for (parameter, number) in order where rank(arguments[number]) == step {
        let argument = arguments[number]
        var type = types[parameter]
        if parameters[parameter].isAutoclosure {
          type = resolveHead(type).functionType?.result ?? type
        }
        if parameters[parameter].isInout {
          checked[number] = place(argument, type, calleeRange)
        } else {
          if argument.syntax.is(ClosureExprSyntax.self) {
            closureBuilder = parameters[parameter].resultBuilder.map {
              substitute($0, substitutions)
            }
          }
          checked[number] = self.argument(
            argument, as: type, parameters[parameter], declaration, range)
          closureBuilder = nil
        }
      }
    }
    settleFailure(of: declaration, Array(checked.values), substitutions)
    _ = settleMembers()
    result = resolveHead(result)
    let passed = parameters.indices.map { index -> Argument in
      let values = assigned[index].compactMap { checked[$0] }
      if parameters[index].isVariadic { return .variadic(values) }
      guard let value = values.first else {
        if let name = parameters[index].placeLiteral,
          let literal = placeLiteral(name, calleeRange)
        {
          return .value(convert(literal, to: types[index], .argument))
        }
        let value = parameters[index].defaultValue as? Expression
        return value.map { .value($0) } ?? .defaulted
      }
      if parameters[index].isInout { return .place(value) }
      return parameters[index].isAutoclosure ? .autoclosure(value) : .value(value)
    }
    noteUse(of: declaration, at: calleeRange)
    if declaration.isThrowing {
      let passesOn = declaration.isRethrowing
      // A closure with a fault of its own has only the type its parameter allows.
      let closuresThrow =
        errorCount == before && checked.values.contains { throwsWhenCalled($0) }
      if !passesOn || closuresThrow {
        noteThrowingCall(
          at: range,
          throwing: declaration.thrownType.flatMap { thrown in
            let type = substitute(thrown, substitutions)
            return type.contains { if case .nominal = $0 { false } else { true } } ? nil : type
          })
      }
    }
    if declaration.isMutating, let base = candidate.base {
      checkMutation(of: base, by: declaration, memberRange(calleeRange, base))
    }
    let call: Expression
    if declaration.kind == .subscript, let base = candidate.base {
      call = Expression(
        .subscripted(declaration, base: base, arguments: passed, dispatch: candidate.dispatch),
        type: result, range: range)
      if !declaration.genericParameters.isEmpty { call.genericArguments = substitutions }
    } else {
      call = Expression(
        .call(
          declaration, base: candidate.base, arguments: passed, dispatch: candidate.dispatch,
          substitutions: substitutions), type: result, range: range)
    }
    call.isImplicitlyUnwrapped = declaration.isImplicitlyUnwrapped
    return call
  }

  /// Whether a function passed as an argument throws, whatever its parameter allows.
  private func throwsWhenCalled(_ value: Expression) -> Bool {
    switch value.kind {
    case .upcast(let inner), .wrapOptional(let inner): throwsWhenCalled(inner)
    default: resolveHead(value.type).functionType?.isThrowing ?? false
    }
  }

  /// The member's name in a callee, after its base.
  func memberRange(_ callee: SourceRange, _ base: Expression?) -> SourceRange {
    guard base != nil else { return callee }
    let text = callee.text
    guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else { return callee }
    let start = callee.lower + text.utf8.distance(from: text.utf8.startIndex, to: dot) + 1
    return SourceRange(callee.source, start, callee.upper)
  }

  /// What calling a candidate gives.
  func resultType(of candidate: Candidate, _ substitutions: Substitutions) -> SwiftType {
    let declaration = candidate.declaration
    switch declaration.kind {
    case .initializer:
      let made = candidate.made ?? substitute(declaration.type, substitutions)
      if candidate.dispatch == .superclass { return .void }
      if candidate.base?.type.instanceOfMetatype == nil { return .void }
      return declaration.isFailable ? .optional(made) : made
    default:
      let type = substitute(declaration.type, substitutions)
      guard declaration.returnsSelf, let base = candidate.base else { return type }
      let receiver = resolveHead(base.type)
      let made = receiver.instanceOfMetatype ?? receiver
      return type.optionalObject == nil ? made : .optional(made)
    }
  }

  /// Lets the expected type say what the result's variables are.
  private func hint(_ result: SwiftType, _ expected: SwiftType?) {
    guard let expected else { return }
    let result = resolve(result)
    guard result.contains({ if case .variable = $0 { true } else { false } }) else { return }
    var wanted = resolveHead(expected)
    if result.isVariable { wanted = wanted.withoutOptionals }
    if wanted.isExistential || wanted.isVariable { return }
    let mark = solver.mark
    let value = Expression(.nilLiteral, type: result, range: SourceRange(source, 0, 0))
    let converted = coerce(value, to: wanted) != nil
    if !converted { solver.rollBack(to: mark) }
  }

  /// An argument as its parameter's type.
  private func argument(
    _ argument: CallArgument, as type: SwiftType, _ parameter: Declaration.Parameter,
    _ declaration: Declaration, _ call: SourceRange
  ) -> Expression {
    if let checked = argument.checked {
      if let converted = attemptCoerce(checked, to: type) {
        checkEscape(of: checked, to: parameter)
        return described(converted, parameter)
      }
      return diagnoseArgument(checked, argument, type, parameter, declaration)
    }
    if argument.syntax.kind == .inOutExpr {
      diagnose(.extraneousAddress(type: resolve(type).text), at: argument.range)
      return invalid(argument.range)
    }
    let value = check(argument.syntax, expected: type)
    if let converted = attemptCoerce(value, to: type) { return described(converted, parameter) }
    return diagnoseArgument(value, argument, type, parameter, declaration)
  }

  /// An argument of a function that takes a value of any type to tell it apart, where an optional
  /// is as welcome as anything: `String(describing:)`, `Mirror(reflecting:)`.
  private func described(_ argument: Expression, _ parameter: Declaration.Parameter) -> Expression {
    if parameter.label == "describing" || parameter.label == "reflecting" {
      argument.isExplicit = true
    }
    return argument
  }

  private func applyCurried(
    _ candidate: Candidate, _ arguments: [CallArgument], _ range: SourceRange
  ) -> Expression {
    guard let argument = arguments.first, let made = candidate.made else { return invalid(range) }
    let value = argument.checked ?? check(argument.syntax, expected: made)
    let base = convert(value, to: made, .argument)
    var bound = candidate
    bound.isCurried = false
    bound.base = base
    return functionValue([bound], range, nil)
  }
}
