import ScriptRuntime

extension Execution {
  /// The circles of objects that are alive although nothing that the session holds reaches them: no
  /// variable, not the controller under study, and none of what the host names.
  ///
  /// - Parameter roots: what the host holds: windows, timers, observers, work that waits.
  public func leaks(roots: [Any] = []) -> [Leak] {
    let memory = HeapMemory()
    defer { memory?.close() }
    var finder = ObjectReferences(memory: memory)
    var references: [ObjectReference] = []
    for index in 0..<machine.counters.pointee.globalCount {
      references += finder.references(in: machine.global(index).pointee)
    }
    if let controller { references.append(ObjectReference(name: nil, target: controller)) }
    for root in roots { references += finder.references(in: root) }
    var search = LeakSearch(machine.library, memory: memory)
    return search.leaks(among: machine.instances.instances, roots: references) {
      machine.name(of: $0, qualified: false)
    }
  }
}
