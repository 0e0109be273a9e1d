/// A `Result` of the script.
public enum ResultValue: CaseValue {
  public static var scriptTypeName: String { "Result" }
  case success(Value)
  case failure(Value)

  public var caseParts: (name: String, payload: [Value]) {
    switch self {
    case .success(let value): ("success", [value])
    case .failure(let value): ("failure", [value])
    }
  }
}
