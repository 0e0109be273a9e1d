import Foundation

/// Waiting for input in a way that a signal always ends.
///
/// A signal that comes just before a blocking `read` would be seen only at the next key. So the
/// signal handlers also write a byte to a pipe, and what waits, waits for both.
enum InputWait {
  case readable
  case signalled

  /// Waits until a descriptor has input, or has ended, or a watched signal has come.
  static func untilReadable(_ descriptor: Int32) -> InputWait {
    if SignalState.hasNews { return .signalled }
    let pipe = SignalState.wakeDescriptor
    var watched = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pipe, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let count = poll(&watched, nfds_t(pipe < 0 ? 1 : 2), -1)
      SignalState.drain()
      if SignalState.hasNews { return .signalled }
      if count > 0, watched[0].revents != 0 { return .readable }
      if count < 0, errno != EINTR { return .readable }
    }
  }
}
