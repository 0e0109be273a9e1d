import Cassowary

/// A thousand views in one column, each below the one before: the longest chain of dependencies a
/// screen can have, and the worst case for a tableau.
struct ColumnLayout {
  private let solver = Solver()
  private let root = Box()
  private var heights: [Constraint] = []

  init() {
    solver.addAll([root.left == 0.0, root.top == 0.0, root.width == 390.0])
    var above: Box?
    for _ in 0..<1000 {
      let box = Box()
      let height = (box.height >= 20.0).at(750)
      solver.addAll([
        box.left == root.left + 8.0, box.right == root.right - 8.0,
        box.top == (above?.bottom ?? Expression(root.top)) + 8.0,
        height, (box.height <= 20.0).at(250),
      ])
      heights.append(height)
      above = box
    }
    if let above { solver.addAll([root.bottom == above.bottom + 8.0]) }
  }

  private func edit(_ constraint: Constraint, _ constant: Double) -> Double {
    _ = try? solver.setConstant(constant, of: constraint)
    return solver.drainChangedVariables().reduce(0) { $0 + solver.value(of: $1) }
  }

  static func measurements() -> [Measurement] {
    let column = ColumnLayout()
    var sum = 0.0
    return [
      Measurement("column.build", repetitions: 10) { _ in
        let fresh = ColumnLayout()
        sum += fresh.solver.value(of: fresh.root.height)
      },
      Measurement("column.content", repetitions: 1000) { index in
        let place = index / 2 * 37 % 1000
        sum += column.edit(column.heights[place], index % 2 == 0 ? -44 : -20)
      },
    ]
  }
}
