import ScriptRuntime
import SwiftSyntax

// Statements that leave a loop or go on with its next round.
extension Checker {
  func checkBreak(_ syntax: BreakStmtSyntax) -> Statement {
    let label = syntax.label?.text
    if let label {
      if !function.targets.contains(where: { $0.label == label }) {
        diagnose(.unknownLabel(name: label), at: range(syntax.label ?? syntax.breakKeyword))
      }
    } else if !function.targets.contains(where: { $0.kind != .labelled }) {
      diagnose(isInLabelable(Syntax(syntax)) ? .breakNeedsLabel : .breakOutside, at: range(syntax))
    }
    return Statement(.break(label: label), range: range(syntax))
  }

  /// Whether an `if` or `do` of the same body is around, which a `break` with a label could leave.
  private func isInLabelable(_ syntax: Syntax) -> Bool {
    var next = syntax.parent
    while let node = next {
      switch node.kind {
      case .ifExpr, .doStmt: return true
      case .closureExpr, .functionDecl, .accessorDecl, .initializerDecl: return false
      default: next = node.parent
      }
    }
    return false
  }

  func checkContinue(_ syntax: ContinueStmtSyntax) -> Statement {
    let label = syntax.label?.text
    if let label {
      if !function.targets.contains(where: { $0.label == label }) {
        diagnose(.unknownLabel(name: label), at: range(syntax.label ?? syntax.continueKeyword))
      }
    } else if !function.targets.contains(where: { $0.kind == .loop }) {
      diagnose(.continueOutside, at: range(syntax))
    }
    return Statement(.continue(label: label), range: range(syntax))
  }
}
