/// Has the compiler judge many programs in few runs.
struct Referee {
  /// Why the compiler's output is of no use.
  struct Unintelligible: Error, CustomStringConvertible {
    let output: String
    var description: String { "the compiler failed without naming a program:\n\(output)" }
  }

  let compiler: SwiftCompiler

  /// The programs that the compiler refuses, with its errors at the lines of the lessons.
  ///
  /// All are compiled as one module, each in a namespace of its own. One that fails there is compiled
  /// again by itself, in the form it really has: only that verdict counts.
  func refusals(of programs: [LearnerProgram]) throws -> [(program: LearnerProgram, errors: String)]
  {
    var joined = Array(programs.enumerated())
    var suspects: [(offset: Int, element: LearnerProgram)] = []
    // The later stages of the compiler run only when the earlier ones find nothing, so what is left
    // is compiled once more without the programs that failed.
    while !joined.isEmpty {
      let result = try compiler.judge(
        joined.map { (Self.fileName($0.offset), $0.element.joined(number: $0.offset)) })
      if result.isAccepted { break }
      let names = Set(result.errors.map(\.file))
      let failed = joined.filter { names.contains(Self.fileName($0.offset)) }
      guard !failed.isEmpty else { throw Unintelligible(output: result.output) }
      suspects += failed
      joined.removeAll { names.contains(Self.fileName($0.offset)) }
    }
    return try suspects.sorted { $0.offset < $1.offset }.compactMap { suspect in
      let result = try compiler.judge([("Answer.swift", suspect.element.alone)])
      return result.isAccepted ? nil : (suspect.element, result.output)
    }
  }

  private static func fileName(_ number: Int) -> String { "Program\(number).swift" }
}
