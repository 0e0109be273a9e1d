/// What the session says between the learner's lines.
public enum SessionMessage: Equatable, Sendable {
  // Greetings and places.
  case banner
  case sandboxBanner
  case helpHint
  case lessonHeading(number: Int, count: Int, title: String)
  case stepPosition(number: Int, count: Int)
  case welcomeBack
  case goodbye

  // Verdicts.
  case passed
  case notYet
  case notGradable
  case lessonFault
  case modelAnswer
  case lessonFinished(title: String)
  case courseFinished
  case nextLesson(title: String)

  // Answers to commands.
  case unknownCommand(String, suggestion: String?)
  case ambiguousCommand(String, candidates: [String])
  case notWhileQuiz
  case onlyInLesson
  case nothingToUndo
  case undone(String)
  case stepReset
  case skipped
  case atFirstStep
  case hint(number: Int, count: Int, text: String)
  case noHints
  case requirements
  case solution
  case nothingToExplain
  case noErrors
  case noSuchError(String, count: Int)
  case languageChanged
  case unknownLanguage(String)
  case deviceChanged(String)
  case unknownDevice(String, suggestion: String?)
  case devices
  case orientation(isLandscape: Bool)
  case darkMode(isOn: Bool)
  case rightToLeft(isOn: Bool)
  case noHierarchy
  case nothingOnScreen
  case noConstraints
  case ambiguous(view: String)
  case unambiguous
  case leaks(LeakSentence)
  case documentationUsage
  case noDocumentation(String)
  case exported(path: String)
  case exportFailed(path: String, reason: String)
  case enteredSandbox
  case leftSandbox
  case unknownLesson(String, suggestion: String?)

  // Progress and history.
  case progressSetAside(path: String)
  case progressNotSaved(reason: String)
  case historyNotSaved(reason: String)

  // What a line did.
  case andOtherErrors(count: Int)
  case tryInstead
  case why
  case calls
  case line(Int)
  case logTitle
  case notInHierarchy
}
