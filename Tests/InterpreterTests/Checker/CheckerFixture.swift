import Bindings
import Foundation
import Interpreter
import Messages
import ScriptRuntime
import Testing

/// A program whose comments say what the compiler says of each line: `// error: …`, `// warning: …`,
/// in the compiler's own words. The files are named `.txt` so that nobody formats or compiles them.
///
/// A first line `// sil` means that the compiler must follow the paths through the bodies, which it
/// does only when it makes code; `// objc` that Objective-C's part of the language is used; `// own`
/// that the compiler is not asked.
struct CheckerFixture: CustomTestStringConvertible, Sendable {
  /// What is said of a line.
  struct Finding: Hashable, Comparable, CustomStringConvertible {
    let line: Int
    let severity: String
    let text: String

    var description: String { "\(line): \(severity): \(text)" }

    static func < (left: Finding, right: Finding) -> Bool {
      (left.line, left.text) < (right.line, right.text)
    }
  }

  let name: String
  let text: String

  var testDescription: String { name }

  var needsCode: Bool { text.hasPrefix("// sil") }

  /// Whether it names methods to Objective-C, which must be allowed on systems without it.
  var needsObjectiveC: Bool { text.hasPrefix("// objc") }

  /// Whether it is about what only this checker says, or what the compiler takes from several files.
  var isOwn: Bool { text.hasPrefix("// own") }

  /// What the comments expect.
  var expected: Set<Finding> {
    var found: Set<Finding> = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      for severity in ["error", "warning"] {
        for part in line.components(separatedBy: "// \(severity): ").dropFirst() {
          let text = part.components(separatedBy: " // ")[0].trimmingCharacters(in: .whitespaces)
          found.insert(Finding(line: index + 1, severity: severity, text: text))
        }
      }
    }
    return found
  }

  static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
  }

  static let all: [CheckerFixture] = {
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    return files.filter { $0.pathExtension == "txt" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .compactMap { file in
        (try? String(contentsOf: file, encoding: .utf8)).map {
          CheckerFixture(name: file.deletingPathExtension().lastPathComponent, text: $0)
        }
      }
  }()

  /// The programs that the tests beside these have judged by the compiler.
  static let judgedPrograms: [CheckerFixture] = {
    let root = folder.appendingPathComponent("../../../RefereeTests/Programs/Fixtures")
      .standardizedFileURL
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    return paths.filter { $0.hasSuffix(".txt") }.sorted().compactMap { path in
      (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)).map {
        CheckerFixture(name: path, text: $0)
      }
    }
  }()

  /// What the checker says.
  @MainActor func check() -> CheckedInput {
    let session = Session(library: Self.library, context: .file)
    return session.check(text, name: name + ".swift")
  }

  @MainActor static let library = Bindings.makeLibrary()
}

extension CheckedInput {
  /// The diagnostics as a fixture writes them.
  var findings: Set<CheckerFixture.Finding> {
    Set(
      diagnostics.compactMap { diagnostic in
        let severity: String
        switch diagnostic.severity {
        case .error: severity = "error"
        case .warning: severity = "warning"
        default: return nil
        }
        return CheckerFixture.Finding(
          line: diagnostic.range.start.line, severity: severity,
          text: diagnostic.message.text(in: .english))
      })
  }
}
