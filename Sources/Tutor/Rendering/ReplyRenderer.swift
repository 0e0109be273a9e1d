import Course
import Interpreter
import Messages
import ScriptRuntime
import Terminal

/// Turns replies into lines for the terminal, in a language.
public struct ReplyRenderer {
  let capabilities: TerminalCapabilities
  let language: Language

  /// What is on the screen just above, after its prompt: a line whose carets can stand right below
  /// it; nil when the source has to be shown again.
  var typed: (text: String, promptWidth: Int)?

  /// Makes a renderer for a terminal and a language.
  public init(capabilities: TerminalCapabilities, language: Language) {
    self.capabilities = capabilities
    self.language = language
  }

  /// A line as it stands on the screen, when it is one line there.
  static func typed(_ text: String, prompt: String, columns: Int) -> (
    text: String, promptWidth: Int
  )? {
    let width = DisplayWidth.of(prompt)
    guard !text.contains("\n"), width + DisplayWidth.of(text) < columns else { return nil }
    return (text, width)
  }

  private var styler: Styler { capabilities.styler }
  private var prose: ProseRenderer { ProseRenderer(capabilities) }
  private var width: Int { max(20, min(capabilities.size.columns, 88)) }
  private var isASCII: Bool { capabilities.drawing == .ascii }

  /// The lines of replies, one after another.
  public func lines(_ replies: [Reply]) -> [String] { replies.flatMap(lines) }

  /// The lines of one reply.
  func lines(_ reply: Reply) -> [String] {
    switch reply {
    case .blank: [""]
    case .banner(let message): [sides(text(message), text(.helpHint), style: .heading)]
    case .message(let message, let style): self.message(message, style)
    case .heading(let left, let right): [sides(text(left), text(right), style: .bold)]
    case .title(let inlines): [styler(prose.text(inlines), .bold)]
    case .task(let blocks): task(blocks)
    case .prose(let blocks): prose.lines(blocks)
    case .feedback(let blocks): marked(blocks, sign: isASCII ? "! " : "▸ ")
    case .code(let code): prose.codeLines(code)
    case .printed(let lines): lines.map { Sanitizer.cleaned($0) }
    case .console(let lines): console(lines)
    case .result(let value, let type):
      [styler(isASCII ? "= " : "→ ", .dim) + Sanitizer.cleaned(value) + styler("  : " + type, .dim)]
    case .changes(let changes): changes.map(change)
    case .diagnostics, .allDiagnostics, .failure, .callStack, .note: faults(reply)
    case .difference, .failedCheck, .onDevice, .notReached, .lessonProblems, .hint, .requirements:
      remarks(reply)
    case .question, .quizReason, .quizProblem: quiz(reply)
    case .tree, .picture, .lines, .lessons, .commands: views(reply)
    case .progressNotice(let notice):
      TextWrapping.lines(of: Sanitizer.cleaned(notice.text(in: language)), width: width)
    }
  }

  func text(_ message: SessionMessage) -> String {
    Sanitizer.cleaned(message.text(in: language))
  }

  // MARK: Sentences

  private func message(_ message: SessionMessage, _ style: Style?) -> [String] {
    let sign: String
    switch style {
    case .success: sign = isASCII ? "OK " : "✓ "
    case .warning: sign = isASCII ? "! " : "▸ "
    default: sign = ""
    }
    return TextWrapping.lines(
      of: text(message), width: width, indent: styler(sign, style),
      hangingIndent: String(repeating: " ", count: DisplayWidth.of(sign)))
  }

  /// Two texts at the two margins, or one below the other where they do not fit.
  private func sides(_ left: String, _ right: String, style: Style) -> String {
    let gap = width - DisplayWidth.of(left) - DisplayWidth.of(right)
    guard gap > 1 else { return styler(left, style) + "\n" + styler(right, .dim) }
    return styler(left, style) + String(repeating: " ", count: gap) + styler(right, .dim)
  }

  private func task(_ blocks: [Block]) -> [String] { marked(blocks, sign: isASCII ? "> " : "▸ ") }

  /// Prose with a sign before its first line, the rest indented as far.
  private func marked(_ blocks: [Block], sign: String) -> [String] {
    let indent = String(repeating: " ", count: DisplayWidth.of(sign))
    var lines = prose.lines(blocks, indent: indent)
    if let first = lines.first { lines[0] = styler(sign, .hint) + first.dropFirst(indent.count) }
    return lines
  }

  // MARK: What a line did

  private func console(_ lines: [String]) -> [String] {
    [styler(text(.logTitle), .dim)]
      + lines.flatMap {
        Sanitizer.cleaned($0).split(separator: "\n", omittingEmptySubsequences: false)
      }
      .map { "  " + $0 }
  }

  private func change(_ change: HierarchyChange) -> String {
    let arrow = isASCII ? "->" : "→"
    switch change {
    case .made(let title):
      return line(.added, title, note: text(.notInHierarchy))
    case .added(let title, let parent):
      return line(.added, title, note: "in \(parent)")
    case .removed(let title, let parent):
      return line(.removed, title, note: ChangeSentences.removed(from: parent, in: language))
    case .root(let old, let new):
      return line(.changed, "view: \(old ?? "nil") \(arrow) \(new ?? "nil")")
    case .property(let view, let name, let old, let new):
      return line(.changed, "\(view).\(name): \(old) \(arrow) \(new)")
    case .constraintAdded(let constraint): return line(.added, constraint)
    case .constraintRemoved(let constraint): return line(.removed, constraint)
    }
  }

  private func line(_ mark: Mark, _ text: String, note: String? = nil) -> String {
    let sign = styler(mark.sign(capabilities.drawing), mark.style)
    let clean = Sanitizer.cleanedLine(text)
    guard let note else { return "  \(sign) \(clean)" }
    let padding = String(repeating: " ", count: max(2, 36 - DisplayWidth.of(clean)))
    return "  \(sign) \(clean)\(padding)" + styler("(" + Sanitizer.cleanedLine(note) + ")", .dim)
  }

  // MARK: Parts of other files

  var columns: Int { width }
  var style: Styler { styler }
  var proseRenderer: ProseRenderer { prose }
}
