import ScriptRuntime
import SwiftSyntax

// Names that Apple's frameworks have and the simulation has not. Whatever is reached through them is
// accepted, because only Apple's declarations could say what is wrong with it.
extension Checker {
  /// The modules whose names can be used here: UIKit's always can.
  var visibleModules: [String] {
    if let known = knownModules, known.imports == module.imports { return known.modules }
    let modules = library.notSimulated.visible(module.imports.union(["UIKit"]))
    knownModules = (module.imports, modules)
    return modules
  }

  /// Whether a name may stand before others as their module's.
  func isModuleName(_ name: String) -> Bool {
    ["UIKit", "Foundation", "Swift", "CoreGraphics", "QuartzCore", "Dispatch"].contains(name)
      || module.imports.contains(name)
  }

  /// The type of an expression that only Apple's declarations know.
  var unknownType: SwiftType { .nominal(library.notSimulated.unknown, []) }

  /// The type of that name in the catalogue.
  func notSimulatedType(_ name: String) -> SwiftType? {
    let modules = visibleModules
    if let target = library.notSimulated.alias(name, in: modules), target != name {
      return lookUpType(target) ?? unknownType
    }
    if let type = enclosingSelfType,
      protocols(of: type).contains(where: {
        $0.notSimulated != nil
          && library.notSimulated.member(name, of: $0.name, in: modules) != nil
      })
    {
      return unknownType
    }
    guard let entry = library.notSimulated.entry(name, in: modules), entry.kind != .value else {
      return nil
    }
    return .nominal(type(of: entry), [])
  }

  /// A simulated type that a type of the catalogue has inside under another name:
  /// `NSNotification.Name`.
  func notSimulatedAlias(_ name: String, in type: SwiftType) -> SwiftType? {
    guard let owner = type.nominal,
      let target = library.notSimulated.alias(owner.name + "." + name, in: visibleModules)
    else { return nil }
    return library.type(named: target).map { .nominal($0, []) }
  }

  private func type(of entry: NameCatalogue.Entry) -> NominalType {
    library.notSimulated.type(of: entry) {
      let kind: NominalType.Kind =
        switch entry.kind {
        case .class: .class
        case .enumeration: .enumeration
        case .protocol, .openProtocol: .protocol
        case .structure, .value: .structure
        }
      let superclass = entry.superclass.flatMap { lookUpType($0) }
      let isMade = superclass?.nominal.map { !$0.isNotSimulated && $0.name != "NSObject" } ?? false
      let type = NominalType(
        entry.name.name, kind, module: isMade ? "main" : entry.name.module)
      type.notSimulated = entry.name
      type.isFinal = false
      type.isOpen = entry.kind == .openProtocol || kind == .class
      if kind == .protocol { type.genericParameters = [GenericParameter("Self")] }
      if isMade, let superclass {
        // An empty subclass takes its place, so that hierarchies can be built with it.
        let implementation = TypeImplementation()
        type.superclass = superclass
        implementation.nativeBase = nativeBase(of: superclass)
        type.script = implementation
      }
      return type
    }
  }

  /// The nearest superclass that compiled code has.
  func nativeBase(of type: SwiftType) -> NominalType? {
    superclassChain(type).compactMap(\.nominal).first { $0.script == nil && !$0.isNotSimulated }
  }

  /// What a name means that only the catalogue has.
  func notSimulatedReference(_ name: String, _ range: SourceRange) -> Reference? {
    if let type = notSimulatedType(name) { return .type(type) }
    if let entry = library.notSimulated.entry(name, in: visibleModules) {
      return .value(notSimulated(entry.name, base: nil, range))
    }
    guard let type = enclosingSelfType else { return nil }
    return notSimulatedMember(name, of: type).map {
      .value(notSimulated($0, base: nil, range))
    }
  }

  /// The name of a member that a type has in Apple's framework only; nil when there is none.
  func notSimulatedMember(_ name: String, of type: SwiftType) -> NotSimulatedName? {
    let type = type.instanceOfMetatype ?? type
    if type.isNotSimulated { return type.nominal?.notSimulated }
    let modules = visibleModules
    let wrapped = name.hasPrefix("$") || name.hasPrefix("_") ? String(name.dropFirst()) : nil
    for link in superclassChain(type.withoutOptionals) {
      guard let nominal = link.nominal else { continue }
      if let wrapped, let found = notSimulatedWrappers[nominal]?[wrapped] { return found }
      if let found = nominal.notSimulated
        ?? library.notSimulated.member(
          name, of: nominal.qualifiedName, in: modules)
      {
        return found
      }
    }
    for found in protocols(of: type.withoutOptionals) {
      if let name = found.notSimulated
        ?? library.notSimulated.member(
          name, of: found.qualifiedName, in: modules)
      {
        return name
      }
    }
    return nil
  }

  /// The not simulated class that a class is made in place of, or inherits from.
  func standIn(of type: SwiftType) -> NotSimulatedName? {
    for link in superclassChain(type) {
      if let nominal = link.nominal, nominal.kind == .class, let name = nominal.notSimulated {
        return name
      }
    }
    return nil
  }

  /// An expression that names something not simulated, or a member of it.
  func notSimulated(_ name: NotSimulatedName, base: Expression?, _ range: SourceRange)
    -> Expression
  {
    notSimulatedCount += 1
    return Expression(.notSimulated(name, base: base), type: unknownType, range: range)
  }

  /// What a fault or a member not simulated makes of an expression built on another: the same kind
  /// of nothing.
  func notSimulated(on base: Expression, _ range: SourceRange) -> Expression {
    let type = resolveHead(base.type)
    guard
      let name = (type.instanceOfMetatype ?? type).nominal?.notSimulated ?? base.notSimulatedName
    else { return invalid(range) }
    return notSimulated(name, base: base, range)
  }

  /// The type of what is made of two expressions, one of which is not simulated or has a fault.
  func unknownOrError(_ first: Expression, _ second: Expression) -> SwiftType {
    [first, second].contains { resolveHead($0.type).isNotSimulated } ? unknownType : .error
  }

  /// What an operator makes of operands of which one is not simulated.
  func notSimulated(among operands: [Expression?], _ range: SourceRange) -> Expression {
    for case let operand? in operands where resolveHead(operand.type).isNotSimulated {
      return notSimulated(on: operand, range)
    }
    return invalid(range)
  }

  /// An expression whose value the program needs: reaching it ends the program when the value is not
  /// simulated.
  func demanded(_ expression: Expression, as type: SwiftType? = nil) -> Expression {
    Expression(
      .demanded(expression), type: type ?? expression.type, range: expression.range)
  }

  /// An expression whose meaning depends on a type that is not simulated; nil for those that mean
  /// something by themselves.
  func checkUnknown(_ syntax: ExprSyntax, _ expected: SwiftType) -> Expression? {
    let name = resolveHead(expected).nominal?.notSimulated ?? NotSimulatedName("_", module: "")
    switch syntax.as(ExprSyntaxEnum.self) {
    case .nilLiteralExpr:
      return Expression(.nilLiteral, type: expected, range: range(syntax))
    case .keyPathExpr: break
    case .stringLiteralExpr(let literal):
      // What may stand between the brackets depends on the type too.
      for case .expressionSegment(let segment) in literal.segments {
        for part in segment.expressions {
          let isOpen = part.label != nil || dependsOnContext(part.expression)
          _ = checkFull(part.expression, as: isOpen ? unknownType : nil)
        }
      }
    case .arrayExpr(let array) where !isTypeLike(syntax):
      for element in array.elements { _ = checkFull(element.expression, as: unknownType) }
    case .dictionaryExpr(let dictionary) where !isTypeLike(syntax):
      if case .elements(let list) = dictionary.content {
        for element in list {
          _ = checkFull(element.key, as: unknownType)
          _ = checkFull(element.value, as: unknownType)
        }
      }
    default: return nil
    }
    return Expression(.notSimulated(name, base: nil), type: expected, range: range(syntax))
  }

  private func isTypeLike(_ syntax: ExprSyntax) -> Bool {
    allowsMetatype && typeWritten(in: syntax) != nil
  }

  /// The name of a notification that is not simulated: it can be observed, and is never posted.
  func notificationName(_ expression: Expression, _ target: SwiftType) -> Expression? {
    guard let type = target.withoutOptionals.nominal, type.qualifiedName == "Notification.Name",
      case .notSimulated(_, let base) = expression.kind, isOfType(base),
      let initializer = type.members(named: "init").first(where: {
        $0.parameters.map(\.label) == ["rawValue"]
      })
    else { return nil }
    let place = expression.range
    let text = Expression(.stringLiteral(place.text), type: known.string, range: place)
    let made = SwiftType.nominal(type, [])
    return Expression(
      .call(
        initializer, base: Expression(.metatype(made), type: .metatype(made), range: place),
        arguments: [.value(text)], dispatch: .direct, substitutions: [:]), type: target,
      range: place)
  }

  /// Whether a member is static: its base is a type, or left out.
  private func isOfType(_ base: Expression?) -> Bool {
    guard let base else { return true }
    if case .metatype = base.kind { return true }
    return false
  }

  /// Checks an argument of a call to something not simulated: it is never evaluated, but its names
  /// must exist.
  func checkForgotten(_ argument: CallArgument) {
    guard argument.checked == nil else { return }
    let place = argument.syntax.as(InOutExprSyntax.self)?.expression
    let syntax = place ?? argument.syntax
    let first = solver.count
    let isOpen = dependsOnContext(syntax) || syntax.is(StringLiteralExprSyntax.self)
    let value = check(syntax, expected: isOpen ? unknownType : nil)
    finish(value, from: min(first, solver.count))
    if place != nil, case .variable(let variable) = value.kind, solver.isTrial == 0 {
      uses[variable, default: VariableUse()].writes += 1
    }
  }
}

extension SwiftType {
  /// Whether nothing of the type is simulated.
  var isNotSimulated: Bool { nominal?.isNotSimulated ?? false }
}

extension Expression {
  /// The name that the expression, or what it is built on, has in Apple's framework only.
  var notSimulatedName: NotSimulatedName? {
    switch kind {
    case .notSimulated(let name, _): name
    case .upcast(let inner), .bindOptional(let inner), .forceUnwrap(let inner, _),
      .optionalEvaluation(let inner), .tryOptional(let inner), .tryForced(let inner),
      .await(let inner):
      inner.notSimulatedName
    default: nil
    }
  }
}
