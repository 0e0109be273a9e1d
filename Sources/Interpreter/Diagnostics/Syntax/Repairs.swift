/// The changes that make a text with syntax errors one that parses, as the compiler's parser reads
/// it: what it takes for granted is put in, what it skips is blanked.
struct Repairs {
  struct Edit {
    let lower: Int, upper: Int
    let text: String
  }

  /// A name that stands for what is missing: the checker does not find it, and what it says of it
  /// is not told.
  static let missing = "__missing__"

  private(set) var edits: [Edit] = []

  /// The number of edits, to take back those that are made from here on.
  var mark: Int { edits.count }

  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(lower: offset, upper: offset, text: text))
  }

  mutating func replace(_ lower: Int, _ upper: Int, with text: String) {
    drop(lower, upper, since: edits.count)
    edits.append(Edit(lower: lower, upper: upper, text: text))
  }

  /// Makes space of a piece of the text; newlines stay. Edits in it since the mark are dropped.
  mutating func blank(_ lower: Int, _ upper: Int, since mark: Int? = nil) {
    guard lower < upper else {
      if let mark { edits.removeSubrange(min(mark, edits.count)...) }
      return
    }
    drop(lower, upper, since: mark ?? edits.count)
    edits.append(Edit(lower: lower, upper: upper, text: "\u{0}"))
  }

  private mutating func drop(_ lower: Int, _ upper: Int, since mark: Int) {
    let all = edits
    edits = all.enumerated().filter { index, edit in
      guard edit.lower >= lower, edit.upper <= upper else { return true }
      return edit.lower == edit.upper
        && (index < mark && (edit.lower == lower || edit.upper == upper))
    }.map(\.element)
  }

  mutating func add(_ other: Repairs) { edits += other.edits }

  mutating func removeAll(from mark: Int) { edits.removeSubrange(min(mark, edits.count)...) }

  /// The repaired text, with where its bytes come from.
  func apply(to bytes: [UInt8]) -> (text: String, map: RepairMap) {
    var result: [UInt8] = []
    var map = RepairMap()
    var position = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.lower, $0.offset) < ($1.element.lower, $1.offset)
    }
    for (_, edit) in ordered {
      guard edit.lower >= position || edit.lower == edit.upper, edit.upper <= bytes.count else {
        continue
      }
      if edit.lower > position { result += bytes[position..<edit.lower] }
      position = max(position, edit.lower)
      if edit.text == "\u{0}" {
        result += bytes[position..<max(position, edit.upper)].map {
          $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ")
        }
      } else {
        let start = result.count
        result += Array(edit.text.utf8)
        map.add(start, result.count, edit.lower, max(position, edit.upper))
      }
      position = max(position, edit.upper)
    }
    if position < bytes.count { result += bytes[position...] }
    return (String(decoding: result, as: UTF8.self), map)
  }
}

/// Where the bytes of a repaired text stand in the text as it was written.
struct RepairMap {
  private struct Piece {
    let lower: Int, upper: Int
    let originalLower: Int, originalUpper: Int
  }

  private var pieces: [Piece] = []

  fileprivate mutating func add(
    _ lower: Int, _ upper: Int, _ originalLower: Int, _ originalUpper: Int
  ) {
    pieces.append(
      Piece(
        lower: lower, upper: upper, originalLower: originalLower, originalUpper: originalUpper))
  }

  /// The place in the original text.
  func original(_ offset: Int) -> Int {
    guard let last = pieces.last(where: { $0.lower <= offset }) else { return offset }
    if offset < last.upper { return last.originalLower }
    return last.originalUpper + (offset - last.upper)
  }
}
