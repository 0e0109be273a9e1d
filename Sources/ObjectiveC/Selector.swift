/// The name of an Objective-C method, as `#selector` makes it.
///
/// Linux has no Objective-C runtime, so here a selector is its text alone: `"tap"`,
/// `"tapped:"`, `"tapped:forEvent:"`. Whoever performs it looks the method up by that text.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The selector's text, with a colon for each argument.
  public let description: String

  /// Makes the selector with the given text.
  public init(_ text: String) {
    description = text
  }

  public init(stringLiteral text: String) {
    description = text
  }

  /// The number of arguments the method takes, which is the number of colons in the text.
  public var argumentCount: Int {
    description.reduce(0) { $1 == ":" ? $0 + 1 : $0 }
  }
}
