import ScriptRuntime

/// What a call site remembers of the last class it met.
@MainActor final class InlineCache {
  private weak var type: NominalType?
  private var declaration: Declaration?

  /// The override for a class; found by `look` when the class is not that of the last time.
  @inline(__always)
  func declaration(for type: NominalType, _ look: () -> Declaration) -> Declaration {
    if type === self.type, let declaration { return declaration }
    let found = look()
    self.type = type
    declaration = found
    return found
  }
}

/// Where a stored property of an object is.
struct StoredField {
  let index: Int
  let instance: @MainActor (Frame) throws -> ScriptInstance

  /// Whether the object's class overrides the property, so that it must be set the long way.
  let isOverridden: @MainActor (Frame, ScriptInstance) -> Bool
}

extension FunctionCompiler {
  // MARK: Reading

  /// Reads a property.
  func property(
    _ declaration: Declaration, _ base: Expression?, _ dispatch: Expression.Dispatch,
    _ range: SourceRange
  ) -> Evaluation {
    if let direct = storedProperty(declaration, base, dispatch) { return direct }
    if declaration.isLazy, let base, base.type.head?.kind == .structure, isPlace(base) {
      return lazyProperty(declaration, place(base), range)
    }
    let evaluate: Evaluation
    if let base { evaluate = compile(base) } else { evaluate = { _ in .void } }
    let isSuper = dispatch == .superclass
    if case .native(let binding, let member) = declaration.implementation, !isSuper {
      return { frame in
        do {
          var target = try evaluate(frame).unerased
          let result = try binding.call(member, &target, [])
          try Runtime.throwPending()
          return result
        } catch {
          throw frame.machine.located(frame.machine.tracedNative(error, declaration), range)
        }
      }
    }
    let find = finder(declaration, dispatch, base?.type)
    return { frame in
      do {
        let target = try evaluate(frame)
        return try frame.machine.read(
          find(frame, target), of: target, isSuper: isSuper, site: range)
      } catch {
        throw frame.machine.located(error, range)
      }
    }
  }

  /// A stored property of the script's own, without a search.
  private func storedProperty(
    _ declaration: Declaration, _ base: Expression?, _ dispatch: Expression.Dispatch
  ) -> Evaluation? {
    guard case .script(let object) = declaration.implementation,
      let property = object as? PropertyImplementation,
      case .field(let index) = property.place(of: declaration), let base,
      let owner = declaration.owner, !declaration.isLazy, !declaration.isWeakReference
    else { return nil }
    if owner.kind == .structure {
      let evaluate = compile(base)
      return { frame in
        guard case .structure(let value) = try evaluate(frame).unerased,
          index < value.fields.count
        else { throw ScriptFailure(.danglingReference) }
        return value.fields[index]
      }
    }
    guard owner.kind == .class else { return nil }
    let instance = instance(base)
    if dispatch != .dynamic || owner.isFinal || declaration.isFinal {
      return { frame in
        try frame.machine.field(index, declaration, property, try instance(frame))
      }
    }
    let cache = InlineCache()
    return { frame in
      let instance = try instance(frame)
      if case .nominal(let type, _) = instance.type, type !== owner {
        let found = cache.declaration(for: type) {
          frame.machine.override(of: declaration, in: type)
        }
        if found !== declaration {
          return try frame.machine.read(found, of: .object(instance.object))
        }
      }
      if index < instance.fields.count, let value = instance.fields[index] { return value }
      return try frame.machine.field(index, declaration, property, instance)
    }
  }

  /// A stored property of a class of the script's own that nobody observes: its place among the
  /// fields, and what finds the instance; nil for other properties.
  func storedField(_ expression: Expression) -> StoredField? {
    guard case .property(let declaration, let base?, let dispatch) = expression.kind,
      case .script(let object) = declaration.implementation,
      let property = object as? PropertyImplementation,
      case .field(let index) = property.place(of: declaration), property.willSet == nil,
      property.didSet == nil, !declaration.isLazy, !declaration.isWeakReference,
      let owner = declaration.owner, owner.kind == .class
    else { return nil }
    let isFinal = dispatch != .dynamic || owner.isFinal || declaration.isFinal
    let cache = InlineCache()
    let overrides: @MainActor (Frame, ScriptInstance) -> Bool = { frame, instance in
      if isFinal { return false }
      guard case .nominal(let type, _) = instance.type, type !== owner else { return false }
      return cache.declaration(for: type) {
        frame.machine.override(of: declaration, in: type)
      } !== declaration
    }
    return StoredField(index: index, instance: instance(base), isOverridden: overrides)
  }

  /// The script's part of the object an expression gives.
  private func instance(_ base: Expression) -> @MainActor (Frame) throws -> ScriptInstance {
    if case .variable(let variable) = base.kind, variable === enclosingSelf {
      return readInstance()
    }
    if case .upcast(let inner) = base.kind { return instance(inner) }
    let evaluate = compile(base)
    return { frame in try ScriptInstance.part(of: try evaluate(frame)) }
  }

  private func lazyProperty(
    _ declaration: Declaration, _ base: PlaceCode, _ range: SourceRange
  ) -> Evaluation {
    { frame in
      var result = Value.void
      try base.modify(frame) { target in
        result = try frame.machine.read(declaration, of: target, site: range)
        try frame.machine.write(declaration, of: &target, to: result, observed: false)
      }
      return result
    }
  }

  // MARK: Dispatch

  /// Finds the declaration that carries a member out for the value at hand.
  func finder(
    _ declaration: Declaration, _ dispatch: Expression.Dispatch, _ type: SwiftType?
  ) -> @MainActor (Frame, Value) -> Declaration {
    guard dispatch == .dynamic, let owner = declaration.owner else {
      return { _, _ in declaration }
    }
    let cache = InlineCache()
    if owner.kind == .class {
      // Compiled code finds its own overrides, and the script's through the shims.
      guard case .script = declaration.implementation else { return { _, _ in declaration } }
      return { frame, target in
        let type: NominalType?
        if case .metatype(let metatype) = target {
          type = metatype.head
        } else {
          type = (try? ScriptInstance.part(of: target))?.type.head
        }
        guard let type, type !== owner else { return declaration }
        return cache.declaration(for: type) { frame.machine.override(of: declaration, in: type) }
      }
    }
    guard owner.kind == .protocol else { return { _, _ in declaration } }
    let declared = type.map { runtimeType($0) }
    return { frame, target in
      let type: SwiftType
      if case .metatype(let metatype) = target, declaration.isStatic {
        type = metatype
      } else {
        type = frame.machine.dynamicType(of: target, declared: declared?(frame))
      }
      guard case .nominal(let nominal, _) = type else {
        return frame.machine.witness(of: declaration, for: type)
      }
      return cache.declaration(for: nominal) { frame.machine.witness(of: declaration, for: type) }
    }
  }

  // MARK: Places

  func propertyPlace(
    _ declaration: Declaration, _ base: Expression?, _ dispatch: Expression.Dispatch,
    _ range: SourceRange
  ) -> PlaceCode {
    let get = property(declaration, base, dispatch, range)
    guard let base else { return globalPlace(declaration, get, range) }
    // In an initialiser of the type itself observers are not called.
    // Nor are they when an observer sets its own property.
    let observed = !(isSelf(base) && (isInitializing(declaration) || isObserving(declaration)))
    let find = finder(declaration, observed ? dispatch : .direct, base.type)
    let isSuper = dispatch == .superclass
    if isReference(base, declaration) {
      let evaluate = hoist(base, compile(base))
      let general: PlaceCode.Setter = { frame, value in
        var target = try evaluate(frame)
        do {
          try frame.machine.write(
            find(frame, target), of: &target, to: value, isSuper: isSuper, observed: observed)
        } catch {
          throw frame.machine.located(error, range)
        }
      }
      return PlaceCode(
        get: get,
        set: isSuper ? general : nativeSetter(declaration, evaluate, range) ?? general,
        modify: { frame, change in
          var target = try evaluate(frame)
          do {
            try frame.machine.modify(
              find(frame, target), of: &target, isSuper: isSuper, observed: observed, change)
          } catch {
            throw frame.machine.located(error, range)
          }
        })
    }
    let outer = place(base)
    return PlaceCode(
      get: get,
      set: { frame, value in
        try outer.modify(frame) { target in
          do {
            try frame.machine.write(
              find(frame, target), of: &target, to: value, observed: observed)
          } catch {
            throw frame.machine.located(error, range)
          }
        }
      },
      modify: { frame, change in
        try outer.modify(frame) { target in
          do {
            try frame.machine.modify(
              find(frame, target), of: &target, isSuper: false, observed: observed, change)
          } catch {
            throw frame.machine.located(error, range)
          }
        }
      })
  }

  /// Sets a property of a library's class: compiled code finds its overrides itself.
  private func nativeSetter(
    _ declaration: Declaration, _ evaluate: @escaping Evaluation, _ range: SourceRange
  ) -> PlaceCode.Setter? {
    guard declaration.owner?.kind == .class,
      case .native(let binding, let member) = declaration.implementation
    else { return nil }
    return { frame, value in
      var target = try evaluate(frame)
      if case .existential = target { target = target.unerased }
      do {
        try binding.set(member, &target, [], to: value)
        if Runtime.hasFailed { try Runtime.throwPending() }
      } catch {
        throw frame.machine.located(frame.machine.tracedNative(error, declaration), range)
      }
    }
  }

  private func globalPlace(
    _ declaration: Declaration, _ get: @escaping Evaluation, _ range: SourceRange
  )
    -> PlaceCode
  {
    let observed = !isObserving(declaration)
    let set: PlaceCode.Setter = { frame, value in
      var target = Value.void
      try frame.machine.write(declaration, of: &target, to: value, observed: observed)
    }
    return PlaceCode(
      get: get, set: set,
      modify: { frame, change in
        var target = Value.void
        try frame.machine.modify(
          declaration, of: &target, isSuper: false, observed: observed, change)
      })
  }

  /// Whether this is an observer of the property.
  func isObserving(_ declaration: Declaration) -> Bool {
    observedProperty === declaration || parent?.isObserving(declaration) ?? false
  }

  private func isInitializing(_ declaration: Declaration) -> Bool {
    guard let initializer, initializer.owner === declaration.owner else { return false }
    return !declaration.isOverride
  }

  func isSelf(_ expression: Expression) -> Bool {
    guard case .variable(let variable) = expression.kind else { return false }
    return variable === selfVariable
  }

  /// Whether the base is an object or a type, which is not changed itself when a member of it is.
  func isReference(_ base: Expression, _ declaration: Declaration) -> Bool {
    if case .metatype = base.type { return true }
    if base.type.isClassType { return true }
    if declaration.owner?.kind == .class || declaration.isSetterNonmutating { return true }
    return !isPlace(base)
  }
}

extension Machine {
  /// Changes a property in place: the value is taken out, changed, and put back.
  func modify(
    _ declaration: Declaration, of target: inout Value, isSuper: Bool, observed: Bool,
    _ change: (inout Value) throws -> Void
  ) throws {
    if case .script(let object) = declaration.implementation,
      let property = object as? PropertyImplementation, !declaration.isWeakReference,
      !declaration.isLazy, property.willSet == nil && property.didSet == nil || !observed
    {
      switch property.place(of: declaration) {
      case .field(let index): return try modifyField(index, declaration, &target, change)
      case .global(let variable):
        _ = try global(variable, property)
        return try change(&global(globals.index(of: variable)).pointee)
      case .none: break
      }
    }
    var value = try read(declaration, of: target, isSuper: isSuper)
    try change(&value)
    try write(declaration, of: &target, to: value, isSuper: isSuper, observed: observed)
  }

  private func modifyField(
    _ index: Int, _ declaration: Declaration, _ target: inout Value,
    _ change: (inout Value) throws -> Void
  ) throws {
    if case .structure(var whole) = target {
      guard whole.fields.indices.contains(index) else { throw ScriptFailure(.danglingReference) }
      target = .void
      defer { target = .structure(whole) }
      return try change(&whole.fields[index])
    }
    if case .existential(var inner, let type) = target {
      target = .void
      defer { target = .existential(inner, type) }
      return try modifyField(index, declaration, &inner, change)
    }
    let instance = try ScriptInstance.part(of: target)
    guard instance.fields.indices.contains(index) else { throw ScriptFailure(.danglingReference) }
    guard var value = instance.fields[index] else {
      if case .optional = declaration.type {
        var value = Value.none
        try change(&value)
        instance.fields[index] = value
        return
      }
      throw ScriptFailure(.trap("'self.\(declaration.name)' used before being initialized"))
    }
    // The change may run code that touches other properties of the instance: it must not be a
    // change of the array of properties itself.
    instance.fields[index] = .void
    defer { instance.fields[index] = value }
    try change(&value)
  }
}
