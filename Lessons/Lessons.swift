import Foundation

/// The course that ships with the program, as a folder of lesson files.
public enum Lessons {
  /// The environment variable that names another folder of courses.
  public static let environmentKey = "PRIMAVISTA_LESSONS"

  /// The folder that holds the courses, or nil when there is none.
  ///
  /// The first that exists of: the folder named by `PRIMAVISTA_LESSONS`; `Lessons` beside the
  /// program; `../share/primavista/Lessons`; the package's own bundle of resources, beside the
  /// program. `Bundle.module` is not asked, because it ends the program when it finds nothing.
  ///
  /// When `PRIMAVISTA_LESSONS` is set nothing else is looked at, so that a wrong path is noticed.
  public static func folder(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    executable: URL? = Bundle.main.executableURL
  ) -> URL? {
    if let path = environment[environmentKey], !path.isEmpty {
      let url = URL(fileURLWithPath: path, isDirectory: true)
      return isFolder(url) ? url : nil
    }
    return candidates(beside: executable).first(where: isFolder)
  }

  /// The places looked at, in order.
  static func candidates(beside executable: URL?) -> [URL] {
    guard let executable else { return [] }
    var folders = [executable.deletingLastPathComponent()]
    let resolved = executable.resolvingSymlinksInPath().deletingLastPathComponent()
    if resolved.path != folders[0].path { folders.append(resolved) }
    // Where a program is an application or a test bundle, its resources are elsewhere.
    if let resources = Bundle.main.resourceURL { folders.append(resources) }
    folders.append(Bundle.main.bundleURL.deletingLastPathComponent())
    let places = ["Lessons", "../share/primavista/Lessons"] + bundleNames
    return places.flatMap { place in
      folders.map { $0.appendingPathComponent(place, isDirectory: true).standardizedFileURL }
    }
  }

  /// The names that the package manager gives the bundle of this module's resources.
  private static let bundleNames = [
    "primavista_Lessons.resources", "primavista_Lessons.bundle",
    "primavista_Lessons.bundle/Contents/Resources",
  ]

  private static func isFolder(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }
}
