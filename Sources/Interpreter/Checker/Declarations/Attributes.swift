import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// What `@available(*, deprecated, message: …)` says to do instead: empty when it says nothing,
  /// nil when the declaration is not deprecated.
  func deprecation(_ attributes: AttributeListSyntax) -> String? {
    for case .attribute(let attribute) in attributes
    where attribute.attributeName.trimmedDescription == "available" {
      guard case .availability(let list) = attribute.arguments else { continue }
      let words = list.map { $0.argument.trimmedDescription }
      guard words.contains("deprecated") else { continue }
      for item in list {
        guard case .availabilityLabeledArgument(let labeled) = item.argument,
          case .string(let text) = labeled.value
        else { continue }
        let value = text.segments.trimmedDescription
        switch labeled.label.text {
        case "message": return value
        case "renamed": return "renamed to '\(value)'"
        default: continue
        }
      }
      return ""
    }
    return nil
  }

  /// Warns where something deprecated is used.
  func noteDeprecation(_ declaration: Declaration, at place: SourceRange) {
    guard solver.isTrial == 0, skippedClosures == 0, let message = declaration.deprecation else {
      return
    }
    diagnose(
      .deprecated(name: declaration.fullName, message: message.isEmpty ? nil : message), .warning,
      at: place)
  }

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
