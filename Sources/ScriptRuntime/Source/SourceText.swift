/// A piece of Swift that somebody wrote: a typed line, a lesson's block, a file.
///
/// Compared by identity: two inputs with the same text are two places.
public final class SourceText: Sendable {
  /// What messages call the piece: a file's name, or nil for a typed line.
  public let name: String?

  /// The text, with `\n` between lines.
  public let text: String

  /// Makes a piece of source.
  public init(_ text: String, name: String? = nil) {
    self.text = text
    self.name = name
  }
}

extension SourceText: Hashable {
  public static func == (left: SourceText, right: SourceText) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A stretch of a source text, in bytes of UTF-8.
public struct SourceRange: Hashable, Sendable {
  /// The text the range is in.
  public let source: SourceText

  /// The first byte, and the byte after the last.
  public let lower: Int, upper: Int

  /// Makes a range; bounds outside the text are moved to its nearest end.
  public init(_ source: SourceText, _ lower: Int, _ upper: Int) {
    let count = source.text.utf8.count
    self.source = source
    self.lower = min(max(0, lower), count)
    self.upper = min(max(self.lower, upper), count)
  }

  /// The text in the range.
  public var text: String {
    String(decoding: source.text.utf8.dropFirst(lower).prefix(upper - lower), as: UTF8.self)
  }

  /// The line and column, both from 1, where the range starts; columns count bytes of UTF-8, as the
  /// Swift compiler's do.
  public var start: (line: Int, column: Int) { position(of: lower) }

  /// The line and column just past the range.
  public var end: (line: Int, column: Int) { position(of: upper) }

  private func position(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var column = 1
    for byte in source.text.utf8.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
    return (line, column)
  }
}
