import SwiftParser
import SwiftSyntax

/// Writes the bindings of one source file.
struct FileEmitter {
  let file: FileModel
  let program: Program

  /// The name of the function that registers the file's bindings.
  var identifier: String {
    "register_" + String(file.name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// The text of the file.
  func text() -> String {
    var declarations: [String] = []
    var registrations: [String] = []
    for type in file.types { emit(type, &declarations, &registrations) }
    for (index, part) in file.extensions.enumerated() {
      emit(part, index, &declarations, &registrations)
    }
    emitGlobals(&declarations, &registrations)
    var out = ["// Generated from \(file.name) by BindingGenerator. Do not edit.", ""]
    out += ["import Foundation", "import ScriptRuntime", "import UIKit", ""]
    out += ["@MainActor func \(identifier)(_ library: Library) {"] + registrations + ["}", ""]
    return (out + declarations).joined(separator: "\n") + "\n"
  }

  // MARK: Types

  private func emit(
    _ type: TypeModel, _ declarations: inout [String], _ registrations: inout [String]
  ) {
    var part = Part(program, typeName: type.name, identifier: type.identifier + "_Binding")
    if type.kind == .protocol {
      for member in type.members {
        let isOptional = member.kind != .alias && program.hasDefault(member, in: type)
        part.addLine(InterfaceLines.line(of: member, isOptional: isOptional))
      }
      if type.isProxied(program) { declarations += Proxy(type, program).declaration() }
    } else if type.genericNames.isEmpty {
      addMembers(of: type, to: &part)
      declarations += conformances(of: type)
    }
    let header = InterfaceLines.header(of: type, program)
    registrations += part.registration(header: header, module: type.module)
    if part.hasCode { declarations += part.declaration() }
    if type.inherited.contains("OptionSet") {
      registrations.append(
        "library.register(OptionSetBinding<\(type.name)>.interface(module: \"\(type.module)\"))")
    }
    if hasShim(type) { declarations += Shim(type, program).declaration() }
  }

  private func hasShim(_ type: TypeModel) -> Bool {
    type.kind == .class && type.isOpen && !type.isFinal && type.genericNames.isEmpty
      && program.initializers(of: type).contains(where: \.isDesignated)
  }

  private func addMembers(of type: TypeModel, to part: inout Part) {
    if type.kind == .class {
      for initializer in program.initializers(of: type) {
        if hasShim(type), initializer.isDesignated || !type.hidesDesignatedInitializer {
          part.addConstruction(initializer.member, shim: Shim(type, program).name)
        }
        part.add(initializer.member)
      }
    }
    for member in type.members {
      if member.kind == .initializer, type.kind == .class { continue }
      // An override is reached through the declaration it overrides.
      if member.isOverride { continue }
      part.add(member)
    }
    for member in inheritedGenericMembers(of: type) { part.add(member) }
    for member in derivedMembers(of: type) { part.add(member) }
    if let raw = rawValueType(of: type) { part.addLine("typealias RawValue = \(raw)") }
  }

  /// What the compiler infers to be the type's `RawValue`.
  private func rawValueType(of type: TypeModel) -> String? {
    if let raw = type.rawType { return raw }
    let hasRawValue = type.inherited.contains { $0 == "RawRepresentable" || $0 == "OptionSet" }
    guard hasRawValue else { return nil }
    let members = program.allMembers(of: type)
    return members.first { $0.kind == .variable && $0.name == "rawValue" }?.type?
      .trimmedDescription
  }

  /// The members of a generic superclass with its parameters replaced: compiled code needs a type.
  private func inheritedGenericMembers(of type: TypeModel) -> [Member] {
    guard let text = program.superclassText(of: type),
      let superclass = program.superclass(of: type),
      !superclass.genericNames.isEmpty, let open = text.firstIndex(of: "<")
    else { return [] }
    let list = text[text.index(after: open)...].dropLast()
    let arguments = list.split(separator: ",").map { $0.trimmingPrefix { $0 == " " } }
    let substitution = Dictionary(
      zip(superclass.genericNames, arguments.map(String.init)), uniquingKeysWith: { $1 })
    return program.allMembers(of: superclass)
      .filter { $0.kind != .initializer && !$0.isOverride }
      .map { $0.substituting(substitution) }
  }

  /// What the compiler adds to enumerations.
  private func derivedMembers(of type: TypeModel) -> [Member] {
    guard type.kind == .enumeration else { return [] }
    var source = ""
    let members = program.allMembers(of: type)
    if let raw = type.rawType, !members.contains(where: { $0.name == "rawValue" }) {
      source += "init?(rawValue: \(raw)) {}\nvar rawValue: \(raw) { get }\n"
    }
    if type.inherited.contains("CaseIterable"), !members.contains(where: { $0.name == "allCases" })
    {
      source += "static var allCases: [\(type.name)] { get }\n"
    }
    return Member.parse(source, location: type.location)
  }

  private func conformances(of type: TypeModel) -> [String] {
    switch type.kind {
    case .structure, .enumeration:
      guard !FileEmitter.bridgedByHand.contains(type.name) else { return [] }
      return [
        "extension \(type.name): NativeValue, Bridgeable {",
        "  public static var scriptTypeName: String { \"\(type.name)\" }",
        "}",
      ]
    case .class where type.inherited.isEmpty || program.superclassText(of: type) == nil:
      return type.name == "NSObject" ? [] : ["extension \(type.name): NativeObject {}"]
    case .class, .protocol: return []
    }
  }

  /// The types of interfaces whose values are scripts' own.
  private static let bridgedByHand: Set<String> = [
    "CGFloat", "String", "Double", "Int", "Bool", "Float", "Array", "Dictionary", "Set",
    "Character", "Substring",
  ]

  // MARK: Extensions and globals

  private func emit(
    _ model: ExtensionModel, _ index: Int, _ declarations: inout [String],
    _ registrations: inout [String]
  ) {
    let type = program.type(model.name)
    guard type?.genericNames.isEmpty ?? true else { return }
    let identifier =
      "Extension\(index)_of_\(model.name.replacing(".", with: "_"))_in_"
      + self.identifier.dropFirst("register_".count)
    var part = Part(program, typeName: model.name, identifier: identifier)
    for member in model.members {
      if member.kind == .initializer, type?.kind == .class { continue }
      if member.isOverride { continue }
      if let type, type.kind == .protocol,
        program.requirements(of: type).contains(where: { program.isSame($0, member) })
      {
        continue
      }
      part.add(member)
    }
    let header = InterfaceLines.header(of: model, program)
    guard !part.lines.isEmpty || header.contains(":") else { return }
    registrations += part.registration(header: header, module: model.module)
    if part.hasCode { declarations += part.declaration() }
  }

  private func emitGlobals(_ declarations: inout [String], _ registrations: inout [String]) {
    guard !file.globals.isEmpty else { return }
    var part = Part(
      program, typeName: nil, identifier: "Globals_" + identifier.dropFirst("register_".count))
    for member in file.globals { part.add(member) }
    guard !part.lines.isEmpty else { return }
    registrations += part.registration(header: nil, module: file.module)
    if part.hasCode { declarations += part.declaration() }
  }
}

extension Member {
  /// The members that a piece of an interface declares.
  static func parse(_ source: String, location: SourceLocation) -> [Member] {
    let collector = Collector(
      text: "struct S {\n\(source)}", path: location.file, name: "", module: "", isInterface: true)
    return collector.file.types.first?.members ?? []
  }

  /// The member with generic parameters replaced by types.
  fileprivate func substituting(_ substitution: [String: String]) -> Member {
    var result = self
    result.parameters = parameters.map { parameter in
      var copy = Parameter(
        label: parameter.label, name: parameter.name,
        type: parameter.type.substituting(substitution),
        text: parameter.text.substituting(substitution), defaultValue: parameter.defaultValue)
      copy.isVariadic = parameter.isVariadic
      copy.isInout = parameter.isInout
      return copy
    }
    result.type = type?.substituting(substitution)
    return result
  }
}

extension String {
  /// The text with whole words replaced.
  fileprivate func substituting(_ substitution: [String: String]) -> String {
    var result = ""
    var word = ""
    for character in self + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        result += (substitution[word] ?? word) + String(character)
        word = ""
      }
    }
    return String(result.dropLast())
  }
}

extension TypeSyntax {
  /// The type that a text is.
  static func parse(_ text: String) -> TypeSyntax? {
    for item in Parser.parse(source: "let x: \(text)").statements {
      if let variable = item.item.as(VariableDeclSyntax.self) {
        return variable.bindings.first?.typeAnnotation?.type.trimmed
      }
    }
    return nil
  }

  fileprivate func substituting(_ substitution: [String: String]) -> TypeSyntax {
    TypeSyntax.parse(trimmedDescription.substituting(substitution)) ?? self
  }
}
