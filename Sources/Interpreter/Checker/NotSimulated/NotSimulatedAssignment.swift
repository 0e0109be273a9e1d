import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// Sets a variable of a type that is not simulated; a member of something not simulated is told
  /// nothing, and what it would be told is not evaluated.
  func assignNotSimulated(
    _ place: Expression, _ right: ExprSyntax, _ isChained: Bool, _ range: SourceRange
  ) -> Expression {
    if case .variable(let variable) = place.kind, solver.isTrial == 0 {
      uses[variable, default: VariableUse()].reads -= 1
      uses[variable, default: VariableUse()].writes += 1
    }
    let value = check(right, expected: place.type)
    let result: Expression
    switch place.kind {
    case .variable, .property, .subscripted, .tupleElement:
      result = Expression(.assign(place, value), type: .void, range: range)
    default: result = Expression(.discard(place), type: .void, range: range)
    }
    guard isChained else { return result }
    let wrapped = Expression(.wrapOptional(result), type: .optional(.void), range: range)
    return Expression(.optionalEvaluation(wrapped), type: .optional(.void), range: range)
  }
}
