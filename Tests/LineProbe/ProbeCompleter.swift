import Terminal

/// Proposes four names, as a real completer would propose members.
final class ProbeCompleter: Completer {
  private let candidates = [
    Completions.Candidate(
      text: "backgroundColor", title: "backgroundColor: UIColor?", summary: "Il colore di sfondo",
      documentation: "Il colore che riempie la vista. Senza colore si vede ciò che sta dietro."),
    Completions.Candidate(
      text: "bounds", title: "bounds: CGRect", summary: "Il rettangolo interno"),
    Completions.Candidate(text: "label", title: "label: UILabel"),
    Completions.Candidate(text: "labelHeight", title: "labelHeight: CGFloat"),
  ]

  func completions(of text: String, at cursor: String.Index) -> Completions {
    var start = cursor
    while start > text.startIndex, text[text.index(before: start)].isLetter {
      start = text.index(before: start)
    }
    let word = String(text[start..<cursor])
    return Completions(word: word, candidates: candidates.filter { $0.text.hasPrefix(word) })
  }
}
