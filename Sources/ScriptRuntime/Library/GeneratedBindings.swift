/// The binding of a type that has requirements only, or no members.
public final class RequirementsBinding: NativeBinding {
  @MainActor public static let shared = RequirementsBinding()

  private init() {}

  public func call(_ member: Int, _ target: inout Value, _ arguments: [Value?]) throws -> Value {
    throw unknownMember(member)
  }

  public func set(
    _ member: Int, _ target: inout Value, _ arguments: [Value?], to value: Value
  ) throws {
    throw unknownMember(member)
  }
}

/// What a binding throws for a number it does not know.
public func unknownMember(_ member: Int) -> ScriptFailure {
  ScriptFailure(.notSimulated("member \(member)"))
}

/// The binding of a class that has members a script may override.
public protocol OverridableBinding: NativeBinding {
  /// The number by which shims know an overridable member or its setter; nil for other members.
  @MainActor func identifier(_ member: Int, isSetter: Bool) -> UInt64?
}

extension OverridableBinding {
  @MainActor public func callSuper(_ member: Int, _ target: Value, _ arguments: [Value?]) throws
    -> Value
  {
    var target = target
    guard let identifier = identifier(member, isSetter: false) else {
      return try call(member, &target, arguments)
    }
    return try Runtime.callingSuper(identifier, target) { try call(member, &target, arguments) }
  }

  @MainActor public func setSuper(_ member: Int, _ target: Value, to value: Value) throws {
    var target = target
    guard let identifier = identifier(member, isSetter: true) else {
      return try set(member, &target, [], to: value)
    }
    try Runtime.callingSuper(identifier, target) { try set(member, &target, [], to: value) }
  }
}
