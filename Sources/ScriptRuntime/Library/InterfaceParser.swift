/// Why a line of an interface text cannot be understood.
struct InterfaceError: Error {
  let reason: String

  /// Makes an error, told in English: only the authors of bindings meet it.
  init(_ reason: String) { self.reason = reason }
}

/// Reads the lines of interface texts and makes declarations of them.
///
/// It is written by hand for speed: the text of a large class is read while the learner waits. It
/// knows the part of Swift's notation that declarations without bodies use.
struct InterfaceParser {
  let library: Library
  var scanner: InterfaceScanner

  /// The type whose members are read, nil for globals.
  let owner: NominalType?

  /// The generic parameters of the declaration being read.
  var generics: [GenericParameter] = []

  /// Whether the type just read was written `T!`.
  var isUnwrapped = false

  /// Whether the effects just read were `rethrows`.
  var isRethrowing = false

  /// Where clauses of the extension the line is in, then those of the line itself.
  var requirements: [(SwiftType, SwiftType)] = []
  var sameTypeRequirements: [(SwiftType, SwiftType)] = []

  /// Starts at the first byte of a line.
  init(_ line: ArraySlice<UInt8>, owner: NominalType?, library: Library) {
    scanner = InterfaceScanner(line)
    self.owner = owner
    self.library = library
  }

  /// What a line declares.
  enum Line {
    case declaration(Declaration)
    case `typealias`(String, SwiftType)
    case associatedType(String, constraints: [SwiftType], default: SwiftType?)
    case nothing
  }

  /// Reads one line.
  mutating func line(_ implementation: Declaration.Implementation) throws(InterfaceError) -> Line {
    guard !scanner.isAtEnd, scanner.current != UInt8(ascii: "/") else { return .nothing }
    let modifiers = modifiers()
    if scanner.skip(word: "typealias") { return try typealiasLine() }
    if scanner.skip(word: "associatedtype") { return try associatedTypeLine() }
    let declaration: Declaration
    if scanner.skip(word: "func") {
      declaration = try function(implementation)
    } else if scanner.skip(word: "init") {
      declaration = try initializer(implementation)
    } else if scanner.skip(word: "subscript") {
      declaration = try subscripted(implementation)
    } else if scanner.skip(word: "case") {
      declaration = try enumCase(implementation)
    } else if scanner.skip(word: "var") {
      declaration = try variable(implementation)
    } else if scanner.skip(word: "let") {
      declaration = try variable(implementation)
      declaration.isLet = true
      declaration.isSettable = false
    } else {
      throw InterfaceError("the line declares nothing")
    }
    modifiers.apply(to: declaration)
    declaration.genericParameters = generics
    declaration.requirements = requirements
    declaration.sameTypeRequirements = sameTypeRequirements
    return .declaration(declaration)
  }

  private mutating func typealiasLine() throws(InterfaceError) -> Line {
    guard let name = scanner.identifier() else { throw InterfaceError("a name is missing") }
    guard scanner.skip("=") else { throw InterfaceError("a typealias needs a type") }
    return .typealias(name, try type())
  }

  private mutating func associatedTypeLine() throws(InterfaceError) -> Line {
    guard let name = scanner.identifier() else { throw InterfaceError("a name is missing") }
    var constraints: [SwiftType] = []
    if scanner.skip(":") {
      repeat { constraints.append(try type()) } while scanner.skip(",") || scanner.skip("&")
    }
    let fallback = scanner.skip("=") ? try type() : nil
    return .associatedType(name, constraints: constraints, default: fallback)
  }

  private mutating func function(
    _ implementation: Declaration.Implementation
  ) throws(InterfaceError) -> Declaration {
    let operatorName = scanner.operatorName()
    guard let name = operatorName ?? scanner.identifier() else {
      throw InterfaceError("a function's name is missing")
    }
    try genericParameters()
    let parameters = try parameterClause(hasLabels: operatorName == nil)
    let isAsync = scanner.skip(word: "async")
    isRethrowing = false
    let isThrowing = skipThrows()
    let rethrown = isRethrowing
    isUnwrapped = false
    let result = scanner.skipArrow() ? try type() : .void
    let declaration = Declaration(
      .function, name, type: result, owner: owner, implementation: implementation)
    declaration.isImplicitlyUnwrapped = isUnwrapped
    declaration.parameters = parameters
    declaration.isAsync = isAsync
    declaration.isThrowing = isThrowing
    declaration.isRethrowing = rethrown
    declaration.isOperator = operatorName != nil
    try whereClause()
    return declaration
  }

  private mutating func initializer(
    _ implementation: Declaration.Implementation
  ) throws(InterfaceError) -> Declaration {
    let isFailable = scanner.skip("?")
    let isUnwrapped = !isFailable && scanner.skip("!")
    let made = owner?.selfType ?? .error
    let declaration = Declaration(
      .initializer, "init", type: isFailable || isUnwrapped ? .optional(made) : made,
      owner: owner, implementation: implementation)
    declaration.isFailable = isFailable || isUnwrapped
    declaration.isImplicitlyUnwrapped = isUnwrapped
    try genericParameters()
    declaration.parameters = try parameterClause(hasLabels: true)
    declaration.isAsync = scanner.skip(word: "async")
    isRethrowing = false
    declaration.isThrowing = skipThrows()
    declaration.isRethrowing = isRethrowing
    try whereClause()
    return declaration
  }

  private mutating func subscripted(
    _ implementation: Declaration.Implementation
  ) throws(InterfaceError) -> Declaration {
    try genericParameters()
    let parameters = try parameterClause(hasLabels: false)
    guard scanner.skipArrow() else { throw InterfaceError("a subscript needs a result") }
    isUnwrapped = false
    let declaration = Declaration(
      .subscript, "subscript", type: try type(), owner: owner, implementation: implementation)
    declaration.isImplicitlyUnwrapped = isUnwrapped
    declaration.parameters = parameters
    try whereClause()
    try accessors(of: declaration)
    return declaration
  }

  private mutating func enumCase(
    _ implementation: Declaration.Implementation
  ) throws(InterfaceError) -> Declaration {
    guard let name = scanner.identifier() else { throw InterfaceError("a case needs a name") }
    let declaration = Declaration(
      .enumCase, name, type: owner?.selfType ?? .error, owner: owner,
      implementation: implementation)
    declaration.isStatic = true
    if scanner.current == UInt8(ascii: "(") {
      declaration.parameters = try parameterClause(hasLabels: true, isPayload: true)
    }
    // A raw value may follow; the binding knows it, so it is not read.
    return declaration
  }

  private mutating func variable(
    _ implementation: Declaration.Implementation
  ) throws(InterfaceError) -> Declaration {
    guard let name = scanner.identifier() else { throw InterfaceError("a variable needs a name") }
    guard scanner.skip(":") else { throw InterfaceError("\(name) needs a type") }
    isUnwrapped = false
    let declaration = Declaration(
      .variable, name, type: try type(), owner: owner, implementation: implementation)
    declaration.isImplicitlyUnwrapped = isUnwrapped
    try accessors(of: declaration)
    return declaration
  }

  /// `{ get set }`; a `var` without it can be set.
  private mutating func accessors(of declaration: Declaration) throws(InterfaceError) {
    guard scanner.skip("{") else {
      declaration.isSettable = declaration.kind == .variable
      return
    }
    while !scanner.skip("}") {
      if scanner.skip(word: "set") {
        declaration.isSettable = true
      } else if scanner.skip(word: "async") {
        declaration.isAsync = true
      } else if scanner.skip(word: "throws") {
        declaration.isThrowing = true
      } else if scanner.identifier() == nil {
        throw InterfaceError("\(declaration.name)'s accessors are not closed")
      }
    }
  }

  // MARK: Parts

  private mutating func parameterClause(
    hasLabels: Bool, isPayload: Bool = false
  ) throws(InterfaceError) -> [Declaration.Parameter] {
    guard scanner.skip("(") else { throw InterfaceError("the parameters are missing") }
    var parameters: [Declaration.Parameter] = []
    while !scanner.skip(")") {
      parameters.append(try parameter(hasLabel: hasLabels, isPayload: isPayload))
      if !scanner.skip(","), scanner.current != UInt8(ascii: ")") {
        throw InterfaceError("a comma is missing between parameters")
      }
    }
    return parameters
  }

  private mutating func parameter(
    hasLabel: Bool, isPayload: Bool
  ) throws(InterfaceError) -> Declaration.Parameter {
    var label: String?
    var name = "_"
    let start = scanner.position
    if let first = scanner.identifier() {
      let second = scanner.current == UInt8(ascii: ":") ? nil : scanner.identifier()
      if scanner.skip(":") {
        name = second ?? first
        label = second == nil && !hasLabel ? nil : first
        if label == "_" { label = nil }
      } else if isPayload {
        scanner.rewind(to: start)
      } else {
        throw InterfaceError("a parameter needs a type")
      }
    } else if !isPayload {
      throw InterfaceError("a parameter needs a name")
    }
    let isAutoclosure = skipAutoclosure()
    let isInout = scanner.skip(word: "inout")
    var parameter = Declaration.Parameter(
      label: label, name: name, type: try type(isParameter: true))
    parameter.isInout = isInout
    parameter.isVariadic = skipEllipsis()
    parameter.isAutoclosure = isAutoclosure
    if isAutoclosure, case .function(let function) = parameter.type {
      parameter.type = function.result
    }
    if scanner.skip("=") {
      parameter.hasDefault = true
      scanner.skipDefault()
    }
    return parameter
  }

  /// `<T: P, U>`, if it is there.
  mutating func genericParameters() throws(InterfaceError) {
    guard scanner.skip("<") else { return }
    let start = scanner.position
    // Constraints may name parameters that follow, so the names are read first.
    var depth = 0
    var expectsName = true
    while !scanner.isAtEnd, depth > 0 || scanner.current != UInt8(ascii: ">") {
      if expectsName, let name = scanner.identifier() {
        generics.append(GenericParameter(name))
        expectsName = false
        continue
      }
      switch scanner.current {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ",") where depth == 0: expectsName = true
      default: break
      }
      scanner.advance()
      scanner.skipSpaces()
    }
    scanner.rewind(to: start)
    while !scanner.skip(">") {
      guard let name = scanner.identifier() else {
        throw InterfaceError("a generic parameter's name is missing")
      }
      if scanner.skip(":") {
        let constraint = try type()
        generics.first { $0.name == name }?.constraints.append(contentsOf: constraint.parts)
      }
      if !scanner.skip(","), scanner.current != UInt8(ascii: ">") {
        throw InterfaceError("a comma is missing between generic parameters")
      }
    }
  }

  /// `where T: P, T.Element == U`, if it is there.
  mutating func whereClause() throws(InterfaceError) {
    guard scanner.skip(word: "where") else { return }
    repeat {
      let left = try type()
      if scanner.skip(":") {
        let right = try type()
        if case .parameter(let parameter) = left, generics.contains(parameter) {
          parameter.constraints.append(contentsOf: right.parts)
        } else {
          requirements.append(contentsOf: right.parts.map { (left, $0) })
        }
      } else if scanner.skip("=") {
        _ = scanner.skip("=")
        sameTypeRequirements.append((left, try type()))
      } else {
        throw InterfaceError("a where clause needs : or ==")
      }
    } while scanner.skip(",")
  }
}

extension SwiftType {
  /// The members of a composition; any other type by itself.
  var parts: [SwiftType] {
    if case .composition(let parts) = self { parts } else { [self] }
  }
}
