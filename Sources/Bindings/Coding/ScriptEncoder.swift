import Foundation
import ScriptRuntime

/// How a `JSONEncoder` or `JSONDecoder` is set.
struct CodingOptions {
  /// How dates are written.
  enum DateStrategy {
    case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
    case formatted(DateFormatter)
  }

  var dates = DateStrategy.deferredToDate
  var usesSnakeCase = false
  var layout = JSONNode.Layout()
}

/// The place in a JSON text that an encoder writes to. Also what a script sees as an `Encoder` and
/// as its containers.
@MainActor final class ScriptEncoder {
  let options: CodingOptions
  let path: [CodingStep]

  private enum Content {
    case nothing
    case node(JSONNode)
    case object([(key: String, value: ScriptEncoder)])
    case array([ScriptEncoder])
  }

  private var content = Content.nothing

  init(_ options: CodingOptions, path: [CodingStep] = []) {
    self.options = options
    self.path = path
  }

  /// What has been written.
  var node: JSONNode {
    switch content {
    case .nothing: .object([])
    case .node(let node): node
    case .object(let pairs): .object(pairs.map { ($0.key, $0.value.node) })
    case .array(let elements): .array(elements.map(\.node))
    }
  }

  /// Makes this the place of an object, or of an array.
  func beginObject() { if case .object = content {} else { content = .object([]) } }
  func beginArray() { if case .array = content {} else { content = .array([]) } }

  /// The place of a key's value.
  func place(for key: String) -> ScriptEncoder {
    beginObject()
    let inner = ScriptEncoder(options, path: path + [.key(key)])
    if case .object(var pairs) = content {
      let name = options.usesSnakeCase ? SnakeCase.encode(key) : key
      pairs.removeAll { $0.key == name }
      pairs.append((name, inner))
      content = .object(pairs)
    }
    return inner
  }

  /// The place of the next element.
  func nextPlace() -> ScriptEncoder {
    beginArray()
    guard case .array(var elements) = content else { return self }
    let inner = ScriptEncoder(options, path: path + [.index(elements.count)])
    elements.append(inner)
    content = .array(elements)
    return inner
  }

  var count: Int { if case .array(let elements) = content { elements.count } else { 0 } }

  /// Writes a value here.
  func encode(_ value: Value) throws {
    switch value.unerased {
    case .none: content = .node(.null)
    case .some(let inner): try encode(inner)
    case .bool(let flag): content = .node(.bool(flag))
    case .int(let number): content = .node(.number(String(number)))
    case .double(let number): try encode(number, "Double")
    case .string(let text): content = .node(.string(text))
    case .array(let elements): try encode(elements: elements)
    case .native(let native): try encode(native)
    case .structure, .enumeration, .object: try encodeScripted(value.unerased)
    case .void, .tuple, .function, .metatype, .existential:
      throw ScriptFailure(.notSimulated("Encodable"))
    }
  }

  private func encode(_ number: Double, _ type: String) throws {
    guard number.isFinite else {
      throw CodingErrorValue(
        kind: .invalidValue, subject: "\(number) (\(type))", path: path,
        debugDescription: "Unable to encode \(type).\(number) directly in JSON."
      ).thrown
    }
    content = .node(.number(Self.text(number)))
  }

  /// A number as `JSONEncoder` writes it: without a fraction where it has none.
  private static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private func encode(elements: [Value]) throws {
    beginArray()
    for element in elements { try nextPlace().encode(element) }
  }

  private func encode(_ native: any NativeValue) throws {
    switch native {
    case let number as Float: try encode(Double("\(number)") ?? Double(number), "Float")
    case let number as any BinaryInteger: content = .node(.number("\(number)"))
    case let set as SetValue: try encode(elements: set.elements)
    case let slice as ArraySliceValue: try encode(elements: slice.elements)
    case let dictionary as DictionaryValue:
      beginObject()
      for pair in dictionary.pairs { try place(for: try key(pair.key)).encode(pair.value) }
    case let date as Date: try encode(date)
    case let url as URL: content = .node(.string(url.absoluteString))
    case let identifier as UUID: content = .node(.string(identifier.uuidString))
    case let data as Data: content = .node(.string(data.base64EncodedString()))
    case let point as CGPoint: try encode(elements: [.double(point.x), .double(point.y)])
    case let size as CGSize: try encode(elements: [.double(size.width), .double(size.height)])
    case let rect as CGRect:
      try encode(elements: [.native(rect.origin), .native(rect.size)])
    default: throw ScriptFailure(.notSimulated("Encodable"))
    }
  }

  private func key(_ key: Value) throws -> String {
    switch key.unerased {
    case .string(let text): text
    case .int(let number): String(number)
    default: try CodingKeyText.name(of: key)
    }
  }

  private func encode(_ date: Date) throws {
    switch options.dates {
    case .deferredToDate: try encode(date.timeIntervalSinceReferenceDate, "Double")
    case .secondsSince1970: try encode(date.timeIntervalSince1970, "Double")
    case .millisecondsSince1970: try encode(date.timeIntervalSince1970 * 1000, "Double")
    case .iso8601: content = .node(.string(date.ISO8601Format()))
    case .formatted(let formatter): content = .node(.string(formatter.string(from: date)))
    }
  }

  /// A value of a type of the script's: by its own `encode(to:)`, else by its stored properties.
  private func encodeScripted(_ value: Value) throws {
    guard let host = ScriptHost.current, let reflection = ScriptHost.reflection,
      let library = Runtime.dispatch?.library
    else { throw ScriptFailure(.notSimulated("Encodable")) }
    if try host.callWitness("encode", labels: ["to"], on: value, [.object(self)]) != nil { return }
    let type = library.type(of: value)
    if case .enumeration(let whole) = value {
      if let raw = reflection.cases(of: type).first(where: {
        $0.declaration === whole.caseDeclaration
      })?.rawValue {
        return try encode(raw)
      }
      let payload = place(for: whole.caseDeclaration.name)
      payload.beginObject()
      for (index, part) in whole.payload.enumerated() {
        let label = whole.caseDeclaration.parameters[index].label ?? "_\(index)"
        if case .none = part { continue }
        try payload.place(for: label).encode(part)
      }
      return
    }
    beginObject()
    let keys = try SynthesizedKeys(type)
    for (field, value) in zip(
      reflection.storedFields(of: type), try reflection.fieldValues(of: value))
    {
      guard let key = keys.key(of: field.name), let value else { continue }
      if case .optional = field.type, case .none = value { continue }
      try place(for: key).encode(value)
    }
  }
}

/// The keys by which the compiler's own coding knows the stored properties of a type.
@MainActor struct SynthesizedKeys {
  private let names: [String: String]?

  /// Looks for the type's own `CodingKeys`.
  init(_ type: SwiftType) throws {
    guard let reflection = ScriptHost.reflection,
      let keys = reflection.nestedType("CodingKeys", of: type)
    else {
      names = nil
      return
    }
    var names: [String: String] = [:]
    for found in reflection.cases(of: keys) {
      var text = found.declaration.name
      if case .string(let raw)? = found.rawValue { text = raw }
      names[found.declaration.name] = text
    }
    self.names = names
  }

  /// The key of a property, nil where it is left out.
  func key(of property: String) -> String? {
    guard let names else { return property }
    return names[property]
  }
}

/// `fullName` and `full_name`.
enum SnakeCase {
  static func encode(_ name: String) -> String {
    name.reduce(into: "") { text, character in
      if character.isUppercase, !text.isEmpty, text.last != "_" { text += "_" }
      text += character.lowercased()
    }
  }

  static func decode(_ name: String) -> String {
    let parts = name.split(separator: "_")
    guard let first = parts.first, parts.count > 1 else { return name }
    return first.lowercased()
      + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }
}

extension CodingErrorValue {
  /// The error on its way to the script's `catch`.
  @MainActor var thrown: ThrownValue {
    let name = kind == .invalidValue ? "EncodingError" : "DecodingError"
    guard let type = Runtime.dispatch?.library.type(named: name) else {
      return ThrownValue(.native(self))
    }
    return ThrownValue(.existential(.native(self), .nominal(type, [])))
  }
}
