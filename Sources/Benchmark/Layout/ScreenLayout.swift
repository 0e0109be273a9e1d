import Cassowary

/// A screen of a thousand views: ten sections of ten rows of nine cells, 1,010 views and the root.
///
/// Each view has four variables; sections and rows are stacked, the cells of a row share its width
/// equally and have content sizes that they hug and resist compression by.
struct ScreenLayout {
  private let solver = Solver()
  private let root = Box()
  private let widthEdit: Constraint
  private let topEdit: Constraint
  private var contentEdits: [Constraint] = []

  init() {
    widthEdit = root.width == 390.0
    topEdit = root.top == 0.0
    solver.addAll([root.left == 0.0, topEdit, widthEdit])
    var above: Box?
    for _ in 0..<10 {
      let section = Box()
      stack(section, below: above, in: root, margin: 16)
      addRows(to: section)
      above = section
    }
    if let above { solver.addAll([root.bottom == above.bottom + 8.0]) }
  }

  private mutating func addRows(to section: Box) {
    var above: Box?
    for _ in 0..<10 {
      let row = Box()
      stack(row, below: above, in: section, margin: 8)
      addCells(to: row)
      above = row
    }
    if let above { solver.addAll([section.bottom == above.bottom + 8.0]) }
  }

  private func stack(_ box: Box, below above: Box?, in container: Box, margin: Double) {
    solver.addAll([
      box.left == container.left + margin, box.right == container.right - margin,
      box.top == (above?.bottom ?? Expression(container.top)) + 8.0,
    ])
  }

  private mutating func addCells(to row: Box) {
    var before: Box?
    for index in 0..<9 {
      let cell = Box()
      let height = Double(20 + index % 3)
      let content = (cell.height >= height).at(750)
      solver.addAll([
        cell.left == (before?.right ?? Expression(row.left)),
        cell.top == row.top, cell.bottom <= row.bottom,
        content, (cell.height <= height).at(250), (cell.width >= 30.0).at(740),
      ])
      if let before { solver.addAll([cell.width == before.width]) }
      contentEdits.append(content)
      before = cell
    }
    if let before { solver.addAll([before.right == row.right]) }
    solver.addAll([(row.height == 0.0).at(50)])
  }

  private func edit(_ constraint: Constraint, _ constant: Double) -> Double {
    _ = try? solver.setConstant(constant, of: constraint)
    return solver.drainChangedVariables().reduce(0) { $0 + solver.value(of: $1) }
  }

  static func measurements() -> [Measurement] {
    let screen = ScreenLayout()
    var sum = 0.0
    return [
      Measurement("screen.build", repetitions: 20) { _ in
        let fresh = ScreenLayout()
        sum += fresh.solver.value(of: fresh.root.height)
      },
      Measurement("screen.width", repetitions: 2000) { index in
        sum += screen.edit(screen.widthEdit, index % 2 == 0 ? -844 : -390)
      },
      Measurement("screen.top", repetitions: 2000) { index in
        sum += screen.edit(screen.topEdit, index % 2 == 0 ? -47 : 0)
      },
      Measurement("screen.content", repetitions: 2000) { index in
        let edits = screen.contentEdits
        sum += screen.edit(edits[index / 2 * 37 % edits.count], index % 2 == 0 ? -44 : -21)
      },
    ]
  }
}
