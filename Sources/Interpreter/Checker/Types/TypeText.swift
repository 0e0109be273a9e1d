import ScriptRuntime

extension SwiftType {
  /// The type as the compiler writes it in messages: `String?`, `[UIView]`, `(Int) -> Void`.
  public var text: String {
    switch self {
    case .nominal(let type, let arguments):
      switch (type.qualifiedName, arguments.count) {
      case ("Array", 1): return "[\(arguments[0].text)]"
      case ("Dictionary", 2): return "[\(arguments[0].text) : \(arguments[1].text)]"
      default: break
      }
      if let parent = type.parent, parent.module == "Swift",
        !arguments.isEmpty, parent.genericParameters.count == arguments.count
      {
        // A type nested in a generic one has the other's arguments.
        return SwiftType.nominal(parent, arguments).text(sugared: false) + "." + type.name
      }
      if type.kind == .protocol {
        let list = arguments.map(\.text).joined(separator: ", ")
        return "any " + type.qualifiedName + (list.isEmpty ? "" : "<\(list)>")
      }
      return Self.name(of: type, arguments[...])
    case .optional(let object): return object.textInside + "?"
    case .tuple(let elements):
      let parts = elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.text }
      return "(" + parts.joined(separator: ", ") + ")"
    case .function(let function):
      let parameters = function.parameters.map { parameter -> String in
        (parameter.isInout ? "inout " : "") + (parameter.isAutoclosure ? "@autoclosure () -> " : "")
          + ((parameter.type.functionType?.isEscaping ?? false) ? "@escaping " : "")
          + parameter.type.text + (parameter.isVariadic ? "..." : "")
      }
      let effects = (function.isAsync ? " async" : "") + (function.isThrowing ? " throws" : "")
      let result = function.result.isVoid ? "()" : function.result.text
      return function.attributes.text + "(" + parameters.joined(separator: ", ")
        + ")\(effects) -> \(result)"
    case .metatype(let type):
      return type.textInside + (type.isExistential ? ".Type" : ".Type")
    case .composition(let list):
      if list.isEmpty { return "Any" }
      let names = list.map { $0.nominal?.qualifiedName ?? $0.text }
      return "any " + names.joined(separator: " & ")
    case .parameter(let parameter):
      return (parameter.base.map { SwiftType.parameter($0).text + "." } ?? "") + parameter.name
    case .variable: return "_"
    case .error: return "<<error type>>"
    }
  }

  /// The type's text, where it is sugared or as `Array<Int>`.
  private func text(sugared: Bool) -> String {
    guard !sugared, case .nominal(let type, let arguments) = self else { return text }
    return type.qualifiedName + "<" + arguments.map(\.text).joined(separator: ", ") + ">"
  }

  /// A type's name with the generic arguments of each part: `List<Int>.Node`.
  private static func name(of type: NominalType, _ arguments: ArraySlice<SwiftType>) -> String {
    let outer = min(type.outerParameterCount, arguments.count)
    let prefix = type.parent.map { name(of: $0, arguments.prefix(outer)) + "." } ?? ""
    let own = arguments.dropFirst(outer).map(\.text).joined(separator: ", ")
    return prefix + type.name + (own.isEmpty ? "" : "<\(own)>")
  }

  /// The same, in brackets where `?` or `.Type` follows.
  private var textInside: String {
    switch self {
    case .function, .composition: return isAny ? text : "(\(text))"
    case .nominal(let type, _) where type.kind == .protocol:
      return "(\(text))"
    default: return text
    }
  }
}

extension FunctionAttributes {
  /// The attributes as the compiler writes them before a function type.
  fileprivate var text: String {
    var text = ""
    switch isolation {
    case .mainActor?: text += "@MainActor "
    case .globalActor(let type)?: text += "@\(type.qualifiedName) "
    default: break
    }
    return isSendable ? text + "@Sendable " : text
  }
}
