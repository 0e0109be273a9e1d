import ScriptRuntime
import SwiftSyntax

/// A function body that was checked, to be followed when all are.
struct CheckedBody {
  let function: FunctionImplementation
  let declaration: Declaration?
  let isDeinitializer: Bool
  let source: SourceText
}

extension Checker {
  /// Has a body followed later; those of local functions are followed with the body around.
  func noteBody(_ function: FunctionImplementation, of declaration: Declaration) {
    guard !localDeclarations.contains(where: { $0 === declaration }) else { return }
    bodies.append(
      CheckedBody(
        function: function, declaration: declaration, isDeinitializer: false, source: source))
  }

  /// Has the body of a deinitialiser followed later.
  func noteBody(_ function: FunctionImplementation, deinitializerOf type: NominalType) {
    bodies.append(
      CheckedBody(function: function, declaration: nil, isDeinitializer: true, source: source))
  }

  /// Follows the statements of the top level and all bodies.
  func checkIsolation(_ statements: [Statement], isAsync: Bool) {
    for case .binding(let pattern, _) in statements.map(\.kind) {
      topLevelVariables.formUnion(pattern.variables.filter { !$0.isNonisolated })
    }
    let follower = IsolationChecker(self)
    let top = IsolationChecker.Context(.topLevel, .mainActor, isAsync: isAsync, parent: nil)
    for statement in statements where !hasErrors(statement.range) {
      follower.check(top) { follower.statement(statement) }
      follower.checkSendings()
    }
    for body in bodies {
      source = body.source
      follow(body, follower)
    }
    bodies = []
    for type in typesInOrder {
      checkInitialValues(of: type, follower)
      checkGlobalState(of: type)
      checkSharing(of: type)
      checkOverrideIsolation(of: type)
    }
    for name in declaredNames {
      for global in module.declarations[name] ?? [] where global.kind == .variable {
        checkGlobalState(global)
      }
    }
  }

  private func follow(_ body: CheckedBody, _ follower: IsolationChecker) {
    let statements = body.function.body
    if let first = statements.first?.range, let last = statements.last?.range,
      hasErrors(first.joined(last))
    {
      return
    }
    let kind: IsolationChecker.Context.Kind = body.isDeinitializer ? .deinitializer : .function
    var isolation = body.declaration.map { self.isolation(of: $0) } ?? .nonisolated
    if let declaration = body.declaration, declaration.kind == .initializer,
      let owner = declaration.owner, owner.isActor, declaration.isolation == nil
    {
      // An actor's initialiser has `self` for itself.
      isolation = .instance(owner)
    }
    if body.isDeinitializer { isolation = .nonisolated }
    let isAsync =
      body.function.isAsync
      || body.declaration?.kind != .variable
        && body.declaration?.isAsync ?? false
    let place = body.declaration?.parameters.firstIndex { $0.isIsolated }
    follower.isolatedParameter = place.flatMap { index in
      body.function.parameters.indices.contains(index) ? body.function.parameters[index] : nil
    }
    let context = IsolationChecker.Context(kind, isolation, isAsync: isAsync, parent: nil)
    context.declaration = body.declaration
    follower.check(body.function, context)
    follower.isolatedParameter = nil
    follower.checkSendings()
  }

  /// Whether an error of types lies in a stretch of the text.
  private func hasErrors(_ range: SourceRange) -> Bool {
    diagnostics.contains {
      $0.severity == .error && !$0.message.isOfEffects && !$0.message.isOfFlow
        && $0.range.source === range.source && $0.range.lower >= range.lower
        && $0.range.lower <= range.upper
    }
  }

  private func checkInitialValues(of type: NominalType, _ follower: IsolationChecker) {
    for member in type.members {
      guard case .script(let object) = member.implementation,
        let property = object as? PropertyImplementation, let value = property.initialValue,
        !hasErrors(value.range)
      else { continue }
      // A structure's stored property is read from anywhere, but made where its type belongs.
      let own = isolation(of: member)
      let isPlain = own == .nonisolated && member.isolation == nil && !member.isStatic
      let context = IsolationChecker.Context(
        .initialValue, isPlain ? isolation(of: type) : own, isAsync: false, parent: nil)
      follower.check(context) { follower.full(value) }
    }
  }

  /// Says what mode 5 only warns of.
  func reportRace(_ message: ConcurrencyMessage, at range: SourceRange) {
    if languageMode == .six {
      diagnose(.concurrency(message), at: range)
    } else if warnsOfRaces {
      diagnose(.concurrency(.untilSwift6(message)), .warning, at: range)
    }
  }

  // MARK: Declarations

  /// Stored statics that anybody could change.
  private func checkGlobalState(of type: NominalType) {
    for member in type.members where member.isStatic && member.kind == .variable {
      checkGlobalState(member)
    }
  }

  private func checkGlobalState(_ declaration: Declaration) {
    guard let place = declaration.range, case .script(let object) = declaration.implementation,
      let property = object as? PropertyImplementation, case .global = property.storage,
      !declaration.isUnsafelyNonisolated, isolation(of: declaration) == .nonisolated
    else { return }
    demandType(of: declaration)
    let kind = declaration.owner == nil ? (declaration.isLet ? "let" : "var") : "static property"
    if !declaration.isLet {
      reportRace(.globalVariable(kind: kind, name: declaration.name), at: place)
    } else if !isSendable(declaration.type) {
      reportRace(
        .globalOfType(kind: kind, name: declaration.name, type: declaration.type.text), at: place)
    }
  }

  private func checkOverrideIsolation(of type: NominalType) {
    for member in type.members where member.isOverride {
      guard let place = member.range, let written = member.isolation, written.isGlobal,
        let base = overriddenMember(by: member), isolation(of: base) != written
      else { continue }
      let follower = IsolationChecker(self)
      diagnose(
        .concurrency(
          .overrideIsolation(
            follower.member(member, written), overridden: follower.actor(isolation(of: base)))),
        at: place)
    }
  }

  /// What a type that says it is `Sendable` may not have.
  private func checkSharing(of type: NominalType) {
    guard let clause = sendableClauses[type], !isolation(of: type).isGlobal, !type.isActor,
      let implementation = type.script as? TypeImplementation
    else { return }
    if type.kind == .class, !type.isFinal {
      reportRace(.sendableNotFinal(name: type.name), at: clause)
    }
    let kind = type.kind == .class ? "class" : "struct"
    for property in implementation.storedProperties {
      guard let place = property.range, !property.isUnsafelyNonisolated else { continue }
      demandType(of: property)
      if type.kind == .class, !property.isLet {
        reportRace(
          .sendableMutable(property: property.name, kind: kind, name: type.name), at: place)
      } else if !isSendable(property.type) {
        reportRace(
          .sendableProperty(
            property: property.name, kind: kind, name: type.name, type: property.type.text),
          at: place)
      }
    }
    for (declaration, _) in implementation.cases {
      for parameter in declaration.parameters where !isSendable(parameter.type) {
        reportRace(
          .sendablePayload(
            caseName: declaration.name, name: type.name, type: parameter.type.text),
          at: declaration.range ?? clause)
      }
    }
  }

  /// A conformance whose requirements anybody may ask for must not be met by isolated members.
  func checkIsolation(
    ofConformance declaration: TypeDeclaration, to wanted: NominalType, written: NominalType,
    _ witnesses: [ObjectIdentifier: Declaration]
  ) {
    guard wanted === written, let clause = declaration.inheritance else { return }
    let inherited = clause.inheritedTypes.first { syntax in
      attempt { resolveType(syntax.type) }.protocolParts.contains(wanted)
    }
    guard let inherited else { return }
    if wanted.name == "Sendable", !inherited.type.trimmedDescription.contains("@unchecked") {
      sendableClauses[declaration.type] = nameRange(declaration)
    }
    guard !inherited.type.is(AttributedTypeSyntax.self) else { return }
    let place = range(inherited.type)
    later { [self] in
      for requirement in wanted.members where !requirement.isAsync {
        guard let witness = witnesses[ObjectIdentifier(requirement)],
          witness.owner?.module == "main", isolation(of: requirement) == .nonisolated
        else { continue }
        let actual = isolation(of: witness)
        guard actual != .nonisolated else { continue }
        if witness.isLet, isSendable(witness.type) { continue }
        let message = ConcurrencyMessage.conformanceCrosses(
          type: declaration.type.qualifiedName, protocolName: wanted.qualifiedName,
          actor: IsolationChecker(self).actor(actual))
        if actual.isGlobal {
          reportRace(message, at: place)
        } else {
          diagnose(.concurrency(message), at: place)
        }
        return
      }
    }
  }
}
