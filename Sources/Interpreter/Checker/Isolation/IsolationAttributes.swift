import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// The global actor among attributes: `@MainActor`, or a type marked `@globalActor`.
  func globalActor(among attributes: AttributeListSyntax) -> Isolation? {
    for case .attribute(let attribute) in attributes {
      let name = attribute.attributeName.trimmedDescription
      if name == "MainActor" { return .mainActor }
      guard let type = lookUpType(name)?.nominal, module.globalActors.contains(type) else {
        continue
      }
      return .globalActor(type)
    }
    return nil
  }

  /// Where a declaration says that it runs; nil when it says nothing.
  func writtenIsolation(_ syntax: DeclSyntax) -> Isolation? {
    let isNonisolated = syntax.modifiers.list?.contains { $0.name.text == "nonisolated" } ?? false
    if isNonisolated { return .nonisolated }
    return syntax.asProtocol((any WithAttributesSyntax).self).flatMap {
      globalActor(among: $0.attributes)
    }
  }

  /// Where a member says that it runs, or the extension it stands in.
  func writtenIsolation(_ syntax: DeclSyntax, in owner: TypeDeclaration?) -> Isolation? {
    if let written = writtenIsolation(syntax) { return written }
    guard let owner, owner.isExtension else { return nil }
    return writtenIsolation(owner.syntax)
  }
}
