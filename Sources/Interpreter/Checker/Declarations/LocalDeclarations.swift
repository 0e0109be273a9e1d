import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// Declares the types of a body in the scope; the closure it returns checks their members, once
  /// the functions of the body are declared too.
  func declareLocalTypes(_ declarations: [DeclSyntax]) -> () -> Void {
    for case let alias? in declarations.map({ $0.as(TypeAliasDeclSyntax.self) }) {
      let target = resolveType(alias.initializer.value)
      scope.declare(alias.name.identifierText, .alias(target))
    }
    let types = declareTypes(declarations, parent: nil, in: scope)
    guard !types.isEmpty else { return {} }
    return { [self] in
      let outer = pendingBodies
      pendingBodies = []
      completeTypes(types)
      checkPendingBodies()
      pendingBodies = outer
    }
  }

  /// Headers, members, and what must hold of them.
  ///
  /// - Parameter knowsFunctions: whether the functions that initial values may call are declared.
  func completeTypes(_ types: [TypeDeclaration], knowsFunctions: Bool = true) {
    var types = types
    readHeaders(&types)
    declareMembers(types)
    inferAssociatedTypes()
    for declaration in types {
      later { [self] in
        source = declaration.source
        checkOverrides(declaration)
        checkResultBuilder(declaration)
        checkPropertyWrapper(declaration)
        checkContainment(declaration)
      }
    }
    if knowsFunctions { completeMemberwise() }
    caseDefaults.forEach { $0() }
    caseDefaults = []
    later { [self] in checkConformances() }
  }

  /// Declares the functions of a body, which may call each other.
  func declareLocalFunctions(_ declarations: [DeclSyntax]) {
    guard function.kind != .topLevel else { return }
    for declaration in declarations {
      guard let syntax = declaration.as(FunctionDeclSyntax.self) else { continue }
      if let modifier = syntax.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
      {
        diagnose(.overrideOutsideClass, at: range(modifier))
      }
      let outer = pendingBodies
      pendingBodies = []
      let local = declareFunction(syntax, in: nil)
      localDeclarations.append(local)
      let variable = LocalVariable(local.name, type: functionType(of: local), range: local.range)
      scope.declare(local.name, .localFunction(local, variable))
      localFunctions[syntax.id] = (local, variable, pendingBodies)
      pendingBodies = outer
    }
  }

  func functionType(of declaration: Declaration) -> SwiftType {
    let parameters = declaration.parameters.map { parameter in
      var result = FunctionType.Parameter(parameter.type)
      result.isInout = parameter.isInout
      result.isVariadic = parameter.isVariadic
      return result
    }
    var type = FunctionType(parameters, declaration.type)
    type.isThrowing = declaration.isThrowing
    type.isAsync = declaration.isAsync
    type.isEscaping = true
    return .function(type)
  }

  /// A declaration among statements.
  func checkDeclarationStatement(_ syntax: DeclSyntax) -> [Statement] {
    let place = range(syntax)
    switch syntax.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable): return checkVariables(variable)
    case .functionDecl(let written):
      guard let (declaration, variable, bodies) = localFunctions[written.id],
        case .script(let object) = declaration.implementation,
        let implementation = object as? FunctionImplementation
      else { return [] }
      let outer = pendingBodies
      pendingBodies = bodies
      checkPendingBodies()
      pendingBodies = outer
      return [Statement(.function(variable, implementation), range: place)]
    case .classDecl, .structDecl, .enumDecl, .protocolDecl, .extensionDecl, .typeAliasDecl,
      .actorDecl, .operatorDecl, .precedenceGroupDecl:
      return [Statement(.declaration, range: place)]
    case .importDecl: return []
    case .macroExpansionDecl: return []
    case .ifConfigDecl: return []
    case .missingDecl: return []
    case .initializerDecl(let written):
      diagnose(.initializerOutsideType, at: range(written.signature))
      return []
    case .deinitializerDecl:
      diagnose(.deinitOnlyInClass, at: place)
      return []
    default:
      diagnose(.notUnderstood(what: syntax.trimmedDescription), at: place)
      return []
    }
  }

  /// `let` and `var` in a body or at the top level.
  func checkVariables(_ syntax: VariableDeclSyntax) -> [Statement] {
    if syntax.isAsyncLet { return checkAsyncLet(syntax) }
    if function.kind == .topLevel, !isInteractive, globalActor(among: syntax.attributes) != nil {
      diagnose(.concurrency(.topLevelActor), at: range(syntax.bindings))
    }
    let isVar = syntax.bindingSpecifier.tokenKind == .keyword(.var)
    let modifiers = DeclSyntax(syntax).modifiers
    let bindings = Array(syntax.bindings)
    return bindings.enumerated().flatMap { index, binding -> [Statement] in
      let place = range(binding)
      let accessors = AccessorSyntax(binding.accessorBlock)
      if accessors.isComputed || accessors.willSet != nil || accessors.didSet != nil
        || modifiers.contains("lazy")
      {
        return accessorVariable(syntax, binding, accessors)
      }
      var annotation = binding.typeAnnotation
      if annotation == nil, binding.initializer == nil {
        annotation = bindings[index...].first { $0.typeAnnotation != nil }?.typeAnnotation
      }
      let first = solver.count
      allowsUnbound = binding.initializer != nil
      var written = annotation.map { resolveType($0.type) }
      allowsUnbound = false
      let isUnwrapped = annotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
      var value: Expression?
      if let initializer = binding.initializer {
        beingInitialized.append(
          BindingInProgress(
            names: names(in: binding.pattern), keyword: range(syntax.bindingSpecifier),
            isGlobal: function.kind == .topLevel && scope === topScope))
        let before = errorCount
        let checked = checkInitializer(initializer.value, as: written)
        beingInitialized.removeLast()
        finish(checked, from: first)
        // The compiler gives up an expression with any fault.
        if errorCount > before, written == nil { checked.type = .error }
        written = written.map(resolve)
        value = checked
      }
      var type = written ?? value?.type ?? .error
      var ownership = LocalVariable.Ownership.strong
      if modifiers.contains("weak") {
        ownership = .weak
        if type.optionalObject == nil { type = .optional(type) }
        if !isClassBound(type.withoutOptionals), !type.withoutOptionals.isError {
          diagnose(
            .weakNeedsClass(keyword: "weak", type: type.withoutOptionals.text),
            at: range(binding.pattern))
        }
        if let found = value, found.type.optionalObject == nil {
          value = Expression(.wrapOptional(found), type: type, range: found.range)
        }
      } else if modifiers.list?.contains(where: { $0.name.text == "unowned" }) ?? false {
        ownership = .unowned
      }
      if written == nil, value == nil {
        diagnose(.missingTypeAnnotation, at: range(binding.pattern))
      }
      let pattern: Pattern
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        let variable = declare(
          name.identifier, type, isMutable: isVar, keyword: syntax.bindingSpecifier,
          ownership: ownership)
        variable.isImplicitlyUnwrapped = isUnwrapped
        variable.isNonisolated =
          modifiers.list?.contains { $0.name.text == "nonisolated" } ?? false
        if written != nil { patternVariables.insert(variable) }
        if value == nil, !isVar { deferred.insert(variable) }
        if value == nil, type.optionalObject == nil || !isVar { valueless.insert(variable) }
        if written == nil, let value, solver.isTrial == 0 { warnInferred(value, name) }
        pattern = .variable(variable)
      } else {
        pattern = bindPattern(
          binding.pattern, type, isMutable: isVar, keyword: syntax.bindingSpecifier,
          value: binding.initializer.map { anchor($0.value) })
      }
      if value == nil, isVar, type.optionalObject != nil {
        value = Expression(.nilLiteral, type: type, range: place)
      }
      return [Statement(.binding(pattern, value), range: place)]
    }
  }

  /// The variables that a pattern declares.
  func names(in pattern: PatternSyntax) -> Set<String> {
    if let name = pattern.as(IdentifierPatternSyntax.self) {
      return [name.identifier.identifierText]
    }
    guard let tuple = pattern.as(TuplePatternSyntax.self) else { return [] }
    return Set(tuple.elements.flatMap { names(in: $0.pattern) })
  }

  private func checkInitializer(_ syntax: ExprSyntax, as written: SwiftType?) -> Expression {
    checkFull(syntax, as: written, purpose: .initialValue)
  }

  private func warnInferred(_ value: Expression, _ name: IdentifierPatternSyntax) {
    if value.type.isVoid, errorCount == errorsBefore {
      diagnose(
        .inferredVoid(name: name.identifier.identifierText), .warning, at: range(name),
        notes: [note(.addAnnotation, at: range(name), appending: ": ()")])
    }
  }

  /// A local variable with accessors, observers, or `lazy`: a declaration stands for it.
  private func accessorVariable(
    _ syntax: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ accessors: AccessorSyntax
  ) -> [Statement] {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { return [] }
    let place = range(binding)
    let written = binding.typeAnnotation.map { resolveType($0.type) }
    let isLazy = DeclSyntax(syntax).modifiers.contains("lazy")
    let declaration = Declaration(
      .variable, name.identifier.identifierText, type: written ?? .error)
    declaration.isSettable = accessors.isComputed ? accessors.hasSetter : true
    declaration.isLazy = isLazy
    declaration.resultBuilder = resultBuilder(syntax.attributes)
    declaration.range = range(name)
    localDeclarations.append(declaration)
    let implementation = PropertyImplementation(storage: .none)
    declaration.implementation = .script(implementation)
    var value: Expression?
    if let initializer = binding.initializer {
      let outer = function
      if isLazy {
        let context = FunctionContext(
          kind: .initialValue, depth: outer.depth + 1, parent: outer)
        function = context
      }
      value = checkInitializer(initializer.value, as: written)
      function = outer
      declaration.type = written ?? value?.type ?? .error
      implementation.initialValue = value
      implementation.hasInitialValue = true
    }
    let variable = declare(
      name.identifier, declaration.type, isMutable: declaration.isSettable,
      keyword: nil)
    variable.accessors = declaration
    if !accessors.isComputed { implementation.storage = .global(variable) }
    let outer = pendingBodies
    pendingBodies = []
    declareAccessors(accessors, implementation, declaration, nil, scope, parameters: nil)
    checkPendingBodies()
    pendingBodies = outer
    if isLazy || accessors.isComputed { value = nil }
    return [Statement(.binding(.variable(variable), value), range: place)]
  }

  /// A name declared twice in one scope.
  func checkRedeclaration(of name: String, _ place: SourceRange) {
    guard solver.isTrial == 0, let others = scope.names[name],
      case .variable(let other)? = others.last, let before = other.range,
      before.source === place.source, before != place
    else { return }
    diagnose(
      .redeclaration(name: name), at: place,
      notes: [Diagnostic(.previouslyDeclared(name: name), .note, at: before)])
  }
}

/// Variables whose initial value is being checked.
struct BindingInProgress {
  let names: Set<String>
  let keyword: SourceRange

  /// Whether they are of the top level.
  let isGlobal: Bool
}
