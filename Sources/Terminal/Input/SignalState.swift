import Foundation
import Synchronization

/// What the signal handlers leave behind: atomics, and a byte in a pipe to wake who waits.
///
/// The handlers are installed without `SA_RESTART` and do only what a handler may. The terminal's
/// modes are put back before a signal that ends the program does so.
enum SignalState {
  static let interrupt = Atomic<Bool>(false)
  static let windowChange = Atomic<Bool>(false)
  static let continuation = Atomic<Bool>(false)
  private static let readEnd = Atomic<Int32>(-1)
  private static let writeEnd = Atomic<Int32>(-1)

  static var hasNews: Bool {
    interrupt.load(ordering: .relaxed) || windowChange.load(ordering: .relaxed)
      || continuation.load(ordering: .relaxed)
  }

  /// The end of the pipe to wait on, −1 before ``install()``.
  static var wakeDescriptor: Int32 { readEnd.load(ordering: .relaxed) }

  static func install() {
    guard wakeDescriptor < 0 else { return }
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      }
      readEnd.store(ends[0], ordering: .relaxed)
      writeEnd.store(ends[1], ordering: .relaxed)
    }
    // Touched once here, so that no handler is the first to initialise them.
    _ = hasNews
    handle(SIGINT) { _ in
      SignalState.interrupt.store(true, ordering: .relaxed)
      SignalState.wake()
    }
    handle(SIGWINCH) { _ in
      SignalState.windowChange.store(true, ordering: .relaxed)
      SignalState.wake()
    }
    handle(SIGCONT) { _ in
      SignalState.continuation.store(true, ordering: .relaxed)
      SignalState.wake()
    }
    TerminalModes.save()
    for ending in [SIGTERM, SIGHUP, SIGQUIT] {
      handle(ending) { signal in
        TerminalModes.restore()
        SignalState.handle(signal, SIG_DFL)
        raise(signal)
      }
    }
    atexit { TerminalModes.restore() }
    _ = signal(SIGPIPE, SIG_IGN)
  }

  /// Forgets what only a reader that draws needs to know.
  static func forgetTerminalChanges() {
    windowChange.store(false, ordering: .relaxed)
    continuation.store(false, ordering: .relaxed)
  }

  /// Empties the pipe.
  static func drain() {
    var buffer = [UInt8](repeating: 0, count: 64)
    while read(wakeDescriptor, &buffer, buffer.count) > 0 {}
  }

  private static func wake() {
    let kept = errno
    var byte: UInt8 = 0
    _ = write(writeEnd.load(ordering: .relaxed), &byte, 1)
    errno = kept
  }

  /// Sets a handler, without `SA_RESTART`: `signal()` would have it, and hide Ctrl-C until Enter.
  static func handle(_ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    sigemptyset(&action.sa_mask)
    sigaction(number, &action, nil)
  }
}
