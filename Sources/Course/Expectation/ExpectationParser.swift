import Messages

/// Reads the outline of an `expect` block: `name: Type property=value …`, children indented.
struct ExpectationParser {
  /// The deepest hierarchy that an outline may have.
  static let depthLimit = 40

  private let code: CodeBlock
  private let devices: [String]
  private var problems: ProblemList

  /// A line that is still open: what it says, and what has been read below it.
  private struct OpenLine {
    let indent: Int
    let line: OutlineLine
    var children: [ExpectedChild] = []
  }

  private var open: [OpenLine] = []
  private var roots: [ExpectedView] = []
  private var names: Set<String> = []

  /// Reads an outline. The expectation is nil when nothing could be read; otherwise it holds what
  /// could, and the problems say what could not.
  static func parse(_ code: CodeBlock, devices: [String]) -> (ExpectedHierarchy?, [LessonProblem]) {
    var parser = ExpectationParser(
      code: code, devices: devices, problems: ProblemList(file: code.file))
    parser.parse()
    let expectation =
      parser.roots.isEmpty ? nil : ExpectedHierarchy(roots: parser.roots, code: code)
    return (expectation, parser.problems.problems)
  }

  private init(code: CodeBlock, devices: [String], problems: ProblemList) {
    self.code = code
    self.devices = devices
    self.problems = problems
  }

  private mutating func parse() {
    let lines = code.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
      parse(String(line), number: index + 1)
    }
    while !open.isEmpty { closeLine() }
    if roots.isEmpty, problems.problems.isEmpty {
      problems.report(ExpectationProblem.empty, at: code.position)
    }
  }

  private mutating func parse(_ text: String, number: Int) {
    let blanks = text.prefix { $0 == " " || $0 == "\t" }
    let indent = blanks.count
    if blanks.contains("\t") {
      problems.report(
        ExpectationProblem.tab, at: code.position(line: number, column: 1))
    }
    let position = code.position(line: number, column: indent + 1)
    let levels = open.map(\.indent)
    while let last = open.last, last.indent >= indent { closeLine() }
    let isKnown = levels.contains(indent) || levels.last.map { indent > $0 } ?? true
    if !isKnown {
      problems.report(
        ExpectationProblem.indentation(found: indent, levels: levels), at: position)
    }
    guard open.count < Self.depthLimit else {
      problems.report(TextProblem.tooDeep(limit: Self.depthLimit), at: position)
      return
    }
    if text.trimmed == "..." {
      addOthers(indent: indent, at: position)
      return
    }
    var reader = OutlineLineReader(
      code: code, number: number, devices: devices, problems: problems)
    let line = reader.read(text, at: position)
    problems = reader.problems
    guard let line else { return }
    if let name = line.name, !names.insert(name).inserted {
      problems.report(ExpectationProblem.duplicateName(name), at: position)
    }
    if open.last?.line.isOthers == true {
      problems.report(ExpectationProblem.othersWithChildren, at: position)
    }
    open.append(OpenLine(indent: indent, line: line))
  }

  private mutating func addOthers(indent: Int, at position: SourcePosition) {
    guard let parent = open.last, !parent.line.isOthers else {
      problems.report(
        open.isEmpty ? ExpectationProblem.othersAtTop : .othersWithChildren, at: position)
      return
    }
    if parent.children.last == .others {
      problems.report(ExpectationProblem.othersTwice, at: position)
    }
    // It stays open so that lines below it are seen to be too deep.
    open.append(OpenLine(indent: indent, line: .others(at: position)))
  }

  private mutating func closeLine() {
    guard let last = open.popLast() else { return }
    let child: ExpectedChild
    if last.line.isOthers {
      child = .others
    } else {
      child = .view(last.line.view(children: last.children))
      if last.line.isUnordered, last.children.isEmpty {
        problems.report(ExpectationProblem.unorderedWithoutChildren, at: last.line.position)
      }
    }
    if open.isEmpty {
      if case .view(let view) = child { roots.append(view) }
    } else if !open[open.count - 1].line.isOthers {
      open[open.count - 1].children.append(child)
    }
  }
}
