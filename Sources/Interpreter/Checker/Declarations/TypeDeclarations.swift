import ScriptRuntime
import SwiftSyntax

/// A type or extension of the input, with what is needed to fill it.
struct TypeDeclaration {
  let type: NominalType
  let syntax: DeclSyntax
  let members: MemberBlockItemListSyntax
  let inheritance: InheritanceClauseSyntax?
  let isExtension: Bool

  /// The scope around it, and the text it is in.
  let scope: Scope
  let source: SourceText

  /// What an extension's `where` clause asks.
  var requirements: [(SwiftType, SwiftType)] = []
  var sameTypeRequirements: [(SwiftType, SwiftType)] = []

  /// What `self` is inside: the type with its own parameters.
  var selfType: SwiftType {
    if type.kind == .protocol {
      return type.genericParameters.first.map { .parameter($0) } ?? .nominal(type, [])
    }
    let arguments = type.genericParameters.map { parameter -> SwiftType in
      sameTypeRequirements.first { $0.0 == .parameter(parameter) }?.1 ?? .parameter(parameter)
    }
    if type.name == "Optional", type.module == "Swift", let object = arguments.first {
      return .optional(object)
    }
    return .nominal(type, arguments)
  }
}

extension SwiftType {
  /// What a generic parameter of the type is called inside it: `Element`, `Wrapped`.
  func genericArgument(named name: String) -> SwiftType? {
    switch self {
    case .nominal(let type, let arguments) where type.kind != .protocol:
      return zip(type.genericParameters, arguments).first { $0.0.name == name }?.1
    case .optional(let object): return name == "Wrapped" ? object : nil
    default: return nil
    }
  }
}

extension Checker {
  /// Makes the types that declarations declare, nested ones too, without their members.
  func declareTypes(_ declarations: [DeclSyntax], parent: NominalType?, in scope: Scope)
    -> [TypeDeclaration]
  {
    var found: [TypeDeclaration] = []
    for declaration in declarations {
      guard let parts = typeParts(declaration) else { continue }
      let type = NominalType(parts.name.identifierText, parts.kind, module: "main", parent: parent)
      type.isFinal = declaration.modifiers.contains("final") || parts.kind != .class
      type.isActor = declaration.is(ActorDeclSyntax.self)
      if type.isActor { type.isFinal = true }
      type.isOpen = !type.isFinal
      type.availability = availability(declaration)
      if declaration.attributeNames.contains("objc") { module.objectiveCTypes.insert(type) }
      if declaration.attributeNames.contains("globalActor") { module.globalActors.insert(type) }
      let implementation = TypeImplementation()
      implementation.range = range(parts.name)
      implementation.isMainActor = declaration.attributeNames.contains("MainActor")
      type.script = implementation
      type.attributes = Set(declaration.attributeNames)
      type.access = declaration.modifiers.access
      if declaration.is(ActorDeclSyntax.self) { type.attributes.insert("actor") }
      if parts.kind == .protocol {
        let me = GenericParameter("Self")
        me.constraints = [.nominal(type, [])]
        type.primaryAssociatedTypes =
          declaration.as(ProtocolDeclSyntax.self)?.primaryAssociatedTypeClause?
          .primaryAssociatedTypes.map { $0.name.identifierText } ?? []
        type.genericParameters = [me]
      } else {
        // A nested type has the parameters of the types around it.
        let outer = parent.map { $0.kind == .protocol ? [] : $0.genericParameters } ?? []
        let own = genericClauses(declaration).parameters?.parameters.map {
          GenericParameter($0.name.identifierText)
        }
        type.outerParameterCount = outer.count
        type.genericParameters = outer + (own ?? [])
      }
      ownTypes.insert(type)
      typesInOrder.append(type)
      if declaration.attributeNames.contains("propertyWrapper") { module.wrapperTypes.insert(type) }
      if declaration.attributeNames.contains("resultBuilder") { module.builderTypes.insert(type) }
      if let parent {
        if parent.nestedTypes[type.name] != nil {
          diagnose(.redeclaration(name: type.name), at: range(parts.name))
        }
        if ownTypes.contains(parent) {
          parent.nestedTypes[type.name] = type
        } else {
          module.extensions[parent, default: TypeExtension()].nestedTypes[type.name] = type
        }
      } else {
        if case .type(let other)? = scope.names[type.name]?.last, ownTypes.contains(other) {
          diagnose(.redeclaration(name: type.name), at: range(parts.name))
        }
        scope.declare(type.name, .type(type))
        declaredNames.append(type.name)
      }
      let entry = TypeDeclaration(
        type: type, syntax: declaration, members: parts.members, inheritance: parts.inheritance,
        isExtension: false, scope: scope, source: source)
      found.append(entry)
      found += declareTypes(
        activeMembers(parts.members), parent: type, in: memberScope(entry))
    }
    return found
  }

  /// The members that `#if` leaves.
  func activeMembers(_ list: MemberBlockItemListSyntax) -> [DeclSyntax] {
    list.flatMap { item -> [DeclSyntax] in
      guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      for clause in conditional.clauses where isActive(clause) {
        guard case .decls(let members)? = clause.elements else { return [] }
        return activeMembers(members)
      }
      return []
    }
  }

  private struct TypeParts {
    let name: TokenSyntax
    let kind: NominalType.Kind
    let members: MemberBlockItemListSyntax
    let inheritance: InheritanceClauseSyntax?
  }

  private func typeParts(_ declaration: DeclSyntax) -> TypeParts? {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let syntax):
      TypeParts(
        name: syntax.name, kind: .class, members: syntax.memberBlock.members,
        inheritance: syntax.inheritanceClause)
    case .actorDecl(let syntax):
      TypeParts(
        name: syntax.name, kind: .class, members: syntax.memberBlock.members,
        inheritance: syntax.inheritanceClause)
    case .structDecl(let syntax):
      TypeParts(
        name: syntax.name, kind: .structure, members: syntax.memberBlock.members,
        inheritance: syntax.inheritanceClause)
    case .enumDecl(let syntax):
      TypeParts(
        name: syntax.name, kind: .enumeration, members: syntax.memberBlock.members,
        inheritance: syntax.inheritanceClause)
    case .protocolDecl(let syntax):
      TypeParts(
        name: syntax.name, kind: .protocol, members: syntax.memberBlock.members,
        inheritance: syntax.inheritanceClause)
    default: nil
    }
  }

  /// A scope in which a type's members are visible, for signatures.
  func memberScope(_ declaration: TypeDeclaration) -> Scope {
    let scope = Scope(parent: declaration.scope, depth: declaration.scope.depth)
    scope.members = MemberScope(
      selfType: declaration.selfType, selfVariable: nil, isStatic: false)
    return scope
  }

  // MARK: Headers

  /// Reads generic parameters, aliases and inheritance clauses, once all types are known by name.
  func readHeaders(_ declarations: inout [TypeDeclaration]) {
    let outer = source
    defer { source = outer }
    readAllGenericParameters(declarations)
    for declaration in declarations where !declaration.isExtension {
      source = declaration.source
      readAliases(declaration)
    }
    for declaration in declarations where !declaration.isExtension {
      source = declaration.source
      if !declaration.isExtension {
        declaration.type.isolation = writtenIsolation(declaration.syntax)
      }
      readInheritance(declaration)
    }
    for index in declarations.indices where declarations[index].isExtension {
      source = declarations[index].source
      readExtensionClauses(&declarations[index])
      readInheritance(declarations[index])
    }
    for declaration in declarations where !declaration.isExtension {
      source = declaration.source
      checkInheritanceCycle(declaration)
      setNativeBase(declaration.type)
    }
  }

  /// Reads generic parameters, of the types whose have not been read.
  func readAllGenericParameters(_ declarations: [TypeDeclaration]) {
    let outer = source
    defer { source = outer }
    for declaration in declarations where !declaration.isExtension {
      source = declaration.source
      readGenericParameters(declaration)
    }
  }

  private func readGenericParameters(_ declaration: TypeDeclaration) {
    guard declaration.type.kind != .protocol,
      constrainedTypes.insert(declaration.type).inserted
    else { return }
    let (clause, requirements) = genericClauses(declaration.syntax)
    let parameters = declaration.type.genericParameters.dropFirst(
      declaration.type.outerParameterCount)
    let outer = scope
    scope = memberScope(declaration)
    defer { scope = outer }
    for (parameter, syntax) in zip(parameters, clause.map { Array($0.parameters) } ?? []) {
      if let inherited = syntax.inheritedType {
        parameter.constraints.append(resolveType(inherited))
      }
    }
    readRequirements(requirements) { subject, constraint in
      if case .parameter(let parameter) = subject { parameter.constraints.append(constraint) }
    } same: { _, _ in
    }
  }

  /// The generic parameters and the `where` clause of a type's declaration.
  private func genericClauses(_ declaration: DeclSyntax) -> (
    parameters: GenericParameterClauseSyntax?, requirements: GenericWhereClauseSyntax?
  ) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let syntax): (syntax.genericParameterClause, syntax.genericWhereClause)
    case .structDecl(let syntax): (syntax.genericParameterClause, syntax.genericWhereClause)
    case .enumDecl(let syntax): (syntax.genericParameterClause, syntax.genericWhereClause)
    case .actorDecl(let syntax): (syntax.genericParameterClause, syntax.genericWhereClause)
    default: (nil, nil)
    }
  }

  /// Reads a `where` clause.
  func readRequirements(
    _ clause: GenericWhereClauseSyntax?, conforms: (SwiftType, SwiftType) -> Void,
    same: (SwiftType, SwiftType) -> Void
  ) {
    for requirement in clause?.requirements ?? [] {
      switch requirement.requirement {
      case .conformanceRequirement(let written):
        conforms(resolveType(written.leftType), resolveType(written.rightType))
      case .sameTypeRequirement(let written):
        guard let left = written.leftType.as(TypeSyntax.self),
          let right = written.rightType.as(TypeSyntax.self)
        else { continue }
        same(resolveType(left), resolveType(right))
      default: continue
      }
    }
  }

  private func readAliases(_ declaration: TypeDeclaration) {
    let outer = scope
    scope = memberScope(declaration)
    defer { scope = outer }
    for member in activeMembers(declaration.members) {
      if let alias = member.as(TypeAliasDeclSyntax.self) {
        declaration.type.typealiases[alias.name.identifierText] = resolveType(
          alias.initializer.value)
      } else if let associated = member.as(AssociatedTypeDeclSyntax.self) {
        readAssociatedType(associated, declaration.type)
      }
    }
  }

  /// An associated type, with what it must conform to.
  private func readAssociatedType(_ syntax: AssociatedTypeDeclSyntax, _ type: NominalType) {
    guard let me = type.genericParameters.first else { return }
    let parameter = me.member(named: syntax.name.identifierText)
    type.typealiases[parameter.name] = .parameter(parameter)
    parameter.constraints =
      syntax.inheritanceClause?.inheritedTypes.map { resolveType($0.type) } ?? []
    readRequirements(syntax.genericWhereClause) { subject, constraint in
      if case .parameter(let subject) = subject { subject.constraints.append(constraint) }
    } same: { _, _ in
    }
  }

  private func readInheritance(_ declaration: TypeDeclaration) {
    let outer = scope
    scope = memberScope(declaration)
    defer { scope = outer }
    let type = declaration.type
    for (index, inherited) in (declaration.inheritance?.inheritedTypes ?? []).enumerated() {
      let place = range(inherited.type)
      let found = resolveType(inherited.type)
      if let unknown = found.nominal, unknown.isNotSimulated, let name = unknown.notSimulated {
        inheritNotSimulated(name, unknown, declaration)
        continue
      }
      guard let nominal = found.nominal else {
        if case .composition(let list) = found { addConformances(list, declaration) }
        continue
      }
      switch (type.kind, nominal.kind) {
      case (.class, .class) where !declaration.isExtension:
        if type.isActor, nominal.name != "NSObject" {
          diagnose(.concurrency(.actorInheritance), at: nameRange(declaration))
        } else if index > 0 {
          if type.superclass != nil {
            diagnose(
              .multipleInheritance(
                first: type.superclass?.text ?? "", second: found.text), at: place)
          } else {
            diagnose(.superclassNotFirst(name: found.text), at: place)
          }
        } else if nominal.isFinal {
          diagnose(.inheritsFromFinal(name: nominal.qualifiedName), at: nameRange(declaration))
        } else {
          type.superclass = found
        }
      case (.enumeration, .structure), (.enumeration, .enumeration):
        type.superclass = found
      case (_, .protocol):
        addConformances([found], declaration)
      case (.protocol, .class): type.superclass = found
      default:
        diagnose(.inheritsFromNonProtocol(name: found.text), at: nameRange(declaration))
      }
    }
  }

  /// Inheriting from a class that is not simulated is inheriting from `NSObject`, with members that
  /// are taken to come from there. A protocol that is not simulated asks nothing; one with members of
  /// its own gives them.
  private func inheritNotSimulated(
    _ name: NotSimulatedName, _ inherited: NominalType, _ declaration: TypeDeclaration
  ) {
    let type = declaration.type
    guard ownTypes.contains(type) else { return }
    switch (type.kind, inherited.kind) {
    case (.class, .class) where !declaration.isExtension && type.superclass == nil:
      type.notSimulated = name
      type.superclass = library.type(named: "NSObject").map { .nominal($0, []) }
    case (_, .protocol) where inherited.isOpen:
      type.conformances.append(.nominal(inherited, []))
    case (.protocol, .protocol):
      if let object = library.type(named: "AnyObject") {
        type.conformances.append(.nominal(object, []))
      }
    default: break
    }
  }

  private func addConformances(_ list: [SwiftType], _ declaration: TypeDeclaration) {
    let type = declaration.type
    if declaration.isExtension { extensionConformances.insert(type, list) }
    if !declaration.isExtension || ownTypes.contains(type) {
      type.conformances += list
    } else {
      module.extensions[type, default: TypeExtension()].conformances += list
    }
    for conformance in list {
      for found in conformance.protocolParts {
        if !declaration.requirements.isEmpty || !declaration.sameTypeRequirements.isEmpty {
          for implied in [found] + protocols(of: found) {
            module.extensions[type, default: TypeExtension()].conditions[implied] =
              ConformanceConditions(
                requirements: declaration.requirements,
                sameTypes: declaration.sameTypeRequirements)
          }
        }
        declaredConformances.append((declaration, found))
      }
    }
  }

  private func checkInheritanceCycle(_ declaration: TypeDeclaration) {
    var seen: Set<NominalType> = []
    var next: NominalType? = declaration.type
    while let type = next {
      if !seen.insert(type).inserted {
        declaration.type.superclass = nil
        diagnose(.inheritanceCycle(name: declaration.type.name), at: nameRange(declaration))
        return
      }
      next = type.kind == .class ? type.superclass?.nominal : nil
    }
  }

  private func setNativeBase(_ type: NominalType) {
    guard type.kind == .class, let implementation = type.script as? TypeImplementation else {
      return
    }
    implementation.nativeBase = nativeBase(of: .nominal(type, []))
  }
}
