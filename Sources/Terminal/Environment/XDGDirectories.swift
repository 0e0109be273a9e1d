import Foundation

/// The folders in which a program keeps its files, by the XDG base directory rules.
///
/// The same on Linux and macOS. A variable that is empty or relative is ignored, as the rules ask.
public struct XDGDirectories: Sendable, Equatable {
  /// For settings: `$XDG_CONFIG_HOME`, else `~/.config`, then the program's name.
  public var config: URL
  /// For history and progress: `$XDG_STATE_HOME`, else `~/.local/state`, then the name.
  public var state: URL
  /// For data: `$XDG_DATA_HOME`, else `~/.local/share`, then the name.
  public var data: URL

  /// Finds the folders of a program; none is created.
  ///
  /// Without a usable `HOME` the home is the user's own, from the password database.
  public init(
    program: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    func absolute(_ name: String) -> URL? {
      guard let path = environment[name], path.hasPrefix("/") else { return nil }
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    let home = absolute("HOME") ?? FileManager.default.homeDirectoryForCurrentUser
    func folder(_ name: String, _ usual: String) -> URL {
      (absolute(name) ?? home.appending(path: usual, directoryHint: .isDirectory))
        .appending(path: program, directoryHint: .isDirectory)
    }
    config = folder("XDG_CONFIG_HOME", ".config")
    state = folder("XDG_STATE_HOME", ".local/state")
    data = folder("XDG_DATA_HOME", ".local/share")
  }
}
