import ScriptRuntime

/// A local variable, a parameter, `self`, or a variable of the session. Compared by identity.
public final class LocalVariable: Hashable {
  public let name: String
  public internal(set) var type: SwiftType

  /// Whether it is a `var`, or an `inout` parameter.
  public let isMutable: Bool

  /// How strongly it holds an object.
  public enum Ownership { case strong, weak, unowned }
  public let ownership: Ownership

  /// Whether a closure or local function uses it, so that it must outlive its scope.
  public var isCaptured = false

  /// Whether it lives as long as the session: typed at the top level, or a global of a file.
  public let isGlobal: Bool

  /// Whether it was declared `T!`; for the checker, which spells the unwrapping out.
  var isImplicitlyUnwrapped = false

  /// Whether it was declared `nonisolated(unsafe)`: it may be used from everywhere.
  var isNonisolated = false
  /// What ties a parameter to its call, so that no closure that outlives the call may use it.
  enum Bond { case nonEscaping, `inout`, mutatingSelf }
  var bond: Bond?

  /// For an `async let`, whose own type is that of its task: the type it is written with.
  var asyncLetType: SwiftType?

  /// For a `lazy var` or a computed local variable: the accessors that stand for it.
  public var accessors: Declaration?

  /// Where it was declared, nil for `self` and closure shorthands.
  public let range: SourceRange?

  /// Makes a variable.
  public init(
    _ name: String, type: SwiftType, isMutable: Bool = false, ownership: Ownership = .strong,
    isGlobal: Bool = false, range: SourceRange? = nil
  ) {
    self.name = name
    self.type = type
    self.isMutable = isMutable
    self.ownership = ownership
    self.isGlobal = isGlobal
    self.range = range
  }

  public static func == (left: LocalVariable, right: LocalVariable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
