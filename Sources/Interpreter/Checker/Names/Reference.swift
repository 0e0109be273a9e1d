import ScriptRuntime
import SwiftSyntax

/// What a name or member expression refers to, before it is called or read.
enum Reference {
  case value(Expression)
  case type(SwiftType)

  /// Functions, initialisers or cases, to be chosen among by a call or by an expected type.
  case callables([Candidate])

  /// A fault that was reported.
  case invalid
}

/// A function that a call may mean.
struct Candidate {
  let declaration: Declaration
  var base: Expression?
  var substitutions: Substitutions = [:]
  var dispatch = Expression.Dispatch.direct

  /// Whether it is an instance method reached through its type, which takes the instance first.
  var isCurried = false

  /// What an initialiser makes.
  var made: SwiftType?
}

extension Checker {
  /// Looks a name up from the innermost scope outwards, then in the module and the library.
  func resolve(name: String, at range: SourceRange) -> Reference? {
    var next: Scope? = scope
    var captured: LocalVariable?
    while let current = next {
      if captured == nil, case .variable(let variable)? = current.names["self"]?.last {
        captured = variable
      }
      if let meanings = current.names[name], let reference = reference(meanings, current, range) {
        return reference
      }
      if let members = current.members,
        let reference = memberReference(name, members, current, range, captured)
      {
        return reference
      }
      next = current.parent
    }
    return moduleReference(name, range)
  }

  private func reference(_ meanings: [Named], _ found: Scope, _ range: SourceRange) -> Reference? {
    var candidates: [Candidate] = []
    for meaning in meanings {
      switch meaning {
      case .variable(let variable):
        return .value(read(variable, foundAt: found.depth, range))
      case .localFunction(let declaration, let variable):
        note(use: variable, foundAt: found.depth)
        let base = Expression(.variable(variable), type: variable.type, range: range)
        candidates.append(Candidate(declaration: declaration, base: base))
      case .type(let type): return .type(openNominal(type))
      case .alias(let type): return .type(type)
      case .genericParameter(let parameter): return .type(.parameter(parameter))
      }
    }
    return candidates.isEmpty ? nil : .callables(candidates)
  }

  /// A variable read, marked as captured where a function between uses it.
  func read(_ variable: LocalVariable, foundAt depth: Int, _ range: SourceRange) -> Expression {
    note(use: variable, foundAt: depth)
    if variable.bond != nil { checkCapture(of: variable, declaredAt: depth) }
    let expression = Expression(.variable(variable), type: variable.type, range: range)
    expression.isImplicitlyUnwrapped = variable.isImplicitlyUnwrapped
    return variable.asyncLetType == nil ? expression : asyncLetValue(variable, expression)
  }

  private func note(use variable: LocalVariable, foundAt depth: Int) {
    if depth < function.depth, !variable.isGlobal { variable.isCaptured = true }
    if solver.isTrial == 0 { uses[variable, default: VariableUse()].reads += 1 }
  }

  /// A member found without a base: `self` is meant.
  private func memberReference(
    _ name: String, _ scope: MemberScope, _ found: Scope, _ range: SourceRange,
    _ captured: LocalVariable?
  ) -> Reference? {
    if let argument = scope.selfType.genericArgument(named: name) { return .type(argument) }
    let all = members(of: scope.selfType, named: name)
    let statics = all.filter { $0.declaration.isStatic || $0.declaration.kind == .enumCase }
    let usable = scope.isStatic ? statics : all.filter { !$0.declaration.isStatic }
    if let first = usable.first {
      let base: Expression
      if scope.isStatic {
        base = Expression(.metatype(scope.selfType), type: .metatype(scope.selfType), range: range)
      } else if let captured {
        guard captured.type.optionalObject == nil else {
          diagnose(
            .selfIsOptional, at: range,
            notes: [note(.referenceOptionalSelf, at: range, prefixing: "self?.")])
          return .invalid
        }
        base = read(captured, foundAt: function.depth, range)
        captured.isCaptured = true
      } else if let variable = scope.selfVariable {
        base = read(variable, foundAt: found.depth, range)
        if function.requiresExplicitSelf, isClassBound(scope.selfType),
          first.declaration.kind != .enumCase
        {
          diagnoseImplicitSelf(first.declaration, in: scope.selfType, range)
        }
      } else if isInSelector {
        // A method is named, not called: no instance is needed.
        base = Expression(.metatype(scope.selfType), type: .metatype(scope.selfType), range: range)
      } else {
        diagnose(
          .instanceMemberInInitializer(member: name), at: range)
        return .invalid
      }
      return reference(to: usable, base: base, baseType: scope.selfType, range)
    }
    if let nested = nestedType(name, in: scope.selfType) { return .type(nested) }
    if let first = all.first, name != "init" {
      // Local functions and globals of the same name are found first by the compiler too.
      if moduleReference(name, range) != nil { return nil }
      if scope.isStatic {
        diagnose(
          .instanceMemberOnType(
            member: first.declaration.name, type: scope.selfType.text, hasBase: false),
          at: range)
      } else {
        diagnose(
          .staticMemberOnInstance(
            member: first.declaration.name, type: scope.selfType.text,
            isCase: first.declaration.kind == .enumCase), at: range)
      }
      return .invalid
    }
    return nil
  }

  /// What a name means in the module and the library.
  func moduleReference(_ name: String, _ range: SourceRange) -> Reference? {
    var candidates: [Candidate] = []
    if let declarations = module.declarations[name] {
      if let variable = declarations.last, variable.kind == .variable {
        return .value(property(variable, [:], base: nil, .direct, range))
      }
      candidates += declarations.map { Candidate(declaration: $0) }
    }
    if candidates.isEmpty, let meaning = module.names[name],
      let reference = reference([meaning], Scope(parent: nil, depth: 0), range)
    {
      return reference
    }
    let globals = library.globals(named: name)
    if globals.contains(where: \.isOperator)
      || candidates.contains(where: { $0.declaration.isOperator })
    {
      return .callables(candidates + globals.map { Candidate(declaration: $0) })
    }
    if candidates.isEmpty, let variable = globals.first, variable.kind == .variable {
      return .value(property(variable, [:], base: nil, .direct, range))
    }
    candidates += globals.filter { $0.kind == .function && !$0.isOperator }
      .map { Candidate(declaration: $0) }
    if !candidates.isEmpty { return .callables(candidates) }
    switch name {
    case "Void": return .type(.void)
    case "Any": return .type(.any)
    case "Optional":
      return .type(.optional(solver.fresh()))
    default: break
    }
    if let type = library.type(named: name), type.parent == nil { return .type(openNominal(type)) }
    if let alias = library.typealias(named: name) { return .type(alias) }
    return notSimulatedReference(name, range)
  }

  /// The members as a reference with a base, which is a value or a metatype.
  func reference(
    to members: [Member], base: Expression?, baseType: SwiftType, isSuper: Bool = false,
    _ range: SourceRange
  ) -> Reference {
    if let variable = members.first(where: { $0.declaration.kind == .variable }),
      members.allSatisfy({ $0.declaration.kind == .variable })
        || base?.type.instanceOfMetatype == nil
    {
      return .value(
        property(
          variable.declaration, variable.substitutions, base: base,
          isSuper ? .superclass : dispatch(variable.declaration), range))
    }
    return .callables(
      members.filter { $0.declaration.kind != .variable }.map { member in
        Candidate(
          declaration: member.declaration, base: base, substitutions: member.substitutions,
          dispatch: isSuper ? .superclass : dispatch(member.declaration),
          made: member.declaration.kind == .initializer ? baseType : nil)
      })
  }

  /// Whether a member may be carried out by an override or a witness.
  func dispatch(_ declaration: Declaration) -> Expression.Dispatch {
    guard let owner = declaration.owner else { return .direct }
    switch owner.kind {
    case .class:
      return declaration.kind == .initializer && !declaration.isRequired || declaration.isFinal
        ? .direct : .dynamic
    case .protocol:
      if case .requirement = declaration.implementation { return .dynamic }
      return .direct
    default: return .direct
    }
  }

  /// A variable or property read.
  func property(
    _ declaration: Declaration, _ substitutions: Substitutions, base: Expression?,
    _ dispatch: Expression.Dispatch, _ range: SourceRange
  ) -> Expression {
    demandType(of: declaration)
    let type = substitute(declaration.type, substitutions)
    if declaration.kind == .enumCase {
      return Expression(
        .call(
          declaration, base: base, arguments: [], dispatch: .direct, substitutions: substitutions),
        type: type, range: range)
    }
    noteThrowingProperty(declaration, base, range)
    noteUse(of: declaration, at: range)
    let expression = Expression(
      .property(declaration, base: base, dispatch: dispatch), type: type, range: range)
    expression.isImplicitlyUnwrapped = declaration.isImplicitlyUnwrapped
    return expression
  }
}
