import Foundation
import ScriptRuntime

/// The functions of C's mathematics that Foundation brings.
@MainActor enum MathTable {
  static func make() -> TableBinding {
    let table = TableBinding()
    let unary: [(String, @MainActor (Double) -> Double)] = [
      ("sqrt", { $0.squareRoot() }), ("floor", { $0.rounded(.down) }),
      ("ceil", { $0.rounded(.up) }), ("round", { $0.rounded() }),
      ("trunc", { $0.rounded(.towardZero) }), ("sin", { sin($0) }), ("cos", { cos($0) }),
      ("tan", { tan($0) }), ("asin", { asin($0) }), ("acos", { acos($0) }), ("atan", { atan($0) }),
      ("exp", { exp($0) }), ("log", { log($0) }), ("log2", { log2($0) }), ("log10", { log10($0) }),
      ("fabs", { abs($0) }), ("cbrt", { cbrt($0) }), ("rint", { $0.rounded(.toNearestOrEven) }),
      ("sinh", { sinh($0) }), ("cosh", { cosh($0) }), ("tanh", { tanh($0) }),
    ]
    let binary: [(String, @MainActor (Double, Double) -> Double)] = [
      ("pow", { pow($0, $1) }), ("atan2", { atan2($0, $1) }),
      ("fmod", { $0.truncatingRemainder(dividingBy: $1) }), ("hypot", { hypot($0, $1) }),
      ("fmin", { min($0, $1) }), ("fmax", { max($0, $1) }),
    ]
    for type in ["Double", "CGFloat"] {
      for (name, function) in unary {
        table.add("func \(name)(_ value: \(type)) -> \(type)") { _, a in
          .double(function(try a.double(0)))
        }
      }
      for (name, function) in binary {
        table.add("func \(name)(_ first: \(type), _ second: \(type)) -> \(type)") { _, a in
          .double(function(try a.double(0), try a.double(1)))
        }
      }
    }
    for name in ["lround", "lrint"] {
      table.add("func \(name)(_ value: Double) -> Int") { _, a in
        let rounded = try a.double(0).rounded(
          name == "lround" ? .toNearestOrAwayFromZero : .toNearestOrEven)
        return .int(Int(exactly: rounded) ?? 0)
      }
    }
    return table
  }
}
