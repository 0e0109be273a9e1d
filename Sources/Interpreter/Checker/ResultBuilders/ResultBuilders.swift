import ScriptRuntime
import SwiftSyntax

/// A part of a result that a builder puts together: a variable that holds it.
struct BuilderComponent {
  let variable: LocalVariable
  let syntax: ExprSyntax
  let range: SourceRange

  /// The component as an argument of one of the builder's functions.
  func argument(_ label: String? = nil) -> CallArgument {
    let argument = CallArgument(label: label, syntax: syntax, range: range)
    argument.checked = Expression(.variable(variable), type: variable.type, range: range)
    return argument
  }
}

/// Statements that compute a part of the result, and the part; nil after a fault.
struct BuilderBlock {
  var statements: [Statement] = []
  var value: Expression?
}

extension Checker {
  /// The result builder among attributes: a type that the script declares with `@resultBuilder`.
  func resultBuilder(_ attributes: AttributeListSyntax?) -> SwiftType? {
    for case .attribute(let attribute) in attributes ?? [] {
      let name =
        attribute.attributeName.as(IdentifierTypeSyntax.self)?.name
        ?? attribute.attributeName.as(MemberTypeSyntax.self)?.name
      guard let name, module.builderTypes.contains(where: { $0.name == name.text }) else {
        continue
      }
      allowsUnbound = true
      let type = resolveType(attribute.attributeName)
      allowsUnbound = false
      if let nominal = type.nominal, module.builderTypes.contains(nominal) { return type }
    }
    return nil
  }

  /// The builder that a function or property is transformed by: its own, or that of the
  /// requirement it meets.
  func resultBuilder(of declaration: Declaration) -> SwiftType? {
    if let own = declaration.resultBuilder { return own }
    guard let owner = declaration.owner, owner.kind != .protocol, !module.builderTypes.isEmpty
    else { return nil }
    for found in protocols(of: owner) {
      for requirement in ownMembers(found, declaration.name)
      where requirement.kind == declaration.kind && requirement.fullName == declaration.fullName {
        if let builder = requirement.resultBuilder { return builder }
      }
    }
    return nil
  }

  /// Checks that a builder has the functions that every builder needs.
  func checkResultBuilder(_ declaration: TypeDeclaration) {
    let type = declaration.type
    guard module.builderTypes.contains(type), !declaration.isExtension else { return }
    let partial = ownMembers(type, "buildPartialBlock").filter(\.isStatic)
    let isPartial = Set(partial.map { $0.parameters.first?.label }).isSuperset(of: [
      "first", "accumulated",
    ])
    let isWhole = members(of: type.selfType, named: "buildBlock").contains {
      $0.declaration.isStatic
    }
    if !isWhole, !isPartial {
      diagnose(.builderNeedsBuildBlock, at: nameRange(declaration))
    }
  }

  // MARK: Bodies

  /// The body of a function, accessor or closure as the builder transforms it; nil when a `return`
  /// in it says that it is none.
  func builderBody(
    _ items: CodeBlockItemListSyntax, _ builder: SwiftType, _ result: SwiftType,
    _ purpose: ConversionPurpose, isClosure: Bool, end: SourceRange
  ) -> [Statement]? {
    if let statement = explicitReturn(in: Syntax(items)) {
      if !isClosure, solver.isTrial == 0 {
        diagnose(
          .builderDisabledByReturn(builder: builder.text), .warning, at: range(statement))
      }
      return nil
    }
    let outer = scope
    scope = Scope(parent: outer, depth: function.depth)
    defer { scope = outer }
    let first = solver.count
    let isFinal = hasBuilderFunction("buildFinalResult", in: builder)
    let block = builderBlock(items, builder, expected: isFinal ? nil : result, end)
    guard var value = block.value else { return block.statements }
    if isFinal {
      let argument = CallArgument(
        label: nil, syntax: ExprSyntax(TupleExprSyntax(elements: [])), range: value.range)
      argument.checked = value
      value = callBuilder("buildFinalResult", [argument], builder, expected: result, value.range)
    }
    let converted = convert(value, to: result, purpose)
    finish(converted, from: first)
    return block.statements + [Statement(.return(converted), range: value.range)]
  }

  /// A `return` of the body itself.
  private func explicitReturn(in node: Syntax) -> ReturnStmtSyntax? {
    switch node.kind {
    case .closureExpr, .functionDecl, .classDecl, .structDecl, .enumDecl, .accessorDecl,
      .accessorBlock:
      return nil
    case .returnStmt: return node.as(ReturnStmtSyntax.self)
    default:
      for child in node.children(viewMode: .sourceAccurate) {
        if let found = explicitReturn(in: child) { return found }
      }
      return nil
    }
  }

  // MARK: The builder's functions

  func hasBuilderFunction(_ name: String, label: String? = nil, in builder: SwiftType) -> Bool {
    members(of: builder, named: name).contains {
      $0.declaration.isStatic
        && (label == nil || $0.declaration.parameters.first?.label == label)
    }
  }

  func callBuilder(
    _ name: String, _ arguments: [CallArgument], _ builder: SwiftType, expected: SwiftType?,
    _ place: SourceRange
  ) -> Expression {
    let found = members(of: builder, named: name).filter { $0.declaration.isStatic }
    let base = Expression(.metatype(builder), type: .metatype(builder), range: place)
    guard
      case .callables(let candidates) = reference(
        to: found, base: base, baseType: builder, place)
    else { return invalid(place) }
    return resolveCall(candidates, arguments, expected, place, place)
  }

  /// The parts of a block put together.
  private func combine(
    _ components: [BuilderComponent], _ builder: SwiftType, expected: SwiftType?,
    _ statements: inout [Statement], _ end: SourceRange
  ) -> Expression {
    let start = solver.count
    guard let first = components.first,
      hasBuilderFunction("buildPartialBlock", label: "first", in: builder),
      components.count == 1
        || hasBuilderFunction("buildPartialBlock", label: "accumulated", in: builder)
    else {
      return callBuilder(
        "buildBlock", components.map { $0.argument() }, builder, expected: expected,
        components.first?.range ?? end)
    }
    var value = callBuilder(
      "buildPartialBlock", [first.argument("first")], builder,
      expected: components.count == 1 ? expected : nil, first.range)
    for (index, next) in components.enumerated().dropFirst() {
      finish(value, from: start)
      let before = hold(value, first.syntax, &statements)
      value = callBuilder(
        "buildPartialBlock", [before.argument("accumulated"), next.argument("next")], builder,
        expected: index == components.count - 1 ? expected : nil, next.range)
    }
    return value
  }

  /// Puts a value into a variable.
  func hold(_ value: Expression, _ syntax: ExprSyntax, _ statements: inout [Statement])
    -> BuilderComponent
  {
    let variable = LocalVariable("$component", type: resolve(value.type))
    statements.append(Statement(.binding(.variable(variable), value), range: value.range))
    return BuilderComponent(variable: variable, syntax: syntax, range: value.range)
  }

  // MARK: Blocks

  /// The statements of a block, whose expressions are parts of its value.
  func builderBlock(
    _ items: CodeBlockItemListSyntax, _ builder: SwiftType, expected: SwiftType? = nil,
    _ end: SourceRange
  ) -> BuilderBlock {
    let items = items.flatMap { activeItems($0) }
    let declarations = items.compactMap { item -> DeclSyntax? in
      if case .decl(let declaration) = item.item { declaration } else { nil }
    }
    let types = declareLocalTypes(declarations)
    declareLocalFunctions(declarations)
    types()
    var block = BuilderBlock()
    var components: [BuilderComponent] = []
    let before = errorCount
    for item in items {
      switch builderItem(item, builder, &block.statements) {
      case .component(let component): components.append(component)
      case .plain: block.statements += checkItem(item)
      case .fault: break
      }
    }
    finishScope(scope)
    guard errorCount == before else { return block }
    let value = combine(components, builder, expected: expected, &block.statements, end)
    block.value = value
    return block
  }
}
