import Foundation
import ScriptRuntime

// Members of Foundation's structures that end the process on values a learner may give them, done
// again without. In this module they take the place of Foundation's own.

extension CGRect {
  /// The rectangle's edges, in order.
  private var edges: (minX: CGFloat, maxX: CGFloat, minY: CGFloat, maxY: CGFloat) {
    let (first, second) = (origin.x, origin.x + size.width)
    let (third, fourth) = (origin.y, origin.y + size.height)
    return (min(first, second), max(first, second), min(third, fourth), max(third, fourth))
  }

  /// The part two rectangles have in common; `null` where they have none.
  func intersection(_ r2: CGRect) -> CGRect {
    guard !isNull, !r2.isNull else { return .null }
    let (one, other) = (edges, r2.edges)
    let (minX, maxX) = (max(one.minX, other.minX), min(one.maxX, other.maxX))
    let (minY, maxY) = (max(one.minY, other.minY), min(one.maxY, other.maxY))
    guard minX <= maxX, minY <= maxY else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Whether two rectangles have a part in common that is not empty.
  func intersects(_ r2: CGRect) -> Bool {
    let common: CGRect = intersection(r2)
    return !common.isNull && common.size.width > 0 && common.size.height > 0
  }
}

extension NSRange {
  /// The index just past the range.
  var upperBound: Int { end(of: self) }

  /// The part two ranges have in common; nil where they have none.
  func intersection(_ other: NSRange) -> NSRange? {
    let start = max(location, other.location)
    let (length, overflow) = min(end(of: self), end(of: other)).subtractingReportingOverflow(start)
    return overflow || length < 0 ? nil : NSRange(location: start, length: length)
  }

  /// The smallest range that holds both.
  func union(_ other: NSRange) -> NSRange {
    let start = min(location, other.location)
    let (length, overflow) = max(end(of: self), end(of: other)).subtractingReportingOverflow(start)
    return NSRange(location: start, length: overflow ? .max : length)
  }
}

/// The index just past a range; a sum that does not fit is a failure of the script.
private func end(of range: NSRange) -> Int {
  let (sum, overflow) = range.location.addingReportingOverflow(range.length)
  if overflow { fail(.arithmeticOverflow(operation: "+")) }
  return overflow ? .max : sum
}

extension IndexPath {
  /// One index of the path; one outside is a failure of the script.
  subscript(index: Int) -> Int {
    get {
      let all = Array(self)
      guard all.indices.contains(index) else {
        fail(.indexOutOfRange(index: index, count: all.count))
        return 0
      }
      return all[index]
    }
    set {
      var all = Array(self)
      guard all.indices.contains(index) else {
        fail(.indexOutOfRange(index: index, count: all.count))
        return
      }
      all[index] = newValue
      self = IndexPath(indexes: all)
    }
  }
}

extension IndexSet {
  /// Makes a set of one index, which is not negative.
  init(integer value: Int) {
    self.init()
    guard value >= 0, value < Int.max else {
      fail(.trap("an index of an IndexSet must be from 0 to Int.max - 1"))
      return
    }
    insert(value)
  }

  /// Takes an index out; it, or nil where it is not in the set.
  @discardableResult mutating func remove(_ integer: Int) -> Int? {
    guard contains(integer) else { return nil }
    subtract(IndexSet(integersIn: integer..<integer + 1))
    return integer
  }
}

extension Date {
  /// The date and time in UTC; a date that is no number has none.
  var description: String {
    timeIntervalSinceReferenceDate.isFinite
      ? self.formatted(.iso8601.dateSeparator(.dash).dateTimeSeparator(.space)) : "nan"
  }
}

/// Notes a failure of the script.
private func fail(_ kind: ScriptFailure.Kind) {
  MainActor.assumeIsolated { Runtime.fail(ScriptFailure(kind)) }
}
