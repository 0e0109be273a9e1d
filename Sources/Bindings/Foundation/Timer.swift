import Foundation
import ScriptRuntime
import UIKit

/// Calls a closure or sends a message after a time, once or again and again.
@MainActor public class Timer: NSObject {
  /// The time between two calls, in seconds; 0 when it fires once.
  public let timeInterval: TimeInterval
  /// Whether it can still fire.
  public private(set) var isValid: Bool = true
  /// What was given with it.
  public let userInfo: Any?
  private let interval: TimeInterval
  private let work: (Timer) -> Void

  /// The shortest time between two calls, in seconds: as on a device, 0 is not taken literally.
  private static let shortestInterval = 0.0001

  private init(
    _ interval: TimeInterval, repeats: Bool, userInfo: Any?, work: @escaping (Timer) -> Void
  ) {
    self.interval = max(interval.isFinite ? interval : 0, Timer.shortestInterval)
    timeInterval = repeats ? self.interval : 0
    self.userInfo = userInfo
    self.work = work
    super.init()
  }

  /// Makes a timer that calls a closure, and starts it.
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(interval, repeats: repeats, userInfo: nil, work: block)
    timer.schedule()
    return timer
  }

  /// Makes a timer that sends a message, and starts it. The timer keeps its target.
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(ti, repeats: yesOrNo, userInfo: userInfo) { timer in
      guard let target = aTarget as? NSObject else { return }
      Simulation.perform(aSelector, on: target, with: [timer])
    }
    timer.schedule()
    return timer
  }

  private func schedule() {
    MainLoop.schedule(after: interval) { [self] in
      guard isValid else { return }
      fire()
      if timeInterval > 0, isValid { schedule() }
    }
  }

  /// Calls the closure or sends the message now.
  public func fire() {
    guard isValid else { return }
    if timeInterval == 0 { isValid = false }
    work(self)
  }

  /// Stops the timer for good.
  public func invalidate() {
    isValid = false
  }
}
