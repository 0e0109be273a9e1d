import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// A function or method from its syntax; its body is checked later.
  func declareFunction(_ syntax: FunctionDeclSyntax, in owner: TypeDeclaration?) -> Declaration {
    let modifiers = DeclSyntax(syntax).modifiers
    let isOperator: Bool
    if case .identifier = syntax.name.tokenKind { isOperator = false } else { isOperator = true }
    let declaration = Declaration(
      .function, syntax.name.identifierText, type: .void, owner: owner?.type)
    declaration.isOperator = isOperator
    declaration.isStatic = modifiers.contains("static") || modifiers.contains("class")
    declaration.isFinal = modifiers.contains("final") || modifiers.contains("static")
    declaration.isMutating = modifiers.contains("mutating")
    declaration.isOverride = modifiers.contains("override")
    declaration.isPrefix = modifiers.contains("prefix")
    declaration.isPostfix = modifiers.contains("postfix")
    declaration.access = modifiers.access
    declaration.range = range(syntax.name)
    let attributes = DeclSyntax(syntax).attributeNames
    declaration.isDiscardable = attributes.contains("discardableResult")
    declaration.isObjC = attributes.contains("objc") || attributes.contains("IBAction")
    checkAttributes(syntax.attributes)
    later { [self] in
      checkAccess(
        of: declaration, kind: owner == nil ? "function" : "method", in: owner, isInferred: false)
    }
    declaration.isOptionalRequirement = modifiers.contains("optional")
    declaration.isolation = writtenIsolation(DeclSyntax(syntax), in: owner)
    declaration.availability = availability(DeclSyntax(syntax))
    let outer = scope
    if let owner { scope = memberScope(owner) }
    scope = Scope(parent: scope, depth: scope.depth)
    readGenerics(syntax.genericParameterClause, syntax.genericWhereClause, declaration)
    declaration.parameters = parameters(syntax.signature.parameterClause, declaration)
    if isOperator {
      checkOperator(declaration, owner)
      for index in declaration.parameters.indices { declaration.parameters[index].label = nil }
    }
    declaration.resultBuilder = resultBuilder(syntax.attributes)
    let effects = syntax.signature.effectSpecifiers
    declaration.isThrowing = effects?.throwsClause != nil
    declaration.isRethrowing =
      effects?.throwsClause?.throwsSpecifier.tokenKind == .keyword(.rethrows)
    declaration.isAsync = effects?.asyncSpecifier != nil
    if declaration.isRethrowing,
      !declaration.parameters.contains(where: {
        $0.type.withoutOptionals.functionType?.isThrowing ?? false
      }), let clause = effects?.throwsClause
    {
      diagnose(.rethrowsWithoutFunction, at: range(clause.throwsSpecifier))
    }
    if let thrown = effects?.throwsClause?.type {
      declaration.thrownType = resolveType(thrown)
    }
    if let result = syntax.signature.returnClause {
      declaration.type = resolveType(result.type)
      declaration.returnsSelf =
        owner?.type.kind == .class
        && ["Self", "Self?"].contains(result.type.trimmedDescription)
      declaration.isImplicitlyUnwrapped = result.type.is(
        ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
    let signatureScope = scope
    scope = outer
    checkObjectiveC(declaration, DeclSyntax(syntax), in: owner)
    let name = (owner.map { $0.type.qualifiedName + "." } ?? "") + declaration.fullName
    let implementation = FunctionImplementation(declaration: declaration, name: name)
    if syntax.body != nil || owner?.type.kind != .protocol || owner?.isExtension == true {
      declaration.implementation = .script(implementation)
    }
    guard let body = syntax.body else {
      if owner?.type.kind != .protocol || owner?.isExtension == true {
        diagnose(.expectedBody, at: range(syntax.name))
      }
      return declaration
    }
    later { [self] in
      checkFunction(
        declaration, implementation, syntax.signature.parameterClause, body,
        in: owner, signatureScope)
    }
    return declaration
  }

  /// The generic parameters of a declaration, put in the current scope.
  func readGenerics(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?,
    _ declaration: Declaration
  ) {
    for syntax in clause?.parameters ?? [] {
      let parameter = GenericParameter(syntax.name.identifierText)
      declaration.genericParameters.append(parameter)
      scope.declare(parameter.name, .genericParameter(parameter))
    }
    for (syntax, parameter) in zip(clause?.parameters ?? [], declaration.genericParameters) {
      if let inherited = syntax.inheritedType {
        parameter.constraints.append(resolveType(inherited))
      }
    }
    readRequirements(requirements) { subject, constraint in
      if case .parameter(let parameter) = subject,
        declaration.genericParameters.contains(parameter) || parameter.base != nil
      {
        parameter.constraints.append(constraint)
      } else {
        declaration.requirements.append((subject, constraint))
      }
    } same: {
      declaration.sameTypeRequirements.append(($0, $1))
    }
  }

  /// The parameters of a function, initialiser or subscript. `some P` becomes a generic parameter.
  func parameters(_ clause: FunctionParameterClauseSyntax, _ declaration: Declaration)
    -> [Declaration.Parameter]
  {
    clause.parameters.map { syntax in
      let first = syntax.firstName.identifierText
      let name = syntax.secondName?.identifierText ?? first
      var written = syntax.type
      var parameter = Declaration.Parameter(
        label: first == "_" ? nil : first, name: name, type: .error)
      if let attributed = written.as(AttributedTypeSyntax.self) {
        parameter.isInout = attributed.specifiers.contains { $0.trimmedDescription == "inout" }
        parameter.isIsolated = attributed.specifiers.contains {
          $0.trimmedDescription == "isolated"
        }
        parameter.isAutoclosure = attributed.attributes.contains {
          $0.trimmedDescription == "@autoclosure"
        }
        if attributed.baseType.is(SomeOrAnyTypeSyntax.self) { written = attributed.baseType }
      }
      if let opaque = written.as(SomeOrAnyTypeSyntax.self),
        opaque.someOrAnySpecifier.tokenKind == .keyword(.some)
      {
        let generic = GenericParameter(
          "some " + opaque.constraint.trimmedDescription,
          constraints: [resolveType(opaque.constraint)])
        declaration.genericParameters.append(generic)
        parameter.type = .parameter(generic)
      } else {
        parameter.type = resolveType(syntax.type)
      }
      parameter.resultBuilder = resultBuilder(syntax.attributes)
      if let builder = parameter.resultBuilder, !parameter.type.isError,
        parameter.type.withoutOptionals.functionType == nil
      {
        diagnose(.builderNeedsFunction(builder: builder.text), at: range(syntax))
      }
      parameter.isVariadic = syntax.ellipsis != nil
      parameter.hasDefault = syntax.defaultValue != nil
      parameter.placeLiteral =
        syntax.defaultValue?.value.as(MacroExpansionExprSyntax.self)?.macroName.text
      return parameter
    }
  }

  /// Checks the body of a function, method, initialiser.
  func checkFunction(
    _ declaration: Declaration, _ implementation: FunctionImplementation,
    _ clause: FunctionParameterClauseSyntax?, _ body: CodeBlockSyntax?, in owner: TypeDeclaration?,
    _ signatureScope: Scope
  ) {
    let kind: FunctionContext.Kind =
      declaration.kind == .initializer ? .initializer : .function
    let depth = signatureScope.depth + 1
    let context = FunctionContext(kind: kind, depth: depth, parent: function)
    context.declaration = declaration
    context.returnType =
      kind == .initializer
      ? declaration.isFailable ? .optional(.void) : .void : declaration.type
    context.isThrowing = declaration.isThrowing
    context.thrownType = declaration.thrownType
    context.isAsync = declaration.isAsync
    inFunction(context, implementation, owner, declaration, signatureScope) {
      checkParameters(declaration, implementation, clause, depth)
      guard let body else { return }
      implementation.body = checkFunctionBody(
        body, type: context.returnType ?? .void, declaration, implementation)
      noteBody(implementation, of: declaration)
    }
  }

  /// Sets up scopes with `self` around a body.
  func inFunction(
    _ context: FunctionContext, _ implementation: FunctionImplementation,
    _ owner: TypeDeclaration?, _ declaration: Declaration?, _ signatureScope: Scope,
    _ body: () -> Void
  ) {
    let outer = (scope, function, source, environment, sameTypes)
    defer { (scope, function, source, environment, sameTypes) = outer }
    function = context
    environment += (owner?.requirements ?? []).map { ($0.0, $0.1) }
    environment += (declaration?.requirements ?? []).map { ($0.0, $0.1) }
    assume(owner?.sameTypeRequirements ?? [])
    assume(context.declaration?.sameTypeRequirements ?? [])
    if let owner {
      let isStatic = declaration?.isStatic ?? false
      let isValue = owner.type.kind == .structure || owner.type.kind == .enumeration
      var me: LocalVariable?
      if !isStatic {
        let isMutable =
          (isValue || owner.type.kind == .protocol)
          && (declaration?.isMutating ?? false || context.kind == .initializer)
        let variable = LocalVariable("self", type: owner.selfType, isMutable: isMutable)
        if isMutable { variable.bond = .mutatingSelf }
        me = variable
      } else {
        me = nil
      }
      implementation.selfVariable = me
      let members = Scope(parent: owner.scope, depth: context.depth)
      members.members = MemberScope(
        selfType: owner.selfType, selfVariable: me, isStatic: isStatic)
      scope = Scope(parent: members, depth: context.depth)
      for (name, meanings) in signatureScope.names {
        for meaning in meanings { scope.declare(name, meaning) }
      }
    } else {
      scope = Scope(parent: signatureScope, depth: context.depth)
    }
    let before = (errors: errorCount, all: diagnostics.count)
    body()
    if errorCount > before.errors {
      let kept = diagnostics[before.all...].filter { !$0.message.isOfUsage }
      diagnostics.replaceSubrange(before.all..., with: kept)
    }
  }

  func checkParameters(
    _ declaration: Declaration, _ implementation: FunctionImplementation,
    _ clause: FunctionParameterClauseSyntax?, _ depth: Int
  ) {
    let syntaxes = clause.map { Array($0.parameters) } ?? []
    implementation.parameters = []
    implementation.defaults = []
    for (index, parameter) in declaration.parameters.enumerated() {
      let syntax = index < syntaxes.count ? syntaxes[index] : nil
      var type = parameter.type
      if parameter.isVariadic { type = known.array(type) }
      let variable = LocalVariable(
        parameter.name, type: type, isMutable: parameter.isInout,
        range: syntax.map { range($0.secondName ?? $0.firstName) })
      if parameter.isInout {
        variable.bond = .inout
      } else if case .function(let function) = parameter.type, !function.isEscaping {
        variable.bond = .nonEscaping
      }
      variable.isImplicitlyUnwrapped =
        syntax?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
      implementation.parameters.append(variable)
      implementation.defaults.append(
        syntax?.defaultValue.map {
          checkFull($0.value, as: parameter.type, purpose: .defaultArgument)
        })
    }
    var seen: Set<String> = []
    for variable in implementation.parameters
    where variable.name != "_" && !seen.insert(variable.name).inserted {
      if let place = variable.range { diagnose(.redeclaration(name: variable.name), at: place) }
    }
    for variable in implementation.parameters where variable.name != "_" {
      scope.declare(variable.name, .variable(variable))
    }
  }

  /// The statements of a body; a single expression is returned where a value is.
  func checkFunctionBody(
    _ body: CodeBlockSyntax, type: SwiftType, _ declaration: Declaration?,
    _ implementation: FunctionImplementation?
  ) -> [Statement] {
    let items = body.statements
    let outer = scope
    scope = Scope(parent: outer, depth: function.depth)
    defer { scope = outer }
    if items.count == 1, let only = items.first, function.kind == .initializer,
      declaration?.isFailable ?? false, case .expr(let expression) = only.item,
      expression.is(NilLiteralExprSyntax.self)
    {
      let place = range(expression)
      let null = Expression(.nilLiteral, type: type, range: place)
      return [Statement(.return(null), range: place)]
    }
    if let declaration, let builder = resultBuilder(of: declaration),
      let statements = builderBody(
        items, builder, type, .returned, isClosure: false, end: range(body.rightBrace))
    {
      return statements
    }
    if items.count == 1, let only = items.first, !type.isVoid,
      let expression = singleExpression(only), function.kind != .initializer
    {
      let single = returnSingle(expression, type)
      if solver.isTrial == 0 {
        var constants = ConstantFlow(checker: self)
        constants.run([single])
      }
      return [single]
    }
    let statements = checkBody(items)
    if function.kind != .initializer || !type.isVoid, function.kind != .initializer {
      checkReturns(
        statements, type: type, kind: function.kind, end: range(body.rightBrace))
    }
    guard let implementation else { return statements }
    let complete = completeInitializer(implementation, statements, body)
    implementation.body = complete
    checkInitialization(complete, declaration, implementation, end: range(body.rightBrace))
    return complete
  }

  func singleExpression(_ item: CodeBlockItemSyntax) -> ExprSyntax? {
    switch item.item {
    case .expr(let expression):
      if let conditional = expression.as(IfExprSyntax.self) {
        return isValueBranch(conditional) ? expression : nil
      }
      if let choice = expression.as(SwitchExprSyntax.self) {
        return isValueBranch(choice) ? expression : nil
      }
      return expression
    case .stmt(let statement):
      guard let inner = statement.as(ExpressionStmtSyntax.self)?.expression else { return nil }
      return singleExpression(CodeBlockItemSyntax(item: .expr(inner))) == nil ? nil : inner
    case .decl: return nil
    @unknown default: return nil
    }
  }

  /// Whether every branch is one expression, so that the statement is a value.
  private func isValueBranch(_ syntax: IfExprSyntax) -> Bool {
    guard isSingle(syntax.body.statements) else { return false }
    switch syntax.elseBody {
    case .ifExpr(let next)?: return isValueBranch(next)
    case .codeBlock(let block)?: return isSingle(block.statements)
    default: return false
    }
  }

  private func isValueBranch(_ syntax: SwitchExprSyntax) -> Bool {
    syntax.cases.allSatisfy { element in
      guard case .switchCase(let choice) = element else { return true }
      return isSingle(choice.statements)
    }
  }

  private func isSingle(_ items: CodeBlockItemListSyntax) -> Bool {
    guard items.count == 1, let only = items.first else { return false }
    if case .decl = only.item { return false }
    if case .stmt(let statement) = only.item {
      return statement.is(ThrowStmtSyntax.self)
        || statement.as(ExpressionStmtSyntax.self).map { inner in
          inner.expression.as(IfExprSyntax.self).map { isValueBranch($0) }
            ?? inner.expression.as(SwitchExprSyntax.self).map { isValueBranch($0) } ?? true
        } ?? false
    }
    if case .expr(let expression) = only.item {
      return
        !(expression.as(InfixOperatorExprSyntax.self)?.operator.is(AssignmentExprSyntax.self)
        ?? false)
    }
    return true
  }

  func returnSingle(_ expression: ExprSyntax, _ type: SwiftType) -> Statement {
    let place = range(expression)
    let first = solver.count
    let value = check(expression, expected: type)
    if resolveHead(value.type).isNever {
      finish(value, from: first)
      return Statement(.expression(value), range: place)
    }
    let converted = convert(value, to: type, .returned)
    refuseToKeep(value, as: .value)
    finish(converted, from: first)
    return Statement(.return(converted), range: place)
  }
}
