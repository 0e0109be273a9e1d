import Foundation
import ScriptRuntime
import UIKit

/// Spells a script's value as a learner or the author of an outline would write it, and takes the
/// numbers and texts out of it.
@MainActor
enum ValueSpelling {
  static func observed(_ value: Value) -> ObservedValue {
    let value = value.unerased
    return ObservedValue(
      source: source(value), numbers: numbers(value), text: text(value), payload: value)
  }

  static func source(_ value: Value) -> String {
    if let numbers = numbers(value) { return PropertyMatcher.describe(numbers) }
    switch value.unerased {
    case .none: return "nil"
    case .bool(let bool): return String(bool)
    case .string(let text): return quoted(text)
    case .some(let inner): return source(inner)
    case .array(let values): return "[" + values.map(source).joined(separator: ", ") + "]"
    case .object(let object): return source(object)
    case .native(let native): return source(native)
    case .enumeration(let value): return ".\(value.caseDeclaration.name)"
    case .metatype(let type): return "\(type).self"
    default: return "…"
    }
  }

  private static func source(_ object: AnyObject) -> String {
    if let color = object as? UIColor, let name = KnownColors.name(of: color) {
      return ".\(name)"
    }
    return (object as? NSObject)?.description ?? "\(type(of: object))"
  }

  private static func source(_ native: any NativeValue) -> String {
    let text = String(describing: native)
    return Mirror(reflecting: native).displayStyle == .enum ? ".\(text)" : text
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.append(character)
      }
    }
    return result + "\""
  }

  private static func text(_ value: Value) -> String? {
    switch value.unerased {
    case .string(let text): text
    case .some(let inner): text(inner)
    case .object(let object): (object as? NSAttributedString)?.string
    default: nil
    }
  }

  /// The numbers of a number or of a geometric value.
  private static func numbers(_ value: Value) -> [Double]? {
    switch value.unerased {
    case .int(let number): [Double(number)]
    case .double(let number): [number]
    case .some(let inner): numbers(inner)
    case .native(let native): numbers(native)
    default: nil
    }
  }

  private static func numbers(_ native: any NativeValue) -> [Double]? {
    // As `Any`, because the types conform in another module, which the compiler does not see here.
    switch native as Any {
    case let rect as CGRect:
      [rect.origin.x, rect.origin.y, rect.width, rect.height].map { Double($0) }
    case let point as CGPoint: [Double(point.x), Double(point.y)]
    case let size as CGSize: [Double(size.width), Double(size.height)]
    case let insets as UIEdgeInsets:
      [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
    case let insets as NSDirectionalEdgeInsets:
      [insets.top, insets.leading, insets.bottom, insets.trailing].map { Double($0) }
    case let priority as UILayoutPriority: [Double(priority.rawValue)]
    case let number as any BinaryInteger: [Double(number)]
    case let number as any BinaryFloatingPoint: [Double(number)]
    default: nil
    }
  }

  /// Whether two values are the same to a learner: colours that look alike are.
  static func areEqual(_ left: Value, _ right: Value) -> Bool {
    let left = left.unwrapped.map(\.unerased)
    let right = right.unwrapped.map(\.unerased)
    guard let left, let right else { return left == nil && right == nil }
    switch (left, right) {
    case (.bool(let first), .bool(let second)): return first == second
    case (.string(let first), .string(let second)): return first == second
    case (.array(let first), .array(let second)):
      return first.count == second.count && zip(first, second).allSatisfy { areEqual($0, $1) }
    case (.object(let first), .object(let second)): return areEqual(first, second)
    case (.native(let first), .native(let second)): return areEqual(first, second)
    case (.enumeration(let first), .enumeration(let second)):
      return first.caseDeclaration === second.caseDeclaration
        && first.payload.count == second.payload.count
        && zip(first.payload, second.payload).allSatisfy { areEqual($0, $1) }
    case (.structure(let first), .structure(let second)):
      return first.fields.count == second.fields.count
        && zip(first.fields, second.fields).allSatisfy { areEqual($0, $1) }
    default:
      guard let first = numbers(left), let second = numbers(right) else { return false }
      return first == second
    }
  }

  private static func areEqual(_ left: AnyObject, _ right: AnyObject) -> Bool {
    if left === right { return true }
    if let one = left as? UIColor, let other = right as? UIColor {
      return KnownColors.lookAlike(one, other)
    }
    return (left as? NSObject)?.isEqual(right) == true
  }

  private static func areEqual(_ left: any NativeValue, _ right: any NativeValue) -> Bool {
    if let first = left as? any Hashable, let second = right as? any Hashable {
      return AnyHashable(first) == AnyHashable(second)
    }
    return source(left) == source(right)
  }
}
