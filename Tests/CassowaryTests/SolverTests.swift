import Cassowary
import Testing

/// What a caller sees of a solver: additions, removals, edits, values.
@Suite struct SolverTests {
  let solver = Solver()
  let x = Variable()
  let y = Variable()
  let z = Variable()

  @Test func givesZeroToVariablesItDoesNotKnow() {
    #expect(solver.value(of: x) == 0)
  }

  @Test func solvesEquations() throws {
    try solver.add(x + y == 10.0)
    try solver.add(x - y == 4.0)
    #expect(solver.value(of: x) == 7)
    #expect(solver.value(of: y) == 3)
  }

  @Test func takesVariablesOfEitherSign() throws {
    try solver.add(x == -25.0)
    try solver.add(y == 2 * x)
    #expect(solver.value(of: y) == -50)
  }

  @Test func addsUpRepeatedTerms() throws {
    try solver.add(x + x + x == 12.0)
    #expect(solver.value(of: x) == 4)
  }

  @Test func keepsInequalities() throws {
    try solver.add(x >= 10.0)
    try solver.add(y <= 20.0)
    try solver.add((x == 0.0).at(500))
    try solver.add((y == 100.0).at(500))
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 20)
  }

  /// The example of Badros, Borning and Stuckey: a middle point between two ends.
  @Test func solvesTheMidpointOfThePaper() throws {
    let left = Variable()
    let middle = Variable()
    let right = Variable()
    try solver.add(2 * middle == left + right)
    try solver.add(right == left + 10.0)
    try solver.add(right <= 100.0)
    try solver.add(left >= 0.0)
    let edit = (middle == 40.0).at(800)
    try solver.add(edit)
    #expect(solver.value(of: left) == 35)
    #expect(solver.value(of: right) == 45)
    try solver.setConstant(-120, of: edit)
    #expect(solver.value(of: left) == 90)
    #expect(solver.value(of: middle) == 95)
    #expect(solver.value(of: right) == 100)
  }

  @Test func removalRestores() throws {
    try solver.add((x == 10.0).at(250))
    let strong = (x == 20.0).at(750)
    try solver.add(strong)
    #expect(solver.value(of: x) == 20)
    solver.remove(strong)
    #expect(solver.value(of: x) == 10)
  }

  @Test func reportsWhichVariablesChanged() throws {
    try solver.add(y == x + 5.0)
    let edit = x == 1.0
    try solver.add(edit)
    try solver.add(z == 3.0)
    #expect(Set(solver.drainChangedVariables().map(ObjectIdentifier.init)).count == 3)
    try solver.setConstant(-2, of: edit)
    let changed = solver.drainChangedVariables()
    #expect(changed.count == 2)
    #expect(!changed.contains { $0 === z })
    #expect(solver.drainChangedVariables().isEmpty)
  }

  @Test func refusesWhatCannotHold() throws {
    let first = x == 10.0
    let second = y == x
    let other = z == 1.0
    let third = y >= 11.0
    try solver.add(first)
    try solver.add(other)
    try solver.add(second)
    let error = #expect(throws: Unsatisfiable.self) { try solver.add(third) }
    let conflict = try #require(error?.conflict)
    #expect(conflict.count == 3)
    #expect(conflict.first === first)
    #expect(conflict.last === third)
    #expect(!solver.contains(third))
    #expect(solver.value(of: y) == 10)
  }
}
