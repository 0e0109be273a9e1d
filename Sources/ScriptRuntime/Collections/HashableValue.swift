/// A value as a key of a dictionary or an element of a set.
///
/// Values of the script's own types are compared by the script's own `==` and `hash(into:)`.
public struct HashableValue: Hashable {
  public let value: Value

  /// Makes a key.
  public init(_ value: Value) { self.value = value }

  public static func == (left: HashableValue, right: HashableValue) -> Bool {
    Value.areEqual(left.value, right.value)
  }

  public func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

extension Value {
  /// Whether two values of the same type are equal, as `==` says.
  ///
  /// Must run on the main thread, as scripts do.
  public static func areEqual(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.int(let left), .int(let right)): return left == right
    case (.double(let left), .double(let right)): return left == right
    case (.string(let left), .string(let right)): return left == right
    case (.bool(let left), .bool(let right)): return left == right
    case (.void, .void), (.none, .none): return true
    case (.none, _), (_, .none): return false
    case (.some(let left), .some(let right)): return areEqual(left, right)
    case (.some(let left), let right), (let left, .some(let right)): return areEqual(left, right)
    case (.array(let left), .array(let right)), (.tuple(let left), .tuple(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1) }
    case (.existential(let left, _), let right), (let left, .existential(let right, _)):
      return areEqual(left, right)
    case (.metatype(let left), .metatype(let right)): return left == right
    case (.native(let left), .native(let right)):
      return (left as? any Equatable).map { isEqual($0, right) } ?? false
    default:
      nonisolated(unsafe) let first = left
      nonisolated(unsafe) let second = right
      return MainActor.assumeIsolated { ScriptHost.current?.areEqual(first, second) ?? false }
    }
  }

  private static func isEqual<T: Equatable>(_ left: T, _ right: Any) -> Bool {
    (right as? T) == left
  }

  /// Feeds the value to a hasher, consistently with `areEqual`.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .void: hasher.combine(0)
    case .none: hasher.combine(1)
    case .int(let value): hasher.combine(value)
    case .double(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .bool(let value): hasher.combine(value)
    case .some(let value), .existential(let value, _): value.hash(into: &hasher)
    case .array(let values), .tuple(let values):
      hasher.combine(values.count)
      for value in values { value.hash(into: &hasher) }
    case .metatype(let type): hasher.combine(type)
    case .native(let value): (value as? any Hashable)?.hash(into: &hasher)
    case .function(let function): hasher.combine(ObjectIdentifier(function))
    case .object, .structure, .enumeration:
      nonisolated(unsafe) let value = self
      hasher.combine(
        MainActor.assumeIsolated {
          var inner = Hasher()
          ScriptHost.current?.hash(value, into: &inner)
          return inner.finalize()
        })
    }
  }
}
