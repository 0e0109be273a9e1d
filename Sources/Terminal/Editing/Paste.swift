import Foundation

/// The text of a paste, made fit to be edited.
enum Paste {
  /// Cleans a pasted text.
  ///
  /// Line ends become newlines, tabs four spaces, accents their composed form; escape sequences and
  /// control characters go. Prompts copied together with the code go too, and so do empty lines at
  /// the end, so that the cursor stands after the last character.
  ///
  /// - Parameter prompts: The prompts that may begin a line of the paste.
  static func cleaned(_ pasted: String, prompts: [String]) -> String {
    let text = Sanitizer.cleaned(pasted)
      .replacing("\t", with: String(repeating: " ", count: Indentation.unit))
      .precomposedStringWithCanonicalMapping
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { withoutPrompt($0, prompts: prompts) }
    while lines.count > 1, lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// A line without the prompt that it begins with.
  ///
  /// The name in a prompt changes with the lesson, so any short word before the prompt's own sign is
  /// taken for one, provided that the sign is none that Swift uses.
  private static func withoutPrompt(_ line: Substring, prompts: [String]) -> Substring {
    for prompt in prompts where !prompt.isEmpty {
      if line.hasPrefix(prompt) { return line.dropFirst(prompt.count) }
      let bare = prompt.trimmingCharacters(in: .whitespaces)
      if !bare.isEmpty, line == bare { return "" }
      guard let sign = bare.last, !sign.isASCII, !sign.isLetter else { continue }
      let head = line.prefix(32)
      guard let place = head.firstIndex(of: sign) else { continue }
      let name = head[..<place]
      guard name.allSatisfy({ $0.isLetter || $0.isNumber || "-_.#".contains($0) }) else { continue }
      let rest = line[line.index(after: place)...]
      return rest.first == " " ? rest.dropFirst() : rest
    }
    return line
  }
}
