import Bindings
import ScriptRuntime
import Testing

@Suite("The standard library") @MainActor struct SwiftLibraryTests {
  @Test("Every line of its interfaces can be read")
  func interfaces() {
    let library = Library()
    SwiftLibrary.register(in: library)
    for name in library.typeNames { _ = library.type(named: name)?.members }
    #expect(!library.globals(named: "print").isEmpty)
    for problem in library.problems {
      Issue.record("\(problem.typeName ?? "globals"): \(problem.line): \(problem.reason)")
    }
  }
}
