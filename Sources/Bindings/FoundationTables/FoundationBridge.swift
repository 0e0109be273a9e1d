import Foundation
import ScriptRuntime

/// The bridges between Swift's values and Foundation's objects that `as` crosses.
@MainActor enum FoundationBridge {
  /// The value as one of another type; nil where there is no bridge.
  static func bridge(_ value: Value, _ wanted: NominalType) -> Value? {
    switch (wanted.name, value.unerased) {
    case ("NSString", .string(let text)): return .object(NSString(string: text))
    case ("NSNumber", .int(let number)): return .object(NSNumber(value: number))
    case ("NSNumber", .double(let number)): return .object(NSNumber(value: number))
    case ("NSNumber", .bool(let flag)): return .object(NSNumber(value: flag))
    case ("NSNumber", .native(let number as Float)): return .object(NSNumber(value: number))
    case ("NSError", let error): return foundationError(error)
    case ("String", .object(let text as NSString)): return .string(text.description)
    case ("Int", .object(let number as NSNumber)): return .int(number.intValue)
    case ("Double", .object(let number as NSNumber)), ("CGFloat", .object(let number as NSNumber)):
      return .double(number.doubleValue)
    case ("Bool", .object(let number as NSNumber)): return .bool(number.boolValue)
    default: return nil
    }
  }

  private static func foundationError(_ value: Value) -> Value? {
    switch value {
    case .structure, .enumeration, .object(is ScriptInstance), .native(is CodingErrorValue):
      (try? ErrorText.bridged(value)).map { .object($0) }
    default: nil
    }
  }
}
