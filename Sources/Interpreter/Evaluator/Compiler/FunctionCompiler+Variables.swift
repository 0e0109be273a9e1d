import ScriptRuntime

extension FunctionCompiler {
  /// Reads a variable.
  func read(_ variable: LocalVariable) -> Evaluation {
    if let accessors = variable.accessors { return readAccessors(accessors, variable) }
    switch place(of: variable) {
    case .slot(let slot):
      if scalarsAreInFront {
        if variable.type.isInteger { return { .int(($0.slots + slot).integer) } }
        if variable.type.isFloating { return { .double(($0.slots + slot).floating) } }
      }
      return { $0.slots[slot] }
    case .cell(let slot): return { $0.slots[slot].cell?.pointee ?? .void }
    case .global(let index):
      if scalarsAreInFront {
        if variable.type.isInteger { return { .int($0.global(index).integer) } }
        if variable.type.isFloating { return { .double($0.global(index).floating) } }
      }
      if variable.ownership != .strong {
        return { $0.global(index).pointee.weakValue }
      }
      return { $0.global(index).pointee }
    case .weakCell(let slot, let isUnowned):
      return { frame in
        guard case .object(let object) = frame.slots[slot] else { return .none }
        let value = unsafeDowncast(object, to: WeakCell.self).value
        if isUnowned, case .none = value { throw ScriptFailure(.danglingReference) }
        return value
      }
    }
  }

  /// Sets a variable that has been declared.
  func write(_ variable: LocalVariable) -> @MainActor (Frame, Value) throws -> Void {
    if let accessors = variable.accessors { return writeAccessors(accessors, variable) }
    return writePlainly(variable)
  }

  /// Sets a variable past its accessors.
  private func writePlainly(_ variable: LocalVariable)
    -> @MainActor (Frame, Value) throws -> Void
  {
    switch place(of: variable) {
    case .slot(let slot):
      return { frame, value in (frame.slots + slot).store(value) }
    case .cell(let slot):
      return { frame, value in frame.slots[slot].cell?.store(value) }
    case .global(let index): return setGlobal(index, isWeak: variable.ownership != .strong)
    case .weakCell(let slot, _):
      return { frame, value in
        if case .object(let object) = frame.slots[slot] {
          unsafeDowncast(object, to: WeakCell.self).set(value)
        }
      }
    }
  }

  /// Gives a variable its first value, in a place of its own each time it is reached.
  func initialize(_ variable: LocalVariable) -> @MainActor (Frame, Value) throws -> Void {
    declare(variable)
    return initializeDeclared(variable)
  }

  /// The same for a variable whose place is known.
  func initializeDeclared(_ variable: LocalVariable) -> @MainActor (Frame, Value) throws -> Void {
    switch place(of: variable) {
    case .slot(let slot):
      return { frame, value in (frame.slots + slot).store(value) }
    case .cell(let slot):
      return { frame, value in frame.slots[slot] = .object(Cell(value)) }
    case .global(let index): return setGlobal(index, isWeak: variable.ownership != .strong)
    case .weakCell(let slot, _):
      return { frame, value in frame.slots[slot] = .object(WeakCell(value)) }
    }
  }

  private func setGlobal(_ index: Int, isWeak: Bool)
    -> @MainActor (Frame, Value) throws -> Void
  {
    if isWeak {
      return { frame, value in frame.global(index).store(.object(WeakCell(value))) }
    }
    return { frame, value in frame.global(index).store(value) }
  }

  // MARK: Computed and lazy local variables

  private func readAccessors(_ declaration: Declaration, _ variable: LocalVariable) -> Evaluation {
    guard case .script(let object) = declaration.implementation,
      let property = object as? PropertyImplementation
    else { return { _ in .void } }
    if let getter = property.getter {
      let closure = makeClosure(getter)
      return { frame in try closure(frame).call([]) }
    }
    // A lazy one: made on first read, and kept.
    guard let initial = property.initialValue else { return { _ in .void } }
    let evaluate = compile(initial)
    let state = place(of: variable)
    let slot: Int
    switch state {
    case .slot(let index), .cell(let index), .weakCell(let index, _): slot = index
    case .global(let index):
      return { frame in
        if frame.machine.state(of: index) == .unset {
          frame.global(index).store(try evaluate(frame))
          frame.machine.setState(of: index, .set)
        }
        return frame.global(index).pointee
      }
    }
    return { frame in
      let isCell: Bool = if case .cell = state { true } else { false }
      let place = isCell ? frame.slots[slot].cell ?? frame.slots + slot : frame.slots + slot
      if case .object(let object) = place.pointee, object === LazyMark.unset {
        place.store(try evaluate(frame))
      }
      return place.pointee
    }
  }

  private func writeAccessors(_ declaration: Declaration, _ variable: LocalVariable)
    -> @MainActor (Frame, Value) throws -> Void
  {
    guard case .script(let object) = declaration.implementation,
      let property = object as? PropertyImplementation
    else { return { _, _ in } }
    if let setter = property.setter {
      let closure = makeClosure(setter)
      return { frame, value in _ = try closure(frame).call([value]) }
    }
    if isObserving(declaration) { return writePlainly(variable) }
    switch place(of: variable) {
    case .slot(let slot):
      return observed(property) { $0.slots + slot }
    case .cell(let slot):
      return observed(property) { $0.slots[slot].cell ?? $0.slots + slot }
    case .global(let index):
      let set = observed(property) { $0.global(index) }
      return { frame, value in
        frame.machine.setState(of: index, .set)
        try set(frame, value)
      }
    case .weakCell: return { _, _ in }
    }
  }

  private func observed(
    _ property: PropertyImplementation,
    _ place: @escaping @MainActor (Frame) -> UnsafeMutablePointer<Value>
  ) -> @MainActor (Frame, Value) throws -> Void {
    let willSet = property.willSet.map { makeClosure($0) }
    let didSet = property.didSet.map { makeClosure($0) }
    return { frame, value in
      if let willSet { _ = try willSet(frame).call([value]) }
      let old = place(frame).pointee
      place(frame).store(value)
      if let didSet { _ = try didSet(frame).call([old]) }
    }
  }

  // MARK: self

  /// The script's part of `self`, kept in a place of its own.
  func readInstance() -> @MainActor (Frame) throws -> ScriptInstance {
    if let slot = instanceSlot {
      usesInstance = true
      return { frame in
        guard case .object(let object) = frame.slots[slot] else {
          throw ScriptFailure(.danglingReference)
        }
        return unsafeDowncast(object, to: ScriptInstance.self)
      }
    }
    guard let variable = enclosingSelf else {
      return { _ in throw ScriptFailure(.danglingReference) }
    }
    let read = self.read(variable)
    return { frame in try ScriptInstance.part(of: try read(frame)) }
  }
}

/// The mark of a lazy variable that has not been made.
enum LazyMark {
  private final class Mark {}
  nonisolated(unsafe) static let unset: AnyObject = Mark()
}

extension ScriptInstance {
  /// The script's part of an object.
  ///
  /// - Throws: `bridging` when the object is wholly native.
  @inline(__always)
  static func part(of value: Value) throws -> ScriptInstance {
    guard case .object(let object) = value else {
      if case .existential(let inner, _) = value { return try part(of: inner) }
      throw ScriptFailure(.bridging(expected: "instance", found: value.kindName))
    }
    if Swift.type(of: object) == ScriptInstance.self {
      return unsafeDowncast(object, to: ScriptInstance.self)
    }
    guard let instance = (object as? any Scripted)?.script else {
      throw ScriptFailure(.bridging(expected: "instance", found: value.kindName))
    }
    return instance
  }
}
