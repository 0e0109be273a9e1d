/// A quantity the solver determines: an edge or a length of a view, say.
///
/// Variables are compared by identity and may take any value, negative ones too. A variable may be
/// used by several solvers; the one that meets it first finds it fastest.
public final class Variable {
  /// The solver that keeps its symbol in `symbol`; any other solver looks the variable up.
  var owner: ObjectIdentifier?
  /// The variable's symbol in its owner's tableau.
  var symbol = 0

  /// Whether the variable, where constraints leave a choice, is zero rather than another one.
  public let prefersZero: Bool

  /// Makes a variable that no constraint mentions yet.
  ///
  /// A new constraint is solved for one of its variables that nothing has determined yet; one that
  /// prefers zero is taken only when there is no other. So lengths that prefer zero collapse, and
  /// places move, where both would do.
  public init(prefersZero: Bool = false) {
    self.prefersZero = prefersZero
  }
}
