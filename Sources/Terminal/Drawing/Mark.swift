/// What a line or a check says about an element of a drawing.
///
/// Each has a sign, so that nothing is said by a colour alone.
public enum Mark: Sendable, Equatable, CaseIterable {
  case none
  case added
  case removed
  case changed
  /// Expected and not there.
  case missing
  /// There and not expected.
  case extra

  /// The sign, one column; a space for ``none``.
  public func sign(_ characters: DrawingCharacters) -> String {
    switch self {
    case .none: " "
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    case .missing: characters == .unicode ? "✗" : "x"
    case .extra: "!"
    }
  }

  /// The style that goes with the sign.
  public var style: Style? {
    switch self {
    case .none: nil
    case .added: .added
    case .removed, .missing: .removed
    case .changed: .changed
    case .extra: .warning
    }
  }
}
