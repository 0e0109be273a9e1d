import ScriptRuntime

/// What compiled code asks of the machine about values.
extension Machine: ScriptHosting {
  func hash(_ value: Value, into hasher: inout Hasher) { hashValue(value, into: &hasher) }

  func description(of value: Value, type: SwiftType?, debug: Bool) throws -> String {
    try describe(value, type: type, debug: debug)
  }

  func makeIterator(_ sequence: Value) throws -> @MainActor () throws -> Value? {
    try iterator(over: sequence)
  }

  func callWitness(_ name: String, labels: [String?], on value: Value, _ arguments: [Value]) throws
    -> Value?
  {
    try callOwn(name, labels: labels, on: value, arguments)
  }

  func callWitness(
    _ name: String, labels: [String?], changing value: inout Value, _ arguments: [Value]
  ) throws -> Value? {
    guard case .nominal(let type, _) = library.type(of: value),
      let found = member(named: name, labels: labels, of: type, isStatic: false)
    else { return nil }
    return try invoke(found, on: &value, arguments)
  }

  func write(_ text: String) throws {
    outputCount += text.utf8.count
    guard outputCount <= budget.output else {
      throw ScriptFailure(.outputBudgetExhausted(limit: budget.output))
    }
    output += text
    onOutput?(text)
  }

  func log(_ text: String) { logs.append(text) }

  func spend(steps: Int) throws {
    counters.pointee.fuel -= steps
    if counters.pointee.fuel < 0 { try refuel(overdrawn: -counters.pointee.fuel) }
  }

  func reserve(bytes: Int) throws {
    if bytes > 1 << 16 { try checkMemory(adding: bytes) }
  }
}

/// What compiled code asks of the machine about the script's subclasses.
extension Machine: ScriptDispatching {
  func method(for member: NativeMember, of type: SwiftType) -> (any ScriptMethod)? {
    guard let (declaration, code) = implementation(of: member, in: type) else { return nil }
    switch code {
    case .function(let function): return CompiledMethod(function, machine: self)
    case .getter(let property): return PropertyGetter(declaration, property, machine: self)
    case .setter: return PropertySetter(declaration, machine: self)
    }
  }

  private enum MemberCode {
    case function(FunctionImplementation)
    case getter(PropertyImplementation)
    case setter
  }

  private func implementation(of member: NativeMember, in type: SwiftType) -> (
    Declaration, MemberCode
  )? {
    let isProperty = member.accessor == .getter || member.accessor == .setter
    let base = String(member.name.prefix { $0 != "(" })
    var next = type.head
    while let current = next, current.script != nil {
      for declaration in members(of: current, named: base) + witnesses(current, base)
      where !declaration.isStatic && declaration.fullName == member.name {
        guard case .script(let object) = declaration.implementation else { continue }
        if isProperty, let property = object as? PropertyImplementation {
          if member.accessor == .getter {
            // An override that only observes leaves the reading to the superclass.
            if property.getter == nil, case .none = property.storage { return nil }
            return (declaration, .getter(property))
          }
          return (declaration, .setter)
        }
        if !isProperty, let function = object as? FunctionImplementation {
          return (declaration, .function(function))
        }
      }
      next = current.superclass?.head
    }
    return nil
  }

  /// Members of the extensions of protocols that the class conforms to: they meet requirements.
  private func witnesses(_ type: NominalType, _ name: String) -> [Declaration] {
    conformances.keys.filter { $0.type === type }.flatMap {
      members(of: $0.protocolType, named: name).filter {
        if case .script = $0.implementation { true } else { false }
      }
    }
  }

  func initialization(for member: NativeMember, of instance: ScriptInstance) -> (
    any ScriptInitialization
  )? {
    var next = instance.type.head
    while let current = next, current.script != nil {
      for declaration in current.members(named: "init") where declaration.fullName == member.name {
        guard case .script(let object) = declaration.implementation,
          let function = object as? FunctionImplementation
        else { continue }
        return CompiledInitialization(code(of: function), instance, declaration, machine: self)
      }
      next = current.superclass?.head
    }
    return nil
  }

  func perform(_ selector: String, on receiver: Value, _ arguments: [Value]) throws -> Bool {
    guard let type = library.type(of: receiver).head,
      let declaration = method(selector: selector, of: type)
    else { return false }
    var target = receiver
    let count = declaration.parameters.count
    try activated {
      _ = try invoke(
        override(of: declaration, in: type), on: &target,
        Array(arguments.prefix(count)).map { .some($0) })
    }
    return true
  }

  func responds(to selector: String, _ receiver: Value) -> Bool {
    var next = library.type(of: receiver).head
    while let current = next {
      let found = members(of: current, selector: selector)
      if found != nil { return true }
      next = current.superclass?.head
    }
    return false
  }

  private func members(of type: NominalType, selector: String) -> Declaration? {
    let own = type.members + (extensionMembers[type]?.values.flatMap { $0 } ?? [])
    return own.first { $0.kind == .function && !$0.isStatic && $0.selectorName == selector }
  }

  private func method(selector: String, of type: NominalType) -> Declaration? {
    var next: NominalType? = type
    while let current = next, current.script != nil {
      if let found = members(of: current, selector: selector) { return found }
      next = current.superclass?.head
    }
    return nil
  }

  func make(_ type: SwiftType, initializer: String, _ arguments: [Value]) throws -> Value {
    guard case .nominal(let nominal, _) = type else { return .none }
    var next: NominalType? = nominal
    while let current = next {
      if let found = current.members(named: "init").first(where: { $0.fullName == initializer }) {
        return try activated { try construct(type, found, arguments.map { .some($0) }) }
      }
      next = current.superclass?.head
    }
    throw ScriptFailure(.notSimulated("\(nominal.qualifiedName).\(initializer)"))
  }

  // MARK: Being in charge

  /// Runs `body` with this machine as the one that compiled code asks.
  @inline(__always)
  func activated<Result>(_ body: () throws -> Result) rethrows -> Result {
    if ScriptHost.current === self { return try body() }
    return try activating(body)
  }

  private func activating<Result>(_ body: () throws -> Result) rethrows -> Result {
    let (host, dispatch) = (ScriptHost.current, Runtime.dispatch)
    ScriptHost.current = self
    Runtime.dispatch = self
    defer {
      // The last machine stays in charge of what the host does between inputs.
      if let host, let dispatch {
        ScriptHost.current = host
        Runtime.dispatch = dispatch
      }
    }
    return try body()
  }

  /// Is no longer asked anything.
  func retire() {
    if ScriptHost.current === self { ScriptHost.current = nil }
    if Runtime.dispatch === self { Runtime.dispatch = nil }
  }
}

/// A method of the script that compiled code calls.
@MainActor private final class CompiledMethod: ScriptMethod {
  private let function: FunctionImplementation
  private let machine: Machine

  init(_ function: FunctionImplementation, machine: Machine) {
    self.function = function
    self.machine = machine
  }

  func call(_ receiver: Value, _ arguments: [Value]) throws -> Value {
    try machine.activated {
      try machine.call(
        machine.code(of: function), receiver: receiver, arguments.map { .some($0) })
    }
  }
}

@MainActor private final class PropertyGetter: ScriptMethod {
  private let declaration: Declaration
  private let property: PropertyImplementation
  private let machine: Machine

  init(_ declaration: Declaration, _ property: PropertyImplementation, machine: Machine) {
    self.declaration = declaration
    self.property = property
    self.machine = machine
  }

  func call(_ receiver: Value, _ arguments: [Value]) throws -> Value {
    try machine.activated { try machine.read(declaration, of: receiver) }
  }
}

@MainActor private final class PropertySetter: ScriptMethod {
  private let declaration: Declaration
  private let machine: Machine

  init(_ declaration: Declaration, machine: Machine) {
    self.declaration = declaration
    self.machine = machine
  }

  func call(_ receiver: Value, _ arguments: [Value]) throws -> Value {
    var target = receiver
    try machine.activated {
      try machine.write(declaration, of: &target, to: arguments.first ?? .void)
    }
    return .void
  }
}

/// An initialiser of the script's that runs around a construction that compiled code has begun.
@MainActor private final class CompiledInitialization: ScriptInitialization {
  private let code: FunctionCode
  private let instance: ScriptInstance
  private let declaration: Declaration
  private let machine: Machine
  private var frame: Frame?

  init(
    _ code: FunctionCode, _ instance: ScriptInstance, _ declaration: Declaration, machine: Machine
  ) {
    self.code = code
    self.instance = instance
    self.declaration = declaration
    self.machine = machine
  }

  func begin(_ arguments: [Value]) throws -> [Value?] {
    guard let split = code.split else {
      throw ScriptFailure(.notSimulated("super.init inside a statement"))
    }
    let frame = try machine.enter(code)
    frame.slots[FunctionCode.selfSlot] = .object(instance)
    if let slot = code.instanceSlot { frame.slots[slot] = .object(instance) }
    do {
      _ = try machine.bind(arguments.map { .some($0) }, code, frame)
      _ = try split.before(frame)
      let values = try split.arguments(frame)
      self.frame = frame
      return values
    } catch {
      machine.leave(frame, code)
      throw machine.traced(error, code.name, nil)
    }
  }

  func finish(_ receiver: Value) throws {
    guard let split = code.split, let frame else { return }
    self.frame = nil
    defer { machine.leave(frame, code) }
    let place = frame.slots + FunctionCode.selfSlot
    if code.isSelfInCell, let cell = place.pointee.cell {
      cell.store(receiver)
    } else {
      place.store(receiver)
    }
    do {
      _ = try split.after(frame)
    } catch {
      throw machine.traced(error, code.name, nil)
    }
  }
}
