import Cassowary
import Testing

/// Random problems, compared with brute force and with solvers that start afresh.
@Suite struct RandomProblemTests {
  static let priorities: [Double] = [1000, 1000, 750, 500, 500, 250]

  @Test(arguments: 0..<60)
  func agreesWithBruteForce(seed: Int) throws {
    var generator = RepeatableGenerator(seed: seed)
    let solver = Solver()
    var problem = Problem(variableCount: 1 + seed % 3)
    for _ in 0..<24 {
      try step(solver, &problem, limit: 8, using: &generator)
      compare(problem.errors(at: problem.point(solver)), BruteForce.leastErrors(problem))
      for (variable, range) in zip(problem.variables, BruteForce.ranges(problem)) {
        #expect(solver.isDetermined(variable) == (range < 1e-4))
      }
    }
  }

  @Test(arguments: 0..<30)
  func conflictsAreMinimal(seed: Int) throws {
    var generator = RepeatableGenerator(seed: 1000 + seed)
    let solver = Solver()
    var problem = Problem(variableCount: 2 + seed % 2)
    for _ in 0..<30 {
      let statement = problem.randomStatement(priorities: [1000], using: &generator)
      do throws(Unsatisfiable) {
        try solver.add(statement.constraint)
        problem.statements.append(statement)
        if problem.statements.count > 8 {
          solver.remove(problem.statements.removeFirst().constraint)
        }
      } catch {
        let held = problem.statements + [statement]
        #expect(error.constraint === statement.constraint)
        #expect(error.conflict.last === statement.constraint)
        let conflict = error.conflict.compactMap { member in
          held.first { $0.constraint === member }
        }
        #expect(conflict.count == error.conflict.count)
        #expect(!BruteForce.canAllHold(conflict, of: problem))
        for index in conflict.indices {
          var fewer = conflict
          fewer.remove(at: index)
          #expect(BruteForce.canAllHold(fewer, of: problem))
        }
      }
    }
  }

  @Test(arguments: 0..<8)
  func longEditSequencesDoNotDrift(seed: Int) throws {
    var generator = RepeatableGenerator(seed: 2000 + seed)
    let solver = Solver()
    var problem = Problem(variableCount: 12)
    for round in 0..<400 {
      for _ in 0..<10 { try step(solver, &problem, limit: 40, using: &generator) }
      guard round % 10 == 9 else { continue }
      let fresh = Solver()
      for statement in problem.statements {
        var expression = statement.constraint.expression
        expression.constant = statement.constant
        try fresh.add(
          Constraint(
            expression, statement.constraint.relation, priority: statement.constraint.priority))
      }
      compare(problem.errors(at: problem.point(solver)), problem.errors(at: problem.point(fresh)))
    }
  }

  /// Adds, edits or removes a random statement; a refused change must leave everything as it was.
  private func step(
    _ solver: Solver, _ problem: inout Problem, limit: Int,
    using generator: inout RepeatableGenerator
  ) throws {
    let before = problem.point(solver)
    let choice = Int.random(in: 0..<10, using: &generator)
    let index = problem.statements.indices.randomElement(using: &generator)
    if let index, choice < 2 || problem.statements.count >= limit {
      solver.remove(problem.statements.remove(at: index).constraint)
    } else if let index, choice < 6 {
      let constant = Double(Int.random(in: -20...20, using: &generator))
      do throws(Unsatisfiable) {
        try solver.setConstant(constant, of: problem.statements[index].constraint)
        problem.statements[index].constant = constant
      } catch {
        #expect(problem.statements[index].constraint.isRequired)
        expectUnchanged(problem.point(solver), before)
      }
    } else {
      let statement = problem.randomStatement(priorities: Self.priorities, using: &generator)
      do throws(Unsatisfiable) {
        try solver.add(statement.constraint)
        problem.statements.append(statement)
      } catch {
        #expect(statement.constraint.isRequired)
        expectUnchanged(problem.point(solver), before)
      }
    }
    for statement in problem.statements where statement.constraint.isRequired {
      let violation = statement.violation(at: problem.point(solver))
      #expect(violation < 1e-5)
    }
  }

  /// Values stay to the last bit, unless rounding errors were found and corrected.
  private func expectUnchanged(_ point: [Double], _ before: [Double]) {
    for (value, old) in zip(point, before) where (value - old).magnitude > 1e-6 {
      Issue.record("\(point) was \(before)")
      return
    }
  }

  private func compare(_ errors: [Double], _ expected: [Double]) {
    #expect(errors.count == expected.count)
    for (error, other) in zip(errors, expected) where (error - other).magnitude > 1e-4 {
      Issue.record("\(errors) instead of \(expected)")
      return
    }
  }
}
