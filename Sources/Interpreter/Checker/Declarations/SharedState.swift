import ScriptRuntime
import SwiftSyntax

// Static stored properties, which code that runs at the same time shares.
extension Checker {
  /// Checks that a static stored property is safe to share, or belongs to the main actor.
  func checkSharedState(
    _ declaration: Declaration, _ syntax: DeclSyntax, in owner: TypeDeclaration
  ) {
    guard declaration.isStatic, let place = declaration.range,
      case .script(let object) = declaration.implementation,
      let property = object as? PropertyImplementation, case .global = property.storage,
      !isOnMainActor(syntax), !isOnMainActor(owner.syntax), !isOnMainActor(owner.type)
    else { return }
    if syntax.modifiers.list?.contains(where: { $0.name.text == "nonisolated" }) ?? false { return }
    demandType(of: declaration)
    if declaration.type.isError { return }
    if !declaration.isLet {
      diagnose(.sharedMutableState(name: declaration.name, isStatic: true), at: place)
      return
    }
    var seen: Set<NominalType> = []
    guard !isSendable(declaration.type, &seen) else { return }
    diagnose(
      .sharedNonSendable(
        name: declaration.name, type: declaration.type.text, isStatic: true), at: place)
  }

  private func isOnMainActor(_ syntax: DeclSyntax) -> Bool {
    syntax.attributeNames.contains("MainActor")
  }

  /// Whether a type belongs to the main actor: by its attribute, its superclass or a protocol.
  private func isOnMainActor(_ type: NominalType) -> Bool {
    superclassChain(type.selfType).contains { link in
      guard let nominal = link.nominal else { return false }
      return nominal.attributes.contains("MainActor") || nominal.module == "UIKit"
    }
      || protocols(of: type).contains {
        $0.attributes.contains("MainActor") || $0.module == "UIKit"
      }
  }

  /// Whether values of the type may be given to code that runs at the same time. Types of the
  /// library are taken to be.
  private func isSendable(_ type: SwiftType, _ seen: inout Set<NominalType>) -> Bool {
    switch type {
    case .nominal(let nominal, let arguments):
      if nominal.kind == .protocol { return isSendableByName(nominal) }
      for argument in arguments where !isSendable(argument, &seen) { return false }
      guard let implementation = nominal.script as? TypeImplementation else { return true }
      if isSendableByName(nominal) || isOnMainActor(nominal) { return true }
      if nominal.attributes.contains("actor") { return true }
      guard nominal.kind != .class else { return false }
      guard seen.insert(nominal).inserted else { return true }
      let parts =
        nominal.kind == .enumeration
        ? implementation.cases.flatMap { $0.declaration.parameters.map(\.type) }
        : implementation.storedProperties.map { property in
          demandType(of: property)
          return property.type
        }
      for part in parts where !isSendable(part, &seen) { return false }
      return true
    case .optional(let object): return isSendable(object, &seen)
    case .tuple(let elements):
      for element in elements where !isSendable(element.type, &seen) { return false }
      return true
    case .composition(let list): return list.contains { isSendable($0, &seen) }
    case .function: return false
    case .metatype, .parameter, .variable, .error: return true
    }
  }

  private func isSendableByName(_ type: NominalType) -> Bool {
    protocols(of: type).contains { $0.name == "Sendable" || $0.name == "Error" }
  }
}
