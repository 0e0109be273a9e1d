import ScriptRuntime

/// A member found by name, with what the generic parameters of its owner stand for.
struct Member {
  let declaration: Declaration

  /// Of the owner's own parameters, and `Self` for a protocol's.
  let substitutions: Substitutions
}

extension Checker {
  /// The members of a name declared in one type itself, in extensions too.
  func ownMembers(_ type: NominalType, _ name: String) -> [Declaration] {
    let members = type.members(named: name)
    guard let added = module.extensions[type]?.members[name] else { return members }
    return members + added
  }

  /// The members of that name that a type has: its own, inherited, and its protocols'. Those that
  /// are overridden or met by a nearer one are left out.
  func members(of type: SwiftType, named name: String) -> [Member] {
    var found: [Member] = []
    var signatures: Set<String> = []
    func add(_ declarations: [Declaration], _ substitutions: Substitutions) {
      var added: [String] = []
      for declaration in declarations {
        let signature = signature(declaration, substitutions)
        guard !signatures.contains(signature) else { continue }
        found.append(Member(declaration: declaration, substitutions: substitutions))
        added.append(signature)
      }
      signatures.formUnion(added)
    }
    if case .optional(let object) = type, let optional = library.type(named: "Optional") {
      let substitutions = optional.genericParameters.first.map { [$0: object] } ?? [:]
      add(ownMembers(optional, name), substitutions)
    }
    let chain = superclassChain(type)
    for candidate in chain {
      guard let nominal = candidate.nominal, nominal.kind != .protocol else { continue }
      // A class does not inherit its superclass's initialisers as it does other members; what is
      // created through a generic parameter has those of the class that it must be.
      let isParameter = if case .parameter? = chain.first { true } else { false }
      if name == "init", candidate != chain.first, nominal.kind == .class,
        !(isParameter && candidate == chain.dropFirst().first)
      {
        continue
      }
      add(
        ownMembers(nominal, name).filter { isApplicable($0, to: candidate) },
        substitutions(of: candidate))
    }
    if name == "init", let first = chain.first, isClass(first) {
      for initializer in inheritedInitializers(of: first) {
        add([initializer.declaration], initializer.substitutions)
      }
    }
    for found in protocols(of: type) {
      let substitutions: Substitutions = found.genericParameters.first.map { [$0: type] } ?? [:]
      add(ownMembers(found, name).filter { isApplicable($0, to: type) }, substitutions)
    }
    return found
  }

  /// Whether the conditions of the extension that declares a member hold for the type.
  func isApplicable(_ declaration: Declaration, to type: SwiftType) -> Bool {
    guard !declaration.requirements.isEmpty || !declaration.sameTypeRequirements.isEmpty else {
      return true
    }
    var substitutions = substitutions(of: type)
    if let own = declaration.owner, own.kind == .protocol,
      let parameter = own.genericParameters.first
    {
      substitutions[parameter] = type
    }
    let mark = solver.mark
    defer { solver.rollBack(to: mark) }
    for (subject, constraint) in declaration.requirements {
      var subject = resolveHead(substitute(subject, substitutions))
      if case .variable(let index) = subject, solver.variables[index].literal == .string {
        subject = known.string
      }
      if !subject.isVariable, !satisfies(subject, substitute(constraint, substitutions)) {
        return false
      }
    }
    guard declaration.genericParameters.isEmpty else { return true }
    for (left, right) in declaration.sameTypeRequirements
    where !unify(substitute(left, substitutions), substitute(right, substitutions)) {
      return false
    }
    return true
  }

  /// Tells overloads apart: the full name, whether it is static, and the parameters' types.
  func signature(_ declaration: Declaration, _ substitutions: Substitutions) -> String {
    var text = declaration.isStatic || declaration.kind == .enumCase ? "static " : ""
    text += declaration.fullName
    if declaration.kind == .variable { return text }
    for parameter in declaration.parameters {
      text += "|" + substitute(parameter.type, substitutions).text
    }
    if !declaration.genericParameters.isEmpty {
      let constraints = declaration.genericParameters.map { parameter in
        parameter.constraints.map(\.text).sorted().joined(separator: "&")
      }
      text += "<\(constraints.joined(separator: ","))>"
    }
    return text + (declaration.isPrefix ? "prefix" : "") + "->"
      + (declaration.kind == .initializer ? "" : substitute(declaration.type, substitutions).text)
  }

  /// The initialisers of a class, with those it inherits by Swift's rule: all of the superclass's
  /// designated ones when it declares none and its own properties have initial values; the
  /// convenience ones when it has all the designated ones.
  func inheritedInitializers(of type: SwiftType) -> [Member] {
    guard let nominal = type.nominal, nominal.kind == .class,
      let parent = superclass(of: type), let parentType = parent.nominal
    else { return [] }
    let own = ownMembers(nominal, "init")
    let parentSubstitutions = substitutions(of: parent)
    let inherited =
      ownMembers(parentType, "init").map {
        Member(declaration: $0, substitutions: parentSubstitutions)
      } + inheritedInitializers(of: parent)
    if nominal.module != "main" {
      // The library's interfaces list every initialiser a class has, except of its own subclasses.
      return own.isEmpty ? inherited : []
    }
    let designated = inherited.filter { !$0.declaration.isConvenience }
    func isOverridden(_ member: Member) -> Bool {
      own.contains { $0.fullName == member.declaration.fullName }
    }
    if own.allSatisfy(\.isConvenience) {
      guard let implementation = nominal.script as? TypeImplementation,
        !implementation.hasUninitializedProperties
      else { return [] }
      return inherited.filter { !isOverridden($0) }
    }
    guard designated.allSatisfy(isOverridden) else { return [] }
    return inherited.filter { $0.declaration.isConvenience && !isOverridden($0) }
  }

  /// A type nested in another, whose arguments it shares; its own parameters are open.
  func nestedNominal(_ nested: NominalType, in owner: SwiftType) -> SwiftType {
    if nested.kind == .protocol || nested.genericParameters.isEmpty { return .nominal(nested, []) }
    var substitutions = substitutions(of: owner)
    open(nested.genericParameters, into: &substitutions)
    return .nominal(nested, nested.genericParameters.map { substitutions[$0] ?? .error })
  }

  /// A type nested in another, or an alias declared there, in superclasses and protocols too.
  func nestedType(_ name: String, in type: SwiftType) -> SwiftType? {
    if type.isNotSimulated { return notSimulatedAlias(name, in: type) }
    for candidate in superclassChain(type) {
      guard let nominal = candidate.nominal else { continue }
      if let nested = nominal.nestedTypes[name] ?? module.extensions[nominal]?.nestedTypes[name] {
        return nestedNominal(nested, in: candidate)
      }
      if let alias = nominal.typealiases[name] ?? module.extensions[nominal]?.typealiases[name],
        nominal.kind != .protocol
      {
        return substitute(alias, substitutions(of: candidate))
      }
    }
    if case .parameter = type { return associatedType(name, of: type) }
    for found in protocols(of: type) {
      if found.typealiases[name] != nil { return associatedType(name, of: type) }
    }
    return nil
  }
}
