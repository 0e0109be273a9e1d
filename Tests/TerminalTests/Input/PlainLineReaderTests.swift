import Foundation
import Terminal
import Testing

struct PlainLineReaderTests {
  private let request = LineRequest(
    prompt: "> ",
    completeness: { text in
      let indent = Indentation.continuation(of: text)
      return indent > 0 ? .incomplete(indent: indent) : .complete
    })

  private func results(of text: String) -> [LineResult] {
    let reader = PlainLineReader(text: text)
    var results: [LineResult] = []
    while results.last != .endOfFile { results.append(reader.read(request)) }
    return results
  }

  @Test func readsALineAsAnEntry() {
    #expect(results(of: "a\nperché\n") == [.line("a"), .line("perché"), .endOfFile])
  }

  @Test func accumulatesLinesUntilTheyAreComplete() {
    #expect(
      results(of: "f {\n\n\n  a\n}\nb\n") == [.line("f {\n\n\n  a\n}"), .line("b"), .endOfFile])
  }

  @Test func readsTheLastLineWithoutItsEnd() {
    #expect(results(of: "a\nb") == [.line("a"), .line("b"), .endOfFile])
    #expect(results(of: "") == [.endOfFile])
  }

  @Test func handsOverWhatTheEndOfTheInputLeavesIncomplete() {
    #expect(results(of: "f {\na\n") == [.line("f {\na"), .endOfFile])
  }

  @Test func dropsCarriageReturnsAndComposesAccents() {
    #expect(results(of: "a\r\n") == [.line("a"), .endOfFile])
    guard case .line(let text) = results(of: "e\u{300}\n").first else {
      Issue.record("no line")
      return
    }
    #expect(Array(text.unicodeScalars) == ["\u{E8}"])
  }

  @Test func readsAPipeToItsEnd() throws {
    let pipe = Pipe()
    let line = String(repeating: "è", count: 10_000)
    let writer = Thread {
      pipe.fileHandleForWriting.write(Data((line + "\nfine").utf8))
      pipe.fileHandleForWriting.closeFile()
    }
    writer.start()
    let reader = PlainLineReader(
      descriptor: pipe.fileHandleForReading.fileDescriptor, showsPrompt: false)
    #expect(reader.read(request) == .line(line))
    #expect(reader.read(request) == .line("fine"))
    #expect(reader.read(request) == .endOfFile)
  }

  @Test func replacesWhatIsNotUTF8() {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data([0x61, 0xFF, 0x0A]))
    pipe.fileHandleForWriting.closeFile()
    let reader = PlainLineReader(
      descriptor: pipe.fileHandleForReading.fileDescriptor, showsPrompt: false)
    #expect(reader.read(request) == .line("a\u{FFFD}"))
  }
}
