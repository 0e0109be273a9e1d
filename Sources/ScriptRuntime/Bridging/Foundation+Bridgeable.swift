import Foundation

extension CGFloat: Bridgeable {
  public static func bridged(from value: Value) -> CGFloat? {
    Double.bridged(from: value).map { CGFloat($0) }
  }

  public var scriptValue: Value { .double(Double(self)) }
}

/// Objects cross as they are.
extension NSObject: Bridgeable {
  public static func bridged(from value: Value) -> Self? {
    guard case .object(let object) = value else { return nil }
    return object as? Self
  }

  public var scriptValue: Value { .object(self) }
}
