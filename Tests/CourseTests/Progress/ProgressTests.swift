import Course
import Foundation
import Messages
import Testing

@Suite("Progress")
struct ProgressTests {
  let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("progress-\(UUID().uuidString)")

  private var file: URL { directory.appendingPathComponent(ProgressStore.fileName) }

  private func withDirectory(_ body: () throws -> Void) throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    try body()
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  @Test func whatIsSavedIsReadAgain() throws {
    try withDirectory {
      var store = ProgressStore(directory: directory)
      var (progress, notice) = store.load()
      #expect(notice == nil)
      progress.language = .english
      progress.setPlace(.init(lesson: "first", step: "root"), in: "loadview")
      let record = StepRecord(
        status: .passed, inputs: ["let a = 1", "view = a"], attempts: 2, hintsUsed: 1,
        quizAnswers: [QuizRecord(seed: .max, answer: ["2"], score: 0.5)], changedAt: "2030")
      progress.setStep(record, "root", lesson: "first", course: "loadview")
      try store.save(progress)

      var other = ProgressStore(directory: directory)
      let (read, again) = other.load()
      #expect(again == nil)
      #expect(read == progress)
      #expect(read.language == .english)
      #expect(read.place(in: "loadview") == .init(lesson: "first", step: "root"))
      #expect(read.step("root", lesson: "first", course: "loadview") == record)
      #expect(read.step("other", lesson: "first", course: "loadview") == nil)
      let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      #expect(names == [ProgressStore.fileName])
    }
  }

  @Test(arguments: [
    "", "{", "[]", "{}", "{\"format\": \"uno\"}", "\u{0}\u{1}", "null", "{\"format\": 0}",
  ])
  func aDamagedFileIsPutAside(text: String) throws {
    try withDirectory {
      try write(text)
      var store = ProgressStore(directory: directory)
      let (progress, notice) = store.load()
      #expect(progress == LearnerProgress())
      #expect(notice == .damaged(keptAs: "progress.json.kept-1"))
      let kept = try String(
        contentsOf: directory.appendingPathComponent("progress.json.kept-1"), encoding: .utf8)
      #expect(kept == text)
      try store.save(progress)
      try write(text)
      #expect(store.load().notice == .damaged(keptAs: "progress.json.kept-2"))
    }
  }

  @Test func aNewerFileIsPutAside() throws {
    try withDirectory {
      try write("{\"format\": 2, \"courses\": []}")
      var store = ProgressStore(directory: directory)
      let notice = store.load().notice
      #expect(notice == .newer(format: 2, keptAs: "progress.json.kept-1"))
      #expect(notice?.text(in: .italian).contains("formato 2") == true)
    }
  }

  @Test func fieldsOfOthersAreKept() throws {
    try withDirectory {
      try write(
        """
        {"format": 1, "theme": "dark", "courses": {"c": {"stars": 3, "lessons": {"l": {"steps":
        {"s": {"status": "started", "mood": 0.5}}}}}}}
        """)
      var store = ProgressStore(directory: directory)
      var (progress, notice) = store.load()
      #expect(notice == nil)
      var record = try #require(progress.step("s", lesson: "l", course: "c"))
      #expect(record == StepRecord())
      record.status = .skipped
      progress.setStep(record, "s", lesson: "l", course: "c")
      try store.save(progress)
      let text = try String(contentsOf: file, encoding: .utf8)
      for field in ["\"theme\" : \"dark\"", "\"stars\" : 3", "\"mood\" : 0.5", "skipped"] {
        #expect(text.contains(field))
      }
    }
  }

  @Test func aStepOrALessonIsForgotten() {
    var progress = LearnerProgress()
    progress.setStep(StepRecord(), "a", lesson: "l", course: "c")
    progress.setStep(StepRecord(), "b", lesson: "l", course: "c")
    progress.reset(step: "a", lesson: "l", course: "c")
    #expect(progress.step("a", lesson: "l", course: "c") == nil)
    #expect(progress.step("b", lesson: "l", course: "c") != nil)
    progress.reset(step: nil, lesson: "l", course: "c")
    #expect(progress.step("b", lesson: "l", course: "c") == nil)
    progress.reset(step: "x", lesson: "y", course: "z")
    #expect(progress.place(in: "z") == nil)
  }

  @Test func aFileThatCannotBeReadIsLeftAlone() throws {
    try withDirectory {
      // A directory in the file's place cannot be read as a file.
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
      var store = ProgressStore(directory: directory)
      let (progress, notice) = store.load()
      guard case .unusable = notice else {
        Issue.record("\(String(describing: notice))")
        return
      }
      #expect(!store.isWritable)
      try store.save(progress)
      #expect(FileManager.default.fileExists(atPath: file.path))
    }
  }
}
