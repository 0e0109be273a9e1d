import Interpreter
import Messages
import ScriptRuntime

/// The short reason, for an author, why an answer did not pass.
@MainActor
enum WhyNot {
  static func reason(of verdict: Verdict) -> GateReason {
    switch verdict {
    case .pass, .fault: .none
    case .notYet(let shortfall): reason(of: shortfall)
    case .notGradable(let diagnostics, _): reason(of: diagnostics)
    }
  }

  static func device(of verdict: Verdict) -> String? {
    if case .notYet(let shortfall) = verdict { shortfall.device } else { nil }
  }

  static func reason(of diagnostics: [Diagnostic]) -> GateReason {
    guard let first = diagnostics.first(where: { $0.severity == .error }) else { return .none }
    return .refused(it: first.message.text(in: .italian), en: first.message.text(in: .english))
  }

  static func reason(of failure: ScriptFailure) -> GateReason {
    .stopped(it: failure.headline(in: .italian), en: failure.headline(in: .english))
  }

  private static func reason(of shortfall: Shortfall) -> GateReason {
    if let failure = shortfall.failure { return reason(of: failure) }
    let differences = shortfall.differences
    if let difference = differences.first(where: { !$0.isNotReached }) {
      return .difference(difference.kind)
    }
    let checks = shortfall.failedChecks
    if let check = checks.first(where: { !$0.isNotReached }) ?? checks.first {
      var found = ""
      switch check.outcome {
      case .failed(_, let values): found = values
      case .stopped(_, let reason), .broken(_, let reason): found = reason
      case .passed, .undeclared: break
      }
      return .check(check.outcome.expression, values: found)
    }
    return differences.first.map { .difference($0.kind) } ?? .none
  }
}
