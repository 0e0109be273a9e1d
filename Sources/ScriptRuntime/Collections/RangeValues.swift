/// `a..<b`
public struct RangeValue: NativeValue, Hashable {
  public static var scriptTypeName: String { "Range" }
  public let lower: HashableValue, upper: HashableValue

  /// Makes a range; the caller has compared the bounds.
  public init(_ lower: Value, _ upper: Value) {
    self.lower = HashableValue(lower)
    self.upper = HashableValue(upper)
  }
}

/// `a...b`
public struct ClosedRangeValue: NativeValue, Hashable {
  public static var scriptTypeName: String { "ClosedRange" }
  public let lower: HashableValue, upper: HashableValue

  /// Makes a range; the caller has compared the bounds.
  public init(_ lower: Value, _ upper: Value) {
    self.lower = HashableValue(lower)
    self.upper = HashableValue(upper)
  }
}

/// `a...`
public struct PartialRangeFromValue: NativeValue {
  public static var scriptTypeName: String { "PartialRangeFrom" }
  public let lower: Value

  /// Makes a range without an upper bound.
  public init(_ lower: Value) { self.lower = lower }
}

/// `..<a`
public struct PartialRangeUpToValue: NativeValue {
  public static var scriptTypeName: String { "PartialRangeUpTo" }
  public let upper: Value

  /// Makes a range without a lower bound.
  public init(_ upper: Value) { self.upper = upper }
}

/// `...a`
public struct PartialRangeThroughValue: NativeValue {
  public static var scriptTypeName: String { "PartialRangeThrough" }
  public let upper: Value

  /// Makes a range without a lower bound.
  public init(_ upper: Value) { self.upper = upper }
}
