import Cassowary
import Testing

/// The example that explains the method in the documentation of `Solver`, step by step.
@Suite struct WorkedExampleTests {
  @Test func goesAsDocumented() throws {
    let solver = Solver()
    let x = Variable()
    let y = Variable()
    let total = x + y == 100.0
    try solver.add(total)
    // Symbols are numbered as they appear: the first constraint's marker, then its variables.
    #expect(solver.description.contains("x2 = 100.0 + 1.0 m1 - 1.0 x3"))
    try solver.add((x == 30.0).at(750))
    #expect(solver.description.contains("x2 = 30.0 + 1.0 m4"))
    #expect(solver.description.contains("x3 = 70.0 + 1.0 m1 - 1.0 m4"))
    try solver.add((y == 80.0).at(250))
    #expect(
      solver.description == """
        rows
          x2 = 30.0 + 1.0 m4
          x3 = 70.0 + 1.0 m1 - 1.0 m4
          m5- = -10.0 + 1.0 m1 - 1.0 m4
        costs 750.0 250.0
          m1: 0.0 -1.0
          m4: 0.0 1.0
        """)
    try solver.setConstant(-130, of: total)
    #expect(solver.description.contains("m5+ = 20.0 + 1.0 m1 - 1.0 m4"))
    let limit = y <= 90.0
    try solver.add(limit)
    #expect(
      solver.description == """
        rows
          x2 = 40.0 + 1.0 m1 - 1.0 m6
          x3 = 90.0 + 1.0 m6
          m4+ = 10.0 + 1.0 m1 - 1.0 m6
          m5+ = 10.0 + 1.0 m6
        costs 750.0 250.0
          m1: 1.0 0.0
          m6: -1.0 1.0
        """)
    let narrow = x <= 35.0
    let before = solver.description
    let error = #expect(throws: Unsatisfiable.self) { try solver.add(narrow) }
    let conflict = try #require(error?.conflict)
    #expect(
      conflict.map(ObjectIdentifier.init) == [total, limit, narrow].map(ObjectIdentifier.init))
    #expect(solver.description == before)
  }
}
