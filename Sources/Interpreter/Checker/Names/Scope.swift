import ScriptRuntime

/// What a name means.
enum Named {
  case variable(LocalVariable)

  /// A function declared in a body; calls have the variable as their base.
  case localFunction(Declaration, LocalVariable)
  case type(NominalType)
  case alias(SwiftType)
  case genericParameter(GenericParameter)
}

/// The names of one block, parameter list, or type body; the outer ones follow.
final class Scope {
  let parent: Scope?

  /// How many functions are around it: a variable of a lesser depth is captured.
  let depth: Int

  /// The type whose members are in scope here, with how `self` is reached.
  var members: MemberScope?

  /// The variables that the block declares, wherever in it.
  var variables: Set<String> = []

  private(set) var names: [String: [Named]] = [:]

  init(parent: Scope?, depth: Int) {
    self.parent = parent
    self.depth = depth
  }

  func declare(_ name: String, _ meaning: Named) {
    if case .localFunction = meaning {
      names[name, default: []].append(meaning)
    } else {
      names[name] = [meaning]
    }
  }
}

/// The members of a type seen from inside it.
struct MemberScope {
  /// The type of `self` (the instance's, also in static members).
  let selfType: SwiftType

  /// `self`, nil where there is none: the initial value of a property that is not lazy.
  let selfVariable: LocalVariable?

  let isStatic: Bool
}

/// The function, closure or accessor whose body is being checked.
final class FunctionContext {
  enum Kind { case topLevel, function, initializer, deinitializer, accessor, closure, initialValue }

  let kind: Kind
  let depth: Int
  let parent: FunctionContext?

  /// The closure's opening brace.
  var start: SourceRange?

  /// What `return` gives, nil at the top level.
  var returnType: SwiftType?

  var declaration: Declaration?
  var isThrowing = false

  /// The one type of error that may be thrown: `throws(E)`.
  var thrownType: SwiftType?
  var isAsync = false

  /// Whether something in the body throws, which makes a closure throwing.
  var foundThrow = false

  /// What the calls and `throw`s of the `do` around throw, as far as their types say.
  var thrown: [SwiftType?] = []

  /// How many calls that throw have been met, to tell a `try` that covers none.
  var throwingCalls = 0

  /// Where the first such thing is; and the `try` around the expression being checked.
  var throwRange: SourceRange?
  var tryRange: SourceRange?

  /// The closure's shorthand parameters, and how many its body uses.
  var shorthands: [LocalVariable] = []
  var isShorthandAllowed = false

  /// Whether `self.` must be written: an escaping closure that does not capture `self`.
  var requiresExplicitSelf = false

  /// The names of a closure's parameters.
  var parameterNames: [String] = []

  /// Whether a closure says that it throws.
  var declaresThrows = false

  /// Whether a statement of a closure has been refused.
  var hasFault = false

  /// For a closure that may outlive the call it is passed to, where it stands.
  var escapingClosure: SourceRange?

  /// The loops and switches around, innermost last.
  var targets: [JumpTarget] = []

  /// How many `try?` and `try!` are around; how many `try`; how many `do` that catch everything.
  var handlesErrors = 0, tryDepth = 0, catches = 0

  init(kind: Kind, depth: Int, parent: FunctionContext? = nil) {
    self.kind = kind
    self.depth = depth
    self.parent = parent
  }
}

/// Where `break` and `continue` may go.
struct JumpTarget {
  enum Kind { case loop, switchCase, labelled }
  let kind: Kind
  let label: String?
}
