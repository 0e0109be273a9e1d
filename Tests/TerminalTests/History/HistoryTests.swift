import Foundation
import Terminal
import Testing

struct HistoryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var file: URL { folder.file("a/b/history") }

  @Test func keepsWholeEntriesFromOneSessionToTheNext() {
    let entries = ["let a = \"\\n\"", "class A {\n\tlet è = \"🎉\"\n}", "a\r\nb"]
    let first = History(file: file)
    for entry in entries { #expect(first.add(entry)) }
    #expect(first.problem == nil)
    #expect(History(file: file).entries == entries)
  }

  @Test func isForTheUserAlone() throws {
    History(file: file).add("a")
    for (path, mode) in [(file.path, 0o600), (folder.file("a/b").path, 0o700)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == mode)
    }
  }

  @Test func skipsWhatIsNotToBeKept() {
    let history = History(file: file)
    #expect(history.add("a"))
    #expect(!history.add("a"))
    #expect(!history.add(" segreto"))
    #expect(!history.add(""))
    #expect(!history.add("\n\t"))
    #expect(history.add("b"))
    #expect(history.add("a"))
    #expect(History(file: file).entries == ["a", "b", "a"])
  }

  @Test func keepsTheLastEntriesOnly() {
    let history = History(file: file, limit: 3)
    for number in 1...5 { history.add("\(number)") }
    #expect(history.entries == ["3", "4", "5"])
    #expect(History(file: file, limit: 3).entries == ["3", "4", "5"])
  }

  @Test func cutsTheFileAndKeepsDamagedLines() throws {
    let history = History(file: file, limit: 3)
    for number in 1...4 { history.add("\(number)") }
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data([0x78, 0xFF, 0x0A]))
    try handle.close()
    for number in 5...7 { history.add("\(number)") }
    let next = History(file: file, limit: 3)
    #expect(next.entries == ["5", "6", "7"])
    #expect(next.damagedLines == 1)
    let bytes = try Data(contentsOf: file)
    #expect(Array(bytes) == [0x78, 0xFF, 0x0A] + Array("5\n6\n7\n".utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test(arguments: ["a\\", "a\\q", "a\u{1B}[2J", "a\u{0}"])
  func skipsDamagedLinesAndLeavesThem(line: String) throws {
    let url = folder.file("history")
    let bytes = Data("uno\n\(line)\ndue\n".utf8)
    try bytes.write(to: url)
    let history = History(file: url)
    #expect(history.entries == ["uno", "due"])
    #expect(history.damagedLines == 1)
    history.add("tre")
    #expect(try Data(contentsOf: url) == bytes + Data("tre\n".utf8))
  }

  @Test func aLineCutShortDoesNotSwallowTheNext() throws {
    let url = folder.file("history")
    try Data("uno\ndu".utf8).write(to: url)
    History(file: url).add("tre")
    #expect(History(file: url).entries == ["uno", "du", "tre"])
  }

  @Test func twoSessionsDoNotOverwriteEachOther() {
    let first = History(file: file)
    let second = History(file: file)
    first.add("a")
    second.add("b")
    first.add("c")
    #expect(History(file: file).entries == ["a", "b", "c"])
  }

  @Test func aFailureIsKeptToBeToldAndEndsNothing() throws {
    try Data().write(to: folder.file("plain"))
    let history = History(file: folder.file("plain/history"))
    #expect(history.add("a"))
    #expect(history.entries == ["a"])
    #expect(history.problem != nil)
    let directory = History(file: folder.url)
    guard case .unreadable(folder.url.path, _) = directory.problem else {
      Issue.record("\(String(describing: directory.problem))")
      return
    }
  }

  @Test func livesInMemoryWithoutAFile() {
    let history = History(file: nil)
    #expect(history.add("a"))
    #expect(history.entries == ["a"])
    #expect(history.problem == nil)
  }
}
