import Foundation
import Testing

@Suite("The tree of files") struct TreeTests {
  @Test("has only the allowed names at its top")
  func topLevel() throws {
    let allowed: Set = [
      "LICENSE", "Lessons", "Package.swift", "README.it.md", "README.md", "Sources", "Tests",
    ]
    // The package manager writes this where SwiftSyntax comes from a package; Git ignores it.
    let generated: Set = ["Package.resolved"]
    let names = Set(try Project.names(in: "")).subtracting(generated)
    #expect(names == allowed)
  }

  @Test("has no Swift file of more than 400 lines")
  func shortFiles() throws {
    var long: [String] = []
    for path in try Project.files() where path.hasSuffix(".swift") {
      let count =
        try Project.text(path).split(separator: "\n", omittingEmptySubsequences: false)
        .count - 1
      if count > 400 { long.append("\(path): \(count)") }
    }
    #expect(long == [])
  }

  @Test("names no place of the machine it was written on")
  func noMachinePaths() throws {
    // Put together here, so that this file does not contain them.
    let tops = ["opt", "tmp", "root", "Users", "work", "private"].map { "/\($0)/" }
    let places = tops + [Project.folder.path + "/"]
    var found: [String] = []
    for path in try Project.files() {
      // A file that is not text holds no path that a person wrote.
      guard let text = try? Project.text(path) else { continue }
      for place in places where text.contains(place) && !isPartOfLink(place, in: text) {
        found.append("\(path): \(place)")
      }
    }
    #expect(found == [])
  }

  /// Whether a place only ever follows a name, as in a web address.
  private func isPartOfLink(_ place: String, in text: String) -> Bool {
    text.ranges(of: place).allSatisfy { range in
      guard range.lowerBound > text.startIndex else { return false }
      let before = text[text.index(before: range.lowerBound)]
      return before.isLetter || before.isNumber || before == "." || before == "-" || before == "_"
    }
  }
}
