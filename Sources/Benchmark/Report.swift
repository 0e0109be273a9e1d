/// Everything one run of the benchmark found.
struct Report: Codable {
  /// The version of this form.
  let version: Int
  let measurements: [Measurement]
  /// The peer's measurements, when a peer was named.
  let peer: [Measurement]?

  /// The evaluator's own peers: what Python, the compiler and Lua take for the same programs.
  var evaluatorPeers: [EvaluatorPeerReport]?
}

/// How long one thing takes, in microseconds.
struct Measurement: Codable {
  /// What was measured, as `group.action`.
  let name: String
  let median: Double
  /// What 99 of 100 repetitions stayed under.
  let percentile99: Double
  let repetitions: Int

  /// What the project allows: for the median, and at a line's Enter for the 99th percentile.
  let budget: Double?

  /// Measures an action by repeating it; the first tenth of the repetitions only warms up.
  /// What `prepare` does before each repetition is not counted.
  init(
    _ name: String, repetitions: Int, budget: Double? = nil, prepare: (Int) -> Void = { _ in },
    _ action: (Int) -> Void
  ) {
    let clock = ContinuousClock()
    for index in 0..<repetitions / 10 {
      prepare(index)
      action(index)
    }
    var times: [Double] = []
    times.reserveCapacity(repetitions)
    for index in 0..<repetitions {
      prepare(index)
      let duration = clock.measure { action(index) }.components
      times.append(Double(duration.seconds) * 1e6 + Double(duration.attoseconds) / 1e12)
    }
    self.init(name, times: times, budget: budget)
  }

  /// Sums up what was measured, in microseconds.
  init(_ name: String, times: [Double], budget: Double? = nil) {
    let times = times.sorted()
    self.name = name
    self.median = times.isEmpty ? 0 : times[times.count / 2]
    self.percentile99 = times.isEmpty ? 0 : times[times.count * 99 / 100]
    self.repetitions = times.count
    self.budget = budget
  }
}
