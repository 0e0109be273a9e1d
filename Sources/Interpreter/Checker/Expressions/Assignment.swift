import ScriptRuntime
import SwiftSyntax

extension Checker {
  func checkAssignment(_ syntax: InfixOperatorExprSyntax, _ range: SourceRange) -> Expression {
    if syntax.leftOperand.is(DiscardAssignmentExprSyntax.self) {
      let value = check(syntax.rightOperand)
      return Expression(.discard(value), type: .void, range: range)
    }
    if let tuple = syntax.leftOperand.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      return tupleAssignment(tuple, syntax.rightOperand, range)
    }
    let chained = hasOptionalChain(syntax.leftOperand) && isPostfix(syntax.leftOperand)
    let before = errorCount
    isAssigning = true
    let place = checkBase(syntax.leftOperand)
    isAssigning = false
    if resolveHead(place.type).isNotSimulated {
      return assignNotSimulated(place, syntax.rightOperand, chained, range)
    }
    if place.type.isError {
      if !dependsOnContext(syntax.rightOperand) {
        _ = check(syntax.rightOperand)
      } else if isPostfix(syntax.leftOperand),
        errorCount == before || isMissingMember(diagnostics.last?.message)
      {
        diagnoseMissingBase(syntax.rightOperand)
      }
      return invalid(range)
    }
    if case .variable(let variable) = place.kind, solver.isTrial == 0 {
      uses[variable, default: VariableUse()].reads -= 1
      uses[variable, default: VariableUse()].writes += 1
    }
    let isAssignable = checkAssignable(place, .assignment, anchor(place))
    if !isAssignable, case .functionReference = place.kind { return invalid(range) }
    let type = place.type
    let value = check(syntax.rightOperand, expected: type)
    var purpose = ConversionPurpose.assignment
    if case .subscripted = place.kind { purpose = .subscriptAssignment }
    let converted = convert(value, to: type, purpose)
    guard isAssignable else { return invalid(range) }
    refuseToKeep(value, as: .assignment)
    if errorCount == before, isSamePlace(place, value), !hasObservers(place) {
      let isProperty = if case .property = place.kind { true } else { false }
      diagnose(.assignedToItself(isProperty: isProperty), at: self.range(syntax.leftOperand))
    }
    let assignment = Expression(.assign(place, converted), type: .void, range: range)
    guard chained else { return assignment }
    let wrapped = Expression(.wrapOptional(assignment), type: .optional(.void), range: range)
    return Expression(.optionalEvaluation(wrapped), type: .optional(.void), range: range)
  }

  /// Whether two expressions name the same variable, or the same property of the same variable.
  private func isSamePlace(_ one: Expression, _ other: Expression) -> Bool {
    switch (one.kind, other.kind) {
    case (.variable(let first), .variable(let second)): return first == second
    case (.property(let first, let base, _), .property(let second, let otherBase, _)):
      guard first === second else { return false }
      guard let base, let otherBase else { return base == nil && otherBase == nil }
      return isSamePlace(base, otherBase)
    default: return false
    }
  }

  /// Whether setting a property to itself may do something.
  private func hasObservers(_ place: Expression) -> Bool {
    guard case .property(let declaration, _, _) = place.kind else { return false }
    guard case .script(let object) = declaration.implementation,
      let property = object as? PropertyImplementation
    else { return true }
    guard case .field = property.storage else { return true }
    return property.willSet != nil || property.didSet != nil
  }

  /// Whether a fault is a member that there is not: of other faults the compiler says no more.
  private func isMissingMember(_ message: DiagnosticMessage?) -> Bool {
    switch message {
    case .valueHasNoMember, .typeHasNoMember: true
    default: false
    }
  }

  private func tupleAssignment(
    _ tuple: TupleExprSyntax, _ right: ExprSyntax, _ range: SourceRange
  ) -> Expression {
    var places: [Expression] = []
    for element in tuple.elements {
      if element.expression.is(DiscardAssignmentExprSyntax.self) {
        places.append(Expression(.nilLiteral, type: solver.fresh(), range: self.range(element)))
        continue
      }
      isAssigning = true
      let place = checkBase(element.expression)
      isAssigning = false
      checkAssignable(place, .assignment, anchor(place))
      if case .variable(let variable) = place.kind, solver.isTrial == 0 {
        uses[variable, default: VariableUse()].reads -= 1
        uses[variable, default: VariableUse()].writes += 1
      }
      places.append(place)
    }
    let type = SwiftType.tuple(places.map { TupleElement(type: $0.type) })
    let place = Expression(.tuple(places), type: type, range: self.range(tuple))
    let value = convert(check(right, expected: type), to: type, .assignment)
    for (index, element) in tuple.elements.enumerated()
    where element.expression.is(DiscardAssignmentExprSyntax.self) {
      places[index].kind = .discard(places[index])
    }
    return Expression(.assign(place, value), type: .void, range: range)
  }

  /// Why a place must be one that can be set.
  enum MutationPurpose { case assignment, `inout`, mutation, mutatingOperator }

  /// Whether a place can be set; says why not.
  @discardableResult
  func checkAssignable(_ place: Expression, _ purpose: MutationPurpose, _ range: SourceRange)
    -> Bool
  {
    // Whether a place can be changed does not decide between overloads.
    guard solver.isTrial == 0 || purpose == .inout,
      let fault = immutability(place, purpose, isOutermost: true)
    else { return true }
    let verb: MutationVerb =
      switch (purpose, place.kind) {
      case (.inout, _): .passInout
      case (.mutatingOperator, _): .mutatingOperator
      case (.mutation, _): .callMutating
      case (_, .property), (_, .tupleElement): .assignProperty
      case (_, .subscripted): .assignSubscript
      case (_, .functionReference): .assignValue
      default: .assignValue
      }
    diagnose(
      .cannotMutate(verb: verb, what: fault.what), at: range, notes: fault.notes,
      fixIts: fault.fixIts)
    return false
  }

  /// A `mutating` method needs a place.
  func checkMutation(of base: Expression, by declaration: Declaration, _ range: SourceRange) {
    guard solver.isTrial == 0, let fault = immutability(base, .mutation, isOutermost: false)
    else { return }
    diagnose(
      .cannotMutate(verb: .callMutating, what: fault.what), at: range,
      notes: fault.notes, fixIts: fault.fixIts)
  }

  struct Immutability {
    let what: MutationTarget
    var range: SourceRange?
    var notes: [Diagnostic] = []
    var fixIts: [FixIt] = []
  }

  func immutability(
    _ place: Expression, _ purpose: MutationPurpose, isOutermost: Bool
  ) -> Immutability? {
    switch place.kind {
    case .variable(let variable):
      return immutability(of: variable, place, purpose, isOutermost)
    case .property(let declaration, let base, _):
      return immutability(of: declaration, base, place, purpose, isOutermost)
    case .subscripted(let declaration, let base, _, _):
      if !declaration.isSettable {
        return Immutability(
          what: .subscriptGetOnly, range: base.range)
      }
      return isReference(base.type) || declaration.isThroughReference
        ? nil : immutability(base, purpose, isOutermost: false)
    case .tupleElement(let base, _), .bindOptional(let base), .forceUnwrap(let base, _),
      .optionalEvaluation(let base):
      if case .forceUnwrap = place.kind, isReference(place.type), !isOutermost { return nil }
      if case .bindOptional = place.kind, isReference(place.type), !isOutermost { return nil }
      return immutability(base, purpose, isOutermost: false)
    case .upcast(let base): return immutability(base, purpose, isOutermost: isOutermost)
    case .tuple(let parts):
      for part in parts {
        if let fault = immutability(part, purpose, isOutermost: true) { return fault }
      }
      return nil
    case .call:
      if isReference(place.type), !isOutermost { return nil }
      return Immutability(
        what: .functionCall)
    case .metatype: return nil
    case .functionReference(let declaration, _, _, _):
      return Immutability(
        what: .function(name: declaration.name, isMethod: declaration.owner != nil))
    default:
      if isReference(place.type), !isOutermost || place.type.isError { return nil }
      if place.type.isError { return nil }
      return Immutability(
        what: isLiteral(place) ? .literal : .rvalue)
    }
  }

  private func isLiteral(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral, .interpolatedString,
      .array, .dictionary:
      true
    default: false
    }
  }

  private func isReference(_ type: SwiftType) -> Bool {
    let type = resolveHead(type)
    return isClassBound(type) || type.instanceOfMetatype != nil
  }

  private func immutability(
    of variable: LocalVariable, _ place: Expression, _ purpose: MutationPurpose,
    _ isOutermost: Bool
  ) -> Immutability? {
    if solver.isTrial == 0, purpose != .assignment || !isOutermost {
      uses[variable, default: VariableUse()].writes += 1
    }
    if variable.isMutable || deferred.contains(variable) { return nil }
    if !isOutermost, isReference(variable.type) { return nil }
    if variable.name == "self" {
      let place = function.kind == .function ? function.declaration?.range : nil
      let start = place.flatMap { keyword("func", before: $0) }
      return Immutability(
        what: .immutableSelf,
        notes: start.map { [note(.markMutating, at: $0, prefixing: "mutating ")] } ?? [])
    }
    if let accessors = variable.accessors, accessors.isSettable { return nil }
    return Immutability(
      what: .letConstant(name: variable.name), range: place.range,
      notes: changeLetToVar(
        letKeywords[variable] ?? variable.range.flatMap { keyword("let", before: $0) }))
  }

  private func immutability(
    of declaration: Declaration, _ base: Expression?, _ place: Expression,
    _ purpose: MutationPurpose, _ isOutermost: Bool
  ) -> Immutability? {
    if !isOutermost, isReference(place.type) { return nil }
    if let owner = declaration.owner, notSimulatedWrappers[owner]?[declaration.name] != nil {
      return nil
    }
    if declaration.isLet {
      if let base, case .variable(let me) = base.kind, me.name == "self",
        function.kind == .initializer, declaration.owner === function.declaration?.owner,
        isOutermost
      {
        return nil
      }
      return Immutability(
        what: .letProperty(name: declaration.name),
        notes: changeLetToVar(declaration.range.flatMap { keyword("let", before: $0) }))
    }
    if !declaration.isSettable || !isSetterAccessible(declaration) {
      return Immutability(
        what: declaration.isSettable
          ? .inaccessibleSetter(name: declaration.name) : .getOnly(name: declaration.name))
    }
    guard let base else { return nil }
    if isReference(base.type) || declaration.isSetterNonmutating { return nil }
    if declaration.owner?.kind == .class { return nil }
    return immutability(base, purpose, isOutermost: false)
  }

  func hasInitialValue(_ declaration: Declaration) -> Bool {
    guard case .script(let object) = declaration.implementation,
      let property = object as? PropertyImplementation
    else { return true }
    return property.hasInitialValue
  }
}
