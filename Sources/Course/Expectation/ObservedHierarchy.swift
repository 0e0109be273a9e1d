/// A view of the learner's, known by its identity.
public struct ObservedView: Hashable {
  /// The view itself.
  public let object: AnyObject

  public init(_ object: AnyObject) { self.object = object }

  public static func == (left: Self, right: Self) -> Bool { left.object === right.object }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}

/// What a learner's variable holds.
public enum ObservedVariable {
  case view(ObservedView)

  /// Something that is not a view, or nil.
  case other

  /// There is no such variable.
  case absent
}

/// A value read from a view, or computed to be compared with one.
public struct ObservedValue {
  /// The value as Swift source: `.white`, `"Ciao"`, `17`, `nil`.
  public let source: String

  /// The numbers it is made of, if it is a number, a point, a size, a rectangle or insets.
  public let numbers: [Double]?

  /// The text, if it is one.
  public let text: String?

  /// The value itself, for whoever made it to compare with another.
  public let payload: Any?

  public init(
    source: String, numbers: [Double]? = nil, text: String? = nil, payload: Any? = nil
  ) {
    self.source = source
    self.numbers = numbers
    self.text = text
    self.payload = payload
  }
}

/// What comes of reading a property or evaluating an expression.
public enum ObservedReading {
  case value(ObservedValue)

  /// It depends on something that the learner has not declared, or has declared otherwise.
  case undeclared(name: String)

  /// The lesson asks for something that cannot be had, whatever the learner writes; the reason is
  /// the compiler's text.
  case failed(reason: String)
}

/// A rectangle on the screen, in points.
public struct ObservedRectangle: Equatable, Sendable {
  public let x: Double
  public let y: Double
  public let width: Double
  public let height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// The hierarchy that a learner has built, as an expectation looks at it.
///
/// The real one is UIKit's, with the interpreter reading the properties; tests use a plain model.
@MainActor
public protocol ObservedHierarchy: AnyObject {
  /// The controller's view once it is loaded; it is never loaded by looking.
  var rootView: ObservedView? { get }

  /// What the learner's variable of that name holds.
  func variable(named name: String) -> ObservedVariable

  /// The learner's name for a view, if a variable holds it.
  func name(of view: ObservedView) -> String?

  /// The class of a view, as Swift writes it.
  func typeName(of view: ObservedView) -> String

  /// Whether a view is of a class or of a subclass of it.
  func isKind(_ view: ObservedView, of typeName: String) -> Bool

  func subviews(of view: ObservedView) -> [ObservedView]
  func superview(of view: ObservedView) -> ObservedView?

  /// Where a view, or one of its layout guides, is on the screen, after layout; nil when it has no
  /// such guide.
  func rectangle(of view: ObservedView, guide: String?) -> ObservedRectangle?

  /// Whether the view's leading edge is the right one.
  func isRightToLeft(_ view: ObservedView) -> Bool

  /// Reads a member, or a chain of members, of a view.
  func read(_ property: String, of view: ObservedView) -> ObservedReading

  /// Evaluates an expression whose type is that of a property, so that `.white` has a meaning, with
  /// the learner's names and `names` in scope.
  func evaluate(
    _ expression: String, like property: String, of view: ObservedView,
    names: [String: ObservedView]
  ) -> ObservedReading

  /// Whether two values are equal as Swift's `==` finds them.
  func areEqual(_ left: ObservedValue, _ right: ObservedValue) -> Bool
}
