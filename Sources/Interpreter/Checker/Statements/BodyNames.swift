import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// Of the statements of a closure the compiler checks the types until one is wrong; after that it
  /// only looks names up.
  func keepFirstFault(from index: Int) {
    guard solver.isTrial == 0, index < diagnostics.count else { return }
    if function.hasFault {
      let kept = diagnostics[index...].filter { $0.message.isOfNames }
      diagnostics.replaceSubrange(index..., with: kept)
    } else {
      function.hasFault = diagnostics[index...].contains {
        $0.severity == .error && !$0.message.isOfNames && !$0.message.isOfEffects
          && !$0.message.isOfFlow
      }
    }
  }
}
