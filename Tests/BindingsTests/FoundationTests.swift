import Bindings
import ScriptRuntime
import Testing
import UIKit

extension ScriptedTests {
  @MainActor @Suite struct FoundationTests {
    let script = HandMadeScript()

    init() { Bindings.reset() }

    private func note(_ text: String) -> Value {
      .function(
        FunctionValue { _ in
          script.log(text)
          return .void
        })
    }

    private func schedule(_ text: String, after seconds: Double) throws {
      let main = try script.call(.void, "DispatchQueue", "main")
      let now = try script.call(.void, "DispatchTime", "now()")
      let plus = try script.nominal("DispatchTime").members(named: "+")[0]
      guard case .native(let binding, let number) = plus.implementation else { return }
      var target = Value.void
      let deadline = try binding.call(number, &target, [now, .double(seconds)])
      try script.call(
        main, "DispatchQueue", "asyncAfter(deadline:execute:)", [deadline, note(text)])
    }

    @Test func workOfTheMainQueueWaitsForTheLoopAndKeepsItsOrder() throws {
      try schedule("late", after: 2)
      try schedule("soon", after: 1)
      let main = try script.call(.void, "DispatchQueue", "main")
      try script.call(main, "DispatchQueue", "async(execute:)", [note("first")])
      try script.call(main, "DispatchQueue", "async(execute:)", [note("second")])
      #expect(script.calls.isEmpty)
      try Bindings.runMainLoop()
      #expect(script.calls == ["first", "second"])
      try Bindings.runMainLoop(advancing: 1.5)
      #expect(script.calls == ["first", "second", "soon"])
      #expect(Bindings.hasWaitingWork)
      try Bindings.runMainLoop(advancing: 1.5)
      #expect(script.calls == ["first", "second", "soon", "late"])
      #expect(!Bindings.hasWaitingWork)
    }

    @Test func aRepeatingTimerFiresUntilItIsInvalidated() throws {
      let block = Value.function(
        FunctionValue { arguments in
          script.log("tick")
          if script.calls.count == 3 { try script.call(arguments[0], "Timer", "invalidate()") }
          return .void
        })
      try script.call(
        .void, "Timer", "scheduledTimer(withTimeInterval:repeats:block:)",
        [.double(1), .bool(true), block])
      try Bindings.runMainLoop(advancing: 2)
      #expect(script.calls.count == 2)
      try Bindings.runMainLoop(advancing: 60)
      #expect(script.calls.count == 3)
    }

    @Test func workThatFailsIsThrownAndTheRestStillWaits() throws {
      let main = try script.call(.void, "DispatchQueue", "main")
      let failing = Value.function(
        FunctionValue { _ in throw ScriptFailure(.divisionByZero(isRemainder: false)) })
      try script.call(main, "DispatchQueue", "async(execute:)", [failing])
      try script.call(main, "DispatchQueue", "async(execute:)", [note("after")])
      #expect(throws: ScriptFailure.self) { try Bindings.runMainLoop() }
      #expect(script.calls.isEmpty)
      try Bindings.runMainLoop()
      #expect(script.calls == ["after"])
    }

    @Test func endlessWorkStopsAtTheLimit() throws {
      try script.call(
        .void, "Timer", "scheduledTimer(withTimeInterval:repeats:block:)",
        [.double(0), .bool(true), note("tick")])
      try Bindings.runMainLoop(advancing: 1000, limit: 50)
      #expect(script.calls.count == 50)
    }

    @Test func notificationsReachThoseWhoAskedForThem() throws {
      let center = try script.call(.void, "NotificationCenter", "default")
      let name = try script.new("Notification.Name", "init(_:)", [.string("saved")])
      let other = try script.new("Notification.Name", "init(_:)", [.string("other")])
      let token = try script.call(
        center, "NotificationCenter", "addObserver(forName:object:queue:using:)",
        [name, Value.none, Value.none, note("saved")])
      try script.call(
        center, "NotificationCenter", "post(name:object:userInfo:)", [name, Value.none, nil])
      try script.call(
        center, "NotificationCenter", "post(name:object:userInfo:)", [other, Value.none, nil])
      #expect(script.calls == ["saved"])
      try script.call(center, "NotificationCenter", "removeObserver(_:)", [token])
      try script.call(
        center, "NotificationCenter", "post(name:object:userInfo:)", [name, Value.none, nil])
      #expect(script.calls == ["saved"])
    }

    @Test func messagesReachTheScriptsMethods() throws {
      for superclass in ["UIViewController", nil] {
        let target = try script.make(script.declare("Owner", superclass))
        let button = try script.new("UIButton", "init(frame:)", [toScript(CGRect.zero)])
        let action = toScript(Selector("tapped:"))
        try script.call(
          button, "UIControl", "addTarget(_:action:for:)",
          [target, action, toScript(UIControl.Event.touchUpInside)])
        try script.call(
          button, "UIControl", "sendActions(for:)", [toScript(UIControl.Event.touchUpInside)])
        _ = target
      }
      #expect(script.calls == ["perform tapped:", "perform tapped:"])
    }

    @Test func aFreshStateIsAsideFromTheSessions() throws {
      let main = try script.call(.void, "DispatchQueue", "main")
      try script.call(main, "DispatchQueue", "async(execute:)", [note("session")])
      try Bindings.inFreshState {
        #expect(!Bindings.hasWaitingWork)
        try script.call(main, "DispatchQueue", "async(execute:)", [note("check")])
        try Bindings.settle()
      }
      #expect(script.calls == ["check"])
      try Bindings.settle()
      #expect(script.calls == ["check", "session"])
    }

    @Test func settingsAreKept() throws {
      let defaults = try script.call(.void, "UserDefaults", "standard")
      try script.call(defaults, "UserDefaults", "set(_:forKey:)", [.int(4), .string("count")])
      guard
        case .int(4) = try script.call(
          defaults, "UserDefaults", "integer(forKey:)", [.string("count")])
      else {
        Issue.record("the number is kept")
        return
      }
    }

    @Test func rectanglesHaveCoreGraphicsMembers() throws {
      let rect = toScript(CGRect(x: 10, y: 20, width: 30, height: 40))
      guard case .double(25) = try script.call(rect, "CGRect", "midX") else {
        Issue.record("midX is 25")
        return
      }
      let inset = try script.call(rect, "CGRect", "insetBy(dx:dy:)", [.double(5), .double(5)])
      let expected = CGRect(x: 15, y: 25, width: 20, height: 30)
      #expect(Value.areEqual(inset, toScript(expected)))
    }
  }
}
