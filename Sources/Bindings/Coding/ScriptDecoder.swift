import Foundation
import ScriptRuntime

/// A place in a JSON text that is read. Also what a script sees as a `Decoder` and as its
/// containers.
@MainActor final class ScriptDecoder {
  let node: JSONNode
  let path: [CodingStep]
  let options: CodingOptions

  /// The key type of a keyed container.
  var keyType: SwiftType?

  /// The next element of an unkeyed container.
  var next = 0

  init(_ node: JSONNode, _ options: CodingOptions, path: [CodingStep] = []) {
    self.node = node
    self.options = options
    self.path = path
  }

  // MARK: Containers

  /// The pairs, their keys as the script knows them.
  func pairs() throws -> [(key: String, value: JSONNode)] {
    guard case .object(let pairs) = node else { throw mismatch("Dictionary<String, Any>") }
    guard options.usesSnakeCase else { return pairs }
    return pairs.map { (SnakeCase.decode($0.key), $0.value) }
  }

  func elements() throws -> [JSONNode] {
    guard case .array(let elements) = node else { throw mismatch("Array<Any>") }
    return elements
  }

  /// The place of a key's value, nil where there is none.
  func place(for key: String) throws -> ScriptDecoder? {
    try pairs().last { $0.key == key }.map {
      ScriptDecoder($0.value, options, path: path + [.key(key)])
    }
  }

  /// The place of a key's value.
  ///
  /// - Throws: `keyNotFound`, as the script's error.
  func required(_ key: String, shown: String) throws -> ScriptDecoder {
    if let place = try place(for: key) { return place }
    throw CodingErrorValue(
      kind: .keyNotFound, subject: key, path: path,
      debugDescription: "No value associated with key \(shown) (\"\(key)\")."
    ).thrown
  }

  /// The place of the next element, which is passed.
  func takeNext(_ type: String) throws -> ScriptDecoder {
    let elements = try elements()
    guard elements.indices.contains(next) else {
      throw CodingErrorValue(
        kind: .valueNotFound, subject: type, path: path + [.index(next)],
        debugDescription: "Unkeyed container is at end."
      ).thrown
    }
    defer { next += 1 }
    return ScriptDecoder(elements[next], options, path: path + [.index(next)])
  }

  var isNull: Bool { if case .null = node { true } else { false } }

  // MARK: Faults

  private func mismatch(_ type: String) -> ThrownValue {
    if isNull {
      return CodingErrorValue(
        kind: .valueNotFound, subject: type, path: path,
        debugDescription: "Cannot get value of type \(type) -- found null value instead"
      ).thrown
    }
    return CodingErrorValue(
      kind: .typeMismatch, subject: type, path: path,
      debugDescription: "Expected to decode \(type) but found \(node.kindName) instead."
    ).thrown
  }

  func corrupted(_ text: String) -> ThrownValue {
    CodingErrorValue(kind: .dataCorrupted, subject: "", path: path, debugDescription: text).thrown
  }

  // MARK: Values

  /// The value of a type that stands here.
  func decode(_ type: SwiftType) throws -> Value {
    if case .optional(let object) = type {
      return isNull ? .none : try decode(object).wrapped
    }
    guard case .nominal(let nominal, let arguments) = type else {
      throw ScriptFailure(.notSimulated("Decodable"))
    }
    if nominal.module == "main" { return try decodeScripted(type, nominal) }
    switch nominal.qualifiedName {
    case "Array", "ContiguousArray", "Set", "ArraySlice":
      let element = arguments.first ?? .any
      let values = try elements().enumerated().map { index, node in
        try ScriptDecoder(node, options, path: path + [.index(index)]).decode(element)
      }
      return nominal.name == "Set" ? .native(SetValue(values)) : .array(values)
    case "Dictionary":
      guard arguments.count == 2 else { throw ScriptFailure(.notSimulated("Decodable")) }
      var result = DictionaryValue()
      for pair in try pairs() {
        let place = ScriptDecoder(pair.value, options, path: path + [.key(pair.key)])
        let isNumber = arguments[0].isNumberKey
        guard let key = isNumber ? Int(pair.key).map({ .int($0) }) : Value.string(pair.key) else {
          throw mismatch("Int")
        }
        result[key] = try place.decode(arguments[1])
      }
      return .native(result)
    default: return try decodeSingle(nominal.qualifiedName)
    }
  }

  private func decodeSingle(_ name: String) throws -> Value {
    switch name {
    case "Bool":
      guard case .bool(let flag) = node else { throw mismatch(name) }
      return .bool(flag)
    case "String": return .string(try text(name))
    case "Double", "CGFloat", "Float":
      guard case .number(let text) = node, let number = Double(text) else { throw mismatch(name) }
      return name == "Float" ? .native(Float(number)) : .double(number)
    case "Date": return .native(try date())
    case "URL":
      guard let url = URL(string: try text("URL")) else { throw corrupted("Invalid URL string.") }
      return .native(url)
    case "UUID":
      guard let identifier = UUID(uuidString: try text("UUID")) else {
        throw corrupted("Attempted to decode UUID from invalid UUID string.")
      }
      return .native(identifier)
    case "Data":
      guard let data = Data(base64Encoded: try text("Data")) else {
        throw corrupted("Encountered Data is not valid Base64.")
      }
      return .native(data)
    case "CGPoint":
      let parts = try numbers(2)
      return .native(CGPoint(x: parts[0], y: parts[1]))
    case "CGSize":
      let parts = try numbers(2)
      return .native(CGSize(width: parts[0], height: parts[1]))
    default:
      if let integer = try integer(name) { return integer }
      throw ScriptFailure(.notSimulated("\(name): Decodable"))
    }
  }

  private func text(_ type: String) throws -> String {
    guard case .string(let text) = node else { throw mismatch("String") }
    return text
  }

  private func numbers(_ count: Int) throws -> [Double] {
    let parts = try elements().map { node -> Double in
      guard case .number(let text) = node, let number = Double(text) else {
        throw mismatch("Double")
      }
      return number
    }
    guard parts.count >= count else { throw corrupted("Unkeyed container is at end.") }
    return parts
  }

  private func date() throws -> Date {
    switch options.dates {
    case .iso8601:
      guard let date = try? Date(try text("String"), strategy: .iso8601) else {
        throw corrupted("Expected date string to be ISO8601-formatted.")
      }
      return date
    case .formatted(let formatter):
      guard let date = formatter.date(from: try text("String")) else {
        throw corrupted("Date string does not match format expected by formatter.")
      }
      return date
    case .deferredToDate, .secondsSince1970, .millisecondsSince1970:
      guard case .number(let text) = node, let number = Double(text) else {
        throw mismatch("Double")
      }
      switch options.dates {
      case .secondsSince1970: return Date(timeIntervalSince1970: number)
      case .millisecondsSince1970: return Date(timeIntervalSince1970: number / 1000)
      default: return Date(timeIntervalSinceReferenceDate: number)
      }
    }
  }

  private func integer(_ name: String) throws -> Value? {
    func read<T: FixedWidthInteger & NativeValue>(_ type: T.Type) throws -> Value {
      guard case .number(let text) = node else { throw mismatch(name) }
      if let number = T(text) ?? Double(text).flatMap({ T(exactly: $0) }) {
        return .native(number)
      }
      throw corrupted("The given data was not valid JSON.")
    }
    switch name {
    case "Int":
      guard case .number(let text) = node else { throw mismatch(name) }
      if let number = Int(text) ?? Double(text).flatMap({ Int(exactly: $0) }) {
        return .int(number)
      }
      throw corrupted("The given data was not valid JSON.")
    case "Int8": return try read(Int8.self)
    case "Int16": return try read(Int16.self)
    case "Int32": return try read(Int32.self)
    case "Int64": return try read(Int64.self)
    case "UInt": return try read(UInt.self)
    case "UInt8": return try read(UInt8.self)
    case "UInt16": return try read(UInt16.self)
    case "UInt32": return try read(UInt32.self)
    case "UInt64": return try read(UInt64.self)
    default: return nil
    }
  }

  // MARK: The script's types

  private func decodeScripted(_ type: SwiftType, _ nominal: NominalType) throws -> Value {
    guard let reflection = ScriptHost.reflection, let dispatch = Runtime.dispatch else {
      throw ScriptFailure(.notSimulated("Decodable"))
    }
    if reflection.ownInitializer("init(from:)", of: type) != nil {
      return try dispatch.make(type, initializer: "init(from:)", [.object(self)])
    }
    if nominal.kind == .enumeration { return try decodeEnumeration(type, reflection) }
    let keys = try SynthesizedKeys(type)
    _ = try pairs()
    let fields = try reflection.storedFields(of: type).map { field -> Value? in
      guard !field.isFixed, let key = keys.key(of: field.name) else { return nil }
      if case .optional = field.type {
        guard let place = try place(for: key), !place.isNull else { return Optional.some(.none) }
        return try place.decode(field.type)
      }
      let shown = "CodingKeys(stringValue: \"\(key)\", intValue: nil)"
      return try required(key, shown: shown).decode(field.type)
    }
    return try reflection.makeInstance(of: type, fields: fields)
  }

  private func decodeEnumeration(_ type: SwiftType, _ reflection: any ScriptReflecting) throws
    -> Value
  {
    let cases = reflection.cases(of: type)
    let name = reflection.typeName(type, qualified: false)
    if let sample = cases.compactMap(\.rawValue).first {
      let isText = if case .string = sample { true } else { false }
      let raw = try decodeSingle(isText ? "String" : "Int")
      if let found = cases.first(where: { $0.rawValue.map { Value.areEqual($0, raw) } ?? false }) {
        return .enumeration(
          EnumValue(type: type, caseDeclaration: found.declaration, payload: []))
      }
      let shown = try ScriptHost.current?.description(of: raw, type: nil, debug: false) ?? ""
      throw corrupted(
        "Cannot initialize \(name) from invalid \(isText ? "String" : "Int") value \(shown)")
    }
    let pairs = try pairs()
    guard pairs.count == 1, let found = cases.first(where: { $0.declaration.name == pairs[0].key })
    else {
      throw CodingErrorValue(
        kind: .typeMismatch, subject: name, path: path,
        debugDescription: "Invalid number of keys found, expected one."
      ).thrown
    }
    let inside = ScriptDecoder(pairs[0].value, options, path: path + [.key(pairs[0].key)])
    let payload = try found.payload.enumerated().map { index, type in
      let label = found.declaration.parameters[index].label ?? "_\(index)"
      if case .optional = type, try inside.place(for: label) == nil { return Value.none }
      return try inside.required(label, shown: label).decode(type)
    }
    return .enumeration(
      EnumValue(type: type, caseDeclaration: found.declaration, payload: payload))
  }
}

extension SwiftType {
  /// Whether it is a key that JSON writes as a number in quotes.
  fileprivate var isNumberKey: Bool {
    if case .nominal(let type, _) = self { type.qualifiedName == "Int" } else { false }
  }
}
