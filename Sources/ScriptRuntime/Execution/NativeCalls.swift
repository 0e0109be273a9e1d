// Calls from compiled code into functions and objects of the script, made where the compiler
// cannot see that it is on the main thread: in closures and in overrides of Foundation's methods.

/// Calls a function of the script for its effect; a failure is kept for the return into script.
public func callFunction(_ function: FunctionValue, _ arguments: [Value]) {
  nonisolated(unsafe) let arguments = arguments
  MainActor.assumeIsolated {
    guard Runtime.pending == nil else { return }
    do {
      _ = try function.call(arguments)
    } catch {
      Runtime.fail(error)
    }
  }
}

/// Calls a function of the script for its result; the placeholder when it failed, or while another
/// failure is pending.
public func callFunction<T>(
  _ function: FunctionValue, _ arguments: [Value], or placeholder: @autoclosure () -> T,
  as convert: (Value) throws -> T
) -> T {
  nonisolated(unsafe) let arguments = arguments
  nonisolated(unsafe) var result: Value?
  MainActor.assumeIsolated {
    guard Runtime.pending == nil else { return }
    do {
      result = try function.call(arguments)
    } catch {
      Runtime.fail(error)
    }
  }
  do {
    if let result { return try convert(result.unerased) }
  } catch {
    MainActor.assumeIsolated { Runtime.fail(error) }
  }
  return placeholder()
}

/// The same for a result that crosses by itself.
public func callFunction<T: Bridgeable>(
  _ function: FunctionValue, _ arguments: [Value], or placeholder: @autoclosure () -> T
) -> T {
  callFunction(function, arguments, or: placeholder()) { try bridged($0) }
}

/// The result of a script's override of a member that is not bound to the main actor, such as
/// `description`; nil when there is none to run.
public func overridden<T: Bridgeable>(
  _ script: ScriptInstance?, _ receiver: AnyObject, _ identifier: UInt64, _ name: StaticString,
  _ arguments: @autoclosure () -> [Value]
) -> T? {
  guard let script else { return nil }
  nonisolated(unsafe) var method: (any ScriptMethod)?
  MainActor.assumeIsolated { method = Runtime.method(script, identifier, name) }
  guard let method else { return nil }
  nonisolated(unsafe) let call = (method, receiver, arguments())
  nonisolated(unsafe) var result: T?
  MainActor.assumeIsolated { result = Runtime.result(call.0, call.1, call.2, T.self) }
  return result
}

/// A Swift function as scripts have it.
public func scriptFunction(
  _ body: @escaping @MainActor ([Value?]) throws -> Value
) -> Value {
  .function(
    FunctionValue { arguments in
      let result = try body(arguments.map { .some($0) })
      try Runtime.throwPending()
      return result
    })
}
