/// A place in a lesson file.
public struct SourcePosition: Hashable, Comparable, Codable, Sendable {
  /// The line, from 1.
  public let line: Int

  /// The column, from 1, in bytes of UTF-8 as the Swift compiler counts them.
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first place of a file.
  public static let start = SourcePosition(line: 1, column: 1)

  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
