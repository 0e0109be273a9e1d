/// The characters that drawings are made of.
public enum DrawingCharacters: Sendable, Equatable {
  /// Box drawing, one column each.
  case unicode
  /// Only `+ - | .`, where the encoding is not UTF-8 or the output is plain.
  case ascii
}
