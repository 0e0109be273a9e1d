/// What proposes the continuations of a word when TAB is pressed.
public protocol Completer: AnyObject {
  /// The continuations of a text.
  ///
  /// - Parameters:
  ///   - text: The whole entry, all its lines.
  ///   - cursor: The place of the cursor in `text`.
  /// - Returns: The candidates and the word before the cursor that they replace.
  func completions(of text: String, at cursor: String.Index) -> Completions
}

/// The candidates for the word before the cursor.
public struct Completions: Sendable, Equatable {
  /// The text just before the cursor that a candidate replaces; empty after a dot.
  public var word: String
  /// The candidates, in the order in which they are listed.
  public var candidates: [Candidate]

  /// Makes the list of candidates that replace `word`.
  public init(word: String, candidates: [Candidate]) {
    self.word = word
    self.candidates = candidates
  }

  /// No candidate at all.
  public static let none = Completions(word: "", candidates: [])

  /// One continuation of a word.
  public struct Candidate: Sendable, Equatable {
    /// What replaces the word, for example `backgroundColor`.
    public var text: String
    /// The name as listed at the first TAB, for example `backgroundColor: UIColor?`.
    public var title: String
    /// One line about it, at the first TAB; empty when there is none.
    public var summary: String
    /// The documentation, at the second TAB; nil when there is none.
    public var documentation: String?

    /// Makes a candidate; its title is its text unless another is given.
    public init(
      text: String, title: String? = nil, summary: String = "", documentation: String? = nil
    ) {
      self.text = text
      self.title = title ?? text
      self.summary = summary
      self.documentation = documentation
    }
  }

  /// The longest beginning that all the candidates share.
  var commonPrefix: String {
    guard var prefix = candidates.first?.text else { return "" }
    for candidate in candidates.dropFirst() {
      prefix = prefix.commonPrefix(with: candidate.text)
    }
    return prefix
  }
}

extension String {
  /// The characters that this text and another begin with.
  func commonPrefix(with other: String) -> String {
    var end = startIndex
    var place = other.startIndex
    while end < endIndex, place < other.endIndex, self[end] == other[place] {
      end = index(after: end)
      place = other.index(after: place)
    }
    return String(self[..<end])
  }
}
