import Course
import Interpreter
import ScriptRuntime
import Testing
import UIKit

@testable import Tutor

/// The example of the note that the course starts from, unmodified.
@Suite(.serialized) @MainActor struct NoteExampleTests {
  private static let body = """
        // Creare la vista radice programmaticamente
        let newView = UIView()
        newView.backgroundColor = .white

        // Creare e aggiungere sotto-vista
        let label = UILabel()
        label.text = "Ciao dal codice!"
        label.translatesAutoresizingMaskIntoConstraints = false // Disattivare Auto Resizing Mask
        newView.addSubview(label)

        // Configurare i vincoli per le sotto-vista
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: newView.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: newView.centerYAnchor)
        ])

        // Assegnare la vista creata alla proprietà view del controller
    """

  private static let file =
    "// Esempio di sovrascrittura di loadView\noverride func loadView() {\n" + body
    + "\n    self.view = newView\n}\n"

  private static let expected = """
    <UIView: ; frame = (0 0; 393 852); autoresize = W+H; \
    backgroundColor = UIExtendedGrayColorSpace 1 1; layer = <CALayer: >>
       | <UILabel: ; frame = (136 416; 121.333 20.3333); text = 'Ciao dal codice!'; \
    userInteractionEnabled = NO; layer = <_UILabelLayer: >>
    """

  /// A description without the addresses.
  private static func plain(_ text: String) -> String {
    text.replacing(/0x[0-9a-f]+/, with: "")
  }

  @Test func runsAsAFile() throws {
    let program = LearnerProgram(context: .file)
    let outcome = program.enter(Self.file)
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.failure == nil)
    let description = program.presented { presentation in
      presentation.controller?.viewIfLoaded?.recursiveDescription() ?? ""
    }
    #expect(Self.plain(description) == Self.expected)
  }

  @Test func runsLineByLine() throws {
    let program = LearnerProgram(context: .loadView)
    for line in program.runner.statements(of: Self.body) + ["self.view = newView"] {
      let outcome = program.enter(line)
      #expect(outcome.isAccepted, "\(line)")
    }
    #expect(program.constraints().count == 2)
    let description = program.presented { presentation in
      presentation.controller?.viewIfLoaded?.recursiveDescription() ?? ""
    }
    #expect(Self.plain(description) == Self.expected)
  }

  @Test func isUndoneAndDoneAgain() throws {
    let program = LearnerProgram(context: .loadView)
    let lines = program.runner.statements(of: Self.body)
    for line in lines { _ = program.enter(line) }
    for line in lines.reversed() { #expect(program.undo() == line) }
    #expect(program.undo() == nil)
    #expect(program.variables.isEmpty)
  }

  @Test func showsWhatEachLineDid() throws {
    let program = LearnerProgram(context: .loadView)
    #expect(program.enter("let newView = UIView()").changes == [.made(title: "newView: UIView")])
    #expect(
      program.enter("newView.backgroundColor = .white").changes == [
        .property(view: "newView", name: "backgroundColor", old: "nil", new: ".white")
      ])
    _ = program.enter("let label = UILabel()")
    #expect(
      program.enter("newView.addSubview(label)").changes == [
        .added(title: "label", parent: "newView")
      ])
    #expect(program.enter("view = newView").changes == [.root(old: nil, new: "newView")])
    #expect(
      program.enter("label.removeFromSuperview()").changes == [
        .removed(title: "label", parent: "newView")
      ])
  }
}

/// A line that goes wrong costs nothing that was there before it.
@Suite(.serialized) @MainActor struct FailingLineTests {
  @Test func theEndlessRecursionIsToldAndUndone() throws {
    let program = LearnerProgram(context: .loadView)
    _ = program.enter("let newView = UIView()")
    let outcome = program.enter("view.backgroundColor = .white")
    guard case .stackOverflow(let cycle, _)? = outcome.failure?.kind else {
      Issue.record("\(String(describing: outcome.failure))")
      return
    }
    #expect(cycle == ["LessonController.loadView()", "UIViewController.view"])
    #expect(program.enter("view = newView").isAccepted)
    #expect(program.inputs == ["let newView = UIView()", "view = newView"])
  }

  @Test func anExceptionIsUIKitsOwn() throws {
    let program = LearnerProgram(context: .loadView)
    for line in ["let a = UIView()", "let b = UIView()"] { _ = program.enter(line) }
    let outcome = program.enter(
      "a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true")
    guard case .exception(let name, let reason)? = outcome.failure?.kind else {
      Issue.record("\(String(describing: outcome.failure))")
      return
    }
    #expect(name == "NSGenericException")
    #expect(reason.contains("because they have no common ancestor"))
    #expect(program.inputs.count == 2)
  }

  @Test func aConflictIsLoggedAndTheRestLaidOut() throws {
    let program = LearnerProgram(context: .loadView)
    let lines = [
      "let root = UIView()", "let box = UIView()", "root.addSubview(box)",
      "box.translatesAutoresizingMaskIntoConstraints = false",
      "box.widthAnchor.constraint(equalToConstant: 100).isActive = true",
      "box.widthAnchor.constraint(equalToConstant: 200).isActive = true", "view = root",
    ]
    for line in lines { #expect(program.enter(line).isAccepted) }
    let log = program.presented { $0.outcome.logs.joined(separator: "\n") }
    #expect(log.contains("Unable to simultaneously satisfy constraints."))
    #expect(log.contains("Will attempt to recover by breaking constraint"))
  }
}
