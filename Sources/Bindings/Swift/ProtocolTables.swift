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
    list.append(SwiftTable("Collection", SequenceTables.collection()))
    list.append(SwiftTable("StringProtocol", TextTables.stringProtocol()))
    list.append(SwiftTable("Strideable", strideable()))
    list.append(SwiftTable("BinaryInteger", NumberTables.binaryInteger()))
    list.append(SwiftTable("FloatingPoint", NumberTables.floatingPoint()))
    list.append(SwiftTable("SetAlgebra", OptionSetTable.setAlgebra()))
    list.append(SwiftTable("OptionSet", OptionSetTable.optionSet()))
    list.append(SwiftTable("Error", error()))
    list.append(SwiftTable("LocalizedError", localizedError()))
  }

  private static let protocols: [(String, [String])] = [
    ("protocol AnyObject", []),
    ("protocol Sendable", []),
    ("protocol Copyable", []),
    ("protocol Equatable", ["static func == (left: Self, right: Self) -> Bool"]),
    (
      "protocol Hashable : Equatable",
      ["func hash(into hasher: inout Hasher)", "var hashValue: Int { get }"]
    ),
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
    (
      "protocol BidirectionalCollection : Collection",
      []
    ),
    ("protocol RandomAccessCollection : BidirectionalCollection", []),
    ("protocol MutableCollection : Collection", []),
    ("protocol RangeReplaceableCollection : Collection", []),
    ("protocol RangeExpression", ["associatedtype Bound"]),
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
    ("protocol CodingKey", []),
    ("protocol Encodable", []),
    ("protocol Decodable", []),
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

  private static func error() -> TableBinding {
    let table = TableBinding("protocol Error")
    table.add("extension var localizedDescription: String { get }") { target, _ in
      let value = target
      let own = try ScriptHost.current?.callWitness(
        "errorDescription", labels: [], on: value, [])
      if let own, case .string(let text)? = own.unwrapped { return .string(text) }
      return .string(
        "The operation could not be completed. (\(value.unerased.kindName) error.)")
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
