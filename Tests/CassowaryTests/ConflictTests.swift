import Cassowary
import Testing

/// Why constraints do not hold.
@Suite struct ConflictTests {
  let solver = Solver()
  let x = Variable()
  let y = Variable()
  let z = Variable()

  private func identify(_ constraints: [Constraint]) -> [ObjectIdentifier] {
    constraints.map(ObjectIdentifier.init)
  }

  @Test func namesOnlyWhatConflictsInOrderOfAddition() throws {
    let width = x == 100.0
    let unrelated = z == 3.0
    let half = y == x / 2
    let least = y >= 60.0
    for constraint in [least, unrelated, width] { try solver.add(constraint) }
    let error = #expect(throws: Unsatisfiable.self) { try solver.add(half) }
    #expect(identify(error?.conflict ?? []) == identify([least, width, half]))
  }

  @Test func anEditThatConflictsChangesNothing() throws {
    let total = x + y == 100.0
    let first = x <= 60.0
    let second = y <= 60.0
    for constraint in [total, first, second] { try solver.add(constraint) }
    let before = [solver.value(of: x), solver.value(of: y)]
    let error = #expect(throws: Unsatisfiable.self) { try solver.setConstant(-130, of: total) }
    #expect(error?.constraint === total)
    #expect(identify(error?.conflict ?? []) == identify([total, first, second]))
    #expect(solver.constant(of: total) == -100)
    #expect([solver.value(of: x), solver.value(of: y)] == before)
    try solver.setConstant(-120, of: total)
    #expect(solver.value(of: x) == 60)
  }

  @Test func explainsAWishThatRequiredConstraintsForbid() throws {
    let limit = x <= 50.0
    let wish = (x == 80.0).at(500)
    try solver.add(z == 1.0)
    try solver.add(limit)
    try solver.add(wish)
    #expect(identify(solver.conflict(with: wish)) == identify([limit, wish]))
  }

  @Test func explainsAWishByStrongerWishes() throws {
    let weak = (x == 80.0).at(250)
    let strong = (y == 10.0).at(750)
    let link = x == y
    for constraint in [weak, strong, link] { try solver.add(constraint) }
    #expect(identify(solver.conflict(with: weak)) == identify([weak, strong, link]))
    #expect(solver.conflict(with: strong).isEmpty)
  }

  @Test func explainsAWishByAnEarlierOneOfItsPriority() throws {
    let first = (x == 10.0).at(500)
    let second = (x == 20.0).at(500)
    try solver.add(first)
    try solver.add(second)
    #expect(identify(solver.conflict(with: second)) == identify([first, second]))
    #expect(solver.conflict(with: first).isEmpty)
  }

  @Test func explainsAWishByOneThatCannotHoldEither() throws {
    let limit = x <= 10.0
    let strong = (x == 20.0).at(900)
    let wish = (x <= 5.0).at(800)
    for constraint in [limit, strong, wish] { try solver.add(constraint) }
    #expect(solver.value(of: x) == 10)
    #expect(identify(solver.conflict(with: wish)) == identify([strong, wish]))
  }

  @Test func tellsWhatAConstraintWouldConflictWith() throws {
    let limit = x <= 50.0
    try solver.add(limit)
    let next = x == 80.0
    #expect(identify(solver.conflict(with: next)) == identify([limit, next]))
    #expect(solver.conflict(with: x == 40.0).isEmpty)
    #expect(!solver.contains(next))
  }

  @Test func usesEditedConstants() throws {
    let limit = x <= 50.0
    let wish = (x == 80.0).at(500)
    try solver.add(limit)
    try solver.add(wish)
    try solver.setConstant(-90, of: limit)
    #expect(solver.conflict(with: wish).isEmpty)
    try solver.setConstant(-95, of: wish)
    #expect(solver.conflict(with: wish).count == 2)
  }
}
