/// Finds the name a person probably meant.
public enum NearMiss {
  /// The candidate closest to `word`, or nil when none is close.
  ///
  /// Close means a distance of at most a third of the word's length, counting an inserted, removed,
  /// replaced or transposed character as one; upper and lower case do not differ.
  public static func closest(to word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased())
    guard wanted.count <= 64 else { return nil }
    let limit = max(1, wanted.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != word {
      let distance = distance(wanted, Array(candidate.lowercased()))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The optimal string alignment distance of two words.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var before: [Int] = []
    var previous = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        var value = min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          value = min(value, before[j - 2] + 1)
        }
        row.append(value)
      }
      before = previous
      previous = row
    }
    return previous[b.count]
  }
}
