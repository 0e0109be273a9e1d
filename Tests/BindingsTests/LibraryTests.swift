import Bindings
import ScriptRuntime
import Testing

@MainActor @Suite struct LibraryTests {
  @Test func everyPublicDeclarationIsBoundOrMarked() {
    #expect(Bindings.unbound == [])
  }

  @Test func everyInterfaceIsUnderstood() throws {
    let library = Bindings.makeLibrary()
    var count = 0
    for name in library.typeNames {
      let type = try #require(library.type(named: name))
      count += type.members.count
      for member in type.members where member.kind != .enumCase {
        #expect(member.type != .error, "\(name).\(member.fullName)")
      }
    }
    _ = library.globals(named: "print")
    #expect(library.problems.map { "\($0.typeName ?? "") \($0.line): \($0.reason)" } == [])
    #expect(count > 500)
  }

  @Test func classesKnowTheirMetatype() throws {
    let library = Bindings.makeLibrary()
    let view = try #require(library.type(named: "UIView"))
    #expect(view.metatype != nil)
    #expect(view.isOpen)
    #expect(view.kind == .class)
  }
}
