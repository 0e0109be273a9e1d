/// A generator of random numbers that gives the same ones for the same seed, on every machine and
/// in every version: the order of a quiz is recorded as its seed.
///
/// The method is SplitMix64 (Steele, Lea and Flood, 2014).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number below `bound`, nearly uniform; the standard library's own choice may change between
  /// versions.
  mutating func next(below bound: Int) -> Int {
    guard bound > 1 else { return 0 }
    return Int(next() % UInt64(bound))
  }

  /// The numbers below `count` in a random order.
  mutating func permutation(of count: Int) -> [Int] {
    var order = Array(0..<max(0, count))
    for index in order.indices.dropFirst().reversed() {
      order.swapAt(index, next(below: index + 1))
    }
    return order
  }
}
