/// Reads a JSON text (RFC 8259).
struct JSONReader {
  /// Why a text is no JSON.
  struct Malformed: Error {}

  private let bytes: [UInt8]
  private static let numberBytes = Set("+-.0123456789eE".utf8)

  private var position = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The node a text stands for.
  ///
  /// - Throws: `Malformed`.
  static func read(_ bytes: [UInt8]) throws -> JSONNode {
    var reader = JSONReader(bytes)
    reader.skipSpaces()
    let node = try reader.node()
    reader.skipSpaces()
    guard reader.position == bytes.count else { throw Malformed() }
    return node
  }

  private var current: UInt8? { bytes.indices.contains(position) ? bytes[position] : nil }

  private mutating func skipSpaces() {
    while let byte = current, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { position += 1 }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skip(word: String) throws {
    guard bytes[position...].starts(with: word.utf8) else { throw Malformed() }
    position += word.utf8.count
  }

  private mutating func node() throws -> JSONNode {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 512 else { throw Malformed() }
    switch current {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"):
      try skip(word: "true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try skip(word: "false")
      return .bool(false)
    case UInt8(ascii: "n"):
      try skip(word: "null")
      return .null
    default: return try number()
    }
  }

  private mutating func object() throws -> JSONNode {
    position += 1
    var pairs: [(key: String, value: JSONNode)] = []
    skipSpaces()
    if skip("}") { return .object(pairs) }
    while true {
      skipSpaces()
      guard current == UInt8(ascii: "\"") else { throw Malformed() }
      let key = try string()
      skipSpaces()
      guard skip(":") else { throw Malformed() }
      skipSpaces()
      pairs.append((key, try node()))
      skipSpaces()
      if skip("}") { return .object(pairs) }
      guard skip(",") else { throw Malformed() }
    }
  }

  private mutating func array() throws -> JSONNode {
    position += 1
    var elements: [JSONNode] = []
    skipSpaces()
    if skip("]") { return .array(elements) }
    while true {
      skipSpaces()
      elements.append(try node())
      skipSpaces()
      if skip("]") { return .array(elements) }
      guard skip(",") else { throw Malformed() }
    }
  }

  private mutating func string() throws -> String {
    position += 1
    var units: [UInt8] = []
    while let byte = current {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: units, as: UTF8.self) else { throw Malformed() }
        return text
      case UInt8(ascii: "\\"): units += try escape()
      case 0..<0x20: throw Malformed()
      default: units.append(byte)
      }
    }
    throw Malformed()
  }

  private mutating func escape() throws -> [UInt8] {
    guard let byte = current else { throw Malformed() }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "u"):
      var units = [try hexadecimal()]
      if UTF16.isLeadSurrogate(units[0]) {
        try skip(word: "\\u")
        units.append(try hexadecimal())
      }
      guard let text = String(validating: units, as: UTF16.self) else { throw Malformed() }
      return Array(text.utf8)
    default: throw Malformed()
    }
  }

  private mutating func hexadecimal() throws -> UInt16 {
    guard position + 4 <= bytes.count,
      let unit = UInt16(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw Malformed() }
    position += 4
    return unit
  }

  private mutating func number() throws -> JSONNode {
    let start = position
    while let byte = current, Self.numberBytes.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard Double(text) != nil, !text.hasPrefix("+"), !text.hasPrefix(".") else {
      throw Malformed()
    }
    return .number(text)
  }
}
