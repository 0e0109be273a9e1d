import Cassowary
import Testing

/// What no caller should do, and what happens then.
@Suite struct UnusualInputTests {
  let solver = Solver()
  let x = Variable()

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func ignoresNumbersThatAreNotFinite(number: Double) throws {
    let held = x == 5.0
    try solver.add(held)
    #expect(try !solver.add(x == number))
    #expect(try !solver.add(number * x == 1.0))
    #expect(try !solver.setConstant(number, of: held))
    #expect(solver.value(of: x) == 5)
    #expect(solver.constraints.count == 1)
  }

  @Test func ignoresAPriorityThatIsNoNumber() throws {
    #expect(try !solver.add((x == 1.0).at(.nan)))
  }

  @Test func cutsConstantsThatAreOutOfAllProportion() throws {
    try solver.add((x <= .greatestFiniteMagnitude).at(750))
    try solver.add((x == 10.0).at(500))
    #expect(solver.value(of: x) == 10)
  }

  @Test func addsAConstraintOnce() throws {
    let held = x == 5.0
    #expect(try solver.add(held))
    #expect(try !solver.add(held))
    #expect(solver.remove(held))
    #expect(!solver.remove(held))
    #expect(!solver.contains(held))
    #expect(solver.value(of: x) == 0)
  }

  @Test func ignoresWhatItDoesNotHold() throws {
    let stranger = x == 5.0
    #expect(!solver.remove(stranger))
    #expect(try !solver.setConstant(1, of: stranger))
    #expect(solver.constant(of: stranger) == nil)
    #expect(solver.violation(of: stranger) == nil)
    #expect(!solver.contains(stranger))
  }

  @Test func acceptsConstraintsWithoutVariables() throws {
    try solver.add(Constraint(Expression(constant: 0), .equal))
    try solver.add(x - x <= 3.0)
    let wish = Constraint(Expression(constant: 2), .equal, priority: 500)
    try solver.add(wish)
    #expect(solver.violation(of: wish) == 2)
    let impossible = Constraint(Expression(constant: 1), .equal)
    let error = #expect(throws: Unsatisfiable.self) { try solver.add(impossible) }
    #expect(error?.conflict.count == 1)
    #expect(error?.constraint === impossible)
  }

  @Test func acceptsTheSameEquationTwice() throws {
    let first = x == 5.0
    let again = 2 * x == 10.0
    try solver.add(first)
    try solver.add(again)
    #expect(throws: Unsatisfiable.self) { try solver.setConstant(-11, of: again) }
    solver.remove(first)
    #expect(solver.value(of: x) == 5)
    try solver.setConstant(-12, of: again)
    #expect(solver.value(of: x) == 6)
  }

  @Test func sharesVariablesAndConstraintsWithOtherSolvers() throws {
    let other = Solver()
    let five = x == 5.0
    try solver.add(five)
    try other.add(five)
    try other.setConstant(-7, of: five)
    #expect(solver.value(of: x) == 5)
    #expect(other.value(of: x) == 7)
    #expect(other.constant(of: five) == -7)
    #expect(other.drainChangedVariables().count == 1)
    solver.remove(five)
    #expect(solver.value(of: x) == 0)
    #expect(other.contains(five))
    #expect(other.value(of: x) == 7)
  }

  @Test func outlivesItsSolver() throws {
    let five = x == 5.0
    do {
      let passing = Solver()
      try passing.add(five)
    }
    try solver.add(five)
    #expect(solver.value(of: x) == 5)
  }

  @Test func forgetsVariablesNobodyMentions() throws {
    let five = x == 5.0
    try solver.add(five)
    #expect(solver.drainChangedVariables().count == 1)
    solver.remove(five)
    let changed = solver.drainChangedVariables()
    #expect(changed.count == 1)
    #expect(changed.first === x)
    try solver.add(five)
    #expect(solver.value(of: x) == 5)
  }
}
