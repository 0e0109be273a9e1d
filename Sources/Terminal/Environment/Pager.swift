import Foundation

/// Shows a long text a screenful at a time, with the pager that the learner has chosen.
///
/// For lessons and help only. The pager is `$PAGER`, else `less -FIRX`; it is used only when the
/// output is a terminal, is not plain, and the text is longer than the screen. However it ends, the
/// terminal's modes are put back; when it cannot start, the text is printed.
public struct Pager: Sendable {
  private let environment: [String: String]
  private let isUsable: Bool

  /// Makes a pager for the standard output.
  public init(
    _ capabilities: TerminalCapabilities,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.environment = environment
    isUsable =
      capabilities.isInputTerminal && capabilities.isOutputTerminal && !capabilities.isPlain
  }

  /// Shows lines, and returns when they have been read.
  public func show(_ lines: [String]) {
    let size = TerminalSize.current()
    let rows = lines.reduce(0) { $0 + max(1, (DisplayWidth.of($1) - 1) / size.columns + 1) }
    let text = lines.map { $0 + "\n" }.joined()
    if isUsable, rows >= size.rows, run(command, input: text) { return }
    TerminalOutput.standard.write(text)
  }

  /// The command, for the shell.
  var command: String {
    let chosen = environment["PAGER"]?.trimmingCharacters(in: .whitespaces) ?? ""
    return chosen.isEmpty ? "less -FIRX" : chosen
  }

  /// Runs a command with a text as its input.
  ///
  /// - Returns: false when it could not be started.
  private func run(_ command: String, input: String) -> Bool {
    TerminalOutput.standard.write("")
    var modes = termios()
    let hasModes = tcgetattr(0, &modes) == 0
    defer { if hasModes { tcsetattr(0, TCSADRAIN, &modes) } }

    // Ctrl-C is the pager's business.
    var interrupt = sigaction()
    sigaction(SIGINT, nil, &interrupt)
    SignalState.handle(SIGINT, SIG_IGN)
    defer { sigaction(SIGINT, &interrupt, nil) }

    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    let status = spawn(command, readEnd: ends[0], writeEnd: ends[1])
    close(ends[0])
    guard let process = status else {
      close(ends[1])
      return false
    }
    // A pager that ends before it has read all closes the pipe: an error to ignore, not a signal.
    let formerHandler = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, formerHandler) }
    var bytes = Array(input.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes = bytes.dropFirst(count)
    }
    close(ends[1])
    var result: Int32 = 0
    while waitpid(process, &result, 0) < 0, errno == EINTR {}
    // The shell's own number for a command that it does not find.
    return result & 0x7F != 0 || (result >> 8) & 0xFF != 127
  }

  private func spawn(_ command: String, readEnd: Int32, writeEnd: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, readEnd, 0)
    posix_spawn_file_actions_addclose(&actions, readEnd)
    posix_spawn_file_actions_addclose(&actions, writeEnd)
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGINT)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

    var environment = environment
    // With no wish of the learner's, `less` alone behaves as our default does.
    environment["LESS"] = environment["LESS"] ?? "FIRX"
    let words = Self.vector(["sh", "-c", command])
    let variables = Self.vector(environment.map { $0.key + "=" + $0.value })
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, "/bin/sh", &actions, &attributes, words, variables)
    return failure == 0 ? process : nil
  }

  /// Copies of texts as C wants them, ended by a null.
  private static func vector(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }
}
