import ScriptRuntime

extension FunctionCompiler {
  /// A function that is named and not called: `view.addSubview`, `Int.init`, `print`, `+`.
  func reference(
    _ declaration: Declaration, _ base: Expression?, _ dispatch: Expression.Dispatch,
    _ substitutions: [GenericParameter: SwiftType], _ expression: Expression
  ) -> Evaluation {
    var type: FunctionType?
    if case .function(let function) = expression.type { type = function }
    if declaration.owner == nil, let base, case .variable(let variable) = base.kind {
      return read(variable)
    }
    let evaluate = base.map { compile($0) }
    let find = finder(declaration, dispatch, base?.type)
    let makeEnvironment = environment(declaration, base, substitutions)
    let range = expression.range
    let isCurried: Bool = {
      guard let base, case .metatype = base.type else { return false }
      return !declaration.isStatic && declaration.kind == .function
    }()
    if declaration.kind == .initializer || declaration.kind == .enumCase {
      var made = expression.type
      if let type { made = type.result }
      if declaration.isFailable, case .optional(let object) = made { made = object }
      let runtime = runtimeType(made)
      return { frame in
        var made = runtime(frame)
        if case .metatype(let dynamic)? = try evaluate?(frame), dynamic.head !== made.head {
          made = dynamic
        }
        let machine = frame.machine
        nonisolated(unsafe) let final = made
        nonisolated(unsafe) let declaration = declaration
        return .function(
          FunctionValue(type) { arguments in
            if declaration.kind == .enumCase {
              return try machine.makeCase(declaration, final, arguments)
            }
            return try machine.construct(final, declaration, arguments, site: range)
          })
      }
    }
    return { frame in
      let machine = frame.machine
      let target = try evaluate?(frame) ?? .void
      let environment = makeEnvironment?(frame, target)
      if isCurried {
        return .function(
          FunctionValue(type) { outer in
            let receiver = outer.first ?? .void
            return .function(
              FunctionValue { arguments in
                var receiver = receiver
                return try machine.invoke(
                  find(frame, receiver), on: &receiver, arguments, environment: environment,
                  site: range)
              })
          })
      }
      let found = find(frame, target)
      let isSuper = dispatch == .superclass
      return .function(
        FunctionValue(type) { arguments in
          var target = target
          if isSuper, case .native(let binding, let member) = found.implementation {
            let result = try binding.callSuper(member, target, arguments)
            try Runtime.throwPending()
            return result
          }
          return try machine.invoke(
            found, on: &target, arguments, environment: environment, site: range)
        })
    }
  }
}

extension Machine {
  /// A case with what it carries.
  func makeCase(_ declaration: Declaration, _ type: SwiftType, _ arguments: [Value]) throws -> Value
  {
    if case .native(let binding, let member) = declaration.implementation {
      var target = Value.metatype(type)
      return try binding.call(member, &target, arguments)
    }
    return .enumeration(
      EnumValue(type: type, caseDeclaration: declaration, payload: arguments))
  }

  /// A member that the compiler writes.
  func derived(
    _ member: DerivedImplementation.Member, _ target: Value, _ arguments: [Value?]
  ) throws -> Value {
    switch member {
    case .rawValue:
      guard case .enumeration(let value) = target.unerased,
        let script = value.type.head?.script as? TypeImplementation
      else { break }
      return script.cases.first { $0.declaration === value.caseDeclaration }?.rawValue ?? .void
    case .initRawValue:
      guard case .metatype(let type) = target, let wanted = arguments.first ?? nil,
        let script = type.head?.script as? TypeImplementation
      else { break }
      for (declaration, rawValue) in script.cases {
        guard let rawValue, Value.areEqual(rawValue, wanted) else { continue }
        return .enumeration(EnumValue(type: type, caseDeclaration: declaration, payload: []))
      }
      return .none
    case .allCases:
      guard case .metatype(let type) = target,
        let script = type.head?.script as? TypeImplementation
      else { break }
      return .array(
        script.cases.map {
          .enumeration(EnumValue(type: type, caseDeclaration: $0.declaration, payload: []))
        })
    case .equals:
      guard arguments.count == 2, let left = arguments[0], let right = arguments[1] else { break }
      let answer = memberwiseEqual(left.unerased, right.unerased)
      try Runtime.throwPending()
      return .bool(answer)
    case .hashInto:
      guard case .object(let object)? = arguments.first ?? nil, let box = object as? InoutBox else {
        break
      }
      // The library's hasher takes the value by the library's own `combine`.
      return try combine(target.unerased, into: box)
    case .hashValue: return .int(HashableValue(target.unerased).hashValue)
    case .lessThan:
      guard arguments.count == 2, let left = arguments[0], let right = arguments[1] else { break }
      return .bool(try isCaseLess(left, right))
    }
    throw ScriptFailure(.bridging(expected: "derived member", found: target.kindName))
  }

  private func combine(_ value: Value, into box: InoutBox) throws -> Value {
    guard let hasher = library.type(named: "Hasher"),
      let combine = hasher.members(named: "combine").first,
      case .native(let binding, let member) = combine.implementation
    else { throw ScriptFailure(.notSimulated("Hasher")) }
    let parts: [Value]
    switch value {
    case .structure(let whole): parts = whole.fields
    case .enumeration(let whole): parts = [.int(caseIndex(value))] + whole.payload
    default: parts = [value]
    }
    for part in parts { _ = try binding.call(member, &box.value, [part]) }
    return .void
  }

  /// The order of an enumeration's values: by case, then by what they carry.
  func isCaseLess(_ left: Value, _ right: Value) throws -> Bool {
    let (first, second) = (caseIndex(left), caseIndex(right))
    guard first == second, case .enumeration(let one) = left.unerased,
      case .enumeration(let other) = right.unerased
    else { return first < second }
    for (mine, theirs) in zip(one.payload, other.payload) {
      if try mine.isLess(than: theirs) { return true }
      if try theirs.isLess(than: mine) { return false }
    }
    return false
  }

  /// The place of a value's case among those of its type.
  func caseIndex(_ value: Value) -> Int {
    guard case .enumeration(let whole) = value.unerased,
      let script = whole.type.head?.script as? TypeImplementation
    else { return 0 }
    return script.cases.firstIndex { $0.declaration === whole.caseDeclaration } ?? 0
  }
}
