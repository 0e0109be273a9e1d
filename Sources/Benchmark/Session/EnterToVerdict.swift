import Foundation
import Messages
import Terminal
import Tutor

/// How long a line of a lesson takes from Enter to its verdict, drawn: the lesson of the centred
/// label typed again and again, every line a repetition.
@MainActor
enum EnterToVerdict {
  private static let lines = [
    "let newView = UIView()",
    "newView.backgroundColor = .white",
    "let label = UILabel()",
    "label.text = \"Hello from code!\"",
    "label.translatesAutoresizingMaskIntoConstraints = false",
    "newView.addSubview(label)",
    """
    NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: newView.centerXAnchor),
        label.centerYAnchor.constraint(equalTo: newView.centerYAnchor)
    ])
    """,
    "self.view = newView",
  ]

  static func measurements() -> [Measurement] {
    guard let curriculum = Curriculum.shipped() else { return [] }
    let renderer = ReplyRenderer(
      capabilities: .detect(plain: false, color: .never), language: .english)
    var session: TutorSession?
    var shown = 0
    return [
      Measurement(
        "session.enterToVerdict", repetitions: 800, budget: 5_000,
        prepare: { index in
          defer { session?.prepare() }
          guard index % lines.count == 0 else { return }
          session = TutorSession(
            curriculum: curriculum, language: .english, store: nil,
            exportFolder: FileManager.default.temporaryDirectory)
          _ = session?.open(lesson: "centred-label")
        },
        { index in
          guard let session else { return }
          shown += renderer.lines(session.handle(lines[index % lines.count])).count
        })
    ]
  }
}
