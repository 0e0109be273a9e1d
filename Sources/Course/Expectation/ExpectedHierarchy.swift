/// The hierarchy that a step expects, as its outline says.
public struct ExpectedHierarchy: Equatable, Sendable {
  /// The views at the margin: the root view, or in a playground several named ones.
  public let roots: [ExpectedView]

  /// The outline it was read from.
  public let code: CodeBlock

  /// Reads an outline for a lesson on `devices`. The expectation is nil when nothing of it could be
  /// read.
  public static func parse(_ code: CodeBlock, devices: [String]) -> (
    ExpectedHierarchy?, [LessonProblem]
  ) {
    ExpectationParser.parse(code, devices: devices)
  }
}

/// A view that is expected.
public struct ExpectedView: Equatable, Sendable {
  /// The name it binds, if any.
  public let name: String?

  /// The class it must be of, nil for any.
  public let type: String?

  /// Whether a subclass will do.
  public let allowsSubclasses: Bool

  /// Whether its children may be in any order.
  public let isUnordered: Bool

  public let properties: [ExpectedProperty]
  public let children: [ExpectedChild]

  /// Where its line begins in the lesson file.
  public let position: SourcePosition

  /// The expected views among the children, without `...`.
  public var views: [ExpectedView] {
    children.compactMap { if case .view(let view) = $0 { view } else { nil } }
  }

  /// Whether other views may stand among the children.
  public var allowsOthers: Bool { children.contains(.others) }
}

/// What may stand below a view in the outline.
public enum ExpectedChild: Equatable, Sendable {
  case view(ExpectedView)

  /// `...`: any views, or none.
  case others
}

/// A property that is expected of a view.
public struct ExpectedProperty: Equatable, Sendable {
  public enum Relation: String, Sendable {
    case equals = "="

    /// The text contains the expected one.
    case matches = "~="
  }

  /// The member, or chain of members, to read: `font.pointSize`, `title(for: .normal)`.
  public let path: String

  public let relation: Relation
  public let value: ExpectedValue

  /// The value as the author wrote it.
  public let source: String

  /// The only device on which it counts, nil for all.
  public let device: String?

  /// Where the property and its value begin in the lesson file.
  public let position: SourcePosition
  public let valuePosition: SourcePosition
}

/// What a property is expected to be.
public enum ExpectedValue: Equatable, Sendable {
  /// A text in quotes, unescaped.
  case text(String)

  /// One number, or several in parentheses: a point, a size, a rectangle, insets.
  case numbers([Double])

  /// Another view's edge: the property is one too, and both are compared on the screen.
  case edge(EdgeReference)

  /// Swift, evaluated with the learner's names in scope.
  case expression(String)
}

/// An edge or a size of a view or of one of its guides, with an offset: `view.width*0.5+16`.
public struct EdgeReference: Equatable, Sendable {
  /// The name of the view.
  public let view: String

  /// The layout guide of the view, such as `safeAreaLayoutGuide`, nil for the view itself.
  public let guide: String?

  public let edge: Edge
  public let multiplier: Double
  public let constant: Double

  public init(view: String, guide: String?, edge: Edge, multiplier: Double, constant: Double) {
    self.view = view
    self.guide = guide
    self.edge = edge
    self.multiplier = multiplier
    self.constant = constant
  }
}

/// A line or a length of a rectangle.
public enum Edge: String, CaseIterable, Sendable {
  case top, bottom, left, right, leading, trailing, centerX, centerY, width, height, center

  /// Whether `UIView` has no member of this name, so that it can only be geometry.
  var isOnlyGeometry: Bool { self != .center }
}
