/// A piece of JSON, kept whole so that what this version does not know is not lost when it is
/// written again.
enum JSONValue: Equatable, Sendable, Codable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  var object: [String: JSONValue]? { if case .object(let value) = self { value } else { nil } }

  var string: String? { if case .string(let value) = self { value } else { nil } }

  var integer: Int? { if case .integer(let value) = self { value } else { nil } }

  /// The value below a path of keys.
  subscript(path: [String]) -> JSONValue? {
    get {
      var value = self
      for key in path {
        guard let next = value.object?[key] else { return nil }
        value = next
      }
      return value
    }
    set {
      guard let key = path.first else {
        if let newValue { self = newValue }
        return
      }
      var object = self.object ?? [:]
      if path.count == 1 {
        object[key] = newValue
      } else {
        var child = object[key] ?? .object([:])
        child[Array(path.dropFirst())] = newValue
        object[key] = child
      }
      self = .object(object)
    }
  }

  /// This object with the keys of another put over its own, object by object.
  func merging(_ other: JSONValue) -> JSONValue {
    guard let own = object, let others = other.object else { return other }
    return .object(own.merging(others) { $0.merging($1) })
  }
}
