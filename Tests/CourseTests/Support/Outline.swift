import Course
import Testing

/// Reads an outline, which must be free of problems.
func outline(_ text: String, devices: [String] = ["iPhone 15"]) throws -> ExpectedHierarchy {
  let code = CodeBlock(
    text: text, file: "lesson.it.md", position: SourcePosition(line: 1, column: 1))
  let (expectation, problems) = ExpectedHierarchy.parse(code, devices: devices)
  #expect(problems.map(\.description) == [])
  return try #require(expectation)
}
