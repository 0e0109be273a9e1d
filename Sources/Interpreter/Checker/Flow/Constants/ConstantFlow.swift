import ScriptRuntime

/// Follows what the compiler knows of values through a body, and finds what cannot be: branches
/// never taken, arithmetic that overflows, divisions by zero.
///
/// The compiler works constants out in whatever stays in a function: local constants and variables
/// until they change. Of the globals of a script it knows only the one that the statement before
/// has just set. A condition written `true` or `false` is meant, so nothing is said of it.
struct ConstantFlow {
  let checker: Checker

  /// What is known of variables at this point.
  var known: [LocalVariable: Constant] = [:]

  /// The variables set while a loop's body is followed for the first time.
  var changed: Set<LocalVariable> = []

  /// Above 0 while a body is only looked through for what it changes.
  var isSilent = 0

  /// How many loops are around; the deepest are taken to change everything.
  private var loops = 0

  init(checker: Checker) { self.checker = checker }

  // MARK: Statements

  mutating func run(_ statements: [Statement]) {
    for (index, statement) in statements.enumerated() {
      guard let fault = run(statement) else { continue }
      if case .endsBefore(let value) = fault, statements.indices.contains(index + 1) {
        report(dead: statements[(index + 1)...], value, statement.range)
      }
    }
  }

  /// The statements of a script, whose variables are global.
  mutating func runScript(_ statements: [Statement]) {
    for (index, statement) in statements.enumerated() {
      switch statement.kind {
      case .if, .switch, .while, .guard: break
      default: known = [:]
      }
      let result = run(statement)
      if case .endsBefore(let value)? = result, statements.indices.contains(index + 1) {
        report(dead: statements[(index + 1)...], value, statement.range)
      }
      guard case .binding(.variable(let variable), _) = statement.kind,
        let value = known[variable], isTrivial(variable.type)
      else {
        known = [:]
        continue
      }
      known = [variable: value]
    }
  }

  /// Whether copying a value is all there is to it: the compiler follows only such globals.
  private func isTrivial(_ type: SwiftType, depth: Int = 0) -> Bool {
    guard depth < 4 else { return false }
    switch type {
    case .optional(let object): return isTrivial(object, depth: depth + 1)
    case .tuple(let elements):
      return elements.allSatisfy { isTrivial($0.type, depth: depth + 1) }
    case .nominal(let nominal, _):
      if nominal.kind == .enumeration {
        return nominal.members.filter { $0.kind == .enumCase }
          .allSatisfy { $0.parameters.allSatisfy { isTrivial($0.type, depth: depth + 1) } }
      }
      return Checker.numbers.contains(nominal.name) || nominal.name == "Bool"
    default: return false
    }
  }

  /// That what follows a statement is never reached, because its condition is always so.
  enum End { case endsBefore(Bool) }

  private mutating func run(_ statement: Statement) -> End? {
    switch statement.kind {
    case .expression(let expression): evaluate(expression)
    case .binding(let pattern, let value):
      guard let value else { return nil }
      bind(pattern, evaluate(value))
    case .return(let value):
      if let value { evaluate(value) }
    case .throw(let value): evaluate(value)
    case .if(let conditions, let body, let other):
      return runIf(conditions, body, other, statement.range)
    case .guard(let conditions, let body):
      let always = condition(conditions)
      if always == true { report(dead: body[...], true, statement.range) }
      let before = known
      run(body)
      known = before
      return always == false ? .endsBefore(false) : nil
    case .while(let conditions, let body, _):
      loop {
        if $0.condition(conditions) == false { $0.report(dead: body[...], false, statement.range) }
        $0.run(body)
      }
    case .repeatWhile(let body, let condition, _):
      loop {
        $0.run(body)
        $0.evaluate(condition)
      }
    case .forIn(_, let sequence, _, let filter, let body, _):
      evaluate(sequence)
      loop {
        if let filter { $0.evaluate(filter) }
        $0.run(body)
      }
    case .switch(let subject, _, let cases, _): runSwitch(subject, cases, statement.range)
    case .do(let body, let catches, _):
      let before = known
      run(body)
      var states = [known]
      for clause in catches {
        known = before.filter { !changed.contains($0.key) }
        run(clause.body)
        states.append(known)
      }
      merge(states)
    case .defer(let body), .block(let body): run(body)
    case .function, .declaration, .break, .continue, .fallthrough: break
    }
    return nil
  }

  private mutating func runIf(
    _ conditions: [Condition], _ body: [Statement], _ other: [Statement]?, _ place: SourceRange
  ) -> End? {
    let always = condition(conditions)
    if always == false { report(dead: body[...], false, place) }
    if always == true, let other { report(dead: other[...], true, place) }
    let before = known
    run(body)
    let after = known
    known = before
    if let other { run(other) }
    merge([after, known])
    let ends = always == true && other == nil && checker.leaves(body)
    return ends ? .endsBefore(true) : nil
  }

  private mutating func runSwitch(
    _ subject: Expression, _ cases: [SwitchCase], _ place: SourceRange
  ) {
    let value = evaluate(subject)
    switch value {
    case .enumCase?, .present?, .absent?:
      if cases.count > 1, isSilent == 0 {
        checker.diagnose(.switchOnConstant, .warning, at: subject.range)
      }
    case .integer?, .tuple?, .floating?: value.map { reportCases(cases, $0, place) }
    default: break
    }
    let before = known
    var states: [[LocalVariable: Constant]] = []
    for choice in cases {
      known = before
      run(choice.body)
      states.append(known)
    }
    merge(states)
  }

  /// The cases of a `switch` over numbers: those that never match, and those after one that always
  /// does.
  private mutating func reportCases(
    _ cases: [SwitchCase], _ value: Constant, _ place: SourceRange
  ) {
    var isMatched = false
    for choice in cases {
      guard choice.items.count == 1, let item = choice.items.first else { return }
      guard item.guard == nil else { return }
      let matches = matches(item.pattern, value)
      if isMatched || matches == false { report(dead: choice.body[...], isMatched, place) }
      if matches == true { isMatched = true }
      if matches == nil, isMatched { return }
    }
  }

  /// Whether a pattern takes a value, nil when the compiler does not work it out.
  private func matches(_ pattern: Pattern, _ value: Constant) -> Bool? {
    switch pattern {
    case .wildcard, .variable: return true
    case .tuple(let parts):
      guard case .tuple(let values) = value, values.count == parts.count else { return nil }
      var result: Bool? = true
      for (part, value) in zip(parts, values) {
        guard let value else {
          switch part {
          case .wildcard, .variable: continue
          default: return nil
          }
        }
        guard let one = matches(part, value) else { return nil }
        if !one { result = false }
      }
      return result
    case .expression(let call, _):
      guard case .call(_, _, let arguments, _, _) = call.kind,
        case .value(let written)? = arguments.first
      else { return nil }
      var probe = self
      probe.isSilent += 1
      return probe.evaluate(written).flatMap { $0.equals(value) }
    default: return nil
    }
  }

  private mutating func condition(_ conditions: [Condition]) -> Bool? {
    var result: Bool?
    for (index, condition) in conditions.enumerated() {
      switch condition {
      case .expression(let expression):
        let value = evaluate(expression)
        guard !isLiteral(expression), case .boolean(let flag)? = value else { continue }
        if index == 0, conditions.count == 1 || !flag { result = flag }
      case .optionalBinding(_, let expression): evaluate(expression)
      case .matching(_, let expression, _): evaluate(expression)
      case .available: break
      }
    }
    return result
  }

  private func isLiteral(_ expression: Expression) -> Bool {
    if case .booleanLiteral = expression.kind { true } else { false }
  }

  // MARK: What is known

  mutating func bind(_ pattern: Pattern, _ value: Constant?) {
    switch pattern {
    case .variable(let variable): set(variable, value)
    case .tuple(let parts):
      for (index, part) in parts.enumerated() { bind(part, value?.element(index)) }
    default: break
    }
  }

  mutating func set(_ variable: LocalVariable, _ value: Constant?) {
    changed.insert(variable)
    known[variable] = variable.isMutable && variable.isCaptured ? nil : value
  }

  /// Keeps what is known at the ends of all branches.
  private mutating func merge(_ states: [[LocalVariable: Constant]]) {
    guard var result = states.first else { return }
    for state in states.dropFirst() {
      result = result.filter { variable, value in
        guard let other = state[variable] else { return false }
        return value.equals(other) ?? !variable.isMutable
      }
    }
    known = result
  }

  /// A body that runs again and again: what it changes is not known in it.
  private mutating func loop(_ body: (inout ConstantFlow) -> Void) {
    loops += 1
    defer { loops -= 1 }
    if loops > 4 {
      known = known.filter { !$0.key.isMutable }
    } else {
      var probe = self
      probe.isSilent += 1
      probe.changed = []
      body(&probe)
      for variable in probe.changed { known[variable] = nil }
    }
    let before = known
    body(&self)
    merge([before, known])
  }

  // MARK: Reports

  /// Says that statements are never executed, at the first that does something.
  mutating func report(dead statements: ArraySlice<Statement>, _ value: Bool, _ cause: SourceRange)
  {
    guard isSilent == 0, let place = firstCode(statements) else { return }
    checker.diagnose(
      .neverExecuted, .warning, at: place,
      notes: [Diagnostic(.conditionIsConstant(value: value), .note, at: cause)])
  }

  private func firstCode(_ statements: ArraySlice<Statement>) -> SourceRange? {
    guard let first = statements.first else { return nil }
    switch first.kind {
    case .break, .continue, .fallthrough, .function, .declaration:
      return nil
    case .if(let conditions, let body, _):
      var probe = self
      probe.isSilent += 1
      if probe.condition(conditions) != nil { return firstCode(body[...]) }
      if case .expression(let expression)? = conditions.first { return expression.range }
      return first.range
    case .block(let body), .do(let body, _, _): return firstCode(body[...])
    default: return first.range
    }
  }
}
