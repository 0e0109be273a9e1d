/// A name that Apple's frameworks have and the simulation has not: `MKMapView` of MapKit,
/// `UIView.keyboardLayoutGuide` of UIKit.
public struct NotSimulatedName: Hashable, Sendable {
  /// The name, a member's with its type before it.
  public let name: String

  /// The module that declares it.
  public let module: String

  /// Makes a name.
  public init(_ name: String, module: String) {
    self.name = name
    self.module = module
  }
}

/// What an expression gives that names something not simulated: an object that can be kept, passed
/// on and told things, and that ends the program where a value of it is needed.
public final class NotSimulatedValue {
  /// The name it came from.
  public let name: NotSimulatedName

  /// Makes a value.
  public init(_ name: NotSimulatedName) { self.name = name }
}

/// That a program came upon something not simulated, and went on without it.
public struct NotSimulatedUse: Sendable {
  public let name: NotSimulatedName

  /// Whether an empty view, layer or controller takes its place in the hierarchy.
  public let hasStandIn: Bool

  /// Where the learner names it.
  public let range: SourceRange?

  /// Makes a use.
  public init(_ name: NotSimulatedName, hasStandIn: Bool, range: SourceRange?) {
    self.name = name
    self.hasStandIn = hasStandIn
    self.range = range
  }
}
