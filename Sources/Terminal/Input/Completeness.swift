/// Whether a text is a whole entry or the beginning of one.
///
/// The line readers know no Swift: they ask a closure `(String) -> Completeness`, at each Enter.
public enum Completeness: Sendable, Equatable {
  /// The text can be handed over: it is whole, or wrong in a way that more lines would not mend.
  case complete
  /// More lines are needed; the next one begins with `indent` spaces.
  ///
  /// ``Indentation/continuation(of:)`` gives the usual number.
  case incomplete(indent: Int)
}
