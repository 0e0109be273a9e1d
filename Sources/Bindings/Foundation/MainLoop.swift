import Foundation
import ScriptRuntime

/// What waits to run on the simulated main thread: blocks of the main queue and timers.
///
/// Its time stands still until the host advances it, so that a program does the same on every run.
/// Nothing here happens by itself: the session runs the loop when the learner's line has ended.
@MainActor enum MainLoop {
  /// Something that waits.
  fileprivate struct Entry {
    let due: Double
    let order: Int
    let work: () -> Void
  }

  /// What waits, and the time.
  struct State {
    fileprivate var entries: [Entry] = []
    fileprivate var nextOrder = 0
    fileprivate var now: Double = 0

    /// Nothing waits, and the session begins.
    init() {}
  }

  /// The state, which a host may put aside and take up again.
  static var state = State()

  /// Seconds since the session began.
  static var now: Double { state.now }

  /// Whether anything waits, at whatever time.
  static var isIdle: Bool { state.entries.isEmpty }

  /// Has work done after a delay in seconds, of what is due at the same time in the order given.
  static func schedule(after delay: Double, _ work: @escaping () -> Void) {
    let delay = delay.isFinite ? max(0, delay) : 0
    state.entries.append(Entry(due: now + delay, order: state.nextOrder, work: work))
    state.nextOrder &+= 1
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
      let entry = state.entries.remove(at: index)
      state.now = max(now, entry.due)
      remaining -= 1
      entry.work()
      try Runtime.throwPending()
    }
    if nextIndex(before: end) == nil { state.now = end }
  }

  private static func nextIndex(before end: Double) -> Int? {
    let entries = state.entries
    let due = entries.indices.filter { entries[$0].due <= end }
    return due.min { left, right in
      (entries[left].due, entries[left].order) < (entries[right].due, entries[right].order)
    }
  }
}
