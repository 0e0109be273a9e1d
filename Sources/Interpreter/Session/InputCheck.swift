import ScriptRuntime
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The check of one input, from text to `CheckedInput`.
struct InputCheck {
  let session: Session
  let files: [SourceText]

  func run() -> CheckedInput {
    let source = files.first ?? SourceText("")
    let parsed = files.map { ParsedSource($0) }
    let faults = parsed.flatMap(\.diagnostics)
    if parsed.contains(where: \.isUnreadable) {
      return CheckedInput(
        source: source, diagnostics: Self.ordered(faults), statements: [], declaredNames: [],
        resultType: nil)
    }
    let checker = Checker(library: session.library, module: session.module, source: source)
    for file in parsed { checker.repairs[file.source] = file.repairMap }
    checker.controller = session.controller
    checker.languageMode = session.languageMode.mode(for: parsed.map(\.syntax))
    if case .file = session.context {} else { checker.warnsOfRaces = false }
    let statements = checker.checkInput(parsed, context: session.context)
    var found = checker.diagnostics + checker.settled
    if !checker.repairs.isEmpty { found = found.filter(Self.isOwn) }
    let diagnostics = Self.ordered(Self.staged(faults + found))
    let hasErrors = diagnostics.contains { $0.severity == .error }
    let result = CheckedInput(
      source: source, diagnostics: diagnostics, statements: hasErrors ? [] : statements,
      declaredNames: hasErrors ? [] : checker.declaredNames,
      resultType: hasErrors ? nil : resultType(statements))
    checker.forgetBodies()
    guard !hasErrors else {
      checker.dismantle(keeping: session.module)
      return result
    }
    result.module = checker.module
    result.declarations = checker.localDeclarations
    result.addedMembers = checker.addedMembers
    result.conformances = checker.conformances
    result.types = checker.typesInOrder
    result.controller = checker.madeController
    return result
  }

  /// Whether it is about the text as it was written: not about what was put in to mend it, nor
  /// about what the checker does not do.
  private static func isOwn(_ diagnostic: Diagnostic) -> Bool {
    if case .notUnderstood = diagnostic.message { return false }
    return !"\(diagnostic.message)".contains(Repairs.missing)
  }

  /// The compiler follows the paths through bodies, and looks for variables that are not used, only
  /// when all types are right.
  private static func staged(_ list: [Diagnostic]) -> [Diagnostic] {
    let hasErrors = list.contains { $0.severity == .error && !$0.message.isOfFlow }
    return hasErrors ? list.filter { !$0.message.isOfFlow } : list
  }

  /// Errors first, each kind in the order of the text; what is said twice is said once.
  private static func ordered(_ list: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<String> = []
    let once = list.filter {
      seen.insert("\($0.range.lower):\($0.range.source.name ?? ""):\($0.message)").inserted
    }
    func rank(_ diagnostic: Diagnostic) -> Int { diagnostic.severity == .error ? 0 : 1 }
    return once.enumerated().sorted { first, second in
      (rank(first.element), first.element.range.lower, first.offset)
        < (rank(second.element), second.element.range.lower, second.offset)
    }.map(\.element)
  }

  private func resultType(_ statements: [Statement]) -> SwiftType? {
    guard case .expression(let expression)? = statements.last?.kind, !expression.type.isVoid,
      !expression.type.isNever
    else { return nil }
    switch expression.kind {
    case .assign, .discard: return nil
    // A task that was just started is not what the line is about.
    case .call(let declaration, _, _, _, _)
    where declaration.owner?.name == "Task" && declaration.isDiscardable:
      return nil
    default:
      if case .optional(let object) = expression.type, object.isVoid { return nil }
      return expression.type
    }
  }
}
