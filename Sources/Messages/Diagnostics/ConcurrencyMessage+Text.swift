import Interpreter

extension ConcurrencyMessage {
  /// The compiler's own sentence.
  var english: String {
    switch self {
    case .asyncAccessInSynchronous(let what):
      return "'async' \(what) access in a function that does not support concurrency"
    case .asyncLetInSynchronous:
      return "'async let' in a function that does not support concurrency"
    case .asyncCannotOccur(let what, let place): return "'async' \(what) cannot occur in \(place)"
    case .nothingAwaited: return "no 'async' operations occur within 'await' expression"
    case .asyncFunctionPassed(let type):
      return "cannot pass function of type '\(type)' to parameter expecting synchronous function "
        + "type"
    case .asyncLetNeedsInitialValue: return "'async let' binding requires an initializer expression"
    case .asyncLetThrows(let isHandled):
      return isHandled
        ? "reading 'async let' can throw but is not marked with 'try'"
        : "reading 'async let' can throw, but it is not marked with 'try' and the error is not "
          + "handled"
    case .tryAfterAwait: return "'try' must precede 'await'"
    case .notAsyncSequence(let type):
      return "for-in loop requires '\(type)' to conform to 'AsyncSequence'"
    case .callInSynchronous(let member, let actor):
      let context = actor == .none ? "nonisolated" : actor.english
      return "call to \(member.english) in a synchronous \(context) context"
    case .reference(let member, let isMutation, let place):
      let verb = isMutation ? "mutated" : "referenced"
      return "\(member.english) can not be \(verb) \(place.english)"
    case .outside(let member, let isCall):
      return
        "\(member.english) cannot be \(isCall ? "called" : "accessed") from outside of the actor"
    case .conformanceCrosses(let type, let protocolName, let actor):
      return "conformance of '\(type)' to protocol '\(protocolName)' crosses into "
        + "\(actor.english) code and can cause data races"
    case .overrideIsolation(let member, let overridden):
      return "\(member.english) has different actor isolation from "
        + "\(overridden == .none ? "nonisolated" : overridden.english) overridden declaration"
    case .nonisolatedMutable: return "'nonisolated' cannot be applied to mutable stored properties"
    case .convenienceInActor: return "initializers in actors are not marked with 'convenience'"
    case .actorInheritance: return "actor types do not support inheritance"
    case .topLevelActor: return "top-level code variables cannot have a global actor"
    case .isolatedDefault(let actor):
      return "\(actor.english) default value in a nonisolated context"
    case .globalVariable(let kind, let name):
      return "\(kind) '\(name)' is not concurrency-safe because it is nonisolated global shared "
        + "mutable state"
    case .globalOfType(let kind, let name, let type):
      return "\(kind) '\(name)' is not concurrency-safe because non-'Sendable' type '\(type)' may "
        + "have shared mutable state"
    case .sendableNotFinal(let name):
      return "non-final class '\(name)' cannot conform to the 'Sendable' protocol"
    case .sendableMutable(let property, let kind, let name):
      return "stored property '\(property)' of 'Sendable'-conforming \(kind) '\(name)' is mutable"
    case .sendableProperty(let property, let kind, let name, let type):
      return "stored property '\(property)' of 'Sendable'-conforming \(kind) '\(name)' has "
        + "non-Sendable type '\(type)'"
    case .sendablePayload(let caseName, let name, let type):
      return "associated value '\(caseName)' of 'Sendable'-conforming enum '\(name)' has "
        + "non-Sendable type '\(type)'"
    case .capture(let name, let type):
      return "capture of '\(name)' with non-Sendable type '\(type)' in a '@Sendable' closure"
    case .capturedVariable(let name, let isMutation):
      return "\(isMutation ? "mutation of" : "reference to") captured var '\(name)' in "
        + "concurrently-executing code"
    case .untilSwift6(let message):
      return message.english + "; this is an error in the Swift 6 language mode"
    }
  }
}

extension ConcurrencyMessage.Member {
  fileprivate var english: String { "\(actor.english) \(kind) '\(name)'" }
}

extension ConcurrencyMessage.Member.Actor {
  fileprivate var english: String {
    switch self {
    case .main: "main actor-isolated"
    case .global(let name): "global actor '\(name)'-isolated"
    case .instance: "actor-isolated"
    case .none: "nonisolated"
    }
  }
}

extension ConcurrencyMessage.Place {
  fileprivate var english: String {
    switch self {
    case .nonisolated: "from a nonisolated context"
    case .sendableClosure: "from a Sendable closure"
    case .mainActor: "from the main actor"
    case .otherActor: "on a nonisolated actor instance"
    }
  }
}
