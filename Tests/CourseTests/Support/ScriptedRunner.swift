import Course
import Interpreter
import ScriptRuntime

/// Runs lines of a small language on the plain model, so that grading is tested without UIKit.
///
/// `name = Type` makes a view, `a.add b` puts one into another, `a.property = value` sets a value,
/// `view = a` sets the root, `crash` ends the run, `???` is not a program.
@MainActor
final class ScriptedRunner: StepRunner {
  let symptoms = SymptomCache()

  func statements(of code: String) -> [String] {
    code.split(separator: "\n").map(String.init).filter { !$0.isEmpty }
  }

  func run<Result>(
    _ answer: StepAnswer, on device: String, _ inspect: @MainActor (StepRun) -> Result
  ) -> Result {
    inspect(run(answer, on: device))
  }

  private func run(_ answer: StepAnswer, on device: String) -> StepRun {
    var variables: [String: ModelView] = [:]
    var root: ModelView?
    for line in (answer.start + answer.inputs).flatMap(statements) {
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      if line == "crash" { return .stopped(ScriptFailure(.trap("crash"))) }
      if words.count == 2, words[0].hasSuffix(".add"), let child = variables[words[1]] {
        variables[String(words[0].dropLast(4))]?.add(child)
      } else if words.count == 3, words[1] == "=" {
        let path = words[0].split(separator: ".").map(String.init)
        if words[0] == "view" {
          root = variables[words[2]]
        } else if path.count == 2 {
          variables[path[0]]?.properties[path[1]] = words[2] == "DEVICE" ? device : words[2]
        } else {
          variables[words[0]] = ModelView(words[2], ["color": "nil", "text": "nil", "tag": "0"])
        }
      } else {
        let range = SourceRange(SourceText(line), 0, line.utf8.count)
        return .refused([Diagnostic(.cannotFindInScope(name: line), at: range)])
      }
    }
    return .finished(ScriptedState(root, variables: variables))
  }
}

/// A state whose checks are `name.property == value`.
@MainActor
final class ScriptedState: ModelHierarchy, StepState {
  func check(_ code: String, names: [String: ObservedView]) -> [CheckOutcome] {
    CheckText.expressions(of: code).map { expression in
      let sides = expression.split(separator: " == ").map(String.init)
      let path = sides[0].split(separator: ".").map(String.init)
      guard sides.count == 2, path.count == 2 else {
        return .broken(expression, reason: "not a comparison")
      }
      let bound = names[path[0]]?.object as? ModelView
      guard let view = (variables[path[0]] ?? nil) ?? bound else {
        return .undeclared(expression, name: path[0])
      }
      let value = view.properties[path[1]] ?? "nil"
      return value == sides[1] ? .passed(expression) : .failed(expression, values: value)
    }
  }
}
