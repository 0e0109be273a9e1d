import ScriptRuntime

/// Values and objects made by their initialisers, and what ends with them.
extension Machine {
  // MARK: Making values

  /// Makes a value by an initialiser.
  func construct(
    _ type: SwiftType, _ declaration: Declaration, _ arguments: [Value?],
    environment: GenericEnvironment? = nil, site: SourceRange? = nil
  ) throws -> Value {
    guard case .nominal(let nominal, _) = type else {
      return try constructNative(type, declaration, arguments)
    }
    switch declaration.implementation {
    case .requirement:
      let found = witness(of: declaration, for: type)
      if case .requirement = found.implementation {
        throw ScriptFailure(.notSimulated(declaration.fullName))
      }
      return try construct(type, found, arguments, environment: environment, site: site)
    case .script, .native:
      if nominal.kind == .class, nominal.script != nil {
        return try constructObject(type, nominal, declaration, arguments, site)
      }
      guard case .script(let object) = declaration.implementation else {
        return try constructNative(type, declaration, arguments)
      }
      if let derived = object as? DerivedImplementation {
        return try self.derived(derived.member, .metatype(type), arguments)
      }
      guard let function = object as? FunctionImplementation else {
        throw ScriptFailure(.notSimulated(declaration.fullName))
      }
      return try constructValue(
        type, nominal, declaration, function, arguments, environment, site)
    }
  }

  private func constructNative(
    _ type: SwiftType, _ declaration: Declaration, _ arguments: [Value?]
  ) throws -> Value {
    // `T()` names the initialiser of the class that `T` is constrained to: that of the class it
    // turns out to be is meant.
    var declaration = declaration
    if case .nominal(let nominal, _) = type, nominal.kind == .class,
      nominal !== declaration.owner,
      let own = nominal.members(named: "init").first(where: {
        $0.fullName == declaration.fullName
      })
    {
      declaration = own
    }
    guard case .native(let binding, let member) = declaration.implementation else {
      throw ScriptFailure(.notSimulated(declaration.fullName))
    }
    var target = Value.metatype(type)
    let result = try binding.call(member, &target, arguments)
    try Runtime.throwPending()
    return result
  }

  /// A structure or enumeration of the script, or a library value that an extension initialises.
  private func constructValue(
    _ type: SwiftType, _ nominal: NominalType, _ declaration: Declaration,
    _ function: FunctionImplementation, _ arguments: [Value?], _ environment: GenericEnvironment?,
    _ site: SourceRange?
  ) throws -> Value {
    var start: Value = .metatype(type)
    if nominal.kind == .structure, let script = nominal.script as? TypeImplementation {
      let value = try blankStructure(type, script)
      start = .structure(value)
      if function.body.isEmpty {
        return try memberwise(value, function, arguments)
      }
    }
    let code = code(of: function)
    let frame = try enter(code)
    defer { leave(frame, code) }
    frame.slots[FunctionCode.selfSlot] = start
    if let environment { frame.slots[FunctionCode.environmentSlot] = .object(environment) }
    let boxes = try bind(arguments, code, frame)
    defer { giveBack(boxes, code, frame) }
    start = .void
    guard try runInitializer(code, frame, declaration, site) else { return .none }
    let made = takeSelf(code, frame)
    return declaration.isFailable ? made.wrapped : made
  }

  /// Runs an initialiser's body; false when it failed.
  private func runInitializer(
    _ code: FunctionCode, _ frame: Frame, _ declaration: Declaration, _ site: SourceRange?
  ) throws -> Bool {
    do {
      let result = try run(code, frame, site: site)
      if declaration.isFailable, case .none = result { return false }
      return true
    } catch {
      guard counters.pointee.isLeavingInitializer else { throw error }
      counters.pointee.isLeavingInitializer = false
      return false
    }
  }

  /// A structure whose stored properties have their initial values.
  func blankStructure(_ type: SwiftType, _ script: TypeImplementation) throws -> StructValue {
    var value = StructValue(type: type, fields: [])
    value.fields.reserveCapacity(script.storedProperties.count)
    for declaration in script.storedProperties {
      value.fields.append(try startingValue(declaration))
    }
    return value
  }

  /// What a stored property starts with.
  private func startingValue(_ declaration: Declaration) throws -> Value {
    guard case .script(let object) = declaration.implementation,
      let property = object as? PropertyImplementation
    else { return .void }
    if declaration.isLazy { return .object(LazyMark.unset) }
    if property.initialValue != nil {
      let value = try initialValue(property, receiver: .void)
      return declaration.isWeakReference ? .object(WeakCell(value)) : value
    }
    if case .optional = declaration.type, !declaration.isLet { return .none }
    return .void
  }

  private func memberwise(
    _ start: StructValue, _ function: FunctionImplementation, _ arguments: [Value?]
  ) throws -> Value {
    var value = start
    for (property, argument) in zip(function.memberwiseProperties, arguments) {
      guard let argument, case .script(let object) = property.implementation,
        let implementation = object as? PropertyImplementation,
        case .field(let index) = implementation.storage, value.fields.indices.contains(index)
      else { continue }
      value.fields[index] =
        property.isWeakReference
        ? .object(WeakCell(argument)) : try wrapping(argument, in: implementation)
    }
    return .structure(value)
  }

  /// The wrapper of a wrapped property, made around its value; the value of another property.
  private func wrapping(_ value: Value, in stored: PropertyImplementation) throws -> Value {
    guard case .script(let object)? = stored.wrappedProperty?.implementation,
      let wrap = (object as? PropertyImplementation)?.wrap
    else { return value }
    return try call(code(of: wrap), receiver: .void, [value])
  }

  // MARK: Objects

  /// An instance of a class of the script.
  private func constructObject(
    _ type: SwiftType, _ nominal: NominalType, _ declaration: Declaration, _ arguments: [Value?],
    _ site: SourceRange?
  ) throws -> Value {
    guard let script = nominal.script as? TypeImplementation else {
      throw ScriptFailure(.notSimulated(nominal.qualifiedName))
    }
    let found = override(of: declaration, in: nominal)
    let count = script.inheritedFieldCount + script.storedProperties.count
    let instance = ScriptInstance(type: type, fieldCount: count)
    instances.add(instance)
    guard
      let made = try initialize(
        instance, from: nominal, found, arguments, site: site, isFirst: true)
    else { return .none }
    watchDeinit(of: instance, nominal)
    return declaration.isFailable ? made.wrapped : made
  }

  /// Sees to it that the `deinit`s of an instance run when it goes.
  func watchDeinit(of instance: ScriptInstance, _ type: NominalType) {
    guard hasDeinitializer(type) else { return }
    let machine = self
    instance.onDeinit = { dying in
      MainActor.assumeIsolated { machine.deinitialize(dying) }
    }
  }

  /// Runs an initialiser of a class, or of one that it inherits from, on an instance; nil when it
  /// failed.
  ///
  /// - Parameters:
  ///   - type: the class whose part, and whose superclasses' parts, are to be initialised.
  ///   - isFirst: whether the construction starts here, rather than with a call of `super.init`.
  private func initialize(
    _ instance: ScriptInstance, from type: NominalType, _ declaration: Declaration,
    _ arguments: [Value?], site: SourceRange?, isFirst: Bool
  ) throws -> Value? {
    // Classes that inherit the initialiser only set their own properties.
    var current = type
    while current !== declaration.owner, current.script != nil {
      try setInitialValues(current, instance)
      guard let superclass = current.superclass?.head else { break }
      current = superclass
    }
    switch declaration.implementation {
    case .native(let binding, let member):
      let made = try binding.construct(
        member, arguments, for: instance, runsOverride: isFirst)
      try Runtime.throwPending()
      if case .none = made { return nil }
      return made
    case .script(let object):
      guard let function = object as? FunctionImplementation else {
        throw ScriptFailure(.notSimulated(declaration.fullName))
      }
      if !declaration.isConvenience, current.script != nil {
        try setInitialValues(current, instance)
      }
      if function.body.isEmpty {
        // `init()` of a class without a superclass, that the compiler writes.
        return try finishImplicit(instance, current)
      }
      let code = code(of: function)
      let frame = try enter(code)
      defer { leave(frame, code) }
      frame.slots[FunctionCode.selfSlot] = .object(instance.object)
      if let slot = code.instanceSlot { frame.slots[slot] = .object(instance) }
      let boxes = try bind(arguments, code, frame)
      defer { giveBack(boxes, code, frame) }
      guard try runInitializer(code, frame, declaration, site) else { return nil }
      return takeSelf(code, frame)
    case .requirement: throw ScriptFailure(.notSimulated(declaration.fullName))
    }
  }

  /// The end of an initialiser without a body: that of the superclass runs, if there is one.
  private func finishImplicit(_ instance: ScriptInstance, _ type: NominalType) throws -> Value? {
    guard let superclass = type.superclass?.head,
      let plain = superclass.members(named: "init").first(where: { $0.parameters.isEmpty })
    else { return .object(instance.object) }
    return try initialize(instance, from: superclass, plain, [], site: nil, isFirst: false)
  }

  /// `super.init(…)` in an initialiser of `type`.
  func initializeSuper(
    _ instance: ScriptInstance, _ type: NominalType, _ declaration: Declaration,
    _ arguments: [Value?], site: SourceRange
  ) throws -> Value? {
    guard let superclass = type.superclass?.head else { return .object(instance.object) }
    return try initialize(
      instance, from: superclass, declaration, arguments, site: site, isFirst: false)
  }

  /// `self.init(…)` in a convenience initialiser: the most derived override runs.
  func delegate(
    _ instance: ScriptInstance, _ declaration: Declaration, _ arguments: [Value?],
    site: SourceRange
  ) throws -> Value? {
    guard case .nominal(let type, _) = instance.type else { return nil }
    let found = override(of: declaration, in: type)
    return try initialize(
      instance, from: type, found, arguments, site: site, isFirst: true)
  }

  /// Gives the stored properties that a class declares itself their initial values.
  func setInitialValues(_ type: NominalType, _ instance: ScriptInstance) throws {
    guard let script = type.script as? TypeImplementation else { return }
    for declaration in script.storedProperties {
      guard case .script(let object) = declaration.implementation,
        let property = object as? PropertyImplementation, case .field(let index) = property.storage,
        instance.fields.indices.contains(index), !declaration.isLazy,
        instance.fields[index] == nil
      else { continue }
      if property.initialValue != nil {
        let value = try initialValue(property, receiver: .void)
        instance.fields[index] =
          declaration.isWeakReference ? .object(WeakCell(value)) : value
      } else if case .optional = declaration.type, !declaration.isLet {
        instance.fields[index] = Optional.some(.none)
      }
    }
  }

  // MARK: deinit

  private func hasDeinitializer(_ type: NominalType) -> Bool {
    var next: NominalType? = type
    while let current = next, let script = current.script as? TypeImplementation {
      if script.deinitializer != nil { return true }
      next = current.superclass?.head
    }
    return false
  }

  /// Runs the `deinit`s of an instance that goes, the most derived class's first.
  ///
  /// The body runs on a stand-in with the instance's properties: the instance itself can no longer
  /// be kept by anybody.
  private func deinitialize(_ dying: ScriptInstance) {
    guard case .nominal(let type, _) = dying.type else { return }
    let stand = ScriptInstance(type: dying.type, fieldCount: dying.fields.count)
    stand.fields = dying.fields
    dying.fields = []
    var next: NominalType? = type
    while let current = next, let script = current.script as? TypeImplementation {
      if let function = script.deinitializer {
        do {
          _ = try call(code(of: function), receiver: .object(stand), [])
        } catch {
          Runtime.fail(error)
        }
      }
      next = current.superclass?.head
    }
  }

  // MARK: By name

  /// Makes a value of a type by the initialiser with those labels.
  func make(_ type: SwiftType, labels: [String?], _ arguments: [Value]) throws -> Value {
    guard case .nominal(let nominal, _) = type else {
      throw ScriptFailure(.notSimulated("init"))
    }
    if let found = member(named: "init", labels: labels, of: nominal, isStatic: false) {
      return try construct(type, found, arguments)
    }
    throw ScriptFailure(
      .notSimulated(
        "\(nominal.qualifiedName).init(\(labels.map { ($0 ?? "_") + ":" }.joined()))"))
  }

  /// A value of an option set, or of a type that says how it is made from an array.
  func makeFromArray(_ type: SwiftType, _ elements: [Value]) throws -> Value {
    guard case .nominal(let nominal, _) = type else { return .array(elements) }
    if let found = member(named: "init", labels: ["arrayLiteral"], of: nominal, isStatic: false) {
      return try construct(type, found, [.array(elements)])
    }
    if let found = member(named: "init", labels: ["rawValue"], of: nominal, isStatic: false) {
      var raw = 0
      for element in elements {
        guard let property = member(named: "rawValue", labels: [], of: nominal, isStatic: false),
          case .int(let bits) = try read(property, of: element)
        else { throw ScriptFailure(.notSimulated(nominal.qualifiedName)) }
        raw |= bits
      }
      return try construct(type, found, [.int(raw)])
    }
    return .array(elements)
  }
}
