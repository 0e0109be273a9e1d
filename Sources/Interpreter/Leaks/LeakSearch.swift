import ScriptRuntime

/// Finds the objects of the script that are alive and cannot be reached, and the circles that keep
/// them.
@MainActor struct LeakSearch {
  private var finder: ObjectReferences
  private var known: [ObjectIdentifier: [ObjectReference]] = [:]

  /// The most objects that are looked at.
  private static let limit = 200_000

  private let library: Library

  init(_ library: Library, memory: HeapMemory?) {
    self.library = library
    finder = ObjectReferences(memory: memory)
  }

  /// The circles among instances that are not reached from the roots.
  ///
  /// An instance that only something unknown can hold is not reported.
  mutating func leaks(
    among instances: [ScriptInstance], roots: [ObjectReference], name: (SwiftType) -> String
  ) -> [Leak] {
    let reached = reachable(from: roots.map(\.target))
    let lost = instances.map(\.object).filter { !reached.contains(ObjectIdentifier($0)) }
    var explained: Set<ObjectIdentifier> = []
    var leaks: [Leak] = []
    for object in lost where !explained.contains(ObjectIdentifier(object)) {
      guard let cycle = cycle(through: object) else { continue }
      let held = reachable(from: [object])
      let members = Set(cycle.map { ObjectIdentifier($0.holder) })
      let others = lost.filter {
        let id = ObjectIdentifier($0)
        return held.contains(id) && !members.contains(id) && !explained.contains(id)
      }
      explained.formUnion(held)
      leaks.append(
        Leak(
          cycle: cycle.compactMap { step($0.holder, $0.name, name) },
          kept: others.map { self.name(of: $0, name) }))
    }
    return leaks
  }

  // MARK: Walking

  private mutating func references(of object: AnyObject) -> [ObjectReference] {
    let id = ObjectIdentifier(object)
    if let answer = known[id] { return answer }
    let answer = finder.references(of: object)
    known[id] = answer
    return answer
  }

  private mutating func reachable(from roots: [AnyObject]) -> Set<ObjectIdentifier> {
    var reached = Set(roots.map { ObjectIdentifier($0) })
    var open = roots
    while let object = open.popLast(), reached.count < Self.limit {
      for reference in references(of: object)
      where reached.insert(ObjectIdentifier(reference.target)).inserted {
        open.append(reference.target)
      }
    }
    return reached
  }

  /// The shortest way from an object back to itself.
  private mutating func cycle(through start: AnyObject) -> [(holder: AnyObject, name: String?)]? {
    var origins: [ObjectIdentifier: (holder: AnyObject, name: String?)] = [:]
    var open = [start]
    var index = 0
    while index < open.count, index < Self.limit {
      let holder = open[index]
      index += 1
      for reference in references(of: holder) {
        let id = ObjectIdentifier(reference.target)
        if reference.target === start {
          var path = [(holder: holder, name: reference.name)]
          while let last = path.last, last.holder !== start,
            let origin = origins[ObjectIdentifier(last.holder)]
          {
            path.append(origin)
          }
          return path.reversed()
        }
        guard origins[id] == nil else { continue }
        origins[id] = (holder, reference.name)
        open.append(reference.target)
      }
    }
    return nil
  }

  // MARK: Names

  /// A step of a path; nil for what the learner does not know of, such as where native code keeps its
  /// closures.
  private func step(_ holder: AnyObject, _ label: String?, _ name: (SwiftType) -> String)
    -> Leak.Step?
  {
    if holder is FunctionValue { return Leak.Step(holder: .closure, name: label) }
    if let script = Runtime.script(of: .object(holder)) {
      return Leak.Step(holder: .object(name(script.type)), name: shown(label, of: script.type.head))
    }
    guard let type = library.nativeType(of: holder) else { return nil }
    return Leak.Step(
      holder: .object(self.name(of: holder, name)), name: shown(label, of: type))
  }

  /// A property's name, when it is one that the learner can write.
  private func shown(_ label: String?, of type: NominalType?) -> String? {
    guard let label else { return nil }
    var next = type
    while let current = next {
      if !current.members(named: label).isEmpty { return label }
      next = current.superclass?.head
    }
    return nil
  }

  private func name(of object: AnyObject, _ name: (SwiftType) -> String) -> String {
    if let script = Runtime.script(of: .object(object)) { return name(script.type) }
    return String(describing: type(of: object))
  }
}
