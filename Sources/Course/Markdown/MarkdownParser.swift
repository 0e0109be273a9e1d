import CMarkdown
import Messages
import Synchronization

/// Reads Markdown with cmark-gfm: task lists, tables and struck-out text beside plain CommonMark.
enum MarkdownParser {
  /// The deepest nesting that is followed; what lies below is reported and left out.
  static let depthLimit = 24

  /// cmark-gfm's tables of special characters are global and change while it parses.
  private static let lock = Mutex<Void>(())

  /// Parses the lines of `source` after the first `skipped`, which keep their numbers.
  static func parse(_ source: LessonSource, skipping skipped: Int, problems: inout ProblemList)
    -> MarkdownNode
  {
    let blank = Array(repeating: "", count: min(skipped, source.lines.count))
    let text = (blank + source.lines.dropFirst(skipped)).joined(separator: "\n") + "\n"
    var reader = TreeReader(source: source, problems: problems)
    let root = lock.withLock { _ in reader.read(text) }
    problems = reader.problems
    return root ?? MarkdownNode(kind: .document, position: .start, endLine: 1)
  }
}

/// Copies cmark-gfm's tree into our own.
private struct TreeReader {
  let source: LessonSource
  var problems: ProblemList
  private var reportedDepth = false

  init(source: LessonSource, problems: ProblemList) {
    self.source = source
    self.problems = problems
  }

  mutating func read(_ text: String) -> MarkdownNode? {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
    defer { cmark_parser_free(parser) }
    for name in ["tasklist", "table", "strikethrough"] {
      if let syntax = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, syntax)
      }
    }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cmark_parser_feed(parser, $0.baseAddress, $0.count)
      }
    }
    guard let root = cmark_parser_finish(parser) else { return nil }
    defer { cmark_node_free(root) }
    return node(root, parent: .start, depth: 0)
  }

  private mutating func node(
    _ raw: OpaquePointer, parent: SourcePosition, depth: Int
  ) -> MarkdownNode {
    let line = Int(cmark_node_get_start_line(raw))
    let position =
      line > 0
      ? SourcePosition(line: line, column: max(1, Int(cmark_node_get_start_column(raw)))) : parent
    var result = MarkdownNode(
      kind: kind(of: raw, at: position), position: position,
      endLine: max(position.line, Int(cmark_node_get_end_line(raw))))
    checkFence(result)
    guard depth < MarkdownParser.depthLimit else {
      if !reportedDepth {
        reportedDepth = true
        problems.report(TextProblem.tooDeep(limit: MarkdownParser.depthLimit), at: position)
      }
      return result
    }
    var child = cmark_node_first_child(raw)
    while let current = child {
      result.children.append(node(current, parent: position, depth: depth + 1))
      child = cmark_node_next(current)
    }
    return result
  }

  private mutating func kind(of raw: OpaquePointer, at position: SourcePosition)
    -> MarkdownNode.Kind
  {
    switch string(cmark_node_get_type_string(raw)) {
    case "document": .document
    case "paragraph": .paragraph
    case "heading": .heading(level: Int(cmark_node_get_heading_level(raw)))
    case "block_quote": .quote
    case "list":
      .list(
        start: cmark_node_get_list_type(raw) == CMARK_ORDERED_LIST
          ? Int(cmark_node_get_list_start(raw)) : nil)
    case "item": .item
    case "tasklist": .choice(ticked: cmark_gfm_extensions_get_tasklist_item_checked(raw))
    case "code_block": code(raw)
    case "table": .table
    case "table_header": .tableRow(isHeader: true)
    case "table_row": .tableRow(isHeader: false)
    case "table_cell": .tableCell
    case "thematic_break": .rule
    case "text": .text(string(cmark_node_get_literal(raw)))
    case "code": .inlineCode(string(cmark_node_get_literal(raw)))
    case "emph": .emphasis
    case "strong": .strong
    case "strikethrough": .struck
    case "link": .link(destination: string(cmark_node_get_url(raw)))
    case "image": .image(destination: string(cmark_node_get_url(raw)))
    case "softbreak": .softBreak
    case "linebreak": .lineBreak
    case "html_block", "html_inline": html(string(cmark_node_get_literal(raw)), at: position)
    default: .other
    }
  }

  private func code(_ raw: OpaquePointer) -> MarkdownNode.Kind {
    var length: CInt = 0
    var offset: CInt = 0
    var character: CChar = 0
    let fenced = cmark_node_get_fenced(raw, &length, &offset, &character) != 0
    return .code(
      info: string(cmark_node_get_fence_info(raw)).trimmed, fenced: fenced,
      text: string(cmark_node_get_literal(raw)))
  }

  /// A comment is for authors and passes; any other HTML is reported.
  private mutating func html(_ text: String, at position: SourcePosition) -> MarkdownNode.Kind {
    let shown = text.trimmed
    if !(shown.hasPrefix("<!--") && shown.hasSuffix("-->")) {
      let line = shown.split(separator: "\n").first.map(String.init) ?? shown
      let place = source.position(of: line, onLine: position.line)
      problems.report(TextProblem.html(String(line.prefix(40))), at: place)
    }
    return .html(text)
  }

  /// A fence that the file ends without closing swallows the rest of the lesson silently.
  private mutating func checkFence(_ node: MarkdownNode) {
    guard case .code(_, fenced: true, _) = node.kind else { return }
    let last = source.line(node.endLine).trimmingPrefix { " \t>".contains($0) }
    let closes = last.hasPrefix("```") || last.hasPrefix("~~~")
    if !closes || node.endLine == node.position.line {
      problems.report(TextProblem.unclosedFence, at: node.position)
    }
  }

  private func string(_ raw: UnsafePointer<CChar>?) -> String {
    raw.map { String(cString: $0) } ?? ""
  }
}
