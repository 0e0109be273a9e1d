import ScriptRuntime

/// What generic parameters stand for.
typealias Substitutions = [GenericParameter: SwiftType]

extension Checker {
  /// The type with its generic parameters replaced, and the members of replaced ones looked up.
  func substitute(_ type: SwiftType, _ substitutions: Substitutions) -> SwiftType {
    if substitutions.isEmpty { return type }
    return type.replacing { part in
      guard case .parameter(let parameter) = part else { return nil }
      return substitute(parameter, substitutions)
    }
  }

  private func substitute(_ parameter: GenericParameter, _ substitutions: Substitutions)
    -> SwiftType?
  {
    if let type = substitutions[parameter] { return type }
    guard let base = parameter.base,
      let replaced = substitute(base, substitutions)
    else { return nil }
    return memberType(parameter.name, of: replaced)
  }

  /// `T.Element` for a known `T`; for a type variable, a variable that follows it.
  func memberType(_ name: String, of base: SwiftType) -> SwiftType {
    let base = resolveHead(base)
    if case .variable = base { return solver.freshMember(name, of: base) }
    return associatedType(name, of: base) ?? .error
  }

  /// The head of a type, once members of variables that became known are followed.
  func resolveHead(_ type: SwiftType) -> SwiftType {
    let head = solver.head(type)
    if !sameTypes.isEmpty, case .parameter = head { return standIn(for: head) }
    guard case .variable(let index) = head, let member = solver.variables[index].member else {
      return head
    }
    let base = resolveHead(member.base)
    if case .variable = base { return head }
    guard let found = associatedType(member.name, of: base) else { return head }
    solver.update(index) {
      $0.member = nil
      $0.binding = found
    }
    return resolveHead(found)
  }

  /// Gives literals whose associated types are asked for their default types: a closure over the
  /// elements of `"text"` takes characters.
  func settleLiteralBases() {
    for index in solver.variables.indices where solver.variables[index].binding == nil {
      guard let member = solver.variables[index].member,
        case .variable(let base) = resolveHead(member.base),
        solver.variables[base].literal == .string
      else { continue }
      _ = bind(base, to: known.string)
    }
  }

  /// What a `where` clause around makes a generic parameter the same as.
  private func standIn(for type: SwiftType) -> SwiftType {
    var type = type
    for _ in 0..<8 {
      guard case .parameter(let parameter) = type,
        let same = sameTypes.first(where: { isSame($0.parameter, parameter) })
      else { break }
      type = same.type
    }
    return type
  }

  /// Takes for granted what the `where` clauses around a body say.
  func assume(_ requirements: [(SwiftType, SwiftType)]) {
    for (left, right) in requirements where left != right {
      if case .parameter(let parameter) = left {
        sameTypes.append((parameter, right))
      } else if case .parameter(let parameter) = right {
        sameTypes.append((parameter, left))
      }
    }
  }

  /// Compares members of variables that became known with what they were found to be otherwise.
  func settleMembers() -> Bool {
    var agrees = true
    widenLiterals()
    for index in solver.variables.indices {
      guard let member = solver.variables[index].member,
        let binding = solver.variables[index].binding
      else { continue }
      let base = resolveHead(member.base)
      if base.isVariable { continue }
      solver.update(index) { $0.member = nil }
      guard let found = associatedType(member.name, of: base) else { continue }
      if !unify(found, binding) { agrees = false }
    }
    return agrees
  }

  /// The `1` of `stride(from: 0, to: 1, by: 0.25)` is a `Double`, for the step is not an integer.
  private func widenLiterals() {
    for variable in solver.variables {
      guard let member = variable.member, member.name == "Stride", variable.binding == nil,
        variable.literal == .float, case .variable(let base) = resolveHead(member.base),
        solver.variables[base].literal == .integer
      else { continue }
      solver.update(base) { $0.literal = .float }
    }
  }

  /// The type with every bound variable replaced.
  func resolve(_ type: SwiftType) -> SwiftType {
    switch type {
    case .nominal(_, let arguments) where arguments.isEmpty: return type
    default: break
    }
    return type.replacing { part in
      guard case .variable = part else { return nil }
      let head = resolveHead(part)
      if case .variable(let index) = head {
        unresolved?.insert(index)
        return head
      }
      return resolve(head)
    }
  }

  /// The substitutions of a nominal type's own parameters, and of its parents'.
  func substitutions(of type: SwiftType) -> Substitutions {
    guard case .nominal(let nominal, let arguments) = type else { return [:] }
    var result: Substitutions = [:]
    for (parameter, argument) in zip(nominal.genericParameters, arguments)
    where nominal.kind != .protocol {
      result[parameter] = argument
    }
    return result
  }

  /// Opens generic parameters: each gets a variable that must satisfy its constraints.
  func open(_ parameters: [GenericParameter], into substitutions: inout Substitutions) {
    for parameter in parameters where substitutions[parameter] == nil {
      substitutions[parameter] = solver.fresh(for: parameter)
    }
    for parameter in parameters {
      guard case .variable(let index)? = substitutions[parameter], !parameter.constraints.isEmpty
      else { continue }
      let constraints = parameter.constraints.map { substitute($0, substitutions) }
      solver.update(index) { $0.constraints += constraints }
    }
  }

  /// A nominal type written without its arguments, with a variable for each.
  func openNominal(_ type: NominalType) -> SwiftType {
    guard type.kind != .protocol, !type.genericParameters.isEmpty else { return .nominal(type, []) }
    var substitutions: Substitutions = [:]
    open(type.genericParameters, into: &substitutions)
    return .nominal(type, type.genericParameters.map { substitutions[$0] ?? .error })
  }
}
