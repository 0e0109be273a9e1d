import Interpreter
import Messages
import ScriptRuntime
import UIKit

/// Evaluates expressions in a learner's session without leaving a trace in it.
@MainActor
struct SessionProbe {
  /// The name that stands for the view whose property is read.
  static let nodeName = "primavistaNode"

  /// The module of the types that the learner declares.
  static let learnersModule = "main"

  enum Result {
    case value(Value)

    /// It ended while it ran.
    case stopped(ScriptFailure)

    /// The checker refused it.
    case rejected(Rejection)
  }

  /// Why the checker refused an expression.
  struct Rejection {
    let diagnostics: [Diagnostic]
    let library: Library

    private var first: Diagnostic? { diagnostics.first { $0.severity == .error } }

    /// The compiler's text.
    var reason: String { first?.message.text(in: .english) ?? "" }

    /// What the learner has not declared, if that is all that is wrong.
    var missingName: String? {
      switch first?.message {
      case .cannotFindInScope(let name), .cannotFindType(let name): name
      case .valueHasNoMember(let type, let member), .typeHasNoMember(let type, let member):
        library.type(named: type) == nil ? member : nil
      default: nil
      }
    }

    /// Whether the expression names one of the learner's variables.
    func names(any variables: [String], in expression: String) -> Bool {
      let words = expression.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      return words.contains { variables.contains(String($0)) }
    }
  }

  let session: Session
  let execution: Execution

  /// The type of an expression, as Swift source; nil when it is refused.
  func typeText(of expression: String, names: [String: AnyObject]) -> String? {
    declaring(names) { session.check(expression).resultTypeText }
  }

  /// Evaluates an expression, with `names` standing for objects.
  func evaluate(_ expression: String, names: [String: AnyObject]) -> Result {
    declaring(names) {
      let input = session.check(expression)
      guard !input.hasErrors else {
        return .rejected(Rejection(diagnostics: input.diagnostics, library: session.library))
      }
      let outcome = execution.run(input, joins: false)
      if let failure = outcome.failure { return .stopped(failure) }
      return .value(outcome.value?.unerased ?? .void)
    }
  }

  /// Has the session know `names` while `body` runs.
  private func declaring<Value>(_ names: [String: AnyObject], _ body: () -> Value) -> Value {
    let sorted = names.sorted { $0.key < $1.key }
    var declarationCount = 0
    defer { for _ in 0..<declarationCount { session.removeLast() } }
    for (name, object) in sorted {
      let declaration = session.check("var \(name): \(declaredType(of: object))!")
      guard !declaration.hasErrors else { continue }
      session.accept(declaration)
      declarationCount += 1
      execution.run(declaration, joins: false)
      execution.setVariable(name, to: .object(object))
    }
    return body()
  }

  /// The class of an object: the learner's, or the nearest one that scripts know.
  func type(of object: AnyObject) -> NominalType? {
    if let script = Runtime.script(of: .object(object)) { return script.type.nominalType }
    return session.library.nativeType(of: object)
  }

  /// A type by which the session can declare a variable for the object.
  private func declaredType(of object: AnyObject) -> String {
    type(of: object)?.qualifiedName ?? "AnyObject"
  }
}
