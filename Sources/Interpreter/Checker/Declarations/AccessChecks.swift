import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// Checks that a declaration is not more accessible than the types it names.
  func checkAccess(
    of declaration: Declaration, kind: String, in owner: TypeDeclaration?, isInferred: Bool
  ) {
    guard declaration.access != .private, declaration.access != .fileprivate,
      let place = declaration.range, owner.map({ !isHidden($0.type) }) ?? true
    else { return }
    demandType(of: declaration)
    let access = owner == nil ? "private or fileprivate" : "fileprivate"
    for parameter in declaration.parameters {
      guard let hidden = hiddenType(in: parameter.type) else { continue }
      diagnose(
        .lessAccessible(
          kind: kind, access: access, because: "parameter",
          typeAccess: "a " + word(hidden.access)), at: place)
      return
    }
    guard let hidden = hiddenType(in: declaration.type) else { return }
    let because =
      declaration.kind == .function
      ? "result" : isInferred ? "type '\(declaration.type.text)'" : "type"
    diagnose(
      .lessAccessible(
        kind: kind, access: access, because: because, typeAccess: "a " + word(hidden.access)),
      at: place)
  }

  private func word(_ access: Declaration.Access) -> String {
    access == .private ? "private" : "fileprivate"
  }

  /// Whether a type, or one around it, is known only in its file.
  private func isHidden(_ type: NominalType) -> Bool {
    type.access == .private || type.access == .fileprivate || type.parent.map(isHidden) ?? false
  }

  private func hiddenType(in type: SwiftType) -> NominalType? {
    var found: NominalType?
    _ = type.contains { part in
      guard let nominal = part.nominal, isHidden(nominal) else { return false }
      found = nominal
      return true
    }
    return found
  }
}
