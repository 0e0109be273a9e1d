/// Where the lines of a text stand between the left and the right edge.
public enum NSTextAlignment: Int, Sendable {
  /// Against the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// Against the right edge.
  case right = 2
  /// Against both edges.
  case justified = 3
  /// Where the reading direction begins.
  case natural = 4
}

/// What becomes of a text that does not fit its width.
public enum NSLineBreakMode: Int, Sendable {
  /// It breaks between words.
  case byWordWrapping = 0
  /// It breaks between characters.
  case byCharWrapping = 1
  /// It is cut at the edge.
  case byClipping = 2
  /// Its beginning becomes an ellipsis.
  case byTruncatingHead = 3
  /// Its end becomes an ellipsis.
  case byTruncatingTail = 4
  /// Its middle becomes an ellipsis.
  case byTruncatingMiddle = 5
}

/// Where a text is placed when its size is adjusted to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Along the baseline.
  case alignBaselines = 0
  /// Around the middle of the box.
  case alignCenters = 1
  /// From the top left corner.
  case none = 2
}
