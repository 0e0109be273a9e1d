import ScriptRuntime
import Testing

/// The members of a class, each a line, as the parser reads them.
@Suite struct InterfaceParserTests {
  /// The only declaration of a line in a class that has a nested type and a generic parameter.
  private func declaration(_ line: String) throws -> (Declaration, Library) {
    let library = makeLibrary([
      "open class View<Model: AnyObject>\n" + line, "enum View.Mode : Int\ncase fit", "class Other",
      "protocol Drawing", "protocol Sized",
    ])
    let type = try #require(library.type(named: "View"))
    let found = type.members
    #expect(library.problems.map(\.reason) == [])
    return (try #require(found.first), library)
  }

  @Test func methodsHaveLabelsDefaultsAndResults() throws {
    let (method, library) = try declaration(
      "@discardableResult open func add(_ view: Other, at index: Int = default, animated: Bool) -> Int?"
    )
    #expect(method.fullName == "add(_:at:animated:)")
    #expect(method.parameters.map(\.name) == ["view", "index", "animated"])
    #expect(method.parameters.map(\.hasDefault) == [false, true, false])
    let int = try #require(library.type(named: "Int"))
    #expect(method.type == .optional(.nominal(int, [])))
    #expect(method.isDiscardable)
    #expect(method.isOpen)
    #expect(method.access == .open)
  }

  @Test func defaultsMayHoldBracketsAndStrings() throws {
    let (method, _) = try declaration(
      "func f(a: [Int] = [1, 2], b: String = \"),(\", c: Int = f(1, 2), d: Int)")
    #expect(method.parameters.map(\.hasDefault) == [true, true, true, false])
  }

  @Test(
    arguments: [
      ("var a: Int", true), ("var a: Int { get }", false), ("var a: Int { get set }", true),
      ("let a: Int", false), ("public private(set) var a: Int", false),
      ("static var a: Int { get set }", true),
    ])
  func variablesAreSettableAsWritten(line: String, isSettable: Bool) throws {
    #expect(try declaration(line).0.isSettable == isSettable)
  }

  @Test func implicitlyUnwrappedTypesAreOptionals() throws {
    let (view, library) = try declaration("var view: Other! { get set }")
    let other = try #require(library.type(named: "Other"))
    #expect(view.type == .optional(.nominal(other, [])))
    #expect(view.isImplicitlyUnwrapped)
  }

  @Test func collectionsAndTuplesAreSugar() throws {
    let (member, library) = try declaration("var a: [String: [(x: Int, y: Int)]]? { get }")
    let string = SwiftType.nominal(try #require(library.type(named: "String")), [])
    let int = SwiftType.nominal(try #require(library.type(named: "Int")), [])
    let pair = SwiftType.tuple([
      TupleElement(label: "x", type: int), TupleElement(label: "y", type: int),
    ])
    let array = SwiftType.nominal(try #require(library.type(named: "Array")), [pair])
    let dictionary = SwiftType.nominal(
      try #require(library.type(named: "Dictionary")), [string, array])
    #expect(member.type == .optional(dictionary))
  }

  @Test func functionsAsParametersEscapeOnlyWhenTheySaySo() throws {
    let (method, _) = try declaration(
      "func run(_ a: () -> Void, b: @escaping @MainActor (Int) throws -> Bool, c: ((Int) -> Void)?)"
    )
    guard case .function(let first) = method.parameters[0].type,
      case .function(let second) = method.parameters[1].type,
      case .optional(.function(let third)) = method.parameters[2].type
    else {
      Issue.record("not functions")
      return
    }
    #expect([first.isEscaping, second.isEscaping, third.isEscaping] == [false, true, true])
    #expect([first.isThrowing, second.isThrowing, third.isThrowing] == [false, true, false])
    #expect(first.result == .void)
    #expect(second.parameters.count == 1)
  }

  @Test func parametersMayBeInoutVariadicOrAutoclosure() throws {
    let (method, library) = try declaration(
      "func f(_ a: inout Int, _ b: String..., c: @autoclosure () -> Int)")
    #expect(method.parameters.map(\.isInout) == [true, false, false])
    #expect(method.parameters.map(\.isVariadic) == [false, true, false])
    #expect(method.parameters.map(\.isAutoclosure) == [false, false, true])
    #expect(method.parameters[2].type == .nominal(try #require(library.type(named: "Int")), []))
  }

  @Test func genericParametersHaveTheirConstraints() throws {
    let (method, library) = try declaration(
      "func take<T: Other & Drawing, U>(_ type: T.Type, _ value: U) -> [T: U] where U: Hashable, U == T"
    )
    #expect(method.genericParameters.map(\.name) == ["T", "U"])
    #expect(method.genericParameters[0].constraints.count == 2)
    let hashable = try #require(library.type(named: "Hashable"))
    #expect(method.genericParameters[1].constraints == [.nominal(hashable, [])])
    #expect(method.sameTypeRequirements.count == 1)
    #expect(method.parameters[0].type == .metatype(.parameter(method.genericParameters[0])))
  }

  @Test func existentialsAndOpaqueParametersAreTold() throws {
    let (method, library) = try declaration(
      "func f(_ a: any Drawing & Sized, b: some Drawing, c: (any Drawing)?)")
    let drawing = SwiftType.nominal(try #require(library.type(named: "Drawing")), [])
    let sized = SwiftType.nominal(try #require(library.type(named: "Sized")), [])
    #expect(method.parameters[0].type == .composition([drawing, sized]))
    #expect(method.genericParameters.count == 1)
    #expect(method.parameters[1].type == .parameter(method.genericParameters[0]))
    #expect(method.parameters[2].type == .optional(drawing))
  }

  @Test func initializersMakeTheirOwnType() throws {
    let (initializer, library) = try declaration("public required convenience init?(mode: Mode)")
    let view = try #require(library.type(named: "View"))
    let own = SwiftType.nominal(view, [.parameter(view.genericParameters[0])])
    #expect(initializer.type == .optional(own))
    #expect(initializer.isFailable)
    #expect(initializer.isRequired)
    #expect(initializer.isConvenience)
    #expect(
      initializer.parameters[0].type == .nominal(try #require(library.type(named: "View.Mode")), [])
    )
  }

  @Test func subscriptsHaveNoLabelUnlessGivenOne() throws {
    #expect(
      try declaration("subscript(index: Int) -> Bool { get set }").0.fullName == "subscript(_:)")
    let (labelled, _) = try declaration("static subscript(safe index: Int) -> Bool? { get }")
    #expect(labelled.fullName == "subscript(safe:)")
    #expect(labelled.isStatic)
    #expect(!labelled.isSettable)
  }

  @Test func casesCarryPayloadsAndRawValues() throws {
    let library = makeLibrary([
      "enum Shape : Hashable\ncase none\ncase circle(Double)\ncase box(width: Double, height: Double)"
        + "\ncase named(String) = 3"
    ])
    let shape = try #require(library.type(named: "Shape"))
    #expect(
      shape.members.map(\.fullName) == ["none", "circle(_:)", "box(width:height:)", "named(_:)"])
    #expect(shape.members.allSatisfy { $0.kind == .enumCase && $0.isStatic })
    #expect(library.problems.isEmpty)
  }

  @Test func operatorsArePrefixOrInfix() throws {
    let (minus, _) = try declaration("prefix static func - (value: Int) -> Int")
    #expect(minus.isPrefix)
    #expect(minus.isOperator)
    #expect(minus.name == "-")
  }

  @Test(
    arguments: [
      "func f(a: Nowhere)", "var a", "func", "func f(", "subscript(a: Int)", "init(a Int)", "let :",
      "func f(a: [Int)", "func f<T(a: T)", "case", "nonsense", "func f(a: Int) where",
      "var a: (Int,",
    ])
  func aMalformedLineIsAProblemAndDeclaresNothing(line: String) throws {
    let library = makeLibrary(["class View\n\(line)\nvar after: Int { get }"])
    let view = try #require(library.type(named: "View"))
    #expect(view.members.map(\.name) == ["after"])
    #expect(library.problems.count == 1)
  }
}
