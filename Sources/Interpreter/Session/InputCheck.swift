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
    if faults.contains(where: { $0.severity == .error }) {
      return CheckedInput(
        source: source, diagnostics: faults, statements: [], declaredNames: [], resultType: nil)
    }
    let checker = Checker(library: session.library, module: session.module, source: source)
    checker.controller = session.controller
    checker.languageMode = session.languageMode.mode(for: parsed.map(\.syntax))
    if case .file = session.context {} else { checker.warnsOfRaces = false }
    let statements = checker.checkInput(parsed, context: session.context)
    let diagnostics = Self.ordered(Self.staged(faults + checker.diagnostics + checker.settled))
    let hasErrors = diagnostics.contains { $0.severity == .error }
    let result = CheckedInput(
      source: source, diagnostics: diagnostics, statements: hasErrors ? [] : statements,
      declaredNames: hasErrors ? [] : checker.declaredNames,
      resultType: hasErrors ? nil : resultType(statements))
    guard !hasErrors else { return result }
    result.module = checker.module
    result.declarations = checker.localDeclarations
    result.addedMembers = checker.addedMembers
    result.conformances = checker.conformances
    result.types = checker.typesInOrder
    result.controller = checker.madeController
    return result
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
    default:
      if case .optional(let object) = expression.type, object.isVoid { return nil }
      return expression.type
    }
  }
}

/// A text that has been parsed, with what the parser and the precedence of operators say of it.
struct ParsedSource {
  let source: SourceText
  let syntax: SourceFileSyntax
  private(set) var diagnostics: [Diagnostic] = []

  /// Parses a text; with `ignoringFaults` operators are folded whatever the parser says.
  init(_ source: SourceText, ignoringFaults: Bool = false) {
    self.source = source
    if let offset = BracketNesting.excess(in: source.text) {
      syntax = Parser.parse(source: "")
      diagnostics = [Diagnostic(.tooDeep, at: SourceRange(source, offset, offset + 1))]
      return
    }
    let parsed = Parser.parse(source: source.text)
    if !ignoringFaults { diagnostics = ParserDiagnostics.diagnostics(of: parsed, in: source) }
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      syntax = parsed
      return
    }
    var table = OperatorTable.standardOperators
    var faults: [Diagnostic] = []
    func note(_ error: OperatorError) {
      if let fault = ParserDiagnostics.diagnostic(of: error, in: source) { faults.append(fault) }
    }
    table.addSourceFile(parsed) { note($0) }
    let folded = table.foldAll(parsed) { note($0) }
    syntax = folded.as(SourceFileSyntax.self) ?? parsed
    diagnostics += faults
  }
}
