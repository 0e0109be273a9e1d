/// Draws trees with lines that join a node to its children.
///
/// ```
///   view: UIView          0, 0, 393 × 852
/// + ├─ label: UILabel     131, 415, 131 × 20  "Ciao"
/// ~ └─ button: UIButton   20, 60, 100 × 44
/// ```
///
/// The signs of the marks stand in a column of their own, which is left out when there are none.
/// What does not fit the width goes below its node; nothing is cut.
public struct TreeDrawing: Sendable {
  /// The columns of a line, at least 20.
  public var width: Int
  public var characters: DrawingCharacters
  public var styler: Styler

  /// Makes a drawing for a width.
  public init(width: Int, characters: DrawingCharacters, styler: Styler) {
    self.width = max(20, width)
    self.characters = characters
    self.styler = styler
  }

  /// Makes a drawing for a terminal.
  public init(_ capabilities: TerminalCapabilities) {
    self.init(
      width: capabilities.size.columns, characters: capabilities.drawing,
      styler: capabilities.styler)
  }

  /// The lines of trees drawn one below the other.
  public func lines(of roots: [TreeNode]) -> [String] {
    let visits = TreeNode.visits(of: roots)
    let hasMarks = visits.contains { $0.node.mark != .none }
    let columns = Columns(visits: visits, drawing: self)
    return visits.flatMap { lines(of: $0, columns: columns, hasMarks: hasMarks) }
  }

  /// Where the columns of the details begin and how wide they are.
  private struct Columns {
    var title = 0
    var details: [Int] = []

    init(visits: [TreeNode.Visit], drawing: TreeDrawing) {
      for visit in visits where !visit.node.details.isEmpty {
        let left = DisplayWidth.of(drawing.branch(of: visit) + visit.node.title)
        // One long title must not push the details of all the others away.
        if left <= drawing.width / 2 { title = max(title, left) }
        for (number, detail) in visit.node.details.enumerated() {
          if number == details.count { details.append(0) }
          details[number] = max(details[number], DisplayWidth.of(detail))
        }
      }
    }
  }

  private func lines(of visit: TreeNode.Visit, columns: Columns, hasMarks: Bool) -> [String] {
    let node = visit.node
    let room = hasMarks ? width - 2 : width
    let branch = branch(of: visit)
    let below = continuation(of: visit)
    var rows: [String] = []

    let titles = TextWrapping.lines(
      of: node.title, width: room, indent: branch, hangingIndent: below + "  ")
    let drawn = titles.enumerated().map { number, line in
      let lead = number == 0 ? branch : below + "  "
      return lead + styler(String(line.dropFirst(lead.count)), node.mark.style)
    }
    var details = ""
    for (number, detail) in node.details.enumerated() {
      let isLast = number == node.details.count - 1
      details += isLast ? detail : DisplayWidth.padded(detail, to: columns.details[number]) + "  "
    }
    let aligned = DisplayWidth.padded(drawn[drawn.count - 1], to: columns.title)
    rows = drawn.dropLast()
    if details.isEmpty {
      rows.append(drawn[drawn.count - 1])
    } else if DisplayWidth.of(aligned) + 2 + DisplayWidth.of(details) <= room {
      rows.append(aligned + "  " + details)
    } else {
      rows.append(drawn[drawn.count - 1])
      rows += wrapped(node.details.joined(separator: "  "), below: below, room: room, style: nil)
    }
    if let note = node.note, !note.isEmpty, let last = rows.last {
      if DisplayWidth.of(last) + 2 + DisplayWidth.of(note) <= room {
        rows[rows.count - 1] = last + "  " + styler(note, .hint)
      } else {
        rows += wrapped(note, below: below, room: room, style: .hint)
      }
    }
    guard hasMarks else { return rows }
    let sign = styler(node.mark.sign(characters), node.mark == .none ? nil : node.mark.style)
    return rows.enumerated().map { ($0.offset == 0 ? sign + " " : "  ") + $0.element }
  }

  private func wrapped(_ text: String, below: String, room: Int, style: Style?) -> [String] {
    let lead = below + "   "
    return TextWrapping.lines(of: text, width: room, indent: lead, hangingIndent: lead)
      .map { lead + styler(String($0.dropFirst(lead.count)), style) }
  }

  // MARK: - Branches

  /// The levels drawn with lines; deeper ones are only counted, lest the text be squeezed away.
  private var drawnLevels: Int { max(1, (width / 2) / 3) }

  /// What stands before a node's title.
  private func branch(of visit: TreeNode.Visit) -> String {
    guard let isLast = visit.isLast.last else { return "" }
    let joint = characters == .unicode ? (isLast ? "└─ " : "├─ ") : (isLast ? "`- " : "|- ")
    return ancestors(of: visit) + joint
  }

  /// What stands before the lines that follow a node's title.
  private func continuation(of visit: TreeNode.Visit) -> String {
    var lead = ""
    if let isLast = visit.isLast.last {
      lead = ancestors(of: visit) + (isLast ? "   " : rail)
    }
    return lead + (visit.hasChildren ? String(rail.dropLast(2)) : " ")
  }

  private func ancestors(of visit: TreeNode.Visit) -> String {
    let levels = visit.isLast.dropLast()
    guard levels.count >= drawnLevels else { return levels.map { $0 ? "   " : rail }.joined() }
    let count = "(\(visit.depth))"
    return DisplayWidth.padded(count, to: drawnLevels * 3)
  }

  private var rail: String { characters == .unicode ? "│  " : "|  " }
}
