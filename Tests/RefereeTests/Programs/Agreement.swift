/// How far Primavista and the compiler agree on many programs.
struct Agreement: CustomStringConvertible {
  /// A part of a whole.
  struct Share: CustomStringConvertible {
    var agreeing = 0
    var all = 0

    /// From 0 to 1; an empty whole agrees.
    var fraction: Double { all == 0 ? 1 : Double(agreeing) / Double(all) }

    var description: String {
      let thousandths = Int((fraction * 1_000).rounded(.down))
      return "\(agreeing) of \(all) (\(thousandths / 10).\(thousandths % 10) %)"
    }

    mutating func count(_ agrees: Bool) {
      all += 1
      if agrees { agreeing += 1 }
    }
  }

  /// Programs accepted by both, or refused by both with errors at the same lines.
  private(set) var acceptance = Share()

  /// Findings of either, said by both of the same line in the same words.
  private(set) var texts = Share()

  /// Programs that ran and printed, or trapped with, the same text.
  private(set) var outputs = Share()

  /// What differs, a line each.
  private(set) var differences: [String] = []

  var description: String {
    """
    acceptance and line: \(acceptance)
    English text:        \(texts)
    output:              \(outputs)
    """
  }

  /// Counts a program: what its comments say, which the compiler has confirmed, and the verdict.
  mutating func add(_ program: RefereeProgram, _ verdict: ProgramVerdict) {
    let expected = program.findings
    let lines = Set(expected.filter { $0.severity == .error }.map(\.line))
    if let signal = verdict.signal { note(program, "ended by signal \(signal)") }
    acceptance.count(lines == verdict.errorLines && verdict.signal == nil)
    for finding in expected.union(verdict.findings).sorted() {
      let isSaid = verdict.findings.contains(finding)
      texts.count(isSaid && expected.contains(finding))
      if !isSaid { note(program, "not said: \(finding)") }
      if !expected.contains(finding) { note(program, "said: \(finding)") }
    }
    guard lines.isEmpty else { return }
    var printed = verdict.output ?? []
    // Programs with views go on to draw what they present.
    if !program.isRunByCompiler { printed = Array(printed.prefix(program.output.count)) }
    let traps = program.trap.map { verdict.errors.contains($0) } ?? true
    outputs.count(printed == program.output && traps)
    if printed != program.output { note(program, "printed \(printed), not \(program.output)") }
    if !traps { note(program, "did not trap as expected: \(verdict.errors)") }
  }

  private mutating func note(_ program: RefereeProgram, _ text: String) {
    differences.append("\(program.name): \(text)")
  }
}
