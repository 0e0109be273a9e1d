import Messages

/// The `{#id .class}` at the end of a heading or of a choice.
struct HeadingAttributes {
  /// The identifier, checked to be a valid one by whoever knows what it names.
  private(set) var id: String?

  private(set) var isHints = false
  private(set) var isOrder = false

  /// Where the brace is, or the node's own place when there is none.
  let position: SourcePosition

  /// The text before the attributes.
  let inlines: [Inline]

  private static let classes = [".hints", ".order"]

  init(_ node: MarkdownNode, source: LessonSource, problems: inout ProblemList) {
    let inlines = node.inlines
    guard case .text(let last)? = inlines.last, last.trimmed.hasSuffix("}"),
      let brace = last.lastIndex(of: "{")
    else {
      self.inlines = inlines
      position = node.position
      return
    }
    let text = String(last[brace...]).trimmed
    let position = source.position(
      of: text, onLine: node.endLine,
      from: node.endLine == node.position.line
        ? node.position.column : 1)
    self.position = position
    let before = String(last[..<brace])
    let kept = String(before.reversed().drop { $0.isWhitespace }.reversed())
    self.inlines = Array(inlines.dropLast()) + (kept.isEmpty ? [] : [.text(kept)])
    let words = text.dropFirst().dropLast().split(separator: " ").map(String.init)
    if words.isEmpty { problems.report(StepProblem.badAttributes(text), at: position) }
    for word in words { read(word, of: text, problems: &problems) }
  }

  private mutating func read(_ word: String, of text: String, problems: inout ProblemList) {
    if word.hasPrefix("#"), word.count > 1, id == nil {
      id = String(word.dropFirst())
    } else if word == ".hints", !isHints {
      isHints = true
    } else if word == ".order", !isOrder {
      isOrder = true
    } else if word.hasPrefix(".") {
      problems.report(StepProblem.unknownAttribute(word), at: position)
    } else {
      problems.report(StepProblem.badAttributes(text), at: position)
    }
  }
}
