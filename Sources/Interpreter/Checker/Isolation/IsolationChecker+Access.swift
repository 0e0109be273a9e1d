import ScriptRuntime

extension IsolationChecker {
  typealias Member = ConcurrencyMessage.Member

  // MARK: Calls

  /// A function, method or initialiser called.
  func call(_ declaration: Declaration, _ base: Expression?, _ value: Expression) {
    guard declaration.kind != .enumCase else { return }
    if declaration.isAsync { return waits("call", value.range) }
    guard let isolation = crossing(declaration, base) else { return }
    let member = member(declaration, isolation)
    if reportsDefault(isolation, declaration, value) { return }
    guard context.isAsync else {
      return report(
        .callInSynchronous(member, from: actor(context.isolation)), declaration, at: value)
    }
    if wait == nil {
      report(.outside(member, isCall: true), declaration, at: value)
    } else {
      hop(to: isolation)
    }
  }

  /// In an initial value, the value as a whole is said to belong to the actor.
  private func reportsDefault(
    _ isolation: Isolation, _ declaration: Declaration, _ value: Expression
  ) -> Bool {
    guard context.kind == .initialValue, isolation.isGlobal else { return false }
    guard !isRootReported else { return true }
    isRootReported = true
    checker.reportRace(.isolatedDefault(actor(isolation)), at: root ?? value.range)
    return true
  }

  /// A function value called.
  func callFunction(_ callee: Expression, _ value: Expression) {
    guard case .function(let type) = callee.type.withoutOptionals else { return }
    if type.isAsync { return waits("call", value.range) }
    guard let isolation = type.attributes.isolation, isolation.isGlobal,
      isolation != context.isolation
    else { return }
    if context.isAsync, wait != nil { hop(to: isolation) }
  }

  /// A method used as a value.
  func functionReference(_ declaration: Declaration, _ base: Expression?, _ value: Expression) {
    guard let isolation = crossing(declaration, base), !isolation.isGlobal else { return }
    report(
      .reference(member(declaration, isolation), isMutation: false, from: place(isolation)),
      declaration, at: value)
  }

  // MARK: Properties and variables

  /// A property or subscript read or set.
  func reach(
    _ declaration: Declaration, _ base: Expression?, _ value: Expression, isMutation: Bool
  ) {
    let what = declaration.kind == .subscript ? "subscript" : "property"
    if declaration.isAsync, !isMutation { return waits(what, value.range) }
    guard let isolation = crossing(declaration, base) else { return }
    if declaration.isLet, checker.isSendable(declaration.type), isolation != .nonisolated {
      return
    }
    if reportsDefault(isolation, declaration, value) { return }
    let member = member(declaration, isolation)
    guard context.isAsync, !isMutation else {
      let from = place(isolation)
      return report(
        .reference(member, isMutation: isMutation, from: from), declaration, at: value)
    }
    if wait == nil {
      report(.outside(member, isCall: false), declaration, at: value)
    } else {
      hop(to: isolation)
    }
  }

  /// A variable read or set.
  func read(_ variable: LocalVariable, _ range: SourceRange, isMutation: Bool) {
    if variable.isGlobal { return readGlobal(variable, range, isMutation: isMutation) }
    guard let declared = declarations[variable], declared !== context else { return }
    var next: Context? = context
    var crosses = false
    while let current = next, current !== declared {
      if current.isSendable { crosses = true }
      next = current.parent
    }
    guard crosses else { return }
    let key = "\(ObjectIdentifier(variable)) \(ObjectIdentifier(context))"
    if variable.isMutable {
      report(.capturedVariable(name: variable.name, isMutation: isMutation), at: range)
    } else if variable.name != "self", !checker.isSendable(variable.type),
      reportedCaptures.insert(key).inserted
    {
      report(.capture(name: variable.name, type: variable.type.text), at: range)
    }
  }

  /// A variable of a script's top level, which belongs to the main actor; programs of mode 5 use it
  /// from everywhere.
  private func readGlobal(_ variable: LocalVariable, _ range: SourceRange, isMutation: Bool) {
    guard checker.topLevelVariables.contains(variable), context.isolation != .mainActor else {
      return
    }
    if !variable.isMutable, checker.isSendable(variable.type) { return }
    let member = Member(
      actor: .main, kind: variable.isMutable ? "var" : "let", name: variable.name)
    guard context.isAsync, !isMutation else {
      return checker.reportRace(
        .reference(member, isMutation: isMutation, from: place(.mainActor)), at: range)
    }
    if wait == nil {
      checker.reportRace(.outside(member, isCall: false), at: range)
    } else {
      hop(to: .mainActor)
    }
  }

  // MARK: What is found

  /// Something that waits.
  private func waits(_ what: String, _ range: SourceRange) {
    hasFound = true
    guard context.isAsync else {
      switch context.kind {
      case .initialValue:
        report(.asyncCannotOccur(what: what, place: context.place), at: range)
      default:
        if what == "call" {
          checker.diagnose(.asyncInSynchronous, at: range)
        } else {
          report(.asyncAccessInSynchronous(what: what), at: range)
        }
      }
      return
    }
    guard wait == nil, !isRootReported else { return }
    isRootReported = true
    let place = root ?? range
    checker.diagnose(
      .missingAwait, at: place,
      fixIts: [
        FixIt(replace: SourceRange(place.source, place.lower, place.lower), with: "await ")
      ])
  }

  /// A crossing that an `await` covers.
  private func hop(to isolation: Isolation) {
    hasFound = true
    wait?.hop = isolation.executor
  }

  /// Where a declaration runs, when that is elsewhere.
  private func crossing(_ declaration: Declaration, _ base: Expression?) -> Isolation? {
    let isolation = checker.isolation(of: declaration)
    switch isolation {
    case .nonisolated: return nil
    case .mainActor, .globalActor: return isolation == context.isolation ? nil : isolation
    case .instance:
      if case .instance = context.isolation, isOwnSelf(base) { return nil }
      return isolation
    }
  }

  private func isOwnSelf(_ base: Expression?) -> Bool {
    switch base?.kind {
    case .variable(let variable)?: variable.name == "self"
    case .bindOptional(let inner)?, .forceUnwrap(let inner, _)?, .upcast(let inner)?:
      isOwnSelf(inner)
    default: false
    }
  }

  func actor(_ isolation: Isolation) -> Member.Actor {
    switch isolation {
    case .nonisolated: .none
    case .mainActor: .main
    case .globalActor(let type): .global(type.qualifiedName)
    case .instance: .instance
    }
  }

  private func place(_ isolation: Isolation) -> ConcurrencyMessage.Place {
    if context.isSendable, !context.isAsync { return .sendableClosure }
    switch context.isolation {
    case .nonisolated: return .nonisolated
    case .mainActor, .globalActor: return .mainActor
    case .instance:
      if case .instance = isolation { return .otherActor }
      return .nonisolated
    }
  }

  func member(_ declaration: Declaration, _ isolation: Isolation) -> Member {
    var kind: String
    switch declaration.kind {
    case .initializer: kind = "initializer"
    case .subscript: kind = declaration.isStatic ? "static subscript" : "subscript"
    case .variable:
      kind =
        declaration.owner == nil
        ? (declaration.isLet ? "let" : "var")
        : declaration.isStatic ? "static property" : "property"
    default:
      kind =
        declaration.owner == nil
        ? "global function" : declaration.isStatic ? "static method" : "instance method"
      if declaration.isOperator { kind = "operator function" }
    }
    var name = declaration.fullName
    if declaration.kind == .function, !declaration.parameters.isEmpty,
      declaration.parameters.allSatisfy({ $0.label == nil })
    {
      name = declaration.name
    }
    return Member(actor: actor(isolation), kind: kind, name: name)
  }

  // MARK: Saying it

  /// Says what both modes refuse.
  func report(_ message: ConcurrencyMessage, at range: SourceRange) {
    switch message {
    case .capture, .capturedVariable: checker.reportRace(message, at: range)
    default: checker.diagnose(.concurrency(message), at: range)
    }
  }

  /// Says that a member was reached from elsewhere; UIKit's own isolation is younger than mode 5.
  private func report(
    _ message: ConcurrencyMessage, _ declaration: Declaration, at value: Expression
  ) {
    if isOfUIKit(declaration) {
      checker.reportRace(message, at: value.range)
    } else {
      checker.diagnose(.concurrency(message), at: value.range)
    }
  }

  /// Whether the isolation comes from UIKit: the member is its own, or its type inherits it.
  private func isOfUIKit(_ declaration: Declaration) -> Bool {
    guard declaration.isolation == nil, let owner = declaration.owner else { return false }
    var next: NominalType? = owner
    while let type = next {
      if type.module != "main" { return true }
      if type.isolation != nil { return false }
      guard type.kind == .class, let parent = type.superclass?.nominal else { break }
      next = parent
    }
    return true
  }
}
