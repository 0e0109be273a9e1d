import Messages

/// The text of a file, cleaned, with its lines.
///
/// Control characters other than line ends and tabs are reported and left out, so that nothing in a
/// lesson can drive the terminal. What is not UTF-8 is replaced by U+FFFD and reported once.
struct LessonSource {
  /// The largest file that is read, in bytes.
  static let sizeLimit = 1_000_000

  let file: String

  /// The lines, without their ends.
  let lines: [String]

  /// Reads `bytes`, adding what is wrong with them to `problems`.
  init(bytes: some Collection<UInt8>, problems: inout ProblemList) {
    file = problems.file
    guard bytes.count <= Self.sizeLimit else {
      problems.report(
        TextProblem.tooLarge(bytes: bytes.count, limit: Self.sizeLimit), at: .start)
      lines = []
      return
    }
    var decoded = String(decoding: bytes, as: UTF8.self)
    if decoded.unicodeScalars.first == "\u{FEFF}" { decoded.unicodeScalars.removeFirst() }
    if String(validating: bytes, as: UTF8.self) == nil {
      problems.report(TextProblem.notUTF8, at: .start)
    }
    lines = Self.lines(of: decoded, problems: &problems)
  }

  private static func lines(of text: String, problems: inout ProblemList) -> [String] {
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    var column = 1
    var afterReturn = false
    for scalar in text.unicodeScalars {
      let endsPair = afterReturn && scalar == "\n"
      afterReturn = scalar == "\r"
      if endsPair { continue }
      switch scalar {
      case "\n", "\r":
        lines.append(String(line))
        line = String.UnicodeScalarView()
        column = 1
        continue
      case "\t": line.append(scalar)
      case _ where isControl(scalar):
        let place = SourcePosition(line: lines.count + 1, column: column)
        problems.report(TextProblem.controlCharacter(scalar.value), at: place)
      default: line.append(scalar)
      }
      column += UTF8.width(scalar)
    }
    if !line.isEmpty { lines.append(String(line)) }
    return lines
  }

  /// Whether a terminal might act on the scalar, or a reader be misled by it: C0, C1, delete, and
  /// the marks that reverse the direction of text.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The line of that number, from 1, or an empty one beyond the end.
  func line(_ number: Int) -> String {
    lines.indices.contains(number - 1) ? lines[number - 1] : ""
  }

  /// Where `text` first stands on a line, at or after `column`, or the column itself.
  func position(of text: some StringProtocol, onLine number: Int, from column: Int = 1)
    -> SourcePosition
  {
    let line = Array(self.line(number).utf8)
    let wanted = Array(text.utf8)
    var start = max(0, column - 1)
    while !wanted.isEmpty, start + wanted.count <= line.count {
      if line[start..<start + wanted.count].elementsEqual(wanted) {
        return SourcePosition(line: number, column: start + 1)
      }
      start += 1
    }
    return SourcePosition(line: number, column: max(1, column))
  }

  /// Where the last line ends.
  var end: SourcePosition {
    SourcePosition(line: max(1, lines.count), column: (lines.last?.utf8.count ?? 0) + 1)
  }
}
