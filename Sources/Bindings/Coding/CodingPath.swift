import ScriptRuntime

/// A key on the way into a coded value: a name, or a place in an array.
enum CodingStep {
  case key(String)
  case index(Int)

  /// A path as the messages write it: `items[2].name`.
  static func text(_ path: [CodingStep]) -> String {
    path.reduce("") { text, step in
      switch step {
      case .key(let name): text.isEmpty ? name : text + "." + name
      case .index(let index): text + "[\(index)]"
      }
    }
  }
}

/// What a `CodingKey` of the script says.
@MainActor enum CodingKeyText {
  /// The name that stands in the JSON text for a key.
  static func name(of key: Value) throws -> String {
    let host = ScriptHost.current
    if case .string(let text) = key.unerased { return text }
    if case .native(let key as CodingKeyValue) = key.unerased { return key.name }
    if let own = try host?.callWitness("stringValue", labels: [], on: key, []),
      case .string(let text) = own.unerased
    {
      return text
    }
    if let raw = try host?.callWitness("rawValue", labels: [], on: key, []),
      case .string(let text) = raw.unerased
    {
      return text
    }
    if case .enumeration(let value) = key.unerased { return value.caseDeclaration.name }
    throw ScriptFailure(.bridging(expected: "CodingKey", found: key.kindName))
  }

  /// The key of a type that has that name, or `nil`.
  static func key(_ name: String, of type: SwiftType) throws -> Value {
    let found = ScriptHost.reflection?.cases(of: type).first { found in
      if case .string(let raw)? = found.rawValue { return raw == name }
      return found.declaration.name == name
    }
    if let found {
      return .enumeration(
        EnumValue(type: type, caseDeclaration: found.declaration, payload: []))
    }
    if ScriptHost.reflection?.ownInitializer("init(stringValue:)", of: type) != nil {
      return try Runtime.dispatch?.make(
        type, initializer: "init(stringValue:)", [.string(name)]) ?? .none
    }
    return .none
  }
}

/// A key that no type of the script's stands for.
struct CodingKeyValue: NativeValue, Hashable {
  static var scriptTypeName: String { "CodingKeyValue" }
  let name: String
}

/// `DecodingError` and `EncodingError`.
public struct CodingErrorValue: NativeValue, CustomStringConvertible {
  public static var scriptTypeName: String { "DecodingError" }

  /// The cases of both.
  public enum Kind: String, Sendable {
    case typeMismatch, valueNotFound, keyNotFound, dataCorrupted, invalidValue
  }

  public let kind: Kind

  /// The type that was expected, or the name of the key that was missing.
  let subject: String
  let path: [CodingStep]

  /// What happened, in words.
  public let debugDescription: String

  /// As Swift prints it.
  public var description: String {
    let place = path.isEmpty ? "" : "Path: \(CodingStep.text(path)). "
    let rest = place + "Debug description: " + debugDescription
    return switch kind {
    case .typeMismatch: "DecodingError.typeMismatch: expected value of type \(subject). \(rest)"
    case .valueNotFound:
      "DecodingError.valueNotFound: Expected value of type \(subject) but found null instead. "
        + rest
    case .keyNotFound:
      "DecodingError.keyNotFound: Key '\(subject)' not found in keyed decoding container. \(rest)"
    case .dataCorrupted: "DecodingError.dataCorrupted: Data was corrupted. \(rest)"
    case .invalidValue: "EncodingError.invalidValue: \(subject). \(rest)"
    }
  }

  /// The sentence for the people who use the app.
  public var localizedDescription: String {
    let reason =
      switch kind {
      case .keyNotFound, .valueNotFound: "The data is missing."
      default: "The data isn’t in the correct format."
      }
    return "The operation could not be completed. " + reason
  }
}
