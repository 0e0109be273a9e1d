import Interpreter
import Messages
import Terminal

/// What the words of a command line ask for.
public struct Invocation: Equatable, Sendable {
  /// The commands of the program.
  public enum Command: Equatable, Sendable {
    /// The course, where the learner left it.
    case course

    /// The course at a lesson: its id, its number, or its folder's name.
    case learn(lesson: String)

    /// The sandbox.
    case play
    case run(files: [String], controller: String?, device: String?, output: RunOutput)

    /// One step of a lesson, or its first, checked against a file.
    case check(lesson: String, step: String?, file: String)

    /// The longer explanation of an error by its name; nil lists the names.
    case explain(String?)

    /// The gate, over the course that ships or over a path.
    case lessonTest(path: String?)
    case lessons
    case help(topic: String?)
    case version
  }

  /// How `run` shows the hierarchy.
  public enum RunOutput: Equatable, Sendable { case description, drawing, json }

  public var command: Command
  public var language: Language?

  /// The language mode of `run`; by default the files' contents decide.
  public var swiftVersion: LanguageMode?
  public var isPlain = false
  public var color = ColorDepth.Choice.automatic

  /// Makes an invocation with no options.
  public init(_ command: Command) {
    self.command = command
  }
}
