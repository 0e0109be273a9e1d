import Messages

/// Reads what follows the front matter of a lesson: its introduction and its steps.
struct LessonBodyReader {
  let source: LessonSource
  private(set) var problems: ProblemList
  private(set) var introduction: [Block] = []
  private(set) var introductionPosition: SourcePosition?
  private(set) var steps: [StepDraft] = []

  /// What the next node may belong to.
  private enum Awaiting: Equatable {
    case nothing

    /// A quotation, for the last block.
    case quotation

    /// The list of hints, for the heading at that place.
    case hints(SourcePosition)
  }

  private var awaiting = Awaiting.nothing

  init(source: LessonSource, problems: ProblemList) {
    self.source = source
    self.problems = problems
  }

  mutating func read(_ root: MarkdownNode) {
    for node in root.children {
      reportNestedBlocks(in: node)
      read(node: node)
    }
    finishStep()
    if steps.isEmpty { problems.report(StepProblem.noSteps, at: source.end) }
  }

  private mutating func read(node: MarkdownNode) {
    if case .hints(let heading) = awaiting {
      awaiting = .nothing
      if case .list(start: .some) = node.kind {
        readHints(node)
        return
      }
      problems.report(StepProblem.hintsWithoutList, at: heading)
    }
    switch node.kind {
    case .heading(let level): readHeading(node, level: level)
    case .code(let info, fenced: true, let text): readCode(node, info: info, text: text)
    case .quote where awaiting == .quotation:
      awaiting = .nothing
      if let last = steps.indices.last, let block = steps[last].blocks.indices.last {
        steps[last].blocks[block].quotation = node.blocks
      }
      return
    case .list(let start): readList(node, isNumbered: start != nil)
    case .html, .other: return
    default: addProse(node)
    }
    if case .code = node.kind { return }
    if awaiting == .quotation { awaiting = .nothing }
  }

  private mutating func addProse(_ node: MarkdownNode) {
    guard let block = node.block else { return }
    add(block, at: node.position)
  }

  private mutating func add(_ block: Block, at position: SourcePosition) {
    guard let last = steps.indices.last else {
      introduction.append(block)
      introductionPosition = introductionPosition ?? position
      return
    }
    if steps[last].isPastTask {
      steps[last].explanation.append(block)
    } else {
      steps[last].task.append(block)
    }
  }

  // MARK: Headings

  private mutating func readHeading(_ node: MarkdownNode, level: Int) {
    let attributes = HeadingAttributes(node, source: source, problems: &problems)
    switch level {
    case 1: problems.report(StepProblem.topHeading, at: node.position)
    case 2: startStep(node, attributes)
    default:
      if attributes.isOrder {
        problems.report(StepProblem.misplacedAttribute(".order"), at: attributes.position)
      }
      if let id = attributes.id {
        problems.report(StepProblem.misplacedAttribute("#\(id)"), at: attributes.position)
      }
      if attributes.isHints {
        startHints(node, attributes)
      } else {
        add(.heading(level: level, attributes.inlines), at: node.position)
      }
    }
  }

  private mutating func startStep(_ node: MarkdownNode, _ attributes: HeadingAttributes) {
    finishStep()
    if attributes.isHints {
      problems.report(StepProblem.misplacedAttribute(".hints"), at: attributes.position)
    }
    let title = attributes.inlines.plainText
    if let id = attributes.id {
      if !Identifier.isValid(id) {
        let near = Identifier.suggestion(for: id)
        problems.report(StepProblem.badID(id, suggestion: near), at: attributes.position)
      }
      if steps.contains(where: { $0.id == id }) {
        problems.report(StepProblem.duplicateID(id), at: attributes.position)
      }
    } else {
      problems.report(StepProblem.missingID(title: title), at: node.position)
    }
    steps.append(
      StepDraft(
        id: attributes.id ?? "?\(steps.count + 1)", title: attributes.inlines,
        position: node.position, isOrder: attributes.isOrder))
  }

  private mutating func finishStep() {
    if case .hints(let heading) = awaiting {
      problems.report(StepProblem.hintsWithoutList, at: heading)
    }
    awaiting = .nothing
    guard let step = steps.last, step.isOrder, step.question == nil else { return }
    problems.report(QuizProblem.orderWithoutList, at: step.position)
  }

  private mutating func startHints(_ node: MarkdownNode, _ attributes: HeadingAttributes) {
    guard let last = steps.indices.last else {
      problems.report(StepProblem.misplacedAttribute(".hints"), at: attributes.position)
      return
    }
    if steps[last].hasHints {
      problems.report(StepProblem.secondHints(step: steps[last].id), at: node.position)
    }
    steps[last].hasHints = true
    awaiting = .hints(node.position)
  }

  private mutating func readHints(_ node: MarkdownNode) {
    guard let last = steps.indices.last else { return }
    steps[last].hints += node.children.map(\.blocks).filter { !$0.isEmpty }
  }

  // MARK: Code

  private mutating func readCode(_ node: MarkdownNode, info: String, text: String) {
    guard
      let blockInfo = BlockInfo.read(info, at: node.position, source: source, problems: &problems)
    else {
      awaiting = .nothing
      if !isMisspelt(info) { addProse(node) }
      return
    }
    guard let last = steps.indices.last else {
      problems.report(BlockProblem.outsideStep(blockInfo.kind.words), at: node.position)
      return
    }
    let code = CodeBlock(
      text: text, file: source.file,
      position: SourcePosition(line: node.position.line + 1, column: node.position.column))
    let block = BlockDraft(info: blockInfo, code: code, position: node.position)
    reportDuplicate(of: block, in: steps[last])
    steps[last].blocks.append(block)
    if blockInfo.kind != .given { steps[last].isPastTask = true }
    awaiting =
      blockInfo.kind == .mistake || blockInfo.kind == .check ? .quotation : .nothing
  }

  /// Whether the info string was meant to name a block, so that the code is not part of the prose.
  private func isMisspelt(_ info: String) -> Bool {
    let words = info.split(separator: " ")
    return words.first == "swift" && words.count > 1
  }

  private mutating func reportDuplicate(of block: BlockDraft, in step: StepDraft) {
    let kind = block.info.kind
    switch kind {
    case .given, .check: return
    case .alternative, .mistake:
      if let id = block.info.id, step.blocks(kind).contains(where: { $0.info.id == id }) {
        problems.report(
          BlockProblem.duplicateID(id, block: kind.words),
          at: source.position(of: id, onLine: block.position.line, from: block.position.column + 9))
      }
    case .solution, .fill, .expect, .answer:
      if !step.blocks(kind).isEmpty {
        problems.report(BlockProblem.duplicateBlock(kind.words), at: block.position)
      }
    }
  }

  /// Blocks that run must stand at the margin: inside a list their place and lines would be doubtful.
  private mutating func reportNestedBlocks(in node: MarkdownNode) {
    for child in node.children {
      if case .code(let info, fenced: true, _) = child.kind {
        var ignored = ProblemList(file: source.file)
        if let found = BlockInfo.read(
          info, at: child.position, source: source, problems: &ignored)
        {
          problems.report(BlockProblem.nested(found.kind.words), at: child.position)
        }
      }
      reportNestedBlocks(in: child)
    }
  }

  // MARK: Questions

  private mutating func readList(_ node: MarkdownNode, isNumbered: Bool) {
    let hasChoices = node.children.contains {
      if case .choice = $0.kind { true } else { false }
    }
    guard let last = steps.indices.last, hasChoices || (steps[last].isOrder && isNumbered),
      steps[last].question == nil
    else {
      if hasChoices, let step = steps.last {
        problems.report(StepProblem.mixedActivities(step: step.id), at: node.position)
      } else {
        addProse(node)
      }
      return
    }
    var reader = QuestionReader(source: source, problems: problems)
    steps[last].question =
      hasChoices ? .choices(reader.choices(node)) : .order(reader.orderItems(node))
    problems = reader.problems
    steps[last].questionPosition = node.position
    steps[last].isPastTask = true
  }
}
