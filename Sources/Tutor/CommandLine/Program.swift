import Course
import Foundation
import Messages
import Terminal

/// The program behind the command line: parses, dispatches, and gives the exit code.
@MainActor
public enum Program {
  /// The version that `--version` prints.
  public static let version = "0.1.0"

  /// Runs the program with the words after its name.
  public static func run(_ words: [String]) -> ExitCode {
    let environment = ProcessInfo.processInfo.environment
    let invocation: Invocation
    do {
      invocation = try ArgumentParser.parse(words)
    } catch {
      let language = LanguageChoice.language(option: nil, environment: environment)
      return complain(error, in: language)
    }
    let console = Console(invocation: invocation, environment: environment)
    switch invocation.command {
    case .version:
      console.write(["primavista \(version)"])
      return .success
    case .help(let topic): return help(topic, console)
    case .course, .learn, .play: return SessionCommandLine(console: console).run(invocation.command)
    case .lessons: return SessionCommandLine(console: console).listLessons()
    case .run(let files, let controller, let device, let output):
      return RunCommand(
        console: console, files: files, controller: controller, device: device, output: output,
        swiftVersion: invocation.swiftVersion
      ).run()
    case .check(let lesson, let step, let file):
      return CheckCommand(console: console, lesson: lesson, step: step, file: file).run()
    case .explain(let name): return ExplainCommand(console: console, name: name).run()
    case .lessonTest(let path): return LessonTestCommand(console: console, path: path).run()
    }
  }

  private static func help(_ topic: String?, _ console: Console) -> ExitCode {
    guard let page = Usage.page(topic, in: console.language) else {
      let near = topic.flatMap { NearMiss.closest(to: $0, among: Usage.topics) }
      return complain(
        .unknownCommand(topic ?? "", suggestion: near), in: console.language)
    }
    let width = max(40, min(console.capabilities.size.columns, 100))
    console.write(HelpPage.lines(page, width: width, in: console.language))
    return .success
  }

  private static func complain(_ problem: ArgumentProblem, in language: Language) -> ExitCode {
    let lines = [
      UsageSentences.error(Sanitizer.cleanedLine(problem.text(in: language)), in: language),
      Usage.title(.usage, in: language).capitalized + ": "
        + (Usage.page(nil, in: language)?.synopsis ?? ""),
      UsageSentences.seeHelp(in: language),
    ]
    TerminalOutput.error.write(lines: lines)
    return .usage
  }
}
