import Messages

/// Reads one `property=value` of an outline.
struct ExpectedPropertyParser {
  let code: CodeBlock
  let line: Int
  let devices: [String]
  private(set) var problems: ProblemList

  init(code: CodeBlock, line: Int, devices: [String], problems: ProblemList) {
    self.code = code
    self.line = line
    self.devices = devices
    self.problems = problems
  }

  /// The property that `word` is; `equals` is the index of its `=`.
  mutating func parse(_ word: OutlineWord, equals: Int) -> ExpectedProperty? {
    var nameEnd = equals
    var relation = ExpectedProperty.Relation.equals
    if equals > word.bytes.startIndex, word.bytes[equals - 1] == UInt8(ascii: "~") {
      relation = .matches
      nameEnd -= 1
    }
    let name = word.part(word.bytes.startIndex..<nameEnd)
    let value = word.part(equals + 1..<word.bytes.endIndex)
    let (path, device) = split(name)
    guard isMemberPath(path.text) else {
      problems.report(ExpectationProblem.unexpected(word.text), at: place(word))
      return nil
    }
    guard !value.bytes.isEmpty, value.bytes.first != UInt8(ascii: "=") else {
      problems.report(ExpectationProblem.missingValue(property: path.text), at: place(value))
      return nil
    }
    let expected = self.value(value, of: path.text)
    if relation == .matches {
      guard case .text = expected else {
        problems.report(ExpectationProblem.matchNeedsText(value.text), at: place(value))
        return nil
      }
    }
    return ExpectedProperty(
      path: path.text, relation: relation, value: expected, source: value.text, device: device,
      position: place(word), valuePosition: place(value))
  }

  private func place(_ word: OutlineWord) -> SourcePosition {
    code.position(line: line, column: word.column)
  }

  /// Divides `frame@"iPhone 15"` into the member and the device.
  private mutating func split(_ name: OutlineWord) -> (path: OutlineWord, device: String?) {
    guard let sign = name.firstIndex(of: UInt8(ascii: "@")) else { return (name, nil) }
    let path = name.part(name.bytes.startIndex..<sign)
    let quoted = name.part(sign + 1..<name.bytes.endIndex)
    guard case .text(let device)? = Self.text(quoted.text), !device.isEmpty else {
      problems.report(ExpectationProblem.missingDeviceName, at: place(quoted))
      return (path, nil)
    }
    if !devices.contains(device) {
      let near = NearMiss.closest(to: device, among: devices)
      problems.report(
        ExpectationProblem.unknownDevice(device, suggestion: near), at: place(quoted))
    }
    return (path, device)
  }

  /// Whether the text can be a chain of members; whether they exist is the checker's business.
  private func isMemberPath(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return first == "_" || first.properties.isXIDStart
  }

  private mutating func value(_ word: OutlineWord, of path: String) -> ExpectedValue {
    let text = word.text
    if let literal = Self.text(text) { return literal }
    if let numbers = Self.numbers(text) {
      if let count = Self.numberCounts[path], numbers.count != count {
        problems.report(
          ExpectationProblem.numberCount(property: path, expected: count, found: numbers.count),
          at: place(word))
      }
      return .numbers(numbers)
    }
    if Edge(rawValue: path) != nil, let edge = EdgeReferenceParser.parse(text) {
      return .edge(edge)
    }
    return .expression(text)
  }

  /// How many numbers the well-known geometric properties take.
  private static let numberCounts = ["frame": 4, "bounds": 4, "center": 2]

  /// `8`, `-1.5`, `(16 603 343 44)`, `(16, 603, 343, 44)`.
  static func numbers(_ text: String) -> [Double]? {
    if let one = Double(text), one.isFinite, text.first?.isLetter == false { return [one] }
    guard text.hasPrefix("("), text.hasSuffix(")") else { return nil }
    let parts = text.dropFirst().dropLast().split { $0 == " " || $0 == "," }
    let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
    return numbers.isEmpty || numbers.count != parts.count ? nil : numbers
  }

  /// A text in quotes without interpolation, unescaped.
  static func text(_ source: String) -> ExpectedValue? {
    var rest = Substring(source)
    guard rest.count >= 2, rest.removeFirst() == "\"", rest.popLast() == "\"" else { return nil }
    var result = ""
    while let character = rest.popFirst() {
      if character == "\"" { return nil }
      guard character == "\\" else {
        result.append(character)
        continue
      }
      switch rest.popFirst() {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "\"": result.append("\"")
      case "\\": result.append("\\")
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
          let code = UInt32(rest[..<end], radix: 16), let scalar = Unicode.Scalar(code)
        else { return nil }
        rest = rest[rest.index(after: end)...]
        result.unicodeScalars.append(scalar)
      default: return nil
      }
    }
    return .text(result)
  }
}
