/// Random numbers that are the same on every run, so that a replay gives the same result.
@MainActor public enum ScriptRandom {
  /// SplitMix64 (Steele, Lea and Flood 2014).
  public struct Generator: RandomNumberGenerator {
    var state: UInt64

    public mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  /// The generator in use; a run starts it afresh.
  public static var generator = Generator(state: 1)

  /// A number from 0 up to 1.
  static func fraction() -> Double {
    Double(generator.next() >> 11) * 0x1p-53
  }
}
