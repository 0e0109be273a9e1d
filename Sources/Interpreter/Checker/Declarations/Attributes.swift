import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// Refuses attributes that neither the compiler nor the script knows.
  func checkAttributes(_ attributes: AttributeListSyntax) {
    for case .attribute(let attribute) in attributes {
      let syntax = attribute.attributeName
      guard let name = syntax.as(IdentifierTypeSyntax.self)?.name.text,
        !Self.knownAttributes.contains(name), !name.hasPrefix("_"), lookUpType(name) == nil
      else { continue }
      diagnose(.unknownAttribute(name: name), at: range(syntax))
    }
  }

  private static let knownAttributes: Set<String> = [
    "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "MainActor",
    "NSApplicationMain", "NSCopying", "NSManaged", "Sendable", "UIApplicationMain", "available",
    "backDeployed", "concurrent", "discardableResult", "dynamicCallable", "dynamicMemberLookup",
    "escaping", "exclusivity", "frozen", "globalActor", "inlinable", "inline", "isolated", "main",
    "nonobjc", "objc", "objcMembers", "preconcurrency", "propertyWrapper", "resultBuilder",
    "retroactive", "specialize", "storageRestrictions", "testable", "unchecked", "usableFromInline",
    "warn_unqualified_access", "ViewBuilder", "State", "Binding", "Published", "ObservedObject",
    "StateObject", "EnvironmentObject", "Environment", "Observable", "objcImplementation",
    "implementation", "attached", "freestanding", "autoclosure", "convention",
  ]
}
