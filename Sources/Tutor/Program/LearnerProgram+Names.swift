import Interpreter
import ScriptRuntime

extension LearnerProgram {
  /// The names that can begin an expression: the learner's variables, then the library's types.
  func names() -> [(name: String, text: String)] {
    let own = variables.map { (name: $0.name, text: $0.type.text) }
    let types = Self.library.typeNames.sorted().map { (name: $0, text: "") }
    return own + types
  }

  /// The members of what `expression` is: a variable, a chain of properties, or a type.
  func members(of expression: String) -> [(name: String, text: String)] {
    var parts = expression.split(separator: ".").map(String.init)[...]
    guard let first = parts.popFirst() else { return [] }
    var isStatic = false
    var type: NominalType?
    if let variable = variables.last(where: { $0.name == first }) {
      type = Self.nominal(variable.type)
    } else if let found = Self.library.type(named: first) {
      (type, isStatic) = (found, true)
    }
    while let name = parts.popFirst(), let owner = type {
      type = Self.member(name, of: owner).flatMap { Self.nominal($0.type) }
      isStatic = false
    }
    return type.map { Self.all($0, isStatic: isStatic) } ?? []
  }

  private static func nominal(_ type: SwiftType) -> NominalType? {
    switch type {
    case .nominal(let nominal, _): nominal
    case .optional(let inner): nominal(inner)
    default: nil
    }
  }

  private static func member(_ name: String, of type: NominalType) -> Declaration? {
    var current: NominalType? = type
    while let owner = current {
      if let found = owner.members(named: name).first { return found }
      current = owner.superclass.flatMap(nominal)
    }
    return nil
  }

  private static func all(_ type: NominalType, isStatic: Bool) -> [(name: String, text: String)] {
    var seen: Set<String> = []
    var result: [(name: String, text: String)] = []
    var current: NominalType? = type
    while let owner = current {
      for member in owner.members
      where member.isStatic == isStatic && member.kind != .initializer && !member.isOperator {
        guard seen.insert(member.fullName).inserted else { continue }
        result.append((member.name, DeclarationText.line(of: member)))
      }
      current = owner.superclass.flatMap(nominal)
    }
    return result.sorted { $0.name < $1.name }
  }
}
