import Cassowary
import Testing

/// Whether variables have a single best value.
@Suite struct AmbiguityTests {
  let solver = Solver()
  let x = Variable()
  let y = Variable()

  @Test func unknownVariablesAreUndetermined() {
    #expect(!solver.isDetermined(x))
  }

  @Test func equationsDetermine() throws {
    try solver.add(x + y == 10.0)
    #expect(!solver.isDetermined(x))
    #expect(!solver.isDetermined(y))
    try solver.add((x == 3.0).at(1))
    #expect(solver.isDetermined(x))
    #expect(solver.isDetermined(y))
  }

  @Test func inequalitiesLeaveRoom() throws {
    try solver.add(x >= 3.0)
    #expect(!solver.isDetermined(x))
    try solver.add(x <= 3.0)
    #expect(solver.isDetermined(x))
  }

  @Test func equalErrorsLeaveRoom() throws {
    try solver.add((x == 10.0).at(500))
    #expect(solver.isDetermined(x))
    try solver.add((x == 20.0).at(500))
    #expect(!solver.isDetermined(x))
    try solver.add((x == 12.0).at(500))
    #expect(solver.isDetermined(x))
    #expect(solver.value(of: x) == 12)
  }

  @Test func askingChangesNothing() throws {
    try solver.add(x + y <= 10.0)
    try solver.add(x >= 0.0)
    try solver.add(y >= 0.0)
    try solver.add((x + y == 10.0).at(500))
    let before = [solver.value(of: x), solver.value(of: y)]
    #expect(!solver.isDetermined(x))
    #expect(!solver.isDetermined(y))
    #expect([solver.value(of: x), solver.value(of: y)] == before)
  }
}
