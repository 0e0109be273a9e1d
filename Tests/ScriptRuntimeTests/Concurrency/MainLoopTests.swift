import Testing

@testable import ScriptRuntime

@Suite("The main loop", .serialized) @MainActor struct MainLoopTests {
  /// Runs `body` with a loop of its own; what its work noted, in order.
  private func noted(_ body: (@escaping (String) -> () -> Void) throws -> Void) rethrows
    -> [String]
  {
    final class Notes { var list: [String] = [] }
    let notes = Notes()
    let outer = MainLoop.state
    MainLoop.state = MainLoop.State()
    defer { MainLoop.state = outer }
    try body { text in { notes.list.append("\(text) at \(MainLoop.now)") } }
    return notes.list
  }

  @Test("does what is due in the order of its time, then in the order it was given")
  func order() throws {
    let list = try noted { note in
      MainLoop.schedule(after: 2, note("late"))
      MainLoop.schedule(after: 0, note("first"))
      MainLoop.schedule(after: 1, note("middle"))
      MainLoop.schedule(after: 0, note("second"))
      try MainLoop.advance(by: 5, limit: 10)
      #expect(MainLoop.isIdle)
      #expect(MainLoop.now == 5)
    }
    #expect(list == ["first at 0.0", "second at 0.0", "middle at 1.0", "late at 2.0"])
  }

  @Test("leaves what is not due, and keeps the time of what it has not done")
  func limits() throws {
    let list = try noted { note in
      MainLoop.schedule(after: 1, note("one"))
      MainLoop.schedule(after: 3, note("three"))
      try MainLoop.advance(by: 2, limit: 10)
      #expect(!MainLoop.isIdle)
      #expect(MainLoop.now == 2)
      try MainLoop.advance(by: 2, limit: 0)
      #expect(MainLoop.now == 2)
    }
    #expect(list == ["one at 1.0"])
  }

  @Test("takes a time that is no time for now")
  func strangeDelays() throws {
    let list = try noted { note in
      MainLoop.schedule(after: .nan, note("nan"))
      MainLoop.schedule(after: -4, note("before"))
      MainLoop.schedule(after: .infinity, note("never"))
      try MainLoop.advance(by: 0, limit: 10)
    }
    #expect(list == ["nan at 0.0", "before at 0.0", "never at 0.0"])
  }
}
