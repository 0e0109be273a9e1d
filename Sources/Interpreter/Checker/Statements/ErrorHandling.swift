import ScriptRuntime
import SwiftSyntax

// `do` and `catch`.
extension Checker {
  func checkDo(_ syntax: DoStmtSyntax, _ label: String?) -> Statement {
    if let label { function.targets.append(JumpTarget(kind: .labelled, label: label)) }
    defer { if label != nil { function.targets.removeLast() } }
    let catchesAll = syntax.catchClauses.contains { clause in
      clause.catchItems.isEmpty
        || clause.catchItems.contains {
          $0.whereClause == nil && ($0.pattern.map { isIrrefutable($0) } ?? true)
        }
    }
    let hadThrow = (function.foundThrow, function.throwRange)
    (function.foundThrow, function.throwRange) = (false, nil)
    let outerThrown = (function.thrown, function.thrownType)
    function.thrown = []
    let declared = syntax.throwsClause?.type.map { resolveType($0) }
    if let declared { function.thrownType = declared }
    if !syntax.catchClauses.isEmpty { function.catches += 1 }
    let body = checkBlock(syntax.body.statements)
    if !syntax.catchClauses.isEmpty { function.catches -= 1 }
    let threw = function.foundThrow
    let caught = declared ?? commonThrown
    (function.thrown, function.thrownType) = (outerThrown.0 + function.thrown, outerThrown.1)
    if !syntax.catchClauses.isEmpty, threw, !catchesAll, !canThrowHere, solver.isTrial == 0 {
      diagnose(.catchNotExhaustive, at: function.throwRange ?? range(syntax))
    }
    function.foundThrow = hadThrow.0 || threw && !catchesAll
    function.throwRange = hadThrow.1
    if !syntax.catchClauses.isEmpty, !threw, solver.isTrial == 0,
      let first = syntax.catchClauses.first
    {
      diagnose(.catchUnreachable, .warning, at: range(first.catchKeyword))
    }
    let catches = syntax.catchClauses.map { checkCatch($0, caught) }
    return Statement(.do(body, catches: catches, label: label), range: range(syntax))
  }

  private func isIrrefutable(_ pattern: PatternSyntax) -> Bool {
    guard let binding = pattern.as(ValueBindingPatternSyntax.self) else {
      return pattern.is(WildcardPatternSyntax.self)
    }
    return binding.pattern.is(IdentifierPatternSyntax.self)
  }

  /// The type of everything a body throws, `any Error` when there are several.
  private var commonThrown: SwiftType {
    guard let first = function.thrown.first, let type = first,
      function.thrown.allSatisfy({ $0 == type })
    else { return known.error }
    return type
  }

  private func checkCatch(_ syntax: CatchClauseSyntax, _ type: SwiftType) -> CatchClause {
    let outer = scope
    scope = Scope(parent: outer, depth: function.depth)
    defer { scope = outer }
    let error = LocalVariable("error", type: type)
    scope.declare("error", .variable(error))
    var pattern = Pattern.wildcard
    var condition: Expression?
    if let item = syntax.catchItems.first {
      if let written = item.pattern { pattern = checkPattern(written, type, error) }
      condition = item.whereClause.map {
        checkFull($0.condition, as: known.bool, purpose: .condition)
      }
    }
    let body = checkBlock(syntax.body.statements)
    finishScope(scope)
    return CatchClause(pattern: pattern, error: error, condition: condition, body: body)
  }
}
