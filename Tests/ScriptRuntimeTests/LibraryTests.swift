import ScriptRuntime
import Testing

@Suite struct LibraryTests {
  @Test func headersBringSuperclassesConformancesAndParameters() throws {
    let library = makeLibrary([
      "open class Base : Drawing", "final class View<T: Drawing> : Base, Hashable",
      "protocol Drawing",
    ])
    let view = try #require(library.type(named: "View"))
    #expect(view.superclass == .nominal(try #require(library.type(named: "Base")), []))
    #expect(view.conformances == [.nominal(try #require(library.type(named: "Hashable")), [])])
    #expect(view.genericParameters.map(\.name) == ["T"])
    #expect(view.isFinal)
    #expect(!view.isOpen)
    #expect(library.problems.isEmpty)
  }

  @Test func headersMayNameEachOther() throws {
    let library = makeLibrary(["class A<T: P> : P", "protocol P : Q", "protocol Q"])
    #expect(library.type(named: "A")?.genericParameters[0].constraints.count == 1)
    #expect(library.problems.isEmpty)
  }

  @Test func nestedTypesAreFoundBothWays() throws {
    let library = makeLibrary([
      "class View\nvar mode: Mode { get }", "enum View.Mode : Int\ncase fit\nvar deep: Deep",
      "struct View.Mode.Deep", "class Label : View\nvar other: Mode { get }",
    ])
    let view = try #require(library.type(named: "View"))
    let mode = try #require(library.type(named: "View.Mode"))
    #expect(view.nestedTypes == ["Mode": mode])
    #expect(mode.qualifiedName == "View.Mode")
    #expect(view.members(named: "mode").first?.type == .nominal(mode, []))
    #expect(library.type(named: "Label")?.members.first?.type == .nominal(mode, []))
    #expect(mode.members(named: "deep").count == 1)
    #expect(library.problems.isEmpty)
  }

  @Test func extensionsAddMembersAndConformances() throws {
    let library = makeLibrary([
      "extension String : Drawing\nvar path: String { get }", "protocol Drawing",
      "extension Array : Equatable where Element: Equatable\n"
        + "static func == (left: [Element], right: [Element]) -> Bool",
      "extension Array where Element == String\nfunc joined(separator: String = default) -> String",
    ])
    let string = try #require(library.type(named: "String"))
    #expect(
      string.conformances.contains(.nominal(try #require(library.type(named: "Drawing")), [])))
    #expect(string.members(named: "path").count == 1)
    let array = try #require(library.type(named: "Array"))
    #expect(array.conditionalConformances.count == 1)
    #expect(array.conditionalConformances.first?.requirements.count == 1)
    #expect(array.members(named: "==").first?.requirements.count == 1)
    #expect(array.members(named: "joined").first?.sameTypeRequirements.count == 1)
    #expect(library.operators(named: "==").count == 1)
    #expect(library.problems.isEmpty)
  }

  @Test func associatedTypesAreMembersOfSelf() throws {
    let library = makeLibrary([
      "protocol Sequence<Element>\nassociatedtype Element\nfunc first() -> Element?",
      "protocol Collection : Sequence\nassociatedtype Index: Equatable\n"
        + "subscript(index: Index) -> Element { get }",
      "extension Sequence where Element: Equatable\nfunc contains(_ element: Element) -> Bool",
    ])
    let sequence = try #require(library.type(named: "Sequence"))
    let collection = try #require(library.type(named: "Collection"))
    #expect(sequence.primaryAssociatedTypes == ["Element"])
    let own = sequence.genericParameters[0]
    #expect(
      sequence.members(named: "first").first?.type
        == .optional(.parameter(own.member(named: "Element"))))
    let element = try #require(collection.members(named: "subscript").first)
    #expect(element.type == .parameter(collection.genericParameters[0].member(named: "Element")))
    #expect(collection.genericParameters[0].member(named: "Index").constraints.count == 1)
    let contains = try #require(sequence.members(named: "contains").first)
    guard case .native = contains.implementation else {
      Issue.record("an extension's member has an implementation")
      return
    }
    #expect(contains.requirements.count == 1)
    #expect(library.problems.isEmpty)
  }

  @Test func aProtocolsOwnLinesMayBelongToItsExtensions() throws {
    let library = makeLibrary([
      "protocol Shape\nassociatedtype Side\nvar area: Int { get }\n"
        + "extension func largest() -> Side? where Side: Equatable"
    ])
    let shape = try #require(library.type(named: "Shape"))
    guard case .requirement? = shape.members(named: "area").first?.implementation,
      case .native(_, 2)? = shape.members(named: "largest").first?.implementation
    else {
      Issue.record("requirement and extension are not told apart")
      return
    }
    #expect(shape.members(named: "largest").first?.requirements.count == 1)
    #expect(library.problems.isEmpty)
  }

  @Test func globalsAreNumberedByLine() throws {
    let library = makeLibrary(
      ["struct Point\nstatic func == (left: Point, right: Point) -> Bool"],
      globals: """
        typealias Interval = Double
        func wait(_ time: Interval) -> Interval
        let maximum: Interval
        func == <T: Equatable>(left: T, right: T) -> Bool
        prefix func ! (value: Bool) -> Bool
        """)
    let wait = try #require(library.globals(named: "wait").first)
    guard case .native(_, let number) = wait.implementation else {
      Issue.record("a global is native")
      return
    }
    #expect(number == 1)
    #expect(wait.type == .nominal(try #require(library.type(named: "Double")), []))
    #expect(library.typealias(named: "Interval") == wait.type)
    #expect(library.operators(named: "==").count == 2)
    #expect(library.operatorNames == ["!", "=="])
    #expect(library.globalNames == ["maximum", "wait"])
    #expect(library.problems.isEmpty)
  }

  @Test func membersAreReadOnlyWhenAskedFor() throws {
    let library = makeLibrary(["class View\nvar broken: Nowhere { get }"])
    let view = try #require(library.type(named: "View"))
    #expect(library.problems.isEmpty)
    #expect(view.members.isEmpty)
    #expect(library.problems.count == 1)
  }

  @Test func anUnknownNameIsNil() {
    let library = makeLibrary([])
    #expect(library.type(named: "Nowhere") == nil)
    #expect(library.globals(named: "nowhere").isEmpty)
    #expect(library.operators(named: "+++").isEmpty)
    #expect(library.typeNames.contains("Int"))
  }
}
