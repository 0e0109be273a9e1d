import Interpreter
import ScriptRuntime

/// What came of one line of the learner's.
struct LineOutcome {
  /// Errors, then warnings; with an error nothing ran.
  var diagnostics: [Diagnostic] = []
  var printed: [String] = []

  /// What UIKit wrote to the console.
  var console: [String] = []
  var result: (text: String, type: String)?
  var changes: [HierarchyChange] = []
  var failure: ScriptFailure?

  /// Whether the line is now part of the program.
  var isAccepted: Bool {
    failure == nil && !diagnostics.contains { $0.severity == .error }
  }
}
