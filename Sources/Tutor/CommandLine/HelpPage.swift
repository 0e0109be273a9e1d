import Messages
import Terminal

/// Lays a help page out in columns.
enum HelpPage {
  /// The column where the explanations begin, as swift-argument-parser has it.
  private static let labelWidth = 26

  /// The lines of a page, wrapped at a width.
  static func lines(_ page: Usage.Page, width: Int, in language: Language) -> [String] {
    func title(_ part: Usage.Part) -> String { Usage.title(part, in: language) }
    var lines = TextWrapping.lines(
      of: page.overview, width: width, indent: title(.overview) + ": ", hangingIndent: "")
    lines += ["", title(.usage) + ": " + page.synopsis]
    if !page.examples.isEmpty {
      lines += section(title(.examples), page.examples, width: width)
    }
    for list in page.lists {
      lines += section(list.title, list.entries, width: width)
    }
    return lines
  }

  private static func section(
    _ title: String, _ entries: [Usage.Entry], width: Int
  ) -> [String] {
    ["", title + ":"] + entries.flatMap { entry($0, width: width) }
  }

  private static func entry(_ entry: Usage.Entry, width: Int) -> [String] {
    let label = "  " + entry.label
    let hanging = String(repeating: " ", count: labelWidth)
    let used = DisplayWidth.of(label)
    if used + 1 < labelWidth {
      let indent = label + String(repeating: " ", count: labelWidth - used)
      return TextWrapping.lines(
        of: entry.text, width: width, indent: indent, hangingIndent: hanging)
    }
    return [label]
      + TextWrapping.lines(of: entry.text, width: width, indent: hanging, hangingIndent: hanging)
  }
}
