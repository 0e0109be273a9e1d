import Foundation
import Messages

/// The file in which a learner's progress is kept.
///
/// It is written whole, into a new file that then takes the old one's place, so that a loss of power
/// leaves one or the other. A file that cannot be understood is put aside, never written over.
public struct ProgressStore: Sendable {
  /// The file's name in the state directory.
  public static let fileName = "progress.json"

  /// The directory that holds the file; made when it is first needed.
  public let directory: URL

  /// Whether `save` writes. It does not after a file was found that could not be put aside.
  public private(set) var isWritable = true

  public init(directory: URL) { self.directory = directory }

  private var file: URL { directory.appendingPathComponent(Self.fileName) }

  /// Reads the progress. A file that is missing is no progress yet; one that is damaged, or of a
  /// newer version, is put aside under another name and told of.
  public mutating func load() -> (progress: LearnerProgress, notice: ProgressNotice?) {
    let data: Data
    do {
      guard FileManager.default.fileExists(atPath: file.path) else {
        return (LearnerProgress(), nil)
      }
      data = try Data(contentsOf: file)
    } catch {
      isWritable = false
      return (
        LearnerProgress(),
        .unusable(path: file.path, reason: error.localizedDescription)
      )
    }
    guard let json = try? JSONDecoder().decode(JSONValue.self, from: data),
      json.object != nil, let format = json[["format"]]?.integer, format >= 1
    else { return putAside { .damaged(keptAs: $0) } }
    guard format <= LearnerProgress.supportedFormat else {
      return putAside { .newer(format: format, keptAs: $0) }
    }
    return (LearnerProgress(json: json), nil)
  }

  /// Gives the file another name that is free.
  private mutating func putAside(_ notice: (String) -> ProgressNotice) -> (
    LearnerProgress, ProgressNotice?
  ) {
    for number in 1...999 {
      let name = "\(Self.fileName).kept-\(number)"
      let target = directory.appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: target.path) { continue }
      do {
        try FileManager.default.moveItem(at: file, to: target)
        return (LearnerProgress(), notice(name))
      } catch {
        break
      }
    }
    isWritable = false
    return (LearnerProgress(), .unusable(path: file.path, reason: "rename"))
  }

  /// Writes the progress.
  ///
  /// - Throws: what the file system says, when the directory or the file cannot be written; the file
  ///   that was there is then unchanged.
  public func save(_ progress: LearnerProgress) throws {
    guard isWritable else { return }
    let manager = FileManager.default
    try manager.createDirectory(
      at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(progress.json) + Data("\n".utf8)
    let name = ".\(Self.fileName).\(ProcessInfo.processInfo.processIdentifier).\(UUID().uuidString)"
    let temporary = directory.appendingPathComponent(name)
    do {
      try write(data, to: temporary)
      guard rename(temporary.path, file.path) == 0 else {
        throw CocoaError(.fileWriteUnknown)
      }
      syncDirectory()
    } catch {
      try? manager.removeItem(at: temporary)
      throw error
    }
  }

  private func write(_ data: Data, to url: URL) throws {
    let isMade = FileManager.default.createFile(
      atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
    guard isMade else { throw CocoaError(.fileWriteUnknown) }
    let handle = try FileHandle(forWritingTo: url)
    defer { try? handle.close() }
    try handle.write(contentsOf: data)
    try handle.synchronize()
  }

  /// The new name must reach the disk too.
  private func syncDirectory() {
    let descriptor = open(directory.path, O_RDONLY)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    _ = close(descriptor)
  }
}
