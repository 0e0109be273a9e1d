import ScriptRuntime

/// The protocols of the standard library that are not collections.
@MainActor enum ProtocolTables {
  static func add(to list: inout [SwiftTable]) {
    for (header, members) in protocols {
      let table = TableBinding(header)
      for member in members { table.declare(member) }
      let name = header.dropFirst("protocol ".count).prefix { $0 != " " }
      list.append(SwiftTable(String(name), table))
    }
    list.append(SwiftTable("Sequence", SequenceTables.sequence()))
    CollectionTables.add(to: &list)
    list.append(SwiftTable("OptionSet", OptionSetTable.make()))
    list.append(SwiftTable("StringProtocol", TextTables.stringProtocol()))
    list.append(SwiftTable("Strideable", strideable()))
    list.append(SwiftTable("BinaryInteger", NumberTables.binaryInteger()))
    list.append(SwiftTable("FloatingPoint", FloatingPointTables.floatingPoint()))
    list.append(SwiftTable("Hashable", hashable()))
    list.append(SwiftTable("Error", error()))
    list.append(SwiftTable("LocalizedError", localizedError()))
  }

  private static let protocols: [(String, [String])] = [
    ("protocol AnyObject", []),
    ("protocol Sendable", []),
    ("protocol Copyable", []),
    ("protocol Equatable", ["static func == (left: Self, right: Self) -> Bool"]),
    ("protocol Comparable : Equatable", ["static func < (left: Self, right: Self) -> Bool"]),
    ("protocol CustomStringConvertible", ["var description: String { get }"]),
    ("protocol CustomDebugStringConvertible", ["var debugDescription: String { get }"]),
    ("protocol LosslessStringConvertible : CustomStringConvertible", ["init?(_ text: String)"]),
    (
      "protocol CaseIterable",
      ["associatedtype AllCases", "static var allCases: [Self] { get }"]
    ),
    (
      "protocol RawRepresentable",
      [
        "associatedtype RawValue", "init?(rawValue: RawValue)", "var rawValue: RawValue { get }",
      ]
    ),
    ("protocol Identifiable", ["associatedtype ID: Hashable", "var id: ID { get }"]),
    (
      "protocol IteratorProtocol",
      ["associatedtype Element", "mutating func next() -> Element?"]
    ),
    ("protocol RangeExpression", ["associatedtype Bound"]),
    (
      "protocol SetAlgebra : Equatable, ExpressibleByArrayLiteral",
      ["associatedtype Element", "associatedtype ArrayLiteralElement"]
    ),
    ("protocol RandomNumberGenerator", ["mutating func next() -> UInt64"]),
    ("protocol AdditiveArithmetic : Equatable", ["static var zero: Self { get }"]),
    ("protocol Numeric : AdditiveArithmetic, ExpressibleByIntegerLiteral", []),
    ("protocol SignedNumeric : Numeric", []),
    (
      "protocol FixedWidthInteger : BinaryInteger",
      [
        "static var max: Self { get }", "static var min: Self { get }",
      ]
    ),
    ("protocol SignedInteger : BinaryInteger, SignedNumeric", []),
    ("protocol UnsignedInteger : BinaryInteger", []),
    ("protocol BinaryFloatingPoint : FloatingPoint, ExpressibleByFloatLiteral", []),
    ("protocol TextOutputStream", ["mutating func write(_ string: String)"]),
    ("protocol CVarArg", []),
    ("protocol Actor : AnyObject", []),
    ("protocol ExpressibleByNilLiteral", ["init(nilLiteral: ())"]),
    (
      "protocol ExpressibleByIntegerLiteral",
      [
        "associatedtype IntegerLiteralType", "init(integerLiteral value: IntegerLiteralType)",
      ]
    ),
    (
      "protocol ExpressibleByFloatLiteral",
      [
        "associatedtype FloatLiteralType", "init(floatLiteral value: FloatLiteralType)",
      ]
    ),
    (
      "protocol ExpressibleByBooleanLiteral",
      [
        "associatedtype BooleanLiteralType", "init(booleanLiteral value: BooleanLiteralType)",
      ]
    ),
    (
      "protocol ExpressibleByStringLiteral",
      [
        "associatedtype StringLiteralType", "init(stringLiteral value: StringLiteralType)",
      ]
    ),
    ("protocol ExpressibleByStringInterpolation : ExpressibleByStringLiteral", []),
    ("protocol ExpressibleByArrayLiteral", ["associatedtype ArrayLiteralElement"]),
    ("protocol ExpressibleByDictionaryLiteral", ["associatedtype Key", "associatedtype Value"]),
  ]

  private static func hashable() -> TableBinding {
    let table = TableBinding("protocol Hashable : Equatable")
    table.declare("func hash(into hasher: inout Hasher)")
    table.add("extension var hashValue: Int { get }") { target, _ in
      .int(HashableValue(target).hashValue)
    }
    return table
  }

  private static func error() -> TableBinding {
    let table = TableBinding("protocol Error")
    table.add("extension var localizedDescription: String { get }") { target, _ in
      .string(try ErrorText.localizedDescription(of: target))
    }
    return table
  }

  private static func localizedError() -> TableBinding {
    let table = TableBinding("protocol LocalizedError : Error")
    for name in ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"] {
      table.add("extension var \(name): String? { get }") { target, _ in
        Value(try ScriptHost.current?.callWitness(name, labels: [], on: target, []))
          .flattened
      }
    }
    return table
  }

  private static func strideable() -> TableBinding {
    let table = TableBinding("protocol Strideable : Comparable")
    table.declare("associatedtype Stride")
    table.add("extension func advanced(by distance: Stride) -> Self") { target, a in
      try Arithmetic.apply(.add, target.unerased, a.value(0).unerased)
    }
    table.add("extension func distance(to other: Self) -> Stride") { target, a in
      try Arithmetic.apply(.subtract, a.value(0).unerased, target.unerased)
    }
    return table
  }
}
