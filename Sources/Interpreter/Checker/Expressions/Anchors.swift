import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// Where the compiler points for an expression: a member's name, an operator, a keyword.
  func anchor(_ syntax: ExprSyntax) -> SourceRange {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let member):
      if member.declName.baseName.tokenKind == .keyword(.self), let base = member.base {
        return anchor(base)
      }
      return range(member.declName)
    case .functionCallExpr(let call): return anchor(call.calledExpression)
    case .subscriptCallExpr(let call): return range(call.leftSquare)
    case .infixOperatorExpr(let infix): return range(infix.operator)
    case .ternaryExpr(let ternary): return range(ternary.questionMark)
    case .asExpr(let cast): return range(cast.asKeyword)
    case .isExpr(let cast): return range(cast.isKeyword)
    case .optionalChainingExpr(let chain): return range(chain.questionMark)
    case .forceUnwrapExpr(let unwrap): return range(unwrap.exclamationMark)
    case .tryExpr(let attempt): return anchor(attempt.expression)
    case .awaitExpr(let wait): return anchor(wait.expression)
    case .tupleExpr(let tuple):
      guard tuple.elements.count == 1, let only = tuple.elements.first else {
        return range(syntax)
      }
      return anchor(only.expression)
    case .genericSpecializationExpr(let generic): return anchor(generic.expression)
    default: return range(syntax)
    }
  }

  /// Where the compiler points for a checked expression.
  func anchor(_ expression: Expression) -> SourceRange {
    if let anchor = expression.anchor { return anchor }
    switch expression.kind {
    case .wrapOptional(let inner), .upcast(let inner), .erase(let inner),
      .convertNumber(let inner), .optionalEvaluation(let inner), .mapOptional(let inner, _, _),
      .convertElements(let inner, _, _):
      return anchor(inner)
    default: return expression.range
    }
  }
}
