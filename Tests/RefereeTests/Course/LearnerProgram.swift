import Course

/// An answer to a step as a whole program: what has run before it, and the answer, where the lesson's
/// context puts them.
struct LearnerProgram: CustomStringConvertible {
  /// For example `root-view#root alternative one-liner, it`.
  let description: String

  let context: LessonContext

  /// The given code, and the model answers of the steps before.
  let start: [String]

  let answer: CodeBlock

  /// Lines that the lesson itself adds after the answer, for one its checks.
  var epilogue = ""

  /// The program as a file among others: everything it declares is in a namespace of its own.
  func joined(number: Int) -> String {
    let lines = start + [answer.text, epilogue]
    let inside = body(of: lines.joined(separator: "\n"), topLevel: false)
    return "import UIKit\nenum Program\(number) {\n\(inside)\n}\n"
  }

  /// The program in its true form, a file by itself; the compiler finds the answer's lines in the
  /// lesson's file.
  var alone: String {
    let lines =
      start + [
        "#sourceLocation(file: \"\(answer.file)\", line: \(answer.position.line))", answer.text,
        "#sourceLocation()", epilogue,
      ]
    return "import UIKit\n" + body(of: lines.joined(separator: "\n"), topLevel: true) + "\n"
  }

  private func body(of code: String, topLevel: Bool) -> String {
    switch context {
    case .loadView: controller("override func loadView() {\n\(code)\n}")
    case .viewDidLoad:
      controller("override func viewDidLoad() {\nsuper.viewDidLoad()\n\(code)\n}")
    case .file: isBareMember ? controller(code) : code
    case .playground: topLevel ? code : "@MainActor static func run() {\n\(code)\n}"
    }
  }

  private func controller(_ members: String) -> String {
    "class \(LearnerProgram.controllerName): UIViewController {\n\(members)\n}"
  }

  /// The class around lines that live in a method.
  static let controllerName = "LessonController"

  /// Whether the file is a bare `override func`, that is the body of the controller under study.
  private var isBareMember: Bool {
    let lines = answer.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    return lines.first { !$0.isEmpty && !$0.hasPrefix("//") }?.hasPrefix("override ") == true
  }
}
