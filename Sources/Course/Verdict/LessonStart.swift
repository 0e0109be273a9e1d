extension Lesson {
  /// What has run before a step begins when the learner has taken, or written, the model answers.
  ///
  /// A step with given code starts afresh from it; one without goes on from the step before. In a
  /// lesson whose answers are whole files there is nothing to go on from, because a file declares
  /// its types anew.
  public func modelStart(of stepID: String) -> [String] {
    var start: [String] = []
    for step in steps {
      if !step.given.isEmpty || context == .file { start = step.given.map(\.code.text) }
      if step.id == stepID { return start }
      if context != .file, case .exercise(let exercise) = step.activity {
        start.append(exercise.solution.text)
      }
    }
    return []
  }
}
