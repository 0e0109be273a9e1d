import Foundation

/// What the terminal, its environment and the options allow.
public struct TerminalCapabilities: Sendable, Equatable {
  /// Whether the standard input, output and error are terminals.
  public var isInputTerminal: Bool
  public var isOutputTerminal: Bool
  public var isErrorTerminal: Bool
  /// The characters that drawings are made of.
  public var drawing: DrawingCharacters
  /// The colours of the standard output and error.
  public var outputColor: ColorDepth
  public var errorColor: ColorDepth
  /// The size when it was looked at; ``TerminalSize/current(environment:)`` gives it anew.
  public var size: TerminalSize
  /// Whether the output only ever grows, with no drawings: `--plain`, or `TERM=dumb`.
  public var isPlain: Bool
  /// Whether lines can be edited: both ends are a terminal that can move its cursor.
  public var canEdit: Bool

  /// Whether a person is typing.
  public var isInteractive: Bool { isInputTerminal }

  /// The styles of the standard output.
  public var styler: Styler { Styler(depth: outputColor) }

  /// Looks at the terminal.
  ///
  /// Call ``TerminalLocale/activate()`` first: without UTF-8 the drawings are ASCII.
  public static func detect(
    plain: Bool = false,
    color: ColorDepth.Choice = .automatic,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> TerminalCapabilities {
    TerminalCapabilities(
      plain: plain, color: color, environment: environment, isUTF8: TerminalLocale.isUTF8,
      terminals: (input: isatty(0) == 1, output: isatty(1) == 1, error: isatty(2) == 1),
      size: .current(environment: environment))
  }

  /// Decides from given facts.
  public init(
    plain: Bool,
    color: ColorDepth.Choice,
    environment: [String: String],
    isUTF8: Bool,
    terminals: (input: Bool, output: Bool, error: Bool),
    size: TerminalSize
  ) {
    let term = environment["TERM"] ?? ""
    let isDumb = term.isEmpty || term == "dumb" || term == "emacs"
    isInputTerminal = terminals.input
    isOutputTerminal = terminals.output
    isErrorTerminal = terminals.error
    isPlain = plain || (terminals.output && isDumb)
    drawing = isUTF8 && !isPlain ? .unicode : .ascii
    // A plain output is meant for a screen reader or a log, so only an explicit wish colours it.
    let wish: ColorDepth.Choice = plain && color == .automatic ? .never : color
    outputColor = ColorDepth(
      choice: wish, environment: environment, isTerminal: terminals.output)
    errorColor = ColorDepth(choice: wish, environment: environment, isTerminal: terminals.error)
    self.size = size
    canEdit = terminals.input && terminals.output && !isDumb && !plain
  }
}
