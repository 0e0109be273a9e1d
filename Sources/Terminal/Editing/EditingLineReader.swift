import CLineEdit
import Foundation

/// A reader with editing, history and completion, on libedit.
///
/// An entry of several lines is one buffer, edited as a whole. What libedit does by itself and what
/// it needs help with is in the extensions: keys, motion, completion, paste, input.
///
/// Not for use from several threads: reading blocks the thread that calls.
public final class EditingLineReader: LineReader {
  public var isInteractive: Bool { true }

  let editor: OpaquePointer
  let styler: Styler
  let isASCII: Bool
  var request = LineRequest(prompt: "> ")
  let prompt = WideText()
  let rightPrompt = WideText()
  /// Whether Ctrl-C has come and the cursor is on its way to the end of the entry.
  var isCancelling = false
  /// What the next private key prints under the entry, and where the cursor goes back to.
  var listing: (lines: [String], cursorOffset: Int)?
  /// The entry as the last TAB left it: the same again asks for documentation.
  var completed: LineBuffer?
  private let past: OpaquePointer
  private let history: History

  /// Starts libedit on the standard input and output, which must be a terminal.
  ///
  /// ``TerminalLocale/activate()`` must have been called before.
  ///
  /// - Parameter program: The name that lines of `.editrc` may be limited to.
  /// - Returns: nil when libedit cannot start, or the learner's `.editrc` turns editing off.
  public init?(
    capabilities: TerminalCapabilities, history: History, program: String = "primavista"
  ) {
    guard let editor = ce_init(program) else { return nil }
    guard let past = history_winit() else {
      el_end(editor)
      return nil
    }
    self.editor = editor
    self.past = past
    self.history = history
    styler = capabilities.styler
    isASCII = capabilities.drawing == .ascii
    ce_set_client(editor, Unmanaged.passUnretained(self).toOpaque())
    ce_set_int(editor, EL_SIGNAL, 0)
    ce_set_editor(editor, "emacs")
    ce_set_prompt(editor, { EditingLineReader.of($0)?.prompt.pointer }, Self.literal)
    ce_set_right_prompt(editor, { EditingLineReader.of($0)?.rightPrompt.pointer }, Self.literal)
    ce_set_getc(editor) { editor, character in
      guard let character, let reader = EditingLineReader.of(editor) else { return -1 }
      return reader.nextCharacter(into: character)
    }
    bindKeys()
    var isEditing: Int32 = 0
    guard ce_get_int(editor, EL_EDITMODE, &isEditing) == 0, isEditing != 0 else { return nil }
    ce_history_set_size(past, Int32(clamping: history.limit))
    ce_set_history(editor, past)
    for entry in history.entries { remember(entry) }
    InterruptFlag.install()
  }

  deinit {
    el_end(editor)
    history_wend(past)
  }

  public func read(_ request: LineRequest) -> LineResult {
    self.request = request
    setPrompts()
    isCancelling = false
    completed = nil
    SignalState.forgetTerminalChanges()
    InterruptFlag.take()
    if !request.prefill.isEmpty { el_push(editor, PrivateKey.prefill) }
    // libedit would show the prompt first, and keys pressed meanwhile would be shown twice.
    ce_set_int(editor, EL_PREP_TERM, 1)
    setBracketedPaste(true)
    var count: Int32 = 0
    let line = el_wgets(editor, &count)
    let scalars = line.map { line in
      (0..<max(0, Int(count))).map { Unicode.Scalar(wide: line[$0]) }
    }
    setBracketedPaste(false)
    // What a long entry may have left below.
    TerminalOutput.standard.write("\u{1B}[J")
    if InterruptFlag.take() {
      TerminalOutput.standard.write("^C\n")
      return .interrupted
    }
    guard var scalars, !scalars.isEmpty else {
      TerminalOutput.standard.write("\n")
      return .endOfFile
    }
    if scalars.last == "\n" { scalars.removeLast() }
    let text = LineBuffer(scalars: scalars, cursor: 0).text.precomposedStringWithCanonicalMapping
    if request.isKeptInHistory, history.add(text) { remember(text) }
    return .line(text)
  }

  /// Hands an entry to libedit's own list, which Up and Ctrl-R go through.
  private func remember(_ entry: String) {
    _ = WideText.with(entry) { ce_history_enter(past, $0) }
  }

  /// The reader that an editor belongs to.
  static func of(_ editor: OpaquePointer?) -> EditingLineReader? {
    var client: UnsafeMutableRawPointer?
    guard let editor, ce_get_client(editor, &client) == 0, let client else { return nil }
    return Unmanaged<EditingLineReader>.fromOpaque(client).takeUnretainedValue()
  }

  /// The entry as it stands.
  var buffer: LineBuffer {
    guard let line = el_wline(editor)?.pointee, let start = line.buffer, let cursor = line.cursor,
      let end = line.lastchar
    else { return LineBuffer(scalars: [], cursor: 0) }
    let scalars = (0..<(end - start)).map { Unicode.Scalar(wide: start[$0]) }
    return LineBuffer(scalars: scalars, cursor: cursor - start)
  }

  // MARK: - Prompts

  /// The character that encloses, in a prompt, what takes no columns.
  private static let literal: wchar_t = 1

  private func setPrompts() {
    let text = shown(request.prompt)
    let words = text.trimmingSuffix { $0 == " " }
    // libedit attaches a sequence to the next character, so the last one must be a plain space.
    prompt.set(styled(String(words), request.promptStyle) + " ")
    let right = shown(request.rightPrompt ?? "")
    rightPrompt.set(right.isEmpty ? "" : styled(right, .dim) + " ")
  }

  /// A text in a style, its sequences enclosed as libedit wants.
  private func styled(_ text: String, _ style: Style) -> String {
    guard styler.depth > .none, !text.isEmpty else { return text }
    return "\u{1}\u{1B}[\(style.parameters)m\u{1}\(text)\u{1}\u{1B}[0m\u{1}"
  }

  /// A prompt that the encoding can show.
  private func shown(_ prompt: String) -> String {
    let line = Sanitizer.cleaned(prompt).filter { !$0.isNewline }
    guard isASCII else { return line }
    return String(line.map { $0.isASCII ? $0 : ($0.isLetter ? "?" : ">") })
  }

  func setBracketedPaste(_ isOn: Bool) {
    TerminalModes.isPasteBracketed.store(isOn, ordering: .relaxed)
    TerminalOutput.standard.write(isOn ? "\u{1B}[?2004h" : "\u{1B}[?2004l")
  }
}
