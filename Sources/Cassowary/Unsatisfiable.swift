/// A required constraint cannot hold together with the other required ones.
///
/// The error is thrown and caught on the solver's own isolation, like the constraints it carries;
/// that is why it may be marked as sendable without its constraints being so.
public struct Unsatisfiable: Error, @unchecked Sendable {
  /// The constraint that was refused, or whose new constant was.
  public let constraint: Constraint

  /// A smallest set of required constraints that cannot all hold, `constraint` among them, in the
  /// order they were added: without any one of them the others can.
  public let conflict: [Constraint]
}
