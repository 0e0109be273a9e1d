/// How a device is held in space.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright with the home side up.
  case portraitUpsideDown = 2
  /// On its side, home side to the right.
  case landscapeLeft = 3
  /// On its side, home side to the left.
  case landscapeRight = 4
  /// Lying on its back.
  case faceUp = 5
  /// Lying on its face.
  case faceDown = 6

  /// Whether it is upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device the application runs on.
@MainActor public final class UIDevice: NSObject {
  override init() {
    super.init()
  }

  /// The device of the simulation.
  public static var current: UIDevice { Simulation.world.device }

  /// The name its owner gave it, here that of the model.
  public var name: String { Simulation.environment.device.name }

  /// The kind of device: `iPhone` or `iPad`.
  public var model: String {
    Simulation.environment.device.idiom == .pad ? "iPad" : "iPhone"
  }

  /// The system's name.
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

  /// The version of the system whose behaviour is simulated.
  public var systemVersion: String { "18.0" }

  /// Whether it is an iPhone or an iPad.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { Simulation.environment.device.idiom }

  /// How it is held.
  public var orientation: UIDeviceOrientation {
    switch Simulation.environment.orientation {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    // The home side of an interface turned right is on the device's other side.
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    }
  }
}
