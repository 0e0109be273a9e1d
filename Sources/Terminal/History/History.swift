import Foundation

/// The entries typed in this and in former sessions, in a file of their own.
///
/// One entry is one line of the file (see ``HistoryEntry``), whole with all its lines. Several
/// sessions may append at once. A line that cannot be read is skipped and left where it is. Nothing
/// here ends a session: a failure is kept in ``problem`` to be told once.
public final class History {
  /// Why the history could not be kept.
  public enum Problem: Error, Sendable, Equatable {
    /// The file exists and cannot be read.
    case unreadable(path: String, errno: Int32)
    /// The file or its folder cannot be made or written.
    case unwritable(path: String, errno: Int32)
  }

  /// The entries, oldest first, at most ``limit``.
  public private(set) var entries: [String] = []
  /// The number of entries kept.
  public let limit: Int
  /// The first failure, nil when all went well.
  public private(set) var problem: Problem?
  /// The number of lines of the file that were skipped.
  public private(set) var damagedLines = 0
  private let path: String?

  /// Reads the history from a file, which need not exist.
  ///
  /// - Parameters:
  ///   - file: The file, usually `history` in ``XDGDirectories/state``; nil keeps the entries in
  ///     memory only.
  ///   - limit: The number of entries kept.
  public init(file: URL?, limit: Int = 1000) {
    path = file?.path
    self.limit = max(1, limit)
    load()
  }

  /// Adds an entry and appends it to the file.
  ///
  /// An entry that is blank, begins with a space or equals the last one is not kept.
  ///
  /// - Returns: Whether it was kept.
  @discardableResult
  public func add(_ entry: String) -> Bool {
    guard let first = entry.first, first != " ", !entry.allSatisfy(\.isWhitespace),
      entry != entries.last
    else { return false }
    entries.append(entry)
    if entries.count > limit { entries.removeFirst(entries.count - limit) }
    guard let path else { return true }
    do {
      try HistoryFile(path: path).append(HistoryEntry.encoded(entry))
    } catch {
      problem = problem ?? error
    }
    return true
  }

  private func load() {
    guard let path else { return }
    let file = HistoryFile(path: path)
    do {
      let lines = try file.lines()
      for line in lines {
        guard let entry = HistoryEntry.decoded(line) else {
          damagedLines += 1
          continue
        }
        if entry != entries.last { entries.append(entry) }
      }
      let surplus = entries.count - limit
      if surplus > 0 { entries.removeFirst(surplus) }
      // The file is cut only now and then: each cut writes it anew.
      if surplus > limit { try file.trim(to: limit) }
    } catch {
      problem = error
    }
  }
}
