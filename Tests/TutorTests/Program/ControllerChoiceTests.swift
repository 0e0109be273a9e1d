import Bindings
import Interpreter
import Messages
import Testing
import UIKit

@testable import Tutor

@Suite("What a program shows", .serialized) @MainActor struct ControllerChoiceTests {
  /// The text of the label that the program's controller shows.
  private func shown(_ program: String, named name: String? = nil) throws -> String? {
    try Simulation.inFreshWorld(on: SimulatedEnvironment()) {
      Bindings.connect()
      Bindings.reset()
      defer { Bindings.reset() }
      let session = Session(library: LearnerProgram.library, context: .file)
      let input = session.check("import UIKit\n" + program, name: "main.swift")
      #expect(input.diagnostics.map { $0.message.text(in: .english) } == [])
      session.accept(input)
      let execution = session.makeExecution()
      #expect(execution.run(input).failure == nil)
      let controller = try ControllerChoice.shown(named: name, in: execution, inputs: [input])
      let presentation = Presentation(execution, presenting: controller)
      #expect(presentation.outcome.failure == nil)
      let root = controller?.viewIfLoaded
      let label = (root as? UILabel) ?? root?.subviews.first as? UILabel
      return label?.text
    }
  }

  private let controllers = """
    final class Card: UIViewController {
      var text = "plain"
      override func loadView() {
        let label = UILabel()
        label.text = text
        view = label
      }
    }
    final class Last: UIViewController {}

    """

  @Test("is the controller that the last preview makes")
  func preview() throws {
    let previews = """
      #Preview("First") { Last() }
      #Preview("Card") {
        let card = Card()
        card.text = "preview"
        return card
      }
      """
    #expect(try shown(controllers + previews) == "preview")
    #expect(try shown(controllers + previews, named: "Card") == "plain")
  }

  @Test("is the view that a preview makes")
  func previewedView() throws {
    let preview = """
      #Preview {
        let label = UILabel()
        label.text = "view"
        return label
      }
      """
    #expect(try shown(preview) == "view")
  }
}
