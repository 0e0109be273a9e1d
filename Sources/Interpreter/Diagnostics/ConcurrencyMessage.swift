/// What the compiler says about code that waits, and about where code runs.
public indirect enum ConcurrencyMessage: Hashable, Sendable {
  /// A declaration that belongs to an actor, as messages name it.
  public struct Member: Hashable, Sendable {
    /// The actor: the main one, another global one by its name, or the one that `self` is.
    public enum Actor: Hashable, Sendable { case main, global(String), instance, none }

    public let actor: Actor

    /// What it is: `instance method`, `property`, `static property`, `initializer` …
    public let kind: String

    /// The name with its labels.
    public let name: String
  }

  /// From where a member was reached.
  public enum Place: Hashable, Sendable {
    case nonisolated, sendableClosure, mainActor, otherActor
  }

  // Waiting.
  case asyncAccessInSynchronous(what: String)
  case asyncLetInSynchronous
  case asyncCannotOccur(what: String, place: String)
  case nothingAwaited
  case asyncFunctionPassed(type: String)
  case asyncLetNeedsInitialValue
  case asyncLetThrows(isHandled: Bool)
  case tryAfterAwait
  case notAsyncSequence(type: String)

  // Reaching what belongs to an actor.
  case callInSynchronous(Member, from: Member.Actor)
  case reference(Member, isMutation: Bool, from: Place)
  case outside(Member, isCall: Bool)

  // Declarations.
  case conformanceCrosses(type: String, protocolName: String, actor: Member.Actor)
  case overrideIsolation(Member, overridden: Member.Actor)
  case nonisolatedMutable
  case convenienceInActor
  case actorInheritance
  case topLevelActor
  case isolatedDefault(Member.Actor)
  case globalVariable(kind: String, name: String)
  case globalOfType(kind: String, name: String, type: String)

  // What may cross.
  case sendableNotFinal(name: String)
  case sendableMutable(property: String, kind: String, name: String)
  case sendableProperty(property: String, kind: String, name: String, type: String)
  case sendablePayload(caseName: String, name: String, type: String)
  case capture(name: String, type: String)
  case capturedVariable(name: String, isMutation: Bool)

  /// The same, which is a warning in the Swift 5 language mode.
  case untilSwift6(ConcurrencyMessage)
}
