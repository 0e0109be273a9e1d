import Cassowary

/// The four variables of a view.
struct Box {
  let left = Variable()
  let top = Variable()
  let width = Variable()
  let height = Variable()

  var right: Expression { left + width }
  var bottom: Expression { top + height }
}

extension Solver {
  /// Adds constraints that are known to agree.
  func addAll(_ constraints: [Constraint]) {
    for constraint in constraints { _ = try? add(constraint) }
  }
}
