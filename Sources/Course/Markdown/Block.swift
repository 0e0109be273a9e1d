/// A paragraph-like part of a lesson's prose.
public indirect enum Block: Equatable, Sendable {
  case paragraph([Inline])

  /// A heading inside a step; `level` is from 3 to 6.
  case heading(level: Int, [Inline])

  /// Items one below the other; `start` is the first number of a numbered list, else nil.
  case list(start: Int?, items: [[Block]])

  /// Code to show; `language` is the first word of the info string.
  case code(language: String?, String)

  case quote([Block])

  /// A table, each cell a run of text; short rows have been filled.
  case table(header: [[Inline]], rows: [[[Inline]]])

  case rule
}

/// A part of a paragraph.
public indirect enum Inline: Equatable, Sendable {
  case text(String)
  case code(String)
  case emphasis([Inline])
  case strong([Inline])
  case struck([Inline])
  case link([Inline], destination: String)

  /// An image, which a terminal shows as its description.
  case image(description: String, destination: String)

  /// A line end in the source, which is a space to the reader.
  case softBreak

  case lineBreak
}

extension [Inline] {
  /// The words alone, without their styles.
  public var plainText: String {
    map { inline in
      switch inline {
      case .text(let text), .code(let text), .image(let text, _): text
      case .emphasis(let children), .strong(let children), .struck(let children),
        .link(let children, _):
        children.plainText
      case .softBreak, .lineBreak: " "
      }
    }.joined()
  }
}

extension [Block] {
  /// The words alone, blocks separated by line ends.
  public var plainText: String {
    map { block in
      switch block {
      case .paragraph(let inlines), .heading(_, let inlines): inlines.plainText
      case .list(_, let items): items.map(\.plainText).joined(separator: "\n")
      case .code(_, let text): text
      case .quote(let blocks): blocks.plainText
      case .table(let header, let rows):
        ([header] + rows).map { $0.map(\.plainText).joined(separator: " | ") }
          .joined(separator: "\n")
      case .rule: ""
      }
    }.joined(separator: "\n")
  }
}
