/// A language in which Primavista speaks to people.
///
/// The two are equals: every sentence exists in both, and a session may change from one to the
/// other at any moment without losing anything.
public enum Language: String, CaseIterable, Sendable {
  case italian = "it"
  case english = "en"

  /// The one of two texts that is in this language.
  ///
  /// Every sentence of the program is written with it, so that the two stand side by side:
  /// `language.pick(it: "Vista radice", en: "Root view")`.
  public func pick(it italian: @autoclosure () -> String, en english: @autoclosure () -> String)
    -> String
  {
    switch self {
    case .italian: italian()
    case .english: english()
    }
  }
}
