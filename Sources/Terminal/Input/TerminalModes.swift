import Foundation
import Synchronization

/// The modes that the terminal had when the program started, to be put back however it ends.
enum TerminalModes {
  /// Written once before the handlers that read it are installed.
  nonisolated(unsafe) private static var original = termios()
  private static let isSaved = Atomic<Bool>(false)
  static let isPasteBracketed = Atomic<Bool>(false)

  /// Remembers the modes of the standard input, when it is a terminal.
  static func save() {
    _ = isPasteBracketed.load(ordering: .relaxed)
    if tcgetattr(0, &original) == 0 { isSaved.store(true, ordering: .relaxed) }
  }

  /// Puts the modes back; a signal handler may call it.
  static func restore() {
    guard isSaved.load(ordering: .relaxed) else { return }
    tcsetattr(0, TCSANOW, &original)
    if isPasteBracketed.exchange(false, ordering: .relaxed) {
      let off: StaticString = "\u{1B}[?2004l"
      _ = write(1, off.utf8Start, off.utf8CodeUnitCount)
    }
  }
}
