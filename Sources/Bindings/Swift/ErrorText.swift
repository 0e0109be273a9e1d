import Foundation
import ScriptRuntime

/// What Foundation says of an error of the script.
@MainActor enum ErrorText {
  /// The sentence for the people who use an app.
  static func localizedDescription(of error: Value) throws -> String {
    switch error.unerased {
    case .object(let object as NSError): return object.localizedDescription
    case .native(let error as CodingErrorValue): return error.localizedDescription
    default: break
    }
    let own = try ScriptHost.current?.callWitness(
      "errorDescription", labels: [], on: error, [])
    if let own, case .string(let text)? = own.unwrapped { return text }
    return "The operation could not be completed. (\(domain(of: error)) error \(code(of: error)).)"
  }

  /// The domain by which `NSError` knows an error: the name of its type.
  static func domain(of error: Value) -> String {
    if case .object(let object as NSError) = error.unerased { return object.domain }
    let type = Runtime.dispatch?.library.type(of: error.unerased) ?? .any
    return ScriptHost.reflection?.typeName(type, qualified: true) ?? "Swift.Error"
  }

  /// The code by which `NSError` knows an error: an enumeration's whole raw value, or the place of
  /// its case, those that carry something first; 1 for other types.
  static func code(of error: Value) -> Int {
    switch error.unerased {
    case .object(let object as NSError): return object.code
    case .enumeration(let value):
      let cases = ScriptHost.reflection?.cases(of: value.type) ?? []
      let isCarrying = { (found: ReflectedCase) in !found.payload.isEmpty }
      let ordered = cases.filter(isCarrying) + cases.filter { !isCarrying($0) }
      guard let place = ordered.firstIndex(where: { $0.declaration === value.caseDeclaration })
      else { return 0 }
      if case .int(let raw)? = ordered[place].rawValue { return raw }
      return place
    default: return 1
    }
  }

  /// An error as an `NSError`.
  static func bridged(_ error: Value) throws -> NSError {
    if case .object(let object as NSError) = error.unerased { return object }
    return NSError(
      domain: domain(of: error), code: code(of: error),
      userInfo: [NSLocalizedDescriptionKey: try localizedDescription(of: error)])
  }
}
