import ScriptRuntime
import SwiftSyntax

/// A name that may be written at a place, with what it declares.
public struct NameCompletion: Hashable, Sendable {
  public enum Kind: Hashable, Sendable { case variable, function, enumCase, type }

  /// What is written: `addSubview`, `text`, `UILabel`.
  public let name: String

  public let kind: Kind

  /// The declaration in Swift's notation: `func addSubview(_ view: UIView)`.
  public let declaration: String

  /// The type it is a member of, nil for locals and globals.
  public let owner: String?
}

/// The names that may stand at a place, and the text they replace.
public struct CompletionList: Sendable {
  /// The bytes of the input that hold the beginning of the name.
  public let replaced: Range<Int>
  public let items: [NameCompletion]
}

extension Session {
  /// The names that complete the one at an offset in UTF-8: members of the expression before a dot,
  /// or the names in scope, those that begin with what is written already; in alphabetical order.
  public func completions(for text: String, at offset: Int) -> CompletionList {
    let bytes = Array(text.utf8)
    let end = min(max(0, offset), bytes.count)
    var start = end
    while start > 0, Self.isNameByte(bytes[start - 1]) { start -= 1 }
    let prefix = String(decoding: bytes[start..<end], as: UTF8.self)
    let marked =
      String(decoding: bytes[..<start], as: UTF8.self) + Checker.completionMark
    let source = SourceText(marked)
    let checker = Checker(library: library, module: module, source: source)
    checker.controller = controller
    checker.completion = CompletionRequest()
    _ = checker.checkInput([ParsedSource(source, ignoringFaults: true)], context: context)
    let found = (checker.completion?.items ?? []).filter { item in
      item.name.hasPrefix(prefix) || item.name.lowercased().hasPrefix(prefix.lowercased())
    }
    var seen: Set<String> = []
    let once = found.filter { seen.insert($0.declaration).inserted }
    return CompletionList(
      replaced: start..<end,
      items: once.sorted { ($0.name, $0.declaration) < ($1.name, $1.declaration) })
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  /// What a name declares, for `:doc`: `UILabel`, `UILabel.text`, `print`. Empty when it is unknown.
  public func declarations(named path: String) -> [NameCompletion] {
    let parts = path.split(separator: ".").map(String.init)
    guard let last = parts.last else { return [] }
    let checker = Checker(library: library, module: module, source: SourceText(""))
    checker.controller = controller
    if parts.count == 1 {
      return checker.allNames().filter { $0.name == last }
    }
    let owner = parts.dropLast().joined(separator: ".")
    guard let type = library.type(named: owner) ?? checker.lookUpType(owner)?.nominal else {
      return []
    }
    return checker.allMembers(of: .nominal(type, []))
      .filter { $0.name == last }.map { $0.completion }
  }
}

/// What the checker finds at the mark.
struct CompletionRequest {
  var items: [NameCompletion] = []
}

extension Checker {
  /// The name that stands where names are asked for.
  static let completionMark = "__complete__"

  /// Notes the members of a type, when the mark is the member asked for.
  func noteCompletion(membersOf type: SwiftType, isStatic: Bool) {
    guard completion != nil else { return }
    let type = defaulted(type)
    var items = allMembers(of: type).filter { member in
      !member.isOperator && member.kind != .subscript && isAccessible(member)
        && (member.isStatic || member.kind == .enumCase || member.kind == .initializer)
          == isStatic
        && !member.name.hasPrefix("_")
    }.map(\.completion)
    if isStatic, let nominal = type.nominal {
      items += nominal.nestedTypes.values.map(\.completion)
    }
    if case .tuple(let elements) = type {
      items += elements.enumerated().map { index, element in
        NameCompletion(
          name: element.label ?? "\(index)", kind: .variable,
          declaration: "var \(element.label ?? "\(index)"): \(element.type.text)", owner: nil)
      }
    }
    completion?.items = items
  }

  /// Notes the names in scope, when the mark stands alone.
  func noteCompletionOfNames() {
    guard completion != nil else { return }
    completion?.items = allNames()
  }

  func allNames() -> [NameCompletion] {
    var items: [NameCompletion] = []
    func add(_ name: String, _ meaning: Named) {
      guard name != Self.completionMark, !name.hasPrefix("$") else { return }
      switch meaning {
      case .variable(let variable):
        items.append(
          NameCompletion(
            name: name, kind: .variable,
            declaration: (variable.isMutable ? "var " : "let ") + "\(name): \(variable.type.text)",
            owner: nil))
      case .localFunction(let declaration, _): items.append(declaration.completion)
      case .type(let type): items.append(type.completion)
      case .alias(let type):
        items.append(
          NameCompletion(
            name: name, kind: .type, declaration: "typealias \(name) = \(type.text)", owner: nil))
      case .genericParameter(let parameter):
        items.append(
          NameCompletion(name: name, kind: .type, declaration: parameter.name, owner: nil))
      }
    }
    var next: Scope? = scope
    while let current = next {
      for (name, meanings) in current.names { meanings.forEach { add(name, $0) } }
      if let members = current.members {
        items += allMembers(of: members.selfType).filter {
          !$0.isOperator && $0.kind != .initializer && $0.kind != .subscript && isAccessible($0)
        }.map(\.completion)
      }
      next = current.parent
    }
    for (name, meaning) in module.names { add(name, meaning) }
    for declarations in module.declarations.values {
      items += declarations.filter { !$0.isOperator }.map(\.completion)
    }
    for name in library.globalNames {
      items += library.globals(named: name).filter { !$0.isOperator }.map(\.completion)
    }
    for name in library.typeNames where !name.contains(".") {
      if let type = library.type(named: name) { items.append(type.completion) }
    }
    return items
  }
}

extension Declaration {
  var completion: NameCompletion {
    let kind: NameCompletion.Kind =
      switch self.kind {
      case .variable: .variable
      case .enumCase: .enumCase
      default: .function
      }
    return NameCompletion(
      name: name, kind: kind, declaration: declarationText, owner: owner?.qualifiedName)
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
      ? "" : "<" + genericParameters.map(\.name).joined(separator: ", ") + ">"
    let effects =
      (isAsync ? " async" : "") + (isRethrowing ? " rethrows" : isThrowing ? " throws" : "")
    switch kind {
    case .variable:
      return start + (isLet ? "let " : "var ") + "\(name): \(unwrapped(type))"
        + (isLet ? "" : isSettable ? " { get set }" : " { get }")
    case .function:
      return start + "func \(name)\(generics)(\(list))\(effects)"
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
    NameCompletion(
      name: name, kind: .type, declaration: declarationText, owner: parent?.qualifiedName)
  }

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
