import ScriptRuntime
import SwiftSyntax

extension DeclSyntax {
  /// The modifiers, whatever the declaration.
  var modifiers: DeclModifiers {
    DeclModifiers(list: asProtocol((any WithModifiersSyntax).self)?.modifiers)
  }

  var attributeNames: [String] {
    asProtocol((any WithAttributesSyntax).self)?.attributes.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    } ?? []
  }
}

/// The words before a declaration.
struct DeclModifiers {
  let list: DeclModifierListSyntax?

  func contains(_ name: String) -> Bool {
    list?.contains { $0.name.text == name && $0.detail == nil } ?? false
  }

  /// `private(set)` and the like.
  func setter(_ name: String) -> Bool {
    list?.contains { $0.name.text == name && $0.detail?.detail.text == "set" } ?? false
  }

  var access: Declaration.Access {
    if contains("private") { return .private }
    if contains("fileprivate") { return .fileprivate }
    if contains("public") { return .public }
    return contains("open") ? .open : .internal
  }

  func token(_ name: String) -> TokenSyntax? { list?.first { $0.name.text == name }?.name }
}
