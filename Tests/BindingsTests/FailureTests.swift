import Bindings
import ScriptRuntime
import Testing
import UIKit

extension ScriptedTests {
  @MainActor @Suite struct FailureTests {
    let script = HandMadeScript()

    struct Mistake: Error {}

    @Test func readingTheViewInLoadViewEndsAsAStackOverflow() throws {
      let type = script.declare("Home", "UIViewController")
      script.override(type, "loadView()") { receiver, _ in
        let view = try script.call(receiver, "UIViewController", "view")
        return try script.set(
          view, "UIView", "backgroundColor", to: script.call(.void, "UIColor", "white"))
      }
      let controller = try script.make(type)
      let failure = #expect(throws: ScriptFailure.self) {
        try script.call(controller, "UIViewController", "view")
      }
      guard case .stackOverflow? = failure?.kind else {
        Issue.record("\(String(describing: failure))")
        return
      }
      // The process is alive and so is the session.
      #expect(script.depth == 0)
      #expect(Runtime.pending == nil)
      let view = try script.new("UIView")
      try script.set(view, "UIView", "tag", to: .int(2))
      #expect(view.native(UIView.self)?.tag == 2)
    }

    @Test func whileAFailureIsPendingOverridesAreAbsent() throws {
      let type = script.declare("Home", "UIView")
      script.override(type, "willMove(toSuperview:)") { _, _ in throw Mistake() }
      script.note(type, "didMoveToSuperview()")
      let view = try script.make(type)
      let parent = try script.new("UIView")
      #expect(throws: Mistake.self) {
        try script.call(parent, "UIView", "addSubview(_:)", [view])
      }
      #expect(script.calls.isEmpty)
      #expect(view.native(UIView.self)?.superview === parent.native(UIView.self))
    }

    @Test func aFailureInAClosureIsThrownAtTheCall() throws {
      let animations = Value.function(FunctionValue { _ in throw Mistake() })
      #expect(throws: Mistake.self) {
        try script.call(
          .void, "UIView", "animate(withDuration:animations:)", [.double(1), animations])
      }
      let done = Value.function(
        FunctionValue { arguments in
          script.log("\(arguments)")
          return .void
        })
      let empty = Value.function(FunctionValue { _ in .void })
      try script.call(
        .void, "UIView", "animate(withDuration:animations:completion:)", [.double(1), empty, done])
      #expect(script.calls.count == 1)
    }

    @Test func aFailureInAnInitializerIsThrownByTheConstruction() throws {
      let type = script.declare("Card", "UIView")
      script.override(
        type, initializer: "init(frame:)",
        .init(superArguments: { _ in throw Mistake() }, after: { _ in script.log("never") }))
      #expect(throws: Mistake.self) { try script.make(type) }
      #expect(script.calls.isEmpty)
    }

    @Test func anExceptionOfUIKitsIsAFailureOfTheScript() throws {
      let controller = try script.new("UIViewController")
      Simulation.raise(SimulatedException(name: "NSGenericException", reason: "why"))
      let failure = #expect(throws: ScriptFailure.self) {
        try script.call(controller, "UIViewController", "title")
      }
      guard case .exception("NSGenericException", "why")? = failure?.kind else {
        Issue.record("\(String(describing: failure))")
        return
      }
    }

    @Test func aWrongArgumentIsAFailureNotATrap() throws {
      let view = try script.new("UIView")
      for arguments: [Value?] in [[.int(1)], [nil], [], [Value.none]] {
        #expect(throws: ScriptFailure.self) {
          try script.call(view, "UIView", "addSubview(_:)", arguments)
        }
      }
      #expect(throws: ScriptFailure.self) { try script.call(.int(3), "UIView", "frame") }
      #expect(throws: ScriptFailure.self) { try script.set(view, "UIView", "tag", to: .none) }
      var target = Value.void
      let (binding, _) = try script.native("frame", in: script.nominal("UIView"))
      #expect(throws: ScriptFailure.self) { try binding.call(9999, &target, []) }
    }
  }
}
