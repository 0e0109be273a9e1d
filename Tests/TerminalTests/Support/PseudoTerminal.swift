import CPseudoTerminal
import Foundation

/// A program on a terminal of its own, and the screen of that terminal.
///
/// Nothing here sleeps: the tests wait for what the screen is to show.
final class PseudoTerminal {
  enum Failure: Error, CustomStringConvertible {
    case cannotStart(String)
    case timeout(waitingFor: String, screen: [String])
    case ended(waitingFor: String, screen: [String])

    var description: String {
      switch self {
      case .cannotStart(let path): "cannot start \(path)"
      case .timeout(let wanted, let screen):
        "no \(wanted) on the screen:\n" + screen.joined(separator: "\n")
      case .ended(let wanted, let screen):
        "ended without \(wanted) on the screen:\n" + screen.joined(separator: "\n")
      }
    }
  }

  private(set) var screen: Screen
  /// All that the program wrote.
  private(set) var output: [UInt8] = []
  private let terminal: Int32
  private let process: pid_t
  private var isEnded = false

  init(
    _ program: String, arguments: [String] = [], environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24
  ) throws {
    let path = Self.folder.appending(path: program).path
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    terminal = pt_spawn(path, words, variables, Int32(rows), Int32(columns), &process)
    self.process = process
    screen = Screen(columns: columns, rows: rows)
    guard terminal >= 0, FileManager.default.isExecutableFile(atPath: path) else {
      throw Failure.cannotStart(path)
    }
  }

  deinit {
    close(terminal)
    if !isEnded {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
  }

  /// The folder of the programs built beside the tests.
  private static var folder: URL {
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    if FileManager.default.fileExists(atPath: beside.appending(path: "LineProbe").path) {
      return beside
    }
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../.build/debug").standardizedFileURL
  }

  func send(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    _ = pt_resize(terminal, Int32(rows), Int32(columns))
  }

  /// Gives the terminal the modes of a shell: it shows what is typed, and waits for Enter.
  func useShellModes() {
    var modes = termios()
    tcgetattr(terminal, &modes)
    modes.c_lflag |= tcflag_t(ICANON | ECHO)
    tcsetattr(terminal, TCSANOW, &modes)
  }

  /// Sends a signal to the program.
  func signal(_ number: Int32) {
    kill(process, number)
  }

  /// Waits until the screen is as wanted.
  ///
  /// - Parameter key: What is sent again each time that nothing comes for a while, for a program
  ///   that may not have been ready to take it.
  func wait(
    for description: String, sending key: String? = nil, until condition: (Screen) -> Bool
  ) throws {
    if let key { send(key) }
    let deadline = Date(timeIntervalSinceNow: 60)
    while !condition(screen) {
      var watched = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      let left = deadline.timeIntervalSinceNow
      let pause = key == nil ? left : min(left, 0.5)
      if left > 0, poll(&watched, 1, Int32(pause * 1000)) == 0, let key {
        send(key)
        continue
      }
      guard left > 0, watched.revents != 0 else {
        throw Failure.timeout(waitingFor: description, screen: screen.lines)
      }
      guard readSome() else {
        throw Failure.ended(waitingFor: description, screen: screen.lines)
      }
    }
  }

  /// Waits until the last rows of the screen are these.
  func wait(forLastLines lines: String...) throws {
    try wait(for: lines.description) { $0.lines.suffix(lines.count).elementsEqual(lines) }
  }

  /// Waits until the program ends and returns its exit code, or minus the signal's number.
  func waitForExit() throws -> Int32 {
    while readSome() {}
    var status: Int32 = 0
    waitpid(process, &status, 0)
    isEnded = true
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
  }

  private func readSome() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(terminal, &buffer, buffer.count)
    guard count > 0 else { return count < 0 && errno == EINTR }
    output += buffer.prefix(count)
    screen.feed(buffer.prefix(count))
    return true
  }
}
