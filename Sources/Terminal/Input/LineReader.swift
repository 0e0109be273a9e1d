/// What reads entries: one or several lines that are complete together.
///
/// ``EditingLineReader`` serves a person at a terminal; ``PlainLineReader`` everything else: pipes,
/// `TERM=dumb`, `--plain`, tests. ``makeLineReader(capabilities:history:)`` chooses.
public protocol LineReader: AnyObject {
  /// Whether a person is typing: prompts are shown and an error does not end the session.
  var isInteractive: Bool { get }

  /// Reads one entry.
  ///
  /// Waits until the entry is complete, Ctrl-C is pressed or the input ends. The text has no final
  /// newline and is in Unicode's composed form (NFC).
  func read(_ request: LineRequest) -> LineResult
}

/// How the reading of an entry ended.
public enum LineResult: Sendable, Equatable {
  /// The entry, of one or several lines; it may be empty.
  case line(String)
  /// Ctrl-C: what had been typed is given up, the session goes on.
  case interrupted
  /// Ctrl-D on an empty line, or the end of the file.
  case endOfFile
}

/// What a reader is asked for: the prompt, and how the entry is completed.
public struct LineRequest {
  /// The prompt, one line without escape sequences, ending with a space: `loadView› `.
  public var prompt: String
  /// The style of the prompt's text when colours are on.
  public var promptStyle: Style
  /// A prompt at the right margin that gives way to long lines; nil for none.
  public var rightPrompt: String?
  /// The prompt of the lines after the first, shown by the plain reader only.
  public var continuationPrompt: String
  /// A text that the learner finds already typed, for example the wrong line to correct.
  ///
  /// The plain reader ignores it.
  public var prefill: String
  /// Whether the entry goes into the history: not so for an answer to a quiz.
  public var isKeptInHistory: Bool
  /// Says at each Enter whether the text is whole; the default takes each line as an entry.
  public var completeness: (String) -> Completeness
  /// What TAB proposes; nil for nothing.
  public var completer: (any Completer)?
  /// The line that stands for the candidates that do not fit, for example `… e altri 12`.
  public var moreCandidates: (Int) -> String

  /// Makes a request that takes each line as an entry, without completion.
  public init(
    prompt: String,
    promptStyle: Style = .prompt,
    rightPrompt: String? = nil,
    continuationPrompt: String = "... ",
    prefill: String = "",
    isKeptInHistory: Bool = true,
    completeness: @escaping (String) -> Completeness = { _ in .complete },
    completer: (any Completer)? = nil,
    moreCandidates: @escaping (Int) -> String = { "+ \($0)" }
  ) {
    self.prompt = prompt
    self.promptStyle = promptStyle
    self.rightPrompt = rightPrompt
    self.continuationPrompt = continuationPrompt
    self.prefill = prefill
    self.isKeptInHistory = isKeptInHistory
    self.completeness = completeness
    self.completer = completer
    self.moreCandidates = moreCandidates
  }
}

/// The reader that suits a terminal: with editing where it can be had, else the plain one.
///
/// Call ``TerminalLocale/activate()`` first. `history` is fed to the editing reader, which adds what
/// is typed; the plain reader keeps none. Ctrl-C is watched from then on if a person is typing.
public func makeLineReader(
  capabilities: TerminalCapabilities, history: History
) -> any LineReader {
  if capabilities.canEdit,
    let reader = EditingLineReader(capabilities: capabilities, history: history)
  {
    return reader
  }
  if capabilities.isInteractive { InterruptFlag.install() }
  return PlainLineReader(showsPrompt: capabilities.isInteractive)
}
