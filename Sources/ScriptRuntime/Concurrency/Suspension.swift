/// One wait of a task, or of the program's top level, for something that will resume it.
///
/// A task gives its turn to the loop; the top level turns the loop itself until it is resumed.
@MainActor public final class Suspension {
  private var coroutine: Coroutine?
  private var isWaiting = false
  private var isResumed = false
  private var isOver = false

  /// A wait that has not begun.
  public init() {}

  /// Waits until it is resumed; returns at once when it has been already.
  ///
  /// - Throws: `waitsForever` when nothing is left that could resume the top level; what failed in
  ///   other code meanwhile.
  public func wait() throws {
    isWaiting = true
    if let current = Coroutine.current {
      coroutine = current
      while !isOver { try current.leave() }
      coroutine = nil
      return
    }
    while !isOver {
      try ScriptHost.current?.spend(steps: 16)
      guard MainLoop.runNext() else { throw ScriptFailure(.waitsForever) }
      try Runtime.throwPending()
    }
  }

  /// Lets the wait end when the work that is due before has had its turn.
  public func resume() {
    guard !isResumed else { return }
    isResumed = true
    guard isWaiting else {
      isOver = true
      return
    }
    MainLoop.schedule(after: 0) { [self] in
      isOver = true
      do { try coroutine?.enter() } catch { Runtime.fail(error) }
    }
  }

  /// Lets everything that is due have its turn.
  ///
  /// - Throws: what failed meanwhile, at the top level.
  public static func yield() throws {
    let suspension = Suspension()
    suspension.isWaiting = true
    suspension.resume()
    try suspension.wait()
  }
}
