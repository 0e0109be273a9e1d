/// The known word that an unknown one was probably meant to be.
enum NearMiss {
  /// The nearest of the known words, when it is near enough to be worth proposing: two edits at
  /// most, fewer than half of the word's letters.
  static func best(for word: String, among known: [String]) -> String? {
    let scored = known.map { (word: $0, distance: distance(word, $0)) }
    guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= 2 && best.distance * 2 < best.word.count ? best.word : nil
  }

  /// The edit distance of Levenshtein, a swap of neighbours counting one (optimal string alignment).
  static func distance(_ first: String, _ second: String) -> Int {
    let a = Array(first)
    let b = Array(second)
    var previous: [Int] = []
    var row = Array(0...b.count)
    for i in a.indices {
      let before = previous
      previous = row
      row = [i + 1]
      for j in b.indices {
        let cost = a[i] == b[j] ? 0 : 1
        var best = min(previous[j] + cost, previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, before[j - 1] + 1)
        }
        row.append(best)
      }
    }
    return row.last ?? 0
  }
}
