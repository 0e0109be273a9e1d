import Foundation

/// Writes the lists of names that are not simulated into one Swift file, as they are.
struct NamesEmitter {
  /// The files, named after their modules.
  let paths: [String]

  func text() throws -> String {
    var lines = ["import ScriptRuntime", "", "enum NotSimulatedNames {"]
    lines.append("  static func register(in catalogue: NameCatalogue) {")
    for path in paths.sorted() {
      let url = URL(fileURLWithPath: path)
      let module = url.deletingPathExtension().lastPathComponent
      lines.append("    catalogue.register(module: \"\(module)\", text: #\"\"\"")
      lines.append(try String(contentsOf: url, encoding: .utf8))
      lines.append("\"\"\"#)")
    }
    return (lines + ["  }", "}", ""]).joined(separator: "\n")
  }
}
