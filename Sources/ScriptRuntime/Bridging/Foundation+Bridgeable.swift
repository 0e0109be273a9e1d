import Foundation

extension CGFloat: Bridgeable {
  @inlinable
  public static func bridged(from value: Value) -> CGFloat? {
    if case .double(let number) = value { return CGFloat(number) }
    return Double.bridged(from: value).map { CGFloat($0) }
  }

  public var scriptValue: Value { .double(Double(self)) }
}

/// Objects cross as they are.
extension NSObject: Bridgeable {
  @inlinable
  public static func bridged(from value: Value) -> Self? {
    guard case .object(let object) = value else { return nil }
    // Usually the class is the very one that is wanted.
    if type(of: object) == Self.self { return unsafeDowncast(object, to: Self.self) }
    return object as? Self
  }

  public var scriptValue: Value { .object(self) }
}
