extension Value {
  /// Whether `<` holds, by the script's own `<` where there is one.
  @MainActor public func isLess(than other: Value) throws -> Bool {
    switch (self, other) {
    case (.int(let left), .int(let right)): return left < right
    case (.double(let left), .double(let right)): return left < right
    case (.string(let left), .string(let right)): return left < right
    case (.existential(let left, _), let right): return try left.isLess(than: right)
    case (let left, .existential(let right, _)): return try left.isLess(than: right)
    case (.tuple(let left), .tuple(let right)):
      for (one, other) in zip(left, right) {
        if try one.isLess(than: other) { return true }
        if try other.isLess(than: one) { return false }
      }
      return false
    case (.native(let left as any Comparable), .native(let right)):
      func compare<T: Comparable>(_ left: T) -> Bool? { (right as? T).map { left < $0 } }
      if let answer = compare(left) { return answer }
    default: break
    }
    guard let host = ScriptHost.current else {
      throw ScriptFailure(.bridging(expected: "Comparable", found: kindName))
    }
    return try host.isLess(self, other)
  }

  /// Whether `<=` holds; false for a NaN, as Swift has it.
  @MainActor public func isAtMost(_ other: Value) throws -> Bool {
    switch (self, other) {
    case (.double(let left), .double(let right)): left <= right
    case (.native(let left as Float), .native(let right as Float)): left <= right
    default: try !other.isLess(than: self)
    }
  }
}

extension ComparisonOperator {
  /// The answer for two values of one type, by the script's own `==` and `<` where there are any.
  @MainActor public func compare(_ left: Value, _ right: Value) throws -> Bool {
    switch self {
    case .equal: Value.areEqual(left, right)
    case .notEqual: !Value.areEqual(left, right)
    case .less: try left.isLess(than: right)
    case .greater: try right.isLess(than: left)
    case .lessOrEqual: try left.isAtMost(right)
    case .greaterOrEqual: try right.isAtMost(left)
    }
  }
}
