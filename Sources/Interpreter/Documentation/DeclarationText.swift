import ScriptRuntime

extension Declaration {
  var completion: NameCompletion {
    let kind: NameCompletion.Kind =
      switch self.kind {
      case .variable: .variable
      case .enumCase: .enumCase
      default: .function
      }
    var completion = NameCompletion(
      name: name, kind: kind, declaration: declarationText, owner: owner?.qualifiedName)
    completion.documentationNames = documentationNames
    completion.comment = range?.docComment
    return completion
  }

  /// The names by which the documentation of the library may know it: its own, alone and with the
  /// types of its parameters, and the same in the superclasses.
  var documentationNames: [String] {
    let types = parameters.map { $0.type.text + ($0.isVariadic ? "..." : "") }
    var names: [String] = []
    var next = owner
    repeat {
      let name = (next.map { $0.qualifiedName + "." } ?? "") + fullName
      names += [name, name + " " + types.joined(separator: ", ")]
      next = next?.superclass?.nominal
    } while next != nil
    return names
  }

  /// The declaration as Swift writes it, without its body.
  public var declarationText: String {
    let start = isStatic && kind != .enumCase ? "static " : ""
    let unwrapped = { [self] (type: SwiftType) -> String in
      guard isImplicitlyUnwrapped, case .optional(let object) = type else { return type.text }
      return object.text + "!"
    }
    let list = parameters.map { parameter -> String in
      let label = parameter.label ?? "_"
      let names = label == parameter.name ? label : "\(label) \(parameter.name)"
      return (kind == .enumCase && parameter.label == nil ? "" : names + ": ")
        + (parameter.isInout ? "inout " : "") + parameter.type.text
        + (parameter.isVariadic ? "..." : "") + (parameter.hasDefault ? " = …" : "")
    }.joined(separator: ", ")
    let generics =
      genericParameters.isEmpty
      ? "" : "<" + genericParameters.map(\.declarationText).joined(separator: ", ") + ">"
    let effects =
      (isAsync ? " async" : "") + (isRethrowing ? " rethrows" : isThrowing ? " throws" : "")
    switch kind {
    case .variable:
      return start + (isLet ? "let " : "var ") + "\(name): \(unwrapped(type))"
        + (isLet ? "" : isSettable ? " { get set }" : " { get }")
    case .function:
      return (isMutating ? "mutating " : "") + start + "func \(name)\(generics)(\(list))\(effects)"
        + (type.isVoid ? "" : " -> \(unwrapped(type))")
    case .initializer: return "init\(isFailable ? "?" : "")\(generics)(\(list))\(effects)"
    case .subscript:
      return start + "subscript(\(list)) -> \(type.text)"
        + (isSettable ? " { get set }" : " { get }")
    case .enumCase: return "case \(name)" + (parameters.isEmpty ? "" : "(\(list))")
    }
  }
}

extension NominalType {
  var completion: NameCompletion {
    var completion = NameCompletion(
      name: name, kind: .type, declaration: declarationText, owner: parent?.qualifiedName)
    completion.documentationNames = [qualifiedName]
    completion.comment = docComment
    return completion
  }

  /// The comment above the learner's own declaration; nil without one.
  var docComment: String? { (script as? TypeImplementation)?.range?.docComment }

  /// The type's header as Swift writes it: `class UILabel : UIView`.
  public var declarationText: String {
    let word =
      switch kind {
      case .class: "class"
      case .structure: "struct"
      case .enumeration: "enum"
      case .protocol: "protocol"
      }
    let inherited =
      (superclass.map { [$0.text] } ?? [])
      + conformances.map { conformance in
        conformance.nominal?.qualifiedName ?? conformance.text
      }
    let generics =
      genericParameters.isEmpty || kind == .protocol
      ? "" : "<" + genericParameters.map(\.name).joined(separator: ", ") + ">"
    return "\(word) \(qualifiedName)\(generics)"
      + (inherited.isEmpty ? "" : " : " + inherited.joined(separator: ", "))
  }
}

extension GenericParameter {
  /// The parameter as it is declared: `S: Sequence`.
  fileprivate var declarationText: String {
    guard !constraints.isEmpty else { return name }
    return name + ": "
      + constraints.map { $0.nominal?.qualifiedName ?? $0.text }.joined(separator: " & ")
  }
}
