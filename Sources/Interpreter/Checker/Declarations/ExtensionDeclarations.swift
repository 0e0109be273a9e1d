import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// The extensions of the input, with the type each extends.
  func declareExtensions(_ declarations: [DeclSyntax], in scope: Scope) -> [TypeDeclaration] {
    var found: [TypeDeclaration] = []
    for declaration in declarations {
      guard let syntax = declaration.as(ExtensionDeclSyntax.self) else { continue }
      allowsUnbound = true
      let type = resolveType(syntax.extendedType)
      allowsUnbound = false
      let nominal: NominalType
      switch type {
      case .nominal(let extended, _): nominal = extended
      case .optional:
        guard let optional = library.type(named: "Optional") else { continue }
        nominal = optional
      default:
        if !type.isError {
          diagnose(.cannotExtend(type: type.text), at: range(syntax.extendedType))
        }
        continue
      }
      var entry = TypeDeclaration(
        type: nominal, syntax: declaration, members: syntax.memberBlock.members,
        inheritance: syntax.inheritanceClause, isExtension: true, scope: scope, source: source)
      if case .nominal(_, let arguments) = type, !arguments.contains(where: \.isVariable) {
        for (parameter, argument) in zip(nominal.genericParameters, arguments) {
          entry.sameTypeRequirements.append((.parameter(parameter), argument))
        }
      }
      found.append(entry)
      let nested = declareTypes(
        activeMembers(syntax.memberBlock.members), parent: nominal, in: memberScope(entry))
      found += nested
    }
    return found
  }

  /// What an extension's `where` clause asks, and the aliases it declares.
  func readExtensionClauses(_ entry: inout TypeDeclaration) {
    guard let syntax = entry.syntax.as(ExtensionDeclSyntax.self) else { return }
    let outer = scope
    scope = memberScope(entry)
    defer { scope = outer }
    var requirements: [(SwiftType, SwiftType)] = []
    var same: [(SwiftType, SwiftType)] = []
    readRequirements(syntax.genericWhereClause) {
      requirements.append(($0, $1))
    } same: {
      same.append(($0, $1))
    }
    entry.requirements += requirements
    entry.sameTypeRequirements += same
    scope = memberScope(entry)
    let nominal = entry.type
    for member in activeMembers(syntax.memberBlock.members) {
      guard let alias = member.as(TypeAliasDeclSyntax.self) else { continue }
      let target = resolveType(alias.initializer.value)
      if ownTypes.contains(nominal) {
        nominal.typealiases[alias.name.identifierText] = target
      } else {
        module.extensions[nominal, default: TypeExtension()]
          .typealiases[alias.name.identifierText] = target
      }
    }
  }
}
