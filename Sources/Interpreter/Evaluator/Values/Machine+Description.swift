import Foundation
import ScriptRuntime

/// What `print`, `debugPrint` and interpolation write for a value.
extension Machine {
  /// The text of a value.
  ///
  /// - Parameters:
  ///   - type: its static type, nil where the value tells it; it says whether a value is an optional.
  ///   - debug: as `debugPrint` writes it, and as the parts of collections are always written.
  func describe(_ value: Value, type: SwiftType?, debug: Bool) throws -> String {
    try counters.descend()
    if case .existential(let inner, let held) = value {
      return try describe(inner, type: held, debug: debug)
    }
    if case .optional(let object)? = type {
      guard let inner = value.unwrapped else { return "nil" }
      return "Optional(" + (try describe(inner, type: object, debug: true)) + ")"
    }
    switch value {
    case .object(let object) where object is NotSimulatedValue:
      guard let unknown = object as? NotSimulatedValue else { return "" }
      throw ScriptFailure(.nameNotSimulated(unknown.name))
    case .void: return "()"
    case .bool(let flag): return flag ? "true" : "false"
    case .int(let number): return String(number)
    case .double(let number): return "\(number)"
    case .string(let text): return debug ? text.debugDescription : text
    case .none: return "nil"
    case .some(let inner):
      return "Optional(" + (try describe(inner, type: nil, debug: true)) + ")"
    case .array(let elements): return try list(elements, type?.argument(0))
    case .tuple(let elements): return try tuple(elements, type)
    case .function: return "(Function)"
    case .metatype(let held): return name(of: held, qualified: debug)
    case .structure(let whole): return try describe(whole, debug)
    case .enumeration(let whole): return try describe(whole, debug)
    case .object(let object): return try describe(object, debug)
    case .native(let native): return try describe(native, type, debug)
    case .existential(let inner, _): return try describe(inner, type: nil, debug: debug)
    }
  }

  // MARK: Collections

  private func list(_ elements: [Value], _ element: SwiftType?) throws -> String {
    var text = "["
    for (index, value) in elements.enumerated() {
      if index > 0 { text += ", " }
      text += try describe(value, type: element, debug: true)
      if text.utf8.count > budget.output {
        throw ScriptFailure(.outputBudgetExhausted(limit: budget.output))
      }
    }
    return text + "]"
  }

  private func tuple(_ elements: [Value], _ type: SwiftType?) throws -> String {
    var types: [TupleElement] = []
    if case .tuple(let list)? = type { types = list }
    var parts: [String] = []
    for (index, value) in elements.enumerated() {
      let element = types.indices.contains(index) ? types[index] : nil
      let text = try describe(value, type: element?.type, debug: true)
      parts.append((element?.label.map { $0 + ": " } ?? "") + text)
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }

  private func describe(
    _ native: any NativeValue, _ type: SwiftType?, _ debug: Bool
  ) throws -> String {
    switch native {
    case let dictionary as DictionaryValue:
      let pairs = dictionary.pairs
      if pairs.isEmpty { return "[:]" }
      let (key, value) = (type?.argument(0), type?.argument(1))
      let parts = try pairs.map {
        try describe($0.key, type: key, debug: true) + ": "
          + describe($0.value, type: value, debug: true)
      }
      return "[" + parts.joined(separator: ", ") + "]"
    case let set as SetValue: return try list(set.elements, type?.argument(0))
    case let slice as ArraySliceValue: return try list(slice.elements, type?.argument(0))
    case let range as RangeValue:
      return try bounds("Range", range.lower.value, "..<", range.upper.value, debug)
    case let range as ClosedRangeValue:
      return try bounds("ClosedRange", range.lower.value, "...", range.upper.value, debug)
    case let character as Character: return debug ? character.debugDescription : String(character)
    case let text as Substring: return debug ? text.debugDescription : String(text)
    case let scalar as Unicode.Scalar: return debug ? scalar.debugDescription : scalar.description
    case is KeyPathValue: return "KeyPath"
    case is SequenceValue: return type.map { name(of: $0, qualified: debug) } ?? "Sequence"
    default: return geometry(native) ?? (debug ? String(reflecting: native) : "\(native)")
    }
  }

  /// Points, sizes and rectangles as Apple's platforms write them.
  private func geometry(_ native: any NativeValue) -> String? {
    switch native as Any {
    case let point as CGPoint: "(\(point.x), \(point.y))"
    case let size as CGSize: "(\(size.width), \(size.height))"
    case let rect as CGRect:
      "(\(rect.origin.x), \(rect.origin.y), \(rect.size.width), \(rect.size.height))"
    default: nil
    }
  }

  private func bounds(
    _ name: String, _ lower: Value, _ dots: String, _ upper: Value, _ debug: Bool
  ) throws -> String {
    let text =
      try describe(lower, type: nil, debug: true) + dots
      + describe(upper, type: nil, debug: true)
    return debug ? "\(name)(\(text))" : text
  }

  // MARK: The script's own types

  private func describe(_ whole: StructValue, _ debug: Bool) throws -> String {
    if let own = try ownDescription(.structure(whole), debug) { return own }
    guard let script = whole.type.head?.script as? TypeImplementation else { return "" }
    var parts: [String] = []
    for (property, value) in zip(script.storedProperties, whole.fields) {
      let type = resolve(property.type, [:], receiver: whole.type)
      let text = try describe(value.weakValue, type: type, debug: true)
      parts.append("\(property.name): \(text)")
    }
    return name(of: whole.type, qualified: debug) + "(" + parts.joined(separator: ", ") + ")"
  }

  private func describe(_ whole: EnumValue, _ debug: Bool) throws -> String {
    if let own = try ownDescription(.enumeration(whole), debug) { return own }
    let prefix = debug ? name(of: whole.type, qualified: true) + "." : ""
    let declaration = whole.caseDeclaration
    if whole.payload.isEmpty { return prefix + declaration.name }
    var parts: [String] = []
    for (parameter, value) in zip(declaration.parameters, whole.payload) {
      let type = resolve(parameter.type, [:], receiver: whole.type)
      let text = try describe(value, type: type, debug: true)
      parts.append((parameter.label.map { $0 + ": " } ?? "") + text)
    }
    return prefix + declaration.name + "(" + parts.joined(separator: ", ") + ")"
  }

  private func describe(_ object: AnyObject, _ debug: Bool) throws -> String {
    if Runtime.script(of: .object(object)) != nil {
      if let own = try ownDescription(.object(object), debug) { return own }
    }
    if let instance = object as? ScriptInstance { return name(of: instance.type, qualified: true) }
    return debug ? String(reflecting: object) : String(describing: object)
  }

  /// What the type itself says: `description`, or `debugDescription` where that is asked for.
  private func ownDescription(_ value: Value, _ debug: Bool) throws -> String? {
    let type = library.type(of: value)
    let protocols =
      debug
      ? ["CustomDebugStringConvertible", "CustomStringConvertible"]
      : ["CustomStringConvertible", "CustomDebugStringConvertible"]
    for name in protocols {
      guard let found = library.type(named: name) else { continue }
      let isObject: Bool = if case .object = value { true } else { false }
      guard conforms(type, to: found) || isObject else { continue }
      let property = name.contains("Debug") ? "debugDescription" : "description"
      if let text = try callOwn(property, labels: [], on: value, []), case .string(let own) = text {
        return own
      }
    }
    return nil
  }

  // MARK: Names of types

  /// A type's name as Swift prints it; `qualified` with its module, as `debugPrint` does.
  func name(of type: SwiftType, qualified: Bool) -> String {
    switch type {
    case .nominal(let nominal, let arguments):
      let base = qualified ? moduleName(nominal) + nominal.qualifiedName : nominal.name
      if arguments.isEmpty || nominal.kind == .protocol { return base }
      return base + "<"
        + arguments.map { name(of: $0, qualified: qualified) }
        .joined(separator: ", ") + ">"
    case .optional(let object):
      return (qualified ? "Swift." : "") + "Optional<" + name(of: object, qualified: qualified)
        + ">"
    case .tuple(let elements):
      let parts = elements.map {
        ($0.label.map { $0 + ": " } ?? "") + name(of: $0.type, qualified: qualified)
      }
      return "(" + parts.joined(separator: ", ") + ")"
    case .function(let function):
      let parameters = function.parameters.map { name(of: $0.type, qualified: qualified) }
      return "(" + parameters.joined(separator: ", ") + ")" + (function.isThrowing ? " throws" : "")
        + " -> " + name(of: function.result, qualified: qualified)
    case .metatype(let object): return name(of: object, qualified: qualified) + ".Type"
    case .composition(let parts):
      return parts.isEmpty
        ? "Any" : parts.map { name(of: $0, qualified: qualified) }.joined(separator: " & ")
    case .parameter(let parameter): return parameter.name
    case .variable, .error: return "_"
    }
  }

  private func moduleName(_ type: NominalType) -> String {
    switch type.module {
    case "CoreGraphics": "CoreGraphics."
    case "": ""
    default: type.module + "."
    }
  }

  /// The name of a value's dynamic type, for messages.
  func typeName(of value: Value, declared: SwiftType) -> String {
    name(of: dynamicType(of: value, declared: declared), qualified: true)
  }
}

extension SwiftType {
  /// A generic argument of a nominal type.
  fileprivate func argument(_ index: Int) -> SwiftType? {
    guard case .nominal(_, let arguments) = self, arguments.indices.contains(index) else {
      return nil
    }
    return arguments[index]
  }
}
