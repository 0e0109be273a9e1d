extension Runtime {
  /// The instance that the next shim is made for.
  private static var incoming: (instance: ScriptInstance, runsOverride: Bool)?

  /// Makes the shim of a script's instance.
  ///
  /// - Parameters:
  ///   - instance: the script's part, whose fields have their initial values.
  ///   - runsOverride: whether the script's override of the designated initialiser that is reached
  ///     runs too: false when the script's own initialiser has called `super.init`, true when the
  ///     construction begins with an inherited native initialiser.
  ///   - make: calls the shim's initialiser.
  /// - Throws: what a conversion of arguments threw; what failed in the script's override.
  public static func construct(
    _ instance: ScriptInstance, runsOverride: Bool, _ make: () throws -> Value
  ) throws -> Value {
    let outer = incoming
    incoming = (instance, runsOverride)
    defer { incoming = outer }
    return try make()
  }

  /// Makes an instance of a class that compiled code has only the type of, as a table view does.
  ///
  /// - Parameter initializer: the initialiser's full name: `init(frame:)`.
  /// - Throws: what the initialiser threw; `notSimulated` when the class has no such initialiser.
  public static func make(
    _ type: SwiftType, initializer: String, _ arguments: [Value]
  ) throws -> Value {
    guard case .nominal(let nominal, _) = type else {
      throw ScriptFailure(.notSimulated(initializer))
    }
    if nominal.metatype == nil, let dispatch {
      return try dispatch.make(type, initializer: initializer, arguments)
    }
    let declaration = nominal.members(named: "init").first { $0.fullName == initializer }
    guard case .native(let binding, let number)? = declaration?.implementation else {
      throw ScriptFailure(.notSimulated("\(nominal.qualifiedName).\(initializer)"))
    }
    var target = Value.metatype(type)
    return try binding.call(number, &target, arguments.map { .some($0) })
  }

  /// The first thing a shim's initialiser does: takes the waiting instance.
  public static func beginConstruction(
    _ identifier: UInt64, _ name: StaticString, _ arguments: @autoclosure () -> [Value]
  ) -> Construction {
    guard let (instance, runsOverride) = incoming else { return Construction(instance: nil) }
    incoming = nil
    let construction = Construction(instance: instance)
    guard runsOverride, pending == nil,
      let initialization = dispatch?.initialization(
        for: NativeMember(encoded: name), of: instance)
    else { return construction }
    do {
      construction.arguments = try initialization.begin(arguments())
      construction.initialization = initialization
    } catch {
      fail(error)
    }
    return construction
  }
}

/// The construction of one shim, from the start of its initialiser to the end.
@MainActor public final class Construction {
  /// The script's part; nil when compiled code makes a shim that belongs to no script.
  public let instance: ScriptInstance?

  fileprivate var arguments: [Value?] = []
  fileprivate var initialization: (any ScriptInitialization)?

  fileprivate init(instance: ScriptInstance?) { self.instance = instance }

  /// What `super.init` gets: the script's argument, or the one the initialiser was called with.
  public func argument<T: Bridgeable>(_ index: Int, or given: T) -> T {
    guard arguments.indices.contains(index), let value = arguments[index] else { return given }
    do {
      return try bridged(value)
    } catch {
      Runtime.fail(error)
      return given
    }
  }

  /// The last thing a shim's initialiser does.
  public func finish(_ native: AnyObject) {
    instance?.native = native
    guard let initialization, Runtime.pending == nil else { return }
    do {
      try initialization.finish(.object(native))
    } catch {
      Runtime.fail(error)
    }
  }
}
