import Course
import Terminal

/// Turns a lesson's prose into lines for the terminal.
///
/// The text of a lesson is somebody else's: what a terminal would obey is stripped from it.
struct ProseRenderer {
  let width: Int
  let styler: Styler
  let isPlain: Bool

  init(_ capabilities: TerminalCapabilities) {
    width = max(20, min(capabilities.size.columns, 88))
    styler = capabilities.styler
    isPlain = capabilities.isPlain
  }

  /// The lines of blocks, one blank line between them.
  func lines(_ blocks: [Block], indent: String = "") -> [String] {
    var lines: [String] = []
    for block in blocks {
      if !lines.isEmpty { lines.append("") }
      lines += self.lines(block, indent: indent)
    }
    return lines
  }

  /// Inline prose as one styled text.
  func text(_ inlines: [Inline]) -> String {
    inlines.map(text).joined()
  }

  private func text(_ inline: Inline) -> String {
    switch inline {
    case .text(let text): Sanitizer.cleaned(text)
    case .code(let text): code(text)
    case .emphasis(let children): text(children)
    case .strong(let children): styler(text(children), .bold)
    case .struck(let children): text(children)
    case .link(let children, let destination): link(text(children), to: destination)
    case .image(let description, _): "[" + Sanitizer.cleaned(description) + "]"
    case .softBreak: " "
    case .lineBreak: "\n"
    }
  }

  /// Without colours the backquotes stay, so that code is still told from prose.
  private func code(_ text: String) -> String {
    let clean = Sanitizer.cleanedLine(text)
    return styler.depth == .none ? "`" + clean + "`" : styler(clean, .code)
  }

  private func link(_ text: String, to destination: String) -> String {
    let address = Sanitizer.cleanedLine(destination)
    return text == address ? text : text + " <" + address + ">"
  }

  private func lines(_ block: Block, indent: String) -> [String] {
    switch block {
    case .paragraph(let inlines):
      return wrapped(text(inlines), indent: indent)
    case .heading(_, let inlines):
      return [indent + styler(text(inlines), .bold)]
    case .list(let start, let items):
      return list(items, start: start, indent: indent)
    case .code(_, let code):
      return codeLines(code, indent: indent)
    case .quote(let blocks):
      return lines(blocks, indent: indent + "  ")
    case .table(let header, let rows):
      return table(header: header, rows: rows, indent: indent)
    case .rule:
      return [indent + String(repeating: "-", count: 3)]
    }
  }

  /// Code as it is, set off by two spaces.
  func codeLines(_ code: String, indent: String = "") -> [String] {
    Sanitizer.cleaned(code).trimmingSuffix(while: \.isNewline).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map {
      indent + "  " + styler(String($0), .code)
    }
  }

  private func wrapped(_ text: String, indent: String, hanging: String? = nil) -> [String] {
    TextWrapping.lines(
      of: text, width: width, indent: indent, hangingIndent: hanging ?? indent)
  }

  private func list(_ items: [[Block]], start: Int?, indent: String) -> [String] {
    var result: [String] = []
    var number = start
    for item in items {
      let bullet = number.map { "\($0). " } ?? (isPlain ? "- " : "• ")
      number = number.map { $0 &+ 1 }
      let hanging = indent + String(repeating: " ", count: DisplayWidth.of(bullet))
      var body = lines(item, indent: hanging)
      if let first = body.first {
        body[0] = indent + bullet + first.dropFirst(hanging.count)
      }
      result += body
    }
    return result
  }

  private func table(header: [[Inline]], rows: [[[Inline]]], indent: String) -> [String] {
    ([header] + rows).flatMap { row in
      wrapped(row.map(text).joined(separator: " | "), indent: indent, hanging: indent + "  ")
    }
  }
}
