import SwiftSyntax

/// Doc comments.
extension Collector {
  /// The text of a declaration's doc comment up to its first list of fields, on one line; nil
  /// without one.
  static func documentation(of declaration: some SyntaxProtocol) -> String? {
    var lines: [Substring] = []
    for case .docLineComment(let text) in declaration.leadingTrivia {
      let line = text.dropFirst(3).drop { $0 == " " }
      if line.hasPrefix("- ") || line.hasPrefix("```") { break }
      lines.append(line)
    }
    let text = lines.joined(separator: " ").onOneLine
    return text.isEmpty ? nil : text
  }
}
