import Messages

/// A piece of an outline's line between two spaces; spaces in quotes and brackets do not count.
struct OutlineWord {
  /// The bytes of the word.
  let bytes: ArraySlice<UInt8>

  /// Where the first byte is on its line, from 1.
  let column: Int

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Splits a line into words.
  ///
  /// When a quote or bracket stays open the word runs to the end of the line, and the opening and
  /// its column are returned.
  static func split(_ line: String) -> (words: [OutlineWord], unclosed: (String, column: Int)?) {
    let bytes = Array(line.utf8)
    var words: [OutlineWord] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: " ") {
        index += 1
        continue
      }
      let start = index
      var unclosed: (byte: UInt8, index: Int)?
      index = end(of: bytes, from: start, unclosed: &unclosed)
      words.append(OutlineWord(bytes: bytes[start..<index], column: start + 1))
      if let unclosed {
        let opening = String(decoding: [unclosed.byte], as: UTF8.self)
        return (words, (opening, column: unclosed.index + 1))
      }
    }
    return (words, nil)
  }

  private static func end(
    of bytes: [UInt8], from start: Int, unclosed: inout (byte: UInt8, index: Int)?
  ) -> Int {
    var open: [(byte: UInt8, index: Int)] = []
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if open.last?.byte == UInt8(ascii: "\"") {
        if byte == UInt8(ascii: "\\") { index += 1 }
        if byte == UInt8(ascii: "\"") { open.removeLast() }
      } else {
        switch byte {
        case UInt8(ascii: " ") where open.isEmpty: return index
        case UInt8(ascii: "\""), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
          open.append((byte, index))
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
          if !open.isEmpty { open.removeLast() }
        default: break
        }
      }
      index += 1
    }
    unclosed = open.first
    return min(index, bytes.count)
  }

  /// Where `byte` first stands outside quotes and brackets, as an index of `bytes`.
  func firstIndex(of byte: UInt8) -> Int? {
    var depth = 0
    var inQuotes = false
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let current = bytes[index]
      if inQuotes {
        if current == UInt8(ascii: "\\") { index += 1 }
        if current == UInt8(ascii: "\"") { inQuotes = false }
      } else if depth == 0, current == byte {
        return index
      } else if current == UInt8(ascii: "\"") {
        inQuotes = true
      } else if current == UInt8(ascii: "(") || current == UInt8(ascii: "[") {
        depth += 1
      } else if current == UInt8(ascii: ")") || current == UInt8(ascii: "]") {
        depth -= 1
      }
      index += 1
    }
    return nil
  }

  /// The part of the word in `range`, as a word.
  func part(_ range: Range<Int>) -> OutlineWord {
    OutlineWord(bytes: bytes[range], column: column + range.lowerBound - bytes.startIndex)
  }
}
