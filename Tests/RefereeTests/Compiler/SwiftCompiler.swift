import Foundation

/// The toolchain's own compiler, asked whether programs are Swift against this package's modules.
struct SwiftCompiler {
  /// Why the compiler cannot be asked.
  enum Missing: Error, CustomStringConvertible {
    case compiler
    case modules(beside: [String])

    var description: String {
      switch self {
      case .compiler: "no 'swiftc' on PATH"
      case .modules(let places): "no Modules/UIKit.swiftmodule above \(places)"
      }
    }
  }

  /// What one run of the compiler says.
  struct Result {
    let isAccepted: Bool

    /// Everything it wrote.
    let output: String

    var errors: [CompilerError] { CompilerError.errors(in: output) }
  }

  let executable: URL

  /// The folder of the package's built modules.
  let modules: URL

  /// Finds the compiler on `PATH`, and the modules that the build of this test left beside it.
  ///
  /// - Throws: `Missing` when there is no compiler, or no built `UIKit`.
  init() throws {
    executable = try Self.findCompiler()
    modules = try Self.findModules()
  }

  private static func findCompiler() throws -> URL {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let files = path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/swiftc") }
    guard
      let found = files.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else { throw Missing.compiler }
    return found
  }

  private static func findModules() throws -> URL {
    // The test is a program in the build's folder, or a bundle there that another program has loaded.
    var places = [URL(fileURLWithPath: CommandLine.arguments.first ?? "")]
    if let executable = Bundle.main.executableURL { places.append(executable) }
    places += Bundle.allBundles.map(\.bundleURL)
    for place in places {
      var folder = place.resolvingSymlinksInPath()
      for _ in 0..<5 {
        folder.deleteLastPathComponent()
        let modules = folder.appendingPathComponent("Modules", isDirectory: true)
        let module = modules.appendingPathComponent("UIKit.swiftmodule")
        if FileManager.default.fileExists(atPath: module.path) { return modules }
      }
    }
    throw Missing.modules(beside: places.map(\.path))
  }

  /// Asks about the files of one module: a text for each name.
  ///
  /// A single file may have statements at its top level, as a script.
  func judge(_ files: [(name: String, text: String)]) throws -> Result {
    try TemporaryFolder.use { folder in
      for file in files {
        try Data(file.text.utf8).write(to: folder.appendingPathComponent(file.name))
      }
      // Types alone are not all: that a constant has a value before it is read, and that values do not
      // race, the compiler looks at a stage later. One job for the whole module is far quicker than
      // one a file.
      let words = [
        "-swift-version", "6", "-module-name", "Learner", "-whole-module-optimization", "-emit-sil",
        "-o", "/dev/null", "-I", modules.path,
      ]
      let ran = try Command(executable: executable, arguments: words + files.map(\.name))
        .run(in: folder)
      return Result(isAccepted: ran.status == 0, output: ran.output + ran.errors)
    }
  }
}
