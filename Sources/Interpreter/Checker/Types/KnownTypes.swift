import ScriptRuntime

/// The types of the library that the language itself names: of literals, conditions, collections.
struct KnownTypes {
  let library: Library

  private func named(_ name: String, _ arguments: [SwiftType] = []) -> SwiftType {
    guard let type = library.type(named: name) else { return .error }
    return .nominal(type, arguments)
  }

  var int: SwiftType { named("Int") }
  var double: SwiftType { named("Double") }
  var bool: SwiftType { named("Bool") }
  var string: SwiftType { named("String") }
  var selector: SwiftType { named("Selector") }
  var error: SwiftType { named("Error") }
  var never: SwiftType { named("Never") }

  func array(_ element: SwiftType) -> SwiftType { named("Array", [element]) }

  func dictionary(_ key: SwiftType, _ value: SwiftType) -> SwiftType {
    named("Dictionary", [key, value])
  }
}

extension SwiftType {
  /// The nominal type at the head, if there is one.
  var nominal: NominalType? {
    if case .nominal(let type, _) = self { type } else { nil }
  }

  var genericArguments: [SwiftType] {
    if case .nominal(_, let arguments) = self { arguments } else { [] }
  }

  /// The type that this one is nested in, with its generic arguments.
  var enclosingType: SwiftType? {
    guard case .nominal(let type, let arguments) = self, let parent = type.parent else {
      return nil
    }
    return .nominal(parent, Array(arguments.prefix(parent.genericParameters.count)))
  }

  /// Whether nothing can be said against a use of it: something in it has a fault that was reported,
  /// or is not simulated.
  var isError: Bool { if case .error = self { true } else { isNotSimulated } }
  var isVoid: Bool { self == .void }
  var isVariable: Bool { if case .variable = self { true } else { false } }

  /// What is inside `T?`, or nil.
  var optionalObject: SwiftType? {
    if case .optional(let object) = self { object } else { nil }
  }

  /// The type with all optionals around it taken away.
  var withoutOptionals: SwiftType {
    var type = self
    while case .optional(let object) = type { type = object }
    return type
  }

  var instanceOfMetatype: SwiftType? {
    if case .metatype(let type) = self { type } else { nil }
  }

  var functionType: FunctionType? {
    if case .function(let type) = self { type } else { nil }
  }

  func isNamed(_ name: String) -> Bool {
    if case .nominal(let type, _) = self { type.parent == nil && type.name == name } else { false }
  }

  var isAny: Bool { self == .any }

  /// Whether it is a protocol used as a type, or `Any`.
  var isExistential: Bool {
    switch self {
    case .composition: true
    case .nominal(let type, _): type.kind == .protocol
    default: false
    }
  }

  var isNever: Bool { isNamed("Never") }

  /// Whether any part of it satisfies a test.
  func contains(_ test: (SwiftType) -> Bool) -> Bool {
    if test(self) { return true }
    switch self {
    case .nominal(_, let arguments): return arguments.contains { $0.contains(test) }
    case .optional(let object): return object.contains(test)
    case .tuple(let elements): return elements.contains { $0.type.contains(test) }
    case .function(let function):
      return function.result.contains(test)
        || function.parameters.contains { $0.type.contains(test) }
    case .metatype(let type): return type.contains(test)
    case .composition(let list): return list.contains { $0.contains(test) }
    case .parameter, .variable, .error: return false
    }
  }

  /// The type with each part replaced where the closure gives another.
  func replacing(_ replace: (SwiftType) -> SwiftType?) -> SwiftType {
    if let other = replace(self) { return other }
    switch self {
    case .nominal(let type, let arguments):
      if arguments.isEmpty { return self }
      return .nominal(type, arguments.map { $0.replacing(replace) })
    case .optional(let object): return .optional(object.replacing(replace))
    case .tuple(let elements):
      return .tuple(
        elements.map { TupleElement(label: $0.label, type: $0.type.replacing(replace)) })
    case .function(let function):
      let parameters = function.parameters.map {
        var parameter = FunctionType.Parameter($0.type.replacing(replace))
        parameter.isInout = $0.isInout
        parameter.isVariadic = $0.isVariadic
        parameter.isAutoclosure = $0.isAutoclosure
        return parameter
      }
      var copy = FunctionType(parameters, function.result.replacing(replace))
      copy.isThrowing = function.isThrowing
      copy.isAsync = function.isAsync
      copy.isEscaping = function.isEscaping
      copy.attributes = function.attributes
      return .function(copy)
    case .metatype(let type): return .metatype(type.replacing(replace))
    case .composition(let list): return .composition(list.map { $0.replacing(replace) })
    case .parameter, .variable, .error: return self
    }
  }
}
