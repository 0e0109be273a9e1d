import ScriptRuntime

/// `==`, `<`, hashing and iteration of values whose types the script declares.
extension Machine {
  /// Whether two values are equal, by the `==` of their type.
  func areEqual(_ left: Value, _ right: Value) -> Bool {
    if case .object(let first) = left, case .object(let second) = right, first === second,
      ownEquality(left) == nil
    {
      return true
    }
    do {
      try counters.descend()
      if let declaration = ownEquality(left) {
        var type = Value.metatype(library.type(of: left))
        guard case .bool(let answer) = try invoke(declaration, on: &type, [left, right]) else {
          return false
        }
        return answer
      }
    } catch {
      Runtime.fail(error)
      return false
    }
    if case .object(let first) = left, case .object(let second) = right {
      return areNativeObjectsEqual(first, second)
    }
    return memberwiseEqual(left, right)
  }

  /// The `==` that the script writes for a value's type.
  private func ownEquality(_ value: Value) -> Declaration? {
    guard case .nominal(let type, _) = library.type(of: value), type.script != nil else {
      return nil
    }
    guard let found = member(named: "==", labels: [nil, nil], of: type, isStatic: true),
      case .script(let object) = found.implementation, object is FunctionImplementation
    else { return nil }
    return found
  }

  /// Whether all parts of two values are equal, as the compiler's own `==` says.
  func memberwiseEqual(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.structure(let left), .structure(let right)):
      left.type.head === right.type.head
        && zip(left.fields, right.fields).allSatisfy {
          Value.areEqual($0.weakValue, $1.weakValue)
        }
    case (.enumeration(let left), .enumeration(let right)):
      left.caseDeclaration === right.caseDeclaration
        && zip(left.payload, right.payload).allSatisfy { Value.areEqual($0, $1) }
    default: false
    }
  }

  func hashValue(_ value: Value, into hasher: inout Hasher) {
    do {
      try counters.descend()
    } catch {
      Runtime.fail(error)
      return
    }
    if case .nominal(let type, _) = library.type(of: value), type.script != nil,
      let declaration = member(named: "hash", labels: ["into"], of: type, isStatic: false),
      case .script(let object) = declaration.implementation, object is FunctionImplementation
    {
      do {
        let box = InoutBox(try makeHasher())
        var target = value
        _ = try invoke(declaration, on: &target, [.object(box)])
        if case .int(let result) = try finish(box) { hasher.combine(result) }
      } catch {
        Runtime.fail(error)
      }
      return
    }
    switch value {
    case .structure(let whole): for field in whole.fields { field.hash(into: &hasher) }
    case .enumeration(let whole):
      hasher.combine(ObjectIdentifier(whole.caseDeclaration))
      for part in whole.payload { part.hash(into: &hasher) }
    case .object(let object): hashNative(object, into: &hasher)
    default: break
    }
  }

  private func makeHasher() throws -> Value {
    guard let type = library.type(named: "Hasher") else {
      throw ScriptFailure(.notSimulated("Hasher"))
    }
    return try make(.nominal(type, []), labels: [], [])
  }

  private func finish(_ box: InoutBox) throws -> Value {
    guard let type = library.type(named: "Hasher"),
      let finalize = type.members(named: "finalize").first
    else { return .void }
    return try invoke(finalize, on: &box.value, [])
  }

  private func areNativeObjectsEqual(_ left: AnyObject, _ right: AnyObject) -> Bool {
    guard let left = left as? any Equatable else { return left === right }
    func compare<T: Equatable>(_ left: T) -> Bool { (right as? T).map { left == $0 } ?? false }
    return compare(left)
  }

  private func hashNative(_ object: AnyObject, into hasher: inout Hasher) {
    if let hashable = object as? any Hashable {
      hashable.hash(into: &hasher)
    } else {
      hasher.combine(ObjectIdentifier(object))
    }
  }

  /// Whether `<` holds, by the script's own, or by the order of an enumeration's cases.
  func isLess(_ left: Value, _ right: Value) throws -> Bool {
    let (left, right) = (left.unerased, right.unerased)
    if let result = try callOwn("<", labels: [nil, nil], on: left, [left, right]),
      case .bool(let answer) = result
    {
      return answer
    }
    if case .enumeration = left { return try isCaseLess(left, right) }
    throw ScriptFailure(.bridging(expected: "Comparable", found: left.kindName))
  }

  /// Calls a member that the script gives a value's type, static for operators; nil without one.
  func callOwn(_ name: String, labels: [String?], on value: Value, _ arguments: [Value]) throws
    -> Value?
  {
    let value = value.unerased
    guard case .nominal(let type, _) = library.type(of: value) else { return nil }
    let isOperator = name.unicodeScalars.first.map { !$0.properties.isAlphabetic } ?? false
    guard let found = member(named: name, labels: labels, of: type, isStatic: isOperator),
      case .script = found.implementation
    else { return nil }
    if found.kind == .variable { return try read(found, of: value) }
    var target = isOperator ? Value.metatype(library.type(of: value)) : value
    return try invoke(found, on: &target, arguments)
  }

  /// Steps through a sequence of the script's own.
  func iterator(over sequence: Value) throws -> @MainActor () throws -> Value? {
    let sequence = sequence.unerased
    var iterator: Value
    if let made = try callOwn("makeIterator", labels: [], on: sequence, []) {
      iterator = made
    } else {
      iterator = sequence
    }
    let type = library.type(of: iterator)
    guard case .nominal(let nominal, _) = type else {
      throw ScriptFailure(.bridging(expected: "Sequence", found: sequence.kindName))
    }
    guard let next = member(named: "next", labels: [], of: nominal, isStatic: false) else {
      // An iterator of the library's, or a collection of the script's with indices.
      return try iterator.isLibrarySequence ? iterator.makeIterator() : indexed(sequence)
    }
    return { [self] in
      let result = try invoke(next, on: &iterator, [])
      return result.unwrapped
    }
  }

  /// Steps through a collection of the script's by its indices.
  private func indexed(_ collection: Value) throws -> @MainActor () throws -> Value? {
    guard case .nominal(let type, _) = library.type(of: collection),
      let start = member(named: "startIndex", labels: [], of: type, isStatic: false),
      let end = member(named: "endIndex", labels: [], of: type, isStatic: false),
      let element = members(of: type, named: "subscript").first
    else { throw ScriptFailure(.bridging(expected: "Sequence", found: collection.kindName)) }
    var index = try read(start, of: collection)
    let place = SourceRange(SourceText(""), 0, 0)
    return { [self] in
      if Value.areEqual(index, try read(end, of: collection)) { return nil }
      var target = collection
      let value = try self.element(element, of: &target, [index], isSuper: false, site: place)
      if let next = try callOwn("index", labels: ["after"], on: collection, [index]) {
        index = next
      } else {
        index = try Arithmetic.apply(.add, index, .int(1))
      }
      return value
    }
  }
}

extension Value {
  fileprivate var isLibrarySequence: Bool {
    switch self {
    case .array, .string, .native: true
    default: false
    }
  }
}
