import Bindings
import Course
import Foundation
import Interpreter
import Messages
import ScriptRuntime
import Terminal
import UIKit

/// `primavista run`: runs files as one module, presents a controller, prints its hierarchy.
@MainActor
struct RunCommand {
  let console: Console
  let files: [String]
  let controller: String?
  let device: String?
  let output: Invocation.RunOutput
  let swiftVersion: LanguageMode?

  /// How long a program without a screen goes on when its statements have ended, in seconds of its
  /// own time: until nothing waits any more, but a timer may repeat without end.
  private static let patience = 60.0

  func run() -> ExitCode {
    var environment = SimulatedEnvironment()
    if let device {
      guard let found = SimulatedDevice(named: device) else {
        let near = NearMiss.closest(to: device, among: SimulatedDevice.all.map(\.name))
        return console.fail(
          UsageSentences.unknownDevice(device, suggestion: near, in: console.language), .usage)
      }
      environment.device = found
    }
    var sources: [SourceText] = []
    for path in files {
      switch console.read(path) {
      case .success(let text): sources.append(SourceText(text, name: path))
      case .failure(let problem): return console.fail(problem.text, problem.code)
      }
    }
    Bindings.connect()
    Simulation.boot(environment)
    // A file comes without the pictures and colours of its application.
    Simulation.missingImageSize = CGSize(width: 100, height: 100)
    Simulation.missingColor = .systemGray
    defer {
      Simulation.missingImageSize = nil
      Simulation.missingColor = nil
    }
    let session = Session(
      library: LearnerProgram.library, context: .file,
      languageMode: swiftVersion.map { .fixed($0) } ?? .bySource)
    let checked = session.check(sources)
    report(checked.diagnostics)
    guard !checked.hasErrors else { return .dataError }
    session.accept(checked)
    return execute(session, checked, environment)
  }

  private func execute(
    _ session: Session, _ input: CheckedInput, _ environment: SimulatedEnvironment
  ) -> ExitCode {
    let execution = session.makeExecution()
    let ran = execution.run(input)
    show(ran)
    if ran.failure != nil { return .software }
    // A program that shows a window itself, as a playground's live view does, has chosen.
    let isShown = controller == nil && UIApplication.shared.windows.contains { !$0.isHidden }
    let found =
      isShown ? nil : ControllerChoice.make(named: controller, in: execution, inputs: [input])
    if let controller, found == nil {
      return console.fail(
        UsageSentences.unknownController(controller, in: console.language), .dataError)
    }
    if found == nil {
      let waited = execution.perform { try Bindings.runMainLoop(advancing: Self.patience) }
      show(waited)
      if waited.failure != nil { return .software }
    }
    let presentation = Presentation(execution, presenting: found)
    show(presentation.outcome)
    if let failure = presentation.outcome.failure {
      // What was built before the program needed something not simulated is worth seeing.
      if case .nameNotSimulated = failure.kind { _ = show(presentation, environment) }
      return .software
    }
    return show(presentation, environment)
  }

  // MARK: Output

  /// Prints the hierarchy; a program without a controller has only what it printed.
  private func show(_ presentation: Presentation, _ environment: SimulatedEnvironment) -> ExitCode {
    let naming = presentation.names.naming
    let root = presentation.controller?.viewIfLoaded
    switch output {
    case .json:
      let document = HierarchyJSON(
        device: environment.device.name,
        controller: presentation.controller.map(ProgramNames.className),
        view: root.map { HierarchyJSON.node($0, naming: naming) })
      guard let text = try? document.text() else { return .software }
      console.write([text])
    case .drawing:
      guard let window = presentation.window else { return .success }
      let picture = ScreenPictureMaker(naming: naming).picture(of: window).picture
      console.write(console.renderer.lines(.picture(picture)))
    case .description:
      guard let root else { return .success }
      console.write([Sanitizer.cleaned(root.recursiveDescription())])
    }
    return .success
  }

  /// Diagnostics go to the standard error, each first line as the compiler writes it.
  private func report(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { console.complain(lines(of: diagnostic)) }
    tellMore(diagnostics.map(\.message.id.rawValue))
  }

  /// `FILE:L:C: error: …`, the source, the sentence in the reader's language, and the notes.
  private func lines(of diagnostic: Diagnostic) -> [String] {
    let place = diagnostic.range.start
    let file = diagnostic.range.source.name ?? "<stdin>"
    let word = DiagnosticWords.severity(diagnostic.severity, in: .english)
    let english = Sanitizer.cleanedLine(diagnostic.message.text(in: .english))
    var lines = ["\(file):\(place.line):\(place.column): \(word): \(english)"]
    let excerpt = SourceExcerpt(
      styler: Styler(depth: console.capabilities.errorColor),
      characters: console.capabilities.drawing)
    lines += excerpt.lines(
      of: diagnostic.range.source.text, range: diagnostic.range.lower..<diagnostic.range.upper)
    if console.language != .english {
      lines.append(Sanitizer.cleanedLine(diagnostic.message.text(in: console.language)))
    }
    return lines + diagnostic.notes.flatMap(self.lines)
  }

  /// One line on where to read more, for a person at a terminal.
  private func tellMore(_ names: [String]) {
    guard console.capabilities.isErrorTerminal, let first = names.first else { return }
    let others = names.dropFirst().filter { $0 != first }.prefix(1)
    let text = UsageSentences.readMore([first] + others, in: console.language)
    console.complain([Styler(depth: console.capabilities.errorColor)(text, .dim)])
  }

  /// A note in the compiler's form.
  private func line(of note: NotSimulatedUse) -> String {
    let text = note.text(in: console.language)
    let word = console.language.pick(it: "nota", en: "note")
    guard let range = note.range else { return Sanitizer.cleanedLine("\(word): \(text)") }
    let file = range.source.name ?? "<stdin>"
    return Sanitizer.cleanedLine(
      "\(file):\(range.start.line):\(range.start.column): \(word): \(text)")
  }

  private func show(_ outcome: Outcome) {
    if !outcome.output.isEmpty { console.write(outcome.lines.map { Sanitizer.cleaned($0) }) }
    if !outcome.logs.isEmpty { console.complain(outcome.logs.map { Sanitizer.cleaned($0) }) }
    for note in outcome.notes { console.complain([line(of: note)]) }
    if let failure = outcome.failure {
      console.complain(console.renderer.lines([.failure(failure), .callStack(failure.reached)]))
      tellMore([failure.kind.id.rawValue])
    }
  }
}
