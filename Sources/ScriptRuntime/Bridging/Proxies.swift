/// A stand-in that compiled code holds for a script's object: it conforms to one native protocol
/// and passes the requirements on.
public protocol ScriptProxy: AnyObject {
  /// What it stands for; nil when it is gone.
  var script: ScriptInstance? { get }
}

extension ScriptInstance {
  /// The object that `self` is in the script.
  public var object: AnyObject { native ?? self }

  /// The instance's stand-in for a protocol, made once: compiled code holds delegates weakly, so it
  /// is the instance that keeps it.
  func proxy(for protocol: Any.Type, _ make: (ScriptInstance) -> AnyObject) -> AnyObject {
    let key = ObjectIdentifier(`protocol`)
    if let known = proxies[key] { return known }
    let made = make(self)
    proxies[key] = made
    return made
  }
}

/// A value as an object that conforms to a native protocol.
///
/// - Parameter make: makes the stand-in for an object whose class the script declares, nil where
///   there can be none.
/// - Throws: `bridging` when it is neither native and conforming nor the script's.
@MainActor public func conforming<P>(
  _ value: Value, to protocol: P.Type, _ make: ((ScriptInstance) -> AnyObject)?
) throws -> P {
  if case .object(let object) = value.unerased {
    if let native = object as? P { return native }
    if let make, let script = Runtime.script(of: .object(object)),
      let proxy = script.proxy(for: `protocol`, make) as? P
    {
      return proxy
    }
  }
  if case .native(let native) = value.unerased, let conforming = native as? P { return conforming }
  throw ScriptFailure(.bridging(expected: "\(P.self)", found: value.kindDescription))
}

/// An object behind a protocol as scripts have it: a stand-in gives what it stands for.
public func toScript(conforming value: Any) -> Value {
  if let native = value as? any NativeValue { return .native(native) }
  let object = value as AnyObject
  if let proxy = object as? any ScriptProxy {
    return proxy.script.map { .object($0.object) } ?? .none
  }
  return .object(object)
}
