/// The meeting place of compiled code and the evaluator: failures on their way back into the
/// script, overrides, constructions. All of it is on the main thread, where scripts run.
@MainActor public enum Runtime {
  /// The evaluator, set while a session lasts.
  public static var dispatch: (any ScriptDispatching)? { didSet { forgetMethods() } }

  /// What has failed while compiled code was running, to be thrown at the next return into script.
  ///
  /// While it is set, scripted overrides behave as if they were absent, so that compiled code runs
  /// to its end on the native implementations.
  public internal(set) static var pending: (any Error)?

  /// Whether something has failed.
  @inlinable public static var hasFailed: Bool { pending != nil }

  /// Notes a failure; the first one stays.
  public static func fail(_ error: any Error) {
    if pending == nil { pending = error }
  }

  /// Throws what has failed, if anything. The evaluator calls it after each call of native code.
  public static func throwPending() throws {
    guard let error = pending else { return }
    pending = nil
    throw error
  }

  // MARK: Overrides

  private struct MethodKey: Hashable {
    let type: ObjectIdentifier
    let member: UInt64
  }

  private static var methods: [MethodKey: (any ScriptMethod)?] = [:]

  /// The types in the table, so that none of them goes and another takes its address.
  private static var knownTypes: [ObjectIdentifier: NominalType] = [:]

  /// Forgets which overrides the script's classes have: they have changed.
  public static func forgetMethods() {
    methods.removeAll()
    knownTypes.removeAll()
  }

  /// The script's implementation of a member, when it is to run: nil when there is none, while a
  /// failure is pending, and when this very call is the script's `super.member()`.
  ///
  /// - Parameters:
  ///   - identifier: the member's number, unique among all.
  ///   - name: its name, as `NativeMember` reads it.
  public static func method(
    _ script: ScriptInstance?, _ identifier: UInt64, _ name: StaticString
  ) -> (any ScriptMethod)? {
    guard let script else { return nil }
    if script.superCall == identifier {
      script.superCall = nil
      return nil
    }
    guard pending == nil, case .nominal(let type, _) = script.type else { return nil }
    let key = MethodKey(type: ObjectIdentifier(type), member: identifier)
    if let known = methods[key] { return known }
    guard let dispatch else { return nil }
    let found = dispatch.method(for: NativeMember(encoded: name), of: script.type)
    methods[key] = .some(found)
    knownTypes[ObjectIdentifier(type)] = type
    return found
  }

  /// Calls a native member so that it runs the native implementation even where the script
  /// overrides it. The shim's override, the first thing that runs, takes the mark away.
  public static func callingSuper<Result>(
    _ identifier: UInt64, _ target: Value, _ call: () throws -> Result
  ) throws -> Result {
    guard let script = script(of: target) else { return try call() }
    let outer = script.superCall
    script.superCall = identifier
    defer { script.superCall = outer }
    return try call()
  }

  /// Runs a script's implementation for its effect; a failure is kept for later.
  public static func run(_ method: any ScriptMethod, _ receiver: AnyObject, _ arguments: [Value]) {
    do {
      _ = try method.call(.object(receiver), arguments)
    } catch {
      fail(error)
    }
  }

  /// Runs a script's implementation for its result; nil when it failed, and the failure is kept.
  public static func result<T: Bridgeable>(
    _ method: any ScriptMethod, _ receiver: AnyObject, _ arguments: [Value], _ type: T.Type
  ) -> T? {
    result(method, receiver, arguments) { try bridged($0) }
  }

  /// The same for a result that needs a conversion of its own.
  public static func result<T>(
    _ method: any ScriptMethod, _ receiver: AnyObject, _ arguments: [Value],
    as convert: (Value) throws -> T
  ) -> T? {
    do {
      return try convert(method.call(.object(receiver), arguments).unerased)
    } catch {
      fail(error)
      return nil
    }
  }

  // MARK: Objects

  /// The script's part of an object, nil when it is wholly native.
  public static func script(of value: Value) -> ScriptInstance? {
    guard case .object(let object) = value else { return nil }
    if let instance = object as? ScriptInstance { return instance }
    return (object as? any Scripted)?.script
  }
}
