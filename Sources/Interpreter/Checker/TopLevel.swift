import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// Checks the files of an input as one module: declarations are visible in any order, statements
  /// run in the order of the text.
  func checkInput(_ files: [ParsedSource], context: InputContext) -> [Statement] {
    isInteractive = true
    if case .file = context { isInteractive = false }
    if case .method = context, let controller { enter(controller) }
    let items = files.map { file in
      (file.source, file.syntax.statements.flatMap { activeItems($0) }.filter { !isPreview($0) })
    }
    for declaration in items.flatMap({ declarations($0.1) })
    where declaration.is(OperatorDeclSyntax.self) || declaration.is(PrecedenceGroupDeclSyntax.self)
    {
      module.operatorDeclarations.append(declaration.trimmedDescription)
    }
    var types: [TypeDeclaration] = []
    for (source, items) in items {
      self.source = source
      declareImports(items)
    }
    if diagnostics.contains(where: { $0.message.isMissingModule }) { return [] }
    for (source, items) in items {
      self.source = source
      types += declareTypes(declarations(items), parent: nil, in: scope)
    }
    readAllGenericParameters(types)
    for (source, items) in items {
      self.source = source
      for case let alias? in declarations(items).map({ $0.as(TypeAliasDeclSyntax.self) }) {
        scope.declare(alias.name.identifierText, .alias(resolveAlias(alias)))
        declaredNames.append(alias.name.identifierText)
      }
    }
    for (source, items) in items {
      self.source = source
      types += declareExtensions(declarations(items), in: scope)
    }
    completeTypes(types, knowsFunctions: false)
    var statements: [Statement] = []
    for (source, items) in items {
      self.source = source
      declareFunctions(items, types)
    }
    completeMemberwise()
    for (source, items) in items {
      self.source = source
      let isScript =
        isInteractive || files.count == 1 || items.contains { !$0.item.is(DeclSyntax.self) }
      if !isScript { declareGlobals(items) }
    }
    for (source, items) in items {
      self.source = source
      let isScript =
        isInteractive || files.count == 1 || items.contains { !$0.item.is(DeclSyntax.self) }
      for item in items {
        if !isScript, item.item.is(VariableDeclSyntax.self) { continue }
        if item.item.is(FunctionDeclSyntax.self) { continue }
        statements += checkItem(item)
      }
    }
    if case .file = context { statements += previews(in: files) }
    checkPendingBodies()
    if case .method = context {
      checkIsolation(statements, isAsync: false)
    } else {
      checkIsolation(statements, isAsync: true)
    }
    checkInitialization(statements, nil, nil, end: SourceRange(source, 0, 0))
    export()
    return statements
  }

  /// Whether an item is a `#Preview`, which Xcode shows beside the code and a program does not run.
  private func isPreview(_ item: CodeBlockItemSyntax) -> Bool {
    switch item.item {
    case .decl(let declaration):
      return declaration.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
    case .expr(let expression):
      return expression.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
    default: return false
    }
  }

  /// Each `#Preview { … }` as a variable that holds its closure: the host calls the last one.
  private func previews(in files: [ParsedSource]) -> [Statement] {
    files.flatMap { file -> [Statement] in
      self.source = file.source
      return file.syntax.statements.flatMap { activeItems($0) }.compactMap { item in
        let closure: ClosureExprSyntax?
        switch item.item {
        case .decl(let declaration):
          closure = declaration.as(MacroExpansionDeclSyntax.self)?.trailingClosure
        case .expr(let expression):
          closure = expression.as(MacroExpansionExprSyntax.self)?.trailingClosure
        default: closure = nil
        }
        guard isPreview(item), let closure else { return nil }
        let first = solver.count
        let made = checkClosure(
          closure, .function(FunctionType([], solver.fresh())), isCalledAtOnce: true)
        finish(made, from: first)
        guard !made.type.isError else { return nil }
        let variable = LocalVariable(Execution.previewName, type: made.type, isGlobal: true)
        return Statement(.binding(.variable(variable), made), range: range(item))
      }
    }
  }

  /// Makes the imported modules' names visible, whatever stands before the import.
  private func declareImports(_ items: [CodeBlockItemSyntax]) {
    for case let written? in declarations(items).map({ $0.as(ImportDeclSyntax.self) }) {
      guard let name = written.path.first?.name else { continue }
      if library.notSimulated.hasModule(name.text) {
        module.imports.insert(name.text)
      } else {
        diagnose(.noSuchModule(name: name.text), at: range(name))
      }
    }
  }

  private func resolveAlias(_ alias: TypeAliasDeclSyntax) -> SwiftType {
    resolveType(alias.initializer.value)
  }

  private func declarations(_ items: [CodeBlockItemSyntax]) -> [DeclSyntax] {
    items.compactMap { item in
      if case .decl(let declaration) = item.item { declaration } else { nil }
    }
  }

  /// Makes the statements those of the controller's method: its members are in scope, `self` is
  /// the controller.
  private func enter(_ controller: ControllerUnderStudy) {
    scope.members = MemberScope(
      selfType: .nominal(controller.type, []),
      selfVariable: controller.implementation?.selfVariable, isStatic: false)
    let context = FunctionContext(kind: .function, depth: 0)
    context.returnType = controller.method?.type ?? .void
    context.declaration = controller.method
    function = context
    // The variables of earlier inputs are locals of the same body: they come before the members.
    for (name, meaning) in module.names {
      if case .variable = meaning { scope.declare(name, meaning) }
    }
    for parameter in controller.implementation?.parameters ?? [] {
      scope.declare(parameter.name, .variable(parameter))
    }
  }

  // MARK: Functions

  private func declareFunctions(_ items: [CodeBlockItemSyntax], _ types: [TypeDeclaration]) {
    for declaration in declarations(items) {
      guard let syntax = declaration.as(FunctionDeclSyntax.self) else { continue }
      if declaration.modifiers.contains("override") {
        declareControllerMember(declaration)
        continue
      }
      let made = atTopLevel { declareFunction(syntax, in: nil) }
      let mine = signature(made, [:])
      let others = module.declarations[made.name] ?? []
      if let other = others.first(where: {
        signature($0, [:]) == mine && $0.range?.source === source
      }) {
        diagnose(
          .redeclaration(name: made.fullName), at: range(syntax.name),
          notes: other.range.map {
            [Diagnostic(.previouslyDeclared(name: other.fullName), .note, at: $0)]
          } ?? [])
      }
      module.declarations[made.name] =
        others.filter {
          signature($0, [:]) != mine || $0.range?.source === source
        } + [made]
      if module.names[made.name] != nil { module.names[made.name] = nil }
      declaredNames.append(made.name)
    }
  }

  /// Functions of the top level are not inside the method that the statements are the body of.
  private func atTopLevel<Result>(_ body: () -> Result) -> Result {
    let outer = function
    if function.kind != .topLevel { function = FunctionContext(kind: .topLevel, depth: 0) }
    defer { function = outer }
    return body()
  }

  /// A bare `override func`: a member of the controller under study.
  private func declareControllerMember(_ syntax: DeclSyntax) {
    guard let found = controller ?? madeController ?? makeController() else {
      diagnose(.cannotFindType(name: "UIViewController"), at: range(syntax))
      return
    }
    madeController = found
    let entry = TypeDeclaration(
      type: found.type, syntax: syntax,
      members: MemberBlockItemListSyntax([MemberBlockItemSyntax(decl: syntax)]), inheritance: nil,
      isExtension: true, scope: Scope(parent: outermostScope(), depth: 0), source: source)
    guard let function = syntax.as(FunctionDeclSyntax.self) else { return }
    let member = atTopLevel { declareFunction(function, in: entry) }
    let isNew = ownTypes.contains(found.type)
    if isNew {
      found.type.add(member)
    } else {
      module.extensions[found.type, default: TypeExtension()].members[member.name] = [member]
      module.extensions[found.type, default: TypeExtension()].order.append(member)
      addedMembers.append((found.type, member))
    }
  }

  private func outermostScope() -> Scope {
    let copy = Scope(parent: nil, depth: 0)
    for (name, meanings) in topScope.names { meanings.forEach { copy.declare(name, $0) } }
    return copy
  }

  /// In a file the controller is made for the `override`s that stand bare in it.
  private func makeController() -> ControllerUnderStudy? {
    guard
      let made = ControllerUnderStudy.declare(
        "ViewController", superclass: "UIViewController", method: nil, callsSuper: false,
        in: library)
    else { return nil }
    ownTypes.insert(made.type)
    typesInOrder.append(made.type)
    scope.declare(made.type.name, .type(made.type))
    declaredNames.append(made.type.name)
    return made
  }

  // MARK: Globals made on first use

  private func declareGlobals(_ items: [CodeBlockItemSyntax]) {
    for declaration in declarations(items) {
      guard let syntax = declaration.as(VariableDeclSyntax.self) else { continue }
      let isVar = syntax.bindingSpecifier.tokenKind == .keyword(.var)
      for binding in syntax.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else {
          diagnose(.notUnderstood(what: binding.pattern.trimmedDescription), at: range(binding))
          continue
        }
        declareGlobal(name, binding, isVar, DeclSyntax(syntax))
      }
    }
  }

  private func declareGlobal(
    _ name: IdentifierPatternSyntax, _ binding: PatternBindingSyntax, _ isVar: Bool,
    _ syntax: DeclSyntax
  ) {
    let accessors = AccessorSyntax(binding.accessorBlock)
    let global = Declaration(.variable, name.identifier.identifierText, type: .error)
    global.range = range(name)
    global.isLet = !isVar
    global.isSettable = accessors.isComputed ? accessors.hasSetter : isVar
    global.access = syntax.modifiers.access
    let implementation = PropertyImplementation(storage: .none)
    implementation.hasInitialValue = binding.initializer != nil
    global.implementation = .script(implementation)
    let written = binding.typeAnnotation.map { resolveType($0.type) }
    global.type = written ?? .error
    global.isImplicitlyUnwrapped =
      binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
    if !accessors.isComputed {
      implementation.storage = .global(
        LocalVariable(
          global.name, type: global.type, isMutable: isVar, isGlobal: true, range: global.range))
    }
    if let initializer = binding.initializer {
      let key = ObjectIdentifier(global)
      let place = source
      let find = { [self] in
        guard pendingTypes[key] != nil else { return }
        pendingTypes[key] = nil
        let outer = (scope, function, source)
        (scope, function, source) = (
          topScope, FunctionContext(kind: .initialValue, depth: 1), place
        )
        settle {
          let value = checkFull(initializer.value, as: written, purpose: .initialValue)
          if written == nil { global.type = value.type }
          if case .global(let variable) = implementation.storage { variable.type = global.type }
          implementation.initialValue = value
        }
        (scope, function, source) = outer
      }
      pendingTypes[key] = find
      pendingBodies.append(find)
    } else if !accessors.isComputed, !(isVar && written?.optionalObject != nil) {
      diagnose(.globalNeedsInitialValue(isLet: !isVar), at: range(binding))
    }
    declareAccessors(accessors, implementation, global, nil, topScope, parameters: nil)
    if let other = module.declarations[global.name]?.last, other.range?.source === source {
      diagnose(.redeclaration(name: global.name), at: range(name))
    }
    module.declarations[global.name] = [global]
    declaredNames.append(global.name)
  }

  /// What later inputs see.
  private func export() {
    for (name, meanings) in topScope.names {
      guard let meaning = meanings.last else { continue }
      if case .variable(let variable) = meaning {
        guard variable.isGlobal else { continue }
        if case .variable(let known)? = module.names[name], known == variable { continue }
        declaredNames.append(name)
      }
      module.names[name] = meaning
      if case .variable = meaning { module.declarations[name] = nil }
    }
  }
}
