/// Types as interface lines write them.
extension InterfaceParser {
  /// A type, with everything that may follow it: `?`, `!`, `.Type`, `->`, `&`.
  ///
  /// - Parameter isParameter: whether it is a parameter's own type, where a function is not
  ///   escaping unless it says so.
  mutating func type(isParameter: Bool = false) throws(InterfaceError) -> SwiftType {
    var escapes = !isParameter
    var attributes = FunctionAttributes()
    skipSpecifiers(&attributes)
    while scanner.current == UInt8(ascii: "@") {
      switch attribute() {
      case "escaping": escapes = true
      case "Sendable": attributes.isSendable = true
      case "MainActor": attributes.isolation = .mainActor
      case "_inheritActorContext": attributes.inheritsContext = true
      default: break
      }
    }
    skipSpecifiers(&attributes)
    if scanner.skip(word: "some") { return try opaqueType(isParameter: isParameter) }
    _ = scanner.skip(word: "any")
    if scanner.current == UInt8(ascii: "(") {
      let start = scanner.position
      if let function = try functionType(escapes: escapes, attributes) { return function }
      scanner.rewind(to: start)
    }
    var result = try postfixType()
    if scanner.current == UInt8(ascii: "&") {
      var parts = [result]
      while scanner.skip("&") { parts.append(try postfixType()) }
      result = .composition(parts)
    }
    return result
  }

  /// Words before a type that say how it is passed.
  private mutating func skipSpecifiers(_ attributes: inout FunctionAttributes) {
    if scanner.skip(word: "sending") { attributes.isSending = true }
    while scanner.skip(word: "borrowing")
      || scanner.skip(word: "consuming") || scanner.skip(word: "isolated")
      || scanner.skip(word: "__owned") || scanner.skip(word: "__shared")
    {}
  }

  /// `some P` as a parameter is a generic parameter without a name; as a result it is known by `P`.
  private mutating func opaqueType(isParameter: Bool) throws(InterfaceError) -> SwiftType {
    let constraint = try type()
    guard isParameter else { return constraint }
    let parameter = GenericParameter("some", constraints: constraint.parts)
    generics.append(parameter)
    return .parameter(parameter)
  }

  /// A function type, or nil when the bracket at the cursor opens a tuple.
  private mutating func functionType(
    escapes: Bool, _ attributes: FunctionAttributes
  ) throws(InterfaceError) -> SwiftType? {
    guard scanner.skip("(") else { return nil }
    var parameters: [FunctionType.Parameter] = []
    while !scanner.skip(")") {
      skipLabel()
      let isAutoclosure = skipAutoclosure()
      let isInout = scanner.skip(word: "inout")
      var parameter = FunctionType.Parameter(try type(isParameter: true))
      parameter.isInout = isInout
      parameter.isAutoclosure = isAutoclosure
      if skipEllipsis() { parameter.isVariadic = true }
      parameters.append(parameter)
      if !scanner.skip(","), scanner.current != UInt8(ascii: ")") {
        throw InterfaceError("a comma or bracket is missing in a function or tuple type")
      }
    }
    let isAsync = scanner.skip(word: "async")
    let isThrowing = skipThrows()
    guard scanner.skipArrow() else { return nil }
    var function = FunctionType(parameters, try type())
    function.isAsync = isAsync
    function.isThrowing = isThrowing
    function.isEscaping = escapes
    function.attributes = attributes
    return .function(function)
  }

  /// A label before a type: `_ name:`, `name:`.
  private mutating func skipLabel() {
    let start = scanner.position
    if scanner.identifier() != nil {
      if scanner.skip(":") { return }
      if scanner.identifier() != nil, scanner.skip(":") { return }
    }
    scanner.rewind(to: start)
  }

  /// Whether the type at the cursor is an `@autoclosure`; moves past the word.
  mutating func skipAutoclosure() -> Bool {
    let start = scanner.position
    if scanner.current == UInt8(ascii: "@"), attribute() == "autoclosure" { return true }
    scanner.rewind(to: start)
    return false
  }

  /// Moves past `...` if it is there.
  mutating func skipEllipsis() -> Bool {
    guard scanner.current == UInt8(ascii: "."), scanner.following == UInt8(ascii: ".") else {
      return false
    }
    while scanner.skip(".") {}
    return true
  }

  /// Moves past `throws`, `rethrows` or `throws(E)`, and says whether there was one.
  mutating func skipThrows() -> Bool {
    if scanner.skip(word: "rethrows") {
      isRethrowing = true
      return true
    }
    guard scanner.skip(word: "throws") else { return false }
    if scanner.current == UInt8(ascii: "(") { scanner.skipBracketed() }
    return true
  }

  /// A type without `&` or `->` on its outside.
  private mutating func postfixType() throws(InterfaceError) -> SwiftType {
    _ = scanner.skip(word: "any")
    var result = try simpleType()
    while true {
      if scanner.skip("?") {
        result = .optional(result)
      } else if scanner.current == UInt8(ascii: "!"), !isUnwrapped {
        _ = scanner.skip("!")
        isUnwrapped = true
        result = .optional(result)
      } else if scanner.current == UInt8(ascii: "."), scanner.following != UInt8(ascii: ".") {
        scanner.advance()
        guard let name = scanner.identifier() else {
          throw InterfaceError("a name is missing after a dot")
        }
        if name == "Type" || name == "Protocol" {
          result = .metatype(result)
        } else {
          result = try member(name, of: result)
          if case .nominal(let type, _) = result, scanner.current == UInt8(ascii: "<") {
            result = .nominal(type, try arguments(of: name))
          }
        }
      } else {
        return result
      }
    }
  }

  private mutating func simpleType() throws(InterfaceError) -> SwiftType {
    if scanner.skip("(") { return try tupleType() }
    if scanner.skip("[") {
      let first = try type()
      if scanner.skip(":") {
        let second = try type()
        guard scanner.skip("]") else { throw InterfaceError("a bracket is missing") }
        return try libraryType("Dictionary", [first, second])
      }
      guard scanner.skip("]") else { throw InterfaceError("a bracket is missing") }
      return try libraryType("Array", [first])
    }
    guard let name = scanner.identifier() else { throw InterfaceError("a type is missing") }
    return try named(name, try arguments(of: name))
  }

  /// `<A, B>`, if it is there.
  private mutating func arguments(of name: String) throws(InterfaceError) -> [SwiftType] {
    guard scanner.skip("<") else { return [] }
    var arguments: [SwiftType] = []
    while !scanner.skip(">") {
      arguments.append(try type())
      if !scanner.skip(","), scanner.current != UInt8(ascii: ">") {
        throw InterfaceError("a comma is missing in \(name)'s arguments")
      }
    }
    return arguments
  }

  private mutating func tupleType() throws(InterfaceError) -> SwiftType {
    var elements: [TupleElement] = []
    while !scanner.skip(")") {
      var label: String?
      let start = scanner.position
      if let name = scanner.identifier(), scanner.skip(":") {
        label = name
      } else {
        scanner.rewind(to: start)
      }
      elements.append(TupleElement(label: label, type: try type()))
      if !scanner.skip(","), scanner.current != UInt8(ascii: ")") {
        throw InterfaceError("a comma is missing in a tuple")
      }
    }
    if elements.count == 1, elements[0].label == nil { return elements[0].type }
    return .tuple(elements)
  }

  // MARK: Names

  /// What an unqualified name means here.
  private func named(_ name: String, _ arguments: [SwiftType]) throws(InterfaceError) -> SwiftType {
    if let parameter = generics.last(where: { $0.name == name }) { return .parameter(parameter) }
    switch name {
    case "Void": return .void
    case "Any": return .any
    case "Optional" where arguments.count == 1: return .optional(arguments[0])
    default: break
    }
    if let found = lookUp(name, arguments) { return found }
    throw InterfaceError("the type \(name) is unknown")
  }

  private func lookUp(_ name: String, _ arguments: [SwiftType]) -> SwiftType? {
    var scope = owner
    while let type = scope {
      if name == "Self" { return type.selfType }
      if let parameter = type.genericParameters.first(where: { $0.name == name }) {
        return .parameter(parameter)
      }
      if let member = library.memberType(name, of: type, arguments) { return member }
      scope = type.parent
    }
    if let type = library.type(named: name) { return .nominal(type, arguments) }
    return library.typealias(named: name)
  }

  private func member(_ name: String, of base: SwiftType) throws(InterfaceError) -> SwiftType {
    switch base {
    case .parameter(let parameter): return .parameter(parameter.member(named: name))
    case .nominal(let type, _):
      if let found = library.memberType(name, of: type, []) { return found }
      throw InterfaceError("the type \(type.qualifiedName).\(name) is unknown")
    default: throw InterfaceError("\(name) is a member of a type that has none")
    }
  }

  private func libraryType(
    _ name: String, _ arguments: [SwiftType]
  ) throws(InterfaceError) -> SwiftType {
    guard let type = library.type(named: name) else {
      throw InterfaceError("the type \(name) is unknown")
    }
    return .nominal(type, arguments)
  }
}
