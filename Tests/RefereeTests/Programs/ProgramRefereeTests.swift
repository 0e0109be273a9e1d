import Testing

/// Programs as learners, books and apps write them, judged by Primavista and by the real compiler.
@Suite("The real compiler, on programs") struct ProgramRefereeTests {
  @Test("there are at least 400 programs")
  func programs() {
    #expect(RefereeProgram.all.count >= 400)
  }

  /// Makes the comments the compiler's own verdict, so that agreement with them is agreement with it.
  @Test("finds and prints what the comments say", arguments: RefereeProgram.all)
  func compiler(_ program: RefereeProgram) throws {
    let verdict = try SwiftCompiler().verdict(on: program)
    let expected = program.findings
    for missing in expected.subtracting(verdict.findings).sorted() {
      Issue.record("the compiler does not say: \(missing)")
    }
    for extra in verdict.findings.subtracting(expected).sorted() {
      Issue.record("the compiler says: \(extra)")
    }
    guard let output = verdict.output else { return }
    #expect(output == program.output)
    if let trap = program.trap {
      #expect(verdict.errors.contains(trap))
    } else {
      #expect(!verdict.errors.contains("Fatal error"), "\(verdict.errors)")
    }
  }

  @Test("Primavista agrees")
  func agreement() throws {
    let compiler = try SwiftCompiler()
    var agreement = Agreement()
    for program in RefereeProgram.all {
      agreement.add(program, try compiler.primavistaVerdict(on: program))
    }
    print("\(RefereeProgram.all.count) programs\n\(agreement)")
    for difference in agreement.differences { print("  \(difference)") }
    #expect(agreement.acceptance.fraction >= 0.98)
    #expect(agreement.texts.fraction >= 0.9)
    #expect(agreement.outputs.fraction == 1)
  }
}
