import ScriptRuntime

/// Closures that are handed over to run at the same time as the code that made them.
extension IsolationChecker {
  /// A closure that was handed over, and the variables of this body that it took along.
  struct Sending {
    let closure: Expression
    let variables: [LocalVariable]
  }

  /// Looks at what a closure takes along that is handed over.
  func sent(_ closure: Expression, _ inner: Context, _ found: [LocalVariable: SourceRange]) {
    // What runs on the same actor runs one after the other.
    if inner.isolation != .nonisolated, inner.isolation == context.isolation { return }
    var ours: [LocalVariable] = []
    for variable in found.keys {
      guard !variable.isGlobal, variable.isMutable || !checker.isSendable(variable.type) else {
        continue
      }
      let owner = declarations[variable]
      if owner == nil, variable.name != "self" { continue }
      if let owner, isInside(owner, inner) { continue }
      if variable.name == "self" || parameters.contains(variable) || owner !== context {
        if variable.name == "self", checker.isSendable(variable.type.withoutOptionals) { continue }
        return checker.reportRace(
          .sendingClosure(from: actor(context.isolation)), at: closure.range)
      }
      if fresh.contains(variable) { ours.append(variable) }
    }
    if !ours.isEmpty { sendings.append(Sending(closure: closure, variables: ours)) }
  }

  /// Says of the closures handed over which variables are used here afterwards.
  func checkSendings() {
    for sending in sendings {
      let isUsed = sending.variables.contains { variable in
        reads[variable, default: []].contains { $0 > sending.closure.range.upper }
      }
      guard isUsed, case .function(var type) = sending.closure.type else { continue }
      type.isAsync = true
      checker.reportRace(
        .sendingValue(type: SwiftType.function(type).text), at: sending.closure.range)
    }
    sendings = []
    reads = [:]
  }

  private func isInside(_ context: Context, _ outer: Context) -> Bool {
    var next: Context? = context
    while let current = next {
      if current === outer { return true }
      next = current.parent
    }
    return false
  }

  /// Whether a value has just been made, so that nobody else has it.
  func isFresh(_ value: Expression) -> Bool {
    switch value.kind {
    case .call(let declaration, _, _, _, _): declaration.kind == .initializer
    case .integerLiteral, .floatLiteral, .booleanLiteral, .stringLiteral, .nilLiteral, .array,
      .dictionary, .interpolatedString:
      true
    case .wrapOptional(let inner), .upcast(let inner), .erase(let inner): isFresh(inner)
    default: false
    }
  }
}
