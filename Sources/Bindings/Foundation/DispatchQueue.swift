import Foundation
import ScriptRuntime

/// A queue of work. All queues of the simulated device run on the main thread, one piece after the
/// other, when the line or file that filled them has ended.
@MainActor public class DispatchQueue: NSObject {
  /// The queue of the main thread.
  public static let main: DispatchQueue = DispatchQueue(label: "com.apple.main-thread")

  private static let background = DispatchQueue(label: "com.apple.root.default-qos")

  /// The name given to the queue.
  public let label: String

  /// Makes a queue.
  public init(label: String) {
    self.label = label
    super.init()
  }

  /// Returns the queue for background work.
  public class func global(qos: DispatchQoS.QoSClass = DispatchQoS.QoSClass.default)
    -> DispatchQueue
  {
    background
  }

  /// Has work done later.
  public func async(execute work: @escaping @Sendable () -> Void) {
    MainLoop.schedule(after: 0, work)
  }

  /// Has work done at a time.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    MainLoop.schedule(after: deadline.seconds - MainLoop.now, work)
  }

  /// Does work now.
  public func sync(execute work: () -> Void) {
    work()
  }
}

/// How urgent work is; it makes no difference here.
public struct DispatchQoS: Hashable, Sendable {
  /// The classes of urgency.
  public enum QoSClass: Hashable, Sendable {
    case background
    case utility
    case `default`
    case userInitiated
    case userInteractive
    case unspecified
  }
}

/// A point of the simulated device's time.
public struct DispatchTime: Hashable, Sendable {
  /// Seconds since the session began.
  let seconds: Double

  /// The present.
  public static func now() -> DispatchTime {
    DispatchTime(seconds: MainActor.assumeIsolated { MainLoop.now })
  }

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(seconds: time.seconds + interval.inSeconds)
  }
}

/// A length of time as a whole number of units.
public enum DispatchTimeInterval: Hashable, Sendable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never

  var inSeconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .greatestFiniteMagnitude
    }
  }
}
