import ScriptRuntime

/// Reading and setting properties of values known only while the program runs.
extension Machine {
  // MARK: Reading

  /// The value of a property of `target`, which is a metatype for static ones and void for globals.
  ///
  /// - Parameter declaration: the property itself: overrides and witnesses have been looked up.
  func read(
    _ declaration: Declaration, of target: Value, isSuper: Bool = false, site: SourceRange? = nil
  ) throws -> Value {
    switch declaration.implementation {
    case .native(let binding, let member):
      return try readNative(declaration, binding, member, target, isSuper: isSuper)
    case .script(let object):
      if let property = object as? PropertyImplementation {
        return try read(declaration, property, target, site)
      }
      if let derived = object as? DerivedImplementation {
        return try self.derived(derived.member, target, [])
      }
      throw ScriptFailure(.notSimulated(declaration.fullName))
    case .requirement: throw ScriptFailure(.notSimulated(declaration.fullName))
    }
  }

  func readNative(
    _ declaration: Declaration, _ binding: any NativeBinding, _ member: Int, _ target: Value,
    isSuper: Bool
  ) throws -> Value {
    do {
      let result: Value
      if isSuper {
        result = try binding.callSuper(member, target, [])
      } else {
        var target = target.unerased
        result = try binding.call(member, &target, [])
      }
      try Runtime.throwPending()
      return result
    } catch {
      throw tracedNative(error, declaration)
    }
  }

  private func read(
    _ declaration: Declaration, _ property: PropertyImplementation, _ target: Value,
    _ site: SourceRange?
  ) throws -> Value {
    switch property.place(of: declaration) {
    case .global(let variable): return try global(variable, property)
    case .field(let index):
      switch target.unerased {
      case .structure(let value):
        guard value.fields.indices.contains(index) else { throw ScriptFailure(.danglingReference) }
        let field = value.fields[index]
        if case .object(let object) = field, object === LazyMark.unset {
          return try initialValue(property, receiver: target.unerased)
        }
        return declaration.isWeakReference ? try referenced(field, by: declaration) : field
      default:
        let instance = try ScriptInstance.part(of: target)
        return try field(index, declaration, property, instance)
      }
    case .none:
      if let getter = property.getter {
        let code = code(of: getter)
        return try call(
          code, receiver: target.unerased, [],
          environment: environment(for: declaration, code, receiver: target), site: site)
      }
      return try readInherited(declaration, target)
    }
  }

  /// A stored property of an instance; a lazy one is made now.
  func field(
    _ index: Int, _ declaration: Declaration, _ property: PropertyImplementation,
    _ instance: ScriptInstance
  ) throws -> Value {
    guard instance.fields.indices.contains(index) else { throw ScriptFailure(.danglingReference) }
    if let value = instance.fields[index] {
      return declaration.isWeakReference ? try referenced(value, by: declaration) : value
    }
    if declaration.isLazy {
      let value = try initialValue(property, receiver: .object(instance.object))
      instance.fields[index] = value
      return value
    }
    if case .optional = declaration.type { return .none }
    throw ScriptFailure(.trap("'self.\(declaration.name)' used before being initialized"))
  }

  /// What a `weak` or `unowned` property refers to: nil, or a failure, when its object is gone.
  private func referenced(_ value: Value, by declaration: Declaration) throws -> Value {
    let found = value.weakValue
    guard declaration.isUnowned, case .none = found else { return found }
    if case .none = value { return found }
    throw ScriptFailure(.danglingReference)
  }

  /// The property of the superclass that an override without accessors of its own observes.
  private func readInherited(_ declaration: Declaration, _ target: Value) throws -> Value {
    guard let inherited = inherited(declaration) else {
      throw ScriptFailure(.notSimulated(declaration.fullName))
    }
    return try read(inherited, of: target, isSuper: true)
  }

  func inherited(_ declaration: Declaration) -> Declaration? {
    var next = declaration.owner?.superclass?.head
    while let current = next {
      if let found = current.members(named: declaration.name).first(where: {
        $0.kind == declaration.kind && $0.fullName == declaration.fullName
          && $0.isStatic == declaration.isStatic
      }) {
        return found
      }
      next = current.superclass?.head
    }
    return nil
  }

  // MARK: Globals and initial values

  /// A global or static property; it is made on first use.
  func global(_ variable: LocalVariable, _ property: PropertyImplementation) throws -> Value {
    let index = globals.index(of: variable)
    switch state(of: index) {
    case .set: break
    case .running: throw ScriptFailure(.trap("'\(variable.name)' is used while it is being made"))
    case .unset:
      guard property.initialValue != nil || isOptional(variable.type) else { break }
      setState(of: index, .running)
      do {
        let value =
          try property.initialValue == nil
          ? .none : initialValue(property, receiver: .void)
        global(index).store(value)
        setState(of: index, .set)
      } catch {
        setState(of: index, .unset)
        throw error
      }
    }
    return global(index).pointee
  }

  private func isOptional(_ type: SwiftType) -> Bool {
    if case .optional = type { true } else { false }
  }

  func setGlobal(_ variable: LocalVariable, _ value: Value) {
    let index = globals.index(of: variable)
    global(index).store(value)
    setState(of: index, .set)
  }

  /// The initial value of a stored property.
  func initialValue(_ property: PropertyImplementation, receiver: Value) throws -> Value {
    guard let expression = property.initialValue else { return .none }
    let code: FunctionCode
    if let compiled = property.compiled as? FunctionCode {
      code = compiled
    } else {
      code = FunctionCompiler.compile(
        initialValue: expression, self: property.selfVariable, library: library, globals: globals)
      property.compiled = code
    }
    return try call(code, receiver: receiver, [])
  }

  // MARK: Setting

  /// Sets a property of `target`, which is changed in place when it is a value.
  func write(
    _ declaration: Declaration, of target: inout Value, to value: Value, isSuper: Bool = false,
    observed: Bool = true
  ) throws {
    switch declaration.implementation {
    case .native(let binding, let member):
      do {
        if isSuper {
          try binding.setSuper(member, target, to: value)
        } else if case .existential(var inner, let type) = target {
          target = .void
          defer { target = .existential(inner, type) }
          try binding.set(member, &inner, [], to: value)
        } else {
          try binding.set(member, &target, [], to: value)
        }
        try Runtime.throwPending()
      } catch {
        throw tracedNative(error, declaration)
      }
    case .script(let object):
      guard let property = object as? PropertyImplementation else {
        throw ScriptFailure(.notSimulated(declaration.fullName))
      }
      try write(declaration, property, &target, value, observed)
    case .requirement: throw ScriptFailure(.notSimulated(declaration.fullName))
    }
  }

  private func write(
    _ declaration: Declaration, _ property: PropertyImplementation, _ target: inout Value,
    _ value: Value, _ observed: Bool
  ) throws {
    if case .existential(var inner, let type) = target {
      target = .void
      defer { target = .existential(inner, type) }
      return try write(declaration, property, &inner, value, observed)
    }
    let isObserved = observed && (property.willSet != nil || property.didSet != nil)
    switch property.place(of: declaration) {
    case .none where property.setter != nil:
      guard let setter = property.setter else { return }
      if try makeWrapper(property, &target, value) { return }
      let code = code(of: setter)
      _ = try callMutating(
        code, &target, [value],
        environment: environment(for: declaration, code, receiver: target))
    case .none:
      guard let inherited = inherited(declaration) else {
        throw ScriptFailure(.notSimulated(declaration.fullName))
      }
      try observing(property, declaration, &target, value, isObserved) { machine, target, value in
        try machine.write(inherited, of: &target, to: value, isSuper: true)
      }
    case .global(let variable):
      try observing(property, declaration, &target, value, isObserved) { machine, _, value in
        machine.setGlobal(variable, value)
      }
    case .field(let index):
      try observing(property, declaration, &target, value, isObserved) { machine, target, value in
        try machine.store(value, in: &target, at: index, declaration)
      }
    }
  }

  /// Makes the wrapper of a wrapped property that an initialiser sets for the first time.
  private func makeWrapper(
    _ property: PropertyImplementation, _ target: inout Value, _ value: Value
  ) throws -> Bool {
    guard let wrap = property.wrap, let storage = property.wrapperStorage,
      case .script(let object) = storage.implementation,
      case .field(let index)? = (object as? PropertyImplementation)?.storage
    else { return false }
    if case .structure(let whole) = target {
      guard whole.fields.indices.contains(index), case .void = whole.fields[index] else {
        return false
      }
    } else {
      let instance = try ScriptInstance.part(of: target)
      guard instance.fields.indices.contains(index), instance.fields[index] == nil else {
        return false
      }
    }
    let made = try call(code(of: wrap), receiver: .void, [value])
    try store(made, in: &target, at: index, storage)
    return true
  }

  /// Puts a value into a field.
  func store(
    _ value: Value, in target: inout Value, at index: Int, _ declaration: Declaration
  ) throws {
    let stored = declaration.isWeakReference ? Value.object(WeakCell(value)) : value
    if case .structure(var whole) = target {
      guard whole.fields.indices.contains(index) else { throw ScriptFailure(.danglingReference) }
      target = .void
      whole.fields[index] = stored
      target = .structure(whole)
      return
    }
    let instance = try ScriptInstance.part(of: target)
    guard instance.fields.indices.contains(index) else { throw ScriptFailure(.danglingReference) }
    // The old value goes after the new one is in place: its `deinit` may read the property.
    let old = instance.fields[index]
    instance.fields[index] = stored
    _ = consume old
  }

  /// Sets by `set`, with the observers around it.
  private func observing(
    _ property: PropertyImplementation, _ declaration: Declaration, _ target: inout Value,
    _ value: Value, _ isObserved: Bool,
    _ set: (Machine, inout Value, Value) throws -> Void
  ) throws {
    guard isObserved else { return try set(self, &target, value) }
    let needsOld = property.didSet.map { !$0.parameters.isEmpty } ?? false
    let old = needsOld ? try read(declaration, of: target) : nil
    if let willSet = property.willSet {
      _ = try callMutating(code(of: willSet), &target, willSet.parameters.isEmpty ? [] : [value])
    }
    try set(self, &target, value)
    if let didSet = property.didSet {
      _ = try callMutating(code(of: didSet), &target, old.map { [$0] } ?? [])
    }
  }

  /// Calls code whose `self` is changed in place when it is a value.
  func callMutating(
    _ code: FunctionCode, _ target: inout Value, _ arguments: [Value?],
    environment: GenericEnvironment? = nil, site: SourceRange? = nil
  ) throws -> Value {
    if case .object = target {
      return try call(code, receiver: target, arguments, environment: environment, site: site)
    }
    let frame = try enter(code)
    defer { leave(frame, code) }
    swap(&target, &frame.slots[FunctionCode.selfSlot])
    defer { target = takeSelf(code, frame) }
    if let environment { frame.slots[FunctionCode.environmentSlot] = .object(environment) }
    let boxes = try bind(arguments, code, frame)
    defer { giveBack(boxes, code, frame) }
    return try run(code, frame, site: site)
  }

  /// A failure on its way through native code: its part in an endless recursion is kept.
  func tracedNative(_ error: any Error, _ declaration: Declaration) -> any Error {
    guard var failure = error as? ScriptFailure, case .stackOverflow = failure.kind else {
      return error
    }
    let owner = declaration.owner.map { $0.qualifiedName + "." } ?? ""
    nativeNames.insert(owner + declaration.fullName)
    failure.note(CallStackEntry(function: owner + declaration.fullName, range: nil))
    return failure
  }
}

extension PropertyImplementation {
  /// Where a property lives: an override that only observes is stored where the superclass has it.
  func place(of declaration: Declaration) -> Storage {
    if declaration.isOverride, case .field = storage { .none } else { storage }
  }
}

extension Declaration {
  /// Whether it holds its object weakly, or without counting it.
  var isWeakReference: Bool { isWeak || isUnowned }
}

extension Value {
  /// The object of a weak field.
  var weakValue: Value {
    if case .object(let object) = self, let cell = object as? WeakCell { cell.value } else { self }
  }
}

extension FunctionCompiler {
  /// Compiles an initial value by itself.
  static func compile(
    initialValue expression: Expression, self variable: LocalVariable?, library: Library,
    globals: GlobalTable
  ) -> FunctionCode {
    let compiler = FunctionCompiler(library: library, globals: globals, parent: nil)
    if let variable {
      compiler.selfVariable = variable
      compiler.declare(variable, at: .slot(FunctionCode.selfSlot))
    }
    let evaluate = compiler.compile(expression)
    return FunctionCode(
      name: "initial value", slotCount: compiler.slotCount, captureCount: 0, parameterCount: 0,
      defaults: [], prologue: nil, body: { _ in .normal },
      result: ValueCode(run: evaluate),
      usesEnvironment: compiler.usesEnvironment, inoutParameters: [], cellParameters: [],
      isSelfInCell: false)
  }
}
