import Bindings
import Foundation
import Testing

@testable import Interpreter

@Suite("Memory of sessions") @MainActor struct SessionMemoryTests {
  nonisolated private static let programs: [String] = [
    "let a = 1",
    "func f(_ n: Int) -> Int { n == 0 ? 0 : f(n - 1) }\nprint(f(3))",
    "let c = { (x: Int) in x + 1 }\nprint([1, 2].map(c))",
    "struct S { var x = 1; var y: Int { x + 1 }; mutating func up() { x += 1 } }\nvar s = S(); s.up()",
    "class A { var b: B?; func f() -> Int { 1 } }\nclass B: A { override func f() -> Int { super.f() } }\nprint(B().f())",
    "enum E: String, CaseIterable { case a, b; var n: Int { 1 } }\nprint(E.allCases.map(\\.rawValue))",
    "protocol P { func f() }\nextension P { func g() { f() } }\nstruct S: P { func f() {} }\nS().g()",
    "struct Box<T> { var v: T; func map<U>(_ f: (T) -> U) -> Box<U> { Box<U>(v: f(v)) } }\nprint(Box(v: 1).map { $0 + 1 }.v)",
    "extension Int { var twice: Int { self * 2 } }\nprint(2.twice)",
    "class L { lazy var x: Int = 1; var y = 0 { didSet { print(y) } } }\nlet l = L(); l.y = l.x",
    "import UIKit\nclass C: UIViewController { override func loadView() { view = UIView() } }\nC().loadViewIfNeeded()",
    "func outer() { func inner() { inner2() }; func inner2() {}; inner() }\nouter()",
    "let a: Int = \"x\"",
    "class A { var a: A?; func f() { g() }; func g() { f() } }\nlet a: A = 1",
  ]

  private static let limit = 1_000

  /// Bytes by which the process grows with each session, once what is made only once is made. Other
  /// tests run in the same process, so the first round within the limit counts, or the best of many:
  /// what a session keeps is kept in every round.
  private func growth(_ program: String) -> Int {
    func repeated(_ count: Int) { for _ in 0..<count { _ = Probe.run(program, context: .file) } }
    repeated(50)
    var least = Int.max
    for _ in 0..<16 where least >= Self.limit {
      let before = ProcessMemory.used
      repeated(50)
      least = min(least, max(0, ProcessMemory.used - before) / 50)
    }
    return least
  }

  @Test("is given back when they end", arguments: programs)
  func flat(_ program: String) {
    let bytes = growth(program)
    #expect(bytes < Self.limit, "\(bytes) bytes a session")
  }
}
