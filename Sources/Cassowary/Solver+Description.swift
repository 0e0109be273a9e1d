extension Solver: CustomStringConvertible {
  /// The tableau in words, for debugging.
  ///
  /// Variables are named `x1`, `x2`, … and markers `m3`, …, numbered in the order the solver first
  /// saw them, in one count for both. A row reads `basic = constant + terms`; a marker's side is
  /// shown after its name, `+` above zero, `-` below. Costs are listed for each parametric symbol
  /// that has any, from the highest priority down.
  public var description: String {
    var lines = ["rows"]
    let rows = (0..<tableau.rows.count).filter { tableau.rows[$0].basic >= 0 }
    func order(_ row: Int) -> Int { tableau.symbols[Int(tableau.rows[row].basic)].order }
    for row in rows.sorted(by: { order($0) < order($1) }) { lines.append("  " + text(row: row)) }
    let levels = (0..<tableau.levels.order.count).map { tableau.levels.order[$0] }
    lines.append(
      "costs " + levels.map { "\(tableau.levels.priorities[$0])" }.joined(separator: " "))
    let parametric = (0..<tableau.symbols.count).filter {
      tableau.symbols[$0].order > 0 && tableau.symbols[$0].row < 0
    }
    for symbol in parametric.sorted(by: {
      tableau.symbols[$0].order < tableau.symbols[$1].order
    }) {
      let costs = levels.map { tableau.costs[symbol * tableau.stride + $0] }
      guard costs.contains(where: { $0 != 0 }) else { continue }
      lines.append("  \(name(symbol)): " + costs.map { "\($0)" }.joined(separator: " "))
    }
    return lines.joined(separator: "\n")
  }

  private func text(row index: Int) -> String {
    let row = tableau.rows[index]
    let side = row.side > 0 ? "+" : row.side < 0 ? "-" : ""
    var text = "\(name(Int(row.basic)))\(side) = \(row.constant)"
    let entries = (0..<row.entries.count).map { row.entries[$0] }
    for entry in entries.sorted(by: {
      tableau.symbols[Int($0.symbol)].order < tableau.symbols[Int($1.symbol)].order
    }) {
      let sign = entry.coefficient < 0 ? "-" : "+"
      text += " \(sign) \(entry.coefficient.magnitude) \(name(Int(entry.symbol)))"
    }
    return text
  }

  private func name(_ symbol: Int) -> String {
    "\(tableau.symbols[symbol].isVariable ? "x" : "m")\(tableau.symbols[symbol].order)"
  }
}
