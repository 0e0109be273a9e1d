/// A question of a lesson.
public enum Quiz: Sendable {
  /// One or several right choices; several make a multiple choice.
  case choices([Choice])

  /// A text to type, with the accepted ones.
  case text([String])

  /// A number to type, with the accepted ones.
  case number([Double])

  /// Items to put in the order in which they are here.
  case order([OrderItem])

  /// Gaps to fill, each with its accepted texts.
  case fill(FillTemplate, answers: [[String]])
}

/// One choice of a quiz.
public struct Choice: Equatable, Sendable {
  /// The stable name within the quiz: written by the author, or the choice's number in the file.
  public let id: String

  public let text: [Block]
  public let isRight: Bool

  /// Why it is right or wrong.
  public let reason: [Block]

  public let position: SourcePosition
}

/// One item of a quiz that asks for an order.
public struct OrderItem: Equatable, Sendable {
  /// The item's place in the right order, from 1, as text.
  public let id: String

  public let text: [Block]
}

/// Code with gaps written `___`.
public struct FillTemplate: Equatable, Sendable {
  public let code: CodeBlock

  public var gapCount: Int { code.text.ranges(of: Self.gap).count }

  static let gap = "___"

  /// The code with its gaps filled in order, or nil when the number of texts is not the number of
  /// gaps.
  public func filled(with texts: [String]) -> String? {
    let pieces = code.text.split(separator: Self.gap, omittingEmptySubsequences: false)
    guard pieces.count == texts.count + 1 else { return nil }
    return pieces.enumerated().map { index, piece in
      index < texts.count ? piece + texts[index] : String(piece)
    }.joined()
  }
}
