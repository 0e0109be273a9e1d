import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// Adds the members that the compiler writes: `init()`, the memberwise initialiser, `rawValue`,
  /// `allCases`, `==` and hashing.
  func addImplicitMembers(_ declaration: TypeDeclaration) {
    let type = declaration.type
    guard let implementation = type.script as? TypeImplementation else { return }
    switch type.kind {
    case .structure: addMemberwise(declaration, implementation)
    case .class: addDefaultInitializer(declaration, implementation)
    case .enumeration: addEnumMembers(declaration, implementation)
    case .protocol: return
    }
    addDerived(declaration, implementation)
  }

  private func addMemberwise(_ declaration: TypeDeclaration, _ implementation: TypeImplementation) {
    let type = declaration.type
    let written = type.members(named: "init").contains {
      $0.range != nil && !isInExtension($0, declaration)
    }
    guard !written else { return }
    let properties = implementation.storedProperties.filter { property in
      !(property.isLet && hasInitialValue(property))
    }
    let initializer = Declaration(.initializer, "init", type: declaration.selfType, owner: type)
    initializer.parameters = properties.map { stored in
      let property = visibleProperty(stored)
      let isBinding = notSimulatedWrappers[type]?[property.name]?.name == "Binding"
      var parameter = Declaration.Parameter(
        label: property.name, name: property.name, type: isBinding ? unknownType : property.type)
      parameter.resultBuilder = property.resultBuilder
      parameter.hasDefault =
        hasInitialValue(stored) || property.isLazy
        || property === stored && !property.isLet && property.type.optionalObject != nil
      return parameter
    }
    // A wrapper that is not simulated sets its property itself.
    let access = properties.map { visibleProperty($0) }
      .filter { notSimulatedWrappers[type]?[$0.name] == nil }.map(\.access)
    if access.contains(.private) {
      initializer.access = .private
    } else if access.contains(.fileprivate) {
      initializer.access = .fileprivate
    }
    let function = FunctionImplementation(
      declaration: initializer, name: type.qualifiedName + "." + initializer.fullName)
    function.memberwiseProperties = properties
    initializer.implementation = .script(function)
    type.add(initializer)
    memberwise.append((initializer, properties))
    if !properties.isEmpty, !implementation.hasUninitializedProperties {
      addEmptyInitializer(declaration)
    }
  }

  /// The property that a stored one is known by: for a wrapper, the wrapped property.
  func visibleProperty(_ stored: Declaration) -> Declaration {
    guard case .script(let object) = stored.implementation,
      let visible = (object as? PropertyImplementation)?.wrappedProperty,
      case .script(let other) = visible.implementation,
      (other as? PropertyImplementation)?.wrap != nil
    else { return stored }
    return visible
  }

  private func isInExtension(_ member: Declaration, _ declaration: TypeDeclaration) -> Bool {
    guard let place = member.range else { return false }
    let body = range(declaration.syntax)
    return place.source !== body.source || place.lower < body.lower || place.upper > body.upper
  }

  private func addEmptyInitializer(_ declaration: TypeDeclaration) {
    let initializer = Declaration(
      .initializer, "init", type: declaration.selfType, owner: declaration.type)
    let function = FunctionImplementation(
      declaration: initializer, name: declaration.type.qualifiedName + ".init()")
    initializer.implementation = .script(function)
    declaration.type.add(initializer)
  }

  private func addDefaultInitializer(
    _ declaration: TypeDeclaration, _ implementation: TypeImplementation
  ) {
    let type = declaration.type
    if type.superclass == nil, type.members(named: "init").allSatisfy(\.isConvenience) {
      if implementation.hasUninitializedProperties {
        let missing = implementation.storedProperties.filter {
          !hasInitialValue($0) && ($0.type.optionalObject == nil || $0.isLet)
        }
        diagnose(
          .classHasNoInitializers(name: type.name), at: nameRange(declaration),
          notes: missing.map {
            Diagnostic(
              .storedPropertyPreventsInitializer(name: $0.name), .note,
              at: $0.range ?? range(declaration.syntax))
          })
      } else {
        addEmptyInitializer(declaration)
      }
    } else if type.superclass != nil, implementation.hasUninitializedProperties,
      type.members(named: "init").isEmpty
    {
      let missing = implementation.storedProperties.filter {
        !hasInitialValue($0) && ($0.type.optionalObject == nil || $0.isLet)
      }
      diagnose(
        .classHasNoInitializers(name: type.name), at: nameRange(declaration),
        notes: missing.map {
          Diagnostic(
            .storedPropertyPreventsInitializer(name: $0.name), .note,
            at: $0.range ?? range(declaration.syntax))
        })
    }
  }

  func nameRange(_ declaration: TypeDeclaration) -> SourceRange {
    if let named = declaration.syntax.asProtocol((any NamedDeclSyntax).self) {
      return range(named.name)
    }
    if let syntax = declaration.syntax.as(ExtensionDeclSyntax.self) {
      return range(syntax.extendedType)
    }
    return range(declaration.syntax)
  }

  private func addEnumMembers(_ declaration: TypeDeclaration, _ implementation: TypeImplementation)
  {
    let type = declaration.type
    if let raw = type.superclass {
      let value = Declaration(
        .variable, "rawValue", type: raw, owner: type,
        implementation: .script(DerivedImplementation(.rawValue)))
      type.add(value)
      let initializer = Declaration(
        .initializer, "init", type: declaration.selfType, owner: type,
        implementation: .script(DerivedImplementation(.initRawValue)))
      initializer.isFailable = true
      initializer.parameters = [
        Declaration.Parameter(label: "rawValue", name: "rawValue", type: raw)
      ]
      if !type.members(named: "init").contains(where: { $0.fullName == "init(rawValue:)" }) {
        type.add(initializer)
      }
      for name in ["RawRepresentable", "Equatable", "Hashable"] {
        implementation.derivedConformances.insert(name)
        if let found = library.type(named: name) { type.conformances.append(.nominal(found, [])) }
      }
      type.typealiases["RawValue"] = raw
    } else if implementation.cases.allSatisfy({ $0.declaration.parameters.isEmpty }),
      !implementation.cases.isEmpty
    {
      for name in ["Equatable", "Hashable"] {
        implementation.derivedConformances.insert(name)
        if let found = library.type(named: name) { type.conformances.append(.nominal(found, [])) }
      }
    }
    if conformsByName(type, "CaseIterable"), type.members(named: "allCases").isEmpty {
      implementation.derivedConformances.insert("CaseIterable")
      let all = Declaration(
        .variable, "allCases", type: known.array(declaration.selfType), owner: type,
        implementation: .script(DerivedImplementation(.allCases)))
      all.isStatic = true
      type.add(all)
      type.typealiases["AllCases"] = known.array(declaration.selfType)
    }
  }

  func conformsByName(_ type: NominalType, _ name: String) -> Bool {
    protocols(of: type).contains { $0.name == name }
  }

  private func addDerived(_ declaration: TypeDeclaration, _ implementation: TypeImplementation) {
    let type = declaration.type
    if type.kind == .class {
      if conformsByName(type, "Hashable"), !type.members(named: "hash").isEmpty,
        type.members(named: "hashValue").isEmpty
      {
        addHashValue(type)
      }
      return
    }
    let isEquatable = conformsByName(type, "Equatable")
    if isEquatable, type.members(named: "==").isEmpty {
      implementation.derivedConformances.insert("Equatable")
      let equals = Declaration(
        .function, "==", type: known.bool, owner: type,
        implementation: .script(DerivedImplementation(.equals)))
      equals.isStatic = true
      equals.isOperator = true
      equals.parameters = ["left", "right"].map {
        Declaration.Parameter(label: nil, name: $0, type: declaration.selfType)
      }
      type.add(equals)
    }
    guard conformsByName(type, "Hashable") else { return }
    implementation.derivedConformances.insert("Hashable")
    if type.members(named: "hash").isEmpty, let hasher = library.type(named: "Hasher") {
      let hash = Declaration(
        .function, "hash", type: .void, owner: type,
        implementation: .script(DerivedImplementation(.hashInto)))
      var parameter = Declaration.Parameter(
        label: "into", name: "hasher", type: .nominal(hasher, []))
      parameter.isInout = true
      hash.parameters = [parameter]
      type.add(hash)
    }
    if type.members(named: "hashValue").isEmpty { addHashValue(type) }
  }

  private func addHashValue(_ type: NominalType) {
    let value = Declaration(
      .variable, "hashValue", type: known.int, owner: type,
      implementation: .script(DerivedImplementation(.hashValue)))
    type.add(value)
  }

  /// Types of properties without annotation are known only now.
  func completeMemberwise() {
    for (initializer, properties) in memberwise {
      for (index, stored) in properties.enumerated() {
        let property = visibleProperty(stored)
        demandType(of: property)
        if !initializer.parameters[index].type.isNotSimulated {
          initializer.parameters[index].type = property.type
        }
        if case .script(let object) = initializer.implementation,
          let function = object as? FunctionImplementation
        {
          function.parameters.append(LocalVariable(property.name, type: property.type))
          function.defaults.append(nil)
        }
      }
    }
    memberwise = []
  }
}
