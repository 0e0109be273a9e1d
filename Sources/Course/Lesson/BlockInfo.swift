import Messages

/// What the info string of a fenced block says: the kind of block, its identifier, its marks.
struct BlockInfo: Equatable {
  enum Kind: String, CaseIterable {
    case given, solution, alternative, mistake, check, fill, expect, answer

    /// The words an author writes: `swift given`, `expect`.
    var words: String {
      switch self {
      case .expect, .answer: rawValue
      default: "swift \(rawValue)"
      }
    }

    /// Whether the block is told apart from others of its kind by an identifier.
    var takesID: Bool { self == .alternative || self == .mistake }

    static let swiftKinds = allCases.filter { $0 != .expect && $0 != .answer }
  }

  let kind: Kind
  let id: String?
  let isHidden: Bool

  /// The words of the block as an author would name it: `swift mistake reads-view-early`.
  var name: String { kind.words + (id.map { " \($0)" } ?? "") }

  /// Reads the info string of a block, or returns nil when the block is only shown: code in any
  /// language, `swift` alone among them.
  static func read(
    _ info: String, at position: SourcePosition, source: LessonSource,
    problems: inout ProblemList
  ) -> BlockInfo? {
    var words = info.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    let kind: Kind
    if first == "expect" || first == "answer" {
      kind = first == "expect" ? .expect : .answer
      words.removeFirst()
    } else if first == "swift", words.count > 1 {
      let word = words[1]
      guard let found = Kind.swiftKinds.first(where: { $0.rawValue == word }) else {
        let near = NearMiss.closest(to: word, among: Kind.swiftKinds.map(\.rawValue))
        problems.report(
          BlockProblem.unknownBlock(word, suggestion: near),
          at: source.position(of: word, onLine: position.line, from: position.column + 8))
        return nil
      }
      kind = found
      words.removeFirst(2)
    } else {
      return nil
    }
    return read(kind, words: words, at: position, source: source, problems: &problems)
  }

  private static func read(
    _ kind: Kind, words: [String], at position: SourcePosition, source: LessonSource,
    problems: inout ProblemList
  ) -> BlockInfo {
    var id: String?
    var isHidden = false
    for word in words {
      let place = source.position(
        of: " " + word, onLine: position.line, from: position.column)
      let wordPlace = SourcePosition(line: place.line, column: place.column + 1)
      if kind == .given, word == "hidden", !isHidden {
        isHidden = true
      } else if kind.takesID, id == nil {
        id = word
        if !Identifier.isValid(word) {
          let near = Identifier.suggestion(for: word)
          problems.report(BlockProblem.badID(word, suggestion: near), at: wordPlace)
        }
      } else {
        problems.report(BlockProblem.unexpectedWord(word, block: kind.words), at: wordPlace)
      }
    }
    if kind.takesID, id == nil {
      problems.report(BlockProblem.missingID(block: kind.words), at: position)
    }
    return BlockInfo(kind: kind, id: id, isHidden: isHidden)
  }
}
