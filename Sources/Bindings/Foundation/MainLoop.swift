import Foundation
import ScriptRuntime

/// What waits to run on the simulated main thread: blocks of the main queue and timers.
///
/// Its time stands still until the host advances it, so that a program does the same on every run.
/// Nothing here happens by itself: the session runs the loop when the learner's line has ended.
@MainActor enum MainLoop {
  /// Something that waits.
  private struct Entry {
    let due: Double
    let order: Int
    let work: () -> Void
  }

  private static var entries: [Entry] = []
  private static var nextOrder = 0

  /// Seconds since the session began.
  static private(set) var now: Double = 0

  /// Whether anything waits, at whatever time.
  static var isIdle: Bool { entries.isEmpty }

  /// Has work done after a delay in seconds, of what is due at the same time in the order given.
  static func schedule(after delay: Double, _ work: @escaping () -> Void) {
    let delay = delay.isFinite ? max(0, delay) : 0
    entries.append(Entry(due: now + delay, order: nextOrder, work: work))
    nextOrder &+= 1
  }

  /// Lets time pass and does what falls due in it, in order.
  ///
  /// - Parameters:
  ///   - seconds: how much time passes; 0 does what is due now.
  ///   - limit: how many pieces of work are done at most.
  /// - Throws: what failed in the script; the rest of the work still waits.
  static func advance(by seconds: Double, limit: Int) throws {
    let end = now + max(0, seconds)
    var remaining = limit
    while remaining > 0, let index = nextIndex(before: end) {
      let entry = entries.remove(at: index)
      now = max(now, entry.due)
      remaining -= 1
      entry.work()
      try Runtime.throwPending()
    }
    if nextIndex(before: end) == nil { now = end }
  }

  private static func nextIndex(before end: Double) -> Int? {
    let due = entries.indices.filter { entries[$0].due <= end }
    return due.min { left, right in
      (entries[left].due, entries[left].order) < (entries[right].due, entries[right].order)
    }
  }

  /// Forgets all work and sets the time back.
  static func reset() {
    entries.removeAll()
    nextOrder = 0
    now = 0
  }
}
