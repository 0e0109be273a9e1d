import Bindings
import ScriptRuntime
import Testing

@testable import Interpreter

@Suite("The catalogue of names") @MainActor struct NameCatalogueTests {
  private static let library = Bindings.makeLibrary()

  @Test("gives way to what is simulated")
  func simulatedNamesWin() {
    let session = Session(library: Self.library, context: .file)
    let input = session.check("import UIKit\nlet label = UILabel()\nlabel.txt = nil")
    #expect(input.diagnostics.map(\.message) == [.valueHasNoMember(type: "UILabel", member: "txt")])
  }

  @Test("lists members only for types there are")
  func membersHaveTypes() {
    let library = Self.library
    var unknown: Set<String> = []
    for module in library.notSimulated.modules {
      for member in library.notSimulated.memberNames(in: module) {
        let type = member.prefix(upTo: member.lastDot)
        let visible = library.notSimulated.visible([module])
        let isKnown =
          library.type(named: String(type)) != nil
          || library.notSimulated.entry(String(type), in: visible)?.kind == .openProtocol
        if !isKnown { unknown.insert(String(type)) }
      }
    }
    #expect(unknown == [])
  }

  @Test("has the modules people import")
  func modules() {
    let catalogue = Self.library.notSimulated
    for name in ["UIKit", "Foundation", "MapKit", "SwiftUI", "Combine", "os", "XCTest", "simd"] {
      #expect(catalogue.hasModule(name), "\(name)")
    }
    #expect(!catalogue.hasModule("SnapKit"))
    #expect(catalogue.visible(["MapKit"]).contains("CoreLocation"))
  }
}

extension String {
  /// The dot before a member's name; `init(frame:)` has none of its own.
  fileprivate var lastDot: Index {
    let end = firstIndex(of: "(") ?? endIndex
    return self[..<end].lastIndex(of: ".") ?? startIndex
  }
}
