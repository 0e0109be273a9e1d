/// How a controller is shown on top of another.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen; the view below is taken away.
  case fullScreen = 0
  /// As a sheet.
  case pageSheet = 1
  /// As a small sheet; on iPhone like a sheet.
  case formSheet = 2
  /// Over the area of the presenting context.
  case currentContext = 3
  /// As the presenting code wants it.
  case custom = 4
  /// Over the whole screen; the view below stays.
  case overFullScreen = 5
  /// Over the area of the presenting context; the view below stays.
  case overCurrentContext = 6
  /// In a bubble; on iPhone like a sheet.
  case popover = 7
  /// Chosen by the system: a sheet.
  case automatic = -2
  /// Not at all.
  case none = -1
}

/// The movement with which a controller is shown on top of another.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It slides up.
  case coverVertical = 0
  /// The screen turns over.
  case flipHorizontal = 1
  /// One view fades into the other.
  case crossDissolve = 2
  /// A page turns.
  case partialCurl = 3
}
