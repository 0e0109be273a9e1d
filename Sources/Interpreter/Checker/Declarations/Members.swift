import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// Declares the members of types and extensions; superclasses first, so that fields have places.
  func declareMembers(_ declarations: [TypeDeclaration]) {
    var done: Set<NominalType> = []
    func declare(_ declaration: TypeDeclaration) {
      guard !declaration.isExtension, done.insert(declaration.type).inserted else { return }
      if let parent = declaration.type.superclass?.nominal,
        let before = declarations.first(where: { !$0.isExtension && $0.type === parent })
      {
        declare(before)
      }
      declareMembers(of: declaration)
    }
    // What wraps properties must be known before the properties are declared.
    let wrappers = declarations.filter {
      !$0.isExtension && module.wrapperTypes.contains($0.type)
    }
    for wrapper in wrappers {
      declare(wrapper)
      addImplicitMembers(wrapper)
      completeMemberwise()
    }
    declarations.forEach(declare)
    for declaration in declarations where declaration.isExtension {
      declareMembers(of: declaration)
    }
    for declaration in declarations
    where !declaration.isExtension && !wrappers.contains(where: { $0.type === declaration.type }) {
      let outer = source
      source = declaration.source
      addImplicitMembers(declaration)
      source = outer
    }
  }

  private func declareMembers(of declaration: TypeDeclaration) {
    let outer = (source, environment, sameTypes)
    defer { (source, environment, sameTypes) = outer }
    source = declaration.source
    // What an extension asks holds for the types that its members name too.
    environment += declaration.requirements.map { ($0.0, $0.1) }
    if !declaration.isExtension, declaration.type.kind == .class,
      let implementation = declaration.type.script as? TypeImplementation,
      let parent = declaration.type.superclass?.nominal?.script as? TypeImplementation
    {
      implementation.inheritedFieldCount =
        parent.inheritedFieldCount + parent.storedProperties.count
    }
    let isFirst = !declaration.isExtension
    for member in activeMembers(declaration.members) {
      switch member.as(DeclSyntaxEnum.self) {
      case .functionDecl(let syntax):
        add(declareFunction(syntax, in: declaration), to: declaration, range(syntax.name))
      case .variableDecl(let syntax): declareProperties(syntax, in: declaration)
      case .initializerDecl(let syntax):
        add(declareInitializer(syntax, in: declaration), to: declaration, range(syntax.initKeyword))
      case .deinitializerDecl(let syntax): declareDeinitializer(syntax, in: declaration)
      case .subscriptDecl(let syntax):
        add(
          declareSubscript(syntax, in: declaration), to: declaration, range(syntax.subscriptKeyword)
        )
      case .enumCaseDecl(let syntax):
        if isFirst { declareCases(syntax, in: declaration) }
      default: break
      }
    }
  }

  /// Adds a member to its type, or to what the session's extensions add to it.
  func add(_ member: Declaration, to owner: TypeDeclaration, _ place: SourceRange) {
    let type = owner.type
    member.requirements += owner.requirements
    member.sameTypeRequirements += owner.sameTypeRequirements
    let mine = signature(member, [:])
    let existing = ownMembers(type, member.name)
    if member.kind == .function, member.parameters.isEmpty,
      let other = existing.first(where: {
        $0.range != nil && $0.kind == .variable && $0.isStatic == member.isStatic
      }), other.range?.source === source, !isRequirement(other)
    {
      diagnose(.redeclaration(name: member.fullName), at: place)
    }
    if let other = existing.first(where: {
      $0.range != nil && signature($0, [:]) == mine && $0.isPrefix == member.isPrefix
        && !isRequirement($0)
    }), ownTypes.contains(type) || other.range?.source === source {
      var notes: [Diagnostic] = []
      if let range = other.range {
        notes = [Diagnostic(.previouslyDeclared(name: other.fullName), .note, at: range)]
      }
      diagnose(.redeclaration(name: member.fullName), at: place, notes: notes)
    }
    if ownTypes.contains(type) {
      type.add(member)
    } else {
      module.extensions[type, default: TypeExtension()].members[member.name, default: []]
        .append(member)
      module.extensions[type, default: TypeExtension()].order.append(member)
      addedMembers.append((type, member))
    }
  }

  func isRequirement(_ declaration: Declaration) -> Bool {
    if case .requirement = declaration.implementation { true } else { false }
  }

  func declareInitializer(_ syntax: InitializerDeclSyntax, in owner: TypeDeclaration)
    -> Declaration
  {
    let modifiers = DeclSyntax(syntax).modifiers
    let declaration = Declaration(.initializer, "init", type: owner.selfType, owner: owner.type)
    declaration.isFailable = syntax.optionalMark != nil
    declaration.isConvenience = modifiers.contains("convenience")
    declaration.isRequired = modifiers.contains("required")
    declaration.isUnavailable = syntax.attributes.contains {
      $0.as(AttributeSyntax.self)?.arguments?.trimmedDescription.hasPrefix("*, unavailable")
        ?? false
    }
    declaration.isOverride = modifiers.contains("override")
    declaration.access = modifiers.access
    if owner.type.isActor, let keyword = modifiers.token("convenience") {
      reportRace(.convenienceInActor, at: range(keyword))
    }
    declaration.isObjC = DeclSyntax(syntax).attributeNames.contains("objc")
    declaration.range = range(syntax.initKeyword)
    declaration.isolation = writtenIsolation(DeclSyntax(syntax), in: owner)
    declaration.availability = availability(DeclSyntax(syntax))
    if owner.isExtension, owner.type.kind == .class { declaration.isConvenience = true }
    let outer = scope
    scope = Scope(parent: memberScope(owner), depth: owner.scope.depth)
    readGenerics(syntax.genericParameterClause, syntax.genericWhereClause, declaration)
    declaration.parameters = parameters(syntax.signature.parameterClause, declaration)
    let effects = syntax.signature.effectSpecifiers
    declaration.isThrowing = effects?.throwsClause != nil
    declaration.isAsync = effects?.asyncSpecifier != nil
    let signatureScope = scope
    scope = outer
    checkObjectiveC(declaration, DeclSyntax(syntax), in: owner)
    if owner.type.kind == .protocol, !owner.isExtension { return declaration }
    let implementation = FunctionImplementation(
      declaration: declaration, name: owner.type.qualifiedName + "." + declaration.fullName)
    declaration.implementation = .script(implementation)
    if syntax.body == nil { diagnose(.initializerNeedsBody, at: range(syntax.initKeyword)) }
    later { [self] in
      checkFunction(
        declaration, implementation, syntax.signature.parameterClause, syntax.body, in: owner,
        signatureScope)
    }
    return declaration
  }

  private func declareDeinitializer(_ syntax: DeinitializerDeclSyntax, in owner: TypeDeclaration) {
    guard let body = syntax.body else { return }
    guard owner.type.kind == .class,
      let implementation = owner.type.script as? TypeImplementation
    else {
      diagnose(
        .deinitInValue(
          kind: owner.type.kind == .enumeration ? "enum" : "struct", type: owner.type.name),
        at: range(syntax.deinitKeyword))
      return
    }
    let function = FunctionImplementation(
      declaration: nil, name: owner.type.qualifiedName + ".deinit")
    implementation.deinitializer = function
    later { [self] in
      let context = FunctionContext(
        kind: .deinitializer, depth: owner.scope.depth + 1, parent: self.function)
      context.returnType = .void
      inFunction(context, function, owner, nil, Scope(parent: nil, depth: 0)) {
        function.body = checkFunctionBody(body, type: .void, nil, function)
        noteBody(function, deinitializerOf: owner.type)
      }
    }
  }

  private func declareSubscript(_ syntax: SubscriptDeclSyntax, in owner: TypeDeclaration)
    -> Declaration
  {
    let modifiers = DeclSyntax(syntax).modifiers
    let declaration = Declaration(.subscript, "subscript", type: .void, owner: owner.type)
    declaration.isStatic = modifiers.contains("static") || modifiers.contains("class")
    declaration.isOverride = modifiers.contains("override")
    declaration.access = modifiers.access
    declaration.range = range(syntax.subscriptKeyword)
    declaration.isolation = writtenIsolation(DeclSyntax(syntax), in: owner)
    declaration.availability = availability(DeclSyntax(syntax))
    let outer = scope
    scope = Scope(parent: memberScope(owner), depth: owner.scope.depth)
    readGenerics(syntax.genericParameterClause, syntax.genericWhereClause, declaration)
    declaration.parameters = parameters(syntax.parameterClause, declaration)
    // A subscript's parameters have no labels unless two names are written.
    for (index, parameter) in syntax.parameterClause.parameters.enumerated()
    where parameter.secondName == nil {
      declaration.parameters[index].label = nil
    }
    declaration.type = resolveType(syntax.returnClause.type)
    let signatureScope = scope
    scope = outer
    let accessors = AccessorSyntax(syntax.accessorBlock)
    declaration.isSettable = accessors.hasSetter
    declaration.isAsync = accessors.isAsync
    declaration.isThrowing = accessors.isThrowing
    declaration.isSetterNonmutating = accessors.setter?.modifier?.name.text == "nonmutating"
    if owner.type.kind == .protocol, !owner.isExtension { return declaration }
    let implementation = PropertyImplementation(storage: .none)
    declaration.implementation = .script(implementation)
    declareAccessors(
      accessors, implementation, declaration, owner, signatureScope,
      parameters: syntax.parameterClause)
    return declaration
  }

  // MARK: Enumerations

  private func declareCases(_ syntax: EnumCaseDeclSyntax, in owner: TypeDeclaration) {
    guard let implementation = owner.type.script as? TypeImplementation,
      owner.type.kind == .enumeration
    else {
      diagnose(.caseOutsideEnum, at: range(syntax))
      return
    }
    let outer = scope
    scope = memberScope(owner)
    defer { scope = outer }
    for element in syntax.elements {
      let declaration = Declaration(
        .enumCase, element.name.identifierText, type: owner.selfType, owner: owner.type,
        implementation: .script(implementation))
      declaration.isStatic = true
      declaration.range = range(element.name)
      declaration.parameters = (element.parameterClause?.parameters ?? []).map { parameter in
        let name = parameter.firstName?.identifierText
        var result = Declaration.Parameter(
          label: name == "_" ? nil : name, name: name ?? "_", type: resolveType(parameter.type))
        result.hasDefault = parameter.defaultValue != nil
        return result
      }
      caseDefaults.append { [self] in
        for (index, parameter) in (element.parameterClause?.parameters ?? []).enumerated() {
          guard let value = parameter.defaultValue else { continue }
          let outer = scope
          scope = memberScope(owner)
          defer { scope = outer }
          declaration.parameters[index].defaultValue = checkFull(
            value.value, as: declaration.parameters[index].type, purpose: .defaultArgument)
        }
      }
      let raw = rawValue(of: element, in: owner, implementation)
      if let raw,
        implementation.cases.contains(where: { $0.rawValue.map { isSame($0, raw) } ?? false })
      {
        diagnose(
          .rawValueNotUnique,
          at: range(element.rawValue.map { Syntax($0.value) } ?? Syntax(element)))
      }
      if DeclSyntax(syntax).modifiers.contains("indirect")
        || owner.syntax.modifiers.contains("indirect")
      {
        indirectCases.insert(ObjectIdentifier(declaration))
      }
      implementation.cases.append((declaration, raw))
      add(declaration, to: owner, range(element.name))
    }
  }

  private func isSame(_ first: Value, _ second: Value) -> Bool {
    switch (first, second) {
    case (.int(let first), .int(let second)): first == second
    case (.double(let first), .double(let second)): first == second
    case (.string(let first), .string(let second)): first == second
    case (.native(let first as Character), .native(let second as Character)): first == second
    default: false
    }
  }

  /// The raw value: written, the name, or one more than the case before.
  private func rawValue(
    of element: EnumCaseElementSyntax, in owner: TypeDeclaration,
    _ implementation: TypeImplementation
  ) -> Value? {
    guard let type = owner.type.superclass else {
      if let written = element.rawValue {
        diagnose(.rawValueWithoutType, at: range(written.value))
      }
      return nil
    }
    if let written = element.rawValue {
      let before = errorCount
      let expression = checkFull(written.value, as: type, purpose: .rawValue)
      if errorCount > before {
        diagnose(
          .rawTypeNotSynthesized(name: owner.type.name, type: type.text),
          at: owner.inheritance?.inheritedTypes.first.map { range($0.type) } ?? nameRange(owner),
          notes: [note(.addStubs, at: nameRange(owner))])
      }
      switch expression.kind {
      case .integerLiteral(let value):
        return NumberKind.isFloating(type) ? .double(Double(value)) : .int(value)
      case .floatLiteral(let value): return .double(value)
      case .stringLiteral(let text):
        if type.isNamed("Character"), let character = text.first { return .native(character) }
        return .string(text)
      default:
        if !expression.type.isError { diagnose(.rawValueNotLiteral, at: range(written.value)) }
        return nil
      }
    }
    if type.isNamed("String") { return .string(element.name.identifierText) }
    switch implementation.cases.last?.rawValue {
    case .int(let value)?: return .int(value &+ 1)
    case .double(let value)? where value == value.rounded(): return .double(value + 1)
    case .double?:
      diagnose(.rawValueNeeded, at: range(element.name))
      diagnose(
        .rawTypeNotSynthesized(name: owner.type.name, type: type.text),
        at: owner.inheritance?.inheritedTypes.first.map { range($0.type) } ?? nameRange(owner),
        notes: [note(.addStubs, at: nameRange(owner))])
      return nil
    default:
      guard accepts(.integer, type) else {
        diagnose(.rawValueNeeded, at: range(element.name))
        return nil
      }
      return NumberKind.isFloating(type) ? .double(0) : .int(0)
    }
  }
}

/// Which of the number types keep their values as `Double`.
enum NumberKind {
  /// The values an integer type narrower than `Int`, or without a sign, can have.
  static func limits(of type: SwiftType) -> ClosedRange<Int>? {
    guard case .nominal(let nominal, _) = type, nominal.module == "Swift" else { return nil }
    switch nominal.name {
    case "Int8": return -128...127
    case "Int16": return -32_768...32_767
    case "Int32": return -2_147_483_648...2_147_483_647
    case "UInt8": return 0...255
    case "UInt16": return 0...65_535
    case "UInt32": return 0...4_294_967_295
    case "UInt", "UInt64": return 0...Int.max
    default: return nil
    }
  }

  static func isFloating(_ type: SwiftType) -> Bool {
    type.isNamed("Double") || type.isNamed("CGFloat") || type.isNamed("Float")
  }
}
