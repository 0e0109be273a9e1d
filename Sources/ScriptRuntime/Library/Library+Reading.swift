/// Reading headers and members.
extension Library {
  /// The lines of an interface text, without those at its end that are empty.
  static func lines(of text: String) -> [ArraySlice<UInt8>] {
    let bytes = Array(text.utf8)
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    while let last = lines.last, last.isEmpty { lines.removeLast() }
    return lines
  }

  /// Whether a line declares a type alias or associated type.
  static func isAlias(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "typealias ".utf8) || line.starts(with: "associatedtype ".utf8)
  }

  /// Makes the type of an interface, with no more than its kind known.
  func makeType(_ interface: TypeInterface, name: String, parent: NominalType?) -> NominalType? {
    var parser = InterfaceParser(header(of: interface), owner: nil, library: self)
    let modifiers = parser.modifiers()
    let kind: NominalType.Kind
    // `class` is also a modifier, and has been read as one.
    let isActor = !modifiers.isStatic && parser.scanner.skip(word: "actor")
    if modifiers.isStatic || isActor {
      kind = .class
    } else if parser.scanner.skip(word: "struct") {
      kind = .structure
    } else if parser.scanner.skip(word: "enum") {
      kind = .enumeration
    } else if parser.scanner.skip(word: "protocol") {
      kind = .protocol
    } else {
      report("the header names no kind of type", interface, header(of: interface))
      return nil
    }
    let type = NominalType(name, kind, module: interface.module, parent: parent)
    type.isOpen = modifiers.isOpen
    type.isActor = isActor
    type.isolation = modifiers.isolation
    type.metatype = interface.metatype
    type.isFinal = modifiers.isFinal || kind != .class
    if kind == .protocol { type.genericParameters = [GenericParameter("Self")] }
    return type
  }

  /// Reads the rest of a type's header.
  ///
  /// The type is already findable, because headers name each other.
  func readHeader(of type: NominalType, _ interface: TypeInterface) {
    let line = header(of: interface)
    do {
      var parser = InterfaceParser(line, owner: type, library: self)
      _ = parser.modifiers()
      if type.kind != .class { _ = parser.scanner.identifier() }
      if type.kind == .class { _ = parser.scanner.skip(word: "actor") }
      try parser.skipQualifiedName()
      if type.kind == .protocol {
        type.primaryAssociatedTypes = parser.primaryAssociatedTypes()
        type.genericParameters[0].constraints = [.nominal(type, [])]
      } else {
        try parser.genericParameters()
        type.genericParameters = parser.generics
      }
      for inherited in try parser.inheritanceClause() { inherit(inherited, type) }
      try parser.whereClause()
    } catch {
      report(error.reason, interface, line)
    }
  }

  /// Reads what an extension makes its type conform to.
  func readExtensionHeader(_ part: TypeInterface, of type: NominalType) {
    do {
      var parser = InterfaceParser(header(of: part), owner: type, library: self)
      let inherited = try parser.extensionHeader()
      if parser.requirements.isEmpty, parser.sameTypeRequirements.isEmpty {
        type.conformances += inherited
      } else {
        type.conditionalConformances += inherited.map {
          ConditionalConformance(
            type: $0, requirements: parser.requirements,
            sameTypeRequirements: parser.sameTypeRequirements)
        }
      }
    } catch {
      report(error.reason, part, header(of: part))
    }
  }

  /// Puts an inherited type where it belongs.
  private func inherit(_ inherited: SwiftType, _ type: NominalType) {
    if case .nominal(let nominal, _) = inherited {
      switch (type.kind, nominal.kind) {
      case (.class, .class), (.enumeration, .structure), (.enumeration, .enumeration):
        type.superclass = inherited
      default: type.conformances.append(inherited)
      }
    } else {
      type.conformances += inherited.parts
    }
  }

  /// Reads all member lines of a type and of its extensions.
  func loadMembers(of type: NominalType, _ interface: TypeInterface) {
    var nested = type.nestedTypes
    for name in children[interface.name] ?? [] {
      nested[name] = self.type(named: interface.name + "." + name)
    }
    type.nestedTypes = nested
    let parts = [interface] + (extensions[interface.name] ?? [])
    let lines = parts.map { Self.lines(of: $0.text).dropFirst() }
    for (part, lines) in zip(parts, lines) {
      for line in lines where Self.isAlias(line) { readAlias(line, type, part) }
    }
    for (part, lines) in zip(parts, lines) { readMembers(lines, of: type, part) }
  }

  private func readAlias(_ line: ArraySlice<UInt8>, _ type: NominalType, _ part: TypeInterface) {
    switch readLine(line, .requirement, owner: type) {
    case .typealias(let name, let aliased): type.typealiases[name] = aliased
    case .associatedType(let name, let constraints):
      let member = type.genericParameters[0].member(named: name)
      member.constraints = constraints.flatMap(\.parts)
      type.typealiases[name] = .parameter(member)
    case .declaration, .nothing: break
    }
  }

  private func readMembers(
    _ lines: ArraySlice<ArraySlice<UInt8>>, of type: NominalType, _ part: TypeInterface
  ) {
    var requirements: [(SwiftType, SwiftType)] = []
    var sameTypeRequirements: [(SwiftType, SwiftType)] = []
    let isExtension = part.text.hasPrefix("extension ")
    if isExtension {
      var parser = InterfaceParser(header(of: part), owner: type, library: self)
      // An error in the header has been reported when the type was made.
      _ = try? parser.extensionHeader()
      requirements = parser.requirements
      sameTypeRequirements = parser.sameTypeRequirements
    }
    for (number, line) in lines.enumerated() where !Self.isAlias(line) {
      let implementation: Declaration.Implementation =
        type.kind == .protocol && !isExtension && !line.starts(with: "extension ".utf8)
        ? .requirement : .native(part.binding, number)
      if case .declaration(let declaration) = readLine(
        line, implementation, owner: type, requirements, sameTypeRequirements)
      {
        type.add(declaration)
      }
    }
  }

  /// Reads a member or global line; a malformed one is recorded and declares nothing.
  func readLine(
    _ line: ArraySlice<UInt8>, _ implementation: Declaration.Implementation, owner: NominalType?,
    _ requirements: [(SwiftType, SwiftType)] = [],
    _ sameTypeRequirements: [(SwiftType, SwiftType)] = []
  ) -> InterfaceParser.Line {
    var parser = InterfaceParser(line, owner: owner, library: self)
    parser.requirements = requirements
    parser.sameTypeRequirements = sameTypeRequirements
    do {
      return try parser.line(implementation)
    } catch {
      problems.append(
        Problem(
          typeName: owner?.qualifiedName, line: String(decoding: line, as: UTF8.self),
          reason: error.reason))
      return .nothing
    }
  }

  private func header(of interface: TypeInterface) -> ArraySlice<UInt8> {
    ArraySlice(interface.text.utf8.prefix { $0 != UInt8(ascii: "\n") })
  }

  private func report(_ reason: String, _ interface: TypeInterface, _ line: ArraySlice<UInt8>) {
    problems.append(
      Problem(
        typeName: interface.name, line: String(decoding: line, as: UTF8.self), reason: reason))
  }

  /// A type that a name means inside another: nested, an alias or an associated type, its own or an
  /// inherited one.
  func memberType(_ name: String, of type: NominalType, _ arguments: [SwiftType]) -> SwiftType? {
    if nestedNames.contains(name) {
      var scope: NominalType? = type
      while let current = scope {
        if let nested = self.type(named: current.qualifiedName + "." + name) {
          return .nominal(nested, arguments)
        }
        guard case .nominal(let superclass, _)? = current.superclass else { break }
        scope = superclass
      }
    }
    if type.kind == .protocol {
      if type.associatedType(named: name) != nil {
        return .parameter(type.genericParameters[0].member(named: name))
      }
      return type.typealiases[name]
    }
    return type.typealiases[name]
  }
}

extension InterfaceParser {
  /// Moves past the name in a header: `UIFont.Weight`.
  mutating func skipQualifiedName() throws(InterfaceError) {
    repeat {
      guard scanner.identifier() != nil else { throw InterfaceError("the header has no name") }
    } while scanner.skip(".")
  }

  /// The names in `protocol Sequence<Element>`.
  mutating func primaryAssociatedTypes() -> [String] {
    guard scanner.skip("<") else { return [] }
    var names: [String] = []
    while let name = scanner.identifier() {
      names.append(name)
      guard scanner.skip(",") else { break }
    }
    _ = scanner.skip(">")
    return names
  }

  /// The types after a header's colon.
  mutating func inheritanceClause() throws(InterfaceError) -> [SwiftType] {
    guard scanner.skip(":") else { return [] }
    var types: [SwiftType] = []
    repeat { types.append(try type()) } while scanner.skip(",")
    return types
  }

  /// Reads `extension Array : Equatable where Element: Equatable`, and leaves the conditions in
  /// `requirements`; what the extension conforms to.
  mutating func extensionHeader() throws(InterfaceError) -> [SwiftType] {
    guard scanner.skip(word: "extension") else {
      throw InterfaceError("the header is no extension")
    }
    try skipQualifiedName()
    let inherited = try inheritanceClause()
    try whereClause()
    return inherited
  }
}
