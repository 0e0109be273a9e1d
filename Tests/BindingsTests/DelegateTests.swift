import Bindings
import ScriptRuntime
import Testing
import UIKit

extension ScriptedTests {
  @MainActor @Suite struct DelegateTests {
    let script = HandMadeScript()

    @Test func aScriptedControllerIsADelegateWithTheDefaultsItOmits() throws {
      let type = script.declare("Form", "UIViewController")
      script.override(type, "textFieldShouldReturn(_:)") { receiver, arguments in
        script.log("return")
        #expect(arguments[0].native(UITextField.self) != nil)
        return .bool(false)
      }
      let controller = try script.make(type)
      let field = try script.new("UITextField")
      try script.set(field, "UITextField", "delegate", to: controller)
      let delegate = try #require(field.native(UITextField.self)?.delegate)
      let native = try #require(field.native(UITextField.self))
      #expect(!delegate.textFieldShouldReturn(native))
      #expect(delegate.textFieldShouldBeginEditing(native))
      #expect(script.calls == ["return"])
    }

    @Test func readingTheDelegateGivesTheScriptsObject() throws {
      let controller = try script.make(script.declare("Form", "UIViewController"))
      let field = try script.new("UITextField")
      try script.set(field, "UITextField", "delegate", to: controller)
      let read = try script.call(field, "UITextField", "delegate")
      #expect(read.native(UIViewController.self) === controller.native(UIViewController.self))
      try script.set(field, "UITextField", "delegate", to: .none)
      guard case .none = try script.call(field, "UITextField", "delegate") else {
        Issue.record("the delegate is nil")
        return
      }
    }

    @Test func aScriptedClassWithoutNativeSuperclassIsADelegateWhileItLives() throws {
      let type = script.declare("Guard", nil)
      script.override(type, "textFieldShouldBeginEditing(_:)") { _, _ in .bool(false) }
      let field = try #require(try script.new("UITextField").native(UITextField.self))
      do {
        let owner = try script.make(type)
        try script.set(.object(field), "UITextField", "delegate", to: owner)
        #expect(field.delegate?.textFieldShouldBeginEditing(field) == false)
        _ = owner
      }
      #expect(field.delegate == nil)
    }

    @Test func aFailingDelegateIsThrownLater() throws {
      let type = script.declare("Form", "UIViewController")
      script.override(type, "textFieldShouldReturn(_:)") { _, _ in
        throw ScriptFailure(.divisionByZero(isRemainder: false))
      }
      let controller = try script.make(type)
      let field = try #require(try script.new("UITextField").native(UITextField.self))
      try script.set(.object(field), "UITextField", "delegate", to: controller)
      _ = field.delegate?.textFieldShouldReturn(field)
      #expect(Runtime.pending != nil)
      #expect(throws: ScriptFailure.self) { try Runtime.throwPending() }
    }
  }
}
