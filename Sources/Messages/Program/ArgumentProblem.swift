/// What is wrong with the words of a command line.
public enum ArgumentProblem: Error, Equatable, Sendable {
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, suggestion: String?)
  case missingValue(option: String)
  case invalidValue(String, option: String, allowed: [String])
  case missingArgument(String)
  case unexpectedArgument(String)

  /// The sentence, without "Error:" before it.
  public func text(in language: Language) -> String {
    switch self {
    case .unknownCommand(let word, let suggestion):
      language.pick(
        it: "comando sconosciuto '\(word)'" + maybe(suggestion, in: language),
        en: "unknown command '\(word)'" + maybe(suggestion, in: language))
    case .unknownOption(let word, let suggestion):
      language.pick(
        it: "opzione sconosciuta '\(word)'" + maybe(suggestion, in: language),
        en: "unknown option '\(word)'" + maybe(suggestion, in: language))
    case .missingValue(let option):
      language.pick(
        it: "manca il valore dell'opzione '\(option)'",
        en: "missing value for the option '\(option)'")
    case .invalidValue(let value, let option, let allowed):
      language.pick(
        it: "'\(value)' non è un valore di '\(option)': i valori sono \(list(allowed))",
        en: "'\(value)' is not a value of '\(option)': the values are \(list(allowed))")
    case .missingArgument(let name):
      language.pick(
        it: "manca l'argomento <\(name)>", en: "missing the argument <\(name)>")
    case .unexpectedArgument(let word):
      language.pick(
        it: "argomento inatteso '\(word)'", en: "unexpected argument '\(word)'")
    }
  }

  private func maybe(_ suggestion: String?, in language: Language) -> String {
    guard let suggestion else { return "" }
    return language.pick(
      it: "; forse intendevi '\(suggestion)'?", en: "; did you mean '\(suggestion)'?")
  }

  private func list(_ values: [String]) -> String {
    values.joined(separator: ", ")
  }
}
