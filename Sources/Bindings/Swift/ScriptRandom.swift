import ScriptRuntime

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

/// A generator of the script's own, in the place it was passed by.
@MainActor struct ScriptGenerator: @preconcurrency RandomNumberGenerator {
  private let place: InoutBox

  /// Makes it from the place.
  init(_ place: InoutBox) { self.place = place }

  /// Asks the script; a failure in it is kept for the return into script.
  mutating func next() -> UInt64 {
    guard Runtime.pending == nil, !place.value.isSystemGenerator else {
      return ScriptRandom.generator.next()
    }
    do {
      let host = ScriptHost.current
      let number = try host?.callWitness("next", labels: [], changing: &place.value, [])
      if case .native(let number as UInt64)? = number { return number }
    } catch {
      Runtime.fail(error)
    }
    return ScriptRandom.generator.next()
  }
}

extension Value {
  fileprivate var isSystemGenerator: Bool {
    if case .native(is SystemGeneratorValue) = unerased { true } else { false }
  }
}

/// The system's own generator, as far as a script sees one.
public struct SystemGeneratorValue: NativeValue {
  public static var scriptTypeName: String { "SystemRandomNumberGenerator" }
}
