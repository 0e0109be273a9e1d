import Foundation

/// What is said of one line of a program.
struct Finding: Hashable, Comparable, CustomStringConvertible {
  /// How grave it is.
  enum Severity: String, CaseIterable, CustomStringConvertible {
    case error, warning

    var description: String { rawValue }
  }

  /// The line, counted from 1.
  let line: Int
  let severity: Severity
  let text: String

  var description: String { "\(line): \(severity): \(text)" }

  static func < (left: Finding, right: Finding) -> Bool {
    (left.line, left.text) < (right.line, right.text)
  }

  /// The findings about a file in what a compiler wrote: lines `FILE:LINE:COLUMN: error: TEXT`.
  static func all(in output: String, of file: String) -> Set<Finding> {
    Set(output.split(separator: "\n").compactMap { Finding(String($0), file: file) })
  }

  private init?(_ text: String, file: String) {
    guard let start = text.range(of: "\(file):") else { return nil }
    let parts = text[start.upperBound...].split(separator: ":", maxSplits: 3)
    guard parts.count == 4, let line = Int(parts[0]), Int(parts[1]) != nil,
      let severity = Severity(rawValue: parts[2].trimmingCharacters(in: .whitespaces))
    else { return nil }
    var message = parts[3].trimmingCharacters(in: .whitespaces)
    // The group of a diagnostic, in brackets at the end.
    if message.hasSuffix("]"), let group = message.range(of: " [#", options: .backwards) {
      message = String(message[..<group.lowerBound])
    }
    self.init(line: line, severity: severity, text: message)
  }

  init(line: Int, severity: Severity, text: String) {
    self.line = line
    self.severity = severity
    self.text = text
  }
}
