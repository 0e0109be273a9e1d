import ScriptRuntime

/// A value taken apart, as `Mirror` and `dump` see it.
@MainActor struct Reflection {
  /// What kind of thing it is, in the words of `Mirror.DisplayStyle`.
  enum Style: String {
    case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, set
  }

  /// A part, with its label.
  struct Child {
    let label: String?
    let value: Value
  }

  let style: Style?
  let children: [Child]

  /// The type of the value.
  let type: SwiftType

  /// Takes a value apart.
  init(_ value: Value) throws {
    var declared: SwiftType?
    if case .existential(_, let type) = value { declared = type }
    let inner = value.unerased
    let dynamic = Runtime.dispatch?.library.type(of: inner) ?? .any
    let type = declared ?? dynamic
    self.type = type
    if case .optional(let object)? = declared {
      style = .optional
      children =
        inner.unwrapped.map { [Child(label: "some", value: .existential($0, object))] } ?? []
      return
    }
    switch inner {
    case .structure, .object: (style, children) = try Self.fields(inner, dynamic)
    case .enumeration(let whole): (style, children) = (.enum, Self.payload(whole))
    case .array, .native(is ArraySliceValue):
      style = .collection
      children = try inner.elements().map { Self.child(nil, $0, type.element(0)) }
    case .native(let set as SetValue):
      style = .set
      children = set.elements.map { Self.child(nil, $0, type.element(0)) }
    case .native(let dictionary as DictionaryValue):
      style = .dictionary
      children = Self.pairs(dictionary, type)
    case .tuple(let parts): (style, children) = (.tuple, Self.parts(parts, type))
    default: (style, children) = (nil, [])
    }
  }

  private static func child(_ label: String?, _ value: Value, _ type: SwiftType?) -> Child {
    if case .existential = value { return Child(label: label, value: value) }
    guard let type else { return Child(label: label, value: value) }
    return Child(label: label, value: .existential(value, type))
  }

  private static func fields(_ value: Value, _ type: SwiftType) throws -> (Style?, [Child]) {
    guard let reflection = ScriptHost.reflection else { return (nil, []) }
    var isObject = false
    if case .object(let object) = value {
      guard Runtime.script(of: .object(object)) != nil else { return (.class, []) }
      isObject = true
    }
    let values = try reflection.fieldValues(of: value)
    let children = zip(reflection.storedFields(of: type), values).map {
      child($0.name, $1 ?? .none, $0.type)
    }
    return (isObject ? .class : .struct, children)
  }

  private static func payload(_ whole: EnumValue) -> [Child] {
    let labels = whole.caseDeclaration.parameters.map(\.label)
    let types =
      ScriptHost.reflection?.cases(of: whole.type)
      .first { $0.declaration === whole.caseDeclaration }?.payload ?? []
    guard !whole.payload.isEmpty else { return [] }
    if whole.payload.count == 1, labels.first == .some(nil) {
      return [child(whole.caseDeclaration.name, whole.payload[0], types.first)]
    }
    let elements = zip(labels, types).map { TupleElement(label: $0, type: $1) }
    return [
      Child(
        label: whole.caseDeclaration.name,
        value: .existential(.tuple(whole.payload), .tuple(elements)))
    ]
  }

  private static func pairs(_ dictionary: DictionaryValue, _ type: SwiftType) -> [Child] {
    let elements = [
      TupleElement(label: "key", type: type.element(0) ?? .any),
      TupleElement(label: "value", type: type.element(1) ?? .any),
    ]
    return dictionary.pairs.map {
      Child(label: nil, value: .existential(.tuple([$0.key, $0.value]), .tuple(elements)))
    }
  }

  private static func parts(_ values: [Value], _ type: SwiftType) -> [Child] {
    guard case .tuple(let elements) = type, elements.count == values.count else {
      return values.enumerated().map { Child(label: ".\($0)", value: $1) }
    }
    return zip(elements, values).enumerated().map { index, part in
      child(part.0.label ?? ".\(index)", part.1, part.0.type)
    }
  }

  // MARK: Text

  /// What `dump` writes for a value.
  static func dump(_ value: Value, name: String?, maxDepth: Int) throws -> String {
    var objects: [ObjectIdentifier: Int] = [:]
    var text = ""
    try write(value, name, 0, maxDepth, &objects, to: &text)
    return text
  }

  private static func write(
    _ value: Value, _ name: String?, _ depth: Int, _ maxDepth: Int,
    _ objects: inout [ObjectIdentifier: Int], to text: inout String
  ) throws {
    guard depth < 64 else { return }
    let whole = try Reflection(value)
    let isLeaf = whole.children.isEmpty || depth >= maxDepth
    text += String(repeating: "  ", count: depth) + (isLeaf ? "- " : "▿ ")
    if let name { text += name + ": " }
    text += try whole.headline(value)
    if case .object(let object) = value.unerased, whole.style == .class {
      if let known = objects[ObjectIdentifier(object)] {
        text += " #\(known)\n"
        return
      }
      text += " #\(objects.count)"
      objects[ObjectIdentifier(object)] = objects.count
    }
    text += "\n"
    try ScriptHost.reserve(count: text.utf8.count, of: 1)
    if isLeaf { return }
    for child in whole.children {
      try write(child.value, child.label, depth + 1, maxDepth, &objects, to: &text)
    }
  }

  private func headline(_ value: Value) throws -> String {
    let host = ScriptHost.current
    switch style {
    case .tuple: return "(\(children.count) element\(children.count == 1 ? "" : "s"))"
    case .collection: return "\(children.count) element\(children.count == 1 ? "" : "s")"
    case .set: return "\(children.count) member\(children.count == 1 ? "" : "s")"
    case .dictionary: return "\(children.count) key/value pair\(children.count == 1 ? "" : "s")"
    case .struct, .class:
      for name in ["debugDescription", "description"] {
        if let own = try host?.callWitness(name, labels: [], on: value.unerased, []),
          case .string(let text) = own
        {
          return text
        }
      }
      return ScriptHost.reflection?.typeName(type, qualified: true) ?? ""
    case .enum:
      guard case .enumeration(let whole) = value.unerased else { return "" }
      let owner = ScriptHost.reflection?.typeName(whole.type, qualified: true) ?? ""
      return owner + "." + whole.caseDeclaration.name
    case .optional, nil:
      return try host?.description(of: value, type: nil, debug: true) ?? ""
    }
  }
}

extension SwiftType {
  /// A generic argument.
  fileprivate func element(_ index: Int) -> SwiftType? {
    guard case .nominal(_, let arguments) = self, arguments.indices.contains(index) else {
      return nil
    }
    return arguments[index]
  }
}
