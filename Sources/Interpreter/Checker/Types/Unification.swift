import ScriptRuntime

extension Checker {
  /// Makes two types the same by binding variables, or says that it cannot be done. Bindings made
  /// before the failure stay: the caller goes back to its own mark.
  func unify(_ left: SwiftType, _ right: SwiftType) -> Bool {
    let left = resolveHead(left)
    let right = resolveHead(right)
    switch (left, right) {
    case (.error, _), (_, .error): return true
    case (.variable(let first), .variable(let second)):
      return first == second || merge(first, second)
    case (.variable(let index), _): return bind(index, to: right)
    case (_, .variable(let index)): return bind(index, to: left)
    case _ where left.isNotSimulated || right.isNotSimulated: return true
    case (.nominal(let first, let firstArguments), .nominal(let second, let secondArguments)):
      return first === second
        && zip(firstArguments, secondArguments).allSatisfy { unify($0, $1) }
    case (.optional(let first), .optional(let second)): return unify(first, second)
    case (.metatype(let first), .metatype(let second)): return unify(first, second)
    case (.tuple(let first), .tuple(let second)):
      return first.count == second.count
        && zip(first, second).allSatisfy {
          ($0.label == $1.label || $0.label == nil || $1.label == nil) && unify($0.type, $1.type)
        }
    case (.function(let first), .function(let second)):
      return first.parameters.count == second.parameters.count
        && zip(first.parameters, second.parameters).allSatisfy {
          $0.isInout == $1.isInout && unify($0.type, $1.type)
        } && unify(first.result, second.result)
    case (.composition(let first), .composition(let second)):
      return first.count == second.count && first.allSatisfy { second.contains($0) }
    case (.parameter(let first), .parameter(let second)): return isSame(first, second)
    default: return false
    }
  }

  /// Members of parameters are compared by base and name, parameters by identity.
  func isSame(_ first: GenericParameter, _ second: GenericParameter) -> Bool {
    if first === second { return true }
    guard let firstBase = first.base, let secondBase = second.base else { return false }
    return first.name == second.name && isSame(firstBase, secondBase)
  }

  private func merge(_ first: Int, _ second: Int) -> Bool {
    let (older, newer) = first < second ? (first, second) : (second, first)
    let old = solver.variables[older]
    let new = solver.variables[newer]
    if let one = old.literal, let other = new.literal, one != other,
      !(Set([one, other]) == [.integer, .float])
    {
      return false
    }
    if let literal = old.literal, !suits(literal, new.constraints) { return false }
    if let literal = new.literal, !suits(literal, old.constraints) { return false }
    // One that follows another's member must stay, to be found when that one is known.
    if new.member != nil, old.member == nil { return mergeInto(newer, older) }
    return mergeInto(older, newer)
  }

  /// Whether some type that a literal can have satisfies constraints.
  private func suits(_ literal: LiteralKind, _ constraints: [SwiftType]) -> Bool {
    let types: [SwiftType] =
      switch literal {
      case .integer: [known.int, known.double]
      case .nothing: []
      default: [defaultType(literal)]
      }
    return types.isEmpty
      || types.contains { type in
        constraints.allSatisfy { constraint in
          let constraint = resolve(constraint)
          return constraint.contains { if case .variable = $0 { true } else { false } }
            || satisfies(type, constraint)
        }
      }
  }

  private func mergeInto(_ kept: Int, _ dropped: Int) -> Bool {
    let variable = solver.variables[dropped]
    solver.update(kept) {
      $0.constraints += variable.constraints
      if let literal = variable.literal { $0.literal = max($0.literal ?? literal, literal) }
      if $0.parameter == nil { $0.parameter = variable.parameter }
    }
    solver.update(dropped) { $0.binding = .variable(kept) }
    return true
  }

  /// Gives a variable a type, if the type can be written as the literal the variable stands for
  /// and satisfies the variable's constraints.
  func bind(_ index: Int, to type: SwiftType, softly: Bool = false) -> Bool {
    let variable = solver.variables[index]
    if type.contains({ part in
      if case .variable = part { return resolveHead(part) == .variable(index) }
      return false
    }) {
      return false
    }
    if let literal = variable.literal, !accepts(literal, type) { return false }
    for constraint in variable.constraints where !type.isError {
      if !meets(type, constraint) { return false }
    }
    solver.update(index) {
      $0.binding = type
      $0.isSoft = softly
    }
    if variable.literal != nil, !isDefault(type, of: variable.literal) {
      solver.score.nonDefaultLiterals += 1
    }
    return true
  }

  private func meets(_ type: SwiftType, _ constraint: SwiftType) -> Bool {
    let constraint = resolve(constraint)
    if case .nominal(let nominal, let arguments) = constraint, nominal.kind == .class,
      !arguments.isEmpty
    {
      return superclassChain(type).contains { $0.nominal === nominal && unify($0, constraint) }
    }
    return satisfies(type, constraint)
  }

  private func isDefault(_ type: SwiftType, of literal: LiteralKind?) -> Bool {
    switch literal {
    case .integer: type.isNamed("Int")
    case .float: type.isNamed("Double")
    case .string: type.isNamed("String")
    case .boolean: type.isNamed("Bool")
    default: true
    }
  }

  /// Whether a literal of that kind can be of that type.
  func accepts(_ literal: LiteralKind, _ type: SwiftType) -> Bool {
    switch type {
    case _ where type.isError: return true
    case .optional: return literal == .nothing
    case .nominal(let nominal, _):
      if nominal.module == "Swift" || nominal.module == "Foundation" {
        switch literal {
        case .integer where Self.numbers.contains(nominal.name): return true
        case .float where Self.floats.contains(nominal.name): return true
        case .string where nominal.name == "String": return true
        case .boolean where nominal.name == "Bool": return true
        default: break
        }
      }
      return protocols(of: nominal).contains {
        $0.name == literal.protocolName
          || literal == .string
            && ($0.name == "ExpressibleByUnicodeScalarLiteral"
              || $0.name == "ExpressibleByExtendedGraphemeClusterLiteral")
      }
    case .parameter:
      return protocols(of: type).contains { found in
        found.name == literal.protocolName
          || literal == .integer && Self.numericProtocols.contains(found.name)
          || literal == .float && Self.floatProtocols.contains(found.name)
      }
    default: return false
    }
  }

  static let floats: Set<String> = ["Double", "Float", "CGFloat", "Float16", "TimeInterval"]
  static let numbers: Set<String> = floats.union([
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ])
  private static let numericProtocols: Set<String> = [
    "Numeric", "SignedNumeric", "BinaryInteger", "SignedInteger", "UnsignedInteger",
    "FixedWidthInteger", "FloatingPoint", "BinaryFloatingPoint",
  ]
  private static let floatProtocols: Set<String> = ["BinaryFloatingPoint"]
}
