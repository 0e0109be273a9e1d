import SwiftSyntax

/// Writes the interface text of a type, an extension or the globals.
enum InterfaceLines {
  /// Swift's protocols that mean something to a script.
  private static let swiftProtocols: Set<String> = [
    "Equatable", "Hashable", "Comparable", "CustomStringConvertible", "CaseIterable",
    "CustomDebugStringConvertible", "RawRepresentable", "Identifiable", "OptionSet", "SetAlgebra",
    "Error", "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral", "ExpressibleByStringLiteral",
    "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral", "ExpressibleByBooleanLiteral",
    "AnyObject", "Sendable",
  ]

  /// The types of an inheritance clause that scripts know.
  private static func known(_ inherited: [String], _ program: Program) -> [String] {
    inherited.map { $0.replacing("@unchecked ", with: "") }.filter { text in
      let name = String(text.prefix { $0 != "<" })
      return program.type(name) != nil || swiftProtocols.contains(name)
        || TypeModel.rawTypes.contains(name)
    }
  }

  /// The header of a type.
  static func header(of type: TypeModel, _ program: Program) -> String {
    var words: [String] = []
    if type.isMainActor, type.module == "UIKit" { words.append("@MainActor") }
    if type.isOpen { words.append("open") }
    if type.isFinal { words.append("final") }
    words.append(type.kind.rawValue)
    words.append(type.name + type.genericClause)
    var inherited = known(type.inherited, program)
    let members = program.allMembers(of: type)
    if type.kind == .enumeration,
      members.allSatisfy({ $0.kind != .enumCase || $0.parameters.isEmpty }),
      !inherited.contains("Hashable")
    {
      inherited.append("Hashable")
    }
    if type.rawType != nil, type.kind == .enumeration { inherited.append("RawRepresentable") }
    if !inherited.isEmpty { words.append(": " + inherited.joined(separator: ", ")) }
    return words.joined(separator: " ")
  }

  /// The header of an extension.
  static func header(of part: ExtensionModel, _ program: Program) -> String {
    var text = "extension \(part.name)"
    let inherited = known(part.inherited, program)
    if !inherited.isEmpty { text += " : " + inherited.joined(separator: ", ") }
    if !part.whereClause.isEmpty { text += " " + part.whereClause }
    return text
  }

  /// The line of a member.
  ///
  /// - Parameter isOptional: whether it is a requirement that an extension has a default for.
  static func line(of member: Member, isOptional: Bool = false) -> String {
    if member.kind == .alias {
      return "typealias \(member.name) = \(text(member.type))"
    }
    var words: [String] = []
    if isOptional { words.append("optional") }
    if member.attributes.contains("discardableResult") { words.append("@discardableResult") }
    for modifier in [
      "nonisolated", "open", "static", "class", "final", "mutating", "required", "convenience",
      "weak", "prefix",
      "postfix",
    ] where member.modifiers.contains(modifier) {
      words.append(modifier == "class" ? "static" : modifier)
    }
    words.append(body(of: member))
    return words.joined(separator: " ")
  }

  private static func body(of member: Member) -> String {
    var text = ""
    switch member.kind {
    case .variable:
      let accessors = member.isSettable ? "{ get set }" : "{ get }"
      return "var \(member.name.quoted): \(self.text(member.type)) \(accessors)"
    case .function:
      text = "func \(member.isOperator ? member.name + " " : member.name.quoted)"
    case .initializer: text = "init" + member.failability
    case .subscript: text = "subscript"
    case .enumCase:
      text = "case \(member.name.quoted)"
      if member.parameters.isEmpty { return text }
    case .alias: return ""
    }
    text += member.genericClause
    text += "(" + member.parameters.map(parameter).joined(separator: ", ") + ")"
    if member.isAsync { text += " async" }
    if member.isThrowing { text += " throws" }
    if let type = member.type, member.kind != .enumCase { text += " -> \(self.text(type))" }
    if member.kind == .subscript { text += member.isSettable ? " { get set }" : " { get }" }
    if !member.whereClause.isEmpty { text += " " + member.whereClause }
    return text
  }

  private static func parameter(_ parameter: Parameter) -> String {
    let names: String
    switch parameter.label {
    case nil: names = "_ \(parameter.name.quoted)"
    case parameter.name?: names = parameter.name.quoted
    case let label?: names = "\(label.quoted) \(parameter.name.quoted)"
    }
    return "\(names): \(parameter.text)" + (parameter.isVariadic ? "..." : "")
      + (parameter.defaultValue == nil ? "" : " = default")
  }

  private static func text(_ type: TypeSyntax?) -> String {
    type?.trimmedDescription.onOneLine ?? "Void"
  }
}

extension TypeModel {
  /// The raw type of an enumeration, nil when it has none.
  var rawType: String? {
    guard kind == .enumeration, let first = inherited.first else { return nil }
    return TypeModel.rawTypes.contains(first) ? first : nil
  }

  static let rawTypes: Set<String> = [
    "Int", "String", "UInt", "Double", "CGFloat", "Float", "Int8", "Int16", "Int32", "Int64",
    "UInt8", "UInt16", "UInt32", "UInt64", "Character",
  ]
}
