import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// Checks that each conformance declared in this input has a witness for every requirement.
  func checkConformances() {
    let outer = source
    defer { source = outer }
    for (declaration, wanted) in declaredConformances {
      source = declaration.source
      for found in [wanted] + protocols(of: wanted).filter({ $0 !== wanted }) {
        checkConformance(of: declaration, to: found, written: wanted)
      }
    }
    declaredConformances = []
  }

  /// Finds the associated types of every conformance declared here, before bodies use them.
  func inferAssociatedTypes() {
    for (declaration, wanted) in declaredConformances where declaration.type.kind != .protocol {
      for found in [wanted] + protocols(of: wanted).filter({ $0 !== wanted }) {
        inferAssociatedTypes(of: found, for: declaration.type, declaration.selfType)
      }
    }
  }

  private func checkConformance(
    of declaration: TypeDeclaration, to wanted: NominalType, written: NominalType
  ) {
    let type = declaration.type
    guard type.kind != .protocol else { return }
    var witnesses: [ObjectIdentifier: Declaration] = [:]
    var missing: [Declaration] = []
    let me = declaration.selfType
    let outer = (environment, sameTypes)
    defer { (environment, sameTypes) = outer }
    environment += declaration.requirements.map { ($0.0, $0.1) }
    inferAssociatedTypes(of: wanted, for: type, me)
    let substitutions: Substitutions = wanted.genericParameters.first.map { [$0: me] } ?? [:]
    for requirement in wanted.members {
      guard case .requirement = requirement.implementation else { continue }
      if let witness = witness(for: requirement, of: me, substitutions),
        !isImpossible(witness, wanted, type)
      {
        witnesses[ObjectIdentifier(requirement)] = witness
        checkRequired(witness, requirement, type)
        checkWitnessAccess(witness, wanted, type)
      } else if !requirement.isOptionalRequirement, !isDerived(requirement, wanted, type) {
        missing.append(requirement)
      }
    }
    if !missing.isEmpty, !Self.markerNames.contains(wanted.name) {
      let place = declaration.isExtension ? range(declaration.syntax) : nameRange(declaration)
      diagnose(
        .doesNotConform(type: type.qualifiedName, protocolName: wanted.qualifiedName),
        at: declaration.isExtension ? SourceRange(source, place.lower, place.lower + 9) : place,
        notes: missing.map { requirement in
          Diagnostic(
            .requirementMissing(
              protocolName: wanted.name, kind: requirement.kindName, name: requirement.fullName,
              type: requirement.signatureText),
            .note, at: requirement.range ?? place)
        } + (declaration.isExtension ? [] : [note(.addStubs, at: place)]))
    }
    checkIsolation(ofConformance: declaration, to: wanted, written: written, witnesses)
    let conformance = CheckedConformance(
      type: type, protocolType: wanted, witnesses: witnesses)
    conformances.append(conformance)
    if ownTypes.contains(type), let implementation = type.script as? TypeImplementation {
      implementation.witnesses.merge(witnesses) { $1 }
    }
  }

  /// An initialiser that meets a requirement must be there in every subclass too.
  private func checkRequired(
    _ witness: Declaration, _ requirement: Declaration, _ type: NominalType
  ) {
    guard requirement.kind == .initializer, type.kind == .class, !type.isFinal,
      witness.owner === type, !witness.isRequired, let place = witness.range
    else { return }
    diagnose(
      .requirementNeedsRequired(name: requirement.fullName, type: type.name), at: place,
      fixIts: [
        FixIt(replace: SourceRange(place.source, place.lower, place.lower), with: "required ")
      ])
  }

  /// A witness must be as visible as the type and the protocol are.
  private func checkWitnessAccess(
    _ witness: Declaration, _ wanted: NominalType, _ type: NominalType
  ) {
    guard witness.owner === type, let place = witness.range, witness.kind != .enumCase,
      witness.access == .private || witness.access == .fileprivate,
      type.access != .private, type.access != .fileprivate, wanted.access != .private,
      wanted.access != .fileprivate
    else { return }
    let access = wanted.module == "main" ? wanted.access : .public
    let needed = type.access == .public && access == .public ? "public" : "internal"
    let kind =
      switch witness.kind {
      case .variable: "property"
      case .function: "method"
      case .initializer: "initializer"
      default: "subscript"
      }
    diagnose(
      .witnessLessAccessible(
        kind: kind, name: witness.fullName, access: needed,
        protocolAccess: access == .public ? "public" : "internal", protocolName: wanted.name),
      at: place)
  }

  private static let markerNames: Set<String> = [
    "Sendable", "AnyObject", "Copyable", "Error", "CaseIterable", "RawRepresentable", "Codable",
    "OptionSet", "SetAlgebra",
  ]

  /// Whether the compiler writes the member itself.
  private func isDerived(_ requirement: Declaration, _ wanted: NominalType, _ type: NominalType)
    -> Bool
  {
    switch wanted.name {
    case "Sequence":
      requirement.name == "makeIterator"
        && (conformsByName(type, "IteratorProtocol") || conformsByName(type, "Collection")
          || !ownMembers(type, "makeIterator").isEmpty)
    case "Hashable" where requirement.name == "hashValue" && type.kind == .class:
      ownMembers(type, "hash").contains { $0.fullName == "hash(into:)" }
        || conformsByName(type, "NSObjectProtocol")
    case "Equatable", "Hashable":
      type.kind == .class
        ? conformsByName(type, "NSObjectProtocol") : partsConform(type, to: wanted)
    case "Identifiable": type.kind == .class
    case "Comparable", "CodingKey": type.kind == .enumeration
    case "Encodable", "Decodable": isCodingDerived(wanted, type)
    default: wanted.module == "Swift" && wanted.name.hasPrefix("Expressible")
    }
  }

  /// Whether a witness is one that the compiler would write and cannot.
  private func isImpossible(
    _ witness: Declaration, _ wanted: NominalType, _ type: NominalType
  ) -> Bool {
    guard wanted.name == "Equatable" || wanted.name == "Hashable", witness.owner === type,
      case .script(let object) = witness.implementation, object is DerivedImplementation
    else { return false }
    return !partsConform(type, to: wanted)
  }

  /// Whether all stored properties or payloads conform, so that the compiler writes the members.
  private func partsConform(_ type: NominalType, to wanted: NominalType) -> Bool {
    guard let implementation = type.script as? TypeImplementation else { return true }
    let parts =
      type.kind == .enumeration
      ? implementation.cases.flatMap { $0.declaration.parameters.map(\.type) }
      : implementation.storedProperties.map { property in
        demandType(of: property)
        return property.type
      }
    return parts.allSatisfy { $0.isError || isSynthesizable($0, wanted) }
  }

  private func isSynthesizable(_ type: SwiftType, _ wanted: NominalType) -> Bool {
    switch type {
    case .parameter: conforms(type, to: wanted)
    case .nominal(let nominal, _) where nominal.module != "main" && nominal.kind != .protocol:
      nominal.kind != .class || conforms(type, to: wanted)
    default: conforms(type, to: wanted)
    }
  }

  /// Whether the compiler can write `encode(to:)` or `init(from:)`: all that is stored can be coded.
  private func isCodingDerived(_ wanted: NominalType, _ type: NominalType) -> Bool {
    guard let implementation = type.script as? TypeImplementation else { return true }
    if type.kind == .enumeration {
      return implementation.cases.allSatisfy {
        $0.declaration.parameters.allSatisfy { conforms($0.type, to: wanted) }
      }
    }
    let keys = type.nestedTypes["CodingKeys"]?.script as? TypeImplementation
    let coded = keys.map { Set($0.cases.map(\.declaration.name)) }
    return implementation.storedProperties.allSatisfy { property in
      if let coded, !coded.contains(property.name) { return true }
      demandType(of: property)
      return property.isLazy || conforms(property.type, to: wanted)
    }
  }

  /// The member that meets a requirement: one of the type's own or inherited, or a default.
  private func witness(
    for requirement: Declaration, of type: SwiftType, _ substitutions: Substitutions
  ) -> Declaration? {
    let found = members(of: type, named: requirement.name)
    let globals =
      !requirement.isOperator
      ? []
      : (module.declarations[requirement.name] ?? [])
        + (type.nominal?.module == "main" ? [] : library.globals(named: requirement.name))
    return
      (found + globals.map { Member(declaration: $0, substitutions: [:]) }).first { member in
        let candidate = member.declaration
        if candidate === requirement { return false }
        if case .requirement = candidate.implementation { return false }
        let isCase = candidate.kind == .enumCase
        guard candidate.kind == requirement.kind || isCase else { return false }
        guard candidate.isStatic == requirement.isStatic || candidate.owner == nil,
          candidate.fullName == requirement.fullName,
          candidate.parameters.count == requirement.parameters.count
        else { return false }
        if requirement.isSettable, !candidate.isSettable { return false }
        if candidate.isThrowing, !requirement.isThrowing { return false }
        if candidate.isAsync, !requirement.isAsync { return false }
        if candidate.isMutating, !requirement.isMutating { return false }
        demandType(of: candidate)
        return attempt {
          var mine = member.substitutions
          open(candidate.genericParameters, into: &mine)
          var theirs = substitutions
          open(requirement.genericParameters, into: &theirs)
          for (first, second) in zip(candidate.parameters, requirement.parameters) {
            let wanted = substitute(second.type, theirs)
            let given = substitute(first.type, mine)
            if !unify(given, wanted), !converts(wanted, to: given) { return false }
          }
          let wanted = substitute(requirement.type, theirs)
          let given = substitute(candidate.type, mine)
          return requirement.kind == .initializer || unify(given, wanted)
            || converts(given, to: wanted)
        }
      }?.declaration
  }

  /// Associated types that no alias names follow from the members that use them.
  private func inferAssociatedTypes(
    of wanted: NominalType, for type: NominalType, _ me: SwiftType
  ) {
    if wanted.name == "Sequence",
      associatedType("Element", of: me).map({ isAbstract($0, "Element") }) ?? true,
      let make = ownMembers(type, "makeIterator").first,
      let next = members(of: make.type, named: "next").first,
      let element = substitute(next.declaration.type, next.substitutions).optionalObject
    {
      setAssociatedType("Element", element, of: type)
    }
    if wanted.name == "Collection" || wanted.name == "Sequence" {
      inferElements(of: type, me)
    }
    for (name, alias) in wanted.typealiases {
      guard case .parameter(let parameter) = alias, parameter.base != nil,
        associatedType(name, of: me) == nil || isAbstract(associatedType(name, of: me), name)
      else { continue }
      for requirement in wanted.members {
        guard case .requirement = requirement.implementation,
          let candidate = members(of: me, named: requirement.name).first(where: {
            $0.declaration.owner?.kind != .protocol
              && $0.declaration.fullName == requirement.fullName
          })?.declaration
        else { continue }
        demandType(of: candidate)
        var found: SwiftType?
        matchParts(requirement.type, candidate.type, parameter, &found)
        for (first, second) in zip(requirement.parameters, candidate.parameters) {
          matchParts(first.type, second.type, parameter, &found)
        }
        if let found {
          setAssociatedType(name, found, of: type)
          break
        }
      }
    }
  }

  /// The elements and indices of a collection follow from its subscript and `startIndex`.
  private func inferElements(of type: NominalType, _ me: SwiftType) {
    guard conformsByName(type, "Collection") else { return }
    if let start = ownMembers(type, "startIndex").first {
      demandType(of: start)
      if isAbstract(associatedType("Index", of: me) ?? .error, "Index")
        || associatedType("Index", of: me) == nil
      {
        setAssociatedType("Index", start.type, of: type)
      }
      let element = ownMembers(type, "subscript").first {
        $0.parameters.count == 1 && $0.parameters[0].type == start.type && !$0.isStatic
      }
      let known = associatedType("Element", of: me)
      if let element, known.map({ isAbstract($0, "Element") }) ?? true {
        setAssociatedType("Element", element.type, of: type)
      }
    }
  }

  private func setAssociatedType(_ name: String, _ found: SwiftType, of type: NominalType) {
    if ownTypes.contains(type) {
      type.typealiases[name] = found
    } else {
      module.extensions[type, default: TypeExtension()].typealiases[name] = found
    }
  }

  private func isAbstract(_ type: SwiftType?, _ name: String) -> Bool {
    if case .parameter(let parameter)? = type {
      return parameter.name == name && parameter.base != nil
    }
    return false
  }

  /// Finds what stands where a parameter does.
  private func matchParts(
    _ pattern: SwiftType, _ type: SwiftType, _ parameter: GenericParameter,
    _ found: inout SwiftType?
  ) {
    switch (pattern, type) {
    case (.parameter(let other), _) where other === parameter: found = found ?? type
    case (.optional(let first), .optional(let second)):
      matchParts(first, second, parameter, &found)
    case (.nominal(_, let first), .nominal(_, let second)):
      for (one, other) in zip(first, second) { matchParts(one, other, parameter, &found) }
    case (.function(let first), .function(let second)):
      matchParts(first.result, second.result, parameter, &found)
      for (one, other) in zip(first.parameters, second.parameters) {
        matchParts(one.type, other.type, parameter, &found)
      }
    case (.tuple(let first), .tuple(let second)):
      for (one, other) in zip(first, second) {
        matchParts(one.type, other.type, parameter, &found)
      }
    default: break
    }
  }
}

extension Declaration {
  /// What the compiler calls it: `instance method`, `property`.
  var kindName: String {
    switch kind {
    case .variable: "property"
    case .function: isStatic ? "static method" : "instance method"
    case .initializer: "initializer"
    case .subscript: "subscript"
    case .enumCase: "enum case"
    }
  }

  /// The type in notes: `(Int) -> String`.
  var signatureText: String {
    if kind == .variable { return type.text }
    return "(" + parameters.map(\.type.text).joined(separator: ", ") + ") -> "
      + (type.isVoid ? "()" : type.text)
  }
}
