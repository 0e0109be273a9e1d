import CCoroutine

/// What ends the code of a task whose run is over while it waits: it leaves its stack as an error
/// would, but no `catch` or `defer` of the script sees it.
struct TaskAbandoned: Error {}

/// A piece of the script's code with a native stack of its own, so that it can wait in the middle
/// of any number of calls while other code runs.
///
/// All of them are on the main thread, which the main actor's checks ask for, and exactly one runs
/// at a time: control goes from the loop into a coroutine and back. What the evaluator keeps for
/// each stack is exchanged on the way.
@MainActor final class Coroutine {
  /// The one whose code is running; nil on the main thread's own stack.
  private(set) static var current: Coroutine?

  /// Those that have begun and not ended.
  private static var live: [ObjectIdentifier: Coroutine] = [:]

  /// Bytes of address space for a stack; memory is taken only for the pages that are used.
  private static let stackSize = 16 << 20

  private let host: any ScriptHosting
  private let body: () -> Void
  private var context: OpaquePointer?
  private var stack: AnyObject?
  private(set) var isAbandoned = false

  /// Prepares code to be run in a stack of its own.
  init(host: any ScriptHosting, _ body: @escaping () -> Void) {
    self.host = host
    self.body = body
  }

  /// Begins, or goes on where it left, until it leaves again or ends; nothing happens after the
  /// end.
  ///
  /// - Throws: `taskBudgetExhausted` when there is no room for one more stack.
  func enter() throws {
    if stack == nil { try begin() }
    guard let context, let stack else { return }
    let outer = (Self.current, ScriptTask.current)
    Self.current = self
    host.run(on: stack) { coroutine_enter(context) }
    (Self.current, ScriptTask.current) = outer
    if !Self.live.keys.contains(ObjectIdentifier(self)) {
      coroutine_free(context)
      self.context = nil
    }
  }

  /// Goes back to where it was entered.
  ///
  /// - Throws: `TaskAbandoned` when it was entered again only to end.
  func leave() throws {
    if isAbandoned { throw TaskAbandoned() }
    let task = ScriptTask.current
    if let context { coroutine_leave(context) }
    ScriptTask.current = task
    if isAbandoned { throw TaskAbandoned() }
  }

  private func begin() throws {
    guard !isAbandoned, Self.live.count < host.taskLimit,
      let context = coroutine_make(
        Self.stackSize, { Coroutine.run($0) }, Unmanaged.passUnretained(self).toOpaque())
    else { throw ScriptFailure(.taskBudgetExhausted(limit: host.taskLimit)) }
    self.context = context
    stack = host.makeStack(
      above: UInt(bitPattern: coroutine_lowest_address(context)), size: Self.stackSize)
    Self.live[ObjectIdentifier(self)] = self
  }

  /// The first call on the new stack.
  private nonisolated static func run(_ argument: UnsafeMutableRawPointer?) {
    guard let argument else { return }
    nonisolated(unsafe) let address = argument
    MainActor.assumeIsolated {
      let coroutine = Unmanaged<Coroutine>.fromOpaque(address).takeUnretainedValue()
      coroutine.body()
      live[ObjectIdentifier(coroutine)] = nil
    }
  }

  /// Ends what a host's coroutines are in the middle of: each gives back what it holds.
  static func abandonAll(of host: any ScriptHosting) {
    for coroutine in live.values where coroutine.host === host {
      coroutine.isAbandoned = true
      try? coroutine.enter()
    }
  }
}
