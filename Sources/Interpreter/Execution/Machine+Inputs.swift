import ScriptRuntime

extension Machine {
  /// Adds what an input declares beyond its own types: members of extensions, conformances.
  func add(_ input: CheckedInput) {
    for (type, member) in input.addedMembers {
      // The latest is found first.
      extensionMembers[type, default: [:]][member.name, default: []].insert(member, at: 0)
    }
    for conformance in input.conformances {
      let key = ConformanceKey(type: conformance.type, protocolType: conformance.protocolType)
      conformances[key] = conformance.witnesses
    }
    guard !input.addedMembers.isEmpty || !input.conformances.isEmpty || !input.types.isEmpty else {
      return
    }
    overrides.removeAll()
    knownConformances.removeAll()
    Runtime.forgetMethods()
  }

  /// The value of a variable of the top level; nil before it has one.
  func value(of variable: LocalVariable) -> Value? {
    let value = global(globals.index(of: variable)).pointee
    if case .void = value, variable.type != .void { return nil }
    return value.weakValue
  }

  /// An error as the failure that the learner is told.
  func failure(of error: any Error) -> ScriptFailure {
    switch error {
    case var failure as ScriptFailure:
      if case .stackOverflow(_, let limit) = failure.kind {
        var whole = ScriptFailure(
          .stackOverflow(cycle: cycle(failure.callStack), limit: limit), range: failure.range)
        whole.callStack = failure.callStack
        failure = whole
      }
      return failure
    case let thrown as ThrownValue:
      let text = (try? describe(thrown.value, type: nil, debug: true)) ?? ""
      return ScriptFailure(.uncaughtError(text))
    default: return ScriptFailure(.trap("\(error)"))
    }
  }

  /// The functions that call each other without end, the outermost first, beginning with one of the
  /// learner's.
  private func cycle(_ stack: [CallStackEntry]) -> [String] {
    let names = stack.map(\.function)
    guard !names.isEmpty else { return [] }
    // The innermost calls may belong to the last turn only in part.
    for start in 0..<min(8, names.count) {
      for length in 1...max(1, (names.count - start) / 2) {
        let first = names[start..<min(names.count, start + length)]
        let second = names[min(names.count, start + length)..<min(names.count, start + 2 * length)]
        guard first.count == length, Array(first) == Array(second) else { continue }
        let turn = Array(first.reversed())
        let outermost = names.last { turn.contains($0) && !nativeNames.contains($0) }
        guard let outermost, let begin = turn.firstIndex(of: outermost) else { return turn }
        return Array(turn[begin...] + turn[..<begin])
      }
    }
    return Array(names.prefix(8).reversed())
  }
}
