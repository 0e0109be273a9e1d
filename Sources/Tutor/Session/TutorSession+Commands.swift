import Course
import Foundation
import Messages
import Terminal
import UIKit

extension TutorSession {
  /// Reads what follows a colon and does it.
  func handle(command text: String) -> [Reply] {
    switch CommandReading.read(text) {
    case .command(let command, let argument): run(command, argument: argument)
    case .ambiguous(let word, let candidates):
      [.message(.ambiguousCommand(word, candidates: candidates), .warning)]
    case .unknown(let word, let suggestion):
      [.message(.unknownCommand(word, suggestion: suggestion), .warning)]
    }
  }

  /// Carries out a command.
  func run(_ command: SessionCommand, argument: String) -> [Reply] {
    switch command {
    case .help: return [.commands]
    case .tree: return tree()
    case .draw: return drawing()
    case .constraints: return constraints()
    case .trace: return trace()
    case .leaks: return leaks()
    case .device: return device(argument)
    case .rotate: return rotate()
    case .dark: return toggleDark()
    case .rtl: return toggleRightToLeft()
    case .hint: return hint()
    case .requirements: return requirements()
    case .solution: return solution()
    case .why: return why(argument)
    case .errors: return errors()
    case .undo: return undo()
    case .reset: return reset()
    case .skip: return skip()
    case .back: return back()
    case .lessons: return [.lessons(lessonList())]
    case .lang: return change(to: argument)
    case .play: return play()
    case .doc: return documentation(argument)
    case .export: return export(to: argument)
    case .quit:
      isFinished = true
      return save() + [.message(.goodbye)]
    }
  }

  // MARK: Looking

  private func tree() -> [Reply] {
    let nodes = program.tree()
    return nodes.isEmpty ? [.message(.noHierarchy)] : [.tree(nodes)]
  }

  private func drawing() -> [Reply] {
    program.picture().map { [.picture($0)] } ?? [.message(.nothingOnScreen)]
  }

  private func constraints() -> [Reply] {
    let lines = program.constraints()
    return lines.isEmpty ? [.message(.noConstraints)] : [.lines(lines)]
  }

  private func trace() -> [Reply] {
    let ambiguous = program.ambiguousViews()
    let nodes = program.tree()
    if nodes.isEmpty { return [.message(.noHierarchy)] }
    let found: [Reply] = ambiguous.map { .message(.ambiguous(view: $0), .warning) }
    return [.tree(nodes)] + (found.isEmpty ? [.message(.unambiguous)] : found)
  }

  private func leaks() -> [Reply] {
    let leaks = program.leaks()
    return LeakSentence.sentences(for: leaks).map { sentence in
      if case .cycle = sentence { return .message(.leaks(sentence), .warning) }
      return .message(.leaks(sentence))
    }
  }

  private func errors() -> [Reply] {
    lastDiagnostics.count > 1 ? [.allDiagnostics(lastDiagnostics)] : [.message(.noErrors)]
  }

  private func documentation(_ name: String) -> [Reply] {
    guard !name.isEmpty else { return [.message(.documentationUsage)] }
    let lines = program.documentation(of: name)
    return lines.isEmpty ? [.message(.noDocumentation(name), .warning)] : [.lines(lines)]
  }

  // MARK: The screen

  private func device(_ name: String) -> [Reply] {
    let names = SimulatedDevice.all.map(\.name)
    guard !name.isEmpty else { return [.message(.devices), .lines(names.map { "  " + $0 })] }
    guard let device = SimulatedDevice(named: name) else {
      let near = NearMiss.closest(to: name, among: names)
      return [.message(.unknownDevice(name, suggestion: near), .warning)]
    }
    program.environment.device = device
    return [.message(.deviceChanged(device.name))] + drawing()
  }

  private func rotate() -> [Reply] {
    let isLandscape = program.environment.orientation.isLandscape
    program.environment.orientation = isLandscape ? .portrait : .landscapeRight
    return [.message(.orientation(isLandscape: !isLandscape))] + drawing()
  }

  private func toggleDark() -> [Reply] {
    let isDark = program.environment.userInterfaceStyle == .dark
    program.environment.userInterfaceStyle = isDark ? .light : .dark
    return [.message(.darkMode(isOn: !isDark))]
  }

  private func toggleRightToLeft() -> [Reply] {
    let isOn = program.environment.layoutDirection == .rightToLeft
    program.environment.layoutDirection = isOn ? .leftToRight : .rightToLeft
    return [.message(.rightToLeft(isOn: !isOn))] + drawing()
  }

  // MARK: Help with the step

  private func hint() -> [Reply] {
    guard let step = currentStep, setAside == nil else { return [.message(.onlyInLesson)] }
    guard !step.hints.isEmpty else { return [.message(.noHints)] }
    let index = min(lesson?.hintsShown ?? 0, step.hints.count - 1)
    lesson?.hintsShown = index + 1
    let reply = Reply.hint(number: index + 1, count: step.hints.count, step.hints[index])
    record(.started, inputs: program.inputs)
    return [reply] + save()
  }

  private func requirements() -> [Reply] {
    guard case .exercise(let exercise)? = currentStep?.activity, let current = currentLesson else {
      return [.message(isAskingQuestion ? .notWhileQuiz : .onlyInLesson)]
    }
    return [
      .message(.requirements), .requirements(exercise.requirements(devices: current.devices)),
    ]
  }

  private func solution() -> [Reply] {
    guard case .exercise(let exercise)? = currentStep?.activity else {
      return [.message(isAskingQuestion ? .notWhileQuiz : .onlyInLesson)]
    }
    return [.message(.solution), .code(exercise.solution.text)]
  }

  // MARK: Going back and forth

  private func undo() -> [Reply] {
    guard let line = program.undo() else { return [.message(.nothingToUndo)] }
    if setAside == nil, lesson != nil { record(.started, inputs: program.inputs) }
    return [.message(.undone(line))] + save()
  }

  private func reset() -> [Reply] {
    guard let state = lesson, setAside == nil else {
      program.removeAll()
      return [.message(.stepReset)]
    }
    program.removeAll()
    record(.started, inputs: [])
    return [.message(.stepReset), .blank]
      + enter(lesson: state.lesson, step: state.step, introduces: false)
  }

  private func skip() -> [Reply] {
    guard lesson != nil, setAside == nil else { return [.message(.onlyInLesson)] }
    record(.skipped, inputs: program.inputs)
    return [.message(.skipped)] + advance()
  }

  private func back() -> [Reply] {
    if let program = setAside {
      self.program = program
      setAside = nil
      return [.message(.leftSandbox), .blank] + (currentStep.map(show) ?? [])
    }
    guard let state = lesson else { return [.message(.onlyInLesson)] }
    if state.step > 0 { return enter(lesson: state.lesson, step: state.step - 1) }
    guard state.lesson > 0, let curriculum else { return [.message(.atFirstStep)] }
    let previous = curriculum.lessons[state.lesson - 1].source?.steps.count ?? 1
    return enter(lesson: state.lesson - 1, step: max(0, previous - 1))
  }

  private func play() -> [Reply] {
    guard lesson != nil else { return [.banner(.sandboxBanner)] }
    if setAside == nil {
      setAside = program
      program = program.copy()
    }
    return [.message(.enteredSandbox)]
  }

  /// The lessons with what is done in each.
  public func lessonList() -> [LessonListEntry] {
    guard let curriculum else { return [] }
    return curriculum.lessons.enumerated().map { index, folder in
      let shown = folder.lesson(in: language)
      let passed =
        shown?.steps.count { step in
          progress.step(step.id, lesson: folder.id ?? "", course: courseID)?.status == .passed
        } ?? 0
      return LessonListEntry(
        number: index + 1, id: folder.id ?? folder.name, title: shown?.title ?? folder.name,
        passedSteps: passed, stepCount: shown?.steps.count ?? 0,
        isCurrent: lesson?.lesson == index)
    }
  }

  // MARK: Language

  /// Changes the language and shows the step, the hints and the last verdict again in it.
  private func change(to word: String) -> [Reply] {
    guard let new = Language(rawValue: word.lowercased()) else {
      return [.message(.unknownLanguage(word), .warning)]
    }
    language = new
    progress.language = new
    var replies: [Reply] = [.message(.languageChanged)]
    if let step = currentStep, setAside == nil {
      if let seed = lesson?.question?.seed, case .quiz(let quiz) = step.activity {
        lesson?.question = QuizQuestion(quiz, seed: seed)
      }
      replies += [.blank] + show(step) + shownHints(of: step) + translatedVerdict()
    }
    return replies + save()
  }

  private func shownHints(of step: Step) -> [Reply] {
    step.hints.prefix(lesson?.hintsShown ?? 0).enumerated().map { index, hint in
      .hint(number: index + 1, count: step.hints.count, hint)
    }
  }

  /// The last verdict, judged again so that its feedback is in the new language.
  private func translatedVerdict() -> [Reply] {
    guard let verdict = lesson?.lastVerdict, !verdict.isEmpty else { return [] }
    if let question = lesson?.question, let answer = lesson?.lastAnswer {
      let replies = remarks(on: question.grade(answer))
      lesson?.lastVerdict = replies
      return replies
    }
    guard let judged = lesson?.judgedLine else { return verdict }
    let attempts = lesson?.attempts ?? 0
    let replies = remarks(again: judged)
    lesson?.attempts = attempts
    lesson?.lastVerdict = replies
    return replies
  }
}
