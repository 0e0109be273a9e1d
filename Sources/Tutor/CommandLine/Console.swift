import Foundation
import Messages
import Terminal

/// The two streams, their styles and the language of one invocation.
@MainActor
struct Console {
  let language: Language

  /// The language asked for on the command line; nil leaves it to the learner's saved choice.
  let askedLanguage: Language?
  let capabilities: TerminalCapabilities

  init(invocation: Invocation, environment: [String: String]) {
    askedLanguage = invocation.language
    language = LanguageChoice.language(option: invocation.language, environment: environment)
    capabilities = TerminalCapabilities.detect(
      plain: invocation.isPlain, color: invocation.color, environment: environment)
  }

  var renderer: ReplyRenderer { ReplyRenderer(capabilities: capabilities, language: language) }

  /// Writes lines to the standard output.
  func write(_ lines: [String]) { TerminalOutput.standard.write(lines: lines) }

  /// Writes lines to the standard error.
  func complain(_ lines: [String]) { TerminalOutput.error.write(lines: lines) }

  /// Writes `Error: …` to the standard error and gives the code back.
  func fail(_ text: String, _ code: ExitCode) -> ExitCode {
    complain([UsageSentences.error(Sanitizer.cleaned(text), in: language)])
    return code
  }

  /// Reads a text file, or says why it cannot be read.
  func read(_ path: String) -> Result<String, FileProblem> {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      let reason = Self.reason(path) ?? error.localizedDescription
      return .failure(
        FileProblem(
          text: UsageSentences.cannotRead(path, reason: reason, in: language), code: .noInput))
    }
    guard let text = String(data: data, encoding: .utf8) else {
      return .failure(
        FileProblem(text: UsageSentences.notText(path, in: language), code: .dataError))
    }
    return .success(text)
  }
}

extension Console {
  /// The system's own words for what is wrong with a path, nil when it is something else.
  fileprivate static func reason(_ path: String) -> String? {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      return String(cString: strerror(ENOENT))
    }
    return isDirectory.boolValue ? String(cString: strerror(EISDIR)) : nil
  }
}

/// A file that cannot be used, and the code to leave with.
struct FileProblem: Error {
  let text: String
  let code: ExitCode
}

/// Chooses the language of an invocation.
enum LanguageChoice {
  /// The option, else the locale's first language that the program speaks, else Italian.
  static func language(option: Language?, environment: [String: String]) -> Language {
    if let option { return option }
    for key in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = environment[key], !value.isEmpty else { continue }
      let code = value.prefix { $0 != "_" && $0 != "." && $0 != "@" }
      // `C` and `POSIX` say that no language was chosen.
      if code == "C" || code == "POSIX" { continue }
      return Language(rawValue: String(code)) ?? .english
    }
    return .italian
  }
}
