import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// What `@objc`, `@IBAction`, `@IBOutlet` and `@IBInspectable` ask of a member.
  func checkObjectiveC(_ declaration: Declaration, _ syntax: DeclSyntax, in owner: TypeDeclaration?)
  {
    for case .attribute(let attribute) in syntax.attributeList {
      let name = attribute.attributeName.trimmedDescription
      let place = range(attribute)
      switch name {
      case "objc":
        if let written = attribute.arguments {
          declaration.objectiveCName = written.trimmedDescription
        }
        checkObjC(declaration, place, in: owner)
      case "IBAction":
        guard let owner, owner.type.kind == .class, !declaration.isStatic else {
          diagnose(.objectiveC(.actionOutsideClass), at: place)
          continue
        }
        if !declaration.type.isVoid { diagnose(.objectiveC(.actionReturns), at: place) }
        later { [self] in checkParts(declaration, place) }
      case "IBOutlet": later { [self] in checkOutlet(declaration, place, in: owner) }
      case "IBInspectable":
        later { [self] in
          demandType(of: declaration)
          if !isRepresentable(declaration.type) {
            diagnose(
              .objectiveC(.propertyNotRepresentable(attribute: "@IBInspectable")), at: place)
          }
        }
      default: break
      }
    }
    if let keyword = syntax.modifiers.token("optional"), let owner,
      !module.objectiveCTypes.contains(owner.type)
    {
      diagnose(.objectiveC(.optionalOutsideProtocol), at: range(keyword))
    }
  }

  private func checkObjC(
    _ declaration: Declaration, _ place: SourceRange, in owner: TypeDeclaration?
  ) {
    guard let owner,
      owner.type.kind == .class || module.objectiveCTypes.contains(owner.type)
    else { return _ = diagnose(.objectiveC(.outsideClass), at: place) }
    later { [self] in checkParts(declaration, place) }
  }

  private func checkParts(_ declaration: Declaration, _ place: SourceRange) {
    demandType(of: declaration)
    let kind = declaration.kindForObjectiveC
    if declaration.kind == .variable {
      if !isRepresentable(declaration.type) {
        diagnose(.objectiveC(.propertyNotRepresentable(attribute: "@objc")), at: place)
      }
      return
    }
    if !declaration.genericParameters.isEmpty {
      diagnose(.objectiveC(.generic(kind: kind)), at: place)
      return
    }
    let count = declaration.parameters.count
    for (index, parameter) in declaration.parameters.enumerated()
    where !isRepresentable(parameter.type) {
      diagnose(
        .objectiveC(.notRepresentable(kind: kind, .parameter(count == 1 ? nil : index + 1))),
        at: place)
    }
    if declaration.kind == .function, !declaration.type.isVoid, !isRepresentable(declaration.type) {
      diagnose(.objectiveC(.notRepresentable(kind: kind, .result)), at: place)
    }
  }

  private func checkOutlet(
    _ declaration: Declaration, _ place: SourceRange, in owner: TypeDeclaration?
  ) {
    guard let owner, owner.type.kind == .class, !declaration.isStatic else {
      return _ = diagnose(.objectiveC(.outletOutsideClass), at: place)
    }
    demandType(of: declaration)
    if declaration.isLet { diagnose(.objectiveC(.outletImmutable), at: place) }
    let type = declaration.type
    if type.isError { return }
    let object = type.withoutOptionals
    let isObject =
      isClassBound(object) || object.isAny
      || object.isNamed("Array") && object.genericArguments.allSatisfy { isClassBound($0) }
      || object.isNamed("String")
    if !isObject {
      diagnose(.objectiveC(.outletNonObject(type: object.text)), at: place)
    }
    if type.optionalObject == nil {
      diagnose(.objectiveC(.outletNonOptional(type: type.text)), at: place)
    }
  }

  /// Whether Objective-C knows a type, as far as it can be told.
  private func isRepresentable(_ type: SwiftType) -> Bool {
    switch type {
    case .error, .variable: return true
    case .optional(let object):
      switch object {
      case .nominal(let nominal, _)
      where nominal.kind == .structure || nominal.kind == .enumeration:
        return Self.bridged.contains(nominal.name) && isRepresentable(object)
      default: return isRepresentable(object)
      }
    case .tuple(let elements): return elements.isEmpty
    case .function(let function):
      return function.parameters.allSatisfy { isRepresentable($0.type) }
        && isRepresentable(function.result)
    case .metatype(let instance): return isRepresentable(instance)
    case .parameter: return false
    case .composition(let list): return list.allSatisfy { isRepresentable($0) }
    case .nominal(let nominal, let arguments):
      guard nominal.module == "main" else {
        return nominal.name == "Result" ? false : arguments.allSatisfy { isElement($0) }
      }
      switch nominal.kind {
      case .class:
        return superclassChain(type).contains { $0.nominal.map { $0.module != "main" } ?? false }
          || module.objectiveCTypes.contains(nominal)
      default: return module.objectiveCTypes.contains(nominal)
      }
    }
  }

  /// Whether a collection of such elements is one that Objective-C knows.
  private func isElement(_ type: SwiftType) -> Bool {
    if case .nominal(let nominal, _) = type, nominal.module == "main", nominal.kind != .class {
      return module.objectiveCTypes.contains(nominal)
    }
    if case .tuple = type { return false }
    return true
  }

  /// Structures that are objects on the other side.
  private static let bridged: Set<String> = [
    "String", "Array", "Dictionary", "Set", "Date", "URL", "Data", "IndexPath", "UUID",
    "Notification", "URLRequest", "DateComponents", "CharacterSet", "IndexSet", "Calendar",
    "Locale", "TimeZone",
  ]

  // MARK: #keyPath

  /// `#keyPath(Track.artist.name)`: the names, each of a property that Objective-C knows.
  func checkKeyPathText(_ syntax: MacroExpansionExprSyntax, _ range: SourceRange) -> Expression {
    var names: [String] = []
    var next = syntax.arguments.first?.expression
    while let current = next {
      if let member = current.as(MemberAccessExprSyntax.self) {
        names.insert(member.declName.baseName.identifierText, at: 0)
        next = member.base
      } else {
        names.insert(current.trimmedDescription, at: 0)
        next = nil
      }
    }
    let place = syntax.arguments.first.map { self.range($0.expression) } ?? range
    var properties: [String] = []
    var type: SwiftType?
    for name in names {
      if type == nil, properties.isEmpty, let found = lookUpType(name) {
        type = found
        continue
      }
      guard let owner = type ?? enclosingSelfType else {
        diagnose(.cannotFindInScope(name: name), at: place)
        return invalid(range)
      }
      if let nested = nestedType(name, in: owner), properties.isEmpty {
        type = nested
        continue
      }
      let found = members(of: owner.withoutOptionals, named: name).first {
        $0.declaration.kind == .variable
      }
      if found == nil, notSimulatedMember(name, of: owner) != nil {
        type = unknownType
        properties.append(name)
        continue
      }
      guard let found else {
        diagnose(
          type == nil
            ? .cannotFindInScope(name: name)
            : .typeHasNoMember(type: owner.withoutOptionals.text, member: name), at: place)
        return invalid(range)
      }
      let declaration = found.declaration
      if case .script = declaration.implementation, !declaration.isObjC,
        !overridesNative(declaration)
      {
        diagnose(.objectiveC(.keyPathProperty(name: name)), at: place)
        return invalid(range)
      }
      demandType(of: declaration)
      type = substitute(declaration.type, found.substitutions)
      properties.append(name)
    }
    return Expression(
      .stringLiteral(properties.joined(separator: ".")), type: known.string, range: range)
  }
}

extension Declaration {
  fileprivate var kindForObjectiveC: String {
    switch kind {
    case .initializer: "initializer"
    case .subscript: "subscript"
    case .variable: "property"
    default: isStatic ? "static method" : "instance method"
    }
  }
}

extension DeclSyntax {
  /// The attributes, whatever the declaration.
  var attributeList: AttributeListSyntax {
    asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
  }
}
