import Bindings
import ScriptRuntime
import Testing
import UIKit

@testable import Interpreter

/// Runs a learner's lines as the body of `loadView`.
@MainActor private struct Lesson {
  static let library = Bindings.makeLibrary()

  let session: Session
  let execution: Execution

  init(method: String = "loadView", callsSuper: Bool = false) {
    Bindings.connect()
    session = Session(
      library: Self.library,
      context: .method(
        className: "LessonController", superclass: "UIViewController", method: method,
        callsSuper: callsSuper))
    execution = session.makeExecution()
  }

  @discardableResult
  func type(_ line: String) throws -> Outcome {
    let input = session.check(line)
    for diagnostic in input.diagnostics where diagnostic.severity == .error {
      Issue.record("\(line): \(diagnostic.message)")
    }
    try #require(!input.hasErrors)
    let outcome = execution.run(input)
    if outcome.failure == nil { session.accept(input) }
    return outcome
  }

  /// Presents the controller in a fresh run of all lines.
  func present() throws -> (execution: Execution, controller: UIViewController, outcome: Outcome) {
    let replay = session.makeExecution(mode: .replay)
    for input in session.inputs { replay.run(input) }
    var shown: UIViewController?
    let outcome = replay.perform {
      let controller = try #require(try replay.makeController() as? UIViewController)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      shown = controller
    }
    return (replay, try #require(shown), outcome)
  }
}

@Suite("The body of loadView") @MainActor struct LoadViewTests {
  private static let example = [
    "let newView = UIView()",
    "newView.backgroundColor = .white",
    "let label = UILabel()",
    "label.text = \"Ciao dal codice!\"",
    "label.translatesAutoresizingMaskIntoConstraints = false",
    "newView.addSubview(label)",
    "NSLayoutConstraint.activate(["
      + "label.centerXAnchor.constraint(equalTo: newView.centerXAnchor), "
      + "label.centerYAnchor.constraint(equalTo: newView.centerYAnchor)])",
    "self.view = newView",
  ]

  @Test("runs line by line, and again when the controller is presented")
  func example() throws {
    let lesson = Lesson()
    for line in Self.example { #expect(try lesson.type(line).failure == nil) }
    #expect(lesson.execution.variables.map(\.name) == ["newView", "label"])
    #expect(try lesson.type("view.subviews.count").text == "1")

    let (replay, controller, outcome) = try lesson.present()
    #expect(outcome.failure == nil)
    let label = try #require(controller.view?.subviews.first as? UILabel)
    #expect(label.text == "Ciao dal codice!")
    #expect(abs(label.center.x - 196.5) < 0.5)
    let check = lesson.session.check("label.superview === newView && view === newView")
    #expect(replay.run(check, joins: false).text == "true")
  }

  @Test("recurses without end when it reads view first, and goes on after")
  func recursion() throws {
    let lesson = Lesson()
    let outcome = try lesson.type("view.backgroundColor = .white")
    guard case .stackOverflow(let cycle, _)? = outcome.failure?.kind else {
      Issue.record("\(String(describing: outcome.failure))")
      return
    }
    #expect(cycle == ["LessonController.loadView()", "UIViewController.view"])
    #expect(try lesson.type("view = UIView()").failure == nil)
    #expect(try lesson.type("view.backgroundColor = .white").failure == nil)
    #expect(lesson.session.inputs.count == 2)
  }

  @Test("has the controller as self")
  func controller() throws {
    let lesson = Lesson()
    #expect(try lesson.type("print(type(of: self))").lines == ["LessonController"])
    try lesson.type("title = \"Ciao\"")
    #expect(lesson.execution.controller is UIViewController)
    #expect((lesson.execution.controller as? UIViewController)?.title == "Ciao")
  }

  @Test("comes after the view is loaded where the method is viewDidLoad")
  func viewDidLoad() throws {
    let lesson = Lesson(method: "viewDidLoad", callsSuper: true)
    #expect(try lesson.type("isViewLoaded").text == "true")
    try lesson.type("view.backgroundColor = .red")
    let (_, controller, outcome) = try lesson.present()
    #expect(outcome.failure == nil)
    #expect(controller.view?.backgroundColor == .red)
  }
}
