import Messages

/// Reads the questions that are written as lists.
struct QuestionReader {
  let source: LessonSource
  private(set) var problems: ProblemList

  init(source: LessonSource, problems: ProblemList) {
    self.source = source
    self.problems = problems
  }

  /// The choices of a task list.
  mutating func choices(_ list: MarkdownNode) -> [Choice] {
    var choices: [Choice] = []
    var namedCount = 0
    for item in list.children {
      guard case .choice(let isRight) = item.kind else {
        problems.report(QuizProblem.mixedItems, at: item.position)
        continue
      }
      let (choice, isNamed) = choice(item, isRight: isRight, number: choices.count + 1)
      if isNamed { namedCount += 1 }
      if choices.contains(where: { $0.id == choice.id }) {
        problems.report(QuizProblem.duplicateChoiceID(choice.id), at: item.position)
      }
      choices.append(choice)
    }
    if namedCount > 0, namedCount < choices.count {
      problems.report(QuizProblem.someChoicesUnnamed, at: list.position)
    }
    let rightCount = choices.filter(\.isRight).count
    if choices.count < 2 {
      problems.report(QuizProblem.tooFewChoices, at: list.position)
    } else if rightCount == 0 {
      problems.report(QuizProblem.noRightChoice, at: list.position)
    } else if rightCount == choices.count {
      problems.report(QuizProblem.everyChoiceRight, at: list.position)
    }
    return choices
  }

  private mutating func choice(_ item: MarkdownNode, isRight: Bool, number: Int) -> (Choice, Bool) {
    var text: [Block] = []
    var reason: [Block] = []
    var id: String?
    for (index, child) in item.children.enumerated() {
      if case .quote = child.kind {
        reason += child.blocks
      } else if index == 0, child.kind == .paragraph {
        let attributes = HeadingAttributes(child, source: source, problems: &problems)
        id = checkedID(attributes)
        if !attributes.inlines.isEmpty { text.append(.paragraph(attributes.inlines)) }
      } else if let block = child.block {
        text.append(block)
      }
    }
    let shown = text.plainText
    if shown.trimmed.isEmpty {
      problems.report(QuizProblem.emptyChoice, at: item.position)
    } else if reason.plainText.trimmed.isEmpty {
      problems.report(QuizProblem.choiceWithoutReason(shown), at: item.position)
    }
    let choice = Choice(
      id: id ?? "\(number)", text: text, isRight: isRight, reason: reason, position: item.position)
    return (choice, id != nil)
  }

  private mutating func checkedID(_ attributes: HeadingAttributes) -> String? {
    if attributes.isHints || attributes.isOrder {
      let word = attributes.isHints ? ".hints" : ".order"
      problems.report(StepProblem.misplacedAttribute(word), at: attributes.position)
    }
    guard let id = attributes.id else { return nil }
    if !Identifier.isValid(id) {
      let near = Identifier.suggestion(for: id)
      problems.report(QuizProblem.badChoiceID(id, suggestion: near), at: attributes.position)
    }
    return id
  }

  /// The items of a numbered list to be put in order.
  mutating func orderItems(_ list: MarkdownNode) -> [OrderItem] {
    let items = list.children.enumerated().map { index, item in
      OrderItem(id: "\(index + 1)", text: item.blocks)
    }
    if items.count < 2 { problems.report(QuizProblem.orderTooShort, at: list.position) }
    for (item, node) in zip(items, list.children) where item.text.plainText.trimmed.isEmpty {
      problems.report(QuizProblem.emptyChoice, at: node.position)
    }
    return items
  }
}
