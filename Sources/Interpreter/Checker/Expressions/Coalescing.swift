import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// `left ?? right`.
  func coalesce(
    _ syntax: InfixOperatorExprSyntax, _ expected: SwiftType?, _ range: SourceRange
  ) -> Expression {
    let left = check(
      syntax.leftOperand, expected: expected.map { .optional(resolveHead($0).withoutOptionals) })
    let type = resolveHead(left.type)
    if type.isError {
      _ = check(syntax.rightOperand, expected: expected)
      return notSimulated(among: [left], range)
    }
    guard case .optional(let object) = type else {
      let right = check(syntax.rightOperand, expected: type)
      if type.isVariable { return right }
      if solver.isTrial == 0 {
        diagnose(
          .coalesceNonOptional(type: resolve(type).text), .warning,
          at: self.range(syntax.operator))
      }
      return Expression(
        .coalesce(Expression(.wrapOptional(left), type: .optional(type), range: left.range), right),
        type: type, range: range)
    }
    let right = check(syntax.rightOperand, expected: object)
    if resolveHead(right.type).isNever {
      return Expression(.coalesce(left, right), type: object, range: range)
    }
    let mark = solver.mark
    if let converted = coerce(right, to: object) {
      return Expression(.coalesce(left, converted), type: object, range: range)
    }
    solver.rollBack(to: mark)
    if let converted = coerce(right, to: .optional(object)) {
      return Expression(.coalesce(left, converted), type: .optional(object), range: range)
    }
    solver.rollBack(to: mark)
    // The left side may convert to the right's type, or both to what is expected.
    let wanted = expected.map { resolveHead($0).withoutOptionals } ?? resolveHead(right.type)
    for target in [wanted, resolveHead(right.type)] where !target.isVariable {
      if let first = coerce(left, to: .optional(target)), let second = coerce(right, to: target) {
        return Expression(.coalesce(first, second), type: target, range: range)
      }
      solver.rollBack(to: mark)
    }
    diagnoseConversion(right, to: object, .argument)
    return invalid(range)
  }
}
