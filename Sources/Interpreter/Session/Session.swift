import ScriptRuntime

/// Where the inputs of a session live.
public enum InputContext: Sendable {
  /// Statements at the top level of a script: `primavista play`.
  case playground

  /// Whole files: declarations, and statements where the file is a script.
  case file

  /// The body of an overriding method of a controller that the session declares for the learner:
  /// `class LessonController: UIViewController { override func loadView() { … } }`.
  case method(className: String, superclass: String, method: String, callsSuper: Bool)
}

/// One input that has been read and checked.
public final class CheckedInput {
  public let source: SourceText

  /// Errors first; when there is an error the input cannot be run.
  public let diagnostics: [Diagnostic]

  /// The statements to run, in order; empty when there is an error.
  public let statements: [Statement]

  /// The variables, functions and types that later inputs may name.
  public let declaredNames: [String]

  /// The static type and statement of a last expression whose value is worth showing, if any.
  public let resultType: SwiftType?

  /// Makes a checked input.
  public init(
    source: SourceText, diagnostics: [Diagnostic], statements: [Statement],
    declaredNames: [String], resultType: SwiftType?
  ) {
    self.source = source
    self.diagnostics = diagnostics
    self.statements = statements
    self.declaredNames = declaredNames
    self.resultType = resultType
  }

  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
