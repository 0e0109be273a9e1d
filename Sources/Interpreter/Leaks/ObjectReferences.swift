import ScriptRuntime

/// A strong reference from an object to another.
struct ObjectReference {
  /// The property or captured variable, nil where it has no name.
  let name: String?
  let target: AnyObject
}

/// Finds what an object holds: stored properties and captured variables of the script, and whatever
/// native objects hold, in properties, collections and closures.
@MainActor struct ObjectReferences {
  private let memory: HeapMemory?
  private var found: [ObjectReference] = []

  init(memory: HeapMemory?) { self.memory = memory }

  /// What an object holds strongly.
  mutating func references(of object: AnyObject) -> [ObjectReference] {
    found = []
    switch object {
    case let closure as ClosureObject:
      for (index, value) in closure.captures.enumerated() {
        let names = closure.code.captureNames
        add(value, names.indices.contains(index) ? names[index] : nil)
      }
    case let cell as Cell: add(cell.pointer.pointee, nil)
    case is WeakCell: break
    case let box as InoutBox: add(box.value, nil)
    case let instance as ScriptInstance: addFields(of: instance)
    default:
      if let instance = (object as? any Scripted)?.script { addFields(of: instance) }
      addProperties(of: object)
    }
    return found
  }

  /// What a value holds strongly, such as a global or what the host keeps.
  mutating func references(in value: Value) -> [ObjectReference] {
    found = []
    add(value, nil)
    return found
  }

  mutating func references(in any: Any) -> [ObjectReference] {
    found = []
    add(any: any, nil, in: nil, depth: 0)
    return found
  }

  // MARK: The script's own

  private mutating func addFields(of instance: ScriptInstance) {
    let names = Self.fieldNames(of: instance.type)
    for (index, field) in instance.fields.enumerated() {
      guard let field else { continue }
      add(field, names.indices.contains(index) ? names[index] : nil)
    }
  }

  /// The names of all the stored properties of a class, base class first.
  private static func fieldNames(of type: SwiftType) -> [String] {
    var names: [String] = []
    var next = type.head
    while let current = next, let script = current.script as? TypeImplementation {
      names.insert(contentsOf: script.storedProperties.map(\.name), at: 0)
      next = current.superclass?.head
    }
    return names
  }

  private mutating func add(_ value: Value, _ name: String?) {
    switch value {
    case .void, .bool, .int, .double, .string, .none, .metatype: break
    case .some(let inner), .existential(let inner, _): add(inner, name)
    case .array(let values), .tuple(let values): for value in values { add(value, name) }
    case .structure(let whole): for field in whole.fields { add(field, name) }
    case .enumeration(let whole): for part in whole.payload { add(part, name) }
    case .function(let function): add(function, name)
    case .object(let object): add(object, name)
    case .native(let native): add(any: native, name, in: nil, depth: 0)
    }
  }

  /// Notes a reference; the script's part of an object stands for the whole.
  private mutating func add(_ object: AnyObject, _ name: String?) {
    if object is WeakCell || object is GenericEnvironment || Self.isDescription(object) { return }
    let target = (object as? ScriptInstance)?.object ?? object
    found.append(ObjectReference(name: name, target: target))
  }

  // MARK: Native objects

  private mutating func addProperties(of object: AnyObject) {
    let words = HeapMemory.words(of: object)
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        if child.value is ScriptInstance { continue }
        add(any: child.value, Self.name(child.label), in: words, depth: 0)
      }
      mirror = current.superclassMirror
    }
  }

  /// A property's name as it is written; none for an element's number.
  private static func name(_ label: String?) -> String? {
    guard let label, label.first != ".", label.first?.isNumber != true else { return nil }
    let lazyPrefix = "$__lazy_storage_$_"
    return label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label
  }

  /// - Parameter words: the memory of what the value is a part of, in which a strong reference is
  ///   found and a weak one is not; nil for elements of collections.
  private mutating func add(any: Any, _ name: String?, in words: Set<UInt>?, depth: Int) {
    guard depth < 12 else { return }
    if let value = any as? Value { return add(value, name) }
    if Self.isLeaf(any) || Self.isDescription(any) { return }
    let mirror = Mirror(reflecting: any)
    switch mirror.displayStyle {
    case .class, .foreignReference: add(any as AnyObject, name)
    case .optional:
      guard let inner = mirror.children.first?.value else { return }
      if let words, Mirror(reflecting: inner).displayStyle == .class {
        let address = UInt(bitPattern: Unmanaged.passUnretained(inner as AnyObject).toOpaque())
        guard words.contains(address) else { return }
      }
      add(any: inner, name, in: words, depth: depth + 1)
    case .struct, .tuple, .enum:
      let own = HeapMemory.words(of: any)
      for child in mirror.children { add(any: child.value, name, in: own, depth: depth + 1) }
    case .collection, .dictionary, .set:
      for child in mirror.children.prefix(10_000) {
        add(any: child.value, name, in: nil, depth: depth + 1)
      }
    case nil: addContext(of: any, name)
    @unknown default: break
    }
  }

  /// Types that hold no objects, whose parts would only take time.
  private static func isLeaf(_ any: Any) -> Bool {
    any is String || any is Int || any is Bool || any is Double || any is Float
  }

  /// What types and declarations are described by: they hold none of the program's objects, and lead
  /// to the whole library.
  private static func isDescription(_ any: Any) -> Bool {
    any is SwiftType || any is NominalType || any is Declaration || any is GenericParameter
      || any is FunctionType || any is Library || any is any NativeBinding
  }

  /// What a native closure captured.
  private mutating func addContext(of any: Any, _ name: String?) {
    let kind = unsafeBitCast(type(of: any) as Any.Type, to: UnsafePointer<UInt>.self).pointee
    // The runtime's number for functions.
    guard kind == 0x302, let memory else { return }
    for object in memory.objects(heldBy: any) { add(object, name) }
  }
}
