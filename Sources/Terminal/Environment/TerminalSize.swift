import Foundation

/// The number of columns and rows of a terminal.
public struct TerminalSize: Sendable, Equatable {
  public var columns: Int
  public var rows: Int

  /// Makes a size; neither number is less than 1.
  public init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }

  /// The size of a stream that is no terminal.
  public static let standard = TerminalSize(columns: 80, rows: 24)

  /// The size now: the terminal's own, else `COLUMNS` and `LINES`, else 80 × 24.
  public static func current(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> TerminalSize {
    var size = winsize()
    for descriptor in [Int32(1), 2, 0] {
      if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 {
        return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
      }
    }
    return TerminalSize(environment: environment)
  }

  /// The size that `COLUMNS` and `LINES` give, where they are sensible numbers.
  init(environment: [String: String]) {
    self = .standard
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), (1...10_000).contains(columns) {
      self.columns = columns
    }
    if let rows = environment["LINES"].flatMap({ Int($0) }), (1...10_000).contains(rows) {
      self.rows = rows
    }
  }
}
