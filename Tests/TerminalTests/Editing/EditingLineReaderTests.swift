import Foundation
import Testing

/// The editing reader on a real terminal, by way of a program that says what it has read.
@Suite(.serialized)
struct EditingLineReaderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func start(
    columns: Int = 60, rows: Int = 16, environment: [String: String] = [:],
    arguments: [String] = []
  ) throws -> PseudoTerminal {
    let usual = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": folder.url.path,
      "EDITRC": "/dev/null", "PROBE_HISTORY": folder.file("history").path, "PATH": "/usr/bin:/bin",
    ]
    let terminal = try PseudoTerminal(
      "LineProbe", arguments: arguments, environment: usual.merging(environment) { $1 },
      columns: columns, rows: rows)
    try terminal.wait(forLastLines: "prova›")
    return terminal
  }

  @Test func readsAccentsWideCharactersAndEmoji() throws {
    let terminal = try start()
    terminal.send("perché è così: 日本 🎉\r")
    try terminal.wait(
      forLastLines: "prova› perché è così: 日本 🎉", #"read: "perché è così: 日本 🎉""#, "prova›")
  }

  @Test func insertsBeforeWideCharacters() throws {
    let terminal = try start()
    terminal.send("日本🎉\u{1B}[Hè \r")
    try terminal.wait(forLastLines: "prova› è 日本🎉", #"read: "è 日本🎉""#, "prova›")
  }

  @Test func composesDecomposedAccents() throws {
    let terminal = try start()
    terminal.send("perche\u{301}\r")
    try terminal.wait(for: "the composed form") {
      $0.lines.contains(#"read: "perch\#u{E9}""#) && $0.lines.last == "prova›"
    }
  }

  @Test func entersAndRecallsSeveralLines() throws {
    let terminal = try start()
    terminal.send("class A {\r")
    try terminal.wait(forLastLines: "prova› class A {")
    terminal.send("let b = 1\r}\r")
    try terminal.wait(
      forLastLines: "prova› class A {", "    let b = 1", "}",
      #"read: "class A {\n    let b = 1\n}""#, "prova›")

    // Up brings the whole back; two more go to its first line, where the name is changed.
    terminal.send("\u{1B}[A")
    try terminal.wait(forLastLines: "prova› class A {", "    let b = 1", "}")
    terminal.send("\u{1B}[A\u{1B}[A\u{1B}[HX")
    try terminal.wait(for: "the change") { $0.lines.contains("prova› Xclass A {") }
    // Enter in an upper line breaks it.
    terminal.send("\r")
    try terminal.wait(forLastLines: "prova› X", "class A {", "    let b = 1", "}")
    terminal.send("\u{1B}[B\u{1B}[B\r")
    try terminal.wait(
      forLastLines: "}", #"read: "X\nclass A {\n    let b = 1\n}""#, "prova›")
  }

  @Test func leavesAnEntryThatCannotBeClosedAfterTwoEmptyLines() throws {
    let terminal = try start()
    terminal.send("f(\r\r\r\r")
    try terminal.wait(for: "the entry") { $0.lines.contains { $0.hasPrefix(#"read: "f("#) } }
  }

  @Test func ctrlCWhileEditingGivesUpTheLineOnly() throws {
    let terminal = try start()
    terminal.send("let x = {\rpasso")
    try terminal.wait(forLastLines: "prova› let x = {", "    passo")
    // From an upper line, so that the output must not write over the rest.
    terminal.send("\u{1B}[A\u{3}")
    try terminal.wait(
      forLastLines: "prova› let x = {", "    passo^C", "interrupted", "prova›")
    terminal.send("\u{3}")
    try terminal.wait(forLastLines: "prova› ^C", "interrupted", "prova›")
    terminal.send("ok\r")
    try terminal.wait(forLastLines: "prova› ok", #"read: "ok""#, "prova›")
  }

  @Test func ctrlCStopsRunningCode() throws {
    let terminal = try start()
    terminal.send("loop\r")
    try terminal.wait(forLastLines: "running")
    terminal.send("\u{3}")
    try terminal.wait(for: "the prompt") {
      $0.lines.contains { $0.hasSuffix("stopped") } && $0.lines.last == "prova›"
    }
  }

  @Test func ctrlDEndsOnAnEmptyLineAndElseDeletes() throws {
    let terminal = try start()
    terminal.send("ab\u{1B}[D\u{4}\r")
    try terminal.wait(forLastLines: "prova› a", #"read: "a""#, "prova›")
    terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.screen.lines.last == "end")
  }

  @Test func insertsABracketedPasteWithoutRunningIt() throws {
    let terminal = try start()
    terminal.send("\u{1B}[200~prova› let a = 1\r\tlet perche\u{301} = 2\r\n\u{1B}[201~")
    try terminal.wait(forLastLines: "prova› let a = 1", "    let perch\u{E9} = 2")
    terminal.send("\r")
    try terminal.wait(for: "the entry") {
      $0.lines.contains(#"read: "let a = 1\n    let perch\#u{E9} = 2""#)
    }
  }

  @Test func asksForBracketedPasteOnlyWhileReading() throws {
    let terminal = try start()
    terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == 0)
    let output = String(decoding: terminal.output, as: UTF8.self)
    #expect(output.contains("\u{1B}[?2004h"))
    #expect(output.contains("\u{1B}[?2004l"))
  }

  @Test(arguments: [
    ("\u{1B}[H", "\u{1B}[F"), ("\u{1B}OH", "\u{1B}OF"), ("\u{1B}[1~", "\u{1B}[4~"),
    ("\u{1B}[7~", "\u{1B}[8~"), ("\u{1}", "\u{5}"),
  ])
  func homeAndEnd(home: String, end: String) throws {
    let terminal = try start()
    terminal.send("b" + home + "a" + end + "c\r")
    try terminal.wait(forLastLines: "prova› abc", #"read: "abc""#, "prova›")
  }

  @Test func unknownKeysInsertNothing() throws {
    let terminal = try start()
    terminal.send("a\u{1B}[5~\u{1B}[6~\u{1B}[Z\u{1B}[2~ b\u{1B}[1;5Dc\r")
    try terminal.wait(forLastLines: "prova› a cb", #"read: "a cb""#, "prova›")
  }

  @Test func searchesBackwardsWithCtrlR() throws {
    try Data("let città = 1\nprint(2)\n".utf8).write(to: folder.file("history"))
    let terminal = try start()
    terminal.send("\u{12}citt")
    try terminal.wait(for: "the found entry") { $0.lines.contains { $0.contains("città = 1") } }
    terminal.send("\u{1B}\r")
    try terminal.wait(for: "the entry") { $0.lines.contains(#"read: "let città = 1""#) }
  }

  @Test func ctrlCDuringASearchKeepsTheSession() throws {
    try Data("print(2)\n".utf8).write(to: folder.file("history"))
    let terminal = try start()
    terminal.send("\u{12}pri")
    try terminal.wait(for: "the search") { $0.lines.contains { $0.contains("bck") } }
    terminal.send("\u{3}")
    try terminal.wait(forLastLines: "interrupted", "prova›")
  }

  @Test func remembersEntriesFromOneSessionToTheNext() throws {
    let first = try start()
    first.send("class A {\rlet è = 1\r}\r")
    try first.wait(for: "the entry") { $0.lines.last == "prova›" && $0.lines.count > 3 }
    first.send(" segreto\r")
    try first.wait(for: "the second entry") { $0.lines.suffix(2).first == #"read: " segreto""# }
    first.send("\u{4}")
    #expect(try first.waitForExit() == 0)
    let second = try start()
    second.send("\u{1B}[A")
    try second.wait(forLastLines: "prova› class A {", "    let è = 1", "}")
  }

  @Test func prefillsTheLineToCorrect() throws {
    let terminal = try start()
    terminal.send("prefill\r")
    try terminal.wait(forLastLines: "prova› let colore = 1")
    terminal.send("0\r")
    try terminal.wait(forLastLines: #"read: "let colore = 10""#, "prova›")
  }

  @Test func completesListsAndDocuments() throws {
    let terminal = try start()
    terminal.send("view.ba\t")
    try terminal.wait(forLastLines: "prova› view.backgroundColor")
    terminal.send("\t")
    try terminal.wait(
      forLastLines: "  backgroundColor: UIColor?",
      "    Il colore che riempie la vista. Senza colore si vede",
      "    ciò che sta dietro.", "prova› view.backgroundColor")
    terminal.send("\r")
    try terminal.wait(forLastLines: #"read: "view.backgroundColor""#, "prova›")
    terminal.send("b\t")
    try terminal.wait(
      forLastLines: "  backgroundColor: UIColor?  Il colore di sfondo",
      "  bounds: CGRect             Il rettangolo interno", "prova› b")
    terminal.send("o\t\r")
    try terminal.wait(forLastLines: #"read: "bounds""#, "prova›")
    terminal.send("la\t")
    try terminal.wait(
      forLastLines: "  label: UILabel", "  labelHeight: CGFloat", "prova› label")
  }

  @Test func listsBelowAnEntryOfSeveralLines() throws {
    let terminal = try start()
    terminal.send("f {\rb\r}\u{1B}[A")
    try terminal.wait(forLastLines: "prova› f {", "    b", "}")
    terminal.send("\u{1B}[F\t")
    try terminal.wait(
      forLastLines: "prova› f {", "    b", "}",
      "  backgroundColor: UIColor?  Il colore di sfondo",
      "  bounds: CGRect             Il rettangolo interno", "prova› f {", "    b", "}")
    terminal.send("ounds")
    try terminal.wait(forLastLines: "prova› f {", "    bounds", "}")
  }

  @Test func redrawsALineOfOneRowAfterAResize() throws {
    let terminal = try start()
    terminal.send("let a = 1")
    try terminal.wait(forLastLines: "prova› let a = 1")
    terminal.resize(columns: 40, rows: 10)
    terminal.send("0")
    try terminal.wait(forLastLines: "prova› let a = 10")
    #expect(terminal.screen.lines.count { $0.hasPrefix("prova›") } == 1)
    terminal.send("\r")
    try terminal.wait(forLastLines: "prova› let a = 10", #"read: "let a = 10""#, "prova›")
  }

  @Test func redrawsALineOfSeveralRowsAfterAResize() throws {
    let terminal = try start(columns: 30)
    terminal.send("let testo = 12345678901234567890")
    try terminal.wait(forLastLines: "prova› let testo = 12345678901", "234567890")
    terminal.resize(columns: 20, rows: 16)
    try terminal.wait(forLastLines: "prova› let testo = 1", "2345678901234567890")
    terminal.send("!\r")
    try terminal.wait(for: "the entry") { $0.lines.last == "prova›" }
    let output = String(decoding: terminal.output, as: UTF8.self)
    #expect(output.contains(#"read: "let testo = 12345678901234567890!""#))
  }

  @Test func goesOnAfterAStop() throws {
    let terminal = try start()
    terminal.send("let a")
    try terminal.wait(forLastLines: "prova› let a")
    terminal.useShellModes()
    terminal.signal(SIGCONT)
    try terminal.wait(for: "the line drawn anew") { _ in
      String(decoding: terminal.output, as: UTF8.self).components(separatedBy: "prova›").count == 3
    }
    terminal.send("b")
    try terminal.wait(forLastLines: "prova› let ab")
    terminal.send("\r")
    try terminal.wait(forLastLines: "prova› let ab", #"read: "let ab""#, "prova›")
  }

  @Test func aColouredPromptCountsItsLettersOnly() throws {
    let terminal = try start(columns: 20, arguments: ["--color"])
    terminal.send("123456789012345")
    try terminal.wait(forLastLines: "prova› 1234567890123", "45")
    terminal.send("\u{1B}[H0\r")
    try terminal.wait(for: "the entry") {
      $0.lines.suffix(3) == [#"read: "0123456789012"#, #"345""#, "prova›"]
    }
    #expect(
      String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[1;34mprova›\u{1B}[0m "))
  }

  @Test func showsARightPromptThatGivesWay() throws {
    let terminal = try start(columns: 30)
    terminal.send("right\r")
    try terminal.wait(for: "the right prompt") {
      $0.lines.last?.hasPrefix("prova›      ") == true
        && $0.lines.last?.hasSuffix("iPhone 15") == true
    }
    terminal.send("let lungo = 1234567")
    try terminal.wait(forLastLines: "prova› let lungo = 1234567")
  }

  @Test func learnersBindingsCannotTakeEnterAway() throws {
    try Data("bind -v\nbind ^T ed-clear-screen\n".utf8).write(to: folder.file("editrc"))
    let terminal = try start(environment: ["EDITRC": folder.file("editrc").path])
    terminal.send("{\r1\r}\r")
    try terminal.wait(for: "the entry") { $0.lines.contains(#"read: "{\n    1\n}""#) }
  }

  @Test func editingTurnedOffFallsBackToThePlainReader() throws {
    try Data("edit off\n".utf8).write(to: folder.file("editrc"))
    let terminal = try start(environment: ["EDITRC": folder.file("editrc").path])
    terminal.send("{\n")
    try terminal.wait(forLastLines: "prova› {", "...")
    terminal.send("}\n")
    try terminal.wait(forLastLines: "... }", #"read: "{\n}""#, "prova›")
  }

  @Test func accentsSurviveALocaleThatIsNotInstalled() throws {
    let terminal = try start(environment: ["LC_ALL": "it_IT.NON-INSTALLATA"])
    terminal.send("perché\r")
    try terminal.wait(forLastLines: "prova› perché", #"read: "perché""#, "prova›")
  }

  @Test func endsWithTheTerminalsOwnModes() throws {
    let terminal = try start()
    terminal.send("a")
    try terminal.wait(forLastLines: "prova› a")
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForExit() == -SIGTERM)
    #expect(String(decoding: terminal.output, as: UTF8.self).hasSuffix("\u{1B}[?2004l"))
  }
}
