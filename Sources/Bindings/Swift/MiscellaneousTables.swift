import Foundation
import ScriptRuntime

/// The small types of the standard library.
@MainActor enum MiscellaneousTables {
  static func add(to list: inout [SwiftTable]) {
    list.append(SwiftTable("Optional", optional()))
    list.append(SwiftTable("Never", TableBinding("enum Never : Error, Hashable")))
    list.append(SwiftTable("Hasher", hasher()))
    list.append(SwiftTable("Result", result()))
    list.append(SwiftTable("AnyHashable", anyHashable()))
    list.append(SwiftTable("ObjectIdentifier", objectIdentifier()))
    list.append(SwiftTable("FloatingPointRoundingRule", roundingRule()))
    list.append(SwiftTable("Unicode", TableBinding("enum Unicode")))
    list.append(SwiftTable("Unicode.Scalar", scalar()))
    list.append(SwiftTable("CharacterSet", characterSet()))
    list.append(SwiftTable("AnyIterator", iterator()))
    for header in [
      "class AnyKeyPath", "class PartialKeyPath<Root> : AnyKeyPath",
      "class KeyPath<Root, Value> : PartialKeyPath<Root>",
      "class WritableKeyPath<Root, Value> : KeyPath<Root, Value>",
      "class ReferenceWritableKeyPath<Root, Value> : WritableKeyPath<Root, Value>",
    ] {
      let name = header.dropFirst("class ".count).prefix { $0.isLetter }
      list.append(SwiftTable(String(name), TableBinding(header)))
    }
    addSequences(to: &list)
  }

  private static func optional() -> TableBinding {
    let table = TableBinding(
      "enum Optional<Wrapped> : Hashable, ExpressibleByNilLiteral, Encodable, Decodable")
    table.add("init(_ value: Wrapped)") { _, a in try a.value(0).wrapped }
    table.add("func map<T>(_ transform: (Wrapped) throws -> T) rethrows -> T?") { target, a in
      guard let value = target.unwrapped else { return .none }
      return try a.function(0).call(value).wrapped
    }
    table.add("func flatMap<T>(_ transform: (Wrapped) throws -> T?) rethrows -> T?") { target, a in
      guard let value = target.unwrapped else { return .none }
      return try a.function(0).call(value)
    }
    table.add("mutating func take() -> Wrapped?") { target, _ in
      defer { target = .none }
      return target
    }
    table.add("var unsafelyUnwrapped: Wrapped { get }") { target, _ in
      guard let value = target.unwrapped else {
        throw ScriptFailure(.unexpectedNil(implicitly: false))
      }
      return value
    }
    NumberTables.addHash(to: table)
    return table
  }

  private static func hasher() -> TableBinding {
    let table = TableBinding("struct Hasher")
    table.add("init()") { _, _ in .native(HasherValue()) }
    table.add("mutating func combine<H: Hashable>(_ value: H)") { target, a in
      let value = try a.value(0)
      try changing(HasherValue.self, &target) { value.hash(into: &$0.hasher) }
      return .void
    }
    table.add("mutating func finalize() -> Int") { target, _ in
      .int(try target.asNative(HasherValue.self).hasher.finalize())
    }
    return table
  }

  private static func result() -> TableBinding {
    let table = TableBinding("enum Result<Success, Failure: Error>")
    table.addCase(
      "case success(Success)", make: { _, a in .native(ResultValue.success(try a.value(0))) },
      payload: {
        guard case .success(let value)? = try? $0.asNative(ResultValue.self) else { return nil }
        return [value]
      })
    table.addCase(
      "case failure(Failure)", make: { _, a in .native(ResultValue.failure(try a.value(0))) },
      payload: {
        guard case .failure(let value)? = try? $0.asNative(ResultValue.self) else { return nil }
        return [value]
      })
    table.add("init(catching body: () throws -> Success)") { _, a in
      do {
        return .native(ResultValue.success(try a.function(0).call([])))
      } catch let error as ThrownValue {
        return .native(ResultValue.failure(error.value))
      }
    }
    table.add("func get() throws -> Success") { target, _ in
      switch try target.asNative(ResultValue.self) {
      case .success(let value): return value
      case .failure(let error): throw ThrownValue(error)
      }
    }
    table.add("func map<T>(_ transform: (Success) -> T) -> Result<T, Failure>") { target, a in
      guard case .success(let value) = try target.asNative(ResultValue.self) else { return target }
      return .native(ResultValue.success(try a.function(0).call(value)))
    }
    table.add("func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E>") {
      target, a in
      guard case .failure(let error) = try target.asNative(ResultValue.self) else { return target }
      return .native(ResultValue.failure(try a.function(0).call([error])))
    }
    table.add("func flatMap<T>(_ transform: (Success) -> Result<T, Failure>) -> Result<T, Failure>")
    { target, a in
      guard case .success(let value) = try target.asNative(ResultValue.self) else { return target }
      return try a.function(0).call(value)
    }
    return table
  }

  private static func anyHashable() -> TableBinding {
    let table = TableBinding("struct AnyHashable : Hashable, CustomStringConvertible")
    table.add("init<H: Hashable>(_ base: H)") { _, a in try a.value(0) }
    table.add("var base: Any { get }") { target, _ in target }
    table.add("var description: String { get }") { target, _ in
      .string(try ScriptHost.current?.description(of: target, type: nil, debug: false) ?? "")
    }
    return table
  }

  private static func objectIdentifier() -> TableBinding {
    let table = TableBinding("struct ObjectIdentifier : Hashable, Comparable")
    table.add("init(_ object: AnyObject)") { _, a in
      guard case .object(let object) = try a.value(0).unerased else {
        throw ScriptFailure(.bridging(expected: "AnyObject", found: try a.value(0).kindName))
      }
      return .native(ObjectIdentifier(object))
    }
    return table
  }

  private static func roundingRule() -> TableBinding {
    let table = TableBinding("enum FloatingPointRoundingRule : Hashable")
    let rules: [(String, FloatingPointRoundingRule)] = [
      ("toNearestOrAwayFromZero", .toNearestOrAwayFromZero),
      ("toNearestOrEven", .toNearestOrEven), ("up", .up), ("down", .down),
      ("towardZero", .towardZero), ("awayFromZero", .awayFromZero),
    ]
    for (name, rule) in rules {
      table.addCase(
        "case \(name)", make: { _, _ in .native(rule) },
        payload: {
          (try? $0.asNative(FloatingPointRoundingRule.self)) == rule ? [] : nil
        })
    }
    return table
  }

  private static func scalar() -> TableBinding {
    let table = TableBinding(
      "struct Unicode.Scalar : Hashable, Comparable, CustomStringConvertible")
    table.add("var value: UInt32 { get }") { target, _ in
      .native(try target.asNative(Unicode.Scalar.self).value)
    }
    table.add("init?(_ value: Int)") { _, a in
      UInt32(exactly: try a.int(0)).flatMap { Unicode.Scalar($0) }.map { .native($0) } ?? .none
    }
    table.add("var description: String { get }") { target, _ in
      .string(try target.asNative(Unicode.Scalar.self).description)
    }
    return table
  }

  private static func characterSet() -> TableBinding {
    let table = TableBinding("struct CharacterSet : Hashable")
    let sets: [(String, CharacterSet)] = [
      ("whitespaces", .whitespaces), ("whitespacesAndNewlines", .whitespacesAndNewlines),
      ("newlines", .newlines), ("decimalDigits", .decimalDigits), ("letters", .letters),
      ("alphanumerics", .alphanumerics), ("punctuationCharacters", .punctuationCharacters),
      ("uppercaseLetters", .uppercaseLetters), ("lowercaseLetters", .lowercaseLetters),
      ("symbols", .symbols),
    ]
    for (name, set) in sets {
      table.add("static var \(name): CharacterSet { get }") { _, _ in .native(set) }
    }
    table.add("init()") { _, _ in .native(CharacterSet()) }
    table.add("init(charactersIn text: String)") { _, a in
      .native(CharacterSet(charactersIn: try a.string(0)))
    }
    table.add("var inverted: CharacterSet { get }") { target, _ in
      .native(try target.asNative(CharacterSet.self).inverted)
    }
    table.add("func union(_ other: CharacterSet) -> CharacterSet") { target, a in
      .native(
        try target.asNative(CharacterSet.self).union(a.value(0).asNative(CharacterSet.self)))
    }
    table.add("func contains(_ scalar: Unicode.Scalar) -> Bool") { target, a in
      .bool(
        try target.asNative(CharacterSet.self)
          .contains(a.value(0).asNative(Unicode.Scalar.self)))
    }
    return table
  }

  private static func iterator() -> TableBinding {
    let table = TableBinding("class AnyIterator<Element> : IteratorProtocol, Sequence")
    table.add("init(_ next: @escaping () -> Element?)") { _, a in
      let next = try a.function(0)
      return .object(AnyIterator { try next.call([]).unwrapped })
    }
    table.add("func next() -> Element?") { target, _ in
      guard case .object(let object) = target, let box = object as? AnyIterator else {
        throw ScriptFailure(.bridging(expected: "AnyIterator", found: target.kindName))
      }
      return Value(try box.next())
    }
    return table
  }

  private static func addSequences(to list: inout [SwiftTable]) {
    let sequences: [(String, String, String)] = [
      (
        "Zip2Sequence", "<First: Sequence, Second: Sequence>",
        "(First.Element, Second.Element)"
      ),
      ("EnumeratedSequence", "<Base: Sequence>", "(offset: Int, element: Base.Element)"),
      ("StrideTo", "<Bound: Strideable>", "Bound"),
      ("StrideThrough", "<Bound: Strideable>", "Bound"),
      ("Repeated", "<Item>", "Item"),
      ("UnfoldSequence", "<Item>", "Item"),
    ]
    for (name, parameters, element) in sequences {
      let isCollection = name == "Repeated" || name == "EnumeratedSequence"
      let table = TableBinding(
        "struct \(name)\(parameters) : \(isCollection ? "Collection" : "Sequence")")
      table.declare("typealias Element = \(element)")
      SequenceTables.addIterator(to: table)
      list.append(SwiftTable(name, table))
    }
    let any = TableBinding("struct AnySequence<Element> : Sequence")
    SequenceTables.addIterator(to: any)
    any.add("init<S: Sequence>(_ base: S) where S.Element == Element") { _, a in
      let base = try a.value(0)
      return .native(SequenceValue { try base.makeIterator() })
    }
    list.append(SwiftTable("AnySequence", any))
  }
}

extension ResultValue: Equatable {
  public static func == (left: ResultValue, right: ResultValue) -> Bool {
    switch (left, right) {
    case (.success(let left), .success(let right)), (.failure(let left), .failure(let right)):
      Value.areEqual(left, right)
    default: false
    }
  }
}

extension ObjectIdentifier: NativeValue {
  public static var scriptTypeName: String { "ObjectIdentifier" }
}
