import ScriptRuntime
import SwiftSyntax

/// The accessors of a property or subscript as they are written.
struct AccessorSyntax {
  var getter: CodeBlockItemListSyntax?
  var block: AccessorDeclSyntax?
  var setter: AccessorDeclSyntax?
  var willSet: AccessorDeclSyntax?
  var didSet: AccessorDeclSyntax?
  var hasGetter = false, hasSetter = false, isThrowing = false, isAsync = false

  init(_ syntax: AccessorBlockSyntax?) {
    switch syntax?.accessors {
    case .getter(let items)?:
      getter = items
      hasGetter = true
    case .accessors(let list)?:
      for accessor in list {
        switch accessor.accessorSpecifier.text {
        case "get":
          block = accessor
          hasGetter = true
          isThrowing = accessor.effectSpecifiers?.throwsClause != nil
          isAsync = accessor.effectSpecifiers?.asyncSpecifier != nil
        case "set", "_modify":
          setter = accessor
          hasSetter = true
        case "willSet": willSet = accessor
        case "didSet": didSet = accessor
        default: break
        }
      }
    default: break
    }
  }

  var isComputed: Bool { hasGetter || hasSetter }
}

extension Checker {
  func declareProperties(_ syntax: VariableDeclSyntax, in owner: TypeDeclaration) {
    let modifiers = DeclSyntax(syntax).modifiers
    let isVar = syntax.bindingSpecifier.tokenKind == .keyword(.var)
    let bindings = Array(syntax.bindings)
    for (index, binding) in bindings.enumerated() {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else {
        diagnose(
          .notUnderstood(what: binding.pattern.trimmedDescription), at: range(binding.pattern))
        continue
      }
      let accessors = AccessorSyntax(binding.accessorBlock)
      let declaration = Declaration(
        .variable, name.identifier.identifierText, type: .error, owner: owner.type)
      declaration.range = range(name)
      declaration.isStatic = modifiers.contains("static") || modifiers.contains("class")
      declaration.isFinal = modifiers.contains("final") || modifiers.contains("static")
      declaration.isLazy = modifiers.contains("lazy")
      declaration.isLet = !isVar
      declaration.isUnsafelyNonisolated =
        modifiers.token("nonisolated") != nil && !modifiers.contains("nonisolated")
      declaration.isAsync = accessors.isAsync
      declaration.isSetterNonmutating = accessors.setter?.modifier?.name.text == "nonmutating"
      declaration.isThrowing = accessors.isThrowing
      declaration.isolation = writtenIsolation(DeclSyntax(syntax), in: owner)
      declaration.availability = availability(DeclSyntax(syntax))
      checkObjectiveC(declaration, DeclSyntax(syntax), in: owner)
      declaration.isOverride = modifiers.contains("override")
      declaration.isWeak = modifiers.contains("weak")
      declaration.isUnowned =
        modifiers.contains("unowned")
        || modifiers.list?.contains { $0.name.text == "unowned" } ?? false
      declaration.access = modifiers.access
      declaration.setterAccess =
        modifiers.setter("private")
        ? .private : modifiers.setter("fileprivate") ? .fileprivate : nil
      declaration.resultBuilder = resultBuilder(syntax.attributes)
      let attributes = DeclSyntax(syntax).attributeNames
      declaration.isObjC = attributes.contains("objc") || attributes.contains("IBOutlet")
      let isRequirement = owner.type.kind == .protocol && !owner.isExtension
      declaration.isSettable =
        isRequirement || accessors.isComputed ? accessors.hasSetter : isVar
      // A type written for the last of several names counts for those before it.
      var annotation = binding.typeAnnotation
      if annotation == nil, binding.initializer == nil {
        annotation = bindings[index...].first { $0.typeAnnotation != nil }?.typeAnnotation
      }
      let implementation = PropertyImplementation(storage: .none)
      if !isRequirement { declaration.implementation = .script(implementation) }
      let wrapped = propertyWrapper(DeclSyntax(syntax), owner)
      if wrapped == nil, isRequirement == false, !accessors.isComputed,
        let source = notSimulatedWrapper(DeclSyntax(syntax), declaration.name, owner),
        binding.initializer == nil, source.givesValue || annotation == nil
      {
        implementation.hasInitialValue = true
        setUnknownValue(of: declaration, implementation, annotation, source.name, owner)
        add(declaration, to: owner, range(name))
        continue
      }
      if wrapped == nil { setType(of: declaration, implementation, annotation, binding, owner) }
      if !isVar, accessors.isComputed {
        diagnose(.computedLet, at: range(syntax.bindingSpecifier))
      } else if accessors.hasSetter, !accessors.hasGetter {
        diagnose(
          .setterWithoutGetter, at: accessors.setter.map { range($0) } ?? range(name))
      }
      if declaration.isLazy, !isVar, let keyword = modifiers.token("lazy") {
        diagnose(.lazyLet, at: range(keyword))
      }
      if declaration.isLazy, isVar, binding.initializer == nil, !accessors.isComputed {
        diagnose(.lazyNeedsInitializer, at: range(name))
      }
      checkAttributes(syntax.attributes)
      later { [self] in
        checkAccess(
          of: declaration, kind: "property", in: owner, isInferred: annotation == nil)
      }
      if let wrapped, !isRequirement {
        declareWrapped(declaration, implementation, binding, wrapped, owner)
        add(declaration, to: owner, range(name))
        continue
      }
      if owner.type.kind == .class, isVar, !accessors.isComputed,
        let keyword = modifiers.token("nonisolated"), modifiers.contains("nonisolated")
      {
        diagnose(.concurrency(.nonisolatedMutable), at: range(keyword))
      }
      if declaration.isWeak {
        checkWeak(declaration, annotation, isVar, range(name))
      } else if declaration.isUnowned, annotation != nil {
        checkReference(declaration, "unowned", range(name))
      }
      if isRequirement {
        add(declaration, to: owner, range(name))
        continue
      }
      implementation.hasInitialValue = binding.initializer != nil
      if !accessors.isComputed, !declaration.isOverride {
        store(declaration, implementation, binding, isVar, owner)
      }
      declaration.isThrowing = accessors.isThrowing
      declaration.isSetterNonmutating =
        accessors.setter?.modifier?.name.text == "nonmutating"
      declareAccessors(
        accessors, implementation, declaration, owner, memberScope(owner), parameters: nil)
      add(declaration, to: owner, range(name))
    }
  }

  /// Gives a stored property its place.
  private func store(
    _ declaration: Declaration, _ implementation: PropertyImplementation,
    _ binding: PatternBindingSyntax, _ isVar: Bool, _ owner: TypeDeclaration
  ) {
    if declaration.isStatic {
      let variable = LocalVariable(
        declaration.name, type: declaration.type, isMutable: isVar, isGlobal: true,
        range: declaration.range)
      implementation.storage = .global(variable)
      if binding.initializer == nil, declaration.type.optionalObject == nil || !isVar {
        diagnose(
          .staticNeedsInitialValue(isLet: !isVar, name: declaration.name),
          at: range(binding.pattern), notes: [note(.addInitializer, at: range(binding.pattern))])
      }
      return
    }
    if owner.isExtension || owner.type.kind == .enumeration || owner.type.kind == .protocol {
      diagnose(
        owner.type.kind == .enumeration && !owner.isExtension
          ? .enumStoredProperty : .extensionStoredProperty, at: range(binding.pattern))
      return
    }
    guard let type = owner.type.script as? TypeImplementation else { return }
    implementation.storage = .field(type.inheritedFieldCount + type.storedProperties.count)
    type.storedProperties.append(declaration)
    let isOptionalVar = isVar && declaration.type.optionalObject != nil
    if binding.initializer == nil, !isOptionalVar { type.hasUninitializedProperties = true }
  }

  /// The written type, or that of the initial value, found when it is first needed.
  private func setType(
    of declaration: Declaration, _ implementation: PropertyImplementation,
    _ annotation: TypeAnnotationSyntax?, _ binding: PatternBindingSyntax, _ owner: TypeDeclaration
  ) {
    var written: SwiftType?
    if let annotation {
      let outer = scope
      scope = memberScope(owner)
      written = resolveType(annotation.type)
      scope = outer
      declaration.type = written ?? .error
      declaration.isImplicitlyUnwrapped = annotation.type.is(
        ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
    guard let initializer = binding.initializer else {
      if annotation == nil {
        diagnose(.missingTypeAnnotation, at: range(binding.pattern))
      }
      return
    }
    let key = ObjectIdentifier(declaration)
    let place = (source, function)
    let find = { [self] in
      guard pendingTypes[key] != nil else { return }
      pendingTypes[key] = nil
      let outer = (source, function)
      (source, function) = place
      settle {
        checkInitialValue(initializer.value, declaration, implementation, written, owner)
      }
      (source, function) = outer
    }
    pendingTypes[key] = find
    pendingBodies.append(find)
  }

  private func checkInitialValue(
    _ syntax: ExprSyntax, _ declaration: Declaration, _ implementation: PropertyImplementation,
    _ written: SwiftType?, _ owner: TypeDeclaration
  ) {
    let outer = (scope, function)
    let context = FunctionContext(
      kind: .initialValue, depth: owner.scope.depth + 1, parent: function)
    context.returnType = written
    function = context
    let members = Scope(parent: owner.scope, depth: context.depth)
    var me: LocalVariable?
    if declaration.isLazy {
      me = LocalVariable("self", type: owner.selfType)
      implementation.selfVariable = me
    }
    members.members = MemberScope(
      selfType: owner.selfType, selfVariable: me, isStatic: declaration.isStatic)
    scope = members
    defer { (scope, function) = outer }
    let value = checkFull(syntax, as: written, purpose: .initialValue)
    if written == nil {
      declaration.type = value.type
      if case .global(let variable) = implementation.storage { variable.type = value.type }
      if value.type.isVoid {
        diagnose(
          .inferredVoid(name: declaration.name), .warning, at: declaration.range ?? value.range)
      }
    }
    implementation.initialValue = value
  }

  /// Makes sure that a property's type is known.
  func demandType(of declaration: Declaration) {
    pendingTypes[ObjectIdentifier(declaration)]?()
  }

  private func checkWeak(
    _ declaration: Declaration, _ annotation: TypeAnnotationSyntax?, _ isVar: Bool,
    _ place: SourceRange
  ) {
    guard annotation != nil, !declaration.type.isError else { return }
    if declaration.type.optionalObject == nil {
      diagnose(.weakNeedsOptional(type: declaration.type.text), at: place)
    } else {
      checkReference(declaration, "weak", place)
    }
  }

  /// A reference that does not keep its object needs one that is an object.
  private func checkReference(_ declaration: Declaration, _ keyword: String, _ place: SourceRange) {
    let type = declaration.type.withoutOptionals
    guard !type.isError, !isClassBound(type) else { return }
    diagnose(
      type.isExistential
        ? .weakNeedsClassBound(keyword: keyword, type: type.text)
        : .weakNeedsClass(keyword: keyword, type: type.text), at: place)
  }

  /// Declares the bodies of accessors and observers, to be checked later.
  func declareAccessors(
    _ accessors: AccessorSyntax, _ implementation: PropertyImplementation,
    _ declaration: Declaration, _ owner: TypeDeclaration?, _ signatureScope: Scope,
    parameters: FunctionParameterClauseSyntax?
  ) {
    let name = (owner.map { $0.type.qualifiedName + "." } ?? "") + declaration.name
    func accessor(
      _ suffix: String, _ body: CodeBlockItemListSyntax, _ result: @escaping () -> SwiftType,
      _ end: SourceRange, value: String?, valueRange: SourceRange?, isMutating: Bool
    ) -> FunctionImplementation {
      let function = FunctionImplementation(declaration: declaration, name: name + suffix)
      later { [self] in
        demandType(of: declaration)
        let context = FunctionContext(
          kind: .accessor, depth: signatureScope.depth + 1, parent: self.function)
        context.returnType = result()
        context.isThrowing = accessors.isThrowing
        context.isAsync = accessors.isAsync && suffix == ".getter"
        let stand = Declaration(
          .variable, declaration.name, type: declaration.type, owner: declaration.owner)
        stand.isStatic = declaration.isStatic
        stand.isMutating = isMutating
        inFunction(context, function, owner, stand, signatureScope) {
          checkParameters(declaration, function, parameters, context.depth)
          if let value {
            let variable = LocalVariable(value, type: declaration.type, range: valueRange)
            scope.declare(value, .variable(variable))
            function.parameters.insert(variable, at: 0)
            function.defaults.insert(nil, at: 0)
          }
          let builder = suffix == ".getter" ? resultBuilder(of: declaration) : nil
          function.body =
            builder.flatMap {
              builderBody(body, $0, result(), .returned, isClosure: false, end: end)
            } ?? checkAccessorBody(body, result(), end)
          function.isAsync = context.isAsync
          noteBody(function, of: declaration)
        }
      }
      return function
    }
    let type = { declaration.type }
    if let items = accessors.getter {
      let end =
        items.parent.map { range($0) }.map {
          SourceRange(source, $0.upper - 1, $0.upper)
        } ?? range(items)
      implementation.getter = accessor(
        ".getter", items, type, end, value: nil, valueRange: nil, isMutating: false)
    }
    if let block = accessors.block, let body = block.body {
      implementation.getter = accessor(
        ".getter", body.statements, type, range(body.rightBrace), value: nil, valueRange: nil,
        isMutating: block.modifier?.name.text == "mutating")
    }
    func named(_ syntax: AccessorDeclSyntax, _ usual: String) -> (String, SourceRange?) {
      guard let written = syntax.parameters?.name else { return (usual, nil) }
      return (written.identifierText, range(written))
    }
    func make(_ syntax: AccessorDeclSyntax?, _ suffix: String, _ usual: String)
      -> FunctionImplementation?
    {
      guard let syntax, let body = syntax.body else { return nil }
      let (value, place) = named(syntax, usual)
      return accessor(
        suffix, body.statements, { .void }, range(body.rightBrace), value: value,
        valueRange: place, isMutating: syntax.modifier?.name.text != "nonmutating")
    }
    implementation.setter = make(accessors.setter, ".setter", "newValue")
    implementation.willSet = make(accessors.willSet, ".willSet", "newValue")
    implementation.didSet = make(accessors.didSet, ".didSet", "oldValue")
  }

  func checkAccessorBody(
    _ items: CodeBlockItemListSyntax, _ type: SwiftType, _ end: SourceRange
  ) -> [Statement] {
    if items.count == 1, let only = items.first, !type.isVoid,
      let expression = singleExpression(only)
    {
      return [returnSingle(expression, type)]
    }
    let outer = scope
    scope = Scope(parent: outer, depth: function.depth)
    defer { scope = outer }
    let statements = checkBody(items)
    checkReturns(statements, type: type, kind: .accessor, end: end)
    checkInitialization(statements, nil, nil, end: end)
    return statements
  }
}
