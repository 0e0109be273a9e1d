/// What is said of an answer that does not pass.
public enum VerdictSentences {
  /// The device on which an answer that holds elsewhere does not.
  public static func onDevice(_ device: String, in language: Language) -> String {
    language.pick(it: "Su \(device):", en: "On \(device):")
  }

  /// A check that does not hold, with the values that were computed.
  public static func failedCheck(_ expression: String, values: String, in language: Language)
    -> String
  {
    let found = values.isEmpty ? "" : " → `\(values)`"
    return language.pick(
      it: "non vale `\(expression)`\(found)", en: "`\(expression)` does not hold\(found)")
  }

  /// A check that could not be looked at, because it names something not declared yet.
  public static func undeclared(_ name: String, in language: Language) -> String {
    language.pick(it: "`\(name)` non c'è ancora", en: "there is no `\(name)` yet")
  }

  /// How many things could not be looked at because of an earlier one.
  public static func notReached(_ count: Int, in language: Language) -> String {
    language.pick(
      it: count == 1
        ? "Un'altra cosa si guarderà dopo." : "Altre \(count) cose si guarderanno dopo.",
      en: count == 1
        ? "One more thing will be looked at after that."
        : "\(count) more things will be looked at after that.")
  }
}
