import ScriptRuntime
import Testing

@testable import Interpreter

/// Programs that would go on without end, by each way there is.
@Suite("Endless programs") @MainActor struct EndlessProgramTests {
  nonisolated private static let recursions: [String] = [
    "func f(_ n: Int) -> Int { f(n + 1) + 1 }\nprint(f(0))",
    "func a() { b() }\nfunc b() { a() }\na()",
    "func f<T>(_ x: T) -> Int { f([x]) }\nprint(f(1))",
    "func f(a: Int = f()) -> Int { a }\nprint(f())",
    "struct S { var x: Int { x } }\nprint(S().x)",
    "struct S { subscript(i: Int) -> Int { self[i] } }\nprint(S()[0])",
    "class A { lazy var b: Int = c; lazy var c: Int = b }\nprint(A().b)",
    "class A { let a = A() }\nprint(A())",
    """
    class A {
      var x = 0 { didSet { y = x } }
      var y = 0 { didSet { x = y } }
    }
    A().x = 1
    """,
    "protocol P { var p: any P { get } }\nstruct S: P { var p: any P { self.p } }\nprint(S().p)",
    "indirect enum E { case a(E) }\nfunc f() -> E { .a(f()) }\nprint(f())",
    "struct S: CustomStringConvertible { var description: String { \"\\(self)\" } }\nprint(S())",
    "struct S: Equatable { static func == (a: S, b: S) -> Bool { a == b } }\nprint(S() == S())",
    "struct S: Hashable { func hash(into h: inout Hasher) { h.combine(self) } }\nprint(Set([S()]))",
    "struct S: Comparable { static func < (a: S, b: S) -> Bool { a < b } }\nprint([S(), S()].sorted())",
  ]

  @Test("that recurse fill the stack", arguments: recursions)
  func recursion(_ text: String) {
    var budget = Probe.budget
    budget.steps = 10_000_000
    budget.stack = 2 << 20
    guard case .stackOverflow(_, let limit)? = Probe.failure(text, budget: budget) else {
      Issue.record("\(String(describing: Probe.failure(text, budget: budget)))")
      return
    }
    #expect(limit > 0 && limit <= 2 << 20)
  }

  nonisolated private static let loops: [String] = [
    "while true {}",
    "repeat {} while true",
    "for _ in 0...(Int.max - 1) {}",
    "for _ in stride(from: 0.0, to: 1e18, by: 1) {}",
    "print((0..<1_000_000_000).reduce(0, +))",
    "let a = Array(0..<Int.max)",
    "let a = Array(stride(from: 0.0, to: 1e18, by: 1))",
    "struct S: Sequence, IteratorProtocol { mutating func next() -> Int? { 1 } }\nfor _ in S() {}",
    "indirect enum L { case e, n(L, L) }\nvar l = L.e\nfor _ in 0..<60 { l = .n(l, l) }\nprint(l)",
    """
    indirect enum L: Hashable { case e, n(L, L) }
    func make() -> L { var l = L.e; for _ in 0..<60 { l = .n(l, l) }; return l }
    print(make() == make())
    """,
    """
    indirect enum L: Hashable { case e, n(L, L) }
    func make() -> L { var l = L.e; for _ in 0..<60 { l = .n(l, l) }; return l }
    print(make().hashValue)
    """,
  ]

  @Test("that loop use up the steps", arguments: loops)
  func loop(_ text: String) {
    guard case .stepBudgetExhausted(300_000)? = Probe.failure(text) else {
      Issue.record("\(String(describing: Probe.failure(text)))")
      return
    }
  }

  nonisolated private static let growth: [String] = [
    "var s = \"ab\"\nwhile true { s += s }",
    "var s = \"ab\"\nwhile true { s = s + s }",
    "var s = \"ab\"\nwhile true { s = \"\\(s)\\(s)\" }",
    "var a = [1]\nwhile true { a += a }",
    "var a = [1]\nwhile true { a.append(contentsOf: a) }",
    "let s = String(repeating: \"x\", count: 1 << 40)",
    "let a = Array(repeating: 1, count: 1 << 40)",
  ]

  @Test("that grow use up the memory", arguments: growth)
  func growing(_ text: String) {
    guard case .memoryBudgetExhausted(let limit)? = Probe.failure(text) else {
      Issue.record("\(String(describing: Probe.failure(text)))")
      return
    }
    #expect(limit == Probe.budget.memory)
  }

  @Test("that make long lists let go of them")
  func lists() {
    var budget = Probe.budget
    budget.steps = 3_000_000
    let outcomes = [
      """
      class N { var next: N?; init(_ n: N?) { next = n } }
      func f() { var head: N?; for _ in 0..<100_000 { head = N(head) } }
      f()
      """,
      """
      nonisolated(unsafe) var count = 0
      class N { var next: N?; init(_ n: N?) { next = n }; deinit { count += 1 } }
      func f() { var head: N?; for _ in 0..<20_000 { head = N(head) } }
      f()
      precondition(count == 20_000)
      """,
      """
      indirect enum L { case end, node(Int, L) }
      func f() { var l = L.end; for i in 0..<100_000 { l = .node(i, l) } }
      f()
      """,
      """
      func f() { var c: () -> Int = { 0 }; for _ in 0..<100_000 { let d = c; c = { d() + 1 } } }
      f()
      """,
    ].map { Probe.run($0, context: .file, budget: budget).outcome }
    for outcome in outcomes { #expect(outcome?.failure == nil && outcome != nil) }
  }

  @Test("that wait for themselves leave the session its turn")
  func waiting() {
    for text in [
      "import UIKit\nfunc f() { DispatchQueue.main.async { f() } }\nf()",
      "import UIKit\n_ = Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { _ in }",
    ] {
      #expect(Probe.run(text, context: .file).outcome?.failure == nil)
    }
  }
}
