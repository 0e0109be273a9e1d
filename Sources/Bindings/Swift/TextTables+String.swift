import Foundation
import ScriptRuntime

/// `String` itself: its initialisers, and what changes it.
extension TextTables {
  static func string() -> TableBinding {
    let table = TableBinding(
      "struct String : StringProtocol, RangeReplaceableCollection, TextOutputStream, "
        + "ExpressibleByStringInterpolation, CVarArg, Encodable, Decodable")
    table.declare("typealias Element = Character")
    SequenceTables.addIterator(to: table, of: "Character")
    table.declare("typealias SubSequence = Substring")
    table.declare("typealias Index = String.Index")
    table.add("init()") { _, _ in .string("") }
    table.add("init(_ text: String)") { _, a in try a.value(0) }
    table.add("init(_ scalar: Unicode.Scalar)") { _, a in
      .string(String(try a.value(0).asNative(Unicode.Scalar.self)))
    }
    table.add("init(_ character: Character)") { _, a in .string(try a.string(0)) }
    table.add("init(_ text: Substring)") { _, a in .string(try a.string(0)) }
    table.add("init<T: LosslessStringConvertible>(_ value: T)") { _, a in
      .string(try describe(a.value(0)))
    }
    table.add("init<S: Sequence>(_ characters: S) where S.Element == Character") { _, a in
      .string(try a.value(0).elements().map { try $0.asString() }.joined())
    }
    table.add("init(describing value: Any)") { _, a in .string(try describe(a.value(0))) }
    table.add("init(reflecting value: Any)") { _, a in
      .string(
        try ScriptHost.current?.description(of: a.value(0), type: nil, debug: true) ?? "")
    }
    table.add("init(repeating text: String, count: Int)") { _, a in
      let (text, count) = (try a.string(0), try a.int(1))
      guard count >= 0 else {
        throw ScriptFailure(.trap("Repetition count should be non-negative"))
      }
      try ScriptHost.reserve(count: count, of: max(1, text.utf8.count))
      return .string(String(repeating: text, count: count))
    }
    table.add("init(repeating character: Character, count: Int)") { _, a in
      let (text, count) = (try a.string(0), try a.int(1))
      guard count >= 0 else {
        throw ScriptFailure(.trap("Repetition count should be non-negative"))
      }
      try ScriptHost.reserve(count: count, of: max(1, text.utf8.count))
      return .string(String(repeating: text, count: count))
    }
    table.add(
      "init<T: BinaryInteger>(_ value: T, radix: Int = default, uppercase: Bool = default)"
    ) { _, a in
      let radix = try a.optional(1)?.asInt() ?? 10
      guard (2...36).contains(radix) else {
        throw ScriptFailure(.trap("Radix must be between 2 and 36"))
      }
      return .string(
        String(try a.int(0), radix: radix, uppercase: try a.optional(2)?.asBool() ?? false))
    }
    table.add("init(format: String, _ arguments: CVarArg...)") { _, a in
      .string(try FormatText.format(a.string(0), a.value(1).elements()))
    }
    table.add("init(format: String, arguments: [CVarArg])") { _, a in
      .string(try FormatText.format(a.string(0), a.value(1).elements()))
    }
    table.add("func appending(_ other: String) -> String") { target, a in
      .string(try target.asString() + a.string(0))
    }
    addStringChanges(to: table)
    NumberTables.addHash(to: table)
    return table
  }

  private static func describe(_ value: Value) throws -> String {
    try ScriptHost.current?.description(of: value, type: nil, debug: false) ?? ""
  }

  private static func addStringChanges(to table: TableBinding) {
    for line in [
      "append(_ other: String)", "append(_ character: Character)",
      "append<S: Sequence>(contentsOf other: S) where S.Element == Character",
      "write(_ other: String)",
    ] {
      table.add("mutating func \(line)") { target, a in
        let value = try a.value(0)
        let other =
          try (try? value.asString()) ?? value.elements().map { try $0.asString() }.joined()
        try changingString(&target) {
          try ScriptHost.reserve(count: $0.utf8.count + other.utf8.count, of: 1)
          $0 += other
        }
        return .void
      }
    }
    table.add("mutating func insert(_ character: Character, at index: String.Index)") { target, a in
      let character = try a.value(0).asNative(Character.self)
      let index = try position(a.value(1), in: whole(target))
      try changingString(&target) { $0.insert(character, at: index) }
      return .void
    }
    table.add(
      "mutating func insert<S: Collection>(contentsOf text: S, at index: String.Index) "
        + "where S.Element == Character"
    ) { target, a in
      let added = try a.value(0).elements().map { try $0.asString() }.joined()
      let index = try position(a.value(1), in: whole(target))
      try changingString(&target) {
        try ScriptHost.reserve(count: $0.utf8.count + added.utf8.count, of: 1)
        $0.insert(contentsOf: added, at: index)
      }
      return .void
    }
    table.add(
      "mutating func replaceSubrange<R: RangeExpression, C: Collection>(_ range: R, with text: C) "
        + "where R.Bound == String.Index, C.Element == Character"
    ) { target, a in
      let new = try a.value(1).elements().map { try $0.asString() }.joined()
      let (lower, upper) = try positions(a.value(0), in: whole(target))
      try changingString(&target) { $0.replaceSubrange(lower..<upper, with: new) }
      return .void
    }
    table.add("@discardableResult mutating func remove(at index: String.Index) -> Character") {
      target, a in
      let index = try position(a.value(0), in: whole(target))
      return try changingString(&target) {
        guard index < $0.endIndex else {
          throw ScriptFailure(.trap("String index is out of bounds"))
        }
        return .native($0.remove(at: index))
      }
    }
    for name in ["removeFirst", "removeLast"] {
      table.add("@discardableResult mutating func \(name)() -> Character") { target, _ in
        try changingString(&target) {
          guard !$0.isEmpty else {
            throw ScriptFailure(
              .trap(
                "Can't remove \(name.dropFirst(6).lowercased()) element from an empty collection"))
          }
          return .native(name == "removeFirst" ? $0.removeFirst() : $0.removeLast())
        }
      }
      table.add("mutating func \(name)(_ count: Int)") { target, a in
        let count = try a.int(0)
        try changingString(&target) {
          guard (0...$0.count).contains(count) else {
            throw ScriptFailure(
              .trap("Can't remove more items from a collection than it contains"))
          }
          if name == "removeFirst" { $0.removeFirst(count) } else { $0.removeLast(count) }
        }
        return .void
      }
    }
    table.add("mutating func popLast() -> Character?") { target, _ in
      try changingString(&target) { $0.popLast().map { .native($0) } ?? .none }
    }
    table.add("mutating func removeAll(keepingCapacity: Bool = default)") { target, _ in
      target = .string("")
      return .void
    }
    table.add("mutating func removeAll(where test: (Character) throws -> Bool) rethrows") {
      target, a in
      let test = try a.function(0)
      let text = try target.asString()
      target = .string(try text.filter { try !test.call([.native($0)]).asBool() })
      return .void
    }
    table.add("mutating func removeSubrange<R: RangeExpression>(_ range: R)") { target, a in
      let (lower, upper) = try positions(a.value(0), in: whole(target))
      try changingString(&target) { $0.removeSubrange(lower..<upper) }
      return .void
    }
  }
}
