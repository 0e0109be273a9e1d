import Foundation

extension TutorSession {
  /// Writes what the learner built as a Swift file; an existing file is never overwritten.
  func export(to argument: String) -> [Reply] {
    let name = argument.isEmpty ? "Primavista.swift" : argument
    let target = URL(fileURLWithPath: name, relativeTo: exportFolder).standardizedFileURL
    let code = program.exported()
    do {
      try Data(code.utf8).write(to: target, options: .withoutOverwriting)
      return [.message(.exported(path: target.path), .success)]
    } catch {
      return [
        .message(
          .exportFailed(path: target.path, reason: error.localizedDescription), .warning)
      ]
    }
  }
}
