/// Divides code into the pieces that a learner would type one after another.
///
/// A line is added to the piece before it as long as that is not complete, and when it can only go
/// on from it: `else`, `.member`, an operator. Lines that are only a comment belong to what follows.
struct StatementSplitter {
  /// Whether a text can stand alone.
  let isComplete: (String) -> Bool

  func split(_ code: String) -> [String] {
    var pieces: [String] = []
    var open = ""
    for line in code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if open.isEmpty, line.allSatisfy(\.isWhitespace) { continue }
      if open.isEmpty, continuesStatement(line), let last = pieces.popLast() { open = last }
      open += open.isEmpty ? line : "\n" + line
      if isOnlyComments(open) { continue }
      if isComplete(open) {
        pieces.append(open)
        open = ""
      }
    }
    if !open.isEmpty, !isOnlyComments(open) { pieces.append(open) }
    return pieces
  }

  private func continuesStatement(_ line: String) -> Bool {
    let text = line.trimmed
    if text.hasPrefix("//") || text.hasPrefix("/*") { return false }
    if text.hasPrefix(".") { return text.dropFirst().first?.isLetter == true }
    let words = ["else", "catch", "while", "where"]
    let first = text.prefix { $0.isLetter }
    // `while` goes on only from a `repeat`, which is not complete without it.
    if words.contains(String(first)) { return first != "while" }
    return "?:+-*/%&|=<>,)]}".contains(text.first ?? " ")
  }

  private func isOnlyComments(_ text: String) -> Bool {
    text.split(separator: "\n").allSatisfy {
      let line = String($0).trimmed
      return line.isEmpty || line.hasPrefix("//")
    }
  }
}
