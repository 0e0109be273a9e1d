import Bindings
import ScriptRuntime
import Testing
import UIKit

extension ScriptedTests {
  @MainActor @Suite struct ShimTests {
    let script = HandMadeScript()

    @Test func nativeCodeRunsTheScriptsOverrideWhichCallsSuper() throws {
      let type = script.declare("HomeView", "UIView")
      script.override(type, "layoutSubviews()") { receiver, _ in
        script.log("before")
        try script.callSuper(receiver, "UIView", "layoutSubviews()")
        script.log("after")
        return .void
      }
      let view = try script.make(type)
      try script.call(view, "UIView", "setNeedsLayout()")
      try script.call(view, "UIView", "layoutIfNeeded()")
      #expect(script.calls == ["before", "after"])
    }

    @Test func resultsAndArgumentsCross() throws {
      let type = script.declare("HomeView", "UIView")
      script.override(type, "sizeThatFits(_:)") { _, arguments in
        let size: CGSize = try bridged(arguments[0])
        return toScript(CGSize(width: size.width / 2, height: 7))
      }
      script.override(type, "intrinsicContentSize") { _, _ in toScript(CGSize(width: 3, height: 4))
      }
      let view = try #require(try script.make(type).native(UIView.self))
      #expect(view.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 50, height: 7))
      #expect(view.intrinsicContentSize == CGSize(width: 3, height: 4))
    }

    @Test func aScriptedClassInheritsFromAScriptedClass() throws {
      let base = script.declare("Base", "UIView")
      let derived = script.declare("Derived", "UIView")
      derived.superclass = .nominal(base, [])
      script.note(base, "didMoveToSuperview()")
      let view = try script.make(derived)
      let parent = try script.new("UIView")
      try script.call(parent, "UIView", "addSubview(_:)", [view])
      #expect(script.calls == ["didMoveToSuperview()"])
    }

    @Test func loadViewRunsWhenNativeCodeReadsTheView() throws {
      let type = script.declare("Home", "UIViewController")
      script.override(type, "loadView()") { receiver, _ in
        script.log("loadView")
        let view = try script.new("UIView")
        try script.set(view, "UIView", "tag", to: .int(5))
        try script.set(receiver, "UIViewController", "view", to: view)
        return .void
      }
      script.override(type, "viewDidLoad()") { receiver, _ in
        try script.callSuper(receiver, "UIViewController", "viewDidLoad()")
        script.log("viewDidLoad")
        return .void
      }
      let controller = try #require(try script.make(type).native(UIViewController.self))
      #expect(controller.view?.tag == 5)
      #expect(script.calls == ["loadView", "viewDidLoad"])
    }

    @Test func anInheritedInitializerRunsTheOverrideOfTheDesignatedOne() throws {
      let type = script.declare("Card", "UIView")
      script.override(
        type, initializer: "init(frame:)",
        .init(
          superArguments: { arguments in
            script.log("before super.init")
            #expect(arguments.count == 1)
            return [toScript(CGRect(x: 0, y: 0, width: 9, height: 9))]
          },
          after: { receiver in
            script.log("after super.init")
            try script.set(receiver, "UIView", "tag", to: .int(1))
          }))
      let view = try #require(try script.make(type).native(UIView.self))
      #expect(script.calls == ["before super.init", "after super.init"])
      #expect(view.tag == 1)
      #expect(view.frame.width == 9)
    }

    @Test func theScriptsOwnCallOfSuperInitDoesNotRunTheOverrideAgain() throws {
      let type = script.declare("Card", "UIView")
      script.override(
        type, initializer: "init(frame:)",
        .init(superArguments: { $0 }, after: { _ in script.log("again") }))
      let (binding, number) = try script.native("init(frame:)", in: script.nominal("UIView"))
      let instance = ScriptInstance(type: .nominal(type, []), fieldCount: 0)
      let value = try binding.construct(
        number, [toScript(CGRect(x: 0, y: 0, width: 1, height: 1))], for: instance,
        runsOverride: false)
      #expect(script.calls.isEmpty)
      #expect(value.native(UIView.self)?.frame.width == 1)
      #expect(instance.native === value.native(UIView.self))
    }

    @Test func descriptionsNameTheScriptsClass() throws {
      let view = try #require(try script.make(script.declare("Home", "UIView")).native(UIView.self))
      #expect(view.description.contains("main.Home"))
      #expect(script.library.type(of: .object(view)) != .any)
      #expect(script.library.nativeType(of: view)?.name == "UIView")
    }

    @Test func aScriptedObjectOverridesWhatNSObjectSays() throws {
      let type = script.declare("Person", "NSObject")
      script.override(type, "description") { _, _ in .string("a person") }
      script.override(type, "isEqual(_:)") { _, _ in .bool(true) }
      let person = try #require(try script.make(type).native(NSObject.self))
      #expect("\(person)" == "a person")
      #expect(person == NSObject())
    }

    @Test func aScriptedViewMayDescribeItself() throws {
      let type = script.declare("Home", "UIView")
      script.override(type, "description") { receiver, _ in
        let text: String = try bridged(
          script.callSuper(receiver, "NSObject", "description"))
        return .string("home " + text.prefix(6))
      }
      let view = try #require(try script.make(type).native(UIView.self))
      #expect("\(view)" == "home <main.")
    }

    @Test func theScriptsPartGoesWithItsShim() throws {
      let instance = try { () -> WeakBox in
        let view = try script.make(script.declare("Home", "UIView"))
        return WeakBox(Runtime.script(of: view))
      }()
      #expect(instance.object == nil)
    }
  }
}

/// A weak reference that a closure can return.
private struct WeakBox {
  weak var object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }
}
