import Foundation

/// The file behind a history: reading, appending and cutting it, among other sessions.
///
/// Each change is made under a lock, by an open of its own, and a cut is a rename: so a session that
/// appends never writes to a file that another has just replaced.
struct HistoryFile {
  let path: String

  /// The lines, without their ends; none when there is no file.
  func lines() throws(History.Problem) -> [ArraySlice<UInt8>] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return [] }
      throw .unreadable(path: path, errno: errno)
    }
    defer { close(descriptor) }
    guard let bytes = contents(of: descriptor) else {
      throw .unreadable(path: path, errno: errno)
    }
    return bytes.split(separator: UInt8(ascii: "\n"))
  }

  /// Appends a line in one write.
  ///
  /// The folder and the file are made for the user alone.
  func append(_ line: String) throws(History.Problem) {
    try makeFolder()
    let descriptor = try lockedDescriptor()
    defer { close(descriptor) }
    var bytes = Array((line + "\n").utf8)
    // A file cut short in the middle of a line must not swallow this one.
    if !endsInNewline(descriptor) { bytes.insert(UInt8(ascii: "\n"), at: 0) }
    guard write(descriptor, bytes, bytes.count) == bytes.count else {
      throw .unwritable(path: path, errno: errno)
    }
  }

  /// Keeps the last entries, and all the damaged lines.
  func trim(to limit: Int) throws(History.Problem) {
    let descriptor = try lockedDescriptor()
    defer { close(descriptor) }
    guard let bytes = contents(of: descriptor) else {
      throw .unreadable(path: path, errno: errno)
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    var surplus = lines.count { HistoryEntry.decoded($0) != nil } - limit
    var kept: [UInt8] = []
    for line in lines {
      if surplus > 0, HistoryEntry.decoded(line) != nil {
        surplus -= 1
        continue
      }
      kept += line
      kept.append(UInt8(ascii: "\n"))
    }
    let temporary = path + ".new"
    let copy = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard copy >= 0 else { throw .unwritable(path: temporary, errno: errno) }
    let written = write(copy, kept, kept.count) == kept.count && fsync(copy) == 0
    close(copy)
    guard written, rename(temporary, path) == 0 else {
      let reason = errno
      unlink(temporary)
      throw .unwritable(path: path, errno: reason)
    }
  }

  private func makeFolder() throws(History.Problem) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .unwritable(path: folder.path, errno: EACCES)
    }
  }

  /// Opens the file for appending and locks it, making sure that it is still the one at the path.
  private func lockedDescriptor() throws(History.Problem) -> Int32 {
    while true {
      let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw .unwritable(path: path, errno: errno) }
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
      var opened = stat()
      var named = stat()
      if fstat(descriptor, &opened) == 0, stat(path, &named) == 0, opened.st_ino == named.st_ino {
        return descriptor
      }
      close(descriptor)
    }
  }

  private func endsInNewline(_ descriptor: Int32) -> Bool {
    guard lseek(descriptor, -1, SEEK_END) >= 0 else { return true }
    var last: UInt8 = 0
    return read(descriptor, &last, 1) != 1 || last == UInt8(ascii: "\n")
  }

  private func contents(of descriptor: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes.append(contentsOf: buffer.prefix(count))
      } else if errno != EINTR {
        return nil
      }
    }
  }
}
