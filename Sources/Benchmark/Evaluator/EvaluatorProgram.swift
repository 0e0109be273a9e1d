/// A program by which the evaluator is compared with other ways to run the same work.
enum EvaluatorProgram: String, CaseIterable {
  case additions, sort, propertyWrites, nestedClosures

  /// The measurement's name.
  var name: String { "evaluator.\(rawValue)" }

  /// How often the work is done.
  var repetitions: Int {
    switch self {
    case .additions, .sort, .propertyWrites: 40
    case .nestedClosures: 400
    }
  }

  /// What the work gives: every peer must give the same.
  var result: Int {
    switch self {
    case .additions: 499_999_500_000
    case .sort: 4_914
    case .propertyWrites: 100_000
    case .nestedClosures: 1_000
    }
  }

  /// The program in Swift: it declares `work()`, which gives the result.
  var swift: String {
    switch self {
    case .additions:
      """
      func work() -> Int {
        var sum = 0
        for number in 0..<1_000_000 {
          sum += number
        }
        return sum
      }
      """
    case .sort:
      """
      var numbers: [Int] = []
      var seed = 42
      for _ in 0..<10_000 {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
        numbers.append(seed % 10_007)
      }
      func work() -> Int {
        let ordered = numbers.sorted { $0 > $1 }
        return ordered[5_000]
      }
      """
    case .propertyWrites:
      """
      import UIKit
      let view = UIView()
      func work() -> Int {
        var writes = 0
        for _ in 0..<50_000 {
          view.isHidden = true
          view.isHidden = false
          writes += 2
        }
        return writes
      }
      """
    case .nestedClosures:
      """
      func work() -> Int {
        var chain: () -> Int = { 0 }
        for _ in 0..<1_000 {
          let inner = chain
          chain = { inner() + 1 }
        }
        return chain()
      }
      """
    }
  }
}
