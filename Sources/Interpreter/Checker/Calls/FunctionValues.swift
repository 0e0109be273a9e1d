import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// A function used as a value: the one whose type fits what is expected.
  func functionValue(_ candidates: [Candidate], _ range: SourceRange, _ expected: SwiftType?)
    -> Expression
  {
    let candidates = withOperators(candidates, expected, range)
    func make(_ candidate: Candidate) -> Expression {
      let declaration = candidate.declaration
      var substitutions = candidate.substitutions
      open(declaration.genericParameters, into: &substitutions)
      for (left, right) in declaration.sameTypeRequirements {
        _ = unify(substitute(left, substitutions), substitute(right, substitutions))
      }
      if declaration.kind == .enumCase, declaration.parameters.isEmpty {
        return property(declaration, substitutions, base: candidate.base, .direct, range)
      }
      let parameters = declaration.parameters.map { parameter in
        var result = FunctionType.Parameter(substitute(parameter.type, substitutions))
        result.isInout = parameter.isInout
        result.isVariadic = parameter.isVariadic
        return result
      }
      var type = FunctionType(parameters, resultType(of: candidate, substitutions))
      type.isThrowing = declaration.isThrowing && !declaration.isRethrowing
      type.isAsync = declaration.isAsync
      type.isEscaping = true
      if candidate.isCurried, let made = candidate.made {
        type = FunctionType([FunctionType.Parameter(made)], .function(type))
      }
      if case .variable(let variable)? = candidate.base?.kind, declaration.owner == nil,
        case .function = variable.type
      {
        return Expression(.variable(variable), type: .function(type), range: range)
      }
      return Expression(
        .functionReference(
          declaration, base: candidate.base, dispatch: candidate.dispatch,
          substitutions: substitutions), type: .function(type), range: range)
    }
    if candidates.count == 1 { return make(candidates[0]) }
    if let expected {
      let fitting = candidates.filter { candidate in
        attempt { coerce(make(candidate), to: expected) != nil }
      }
      if let first = fitting.first { return make(first) }
    }
    if let plain = candidates.first(where: { candidate in
      candidate.declaration.parameters.allSatisfy { $0.label == nil }
        && !candidate.declaration.parameters.isEmpty
    }), expected == nil, candidates.first?.declaration.kind == .function {
      return make(plain)
    }
    if let variable = candidates.first(where: { $0.declaration.kind == .enumCase }) {
      return make(variable)
    }
    if expected == nil || candidates.isEmpty, let name = candidates.first?.declaration.name {
      diagnose(.ambiguousUse(name: name), at: range)
      return invalid(range)
    }
    return make(candidates[0])
  }

  /// For an operator, the overloads that the types of the expected function's parameters declare.
  private func withOperators(
    _ candidates: [Candidate], _ expected: SwiftType?, _ range: SourceRange
  ) -> [Candidate] {
    guard let first = candidates.first, first.declaration.isOperator, let expected,
      case .function(let function) = resolveHead(resolveHead(expected).withoutOptionals)
    else { return candidates }
    var types = function.parameters.map(\.type)
    if types.count == 1, case .tuple(let parts) = resolveHead(types[0]) {
      types = parts.map(\.type)
    }
    let arguments = types.map { type in
      let argument = CallArgument(
        label: nil, syntax: ExprSyntax(TupleExprSyntax(elements: [])), range: range)
      argument.checked = Expression(.nilLiteral, type: type, range: range)
      return argument
    }
    let found = operators(named: first.declaration.name, arguments, arity: types.count)
    let own = found.filter { $0.declaration.range != nil }
    return own + (found.isEmpty ? candidates : found.filter { $0.declaration.range == nil })
  }
}
