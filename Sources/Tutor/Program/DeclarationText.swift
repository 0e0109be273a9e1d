import Interpreter
import ScriptRuntime

/// Spells library declarations as Swift would declare them.
enum DeclarationText {
  /// `class UILabel: UIView`.
  static func header(of type: NominalType) -> String {
    let word: String
    switch type.kind {
    case .class: word = "class"
    case .structure: word = "struct"
    case .enumeration: word = "enum"
    case .protocol: word = "protocol"
    }
    let parent = type.superclass.map { ": \($0.text)" } ?? ""
    return "\(word) \(type.qualifiedName)\(parent)"
  }

  /// `var text: String?`, `func addSubview(_ view: UIView)`.
  static func line(of member: Declaration) -> String {
    let prefix = member.isStatic ? "static " : ""
    switch member.kind {
    case .variable:
      let accessors = member.isSettable ? "" : " { get }"
      return "\(prefix)var \(member.name): \(member.type.text)\(accessors)"
    case .function:
      let result = member.type == .void ? "" : " -> \(member.type.text)"
      return "\(prefix)func \(member.name)\(parameters(member))\(result)"
    case .initializer:
      return "init\(member.isFailable ? "?" : "")\(parameters(member))"
    case .subscript:
      return "\(prefix)subscript\(parameters(member)) -> \(member.type.text)"
    case .enumCase:
      return "case \(member.name)" + (member.parameters.isEmpty ? "" : parameters(member))
    }
  }

  private static func parameters(_ member: Declaration) -> String {
    let list = member.parameters.map { parameter in
      let label = parameter.label ?? "_"
      let names = label == parameter.name ? label : "\(label) \(parameter.name)"
      return "\(names): \(parameter.type.text)" + (parameter.isVariadic ? "..." : "")
    }
    return "(" + list.joined(separator: ", ") + ")"
  }
}
