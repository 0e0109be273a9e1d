import Foundation
import ScriptRuntime

/// `Data`, `IndexSet` and `IndexPath` as collections.
@MainActor enum DataTables {
  static func data() -> TableBinding {
    let table = TableBinding(
      "extension Data : RandomAccessCollection, MutableCollection, Encodable, Decodable")
    table.declare("typealias Element = UInt8")
    table.declare("typealias Index = Int")
    table.declare("typealias SubSequence = Slice<Data>")
    SequenceTables.addIterator(to: table, of: "UInt8")
    table.add(
      "subscript(index: Int) -> UInt8 { get set }",
      get: { target, a in
        let data = try target.asNative(Data.self)
        let index = try a.int(0)
        guard data.indices.contains(index) else {
          throw ScriptFailure(.indexOutOfRange(index: index, count: data.count))
        }
        return .native(data[index])
      },
      set: { target, a, value in
        let (index, byte) = (try a.int(0), try UInt8(clamping: value.asInt()))
        try changing(Data.self, &target) {
          guard $0.indices.contains(index) else {
            throw ScriptFailure(.indexOutOfRange(index: index, count: $0.count))
          }
          $0[index] = byte
        }
      })
    CollectionTables.addIndices(to: table, index: "Int", element: "UInt8")
    table.add("init<S: Sequence>(_ bytes: S) where S.Element == UInt8") { _, a in
      .native(Data(try bytes(a.value(0))))
    }
    table.add("init(repeating byte: UInt8, count: Int)") { _, a in
      let count = try a.int(1)
      guard count >= 0 else { throw ScriptFailure(.trap("count must not be negative")) }
      try ScriptHost.reserve(count: count, of: 1)
      guard count < 1 << 30 else {
        throw ScriptFailure(.memoryBudgetExhausted(limit: 1 << 30))
      }
      return .native(Data(repeating: UInt8(clamping: try a.int(0)), count: count))
    }
    table.add("init(contentsOf url: URL) throws") { _, _ in
      throw ScriptFailure(.notSimulated("Data(contentsOf:)"))
    }
    table.add("mutating func append<S: Sequence>(contentsOf bytes: S) where S.Element == UInt8") {
      target, a in
      let added = try bytes(a.value(0))
      try changing(Data.self, &target) { $0.append(contentsOf: added) }
      return .void
    }
    return table
  }

  private static func bytes(_ value: Value) throws -> [UInt8] {
    try value.elements().map { try UInt8(clamping: $0.asInt()) }
  }

  static func indexSet() -> TableBinding {
    let table = TableBinding("extension IndexSet : BidirectionalCollection")
    table.declare("typealias Element = Int")
    table.declare("typealias Index = Int")
    SequenceTables.addIterator(to: table, of: "Int")
    CollectionTables.addIndices(to: table, index: "Int", element: "Int")
    table.add("init<S: Sequence>(_ indices: S) where S.Element == Int") { _, a in
      .native(try set(a.value(0)))
    }
    table.add("init(integersIn range: ClosedRange<Int>)") { _, a in .native(try set(a.value(0))) }
    table.add("init(integersIn range: Range<Int>)") { _, a in .native(try set(a.value(0))) }
    table.add(
      "@discardableResult mutating func insert(_ index: Int) "
        + "-> (inserted: Bool, memberAfterInsert: Int)"
    ) { target, a in
      let index = try a.int(0)
      let added = try set(.array([.int(index)]))
      return try changing(IndexSet.self, &target) {
        let isNew = !$0.contains(index)
        $0.formUnion(added)
        return .tuple([.bool(isNew), .int(index)])
      }
    }
    for kind in ["ClosedRange", "Range"] {
      table.add("mutating func insert(integersIn range: \(kind)<Int>)") { target, a in
        let added = try set(a.value(0))
        try changing(IndexSet.self, &target) { $0.formUnion(added) }
        return .void
      }
    }
    table.add("mutating func removeAll()") { target, _ in
      target = .native(IndexSet())
      return .void
    }
    return table
  }

  /// A set of indices, none of which may be negative.
  private static func set(_ value: Value) throws -> IndexSet {
    if let (lower, upper) = try? RangeTables.bounds(value) {
      let first = try lower.asInt()
      let isClosed = if case .native(is ClosedRangeValue) = value.unerased { true } else { false }
      let end = try Arithmetic.integer(.add, upper.asInt(), isClosed ? 1 : 0)
      guard first >= 0, first <= end, end < Int.max else { throw outside() }
      return IndexSet(integersIn: first..<end)
    }
    var result = IndexSet()
    for index in try value.elements().map({ try $0.asInt() }) {
      guard index >= 0, index < Int.max else { throw outside() }
      result.insert(index)
    }
    return result
  }

  private static func outside() -> ScriptFailure {
    ScriptFailure(.trap("an index of an IndexSet must be from 0 to Int.max - 1"))
  }

  static func indexPath() -> TableBinding {
    let table = TableBinding("extension IndexPath : RandomAccessCollection")
    table.declare("typealias Element = Int")
    table.declare("typealias Index = Int")
    SequenceTables.addIterator(to: table, of: "Int")
    CollectionTables.addIndices(to: table, index: "Int", element: "Int")
    return table
  }
}

extension Data: IterableValue {
  public var scriptElements: [Value] { map { .native($0) } }
}

extension IndexSet: IterableValue {
  public var scriptElements: [Value] { map { .int($0) } }
}

extension IndexPath: IterableValue {
  public var scriptElements: [Value] { Array(self).map { .int($0) } }
}
