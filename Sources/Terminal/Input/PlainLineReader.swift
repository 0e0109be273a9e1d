import Foundation

/// A reader without editing, for pipes, dumb terminals, screen readers and tests.
///
/// It accumulates lines until the request's closure says that they are complete, and adds nothing
/// to what the terminal itself does. An incomplete text at the end of the input is handed over as
/// it is, so that its error can be told.
public final class PlainLineReader: LineReader {
  public let isInteractive: Bool
  /// Fills a buffer: the number of bytes, 0 at the end, nil when a signal came.
  private let fill: (inout [UInt8]) -> Int?
  private var pending: [UInt8] = []
  private var isAtEnd = false

  /// Reads from the standard input, or from another descriptor.
  ///
  /// - Parameter showsPrompt: Whether a person is typing, who needs to see the prompts.
  public init(descriptor: Int32 = 0, showsPrompt: Bool) {
    isInteractive = showsPrompt
    fill = { buffer in
      guard InputWait.untilReadable(descriptor) == .readable else { return nil }
      let count = buffer.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress, $0.count)
      }
      return count < 0 && errno == EINTR ? nil : max(0, count)
    }
  }

  /// Reads from a text, as a pipe would give it.
  public init(text: String) {
    isInteractive = false
    var rest = ArraySlice(text.utf8)
    fill = { buffer in
      let part = rest.prefix(buffer.count)
      buffer.replaceSubrange(0..<part.count, with: part)
      rest = rest.dropFirst(part.count)
      return part.count
    }
  }

  public func read(_ request: LineRequest) -> LineResult {
    var lines: [String] = []
    while true {
      if isInteractive {
        TerminalOutput.standard.write(lines.isEmpty ? request.prompt : request.continuationPrompt)
      }
      switch nextLine() {
      case .interrupted:
        if isInteractive { TerminalOutput.standard.write("\n") }
        return .interrupted
      case .endOfFile:
        if isInteractive { TerminalOutput.standard.write("\n") }
        return lines.isEmpty ? .endOfFile : .line(lines.joined(separator: "\n"))
      case .line(let line):
        lines.append(line)
        let text = lines.joined(separator: "\n")
        if request.completeness(text) == .complete { return .line(text) }
        // In a file, empty lines are part of a declaration; at a keyboard, two of them are the way
        // out of one that cannot be closed.
        if isInteractive, lines.endInTwoEmptyLines { return .line(text) }
      }
    }
  }

  /// The next physical line, without its end, in composed form.
  private func nextLine() -> LineResult {
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let line = pending[..<end]
        pending.removeSubrange(...end)
        return .line(decoded(line))
      }
      if isAtEnd {
        guard !pending.isEmpty else { return .endOfFile }
        defer { pending = [] }
        return .line(decoded(pending[...]))
      }
      var buffer = [UInt8](repeating: 0, count: 4096)
      guard let count = fill(&buffer) else {
        SignalState.forgetTerminalChanges()
        guard InterruptFlag.take() else { continue }
        pending = []
        return .interrupted
      }
      if count > 0 {
        pending.append(contentsOf: buffer.prefix(count))
      } else if isInteractive {
        return endOnce()
      } else {
        isAtEnd = true
      }
    }
  }

  /// At a terminal Ctrl-D ends one read, not the descriptor.
  private func endOnce() -> LineResult {
    guard !pending.isEmpty else { return .endOfFile }
    defer { pending = [] }
    return .line(decoded(pending[...]))
  }

  private func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let withoutReturn = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    return String(decoding: withoutReturn, as: UTF8.self).precomposedStringWithCanonicalMapping
  }
}

extension [String] {
  /// Whether the last two lines, after a first that is not, hold nothing but spaces.
  var endInTwoEmptyLines: Bool {
    count > 2 && suffix(2).allSatisfy { $0.allSatisfy(\.isWhitespace) }
  }
}
