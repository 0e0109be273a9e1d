/// Finds optima by looking at every point where as many constraints as variables are tight.
///
/// Some optimum is such a point whenever there are any; the planes on which a variable is zero, or
/// large, make sure of that.
enum BruteForce {
  /// The least vector of errors, compared from the first number on.
  static func leastErrors(_ problem: Problem) -> [Double] {
    var least: [Double]?
    for point in vertices(problem) {
      let errors = problem.errors(at: point)
      if least.map({ precedes(errors, $0) }) ?? true { least = errors }
    }
    return least ?? []
  }

  /// For each variable, how far its values in the optima are apart.
  static func ranges(_ problem: Problem) -> [Double] {
    let least = leastErrors(problem)
    let optima = vertices(problem).filter { !precedes(least, problem.errors(at: $0)) }
    return problem.variables.indices.map { index in
      let values = optima.map { $0[index] }
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
  }

  /// Whether statements can all hold, whatever their priorities.
  static func canAllHold(_ statements: [Statement], of problem: Problem) -> Bool {
    var part = problem
    part.statements = statements
    return vertices(part).contains { point in
      statements.allSatisfy { $0.violation(at: point) < 1e-6 }
    }
  }

  private static func precedes(_ left: [Double], _ right: [Double]) -> Bool {
    for (one, other) in zip(left, right) where (one - other).magnitude > 1e-7 {
      return one < other
    }
    return false
  }

  private static func vertices(_ problem: Problem) -> [[Double]] {
    let count = problem.variables.count
    var planes = problem.statements.map { $0.coefficients + [-$0.constant] }
    for index in 0..<count {
      for value in [0.0, 10_000, -10_000] {
        var plane = [Double](repeating: 0, count: count + 1)
        plane[index] = 1
        plane[count] = value
        planes.append(plane)
      }
    }
    return choices(of: count, from: planes.count).compactMap { chosen in
      intersection(chosen.map { planes[$0] })
    }
  }

  private static func choices(of size: Int, from count: Int) -> [[Int]] {
    var all: [[Int]] = [[]]
    for _ in 0..<size {
      all = all.flatMap { part in ((part.last ?? -1) + 1..<count).map { part + [$0] } }
    }
    return all
  }

  /// The one point on all planes, by elimination; nil when there is not exactly one.
  private static func intersection(_ planes: [[Double]]) -> [Double]? {
    var matrix = planes
    let count = planes.count
    for column in 0..<count {
      let best = (column..<count).max {
        matrix[$0][column].magnitude < matrix[$1][column].magnitude
      }
      guard let best, matrix[best][column].magnitude > 1e-9 else { return nil }
      matrix.swapAt(best, column)
      for row in 0..<count where row != column {
        let factor = matrix[row][column] / matrix[column][column]
        for index in column...count { matrix[row][index] -= factor * matrix[column][index] }
      }
    }
    return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
  }
}
