/// A `Result` of the script.
public enum ResultValue: NativeValue {
  public static var scriptTypeName: String { "Result" }
  case success(Value)
  case failure(Value)
}
