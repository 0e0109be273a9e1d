import ScriptRuntime
import SwiftSyntax

// Property wrappers that are not simulated: `@Published`, `@State`, `@NSManaged`. The property is
// stored as if it had none; what the wrapper would give it is not known.
extension Checker {
  /// The wrapper among the attributes of a property, and whether it gives the property its value.
  func notSimulatedWrapper(_ syntax: DeclSyntax, _ property: String, _ owner: TypeDeclaration)
    -> (name: NotSimulatedName, givesValue: Bool)?
  {
    let attributes = syntax.asProtocol((any WithAttributesSyntax).self)?.attributes
    for case .attribute(let attribute) in attributes ?? [] {
      guard let word = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text else {
        continue
      }
      if word == "NSManaged" {
        return (NotSimulatedName("NSManagedObject", module: "CoreData"), true)
      }
      guard let name = notSimulatedType(word)?.nominal?.notSimulated else { continue }
      notSimulatedWrappers[owner.type, default: [:]][property] = name
      if case .argumentList(let list) = attribute.arguments {
        // The arguments must make sense, but are not evaluated.
        later { [self] in
          let outer = scope
          scope = memberScope(owner)
          arguments(list, trailing: nil, MultipleTrailingClosureElementListSyntax([]))
            .forEach(checkForgotten)
          scope = outer
        }
      }
      return (name, attribute.arguments != nil || word.hasPrefix("Environment"))
    }
    return nil
  }

  /// Gives a stored property a value that is not known.
  func setUnknownValue(
    of declaration: Declaration, _ implementation: PropertyImplementation,
    _ annotation: TypeAnnotationSyntax?, _ name: NotSimulatedName, _ owner: TypeDeclaration
  ) {
    let outer = scope
    scope = memberScope(owner)
    declaration.type = annotation.map { resolveType($0.type) } ?? unknownType
    scope = outer
    let place = declaration.range ?? SourceRange(source, 0, 0)
    implementation.initialValue = Expression(
      .notSimulated(name, base: nil), type: declaration.type, range: place)
    guard let type = owner.type.script as? TypeImplementation, !declaration.isStatic,
      !owner.isExtension
    else { return }
    implementation.storage = .field(type.inheritedFieldCount + type.storedProperties.count)
    type.storedProperties.append(declaration)
  }
}
