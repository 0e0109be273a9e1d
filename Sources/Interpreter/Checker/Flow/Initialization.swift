import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// Puts the call of `super.init()` that the compiler adds at the end of a designated
  /// initialiser that does not make it.
  func completeInitializer(
    _ implementation: FunctionImplementation, _ statements: [Statement], _ body: CodeBlockSyntax
  ) -> [Statement] {
    guard function.kind == .initializer, let declaration = implementation.declaration,
      let owner = declaration.owner, owner.kind == .class, !declaration.isConvenience,
      let parent = superclass(of: owner.selfType), let me = implementation.selfVariable,
      !containsInitCall(statements)
    else { return statements }
    let place = range(body.rightBrace)
    let found = members(of: parent, named: "init").filter {
      $0.declaration.parameters.allSatisfy(\.hasDefault) && !$0.declaration.isConvenience
    }
    let exact = found.first { $0.declaration.parameters.isEmpty } ?? found.first
    guard let exact else {
      if leaves(statements) { return statements }
      diagnose(.superInitNotCalled, at: place)
      return statements
    }
    let base = Expression(
      .upcast(Expression(.variable(me), type: me.type, range: place)), type: parent, range: place)
    let call = Expression(
      .call(
        exact.declaration, base: base,
        arguments: exact.declaration.parameters.map { _ in .defaulted }, dispatch: .superclass,
        substitutions: exact.substitutions), type: .void, range: place)
    return statements + [Statement(.expression(call), range: place)]
  }

  /// Whether statements call `super.init` or `self.init` on some path.
  func containsInitCall(_ statements: [Statement]) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .expression(let expression): return isInitCall(expression)
      case .if(_, let body, let other):
        return containsInitCall(body) || containsInitCall(other ?? [])
      case .do(let body, _, _), .block(let body), .guard(_, let body), .while(_, let body, _):
        return containsInitCall(body)
      case .switch(_, _, let cases, _): return cases.contains { containsInitCall($0.body) }
      default: return false
      }
    }
  }

  func isInitCall(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .call(let declaration, let base, _, _, _):
      declaration.kind == .initializer && base?.type.instanceOfMetatype == nil
    case .forceUnwrap(let inner, _), .tryForced(let inner), .tryOptional(let inner),
      .await(let inner), .wrapOptional(let inner), .discard(let inner):
      isInitCall(inner)
    default: false
    }
  }
}
