import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// Checks the members of a class against those it inherits: `override` where it must be, a match
  /// where it is, `required` initialisers.
  func checkOverrides(_ declaration: TypeDeclaration) {
    let type = declaration.type
    guard type.kind == .class else { return }
    for member in activeMembers(declaration.members) {
      switch member.as(DeclSyntaxEnum.self) {
      case .functionDecl(let syntax):
        checkOverride(
          named: syntax.name.identifierText, at: range(syntax.name), member, declaration,
          keyword: range(syntax.funcKeyword))
      case .variableDecl(let syntax):
        for binding in syntax.bindings {
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
          checkOverride(
            named: name.identifier.identifierText, at: range(name), member, declaration,
            keyword: range(syntax.bindingSpecifier))
        }
      case .initializerDecl(let syntax):
        checkInitializerOverride(syntax, declaration)
      default: break
      }
    }
    if !declaration.isExtension { checkRequiredInitializers(declaration) }
  }

  private func ownDeclaration(at place: SourceRange, _ declaration: TypeDeclaration, _ name: String)
    -> Declaration?
  {
    ownMembers(declaration.type, name).first { $0.range == place }
  }

  private func checkOverride(
    named name: String, at place: SourceRange, _ syntax: DeclSyntax,
    _ declaration: TypeDeclaration, keyword: SourceRange
  ) {
    guard let own = ownDeclaration(at: place, declaration, name) else { return }
    let isOverride = syntax.modifiers.contains("override")
    let inherited = inheritedMembers(named: name, of: declaration.type).filter {
      $0.declaration.kind == own.kind && $0.declaration.isStatic == own.isStatic
        && $0.declaration.fullName == own.fullName && $0.declaration.access != .private
    }
    let match = inherited.first { overrides(own, $0) }
    let kind = own.kind == .variable ? "property" : own.kind == .function ? "method" : "declaration"
    guard let match else {
      guard isOverride, notSimulatedMember(name, of: declaration.type.selfType) == nil else {
        return
      }
      if own.kind == .variable, let other = inherited.first {
        diagnose(
          .overrideOtherType(
            name: name, type: own.type.text,
            overridden: substitute(other.declaration.type, other.substitutions).text), at: place,
          notes: other.declaration.range.map { [note(.attemptToOverride, at: $0)] } ?? [])
        return
      }
      let wrong = syntax.modifiers.token("override").map { range($0) } ?? place
      let near = inheritedMembers(named: name, of: declaration.type).filter {
        $0.declaration.kind == own.kind && !$0.declaration.isStatic
      }
      if let other = near.first, own.kind == .function, near.count == 1,
        other.declaration.parameters.count == own.parameters.count,
        other.declaration.fullName != own.fullName
      {
        diagnose(
          .overrideLabelMismatch(
            found: "'\(own.fullName)'", expected: "'\(other.declaration.fullName)'"), at: place)
        return
      }
      diagnose(
        .doesNotOverride(kind: kind), at: place,
        fixIts: [FixIt(replace: wrong, with: "")])
      return
    }
    let base = match.declaration
    let overridden = base.range.map { [Diagnostic(.overriddenHere, .note, at: $0)] } ?? []
    let attempt = base.range.map { [note(.attemptToOverride, at: $0)] } ?? []
    if !isOverride {
      guard !(declaration.isExtension && base.owner?.module == "main") else {
        return
      }
      diagnose(
        .missingOverride(isInitializer: false), at: place,
        notes: overridden,
        fixIts: [
          FixIt(
            replace: SourceRange(source, keyword.lower, keyword.lower), with: "override ")
        ])
      return
    }
    if base.isFinal, base.isStatic, own.isStatic {
      diagnose(.overridesStatic(kind: own.kind == .variable ? "property" : "method"), at: place)
    } else if base.isFinal || base.owner?.module != "main" && !base.isOpen && !base.isObjC {
      diagnose(
        base.isFinal
          ? .overridesFinal(kind: own.kind == .variable ? "property" : "instance method")
          : .overridesNonOpen(kind: own.kind == .variable ? "property" : "instance method"),
        at: place, notes: base.isFinal ? overridden : [])
    }
    if own.kind == .variable {
      let implementation: PropertyImplementation?
      if case .script(let object) = own.implementation {
        implementation = object as? PropertyImplementation
      } else {
        implementation = nil
      }
      if let implementation {
        if implementation.getter == nil, implementation.setter == nil,
          implementation.didSet == nil, implementation.willSet == nil
        {
          diagnose(.cannotOverrideWithStored(name: name), at: place, notes: attempt)
        }
        if base.isSettable, !own.isSettable, implementation.getter != nil {
          diagnose(.overrideNeedsSetter(name: name), at: place, notes: attempt)
        }
      }
    }
    if own.isThrowing, !base.isThrowing {
      diagnose(.overrideThrows, at: place, notes: overridden)
    }
  }

  /// The members of that name in the superclasses, nearest first.
  func inheritedMembers(named name: String, of type: NominalType) -> [Member] {
    guard let parent = superclass(of: type.selfType) else { return [] }
    return members(of: parent, named: name).filter { $0.declaration.owner?.kind == .class }
  }

  /// Whether the types of two members of one name agree.
  private func overrides(_ own: Declaration, _ base: Member) -> Bool {
    let parameters = base.declaration.parameters
    guard own.parameters.count == parameters.count else { return false }
    for (mine, theirs) in zip(own.parameters, parameters) {
      let wanted = substitute(theirs.type, base.substitutions)
      if mine.type == wanted || converts(wanted, to: mine.type)
        || mine.type.optionalObject == wanted
        || mine.type.withoutOptionals == wanted.withoutOptionals
      {
        continue
      }
      return false
    }
    demandType(of: own)
    let result = substitute(base.declaration.type, base.substitutions)
    return own.type.isError || own.type == result || converts(own.type, to: result)
      || own.type.withoutOptionals == result.withoutOptionals
  }

  // MARK: Initialisers

  private func checkInitializerOverride(
    _ syntax: InitializerDeclSyntax, _ declaration: TypeDeclaration
  ) {
    let place = range(syntax.initKeyword)
    guard let own = ownDeclaration(at: place, declaration, "init"),
      let parent = superclass(of: declaration.selfType), let parentType = parent.nominal
    else {
      if DeclSyntax(syntax).modifiers.contains("override") {
        diagnose(.doesNotOverride(kind: "initializer"), at: place)
      }
      return
    }
    let inherited = members(of: parent, named: "init").filter {
      $0.declaration.fullName == own.fullName && overrides(own, $0)
    }
    let designated = inherited.first { !$0.declaration.isConvenience }
    let isOverride = own.isOverride
    if designated?.declaration.isRequired ?? false, !own.isRequired {
      diagnose(
        .requiredNeedsRequired, at: place,
        notes: designated?.declaration.range.map {
          [note(.overriddenRequiredInitializer, at: $0)]
        } ?? [],
        fixIts: [
          FixIt(replace: SourceRange(source, place.lower, place.lower), with: "required ")
        ])
      return
    }
    if let base = designated?.declaration {
      if !isOverride, !base.isRequired {
        diagnose(
          .missingOverride(isInitializer: true), at: place,
          fixIts: [
            FixIt(replace: SourceRange(source, place.lower, place.lower), with: "override ")
          ])
      }
    } else if isOverride, standIn(of: parent) == nil {
      diagnose(.doesNotOverride(kind: "initializer"), at: place)
    }
    _ = parentType
  }

  /// A class that declares a designated initialiser must repeat the `required` ones it inherits.
  private func checkRequiredInitializers(_ declaration: TypeDeclaration) {
    let type = declaration.type
    guard let parent = superclass(of: declaration.selfType) else { return }
    let own = ownMembers(type, "init")
    let implementation = type.script as? TypeImplementation
    guard
      own.contains(where: { !$0.isConvenience })
        || implementation?.hasUninitializedProperties ?? false
    else { return }
    for member in members(of: parent, named: "init")
    where member.declaration.isRequired && !member.declaration.isUnavailable {
      let wanted = member.declaration
      if own.contains(where: { $0.fullName == wanted.fullName }) { continue }
      let syntaxEnd = range(declaration.syntax)
      diagnose(
        .requiredInitializerMissing(name: wanted.fullName, type: parent.nominal?.name ?? ""),
        at: closingLine(of: syntaxEnd),
        fixIts: [
          FixIt(
            replace: SourceRange(source, syntaxEnd.upper - 1, syntaxEnd.upper - 1),
            with: requiredStub(wanted))
        ])
    }
  }

  /// Where the compiler points for what a type lacks: the start of the line with its closing
  /// bracket, or of the next line when there is more before the bracket.
  private func closingLine(of declaration: SourceRange) -> SourceRange {
    let bytes = Array(declaration.source.text.utf8)
    let bracket = declaration.upper - 1
    var start = bracket
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    let isAlone = bytes[start..<bracket].allSatisfy { $0 == UInt8(ascii: " ") || $0 == 9 }
    if !isAlone, let end = bytes[bracket...].firstIndex(of: UInt8(ascii: "\n")) { start = end + 1 }
    return SourceRange(declaration.source, start, start + 1)
  }

  private func requiredStub(_ wanted: Declaration) -> String {
    let parameters = wanted.parameters.map { parameter in
      let label = parameter.label ?? "_"
      return (label == parameter.name ? label : label + " " + parameter.name) + ": "
        + parameter.type.text
    }
    return "\n  required init" + (wanted.isFailable ? "?" : "") + "("
      + parameters.joined(separator: ", ")
      + ") {\n    fatalError(\"init(\(wanted.parameters.compactMap(\.label).map { $0 + ":" }.joined())) has not been implemented\")\n  }\n"
  }
}
