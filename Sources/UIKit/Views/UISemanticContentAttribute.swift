/// Whether a view is turned over where people read from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Turned over, as most views are.
  case unspecified = 0
  /// A playback control, never turned over.
  case playback = 1
  /// A control that names directions in space, never turned over.
  case spatial = 2
  /// Always from left to right.
  case forceLeftToRight = 3
  /// Always from right to left.
  case forceRightToLeft = 4
}
