import ScriptRuntime

/// A checked statement.
public final class Statement {
  public let kind: Kind
  public let range: SourceRange

  /// Makes a statement.
  public init(_ kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// What the statement does.
  public enum Kind {
    case expression(Expression)

    /// `let`/`var` with a pattern; without an initialiser the variables are set later.
    case binding(Pattern, Expression?)

    /// A function declared in a body, with the variable that calls have as their base: reaching the
    /// statement sets it to the function with what it captures. At the top level of a session or
    /// file there is no variable, and nothing happens.
    case function(LocalVariable?, FunctionImplementation)

    /// A type or extension: nothing happens when it is reached, except that the stored statics and
    /// globals inside are initialised on first use.
    case declaration

    case `return`(Expression?)
    case `if`([Condition], [Statement], else: [Statement]?)
    case `guard`([Condition], else: [Statement])
    case `while`([Condition], [Statement], label: String?)
    case repeatWhile([Statement], Expression, label: String?)

    /// `makeIterator()`/`next()` are resolved by the evaluator for the library's sequences; for a
    /// script's own the two declarations are given.
    case forIn(
      Pattern, Expression, iterator: (make: Declaration, next: Declaration)?, where: Expression?,
      [Statement], label: String?)
    case `switch`(Expression, LocalVariable, [SwitchCase], label: String?)
    case `break`(label: String?)
    case `continue`(label: String?)
    case `fallthrough`
    case `throw`(Expression)
    case `defer`([Statement])
    case `do`([Statement], catches: [CatchClause], label: String?)
    case block([Statement])
  }
}

/// One condition of an `if`, `guard` or `while`.
public enum Condition {
  case expression(Expression)

  /// `if let x = e`: the optional expression, and the variable its value gets.
  case optionalBinding(Pattern, Expression)

  /// `if case pattern = e`, with a variable that holds `e` while expression patterns are tried.
  case matching(Pattern, Expression, subject: LocalVariable)

  /// `#available`, always true.
  case available
}

/// A pattern. Variables inside are bound when the whole pattern matches.
public indirect enum Pattern {
  case wildcard
  case variable(LocalVariable)
  case tuple([Pattern])

  /// An enumeration's case and the patterns of what it carries (empty: any payload).
  case enumCase(Declaration, [Pattern])

  /// `x?` and `.some(x)`; `.none` is `.none`.
  case some(Pattern)
  case none

  /// `is T`, `p as T`: the value is cast, then matched as a `T`.
  case cast(SwiftType, Pattern)

  /// An expression pattern: the `~=` call, already checked, which reads the subject's variable.
  case expression(Expression, subject: LocalVariable)
}

/// A case of a `switch`: `default` has the wildcard pattern.
public final class SwitchCase {
  public let items: [(pattern: Pattern, guard: Expression?)]
  public let body: [Statement]

  /// Makes a case.
  public init(items: [(pattern: Pattern, guard: Expression?)], body: [Statement]) {
    self.items = items
    self.body = body
  }
}

/// A `catch`, with the variable that holds the error while its pattern is tried.
public final class CatchClause {
  public let pattern: Pattern
  public let error: LocalVariable
  public let condition: Expression?
  public let body: [Statement]

  /// Makes a clause.
  public init(pattern: Pattern, error: LocalVariable, condition: Expression?, body: [Statement]) {
    self.pattern = pattern
    self.error = error
    self.condition = condition
    self.body = body
  }
}
