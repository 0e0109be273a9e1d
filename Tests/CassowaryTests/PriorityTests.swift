import Cassowary
import Testing

/// Lexicographic priorities and the documented choices among equally good solutions.
@Suite struct PriorityTests {
  let solver = Solver()
  let x = Variable()
  let y = Variable()

  @Test func manyWeakConstraintsNeverOutweighAStrongerOne() throws {
    try solver.add((x == 0.0).at(251))
    for _ in 0..<2000 { try solver.add((x == 1_000_000.0).at(250)) }
    #expect(solver.value(of: x) == 0)
  }

  @Test func eachLevelIsStrictlyAboveTheNext() throws {
    for priority in stride(from: 1.0, through: 999, by: 1) {
      try solver.add((x == priority).at(priority))
      #expect(solver.value(of: x) == priority)
    }
    try solver.add(x == 1000.0)
    #expect(solver.value(of: x) == 1000)
  }

  @Test func lowerLevelsDecideWhatHigherOnesLeaveOpen() throws {
    try solver.add((x >= 10.0).at(750))
    try solver.add((x <= 20.0).at(700))
    try solver.add((x == 15.0).at(1))
    #expect(solver.value(of: x) == 15)
  }

  @Test func prioritiesMayBeFractionsAndZero() throws {
    try solver.add((x == 1.0).at(0))
    #expect(solver.value(of: x) == 1)
    try solver.add((x == 2.0).at(0.5))
    #expect(solver.value(of: x) == 2)
    try solver.add((x == 3.0).at(999.5))
    try solver.add((x == 4.0).at(999))
    #expect(solver.value(of: x) == 3)
  }

  @Test func prioritiesAboveRequiredAreRequired() throws {
    try solver.add((x == 1.0).at(2000))
    #expect(throws: Unsatisfiable.self) { try solver.add(x == 2.0) }
  }

  @Test func atEqualPriorityTheSumOfErrorsIsLeast() throws {
    for wish in [10.0, 20, 90] { try solver.add((x == wish).at(500)) }
    #expect(solver.value(of: x) == 20)
  }

  @Test func atEqualPriorityTheEarlierConstraintWins() throws {
    try solver.add((x == 10.0).at(500))
    try solver.add((x == 20.0).at(500))
    #expect(solver.value(of: x) == 10)
  }

  @Test func ofTwoEqualWidthsTheOneThatHuggedFirstKeepsItsSize() throws {
    let total = x + y == 100.0
    try solver.add(total)
    try solver.add((x == 30.0).at(250))
    try solver.add((y == 30.0).at(250))
    #expect(solver.value(of: x) == 30)
    #expect(solver.value(of: y) == 70)
    try solver.setConstant(-200, of: total)
    #expect(solver.value(of: x) == 30)
    try solver.setConstant(-40, of: total)
    #expect(solver.value(of: x) == 30)
  }

  @Test func theLatestOfEqualConstraintsGivesWay() throws {
    let z = Variable()
    for variable in [x, y, z] { try solver.add((variable == 30.0).at(250)) }
    let total = x + y + z == 100.0
    try solver.add(total)
    #expect([x, y, z].map { solver.value(of: $0) } == [30, 30, 40])
    try solver.setConstant(-60, of: total)
    #expect([x, y, z].map { solver.value(of: $0) } == [30, 30, 0])
  }

  @Test func levelsComeAndGo() throws {
    for round in 0..<100 {
      let wishes = (0..<10).map { (x == Double($0)).at(Double(round * 7 % 90 + $0)) }
      for wish in wishes { try solver.add(wish) }
      #expect(solver.value(of: x) == 9)
      for wish in wishes { solver.remove(wish) }
    }
    #expect(solver.constraints.isEmpty)
  }
}
