import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// `\.text`, `\UILabel.text`: a value of `KeyPath`, or a function where one is expected.
  func checkKeyPath(_ syntax: KeyPathExprSyntax, _ expected: SwiftType?) -> Expression {
    let range = range(syntax)
    let wanted = expected.map { resolveHead(resolveHead($0).withoutOptionals) }
    var rootType: SwiftType
    if let root = syntax.root {
      rootType = resolveType(root)
    } else if let function = wanted?.functionType, let parameter = function.parameters.first {
      rootType = resolveHead(parameter.type)
    } else if let argument = wanted?.genericArguments.first {
      rootType = resolveHead(argument)
    } else {
      diagnose(.cannotInferKeyPathRoot, at: range)
      return invalid(range)
    }
    if rootType.isVariable {
      rootType = resolveHead(rootType)
      if rootType.isVariable {
        diagnose(.cannotInferKeyPathRoot, at: range)
        return invalid(range)
      }
    }
    let root = LocalVariable("$root", type: rootType, isMutable: true)
    var body = Expression(.variable(root), type: rootType, range: range)
    var hasChain = false
    for component in syntax.components {
      switch component.component {
      case .property(let property):
        let name = property.declName.baseName.identifierText
        let nameRange = self.range(property.declName)
        if name == "self" { continue }
        guard case .value(let next) = member(name, of: body, nameRange, wholeRange: nameRange)
        else { return invalid(range) }
        body = next
      case .subscript(let part):
        let arguments = arguments(
          part.arguments, trailing: nil, MultipleTrailingClosureElementListSyntax([]))
        let found = members(of: resolveHead(body.type), named: "subscript")
        guard
          case .callables(let candidates) = reference(
            to: found, base: body, baseType: resolveHead(body.type), range), !found.isEmpty
        else { return invalid(range) }
        body = resolveCall(candidates, arguments, nil, range, range)
      case .optional(let mark):
        if mark.questionOrExclamationMark.tokenKind == .exclamationMark,
          case .optional(let object) = resolveHead(body.type)
        {
          body = Expression(.forceUnwrap(body, implicitly: false), type: object, range: range)
        } else if case .optional(let object) = resolveHead(body.type) {
          hasChain = true
          body = Expression(.bindOptional(body), type: object, range: range)
        }
      default:
        diagnose(.notUnderstood(what: syntax.trimmedDescription), at: range)
        return invalid(range)
      }
    }
    if hasChain {
      if resolveHead(body.type).optionalObject == nil {
        body = Expression(.wrapOptional(body), type: .optional(body.type), range: range)
      }
      body = Expression(.optionalEvaluation(body), type: body.type, range: range)
    }
    if let function = wanted?.functionType { return asFunction(root, body, function, range) }
    let isWritable = attempt { checkAssignable(body, .assignment, range) }
    let name =
      !isWritable
      ? "KeyPath"
      : isClassBound(rootType) ? "ReferenceWritableKeyPath" : "WritableKeyPath"
    guard let nominal = library.type(named: name) ?? library.type(named: "KeyPath") else {
      diagnose(.notUnderstood(what: "KeyPath"), at: range)
      return invalid(range)
    }
    return Expression(
      .keyPath(Expression.KeyPath(root: root, body: body)),
      type: .nominal(nominal, [rootType, body.type]), range: range)
  }

  private func asFunction(
    _ root: LocalVariable, _ body: Expression, _ wanted: FunctionType, _ range: SourceRange
  ) -> Expression {
    let converted = convert(body, to: wanted.result, .closureResult)
    let implementation = FunctionImplementation(declaration: nil, name: "key path")
    implementation.parameters = [root]
    implementation.defaults = [nil]
    implementation.body = [Statement(.return(converted), range: range)]
    let closure = ClosureExpression(function: implementation, captures: [])
    unsettledBodies[ObjectIdentifier(closure)] = implementation.body
    return Expression(
      .closure(closure),
      type: .function(FunctionType([FunctionType.Parameter(root.type)], converted.type)),
      range: range)
  }

  /// `object[keyPath: path]`.
  func keyPathSubscript(
    _ base: Expression, _ type: SwiftType, _ argument: CallArgument, _ range: SourceRange
  ) -> Expression {
    let wanted = library.type(named: "KeyPath").map {
      SwiftType.nominal($0, [base.type, solver.fresh()])
    }
    let path = check(argument.syntax, expected: wanted)
    let arguments = resolveHead(path.type).genericArguments
    guard arguments.count == 2 else {
      if !path.type.isError { diagnose(.notUnderstood(what: "[keyPath:]"), at: range) }
      return invalid(range)
    }
    let root = convert(base, to: arguments[0], .argument)
    let declaration = Declaration(.subscript, "$keyPath", type: arguments[1])
    let kind = resolveHead(path.type).nominal?.name ?? "KeyPath"
    declaration.isSettable = kind.contains("Writable")
    declaration.isThroughReference = kind.hasPrefix("Reference")
    return Expression(
      .subscripted(declaration, base: root, arguments: [.value(path)], dispatch: .direct),
      type: arguments[1], range: range)
  }

  func checkMacro(_ syntax: MacroExpansionExprSyntax, _ expected: SwiftType?) -> Expression {
    let range = range(syntax)
    switch syntax.macroName.text {
    case "selector": return checkSelector(syntax, range)
    case "keyPath": return checkKeyPathText(syntax, range)
    case "function", "file", "fileID", "filePath", "line", "column":
      return placeLiteral(syntax.macroName.text, range) ?? invalid(range)
    case "colorLiteral": return literalObject("UIColor", syntax, range)
    case "imageLiteral": return literalObject("UIImage", syntax, range)
    default:
      diagnose(.noMacro(name: syntax.macroName.text), at: self.range(syntax.macroName))
      return invalid(range)
    }
  }

  /// `#line` and the like: where something stands; nil for other names.
  func placeLiteral(_ name: String, _ range: SourceRange) -> Expression? {
    switch name {
    case "function":
      return Expression(
        .stringLiteral(enclosingFunctionName), type: solver.fresh(literal: .string), range: range)
    case "file", "fileID", "filePath":
      let file = source.name ?? "main.swift"
      return Expression(
        .stringLiteral(name == "filePath" ? file : "main/" + file),
        type: solver.fresh(literal: .string), range: range)
    case "line":
      return Expression(
        .integerLiteral(range.start.line), type: solver.fresh(literal: .integer), range: range)
    case "column":
      return Expression(
        .integerLiteral(range.start.column), type: solver.fresh(literal: .integer), range: range)
    default: return nil
    }
  }

  /// The name of the function around, through closures.
  private var enclosingFunctionName: String {
    var context: FunctionContext? = function
    while let current = context {
      if let declaration = current.declaration { return declaration.fullName }
      if current.kind == .deinitializer { return "deinit" }
      context = current.parent
    }
    return "main"
  }

  /// `#colorLiteral(red:green:blue:alpha:)`, `#imageLiteral(resourceName:)`.
  private func literalObject(
    _ name: String, _ syntax: MacroExpansionExprSyntax, _ range: SourceRange
  ) -> Expression {
    guard let type = library.type(named: name) else {
      diagnose(.cannotFindInScope(name: name), at: range)
      return invalid(range)
    }
    let arguments = syntax.arguments.map { element in
      CallArgument(
        label: element.label?.text == "resourceName" ? "named" : element.label?.text,
        syntax: element.expression, range: self.range(element.expression))
    }
    let made = construct(.nominal(type, []), arguments, nil, range, range)
    guard case .optional(let object) = resolveHead(made.type) else { return made }
    return Expression(.forceUnwrap(made, implicitly: true), type: object, range: range)
  }

  /// `#selector(tapped)`: the Objective-C name of a method that is `@objc`.
  private func checkSelector(_ syntax: MacroExpansionExprSyntax, _ range: SourceRange)
    -> Expression
  {
    guard let argument = syntax.arguments.first else { return invalid(range) }
    let expression: ExprSyntax
    if let cast = argument.expression.as(AsExprSyntax.self) {
      expression = cast.expression
    } else {
      expression = argument.expression
    }
    isInSelector = true
    let reference = checkReference(expression, nil)
    isInSelector = false
    var candidates: [Candidate]
    switch reference {
    case .callables(let list): candidates = list
    case .value(let value):
      guard case .property(let declaration, _, _) = value.kind else {
        if value.type.isNotSimulated {
          let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
          return selector(name ?? expression.trimmedDescription, range)
        }
        if !value.type.isError { diagnose(.selectorNotMethod, at: self.range(syntax.pound)) }
        return invalid(range)
      }
      return selector(
        argument.label?.text == "setter"
          ? "set" + declaration.name.prefix(1).uppercased() + declaration.name.dropFirst() + ":"
          : declaration.name, range)
    default: return invalid(range)
    }
    if let cast = argument.expression.as(AsExprSyntax.self), candidates.count > 1 {
      let wanted = resolveType(cast.type)
      let fitting = candidates.filter { candidate in
        attempt { unify(functionValue([candidate], range, nil).type, wanted) }
      }
      if !fitting.isEmpty { candidates = fitting }
    }
    guard let declaration = candidates.first?.declaration else { return invalid(range) }
    if candidates.count > 1,
      Set(candidates.map { $0.declaration.fullName }).count > 1
    {
      diagnose(.ambiguousUse(name: declaration.name), at: self.range(syntax.pound))
      return invalid(range)
    }
    if declaration.owner == nil {
      diagnose(.selectorNotMember(name: declaration.fullName), at: self.range(syntax.pound))
      return invalid(range)
    }
    if case .script = declaration.implementation, !declaration.isObjC, !overridesNative(declaration)
    {
      diagnose(
        .selectorNotObjC(
          kind: declaration.kind == .initializer ? "initializer" : "instance method",
          name: declaration.fullName,
          type: declaration.owner?.qualifiedName ?? ""), at: self.range(syntax.pound))
      return invalid(range)
    }
    return selector(declaration.selectorName, range)
  }

  private func selector(_ text: String, _ range: SourceRange) -> Expression {
    Expression(.selector(Expression.Selector(text: text)), type: known.selector, range: range)
  }

  func overridesNative(_ declaration: Declaration) -> Bool {
    guard declaration.isOverride, let owner = declaration.owner else { return false }
    return superclassChain(.nominal(owner, [])).dropFirst().contains { link in
      guard let nominal = link.nominal else { return false }
      return ownMembers(nominal, declaration.name).contains {
        if $0.fullName != declaration.fullName { return false }
        if case .native = $0.implementation { return true }
        return $0.isObjC
      }
    }
  }
}

extension Declaration {
  /// The name Objective-C knows a method by: `tapped(_:for:)` is `tapped:for:`, and
  /// `move(to:)` is `moveTo:`.
  var selectorName: String {
    if let objectiveCName { return objectiveCName }
    if parameters.isEmpty { return name }
    var text = name
    for (index, parameter) in parameters.enumerated() {
      guard let label = parameter.label else {
        text += ":"
        continue
      }
      if index == 0 {
        let needsWith = kind == .initializer || !Self.prepositions.contains { label.hasPrefix($0) }
        text += (needsWith ? "With" : "") + label.prefix(1).uppercased() + label.dropFirst() + ":"
      } else {
        text += label + ":"
      }
    }
    return text
  }

  private static let prepositions = [
    "above", "after", "along", "as", "at", "before", "below", "by", "for", "from", "given", "in",
    "inside", "into", "of", "on", "onto", "over", "to", "toward", "under", "using", "with",
    "within",
  ]
}
