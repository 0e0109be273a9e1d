/// The identifiers of courses, lessons, steps, choices and mistakes.
///
/// An identifier is one or more groups of lower-case ASCII letters and digits, joined by hyphens. It
/// is never shown in place of a title; progress and translations key on it.
enum Identifier {
  static func isValid(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.count <= 64 && text.first != "-" && text.last != "-"
      && !text.contains("--") && text.utf8.allSatisfy(isAllowed)
  }

  /// A valid identifier made of `text`, or nil when nothing of it can be kept.
  static func suggestion(for text: some StringProtocol) -> String? {
    var result = ""
    for scalar in String(text).folded.unicodeScalars {
      if scalar.isASCII, isAllowed(UInt8(scalar.value)), scalar != "-" {
        result.unicodeScalars.append(scalar)
      } else if !result.isEmpty, result.last != "-" {
        result.append("-")
      }
    }
    if result.last == "-" { result.removeLast() }
    result = String(result.prefix(64))
    return isValid(result) ? result : nil
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    (97...122).contains(byte) || (48...57).contains(byte) || byte == 45
  }
}
