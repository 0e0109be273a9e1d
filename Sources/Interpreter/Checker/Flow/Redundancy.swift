import ScriptRuntime
import SwiftSyntax

// Cases of a `switch` that nothing reaches.
extension Checker {
  /// Warns of cases that those before already treat, and of a `default` after all cases.
  func checkRedundancy(_ cases: [SwitchCase], _ type: SwiftType, _ syntax: SwitchExprSyntax) {
    var rows: [[Pattern]] = []
    var budget = 2_000
    for (choice, written) in zip(cases, switchCases(syntax)) {
      if case .default(let label) = written.label {
        if isFinite(type), missing(rows, [type], depth: 0).isEmpty {
          diagnose(.defaultNeverExecuted, .warning, at: range(label.defaultKeyword))
        }
        return
      }
      guard case .case(let label) = written.label else { continue }
      for (item, place) in zip(choice.items, label.caseItems) {
        if !isUseful([item.pattern], rows, [type], &budget) {
          diagnose(.caseAlreadyHandled, .warning, at: range(place.pattern))
        }
        if item.guard == nil { rows.append([item.pattern]) }
      }
    }
  }

  private func switchCases(_ syntax: SwitchExprSyntax) -> [SwitchCaseSyntax] {
    syntax.cases.compactMap { element in
      if case .switchCase(let choice) = element { choice } else { nil }
    }
  }

  /// Whether the values of a type can be told one by one.
  private func isFinite(_ type: SwiftType) -> Bool { constructors(of: type) != nil }

  /// Whether a row of patterns takes something that the rows before do not; true when finding out
  /// would take too long.
  private func isUseful(
    _ row: [Pattern], _ rows: [[Pattern]], _ types: [SwiftType], _ budget: inout Int
  ) -> Bool {
    guard let type = types.first, let head = row.first else { return rows.isEmpty }
    budget -= 1
    guard budget > 0 else { return true }
    let rest = Array(types.dropFirst())
    guard let constructors = constructors(of: type) else {
      let matching = rows.compactMap { other -> [Pattern]? in
        guard let first = other.first else { return nil }
        return isIrrefutable(first, type) || isSameLiteral(first, head)
          ? Array(other.dropFirst()) : nil
      }
      return isUseful(Array(row.dropFirst()), matching, rest, &budget)
    }
    if case .expression = head, constructors.allSatisfy({ $0.parts(head) == nil }) { return true }
    if case .cast = head, constructors.allSatisfy({ $0.parts(head) == nil }) { return true }
    for constructor in constructors {
      guard let parts = constructor.parts(head) else { continue }
      let matching = rows.compactMap { other -> [Pattern]? in
        guard let first = other.first, let parts = constructor.parts(first) else { return nil }
        return parts + other.dropFirst()
      }
      if isUseful(parts + row.dropFirst(), matching, constructor.types + rest, &budget) {
        return true
      }
    }
    return false
  }

  /// Whether two patterns are the same number or text.
  private func isSameLiteral(_ one: Pattern, _ other: Pattern) -> Bool {
    guard let first = literal(one), let second = literal(other) else { return false }
    return first == second
  }

  private func literal(_ pattern: Pattern) -> String? {
    guard case .expression(let call, _) = pattern,
      case .call(_, _, let arguments, _, _) = call.kind,
      case .value(let value)? = arguments.first
    else { return nil }
    return switch value.kind {
    case .integerLiteral(let number): "\(number)"
    case .stringLiteral(let text): "\"\(text)"
    default: nil
    }
  }
}
