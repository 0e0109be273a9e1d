import Messages

/// What one line of an outline says about its view.
struct OutlineLine {
  let position: SourcePosition
  var isOthers = false
  var name: String?
  var type: String?
  var allowsSubclasses = false
  var isUnordered = false
  var properties: [ExpectedProperty] = []

  /// The line `...`.
  static func others(at position: SourcePosition) -> OutlineLine {
    OutlineLine(position: position, isOthers: true)
  }

  func view(children: [ExpectedChild]) -> ExpectedView {
    ExpectedView(
      name: name, type: type, allowsSubclasses: allowsSubclasses, isUnordered: isUnordered,
      properties: properties, children: children, position: position)
  }
}

/// Reads one line of an outline: `name: is Type unordered property=value …`.
struct OutlineLineReader {
  let code: CodeBlock
  let number: Int
  let devices: [String]
  private(set) var problems: ProblemList

  init(code: CodeBlock, number: Int, devices: [String], problems: ProblemList) {
    self.code = code
    self.number = number
    self.devices = devices
    self.problems = problems
  }

  mutating func read(_ text: String, at position: SourcePosition) -> OutlineLine? {
    let (words, unclosed) = OutlineWord.split(text.replacing("\t", with: " "))
    if let unclosed {
      problems.report(
        ExpectationProblem.unclosed(unclosed.0), at: place(column: unclosed.column))
      return nil
    }
    var line = OutlineLine(position: position)
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      if word.text == "is" {
        guard words.indices.contains(index), isTypeName(words[index].text) else {
          problems.report(
            ExpectationProblem.missingType(after: "is"), at: place(column: word.column))
          continue
        }
        line.allowsSubclasses = true
        setType(words[index], of: &line)
        index += 1
      } else {
        read(word, isFirst: index == 1, into: &line)
      }
    }
    return line
  }

  private mutating func read(_ word: OutlineWord, isFirst: Bool, into line: inout OutlineLine) {
    let text = word.text
    if isFirst, text.hasSuffix(":"), isName(text.dropLast()) {
      line.name = String(text.dropLast())
    } else if text == "unordered" {
      line.isUnordered = true
    } else if let equals = word.firstIndex(of: UInt8(ascii: "=")) {
      addProperty(word, equals: equals, to: &line)
    } else if isTypeName(text) {
      setType(word, of: &line)
    } else {
      problems.report(ExpectationProblem.unexpected(text), at: place(column: word.column))
    }
  }

  private mutating func addProperty(
    _ word: OutlineWord, equals: Int, to line: inout OutlineLine
  ) {
    var parser = ExpectedPropertyParser(
      code: code, line: number, devices: devices, problems: problems)
    let property = parser.parse(word, equals: equals)
    problems = parser.problems
    guard let property else { return }
    let isRepeated = line.properties.contains {
      $0.path == property.path && $0.device == property.device && $0.relation == property.relation
    }
    if isRepeated, property.relation == .equals {
      problems.report(
        ExpectationProblem.duplicateProperty(property.path), at: property.position)
    }
    line.properties.append(property)
  }

  private mutating func setType(_ word: OutlineWord, of line: inout OutlineLine) {
    if line.type != nil {
      problems.report(
        ExpectationProblem.secondType(word.text), at: place(column: word.column))
    }
    line.type = line.type ?? word.text
  }

  private func place(column: Int) -> SourcePosition {
    code.position(line: number, column: column)
  }

  /// A type begins with a capital letter, as Swift's do; `Outer.Inner` is one too.
  private func isTypeName(_ text: String) -> Bool {
    text.first?.isUppercase == true && isName(text.replacing(".", with: "_"))
  }

  private func isName(_ text: some StringProtocol) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isXIDStart else {
      return false
    }
    return text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }
}
