import Bindings
import Foundation
import ScriptRuntime
import Testing
import UIKit

extension ScriptedTests {
  /// Whatever a learner passes, compiled code must not trap: a test that ends is the proof.
  ///
  /// With `TRACE_CALLS` in the environment each call is named before it is made.
  @MainActor @Suite struct ExtremeValueTests {
    let script = HandMadeScript()

    @Test func noMemberTrapsOnExtremeValues() {
      script.takeCharge()
      let calls = Simulation.inFreshWorld(on: SimulatedEnvironment()) { callEverything() }
      Bindings.reset()
      #expect(calls > 5000)
    }

    private func callEverything() -> Int {
      let maker = ValueMaker(script.library)
      var calls = 0
      for name in script.library.typeNames {
        guard let type = script.library.type(named: name),
          ["UIKit", "Foundation"].contains(type.module)
        else { continue }
        for member in type.members {
          for variant in 0..<ValueMaker.variants {
            maker.variant = variant
            trace("\(name).\(member.fullName) \(variant)")
            if call(member, of: type, maker) { calls += 1 }
          }
        }
      }
      return calls
    }

    /// Calls, and sets, one member; whether values for it could be made.
    private func call(_ member: Declaration, of type: NominalType, _ maker: ValueMaker) -> Bool {
      let owner = SwiftType.nominal(type, [])
      let isInstance = !member.isStatic && member.kind != .initializer
      guard case .native(let binding, let number) = member.implementation,
        let receiver = isInstance ? maker.value(of: owner) : .metatype(owner),
        let arguments = maker.arguments(of: member)
      else { return false }
      var target = receiver
      _ = try? binding.call(number, &target, arguments)
      if member.isSettable, let value = maker.value(of: member.type) {
        try? binding.set(number, &target, arguments, to: value)
      }
      if let view = target.native(UIView.self) {
        view.layoutIfNeeded()
        _ = view.description
      }
      try? Runtime.throwPending()
      return true
    }

    private func trace(_ text: String) {
      guard Foundation.ProcessInfo.processInfo.environment["TRACE_CALLS"] != nil else { return }
      FileHandle.standardError.write(Data((text + "\n").utf8))
    }
  }
}
