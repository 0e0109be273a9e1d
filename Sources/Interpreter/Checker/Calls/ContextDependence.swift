import ScriptRuntime
import SwiftSyntax

// What an expression means may depend on the type expected of it: such arguments are checked for each
// overload, the others once.
extension Checker {
  func isClosureLike(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .closureExpr: true
    case .tupleExpr(let tuple): tuple.elements.contains { isClosureLike($0.expression) }
    default: false
    }
  }

  /// Whether an argument is an operator by its name, as in `reduce(0, +)`.
  func isOperatorName(_ syntax: ExprSyntax) -> Bool {
    guard let name = syntax.as(DeclReferenceExprSyntax.self) else { return false }
    if case .binaryOperator = name.baseName.tokenKind { return true }
    return false
  }

  /// Functions of collections that give an array where one is wanted, else a view of the whole.
  private static let arraysOrViews: Set<String> = ["reversed", "suffix", "dropLast"]

  /// Whether a member may be one of several functions, or its call give one of several things.
  func isOverloaded(_ syntax: ExprSyntax) -> Bool {
    if let call = syntax.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil
    {
      return Self.arraysOrViews.contains(member.declName.baseName.text)
    }
    guard let member = syntax.as(MemberAccessExprSyntax.self), member.base != nil,
      member.declName.argumentNames == nil
    else { return false }
    if member.declName.baseName.text == "init" { return true }
    return attempt {
      if case .callables(let list) = checkReference(syntax, nil) { return list.count > 1 }
      return false
    }
  }

  /// Whether it is a sum of arrays whose elements need nothing from around them, so that it can be
  /// checked once and not for every overload of every `+` in it.
  func isPlainArray(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let array):
      return !array.elements.isEmpty
        && array.elements.allSatisfy { !dependsOnContext($0.expression) }
    case .infixOperatorExpr(let infix):
      return infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text == "+"
        && isPlainArray(infix.rightOperand) && isPlainArray(infix.leftOperand)
    default: return false
    }
  }

  /// Whether it divides numbers that are all literals, as `247 / 255` does: what a quotient is depends
  /// on the type that is wanted.
  private func isQuotientOfLiterals(_ syntax: ExprSyntax) -> Bool {
    var divides = false
    func isOfLiterals(_ syntax: ExprSyntax) -> Bool {
      switch syntax.as(ExprSyntaxEnum.self) {
      case .integerLiteralExpr, .floatLiteralExpr: return true
      case .tupleExpr(let tuple):
        return tuple.elements.count == 1
          && tuple.elements.allSatisfy { $0.label == nil && isOfLiterals($0.expression) }
      case .prefixOperatorExpr(let prefix): return isOfLiterals(prefix.expression)
      case .infixOperatorExpr(let infix):
        guard let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
          ["+", "-", "*", "/"].contains(name)
        else { return false }
        if name == "/" { divides = true }
        return isOfLiterals(infix.leftOperand) && isOfLiterals(infix.rightOperand)
      default: return false
      }
    }
    return isOfLiterals(syntax) && divides
  }

  /// Whether an expression's meaning depends on the type expected of it.
  func dependsOnContext(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .closureExpr, .nilLiteralExpr, .arrayExpr, .dictionaryExpr, .keyPathExpr, .ifExpr,
      .switchExpr:
      return true
    case .memberAccessExpr(let member): return member.base.map { dependsOnContext($0) } ?? true
    case .functionCallExpr(let call):
      return dependsOnContext(call.calledExpression)
    case .subscriptCallExpr(let call):
      return call.calledExpression.kind != .arrayExpr && dependsOnContext(call.calledExpression)
    case .forceUnwrapExpr(let unwrap): return dependsOnContext(unwrap.expression)
    case .optionalChainingExpr(let chain): return dependsOnContext(chain.expression)
    case .tupleExpr(let tuple): return tuple.elements.contains { dependsOnContext($0.expression) }
    case .ternaryExpr(let ternary):
      return dependsOnContext(ternary.thenExpression) || dependsOnContext(ternary.elseExpression)
    case .infixOperatorExpr(let infix):
      if let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text, name == "??" {
        return dependsOnContext(infix.leftOperand) || dependsOnContext(infix.rightOperand)
      }
      if isPlainArray(syntax) { return false }
      if isQuotientOfLiterals(syntax) { return true }
      let right = dependsOnContext(infix.rightOperand)
      let left = dependsOnContext(infix.leftOperand)
      guard let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
        ["+", "-", "*", "/", "%", "|", "&"].contains(name)
      else { return left && right }
      return left || right
    case .prefixOperatorExpr(let prefix): return dependsOnContext(prefix.expression)
    case .tryExpr(let attempt): return dependsOnContext(attempt.expression)
    case .awaitExpr(let wait): return dependsOnContext(wait.expression)
    case .declReferenceExpr(let name):
      guard name.argumentNames == nil else { return false }
      return attempt {
        if case .callables(let list)? = resolve(
          name: name.baseName.identifierText, at: range(syntax))
        {
          return list.count > 1
        }
        return false
      }
    default: return false
    }
  }
}
