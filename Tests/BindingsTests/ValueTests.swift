import Bindings
import ScriptRuntime
import Testing
import UIKit

extension ScriptedTests {
  @MainActor @Suite struct ValueTests {
    let script = HandMadeScript()

    @Test func aChainOfPropertiesIsReadChangedAndWrittenBack() throws {
      let view = try script.new("UIView")
      var frame = try script.call(view, "UIView", "frame")
      var origin = try script.call(frame, "CGRect", "origin")
      origin = try script.set(origin, "CGPoint", "x", to: .double(5))
      frame = try script.set(frame, "CGRect", "origin", to: origin)
      try script.set(view, "UIView", "frame", to: frame)
      #expect(view.native(UIView.self)?.frame.origin.x == 5)
    }

    @Test func omittedDefaultsAreTheSourcesOwn() throws {
      let constraint = try script.new(
        "NSLayoutConstraint",
        "init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
        [
          script.new("UIView"), toScript(NSLayoutConstraint.Attribute.width),
          toScript(NSLayoutConstraint.Relation.equal), Value.none,
          toScript(NSLayoutConstraint.Attribute.notAnAttribute), .double(1), .double(40),
        ])
      #expect(constraint.native(NSLayoutConstraint.self)?.constant == 40)
    }

    @Test func anchorsOfAnAxisTakeAnchorsOfThatAxis() throws {
      let parent = try script.new("UIView")
      let child = try script.new("UIView")
      try script.call(parent, "UIView", "addSubview(_:)", [child])
      let leading = try script.call(child, "UIView", "leadingAnchor")
      let other = try script.call(parent, "UIView", "leadingAnchor")
      let constraint = try script.call(
        leading, "NSLayoutXAxisAnchor", "constraint(equalTo:constant:)", [other, .double(8)])
      #expect(constraint.native(NSLayoutConstraint.self)?.constant == 8)
      let member = try #require(
        script.nominal("NSLayoutXAxisAnchor").members.first {
          $0.fullName == "constraint(equalTo:constant:)"
        })
      let axis = SwiftType.nominal(try script.nominal("NSLayoutXAxisAnchor"), [])
      #expect(
        member.parameters[0].type == .nominal(try script.nominal("NSLayoutAnchor"), [axis]))
    }

    @Test func casesOfEnumerationsCompareAndMatch() throws {
      let fit = try script.call(.void, "UIView.ContentMode", "scaleAspectFit")
      let fill = try script.call(.void, "UIView.ContentMode", "scaleAspectFill")
      #expect(Value.areEqual(fit, toScript(UIView.ContentMode.scaleAspectFit)))
      #expect(!Value.areEqual(fit, fill))
      let (binding, number) = try script.native(
        "scaleAspectFit", in: script.nominal("UIView.ContentMode"))
      #expect(binding.payload(number, of: fit)?.isEmpty == true)
      #expect(binding.payload(number, of: fill) == nil)
      guard case .int(let raw) = try script.call(fit, "UIView.ContentMode", "rawValue") else {
        Issue.record("a raw value is an integer")
        return
      }
      #expect(raw == UIView.ContentMode.scaleAspectFit.rawValue)
    }

    @Test func optionSetsAreMadeOfArrayLiteralsAndHaveTheirMembers() throws {
      let name = "UIView.AutoresizingMask"
      let width = try script.call(.void, name, "flexibleWidth")
      let height = try script.call(.void, name, "flexibleHeight")
      let both = try script.new(name, "init(arrayLiteral:)", [.array([width, height])])
      guard case .bool(true) = try script.call(both, name, "contains(_:)", [width]) else {
        Issue.record("the set contains its options")
        return
      }
      let view = try script.new("UIView")
      try script.set(view, "UIView", "autoresizingMask", to: .array([width, height]))
      #expect(view.native(UIView.self)?.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }

    @Test func classesCrossAsMetatypes() throws {
      guard case .metatype(let type) = try script.call(.void, "UIView", "layerClass") else {
        Issue.record("a class is a metatype")
        return
      }
      #expect(type == .nominal(try script.nominal("CALayer"), []))
    }

    @Test func collectionsOptionalsAndAnyCross() throws {
      let values: [String: [Int?]] = ["a": [1, nil]]
      #expect([String: [Int?]].bridged(from: values.scriptValue) == values)
      let set: Set<String> = ["x", "y"]
      #expect(Set<String>.bridged(from: set.scriptValue) == set)
      #expect(Int??.bridged(from: .some(.none)) == .some(.some(nil)))
      #expect(Int??.bridged(from: .none) == .some(nil))
      #expect(anyValue(.array([.int(1), .string("b")])) as? [AnyHashable] == [1, "b"])
      #expect(CGFloat.bridged(from: .int(3)) == 3)
      #expect(Int.bridged(from: .double(3)) == nil)
      #expect([Int].bridged(from: .array([.int(1), .string("")])) == nil)
    }
  }
}
