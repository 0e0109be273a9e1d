import Bindings
import Foundation
import Interpreter
import ScriptRuntime

/// How long the evaluator takes for its programs: the call of `work()`, checked and compiled
/// before, as a learner's code is when it runs.
@MainActor
enum Evaluation {
  /// Measures each program; a peer's median is its budget.
  static func measurements(beside peers: [EvaluatorPeerReport]) -> [Measurement] {
    Bindings.connect()
    let library = Bindings.makeLibrary()
    let allowed = peers.first { $0.name == EvaluatorPeer.python3.rawValue }?.measurements ?? []
    return EvaluatorProgram.allCases.compactMap { program in
      let budget = allowed.first { $0.name == program.name }?.median
      return measurement(program, library, budget)
    }
  }

  private static func measurement(
    _ program: EvaluatorProgram, _ library: Library, _ budget: Double?
  ) -> Measurement? {
    let session = Session(library: library)
    let execution = session.makeExecution()
    let declarations = session.check(program.swift)
    session.accept(declarations)
    let call = session.check("work()")
    guard execution.run(declarations).failure == nil, !call.hasErrors else { return nil }
    var isRight = true
    let measurement = Measurement(
      program.name, repetitions: program.repetitions, budget: budget
    ) { _ in
      guard case .int(program.result)? = execution.run(call).value else { return isRight = false }
    }
    return isRight ? measurement : nil
  }
}
