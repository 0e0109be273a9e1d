import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// What `@available` says for every platform, or for every version of Swift that counts here.
  func availability(_ syntax: DeclSyntax) -> Availability? {
    guard let list = syntax.asProtocol((any WithAttributesSyntax).self)?.attributes else {
      return nil
    }
    for case .attribute(let attribute) in list
    where attribute.attributeName.trimmedDescription == "available" {
      guard case .availability(let arguments)? = attribute.arguments,
        let found = availability(arguments)
      else { continue }
      return found
    }
    return nil
  }

  private func availability(_ arguments: AvailabilityArgumentListSyntax) -> Availability? {
    var counts = false
    var isUnavailable: Bool?
    var renamed: String?
    var message: String?
    for argument in arguments {
      switch argument.argument {
      case .token(let token):
        switch token.text {
        case "*", "swift": counts = true
        case "unavailable": isUnavailable = true
        case "deprecated": isUnavailable = isUnavailable ?? false
        default: break
        }
      case .availabilityLabeledArgument(let labelled):
        switch labelled.label.text {
        case "renamed": renamed = text(labelled)
        case "message": message = text(labelled)
        case "deprecated": isUnavailable = isUnavailable ?? false
        case "obsoleted": isUnavailable = true
        default: break
        }
      case .availabilityVersionRestriction: return nil
      @unknown default: break
      }
    }
    guard counts, let isUnavailable else { return nil }
    return Availability(isUnavailable: isUnavailable, renamed: renamed, message: message)
  }

  private func text(_ argument: AvailabilityLabeledArgumentSyntax) -> String? {
    guard case .string(let literal) = argument.value else { return nil }
    return literal.segments.trimmedDescription
  }

  /// Says that a declaration which is used had better not be.
  func noteUse(of declaration: Declaration, at range: SourceRange) {
    guard let availability = declaration.availability else { return }
    note(availability, name: declaration.shortName, at: range)
  }

  /// Says that a type which is named had better not be.
  func noteUse(of type: NominalType, at range: SourceRange) {
    guard let availability = type.availability else { return }
    note(availability, name: type.name, at: range)
  }

  private func note(_ availability: Availability, name: String, at range: SourceRange) {
    guard solver.isTrial == 0 else { return }
    // Code that is itself on its way out may use what goes with it.
    var context: FunctionContext? = function
    while let current = context {
      if current.declaration?.availability != nil { return }
      context = current.parent
    }
    if availability.isUnavailable {
      diagnose(
        .unavailable(name: name, renamed: availability.renamed, reason: availability.message),
        at: range)
    } else {
      diagnose(
        .deprecated(name: name, renamed: availability.renamed, reason: availability.message),
        .warning, at: range)
    }
  }
}
