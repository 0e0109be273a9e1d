import Course
import Messages
import Terminal

extension ReplyRenderer {
  /// The lines of what is said about an answer, and of help with a step.
  func remarks(_ reply: Reply) -> [String] {
    switch reply {
    case .difference(let difference):
      bullet(difference.text(in: language), mark: difference.mark)
    case .failedCheck(let outcome): bullet(sentence(outcome), mark: .changed)
    case .onDevice(let name):
      [Sanitizer.cleanedLine(VerdictSentences.onDevice(name, in: language))]
    case .notReached(let count):
      [style(VerdictSentences.notReached(count, in: language), .dim)]
    case .lessonProblems(let problems):
      problems.map { Sanitizer.cleaned($0.text(in: language)) }
    case .hint(let number, let count, let blocks):
      TextWrapping.lines(
        of: text(
          .hint(number: number, count: count, text: proseRenderer.inlineText(blocks))),
        width: columns)
    case .requirements(let list): list.flatMap(requirement)
    default: []
    }
  }

  private func bullet(_ text: String, mark: Mark) -> [String] {
    let sign = style(mark.sign(capabilities.drawing), mark.style)
    return TextWrapping.lines(
      of: Sanitizer.cleaned(text), width: columns, indent: "  \(sign) ", hangingIndent: "    ")
  }

  private func sentence(_ outcome: CheckOutcome) -> String {
    switch outcome {
    case .undeclared(_, let name): VerdictSentences.undeclared(name, in: language)
    case .failed(let expression, let values):
      VerdictSentences.failedCheck(expression, values: values, in: language)
    case .passed(let expression), .stopped(let expression, _), .broken(let expression, _):
      VerdictSentences.failedCheck(expression, values: "", in: language)
    }
  }

  private func requirement(_ requirement: Requirement) -> [String] {
    let indent = String(repeating: "  ", count: min(requirement.depth, 20) + 1)
    return TextWrapping.lines(
      of: Sanitizer.cleaned(requirement.kind.text(in: language)), width: columns,
      indent: indent + "- ", hangingIndent: indent + "  ")
  }

  // MARK: Quizzes

  /// The lines of a quiz: the question's choices, the reasons for an answer.
  func quiz(_ reply: Reply) -> [String] {
    switch reply {
    case .question(let question): self.question(question)
    case .quizReason(let blocks, let isRight):
      reason(blocks, isRight: isRight)
    case .quizProblem(let problem):
      TextWrapping.lines(of: Sanitizer.cleaned(problem.text(in: language)), width: columns)
    default: []
    }
  }

  private func question(_ question: QuizQuestion) -> [String] {
    var lines: [String] = []
    for (index, choice) in question.choices.enumerated() {
      lines += numbered(index, choice.text)
    }
    for (index, item) in question.items.enumerated() { lines += numbered(index, item.text) }
    if case .fill(let template, _) = question.quiz {
      lines += proseRenderer.codeLines(template.code.text)
    }
    return lines + ["", style(QuizSentences.how(kind(of: question), in: language), .dim)]
  }

  private func kind(of question: QuizQuestion) -> QuizSentences.Kind {
    switch question.quiz {
    case .choices: question.isMultiple ? .several : .one
    case .order: .order
    case .text, .number: .text
    case .fill(let template, _): .gaps(template.gapCount)
    }
  }

  private func numbered(_ index: Int, _ blocks: [Block]) -> [String] {
    let label = "  \(index + 1)  "
    let indent = String(repeating: " ", count: label.count)
    var lines = proseRenderer.lines(blocks, indent: indent)
    if let first = lines.first { lines[0] = style(label, .bold) + first.dropFirst(indent.count) }
    return lines
  }

  private func reason(_ blocks: [Block], isRight: Bool) -> [String] {
    let sign = capabilities.drawing == .ascii ? (isRight ? "OK " : "NO ") : (isRight ? "✓ " : "✗ ")
    let indent = "  " + String(repeating: " ", count: sign.count)
    var lines = proseRenderer.lines(blocks, indent: indent)
    if let first = lines.first {
      lines[0] = "  " + style(sign, isRight ? .success : .removed) + first.dropFirst(indent.count)
    }
    return lines
  }
}

extension ProseRenderer {
  /// The prose of blocks as one running text.
  func inlineText(_ blocks: [Block]) -> String {
    blocks.map { block in
      if case .paragraph(let inlines) = block { text(inlines) } else { [block].plainText }
    }.joined(separator: " ")
  }
}
