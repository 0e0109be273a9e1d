import Interpreter
import Testing

@Suite("The checker") @MainActor struct CheckerTests {
  @Test("says what the fixture expects", arguments: CheckerFixture.all)
  func fixture(_ fixture: CheckerFixture) {
    let found = fixture.check().findings
    let expected = fixture.expected
    for missing in expected.subtracting(found).sorted() {
      Issue.record("not said: \(missing)")
    }
    for extra in found.subtracting(expected).sorted() { Issue.record("said: \(extra)") }
  }

  @Test("has fixtures") func hasFixtures() {
    #expect(CheckerFixture.all.count >= 10)
  }
}
