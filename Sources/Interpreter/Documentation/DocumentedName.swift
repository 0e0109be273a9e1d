import ScriptRuntime

/// What a name stands for, as a page of documentation would say it.
public struct DocumentedName: Hashable, Sendable {
  /// The declaration in Swift's notation: `func addSubview(_ view: UIView)`.
  public let declaration: String

  /// The module that declares it: "UIKit", "Swift", "main" for the learner's own.
  public let module: String

  /// The name by which documentation is found: `UIView.addSubview(_:)`.
  public let name: String

  /// What the library's doc comment says, or the learner's own.
  public let comment: String?

  /// Whether other declarations have the same name and labels.
  public var isOverloaded = false

  /// The declarations of a type's own members.
  public var members: [String] = []
}

extension Session {
  /// What a name declares: a type, `UILabel.text`, a method, a function, a variable; the nearest
  /// first, and each form of an overloaded one. Empty when it is unknown.
  public func documentation(named path: String) -> [DocumentedName] {
    let bare = path.prefix { $0 != "(" }.trimmingPrefix { $0 == "." }
    let parts = bare.split(separator: ".").map(String.init)
    guard let last = parts.last else { return [] }
    let checker = Checker(library: library, module: module, source: SourceText(""))
    checker.controller = controller
    if let type = type(named: parts, checker) { return [page(of: type)] }
    if parts.count == 1 { return pages(ofGlobal: last, checker) }
    guard let owner = owner(named: parts.dropLast(), checker) else { return [] }
    let found = checker.allMembers(of: owner).filter { $0.name == last }
    return pages(of: found)
  }

  private func type(named parts: [String], _ checker: Checker) -> NominalType? {
    let name = parts.joined(separator: ".")
    if let type = library.type(named: name) { return type }
    guard var type = parts.first.flatMap({ checker.lookUpType($0)?.nominal }) else { return nil }
    for part in parts.dropFirst() {
      guard let nested = type.nestedTypes[part] else { return nil }
      type = nested
    }
    return type
  }

  /// The type whose member is asked for: one of that name, or that of the value of that name.
  private func owner(named parts: ArraySlice<String>, _ checker: Checker) -> SwiftType? {
    if let type = type(named: Array(parts), checker) { return .nominal(type, []) }
    return expressionType(of: parts.joined(separator: ".")).type?.withoutOptionals
  }

  private func pages(ofGlobal name: String, _ checker: Checker) -> [DocumentedName] {
    let globals =
      (module.declarations[name] ?? []) + library.globals(named: name).filter { !$0.isOperator }
    if !globals.isEmpty { return pages(of: globals) }
    // A member of the controller whose method the learner writes needs no name before it.
    if let type = controller?.type {
      let found = checker.allMembers(of: .nominal(type, [])).filter { $0.name == name }
      if !found.isEmpty { return pages(of: found) }
    }
    return checker.allNames().filter { $0.name == name }.map {
      DocumentedName(
        declaration: $0.declaration, module: "main", name: name, comment: $0.comment)
    }
  }

  private func page(of type: NominalType) -> DocumentedName {
    let name = type.qualifiedName
    return DocumentedName(
      declaration: type.declarationText, module: type.module, name: name,
      comment: type.docComment ?? library.documentation[name],
      members: type.members.filter { !$0.isOperator }.map(\.declarationText))
  }

  private func pages(of found: [Declaration]) -> [DocumentedName] {
    // What overrides comes before what it overrides, and says the same.
    var seen: Set<String> = []
    return found.compactMap { declaration in
      let text = declaration.declarationText
      guard seen.insert(text).inserted else { return nil }
      let names = declaration.documentationNames
      let known = names.first { library.documentation[$0] != nil } ?? declaration.documentationName
      let name = String(known.prefix { $0 != " " })
      return DocumentedName(
        declaration: text, module: declaration.owner?.module ?? globalModule(of: declaration),
        name: name, comment: declaration.range?.docComment ?? library.documentation[known],
        isOverloaded: found.contains {
          $0 !== declaration && $0.owner === declaration.owner
            && $0.fullName == declaration.fullName
        })
    }
  }

  private func globalModule(of declaration: Declaration) -> String {
    declaration.range == nil ? library.globalModule(of: declaration) ?? "Swift" : "main"
  }
}
