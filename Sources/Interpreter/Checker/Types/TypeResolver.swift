import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// The type that type syntax means.
  func resolveType(_ syntax: TypeSyntax) -> SwiftType {
    let range = range(syntax)
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): return resolveNamed(type, range)
    case .memberType(let type): return resolveMember(type, range)
    case .optionalType(let type): return .optional(resolveType(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type): return .optional(resolveType(type.wrappedType))
    case .arrayType(let type): return known.array(resolveType(type.element))
    case .dictionaryType(let type):
      let made = known.dictionary(resolveType(type.key), resolveType(type.value))
      if let nominal = made.nominal {
        checkArguments(made.genericArguments, of: nominal, self.range(type))
      }
      return made
    case .tupleType(let type):
      if type.elements.count == 1, let only = type.elements.first, only.firstName == nil {
        return resolveType(only.type)
      }
      return .tuple(
        type.elements.map {
          let name = ($0.secondName ?? $0.firstName)?.identifierText
          return TupleElement(
            label: name == "_" ? nil : name, type: resolveType($0.type))
        })
    case .functionType(let type): return resolveFunction(type)
    case .attributedType(let type):
      var result = resolveType(type.baseType)
      let attributes = type.attributes.compactMap {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      }
      if case .function(var function) = result {
        if attributes.contains("escaping") { function.isEscaping = true }
        if attributes.contains("Sendable") { function.attributes.isSendable = true }
        function.attributes.isolation = globalActor(among: type.attributes)
        function.attributes.isSending = type.specifiers.trimmedDescription.contains("sending")
        result = .function(function)
      }
      return result
    case .metatypeType(let type): return .metatype(resolveType(type.baseType))
    case .compositionType(let type):
      let parts = type.elements.map { resolveType($0.type) }
      if parts.contains(where: \.isError) {
        return parts.first { $0.isNotSimulated } ?? .error
      }
      let kept = parts.filter { !$0.isAny }
      return kept.count == 1 ? kept[0] : .composition(kept)
    case .someOrAnyType(let type): return resolveType(type.constraint)
    case .classRestrictionType:
      return library.type(named: "AnyObject").map { .nominal($0, []) } ?? .error
    case .suppressedType: return .any
    case .missingType: return .error
    default:
      diagnose(.notUnderstood(what: syntax.trimmedDescription), at: range)
      return .error
    }
  }

  private func resolveFunction(_ syntax: FunctionTypeSyntax) -> SwiftType {
    let parameters = syntax.parameters.map { element -> FunctionType.Parameter in
      let type = resolveType(element.type)
      var parameter = FunctionType.Parameter(type)
      parameter.isVariadic = element.ellipsis != nil
      if let attributed = element.type.as(AttributedTypeSyntax.self) {
        parameter.isInout = attributed.specifiers.contains { $0.trimmedDescription == "inout" }
        parameter.isAutoclosure = attributed.attributes.contains {
          $0.trimmedDescription == "@autoclosure"
        }
      }
      return parameter
    }
    var function = FunctionType(parameters, resolveType(syntax.returnClause.type))
    function.isThrowing = syntax.effectSpecifiers?.throwsClause != nil
    function.isAsync = syntax.effectSpecifiers?.asyncSpecifier != nil
    function.isEscaping = !isParameterType(syntax)
    return .function(function)
  }

  /// Whether a function type is that of a parameter, so that it does not escape by default.
  private func isParameterType(_ syntax: FunctionTypeSyntax) -> Bool {
    var node = Syntax(syntax).parent
    while let current = node, current.is(AttributedTypeSyntax.self) { node = current.parent }
    guard let node else { return false }
    return node.is(FunctionParameterSyntax.self)
      || node.is(TupleTypeElementSyntax.self)
        && node.parent?.parent?.is(FunctionTypeSyntax.self) ?? false
  }

  private func resolveNamed(_ syntax: IdentifierTypeSyntax, _ range: SourceRange) -> SwiftType {
    let name = syntax.name.identifierText
    let nameRange = self.range(syntax.name)
    let arguments =
      syntax.genericArgumentClause?.arguments.compactMap { argument -> SwiftType? in
        guard case .type(let type) = argument.argument else { return nil }
        return resolveType(type)
      } ?? []
    switch name {
    case "Self": if let type = enclosingSelfType { return type }
    case "Optional" where arguments.count == 1: return .optional(arguments[0])
    default: break
    }
    guard let found = lookUpType(name) else {
      diagnose(
        .cannotFindType(name: name), at: nameRange,
        fixIts: suggestion(for: name, among: typeNames).map {
          [FixIt(replace: nameRange, with: $0)]
        } ?? [])
      return .error
    }
    if let type = found.nominal { noteUse(of: type, at: nameRange) }
    let type = apply(arguments, to: found, syntax.genericArgumentClause != nil, range)
    if let nominal = type.nominal, nominal.kind == .protocol, solver.isTrial == 0,
      hasAssociatedTypes(nominal), !isConstraint(Syntax(syntax))
    {
      diagnose(.anyNeeded(name: nominal.name), .warning, at: range)
    }
    return type
  }

  /// Whether a protocol, or one it refines, has associated types or speaks of `Self`.
  private func hasAssociatedTypes(_ type: NominalType) -> Bool {
    guard type.module == "main" else { return false }
    return protocols(of: type).contains { found in
      found.module == "main"
        && found.typealiases.values.contains {
          if case .parameter(let parameter) = $0 { parameter.base != nil } else { false }
        }
    }
  }

  /// Whether a protocol's name stands where it asks something of another type.
  private func isConstraint(_ syntax: Syntax) -> Bool {
    var node = syntax
    while let parent = node.parent {
      switch parent.kind {
      case .compositionTypeElement, .compositionTypeElementList, .compositionType,
        .tupleTypeElement,
        .tupleTypeElementList, .tupleType, .metatypeType:
        node = parent
      case .someOrAnyType, .inheritedType, .genericParameter, .conformanceRequirement,
        .typeInitializerClause, .extensionDecl, .memberType, .memberAccessExpr, .attribute:
        return true
      default: return false
      }
    }
    return true
  }

  private func resolveMember(_ syntax: MemberTypeSyntax, _ range: SourceRange) -> SwiftType {
    let name = syntax.name.identifierText
    if let module = syntax.baseType.as(IdentifierTypeSyntax.self), isModuleName(module.name.text),
      lookUpType(module.name.text) == nil
    {
      return lookUpType(name) ?? .error
    }
    let base = resolveType(syntax.baseType)
    if name == "Type" { return .metatype(base) }
    if let alias = notSimulatedAlias(name, in: base) { return alias }
    if base.isError { return base }
    if let nested = nestedType(name, in: base), isHiddenType(nested, at: self.range(syntax.name)) {
      return .error
    }
    if let nested = nestedType(name, in: base) {
      let arguments =
        syntax.genericArgumentClause?.arguments.compactMap { argument -> SwiftType? in
          guard case .type(let type) = argument.argument else { return nil }
          return resolveType(type)
        } ?? []
      return apply(arguments, to: nested, false, range)
    }
    if let found = impliedType(name, of: base) { return found }
    if notSimulatedMember(name, of: base) != nil { return unknownType }
    diagnose(
      .notMemberType(
        name: name, kind: base.nominal?.kindName ?? "type",
        type: base.nominal.map { $0.module + "." + $0.qualifiedName } ?? base.text),
      at: self.range(syntax.name),
      notes: base.nominal.flatMap { nominal in
        (nominal.script as? TypeImplementation)?.range.map {
          [Diagnostic(.declaredHere(name: nominal.name), .note, at: $0)]
        }
      } ?? [])
    return .error
  }

  /// Whether a nested type is private to a type that this is not inside; says so.
  func isHiddenType(_ type: SwiftType, at place: SourceRange) -> Bool {
    guard let nominal = type.nominal, nominal.access == .private, nominal.module == "main",
      let parent = nominal.parent, !isInside(parent)
    else { return false }
    if solver.isTrial == 0 {
      diagnose(.inaccessible(name: nominal.name, access: "private"), at: place)
    }
    return true
  }

  /// An associated type that follows from a member which has been declared already: `ID` of a type
  /// with an `id`.
  private func impliedType(_ name: String, of type: SwiftType) -> SwiftType? {
    guard let nominal = type.nominal else { return nil }
    for found in protocols(of: nominal) {
      guard case .parameter(let parameter)? = found.typealiases[name], parameter.base != nil else {
        continue
      }
      for requirement in found.members where requirement.type == .parameter(parameter) {
        guard
          let member = ownMembers(nominal, requirement.name).first(where: {
            $0.kind == requirement.kind
          })
        else { continue }
        demandType(of: member)
        return substitute(member.type, substitutions(of: type))
      }
    }
    return nil
  }

  private func apply(
    _ arguments: [SwiftType], to type: SwiftType, _ hasClause: Bool, _ range: SourceRange
  ) -> SwiftType {
    guard case .nominal(let nominal, let given) = type else { return type }
    if nominal.notSimulated?.name == nominal.name { return type }
    if nominal.kind == .protocol { return .nominal(nominal, arguments) }
    let outer = given.prefix(nominal.outerParameterCount)
    let count = nominal.genericParameters.count - nominal.outerParameterCount
    if arguments.isEmpty {
      if !given.isEmpty, given.contains(where: \.isVariable), !allowsUnbound {
        // Inside the type itself its own parameters are meant.
        if let inside = enclosing(nominal) { return inside }
        diagnose(
          .genericNeedsArguments(type: nominal.name), at: range,
          notes: (nominal.script as? TypeImplementation)?.range.map {
            [note(.genericDeclaredHere(kind: nominal.kindName, name: nominal.name), at: $0)]
          } ?? [])
        return .error
      }
      return type
    }
    if count == 0 {
      diagnose(.cannotSpecialize(type: nominal.qualifiedName), at: range)
      return .error
    }
    if arguments.count != count {
      diagnose(
        .wrongArgumentCount(type: nominal.name, given: arguments.count, wanted: count), at: range)
      return .error
    }
    checkArguments(arguments, of: nominal, range)
    return .nominal(nominal, outer + arguments)
  }

  /// Checks that generic arguments are what the parameters ask for.
  func checkArguments(_ arguments: [SwiftType], of nominal: NominalType, _ range: SourceRange) {
    let own = nominal.genericParameters.dropFirst(nominal.outerParameterCount)
    for (parameter, argument) in zip(own, arguments) {
      for constraint in parameter.constraints
      where !argument.isError && !argument.isVariable && !satisfies(argument, constraint) {
        if solver.isTrial > 0 { continue }
        diagnose(
          .typeDoesNotConform(
            type: argument.text, protocolName: constraint.nominal?.name ?? constraint.text),
          at: range)
      }
    }
  }

  private func enclosing(_ nominal: NominalType) -> SwiftType? {
    var next: Scope? = scope
    while let current = next {
      if let type = current.members?.selfType, type.nominal === nominal { return type }
      next = current.parent
    }
    return nil
  }

  /// A type by its name, from here.
  func lookUpType(_ name: String) -> SwiftType? {
    var next: Scope? = scope
    while let current = next {
      if let meaning = current.names[name]?.last, let type = type(of: meaning) { return type }
      if let members = current.members {
        if let argument = members.selfType.genericArgument(named: name) { return argument }
        var owner: SwiftType? = members.selfType
        while let type = owner {
          if let nested = nestedType(name, in: type) { return nested }
          if type.nominal?.name == name, let nominal = type.nominal, nominal.module == "main" {
            return type
          }
          owner = type.enclosingType
        }
      }
      next = current.parent
    }
    if let meaning = module.names[name], let type = type(of: meaning) { return type }
    switch name {
    case "Void": return .void
    case "Any": return .any
    case "Optional": return .optional(solver.fresh())
    default: break
    }
    if let type = library.type(named: name), type.parent == nil { return openNominal(type) }
    return library.typealias(named: name) ?? notSimulatedType(name)
  }

  private func type(of meaning: Named) -> SwiftType? {
    switch meaning {
    case .type(let type): openNominal(type)
    case .alias(let type): type
    case .genericParameter(let parameter): .parameter(parameter)
    case .variable, .localFunction: nil
    }
  }

  /// The type that an expression is written as, if it is one: `[String]`, `Set<Int>`, `Int?`.
  func typeWritten(in syntax: ExprSyntax) -> SwiftType? {
    guard looksLikeType(syntax) else { return nil }
    switch syntax.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): return lookUpType(name.baseName.identifierText)
    case .arrayExpr(let array):
      guard let only = array.elements.first, array.elements.count == 1 else { return nil }
      return typeWritten(in: only.expression).map { known.array($0) }
    case .dictionaryExpr(let dictionary):
      guard case .elements(let list) = dictionary.content, let only = list.first, list.count == 1,
        let key = typeWritten(in: only.key), let value = typeWritten(in: only.value)
      else { return nil }
      return known.dictionary(key, value)
    case .optionalChainingExpr(let optional):
      return typeWritten(in: optional.expression).map { .optional($0) }
    case .memberAccessExpr(let member):
      guard let base = member.base.flatMap({ typeWritten(in: $0) }) else { return nil }
      let name = member.declName
      let nested = nestedType(name.baseName.identifierText, in: base)
      if let nested, isHiddenType(nested, at: range(name)) { return .error }
      return nested
    case .genericSpecializationExpr(let generic):
      guard let base = typeWritten(in: generic.expression),
        case .nominal(let nominal, let given) = base
      else { return nil }
      let arguments = generic.genericArgumentClause.arguments.compactMap { argument -> SwiftType? in
        guard case .type(let type) = argument.argument else { return nil }
        return resolveType(type)
      }
      checkArguments(arguments, of: nominal, range(generic))
      let all = given.prefix(nominal.outerParameterCount) + arguments
      return all.count == nominal.genericParameters.count ? .nominal(nominal, Array(all)) : nil
    case .tupleExpr(let tuple):
      let types = tuple.elements.compactMap { typeWritten(in: $0.expression) }
      guard types.count == tuple.elements.count, !types.isEmpty else { return nil }
      return types.count == 1
        ? types[0]
        : .tuple(zip(tuple.elements, types).map { TupleElement(label: $0.label?.text, type: $1) })
    case .typeExpr(let type): return resolveType(type.type)
    default: return nil
    }
  }

  /// A quick look that spares lookups: values start with a small letter.
  private func looksLikeType(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name):
      let text = name.baseName.text
      guard text.first?.isUppercase ?? false, name.argumentNames == nil else { return false }
      return valueNamed(text) == false
    case .arrayExpr(let array):
      return array.elements.count == 1 && array.elements.allSatisfy { looksLikeType($0.expression) }
    case .dictionaryExpr(let dictionary):
      guard case .elements(let list) = dictionary.content else { return false }
      return list.count == 1 && list.allSatisfy { looksLikeType($0.key) && looksLikeType($0.value) }
    case .optionalChainingExpr(let optional): return looksLikeType(optional.expression)
    case .memberAccessExpr(let member):
      return member.declName.baseName.text.first?.isUppercase ?? false
        && member.base.map { looksLikeType($0) } ?? false
    case .genericSpecializationExpr(let generic): return looksLikeType(generic.expression)
    case .tupleExpr(let tuple):
      return !tuple.elements.isEmpty
        && tuple.elements.allSatisfy { looksLikeType($0.expression) }
    case .typeExpr: return true
    default: return false
    }
  }

  /// Whether a local value of that name hides a type.
  private func valueNamed(_ name: String) -> Bool {
    var next: Scope? = scope
    while let current = next {
      if case .variable? = current.names[name]?.last { return true }
      next = current.parent
    }
    return false
  }
}
