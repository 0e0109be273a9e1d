import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// Checks that a value type does not contain itself, which would have no end.
  func checkContainment(_ declaration: TypeDeclaration) {
    let type = declaration.type
    guard !declaration.isExtension, let implementation = type.script as? TypeImplementation else {
      return
    }
    switch type.kind {
    case .structure:
      for property in implementation.storedProperties {
        demandType(of: property)
        var seen: Set<NominalType> = []
        if contains(property.type, type, &seen) {
          diagnose(
            .recursiveStructure(name: type.name), at: property.range ?? nameRange(declaration))
        }
      }
    case .enumeration:
      for (found, _) in implementation.cases where !indirectCases.contains(ObjectIdentifier(found))
      {
        for parameter in found.parameters {
          var seen: Set<NominalType> = []
          guard contains(parameter.type, type, &seen) else { continue }
          diagnose(.recursiveEnum(name: type.name), at: nameRange(declaration))
          return
        }
      }
    case .class, .protocol: return
    }
  }

  /// Whether values of a type hold those of another in themselves.
  private func contains(
    _ type: SwiftType, _ wanted: NominalType, _ seen: inout Set<NominalType>
  ) -> Bool {
    switch type {
    case .nominal(let nominal, _):
      if nominal === wanted { return true }
      guard let implementation = nominal.script as? TypeImplementation, nominal.kind != .class,
        seen.insert(nominal).inserted
      else { return false }
      if nominal.kind == .structure {
        for property in implementation.storedProperties {
          demandType(of: property)
          if contains(property.type, wanted, &seen) { return true }
        }
        return false
      }
      for (found, _) in implementation.cases where !indirectCases.contains(ObjectIdentifier(found))
      {
        for parameter in found.parameters where contains(parameter.type, wanted, &seen) {
          return true
        }
      }
      return false
    case .optional(let object): return contains(object, wanted, &seen)
    case .tuple(let elements):
      for element in elements where contains(element.type, wanted, &seen) { return true }
      return false
    default: return false
    }
  }
}
