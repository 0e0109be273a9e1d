import Course
import Testing

/// The real compiler reads every answer of the course that ships, against the `UIKit` module of this
/// package. There is no skipping: without the compiler these tests fail.
@Suite("The real compiler, on the course") struct CourseRefereeTests {
  private let course = ShippedCourse()

  private func refusals(of programs: [LearnerProgram]) throws -> [String] {
    try Referee(compiler: SwiftCompiler()).refusals(of: programs).map {
      "\($0.program): \($0.errors)"
    }
  }

  @Test("reads a course without problems")
  func courseIsWhole() {
    #expect(course.problems == [])
    #expect(course.answers.count > 20)
    #expect(course.mistakes.count > 20)
    #expect(!course.checks.isEmpty)
  }

  @Test("accepts every solution and alternative")
  func answers() throws {
    #expect(try refusals(of: course.answers) == [])
  }

  @Test("accepts every check after its solution")
  func checks() throws {
    #expect(try refusals(of: course.checks) == [])
  }

  /// A mistake is of the hierarchy, not of the grammar: what the compiler refuses is told by the
  /// compiler's own words, and needs no feedback of the lesson's.
  @Test("accepts every foreseen mistake")
  func mistakes() throws {
    #expect(try refusals(of: course.mistakes) == [])
  }

  /// A bare `override func` is the body of the controller under study.
  @Test("accepts a bare loadView as a file")
  func bareOverride() throws {
    let code = """
      // Esempio di sovrascrittura di loadView
      override func loadView() {
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
          self.view = newView
      }
      """
    let example = LearnerProgram(
      description: "example", context: .file, start: [],
      answer: CodeBlock(text: code, file: "example.swift", position: .start))
    #expect(try refusals(of: [example]) == [])
  }

  /// A program of a lesson that there is not.
  private func program(_ code: String) -> LearnerProgram {
    LearnerProgram(
      description: "made up", context: .loadView, start: ["let root = UIView()"],
      answer: CodeBlock(
        text: code, file: "lesson.md", position: SourcePosition(line: 40, column: 1)))
  }

  @Test("refuses what is not Swift, at the line of the lesson, and nothing beside it")
  func refuses() throws {
    let wrong = program("view = root\nlet height: Int = root")
    let programs = Array(course.answers.prefix(2)) + [wrong] + course.answers.suffix(2)
    let refusals = try Referee(compiler: SwiftCompiler()).refusals(of: programs)
    #expect(refusals.map(\.program.description) == [wrong.description])
    let errors = CompilerError.errors(in: try #require(refusals.first).errors)
    let message = "cannot convert value of type 'UIView' to specified type 'Int'"
    #expect(errors == [CompilerError(file: "lesson.md", line: 41, message: message)])
  }

  @Test("refuses a constant that is read before it has a value")
  func refusesUninitialised() throws {
    let wrong = program("let unset: Int\nprint(unset)")
    let refusals = try Referee(compiler: SwiftCompiler()).refusals(of: [wrong])
    #expect(refusals.first?.errors.contains("used before being initialized") == true)
  }

  @Test("judges a program that cannot be joined with others by itself")
  func judgesAlone() throws {
    let extended = LearnerProgram(
      description: "extension", context: .file, start: [],
      answer: CodeBlock(
        text: "extension UIView { var isWide: Bool { bounds.width > bounds.height } }",
        file: "lesson.md", position: SourcePosition(line: 1, column: 1)))
    let refusals = try Referee(compiler: SwiftCompiler()).refusals(of: [
      extended, program("view = root"),
    ])
    #expect(refusals.isEmpty)
  }
}
