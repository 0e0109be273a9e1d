import ScriptRuntime

// Names of Apple's that are not simulated. What they are told is noted once and does nothing; the
// program ends where it needs a value of theirs.
extension FunctionCompiler {
  func notSimulated(_ name: NotSimulatedName, _ base: Expression?, _ range: SourceRange)
    -> Evaluation
  {
    let evaluate = base.map { compile($0) }
    return { frame in
      switch try evaluate?(frame) {
      case .object(let object)? where object is NotSimulatedValue: return .object(object)
      // Nothing is known of a member of nothing either.
      case .some(.none): return .none
      default: break
      }
      frame.machine.note(NotSimulatedUse(name, hasStandIn: false, range: range))
      return .object(NotSimulatedValue(name))
    }
  }

  func demanded(_ inner: Expression, _ range: SourceRange) -> Evaluation {
    let evaluate = compile(inner)
    return { frame in
      let value = try evaluate(frame)
      guard case .object(let object) = value, let unknown = object as? NotSimulatedValue else {
        return value
      }
      throw ScriptFailure(.nameNotSimulated(unknown.name), range: range)
    }
  }

  func standIn(_ name: NotSimulatedName, _ construction: Expression, _ range: SourceRange)
    -> Evaluation
  {
    let evaluate = compile(construction)
    return { frame in
      frame.machine.note(NotSimulatedUse(name, hasStandIn: true, range: range))
      return try evaluate(frame)
    }
  }
}

extension Machine {
  /// Notes that something not simulated was met, once for each name.
  func note(_ use: NotSimulatedUse) {
    if notSimulated.insert(use.name).inserted { notes.append(use) }
  }
}
