import SwiftSyntax

/// Members and globals.
extension Collector {
  /// What a declaration declares for scripts; several variables may share a `var`.
  mutating func members(of declaration: DeclSyntax, in context: Context) -> [Member] {
    guard isScripted(declaration),
      let modified = declaration.asProtocol((any WithModifiersSyntax).self),
      let attributed = declaration.asProtocol((any WithAttributesSyntax).self)
    else { return [] }
    let isCase = declaration.is(EnumCaseDeclSyntax.self)
    guard isCase || isPublic(modified.modifiers, in: context) else { return [] }
    let attributes = Self.attributes(attributed.attributes)
    guard !attributes.contains("unavailable") else { return [] }
    var found: [Member] = []
    if let variable = declaration.as(VariableDeclSyntax.self) {
      found = variables(variable)
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      found = [member(function)]
    } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
      found = [member(initializer)]
    } else if let subscripted = declaration.as(SubscriptDeclSyntax.self) {
      found = [member(subscripted)]
    } else if let cases = declaration.as(EnumCaseDeclSyntax.self) {
      found = cases.elements.map(member)
    } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      var member = Member(kind: .alias, name: alias.name.text, location: location(alias))
      member.type = alias.initializer.value
      found = [member]
    } else if let associated = declaration.as(AssociatedTypeDeclSyntax.self) {
      report("associated types are not bound", associated)
    }
    let modifiers = Set(modified.modifiers.filter { $0.detail == nil }.map(\.name.text))
    return found.map { member in
      var member = member
      member.modifiers = modifiers
      member.attributes = attributes
      member.documentation = Self.documentation(of: declaration)
      return member
    }
  }

  private mutating func variables(_ declaration: VariableDeclSyntax) -> [Member] {
    var result: [Member] = []
    let setterIsHidden = declaration.modifiers.contains { $0.detail?.detail.text == "set" }
    for binding in declaration.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        report("a public variable's pattern must be a name", binding)
        continue
      }
      guard let type = binding.typeAnnotation?.type else {
        report("the public property '\(name)' needs an explicit type", binding)
        continue
      }
      var member = Member(
        kind: .variable, name: name.withoutBackticks, location: location(declaration))
      member.type = type.trimmed
      member.isSettable =
        declaration.bindingSpecifier.tokenKind == .keyword(.var) && !setterIsHidden
        && Self.hasSetter(binding.accessorBlock)
      result.append(member)
    }
    return result
  }

  /// Whether a variable or subscript with these accessors can be set: a stored one can.
  private static func hasSetter(_ block: AccessorBlockSyntax?) -> Bool {
    switch block?.accessors {
    case nil: true
    case .getter: false
    case .accessors(let list):
      list.contains {
        switch $0.accessorSpecifier.tokenKind {
        case .keyword(.set), .keyword(.didSet), .keyword(.willSet), .keyword(._modify): true
        default: false
        }
      }
    @unknown default: false
    }
  }

  private func member(_ declaration: FunctionDeclSyntax) -> Member {
    var member = Member(
      kind: .function, name: declaration.name.text.withoutBackticks,
      location: location(declaration))
    member.parameters = parameters(declaration.signature.parameterClause)
    if let result = declaration.signature.returnClause?.type, !Self.isVoid(result) {
      member.type = result.trimmed
    }
    member.isAsync = declaration.signature.effectSpecifiers?.asyncSpecifier != nil
    member.isThrowing = declaration.signature.effectSpecifiers?.throwsClause != nil
    member.genericClause = declaration.genericParameterClause?.trimmedDescription.onOneLine ?? ""
    member.whereClause = declaration.genericWhereClause?.trimmedDescription.onOneLine ?? ""
    return member
  }

  private func member(_ declaration: InitializerDeclSyntax) -> Member {
    var member = Member(kind: .initializer, name: "init", location: location(declaration))
    member.parameters = parameters(declaration.signature.parameterClause)
    member.failability = declaration.optionalMark?.text ?? ""
    member.isAsync = declaration.signature.effectSpecifiers?.asyncSpecifier != nil
    member.isThrowing = declaration.signature.effectSpecifiers?.throwsClause != nil
    member.genericClause = declaration.genericParameterClause?.trimmedDescription.onOneLine ?? ""
    member.whereClause = declaration.genericWhereClause?.trimmedDescription.onOneLine ?? ""
    return member
  }

  private func member(_ declaration: SubscriptDeclSyntax) -> Member {
    var member = Member(kind: .subscript, name: "subscript", location: location(declaration))
    member.parameters = parameters(declaration.parameterClause).map { parameter in
      // A subscript's parameter has a label only where two names are written.
      parameter.label == parameter.name
        ? Parameter(
          label: nil, name: parameter.name, type: parameter.type, text: parameter.text,
          defaultValue: parameter.defaultValue) : parameter
    }
    member.type = declaration.returnClause.type.trimmed
    member.isSettable = Self.hasSetter(declaration.accessorBlock)
    member.genericClause = declaration.genericParameterClause?.trimmedDescription.onOneLine ?? ""
    return member
  }

  private func member(_ declaration: EnumCaseElementSyntax) -> Member {
    var member = Member(
      kind: .enumCase, name: declaration.name.text.withoutBackticks,
      location: location(declaration))
    for (index, parameter) in (declaration.parameterClause?.parameters ?? []).enumerated() {
      let label = parameter.firstName.map { $0.text == "_" ? nil : $0.text } ?? nil
      member.parameters.append(
        Self.parameter(
          label: label, name: label ?? "p\(index)", type: parameter.type,
          defaultValue: parameter.defaultValue?.value.trimmedDescription))
    }
    return member
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
    clause.parameters.map { parameter in
      let first = parameter.firstName.text.withoutBackticks
      var result = Self.parameter(
        label: first == "_" ? nil : first,
        name: parameter.secondName?.text.withoutBackticks ?? first,
        type: parameter.type, defaultValue: parameter.defaultValue?.value.trimmedDescription)
      result.isVariadic = parameter.ellipsis != nil
      return result
    }
  }

  private static func parameter(
    label: String?, name: String, type: TypeSyntax, defaultValue: String?
  ) -> Parameter {
    var base = type.trimmed
    var isInout = false
    var isAutoclosure = false
    if let attributed = base.as(AttributedTypeSyntax.self) {
      isInout = attributed.specifiers.contains { $0.trimmedDescription == "inout" }
      isAutoclosure = attributes(attributed.attributes).contains("autoclosure")
      // Whether a closure is Sendable matters to the one that is passed.
      let isSendable = attributes(attributed.attributes).contains("Sendable")
      base = attributed.baseType.trimmed
      if isSendable { base = TypeSyntax.parse("@Sendable " + base.trimmedDescription) ?? base }
    }
    var result = Parameter(
      label: label, name: name, type: base, text: type.trimmedDescription.onOneLine,
      defaultValue: defaultValue)
    result.isInout = isInout
    result.isAutoclosure = isAutoclosure
    return result
  }

  private static func isVoid(_ type: TypeSyntax) -> Bool {
    let text = type.trimmedDescription
    return text == "Void" || text == "()"
  }
}

extension String {
  /// A name without the backticks it may be written in.
  var withoutBackticks: String { filter { $0 != "`" } }
}
