/// Where the code of a declaration, closure or function value runs.
public enum Isolation: Hashable {
  /// Anywhere.
  case nonisolated

  /// On the main actor.
  case mainActor

  /// On another global actor.
  case globalActor(NominalType)

  /// On the actor that `self` is.
  case instance(NominalType)

  /// Whether it runs on a global actor, whichever.
  public var isGlobal: Bool {
    switch self {
    case .mainActor, .globalActor: true
    case .nonisolated, .instance: false
    }
  }

  /// Where its code runs.
  public var executor: ScriptTask.Executor { self == .mainActor ? .main : .other }
}

/// Attributes of a function type that say where it runs.
///
/// They do not make types different here: whether a function may cross is looked at separately.
public struct FunctionAttributes: Hashable {
  /// `@Sendable`; passed with `sending`; `@_inheritActorContext`, as the work of a `Task`.
  public var isSendable = false, isSending = false, inheritsContext = false

  /// `@MainActor` or another global actor.
  public var isolation: Isolation?

  /// Says nothing.
  public init() {}

  public static func == (left: FunctionAttributes, right: FunctionAttributes) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}
}
