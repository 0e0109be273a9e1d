import Foundation

extension String {
  /// The text without accents and in lower case.
  var folded: String {
    folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
  }

  /// The text as a person compares it: case, accents, the kind of apostrophe, and the amount of
  /// white space do not count.
  var comparable: String {
    folded
      .replacing("’", with: "'")
      .split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  /// The text without white space at its ends.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
