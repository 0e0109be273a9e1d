import Course
import Interpreter
import Messages
import ScriptRuntime
import Terminal

extension ReplyRenderer {
  /// The lines of errors and failures.
  func faults(_ reply: Reply) -> [String] {
    switch reply {
    case .diagnostics(let list): first(of: list)
    case .allDiagnostics(let list): numbered(list)
    case .failure(let failure): self.failure(failure)
    case .callStack(let stack): calls(stack)
    case .note(let note): explanation(note)
    default: []
    }
  }

  /// One error at a time: the first, and how many more there are. Warnings are shown when there is
  /// no error.
  private func first(of list: [Diagnostic]) -> [String] {
    let errors = list.filter { $0.severity == .error }
    guard let error = errors.first else { return list.flatMap { diagnostic($0) } }
    var lines = diagnostic(error)
    if errors.count > 1 {
      lines.append(style(text(.andOtherErrors(count: errors.count - 1)), .dim))
    }
    return lines
  }

  /// The diagnostics with their numbers, by which `:why` is asked about one.
  private func numbered(_ list: [Diagnostic]) -> [String] {
    guard list.count > 1 else { return list.flatMap { diagnostic($0) } }
    return list.enumerated().flatMap { diagnostic($1, number: $0 + 1) }
  }

  /// The source with its carets, the sentence, what to try, the compiler's own words, and its notes.
  private func diagnostic(_ diagnostic: Diagnostic, number: Int? = nil) -> [String] {
    var lines = source(of: diagnostic.range)
    let word = DiagnosticWords.severity(diagnostic.severity, in: language)
    let sentence = diagnostic.message.text(in: language)
    lines.append(
      "  " + style(number.map { "\($0). " } ?? "", .dim)
        + style(word + ":", diagnostic.severity == .error ? .errorWord : .warning) + " "
        + Sanitizer.cleanedLine(sentence))
    if let suggestion = diagnostic.suggestion {
      lines.append(
        "  " + style(text(.tryInstead) + ":", .hint) + "  " + Sanitizer.cleanedLine(suggestion))
    }
    if language != .english {
      lines.append(
        "  "
          + style("swiftc: " + Sanitizer.cleanedLine(diagnostic.message.text(in: .english)), .dim))
    }
    return lines + diagnostic.notes.flatMap { note($0, of: diagnostic) }
  }

  /// A note, with its source when that is another line.
  private func note(_ note: Diagnostic, of diagnostic: Diagnostic) -> [String] {
    let word = DiagnosticWords.severity(note.severity, in: language)
    let sentence = Sanitizer.cleanedLine(note.message.text(in: language))
    let line = "  " + style(word + ":", .dim) + " " + sentence
    let isNear =
      note.range.source === diagnostic.range.source
      && note.range.start.line == diagnostic.range.start.line
    return isNear ? [line] : [line] + source(of: note.range).map { "  " + $0 }
  }

  /// The source with carets under a range; the carets alone when the source is right above.
  private func source(of range: SourceRange) -> [String] {
    let excerpt = SourceExcerpt(styler: style, characters: capabilities.drawing)
    let bytes = range.lower..<range.upper
    if let typed, typed.text == range.source.text {
      return [excerpt.carets(under: typed.text, range: bytes, indent: typed.promptWidth)]
    }
    return excerpt.lines(of: range.source.text, range: bytes).map { "  " + $0 }
  }

  /// The explanation, and the two programs that show it.
  private func explanation(_ note: EducationalNote) -> [String] {
    let text = note.text(in: language)
    var lines = proseRenderer.lines([.paragraph(Self.inlines(text))])
    if let wrong = note.wrong {
      lines += ["", EducationalNoteTitle.wrong.text(in: language)]
      lines += proseRenderer.codeLines(wrong)
    }
    lines += ["", EducationalNoteTitle.right.text(in: language)]
    return lines + proseRenderer.codeLines(note.right)
  }

  /// Prose with code between backticks.
  static func inlines(_ text: String) -> [Inline] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index.isMultiple(of: 2) ? .text(String(part)) : .code(String(part))
    }
  }

  private func failure(_ failure: ScriptFailure) -> [String] {
    var lines: [String] = []
    if let range = failure.range { lines += source(of: range) }
    let headline = Sanitizer.cleaned(failure.headline(in: language))
    lines += TextWrapping.lines(of: headline, width: columns, indent: "  ", hangingIndent: "    ")
      .map { style($0, .errorWord) }
    if let why = failure.explanation(in: language) {
      let title = text(.why) + ": "
      lines += TextWrapping.lines(
        of: Sanitizer.cleaned(why), width: columns, indent: "  " + style(title, .hint),
        hangingIndent: "    ")
    }
    return lines
  }

  /// The calls with the places reached in them; of a long stack the middle is left out.
  private func calls(_ stack: [CallStackEntry]) -> [String] {
    guard !stack.isEmpty else { return [] }
    let lines = stack.map { call -> String in
      let place = call.range.map { " · " + self.place($0) } ?? ""
      return "    " + Sanitizer.cleanedLine("in \(call.function)\(place)")
    }
    let title = "  " + style(text(.calls) + ":", .dim)
    guard lines.count > 10 else { return [title] + lines }
    return [title] + lines.prefix(5) + ["    … \(lines.count - 9)"] + lines.suffix(4)
  }

  /// A place in a file, or in what was typed.
  private func place(_ range: SourceRange) -> String {
    let line = range.start.line
    if let name = range.source.name { return "\(name):\(line)" }
    return text(.line(line))
  }
}
