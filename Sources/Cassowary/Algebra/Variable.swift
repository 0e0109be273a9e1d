/// A quantity the solver determines: an edge or a length of a view, say.
///
/// Variables are compared by identity and may take any value, negative ones too. A variable may be
/// used by several solvers; the one that meets it first finds it fastest.
public final class Variable {
  /// The solver that keeps its symbol in `symbol`; any other solver looks the variable up.
  var owner: ObjectIdentifier?
  /// The variable's symbol in its owner's tableau.
  var symbol = 0

  /// Makes a variable that no constraint mentions yet.
  public init() {}
}
