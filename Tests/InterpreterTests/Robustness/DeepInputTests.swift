import Testing

@testable import Interpreter

/// Texts that nest one thing as deeply as they can: checked or refused, never a crash.
@Suite("Deep input") @MainActor struct DeepInputTests {
  nonisolated private static func nested(
    _ open: String, _ inner: String, _ close: String, _ count: Int
  )
    -> String
  {
    String(repeating: open, count: count) + inner + String(repeating: close, count: count)
  }

  nonisolated private static let refused: [String] = [
    "let a = " + nested("(", "1", ")", 10_000),
    "let a = " + nested("[", "1", "]", 10_000),
    nested("{", "", "}", 10_000),
    "let f = " + nested("{ ", "1", " }()", 500),
    "let a = " + nested("\"\\(", "1", ")\"", 300),
    "let a = " + nested("(1, ", "1", ")", 500),
    "let a: " + nested("(", "Int", ") -> Int", 500),
    "let a = 1\n" + nested("if a == 1 { ", "", "}", 1_000),
    "let a = 1\n" + nested("switch a { default: ", "break", " }", 500),
    nested("struct A { ", "", "}", 500),
    nested("func f() { ", "", "}", 500),
    nested("#if A\n", "", "#endif\n", 1_000),
    "class N { var n: N? }\nlet n = N()\nprint(n" + nested(".n?", "", "", 2_000) + ".n as Any)",
    "let a: Int? = nil\nlet b = " + nested("a ?? ", "1", "", 3_000),
    "let a = " + nested("true ? 1 : ", "2", "", 3_000),
    "let a = true\nlet b = " + nested("a && ", "a", "", 10_000),
    "let b = " + nested("try? ", "1", "", 1_000),
    "let b = " + nested("await ", "1", "", 1_000),
    "let a = [1]\nlet b = a" + nested("[0", "", "]", 200),
    nested("/*", "", "", 5_000),
    "let a = \"\"\"\n" + nested("x\n", "", "", 5_000),
    "let a = " + nested("9", "", "", 10_000),
  ]

  @Test("is refused where it is too deep", arguments: refused.indices)
  func refusal(_ index: Int) {
    #expect(Probe.run(Self.refused[index]).input.hasErrors)
  }

  nonisolated private static let accepted: [(text: String, prints: String)] = [
    ("print(" + nested("(", "1", ")", 200) + ")", "1"),
    ("print(" + nested("{ ", "1", " }()", 40) + ")", "1"),
    ("let a: Int" + nested("?", "", "", 200) + " = nil\nprint(1)", "1"),
    ("print(" + nested("1 + ", "1", "", 200) + ")", "201"),
    ("print(\"" + nested("x", "", "", 200_000) + "\".count)", "200000"),
    ("print([" + nested("1, ", "1", "", 3_000) + "].count)", "3001"),
    ("var a = 0\n" + nested("a += 1\n", "", "", 500) + "print(a)", "500"),
    (
      "let a = 1\nif a == 0 {}" + nested(" else if a == 0 {}", "", "", 150) + "\nprint(a)", "1"
    ),
    ("print(" + nested("\"x\" + ", "\"x\"", "", 100) + ")", nested("x", "", "", 101)),
  ]

  @Test("is run where it is not", arguments: accepted.indices)
  func acceptance(_ index: Int) {
    let (text, prints) = Self.accepted[index]
    let outcome = Probe.run(text).outcome
    #expect(outcome?.lines == [prints])
    #expect(outcome?.failure == nil)
  }

  @Test("of types that contain themselves is answered")
  func recursiveTypes() {
    for text in [
      "struct A { var b: B? }\nstruct B { var a: A? }",
      "struct A<T> { var x: A<A<T>>? }\nprint(A<Int>())",
      "typealias X = Y\ntypealias Y = X\nlet x: X = 1",
      "protocol P: Q {}\nprotocol Q: P {}\nstruct S: P {}",
      "class A: B {}\nclass B: A {}\nprint(A())",
      "protocol R { associatedtype X: R }\nstruct S: R { typealias X = S }",
      "enum E { case e(E) }\nstruct S { var s: (Int, S) }",
      "extension Array where Element: Equatable { var a: [Self] { [self] } }\nprint([1].a.a.a)",
    ] {
      _ = Probe.run(text, context: .file)
    }
  }
}
