/// What waits to run on the simulated main thread: blocks of the main queue, timers and tasks.
///
/// Its time stands still until the host advances it, so that a program does the same on every run.
/// Nothing here happens by itself: the session runs the loop when the learner's line has ended, and
/// while the line itself waits.
@MainActor public enum MainLoop {
  /// Something that waits.
  fileprivate struct Entry {
    let due: Double
    let order: Int
    let work: () -> Void

    /// The run that wants the work, where one does: when the run is over, the work is no more.
    let belongsToRun: Bool
    weak var host: (any ScriptHosting)?

    @MainActor var isOver: Bool {
      guard belongsToRun else { return false }
      return host?.isOver ?? true
    }

    func precedes(_ other: Entry) -> Bool { (due, order) < (other.due, other.order) }
  }

  /// What waits, and the time.
  public struct State {
    /// The next piece of work is the last.
    fileprivate var entries: [Entry] = []
    fileprivate var nextOrder = 0
    fileprivate var now: Double = 0

    /// Nothing waits, and the session begins.
    public init() {}
  }

  /// The state, which a host may put aside and take up again.
  public static var state = State()

  /// Seconds since the session began.
  public static var now: Double { state.now }

  /// Whether anything waits, at whatever time.
  public static var isIdle: Bool { state.entries.isEmpty }

  /// Has work done after a delay in seconds, of what is due at the same time in the order given.
  public static func schedule(after delay: Double, _ work: @escaping () -> Void) {
    let delay = delay.isFinite ? max(0, delay) : 0
    let host = ScriptHost.current
    let entry = Entry(
      due: now + delay, order: state.nextOrder, work: work, belongsToRun: host != nil, host: host)
    state.nextOrder &+= 1
    var low = 0
    var high = state.entries.count
    while low < high {
      let middle = (low + high) / 2
      if entry.precedes(state.entries[middle]) { low = middle + 1 } else { high = middle }
    }
    state.entries.insert(entry, at: low)
  }

  /// Lets time pass and does what falls due in it, in order.
  ///
  /// - Parameters:
  ///   - seconds: how much time passes; 0 does what is due now.
  ///   - limit: how many pieces of work are done at most.
  /// - Throws: what failed in the script; the rest of the work still waits.
  public static func advance(by seconds: Double, limit: Int) throws {
    let end = now + max(0, seconds)
    var remaining = limit
    while remaining > 0, let next = state.entries.last, next.due <= end {
      remaining -= 1
      runNext()
      try Runtime.throwPending()
    }
    let isDue = state.entries.last.map { $0.due <= end } ?? false
    if !isDue { state.now = max(now, end) }
  }

  /// Lets time pass up to the next piece of work and does it; false when nothing waits.
  @discardableResult
  static func runNext() -> Bool {
    guard let entry = state.entries.popLast() else { return false }
    state.now = max(now, entry.due)
    if !entry.isOver { entry.work() }
    return true
  }
}
