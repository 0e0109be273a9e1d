/// A node of a parsed Markdown file, with the place it came from.
struct MarkdownNode {
  enum Kind: Equatable {
    case document
    case paragraph
    case heading(level: Int)
    case quote
    case list(start: Int?)
    case item

    /// An item of a task list.
    case choice(ticked: Bool)

    case code(info: String, fenced: Bool, text: String)
    case table
    case tableRow(isHeader: Bool)
    case tableCell
    case rule
    case text(String)
    case inlineCode(String)
    case emphasis
    case strong
    case struck
    case link(destination: String)
    case image(destination: String)
    case softBreak
    case lineBreak
    case html(String)

    /// A node of a kind that lessons do not use.
    case other
  }

  let kind: Kind
  let position: SourcePosition

  /// The last line of the node.
  let endLine: Int

  var children: [MarkdownNode] = []
}

extension MarkdownNode {
  /// The inline children as the prose's own model.
  var inlines: [Inline] { children.compactMap(\.inline).joiningTexts }

  private var inline: Inline? {
    switch kind {
    case .text(let text): .text(text)
    case .inlineCode(let text): .code(text)
    case .emphasis: .emphasis(inlines)
    case .strong: .strong(inlines)
    case .struck: .struck(inlines)
    case .link(let destination): .link(inlines, destination: destination)
    case .image(let destination):
      .image(description: inlines.plainText, destination: destination)
    case .softBreak: .softBreak
    case .lineBreak: .lineBreak
    default: nil
    }
  }

  /// The node as a block of prose, or nil when it is nothing a reader sees.
  var block: Block? {
    switch kind {
    case .paragraph: inlines.isEmpty ? nil : .paragraph(inlines)
    case .heading(let level): .heading(level: level, inlines)
    case .quote: .quote(blocks)
    case .list(let start): .list(start: start, items: children.map(\.blocks))
    case .code(let info, _, let text):
      .code(language: info.split(separator: " ").first.map(String.init), text)
    case .table: table
    case .rule: .rule
    default: nil
    }
  }

  /// The children as blocks of prose.
  var blocks: [Block] { children.compactMap(\.block) }

  private var table: Block {
    var header: [[Inline]] = []
    var rows: [[[Inline]]] = []
    for row in children {
      let cells = row.children.map(\.inlines)
      if case .tableRow(isHeader: true) = row.kind { header = cells } else { rows.append(cells) }
    }
    return .table(header: header, rows: rows)
  }
}

extension [Inline] {
  /// The same inlines with neighbouring texts made one.
  fileprivate var joiningTexts: [Inline] {
    var result: [Inline] = []
    for inline in self {
      if case .text(let next) = inline, case .text(let last)? = result.last {
        result[result.count - 1] = .text(last + next)
      } else {
        result.append(inline)
      }
    }
    return result
  }
}
