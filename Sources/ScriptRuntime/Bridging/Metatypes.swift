/// Objects of classes that do not descend from `NSObject`.
public protocol NativeObject: AnyObject, Bridgeable {}

extension NativeObject {
  public static func bridged(from value: Value) -> Self? {
    guard case .object(let object) = value else { return nil }
    return object as? Self
  }

  public var scriptValue: Value { .object(self) }
}

/// A class that is the value of a metatype: `UITableViewCell.self`.
///
/// - Throws: `notSimulated` for a script's own class, which has no metatype in compiled code.
public func anyClass(_ value: Value) throws -> AnyClass {
  guard case .metatype(.nominal(let type, _)) = value else {
    throw ScriptFailure(.bridging(expected: "AnyClass", found: value.kindDescription))
  }
  guard let metatype = type.metatype else {
    throw ScriptFailure(.notSimulated("\(type.qualifiedName).self"))
  }
  return metatype
}

/// A class as scripts have it.
@MainActor public func toScript(class metatype: AnyClass) -> Value {
  let type = Runtime.dispatch?.library.nativeType(ofClass: metatype)
  return .metatype(type.map { .nominal($0, []) } ?? .error)
}
