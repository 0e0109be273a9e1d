/// The part of a class instance that the script declared: its class and its stored properties.
///
/// When the class descends from a native one, the native object is a generated shim that owns this
/// instance; otherwise the instance stands alone. It is used on the main thread only.
public final class ScriptInstance: @unchecked Sendable {
  /// The script's class, with its generic arguments.
  public let type: SwiftType

  /// The stored properties of the script's classes, base class first; nil before it is set.
  public var fields: [Value?]

  /// The shim that owns this instance, which `self` is in the script. It is not owned back.
  public weak var native: AnyObject?

  /// Called when the instance goes: runs the script's `deinit`s.
  public var onDeinit: ((ScriptInstance) -> Void)?

  /// The native member whose next call means the superclass's implementation.
  var superCall: UInt64?

  /// The stand-ins by which native code knows the instance as a delegate.
  var proxies: [ObjectIdentifier: AnyObject] = [:]

  /// Makes an instance whose properties are not set yet.
  public init(type: SwiftType, fieldCount: Int) {
    self.type = type
    self.fields = Array(repeating: nil, count: max(0, fieldCount))
  }

  /// Where the instance is noted as long as it is alive.
  var registry: InstanceRegistry?

  deinit {
    registry?.remove(self)
    onDeinit?(self)
    DeepRelease.empty(&fields)
  }
}

/// A native object that belongs to a script's class: what every generated shim is.
public protocol Scripted: AnyObject {
  /// The script's part, nil for a moment while a native initialiser runs before it is attached.
  var script: ScriptInstance? { get }
}
