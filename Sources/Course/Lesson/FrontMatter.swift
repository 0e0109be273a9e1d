import Messages

/// The `key: value` lines between two `---` at the top of a file. Each value is a plain text.
struct FrontMatter {
  struct Entry {
    let value: String
    let keyPosition: SourcePosition
    let valuePosition: SourcePosition
  }

  private(set) var entries: [String: Entry] = [:]

  /// How many lines of the file it takes, with both of its rules.
  private(set) var lineCount = 0

  /// The newest format that this version reads.
  static let supportedFormat = 1

  /// Reads the front matter of `source`, refusing keys that are not in `keys`.
  init(source: LessonSource, keys: [String], problems: inout ProblemList) {
    guard source.lines.first?.trimmed == "---" else {
      problems.report(FrontMatterProblem.missing, at: .start)
      return
    }
    var number = 2
    while number <= source.lines.count, source.line(number).trimmed != "---" {
      // A heading means that the closing rule was forgotten: what follows is the lesson.
      if source.line(number).hasPrefix("#") { break }
      read(source.line(number), number: number, keys: keys, problems: &problems)
      number += 1
    }
    let isClosed = source.line(number).trimmed == "---"
    lineCount = isClosed ? number : number - 1
    if !isClosed { problems.report(FrontMatterProblem.unclosed, at: .start) }
  }

  private mutating func read(
    _ line: String, number: Int, keys: [String], problems: inout ProblemList
  ) {
    guard !line.trimmed.isEmpty else { return }
    let indent = line.prefix { $0 == " " || $0 == "\t" }.utf8.count
    let start = SourcePosition(line: number, column: indent + 1)
    guard let colon = line.firstIndex(of: ":") else {
      problems.report(FrontMatterProblem.notAPair(line.trimmed), at: start)
      return
    }
    let key = String(line[..<colon]).trimmed
    let rest = line[line.index(after: colon)...]
    let blanks = rest.prefix { $0 == " " || $0 == "\t" }.utf8.count
    let valuePosition = SourcePosition(
      line: number, column: line[...colon].utf8.count + blanks + 1)
    let value = String(rest).trimmed
    if !keys.contains(key) {
      let near = NearMiss.closest(to: key, among: keys)
      problems.report(FrontMatterProblem.unknownKey(key, suggestion: near), at: start)
    } else if entries[key] != nil {
      problems.report(FrontMatterProblem.duplicateKey(key), at: start)
    } else if value.isEmpty {
      problems.report(FrontMatterProblem.emptyValue(key: key), at: valuePosition)
      entries[key] = Entry(value: "", keyPosition: start, valuePosition: valuePosition)
    } else {
      entries[key] = Entry(value: value, keyPosition: start, valuePosition: valuePosition)
    }
  }

  /// The value of a key, nil when it is absent or empty.
  subscript(key: String) -> Entry? {
    entries[key].flatMap { $0.value.isEmpty ? nil : $0 }
  }

  /// The value of a key, which is reported when the key is absent.
  func required(_ key: String, problems: inout ProblemList) -> String? {
    // An empty value has been reported, and so has a missing front matter.
    if entries[key] == nil, lineCount > 0 {
      problems.report(FrontMatterProblem.missingKey(key), at: .start)
    }
    return self[key]?.value
  }

  /// Checks the `format` key. False when the file is of a newer format, so that nothing else in it
  /// can be judged.
  func checkFormat(problems: inout ProblemList) -> Bool {
    guard let text = required("format", problems: &problems), let entry = self["format"] else {
      return true
    }
    guard let format = Int(text), format >= 1 else {
      problems.report(FrontMatterProblem.notAFormat(text), at: entry.valuePosition)
      return true
    }
    guard format <= Self.supportedFormat else {
      problems.report(
        FrontMatterProblem.newerFormat(found: format, supported: Self.supportedFormat),
        at: entry.valuePosition)
      return false
    }
    return true
  }

  /// The value of a key that holds an identifier, checked.
  func identifier(_ key: String, isRequired: Bool, problems: inout ProblemList) -> String? {
    guard let text = isRequired ? required(key, problems: &problems) : self[key]?.value,
      let entry = self[key]
    else { return nil }
    if !Identifier.isValid(text) {
      let near = Identifier.suggestion(for: text)
      problems.report(FrontMatterProblem.badID(text, suggestion: near), at: entry.valuePosition)
    }
    return text
  }

  /// The value of a key that holds a language.
  func language(_ key: String, problems: inout ProblemList) -> Language? {
    guard let entry = self[key] else { return nil }
    if let language = Language(rawValue: entry.value) { return language }
    problems.report(FrontMatterProblem.unknownLanguage(entry.value), at: entry.valuePosition)
    return nil
  }
}
