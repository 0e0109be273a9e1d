import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// Follows the paths through a body, once it has been checked without errors.
  func checkInitialization(
    _ statements: [Statement], _ declaration: Declaration?,
    _ implementation: FunctionImplementation?, end: SourceRange
  ) {
    guard solver.isTrial == 0 else { return }
    var flow = InitializationFlow(
      checker: self, initializer: initializerDuties(declaration, implementation))
    flow.run(statements, end: end)
    var constants = ConstantFlow(checker: self)
    if function.kind == .topLevel {
      constants.runScript(statements)
    } else {
      constants.run(statements)
    }
  }

  private func initializerDuties(
    _ declaration: Declaration?, _ implementation: FunctionImplementation?
  ) -> InitializationFlow.Initializer? {
    guard function.kind == .initializer, let declaration, let owner = declaration.owner,
      let me = implementation?.selfVariable, owner.module == "main",
      let type = owner.script as? TypeImplementation
    else { return nil }
    let isClass = owner.kind == .class
    let open = type.storedProperties.filter { property in
      !hasInitialValue(property) && !property.isLazy
        && !(property.type.optionalObject != nil && !property.isLet)
    }
    let isDelegating = !isClass && delegates(implementation)
    return InitializationFlow.Initializer(
      me: me, isClass: isClass, properties: isDelegating ? [] : open,
      needsSuper: isClass && owner.superclass != nil && !declaration.isConvenience,
      isConvenience: isClass ? declaration.isConvenience : isDelegating)
  }

  /// Whether a structure's initialiser calls another with `self.init`.
  private func delegates(_ implementation: FunctionImplementation?) -> Bool {
    implementation.map { containsInitCall($0.body) } ?? false
  }

  /// Puts the call of `super.init()` that the compiler adds at the end of a designated
  /// initialiser that does not make it: only when it is the superclass's one designated
  /// initialiser.
  func completeInitializer(
    _ implementation: FunctionImplementation, _ statements: [Statement], _ body: CodeBlockSyntax
  ) -> [Statement] {
    guard function.kind == .initializer, let declaration = implementation.declaration,
      let owner = declaration.owner, owner.kind == .class, !declaration.isConvenience,
      let parent = superclass(of: owner.selfType), let me = implementation.selfVariable,
      !containsInitCall(statements)
    else { return statements }
    let place = range(body.rightBrace)
    let designated = members(of: parent, named: "init").filter { !$0.declaration.isConvenience }
    guard designated.count == 1, let only = designated.first,
      only.declaration.parameters.allSatisfy(\.hasDefault)
    else { return statements }
    let base = Expression(
      .upcast(Expression(.variable(me), type: me.type, range: place)), type: parent, range: place)
    let call = Expression(
      .call(
        only.declaration, base: base,
        arguments: only.declaration.parameters.map { _ in .defaulted }, dispatch: .superclass,
        substitutions: only.substitutions), type: .void, range: place)
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
      .await(let inner), .wrapOptional(let inner), .discard(let inner),
      .optionalEvaluation(let inner):
      isInitCall(inner)
    default: false
    }
  }
}
