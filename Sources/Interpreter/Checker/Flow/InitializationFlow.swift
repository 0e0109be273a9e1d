import ScriptRuntime

/// Follows the paths through a body and finds what is used before it is set, set twice, or left
/// unset: variables without an initial value, and the stored properties in an initialiser.
struct InitializationFlow {
  /// What is followed.
  enum Subject: Hashable {
    case variable(LocalVariable)
    case property(ObjectIdentifier)

    /// That `super.init` or `self.init` has been called.
    case initCall
  }

  /// What is set on every path to a point, and on some. Nil stands for a point never reached.
  struct State {
    var always: Set<Subject> = []
    var sometimes: Set<Subject> = []

    mutating func set(_ subject: Subject) {
      always.insert(subject)
      sometimes.insert(subject)
    }

    func merged(with other: State?) -> State {
      guard let other else { return self }
      return State(
        always: always.intersection(other.always), sometimes: sometimes.union(other.sometimes))
    }
  }

  /// What an initialiser must do.
  struct Initializer {
    let me: LocalVariable
    let isClass: Bool

    /// The stored properties without an initial value, with their names.
    let properties: [Declaration]

    /// Whether it must call `super.init`, or `self.init`.
    let needsSuper: Bool
    let isConvenience: Bool
  }

  let checker: Checker
  let initializer: Initializer?

  /// The variables declared without a value so far.
  var open: Set<LocalVariable> = []
  var reported: Set<Subject> = []

  /// The states at the `break`s of the loops and switches around, innermost last.
  private var exits: [[State]] = []

  init(checker: Checker, initializer: Initializer?) {
    self.checker = checker
    self.initializer = initializer
  }

  private static func join(_ first: State?, _ second: State?) -> State? {
    guard let first else { return second }
    return first.merged(with: second)
  }

  // MARK: Statements

  /// Follows a whole body.
  mutating func run(_ statements: [Statement], end: SourceRange) {
    let state = follow(statements, State())
    if let state { leave(state, at: end) }
  }

  private mutating func follow(_ statements: [Statement], _ state: State?) -> State? {
    var state = state
    for statement in statements {
      guard state != nil else { return nil }
      state = follow(statement, state)
    }
    return state
  }

  private mutating func follow(_ statement: Statement, _ start: State?) -> State? {
    guard var state = start else { return nil }
    switch statement.kind {
    case .expression(let expression):
      visit(expression, &state)
      return expression.type.isNever ? nil : state
    case .binding(let pattern, let value):
      if let value {
        visit(value, &state)
        if value.type.isNever { return nil }
      } else {
        for variable in pattern.variables where variable.accessors == nil { open.insert(variable) }
      }
      return state
    case .return(let value):
      value.map { visit($0, &state) }
      if let value, case .nilLiteral = value.kind, initializer != nil { return nil }
      leave(state, at: statement.range)
      return nil
    case .throw(let value):
      visit(value, &state)
      return nil
    case .if(let conditions, let body, let other):
      visit(conditions, &state)
      let first = follow(body, state)
      return Self.join(first, other == nil ? state : follow(other ?? [], state))
    case .guard(let conditions, let body):
      visit(conditions, &state)
      _ = follow(body, state)
      return state
    case .while(let conditions, let body, _):
      visit(conditions, &state)
      return loop(body, state, isEndless: isTrue(conditions))
    case .repeatWhile(let body, let condition, _):
      exits.append([])
      var after = follow(body, state)
      if var reached = after {
        visit(condition, &reached)
        after = reached
      }
      return exits.removeLast().reduce(after) { Self.join($0, $1) }
    case .forIn(_, let sequence, _, let filter, let body, _):
      visit(sequence, &state)
      filter.map { visit($0, &state) }
      return loop(body, state, isEndless: false)
    case .switch(let subject, _, let cases, _):
      visit(subject, &state)
      exits.append([])
      var after: State?
      var carried: State?
      for choice in cases {
        for item in choice.items { item.guard.map { visit($0, &state) } }
        let entry = carried?.merged(with: state) ?? state
        carried = nil
        if case .fallthrough? = choice.body.last?.kind {
          carried = follow(Array(choice.body.dropLast()), entry)
        } else {
          after = Self.join(after, follow(choice.body, entry))
        }
      }
      let left = exits.removeLast()
      return left.reduce(after) { Self.join($0, $1) }
    case .break:
      if !exits.isEmpty { exits[exits.count - 1].append(state) }
      return nil
    case .continue, .fallthrough: return nil
    case .defer(let body):
      _ = follow(body, state)
      return state
    case .do(let body, let catches, _):
      var after = follow(body, state)
      for clause in catches { after = Self.join(after, follow(clause.body, state)) }
      return after
    case .block(let body): return follow(body, state)
    case .function, .declaration: return state
    }
  }

  private mutating func loop(_ body: [Statement], _ state: State, isEndless: Bool) -> State? {
    var entry = state
    var assigned: Set<Subject> = []
    collectAssignments(body, &assigned)
    entry.sometimes.formUnion(assigned)
    exits.append([])
    _ = follow(body, entry)
    let left = exits.removeLast()
    let after: State? = isEndless ? nil : state
    return left.reduce(after) { Self.join($0, $1) }
  }

  private func isTrue(_ conditions: [Condition]) -> Bool {
    guard conditions.count == 1, case .expression(let expression) = conditions[0],
      case .booleanLiteral(true) = expression.kind
    else { return false }
    return true
  }

  private func collectAssignments(_ statements: [Statement], _ found: inout Set<Subject>) {
    for statement in statements {
      switch statement.kind {
      case .expression(let expression):
        if case .assign(let place, _) = expression.kind, case .variable(let variable) = place.kind,
          open.contains(variable)
        {
          found.insert(.variable(variable))
        }
      case .if(_, let body, let other):
        collectAssignments(body, &found)
        collectAssignments(other ?? [], &found)
      case .forIn(_, _, _, _, let body, _), .while(_, let body, _), .repeatWhile(let body, _, _),
        .block(let body), .guard(_, let body):
        collectAssignments(body, &found)
      case .switch(_, _, let cases, _): cases.forEach { collectAssignments($0.body, &found) }
      default: break
      }
    }
  }

  private mutating func visit(_ conditions: [Condition], _ state: inout State) {
    for condition in conditions {
      switch condition {
      case .expression(let expression), .optionalBinding(_, let expression),
        .matching(_, let expression, _):
        visit(expression, &state)
      case .available: break
      }
    }
  }

  // MARK: Ends

  /// Control leaves the body: everything must be set.
  private mutating func leave(_ state: State, at place: SourceRange) {
    guard let initializer else { return }
    if initializer.isConvenience || initializer.needsSuper {
      guard !state.always.contains(.initCall) else { return }
      if initializer.isConvenience {
        checker.diagnose(.selfInitNotCalled, at: place)
        return
      }
      if missing(state).isEmpty || initializer.isClass {
        checker.diagnose(.superInitNotCalled, at: place)
      }
      return
    }
    if !state.always.contains(.initCall), let first = missing(state).first {
      checker.diagnose(
        .returnWithoutInitializing, at: place,
        notes: [
          Diagnostic(.notInitialized(name: first.name), .note, at: first.range ?? place)
        ])
    }
  }

  func missing(_ state: State) -> [Declaration] {
    initializer?.properties.filter { !state.always.contains(.property(ObjectIdentifier($0))) } ?? []
  }

  // MARK: Expressions

  mutating func visit(_ expression: Expression, _ state: inout State) {
    switch expression.kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .stringLiteral, .nilLiteral, .metatype,
      .selector, .keyPath:
      break
    case .variable(let variable): use(variable, expression, &state)
    case .interpolatedString(let segments):
      for case .expression(let part) in segments { visit(part, &state) }
    case .array(let parts), .tuple(let parts): for part in parts { visit(part, &state) }
    case .dictionary(let pairs):
      for pair in pairs {
        visit(pair.key, &state)
        visit(pair.value, &state)
      }
    case .property(let declaration, let base, _):
      if let base, isMe(base) {
        useProperty(declaration, expression, &state)
      } else {
        base.map { visit($0, &state) }
      }
    case .subscripted(_, let base, let arguments, _):
      visit(base, &state)
      visit(arguments, &state)
    case .call(let declaration, let base, let arguments, _, _):
      call(declaration, base, arguments, expression, &state)
    case .callValue(let callee, let arguments):
      visit(callee, &state)
      for argument in arguments { visit(argument, &state) }
    case .functionReference(_, let base, _, _), .notSimulated(_, let base):
      base.map { visit($0, &state) }
    case .closure(let closure): capture(closure, &state)
    case .and(let left, let right), .or(let left, let right), .coalesce(let left, let right):
      visit(left, &state)
      var branch = state
      visit(right, &branch)
    case .ternary(let condition, let first, let second):
      visit(condition, &state)
      var one = state
      visit(first, &one)
      var other = state
      visit(second, &other)
      state = one.merged(with: other)
    case .assign(let place, let value): assign(place, value, expression, &state)
    case .wrapOptional(let inner), .forceUnwrap(let inner, _), .bindOptional(let inner),
      .optionalEvaluation(let inner), .erase(let inner), .convertNumber(let inner),
      .upcast(let inner), .discard(let inner), .tryOptional(let inner), .tryForced(let inner),
      .await(let inner), .mapOptional(let inner, _, _), .convertElements(let inner, _, _),
      .cast(let inner, _, _), .tupleElement(let inner, _), .demanded(let inner),
      .standIn(_, let inner):
      visit(inner, &state)
    case .statement(let statement):
      if let after = follow(statement, state) { state = after }
    }
  }

  private mutating func visit(_ arguments: [Argument], _ state: inout State) {
    for argument in arguments {
      switch argument {
      case .value(let value), .place(let value): visit(value, &state)
      case .variadic(let values): for value in values { visit(value, &state) }
      case .autoclosure(let value):
        var branch = state
        visit(value, &branch)
      case .defaulted: break
      }
    }
  }

  func isMe(_ expression: Expression) -> Bool {
    if case .variable(let variable) = expression.kind { return variable == initializer?.me }
    return false
  }

  private mutating func call(
    _ declaration: Declaration, _ base: Expression?, _ arguments: [Argument],
    _ expression: Expression, _ state: inout State
  ) {
    let inner: Expression? =
      if case .upcast(let me)? = base?.kind { me } else { base }
    if let inner, isMe(inner) {
      visit(arguments, &state)
      if declaration.kind == .initializer {
        if let first = missing(state).first, initializer?.isConvenience == false,
          initializer?.needsSuper == true
        {
          report(
            .property(ObjectIdentifier(first)), .notInitializedAtSuper(name: first.name),
            at: checker.anchor(expression))
        }
        state.set(.initCall)
      } else {
        useWhole(expression.range, method: declaration.name, &state)
      }
      return
    }
    base.map { visit($0, &state) }
    visit(arguments, &state)
  }

  private mutating func assign(
    _ place: Expression, _ value: Expression, _ assignment: Expression, _ state: inout State
  ) {
    visit(value, &state)
    switch place.kind {
    case .variable(let variable) where open.contains(variable):
      let subject = Subject.variable(variable)
      if !variable.isMutable, state.sometimes.contains(subject) {
        report(
          subject, .initializedTwice(name: variable.name), at: checker.anchor(assignment),
          notes: checker.changeLetToVar(checker.letKeywords[variable]))
      }
      state.set(subject)
    case .variable(let variable) where variable == initializer?.me:
      // `self = …` sets everything.
      for property in initializer?.properties ?? [] {
        state.set(.property(ObjectIdentifier(property)))
      }
      state.set(.initCall)
    case .property(let written, let base?, _) where isMe(base):
      let declaration = stored(written)
      let subject = Subject.property(ObjectIdentifier(declaration))
      if initializer?.isConvenience ?? false, initializer?.isClass ?? false, written.isLet,
        !state.always.contains(.initCall)
      {
        report(
          subject, .letInConvenience(name: written.name), at: checker.anchor(assignment))
        state.set(.initCall)
        return
      }
      let isSet = state.sometimes.contains(subject) || checker.hasInitialValue(declaration)
      if declaration.isLet, isSet {
        report(
          subject, .initializedTwice(name: "self." + declaration.name),
          at: checker.anchor(assignment),
          notes: checker.changeLetToVar(
            declaration.range.flatMap { checker.keyword("let", before: $0) }))
      }
      let isOwn = initializer?.properties.contains { $0 === declaration } ?? false
      if !isOwn { useBeforeInit(written, checker.anchor(assignment), &state) }
      state.set(subject)
    case .tuple(let parts): for part in parts { markSet(part, &state) }
    default: visit(place, &state)
    }
  }

  private func markSet(_ place: Expression, _ state: inout State) {
    switch place.kind {
    case .variable(let variable): state.set(.variable(variable))
    case .property(let declaration, let base?, _) where isMe(base):
      state.set(.property(ObjectIdentifier(declaration)))
    default: break
    }
  }
}
