/// Decides which of the learner's subviews is which of the expected ones.
///
/// Ordered children are aligned as two texts are when they are compared: the cheapest way to turn
/// one list into the other, where a missing view, a view too many and a view that fits badly have
/// their costs. Unordered ones are paired from the cheapest pair on.
struct ChildAlignment {
  /// What each thing costs. A wrong type costs less than a missing view and an extra one together.
  enum Cost {
    static let missing = 20
    static let extra = 20
    static let wrongType = 30
    static let boundWrongType = 5
    static let wrongProperty = 1
  }

  /// For each expected view, the index of the learner's, or nil when it is missing.
  private(set) var partners: [Int?]

  /// The indices of the learner's views that no expected one is, and that are not allowed.
  private(set) var extras: [Int] = []

  /// The expected views that stand, whole, at another place among the siblings.
  private(set) var misplaced: Set<Int> = []

  /// Aligns ordered children. `cost` is nil for a pair that cannot be; `allowsOthers` says for each
  /// place before, between and after the expected views whether others may stand there.
  init(
    expected: Int, found: Int, allowsOthers: [Bool], cost: (Int, Int) -> Int?
  ) {
    partners = Array(repeating: nil, count: expected)
    let costs = (0..<expected).map { i in (0..<found).map { j in cost(i, j) } }
    let table = Self.table(costs: costs, found: found, allowsOthers: allowsOthers)
    var skipped: [(index: Int, isAllowed: Bool)] = []
    var i = 0
    var j = 0
    while i < expected || j < found {
      let here = table[i][j]
      if i < expected, j < found, let pair = costs[i][j], here == pair + table[i + 1][j + 1] {
        partners[i] = j
        i += 1
        j += 1
      } else if j < found, here == (allowsOthers[i] ? 0 : Cost.extra) + table[i][j + 1] {
        skipped.append((j, allowsOthers[i]))
        j += 1
      } else {
        i += 1
      }
    }
    // A view that is missing here and whole there is only at the wrong place.
    for index in partners.indices where partners[index] == nil {
      guard let other = skipped.firstIndex(where: { costs[index][$0.index] == 0 }) else { continue }
      partners[index] = skipped.remove(at: other).index
      misplaced.insert(index)
    }
    extras = skipped.filter { !$0.isAllowed }.map(\.index)
  }

  /// The least cost of aligning what follows each pair of places.
  private static func table(costs: [[Int?]], found: Int, allowsOthers: [Bool]) -> [[Int]] {
    let expected = costs.count
    var table = Array(repeating: Array(repeating: 0, count: found + 1), count: expected + 1)
    for i in stride(from: expected, through: 0, by: -1) {
      for j in stride(from: found, through: 0, by: -1) {
        guard i < expected || j < found else { continue }
        var best = Int.max
        if i < expected, j < found, let pair = costs[i][j] {
          best = min(best, pair + table[i + 1][j + 1])
        }
        if j < found { best = min(best, (allowsOthers[i] ? 0 : Cost.extra) + table[i][j + 1]) }
        if i < expected { best = min(best, Cost.missing + table[i + 1][j]) }
        table[i][j] = best
      }
    }
    return table
  }

  /// Pairs children whose order does not count.
  init(
    expected: Int, found: Int, allowsOthers: Bool, unorderedCost cost: (Int, Int) -> Int?
  ) {
    partners = Array(repeating: nil, count: expected)
    var pairs: [(cost: Int, i: Int, j: Int)] = []
    for i in 0..<expected {
      for j in 0..<found {
        if let value = cost(i, j), value < Cost.missing + (allowsOthers ? 0 : Cost.extra) {
          pairs.append((value, i, j))
        }
      }
    }
    var free = Set(0..<found)
    for pair in pairs.sorted(by: { ($0.cost, $0.i, $0.j) < ($1.cost, $1.i, $1.j) })
    where partners[pair.i] == nil && free.contains(pair.j) {
      partners[pair.i] = pair.j
      free.remove(pair.j)
    }
    if !allowsOthers { extras = free.sorted() }
  }
}
