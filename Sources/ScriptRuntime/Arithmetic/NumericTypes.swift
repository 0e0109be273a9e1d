extension Int8: NativeValue { public static var scriptTypeName: String { "Int8" } }
extension Int16: NativeValue { public static var scriptTypeName: String { "Int16" } }
extension Int32: NativeValue { public static var scriptTypeName: String { "Int32" } }
extension Int64: NativeValue { public static var scriptTypeName: String { "Int64" } }
extension UInt: NativeValue { public static var scriptTypeName: String { "UInt" } }
extension UInt8: NativeValue { public static var scriptTypeName: String { "UInt8" } }
extension UInt16: NativeValue { public static var scriptTypeName: String { "UInt16" } }
extension UInt32: NativeValue { public static var scriptTypeName: String { "UInt32" } }
extension UInt64: NativeValue { public static var scriptTypeName: String { "UInt64" } }
extension Float: NativeValue { public static var scriptTypeName: String { "Float" } }
extension Character: NativeValue { public static var scriptTypeName: String { "Character" } }
extension Substring: NativeValue { public static var scriptTypeName: String { "Substring" } }
extension String.Index: NativeValue { public static var scriptTypeName: String { "String.Index" } }
extension Unicode.Scalar: NativeValue {
  public static var scriptTypeName: String { "Unicode.Scalar" }
}

extension Value {
  /// The value of a literal `value` of the numeric type with that name; nil when it does not fit or
  /// the type is not a number.
  public static func integer(_ value: Int, of type: String) -> Value? {
    switch type {
    case "Int": .int(value)
    case "Double", "CGFloat": .double(Double(value))
    case "Float": .native(Float(value))
    case "Int8": Int8(exactly: value).map { .native($0) }
    case "Int16": Int16(exactly: value).map { .native($0) }
    case "Int32": Int32(exactly: value).map { .native($0) }
    case "Int64": .native(Int64(value))
    case "UInt": UInt(exactly: value).map { .native($0) }
    case "UInt8": UInt8(exactly: value).map { .native($0) }
    case "UInt16": UInt16(exactly: value).map { .native($0) }
    case "UInt32": UInt32(exactly: value).map { .native($0) }
    case "UInt64": UInt64(exactly: value).map { .native($0) }
    default: nil
    }
  }
}
