extension Solver {
  /// Whether every optimum gives a variable the same value.
  ///
  /// False means the layout is ambiguous: the constraints, priorities included, leave the variable
  /// free to take other values, or none mentions it. Asking changes nothing.
  public func isDetermined(_ variable: Variable) -> Bool {
    guard let symbol = symbol(of: variable) else { return false }
    return tableau.isDetermined(variable: symbol)
  }

  /// Explains why a constraint does not hold: a smallest set of constraints, this one among them,
  /// that cannot all hold, in the order they were added.
  ///
  /// The others are required, or have at least this one's priority and were chosen from the highest
  /// priority down and, at equal priority, in the order they were added. The constraint need not be
  /// in the solver: the set then says what it would conflict with, the constraint coming last. Each
  /// call solves the constraints afresh.
  ///
  /// - Returns: The set; empty when the constraint holds, is not finite, or does not hold only
  ///   because a sum of errors of its own priority or above is smaller without it.
  public func conflict(with constraint: Constraint) -> [Constraint] {
    if let violation = violation(of: constraint), violation <= Tolerance.value { return [] }
    guard constraint.isFinite else { return [] }
    let others = constraints.filter { $0 !== constraint && $0.priority >= constraint.priority }
    var trial = Trial(explaining: constraint, in: self)
    if !trial.holds(constraint) { return [constraint] }
    let required = others.filter(\.isRequired)
    for other in required {
      if let conflict = trial.add(other) { return conflict }
    }
    var refused: [Constraint] = []
    for other in byPriority(others.filter { !$0.isRequired }) {
      if let conflict = trial.add(other) { return conflict }
      if !trial.holds(other) { refused.append(other) }
    }
    for rival in refused {
      var trial = Trial(explaining: constraint, in: self)
      for other in [rival] + required {
        if let conflict = trial.add(other) { return conflict }
      }
    }
    return []
  }
}

/// A solver of its own in which every constraint is required, to find out which ones conflict.
private struct Trial {
  private let original: Solver
  private let subject: Constraint
  private let solver = Solver()
  private var originals: [ObjectIdentifier: Constraint] = [:]
  private var added: Set<ObjectIdentifier> = []

  init(explaining subject: Constraint, in original: Solver) {
    self.original = original
    self.subject = subject
    _ = add(subject)
  }

  /// Adds a constraint as a required one; returns the conflict this brings when the subject takes
  /// part in it.
  mutating func add(_ constraint: Constraint) -> [Constraint]? {
    var expression = constraint.expression
    expression.constant = original.constant(of: constraint) ?? expression.constant
    let copy = Constraint(expression, constraint.relation)
    originals[ObjectIdentifier(copy)] = constraint
    do throws(Unsatisfiable) {
      try solver.add(copy)
      added.insert(ObjectIdentifier(constraint))
      return nil
    } catch {
      let conflict = error.conflict.compactMap { originals[ObjectIdentifier($0)] }
      guard conflict.contains(where: { $0 === subject }) else { return nil }
      return original.inOrder(conflict)
    }
  }

  func holds(_ constraint: Constraint) -> Bool {
    added.contains(ObjectIdentifier(constraint))
  }
}

extension Solver {
  /// Constraints from the highest priority down, those of equal priority in the order given.
  private func byPriority(_ constraints: [Constraint]) -> [Constraint] {
    constraints.enumerated()
      .sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }
      .map(\.element)
  }

  /// Constraints in the order they were added; those the solver does not hold come last.
  fileprivate func inOrder(_ constraints: [Constraint]) -> [Constraint] {
    func order(_ constraint: Constraint) -> Int {
      symbol(of: constraint).map { tableau.symbols[$0].order } ?? .max
    }
    return constraints.sorted { order($0) < order($1) }
  }
}
