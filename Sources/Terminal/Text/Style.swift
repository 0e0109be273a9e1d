/// What a piece of text means, from which its colour follows.
///
/// A colour never says something alone: words and signs say it too, so that nothing is lost where
/// there are none.
public enum Style: Sendable, CaseIterable {
  /// The word that announces an error, and only it.
  case errorWord
  /// The carets under a source line.
  case caret
  case warning
  case success
  case hint
  /// What a line added to, took from or changed in the hierarchy.
  case added
  case removed
  case changed
  /// Text of lesser weight, and of greater.
  case dim
  case bold
  /// The title of a lesson or of a help topic.
  case heading
  /// Code within a sentence.
  case code
  case prompt

  /// The parameters of the SGR sequence, of the sixteen colours that each theme defines.
  var parameters: String {
    switch self {
    case .errorWord: "1;31"
    case .caret: "31"
    case .warning: "33"
    case .success: "32"
    case .hint: "36"
    case .added: "32"
    case .removed: "31"
    case .changed: "33"
    case .dim: "2"
    case .bold: "1"
    case .heading: "1;4"
    case .code: "35"
    case .prompt: "1;34"
    }
  }
}

/// What turns styles into escape sequences, or leaves the text alone where colours are off.
public struct Styler: Sendable, Equatable {
  public var depth: ColorDepth

  /// Makes a styler for a number of colours.
  public init(depth: ColorDepth) {
    self.depth = depth
  }

  /// Leaves every text as it is.
  public static let none = Styler(depth: .none)

  /// A text in a style; as it is when colours are off, or the text is empty, or the style nil.
  public func callAsFunction(_ text: String, _ style: Style?) -> String {
    guard depth > .none, !text.isEmpty, let style else { return text }
    return "\u{1B}[\(style.parameters)m\(text)\u{1B}[0m"
  }
}
