/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No style is asked for: the surroundings decide.
  case unspecified = 0
  /// The light appearance.
  case light = 1
  /// The dark appearance.
  case dark = 2
}

/// The kind of device an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// iPhone.
  case phone = 0
  /// iPad.
  case pad = 1
  /// Apple TV.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// Mac.
  case mac = 5
  /// Apple Vision Pro.
  case vision = 6
}

/// How much room an interface has along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little room, as the width of an iPhone held upright.
  case compact = 1
  /// Ample room, as both axes of an iPad.
  case regular = 2
}

/// Whether content is at the base level or on top of it, as in a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The base level.
  case base = 0
  /// Above the base level: dark backgrounds are lighter there.
  case elevated = 1
}

/// The reading direction as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The reading direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// How the interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright with the home side up.
  case portraitUpsideDown = 2
  /// On its side, home side to the right.
  case landscapeRight = 3
  /// On its side, home side to the left.
  case landscapeLeft = 4

  /// Whether the interface is upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the interface is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations a controller allows.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait: UIInterfaceOrientationMask = .init(rawValue: 2)
  /// Upright with the home side up.
  public static let portraitUpsideDown: UIInterfaceOrientationMask = .init(rawValue: 4)
  /// On its side, home side to the right.
  public static let landscapeRight: UIInterfaceOrientationMask = .init(rawValue: 8)
  /// On its side, home side to the left.
  public static let landscapeLeft: UIInterfaceOrientationMask = .init(rawValue: 16)
  /// On its side, either way.
  public static let landscape: UIInterfaceOrientationMask = .init(rawValue: 24)
  /// Every orientation.
  public static let all: UIInterfaceOrientationMask = .init(rawValue: 30)
  /// Every orientation but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = .init(rawValue: 26)
}
