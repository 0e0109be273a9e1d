import Course
import Foundation
import Messages
import Terminal

/// `primavista`, `primavista learn`, `primavista play`, `primavista lessons`.
@MainActor
struct SessionCommandLine {
  let console: Console

  /// Opens a session and stays in it until the learner leaves.
  func run(_ command: Invocation.Command) -> ExitCode {
    InterruptFlag.install()
    let directories = XDGDirectories(program: "primavista")
    let curriculum = Curriculum.shipped()
    if curriculum == nil, command != .play {
      return console.fail(UsageSentences.noCourse(in: console.language), .noInput)
    }
    let session = TutorSession(
      curriculum: curriculum, language: console.askedLanguage, fallback: console.language,
      store: ProgressStore(directory: directories.state),
      exportFolder: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
    let opening: [Reply]
    switch command {
    case .play: opening = session.openSandbox()
    case .learn(let name):
      guard let replies = session.open(lesson: name) else {
        let near = curriculum?.suggestion(for: name)
        return console.fail(
          UsageSentences.unknownLesson(name, suggestion: near, in: console.language), .usage)
      }
      opening = replies
    default: opening = session.openCourse()
    }
    let history = History(file: directories.state.appendingPathComponent("history"))
    let reader = makeLineReader(capabilities: console.capabilities, history: history)
    SessionLoop(
      session: session, capabilities: console.capabilities, reader: reader,
      echoes: !reader.isInteractive
    ).run(opening)
    return .success
  }

  /// Prints the lessons and what is done of each.
  func listLessons() -> ExitCode {
    guard let curriculum = Curriculum.shipped() else {
      return console.fail(UsageSentences.noCourse(in: console.language), .noInput)
    }
    let session = TutorSession(
      curriculum: curriculum, language: console.askedLanguage, fallback: console.language,
      store: ProgressStore(directory: XDGDirectories(program: "primavista").state),
      exportFolder: URL(fileURLWithPath: "."))
    let renderer = ReplyRenderer(
      capabilities: console.capabilities, language: session.language)
    console.write(renderer.lines(.lessons(session.lessonList())))
    return .success
  }
}
