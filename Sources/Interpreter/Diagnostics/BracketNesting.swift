/// How deeply square brackets nest in a text.
///
/// The parser looks ahead at each bracket to tell arrays from types, so that the time it takes
/// doubles with each level: texts that nest them too deeply are not given to it.
enum BracketNesting {
  /// The levels that are given to the parser: more than programs have, few enough to be quick.
  static let limit = 12

  /// The byte where the limit is passed, nil when it is not. Brackets in strings of one line and in
  /// comments do not count.
  static func excess(in text: String) -> Int? {
    var depth = 0
    var isString = false
    var comment: UInt8?
    var previous: UInt8 = 0
    for (offset, byte) in text.utf8.enumerated() {
      defer { previous = byte }
      if byte == UInt8(ascii: "\n") {
        isString = false
        if comment == UInt8(ascii: "/") { comment = nil }
        continue
      }
      if let open = comment {
        if open == UInt8(ascii: "*"), previous == UInt8(ascii: "*"), byte == UInt8(ascii: "/") {
          comment = nil
        }
        continue
      }
      if isString {
        if byte == UInt8(ascii: "\""), previous != UInt8(ascii: "\\") { isString = false }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isString = true
      case UInt8(ascii: "/") where previous == byte: comment = byte
      case UInt8(ascii: "*") where previous == UInt8(ascii: "/"): comment = byte
      case UInt8(ascii: "["):
        depth += 1
        if depth > limit { return offset }
      case UInt8(ascii: "]"): depth = max(0, depth - 1)
      default: break
      }
    }
    return nil
  }
}
