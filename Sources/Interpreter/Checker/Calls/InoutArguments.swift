import ScriptRuntime
import SwiftSyntax

// Arguments of `inout` parameters.
extension Checker {
  /// A place passed to an `inout` parameter.
  func place(_ argument: CallArgument, _ type: SwiftType, _ calleeRange: SourceRange) -> Expression
  {
    guard let address = argument.syntax.as(InOutExprSyntax.self) else {
      let value = argument.checked ?? check(argument.syntax)
      if value.type.isError { return value }
      if argument.isOperand {
        return checkedPlace(value, type, calleeRange, .mutatingOperator)
      }
      let isPlace = attempt { checkAssignable(value, .inout, argument.range) }
      guard isPlace else {
        checkAssignable(value, .inout, calleeRange)
        return invalid(argument.range)
      }
      diagnose(
        .passingWithoutAddress(type: resolve(value.type).text), at: argument.range,
        fixIts: [
          FixIt(
            replace: SourceRange(source, argument.range.lower, argument.range.lower), with: "&")
        ])
      return invalid(argument.range)
    }
    return checkedPlace(check(address.expression), type, argument.range, .inout)
  }

  private func checkedPlace(
    _ value: Expression, _ type: SwiftType, _ range: SourceRange, _ purpose: MutationPurpose
  ) -> Expression {
    checkAssignable(value, purpose, range)
    let mark = solver.mark
    if !unify(value.type, type) {
      solver.rollBack(to: mark)
      if value.isImplicitlyUnwrapped, case .optional(let object) = resolveHead(value.type),
        unify(object, type)
      {
        return Expression(.forceUnwrap(value, implicitly: true), type: object, range: value.range)
      }
      solver.rollBack(to: mark)
      diagnose(
        .cannotConvert(
          from: resolve(value.type).text, to: resolve(type).text, purpose: .argument), at: range)
    }
    return value
  }
}
