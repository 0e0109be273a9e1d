/// A quantity the solver determines: an edge or a length of a view, say.
///
/// Variables are compared by identity and may take any value, negative ones too.
public final class Variable {
  /// Makes a variable that no constraint mentions yet.
  public init() {}
}
