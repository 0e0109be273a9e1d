import CLineEdit
import Foundation

/// A stream that people read: the standard output or the standard error.
///
/// It goes through C's streams, as `print` and libedit do, so that their order is kept.
public enum TerminalOutput: Sendable {
  case standard
  case error

  /// Writes a text as it is, at once.
  ///
  /// An error, such as a pipe that nobody reads any more, is ignored.
  public func write(_ text: String) {
    let stream = self == .standard ? ce_stdout() : ce_stderr()
    var copy = text
    copy.withUTF8 { bytes in
      _ = fwrite(bytes.baseAddress, 1, bytes.count, stream)
    }
    fflush(stream)
  }

  /// Writes lines, each with its end.
  public func write(lines: [String]) {
    write(lines.map { $0 + "\n" }.joined())
  }
}
