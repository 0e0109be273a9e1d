/// Tells a whole file from the lines of a method.
///
/// An answer to a lesson about `loadView` may be the lines of its body, as a session takes them, or a
/// file as a project has it: a class, or a bare `override func`. `:export` writes such a file.
enum WholeFile {
  private static let modifiers: Set<Substring> = [
    "final", "open", "public", "internal", "private", "fileprivate", "@MainActor",
  ]

  /// Whether some statement declares a class, or overrides a method.
  ///
  /// Only the statements' beginnings are looked at: a class within a method is a line of its body.
  static func declaresController(_ statements: [String]) -> Bool {
    statements.contains { statement in
      let code = statement.split(separator: "\n").filter {
        !$0.drop { $0 == " " || $0 == "\t" }.hasPrefix("//")
      }
      let words = code.joined(separator: " ").split { $0 == " " || $0 == "\t" }
      let word = words.first { !modifiers.contains($0) }
      return word == "override" || (word == "class" && words.contains { $0.contains(":") })
    }
  }
}
