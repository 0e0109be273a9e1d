import Foundation
import Testing

@testable import Interpreter

/// Texts that are hardly Swift.
@Suite("Odd texts") @MainActor struct OddTextTests {
  /// Numbers that are the same on every run.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test("of random bytes are answered")
  func randomBytes() {
    var dice = Dice(state: 7)
    for length in stride(from: 1, to: 400, by: 9) {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &dice) }
      let printable = bytes.map { $0 % 96 + 32 }
      for list in [bytes, printable] {
        _ = Probe.run(String(decoding: list, as: UTF8.self))
      }
    }
  }

  @Test("that end anywhere are answered, with completions")
  func truncated() throws {
    let text = """
      class Counter<T: Comparable> {
        private(set) var value: T? { didSet { print("\\(oldValue as Any) → \\(value!)") } }
        lazy var all = [1, 2].map { $0 * 2 }
        init?(_ value: T) { guard value is Int else { return nil }; self.value = value }
        func up(by step: Int = 1) throws -> [String: (Int, Double)] {
          switch step { case 0...9 where step > 1: return ["a": (1, .pi)]; default: break }
          for case let x? in [nil, 1] { print(x) }
          return [:]
        }
      }
      let c = Counter(1)
      _ = try c?.up(by: c!.all[0])
      """
    let session = Session(library: Probe.library)
    for count in stride(from: 0, to: text.count, by: 3) {
      let part = String(text.prefix(count))
      _ = Session.completeness(of: part)
      _ = Probe.run(part)
      _ = session.completions(for: part, at: part.utf8.count)
    }
  }

  @Test("of strange characters are answered")
  func characters() {
    #expect(Probe.run("let a = 1\u{0}\nprint(a)").outcome?.lines == ["1"])
    #expect(Probe.run("\u{FEFF}let a = 1\nprint(a)").outcome?.lines == ["1"])
    #expect(Probe.run("let a = 1\rprint(a)\r").outcome?.lines == ["1"])
    #expect(
      Probe.run("print(\"e" + String(repeating: "\u{301}", count: 9_999) + "\".count)")
        .outcome?.lines == ["1"])
    let surrogates = [UInt8](#"let a = ""#.utf8) + [0xED, 0xA0, 0x80] + [UInt8](#"""#.utf8)
    _ = Probe.run(String(decoding: surrogates, as: UTF8.self))
    for escape in ["D800", "110000", "FFFFFFFFFF", ""] {
      #expect(Probe.run("let a = \"\\u{\(escape)}\"").input.hasErrors)
    }
  }
}
