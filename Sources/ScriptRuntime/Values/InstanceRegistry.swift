/// The instances of the script's classes that are alive. It keeps none of them.
///
/// It is used on the main thread only.
public final class InstanceRegistry: @unchecked Sendable {
  private var entries: [ObjectIdentifier: (order: Int, instance: Unmanaged<ScriptInstance>)] = [:]
  private var nextOrder = 0

  /// Makes a registry without instances.
  public init() {}

  /// Notes an instance until it goes.
  public func add(_ instance: ScriptInstance) {
    entries[ObjectIdentifier(instance)] = (nextOrder, .passUnretained(instance))
    nextOrder += 1
    instance.registry = self
  }

  /// Called by an instance that goes.
  func remove(_ instance: ScriptInstance) { entries[ObjectIdentifier(instance)] = nil }

  /// The instances that are alive, in the order they were made.
  public var instances: [ScriptInstance] {
    entries.values.sorted { $0.order < $1.order }.map { $0.instance.takeUnretainedValue() }
  }
}
