import ScriptRuntime

/// The operators, as global functions.
@MainActor enum OperatorTable {
  static func make() -> TableBinding {
    let table = TableBinding()
    addArithmetic(to: table)
    addComparisons(to: table)
    addLogic(to: table)
    addRanges(to: table)
    addCollections(to: table)
    return table
  }

  // MARK: Arithmetic

  private static func addArithmetic(to table: TableBinding) {
    for type in ["Int", "Double", "CGFloat", "Float"] {
      let names =
        type == "Int" ? ["+", "-", "*", "/", "%", "&+", "&-", "&*"] : ["+", "-", "*", "/"]
      for name in names { addBinary(name, type, to: table) }
      table.add("prefix func - (value: \(type)) -> \(type)") { _, a in try negate(a.value(0)) }
      table.add("prefix func + (value: \(type)) -> \(type)") { _, a in try a.value(0) }
    }
    for name in ["&", "|", "^", "<<", ">>"] { addBinary(name, "Int", to: table) }
    table.add("prefix func ~ (value: Int) -> Int") { _, a in .int(~(try a.int(0))) }
    addGeneric(["+", "-"], "AdditiveArithmetic", to: table)
    addGeneric(["*"], "Numeric", to: table)
    addGeneric(
      ["/", "%", "&", "|", "^", "<<", ">>"], "BinaryInteger", to: table)
    addGeneric(["&+", "&-", "&*"], "FixedWidthInteger", to: table)
    table.add("func / <T: FloatingPoint>(left: T, right: T) -> T") { _, a in
      try Arithmetic.apply(.divide, a.value(0).unerased, a.value(1).unerased)
    }
    table.add("prefix func - <T: SignedNumeric>(value: T) -> T") { _, a in
      try negate(a.value(0).unerased)
    }
    table.add("prefix func ~ <T: BinaryInteger>(value: T) -> T") { _, a in
      try complement(a.value(0).unerased)
    }
  }

  private static func addBinary(_ name: String, _ type: String, to table: TableBinding) {
    guard let operation = ArithmeticOperator(rawValue: name) else { return }
    table.add("func \(name) (left: \(type), right: \(type)) -> \(type)") { _, a in
      try Arithmetic.apply(operation, a.value(0), a.value(1))
    }
    guard !name.hasPrefix("&") || name == "&" else { return }
    table.add("func \(name)= (left: inout \(type), right: \(type))") { _, a in
      let place = try a.place(0)
      place.value = try Arithmetic.apply(operation, place.value, a.value(1))
      return .void
    }
  }

  private static func addGeneric(
    _ names: [String], _ constraint: String, to table: TableBinding
  ) {
    for name in names {
      guard let operation = ArithmeticOperator(rawValue: name) else { continue }
      table.add("func \(name) <T: \(constraint)>(left: T, right: T) -> T") { _, a in
        try apply(operation, a.value(0).unerased, a.value(1).unerased)
      }
      guard !name.hasPrefix("&") || name == "&" else { continue }
      table.add("func \(name)= <T: \(constraint)>(left: inout T, right: T)") { _, a in
        let place = try a.place(0)
        place.value = try apply(operation, place.value.unerased, a.value(1).unerased)
        return .void
      }
    }
  }

  /// An operation on a type that may be the script's own.
  private static func apply(_ operation: ArithmeticOperator, _ left: Value, _ right: Value) throws
    -> Value
  {
    switch left {
    case .structure, .enumeration, .object:
      let own = try ScriptHost.current?.callWitness(
        operation.rawValue, labels: [nil, nil], on: left, [left, right])
      if let own { return own }
    default: break
    }
    return try Arithmetic.apply(operation, left, right)
  }

  static func negate(_ value: Value) throws -> Value {
    switch value {
    case .int(let value):
      guard value != .min else { throw ScriptFailure(.arithmeticOverflow(operation: "-")) }
      return .int(-value)
    case .double(let value): return .double(-value)
    case .native(let value as Float): return .native(-value)
    case .native(let value as any FixedWidthInteger & NativeValue): return try negate(value)
    default: throw ScriptFailure(.bridging(expected: "number", found: value.kindName))
    }
  }

  private static func negate<T: FixedWidthInteger & NativeValue>(_ value: T) throws -> Value {
    .native(try Arithmetic.integer(.subtract, 0, value))
  }

  private static func complement(_ value: Value) throws -> Value {
    switch value {
    case .int(let value): return .int(~value)
    case .native(let value as any FixedWidthInteger & NativeValue):
      func flip<T: FixedWidthInteger & NativeValue>(_ value: T) -> Value { .native(~value) }
      return flip(value)
    default: throw ScriptFailure(.bridging(expected: "integer", found: value.kindName))
    }
  }

  // MARK: Comparison

  private static func addComparisons(to table: TableBinding) {
    for type in ["Int", "Double", "CGFloat", "Float", "String", "Character"] {
      for name in ["==", "!=", "<", "<=", ">", ">="] { addComparison(name, type, to: table) }
    }
    for name in ["==", "!="] {
      let wanted = name == "=="
      let equality: TableBinding.Body = { _, a in
        .bool(Value.areEqual(try a.value(0), try a.value(1)) == wanted)
      }
      table.add("func \(name) (left: Bool, right: Bool) -> Bool", equality)
      table.add("func \(name) <T: Equatable>(left: T, right: T) -> Bool", equality)
      table.add("func \(name) <T: Equatable>(left: T?, right: T?) -> Bool", equality)
      table.add("func \(name) (left: Any.Type?, right: Any.Type?) -> Bool", equality)
      table.add(
        "func \(name) <A: Equatable, B: Equatable>(left: (A, B), right: (A, B)) -> Bool", equality)
      table.add(
        "func \(name) <A: Equatable, B: Equatable, C: Equatable>(left: (A, B, C), "
          + "right: (A, B, C)) -> Bool", equality)
    }
    for name in ["<", "<=", ">", ">="] {
      guard let operation = ComparisonOperator(rawValue: name) else { continue }
      let comparison: TableBinding.Body = { _, a in
        .bool(try operation.compare(try a.value(0), try a.value(1)))
      }
      table.add("func \(name) <T: Comparable>(left: T, right: T) -> Bool", comparison)
      table.add(
        "func \(name) <A: Comparable, B: Comparable>(left: (A, B), right: (A, B)) -> Bool",
        comparison)
    }
    table.add("func === (left: AnyObject?, right: AnyObject?) -> Bool") { _, a in
      .bool(try areIdentical(a.value(0), a.value(1)))
    }
    table.add("func !== (left: AnyObject?, right: AnyObject?) -> Bool") { _, a in
      .bool(try !areIdentical(a.value(0), a.value(1)))
    }
  }

  private static func addComparison(_ name: String, _ type: String, to table: TableBinding) {
    guard let operation = ComparisonOperator(rawValue: name) else { return }
    table.add("func \(name) (left: \(type), right: \(type)) -> Bool") { _, a in
      .bool(try operation.compare(a.value(0), a.value(1)))
    }
  }

  private static func areIdentical(_ left: Value, _ right: Value) -> Bool {
    switch (left.unerased, right.unerased) {
    case (.object(let left), .object(let right)): left === right
    case (.none, .none): true
    default: false
    }
  }

  // MARK: Logic

  private static func addLogic(to table: TableBinding) {
    table.add("prefix func ! (value: Bool) -> Bool") { _, a in .bool(!(try a.bool(0))) }
    table.add("func && (left: Bool, right: @autoclosure () throws -> Bool) rethrows -> Bool") {
      _, a in
      guard try a.bool(0) else { return .bool(false) }
      return try a.function(1).call([])
    }
    table.add("func || (left: Bool, right: @autoclosure () throws -> Bool) rethrows -> Bool") {
      _, a in
      guard try !a.bool(0) else { return .bool(true) }
      return try a.function(1).call([])
    }
    table.add("func ?? <T>(left: T?, right: @autoclosure () throws -> T) rethrows -> T") { _, a in
      if let value = try a.value(0).unwrapped { return value }
      return try a.function(1).call([])
    }
    table.add("func ?? <T>(left: T?, right: @autoclosure () throws -> T?) rethrows -> T?") {
      _, a in
      if case .none = try a.value(0) { return try a.function(1).call([]) }
      return try a.value(0)
    }
  }

  // MARK: Ranges

  private static func addRanges(to table: TableBinding) {
    table.add("func ..< <T: Comparable>(lower: T, upper: T) -> Range<T>") { _, a in
      try checkBounds(a)
      return .native(RangeValue(try a.value(0), try a.value(1)))
    }
    table.add("func ... <T: Comparable>(lower: T, upper: T) -> ClosedRange<T>") { _, a in
      try checkBounds(a)
      return .native(ClosedRangeValue(try a.value(0), try a.value(1)))
    }
    table.add("postfix func ... <T: Comparable>(lower: T) -> PartialRangeFrom<T>") { _, a in
      .native(PartialRangeFromValue(try a.value(0)))
    }
    table.add("prefix func ... <T: Comparable>(upper: T) -> PartialRangeThrough<T>") { _, a in
      .native(PartialRangeThroughValue(try a.value(0)))
    }
    table.add("prefix func ..< <T: Comparable>(upper: T) -> PartialRangeUpTo<T>") { _, a in
      .native(PartialRangeUpToValue(try a.value(0)))
    }
    table.add("func ~= <T: Equatable>(pattern: T, value: T) -> Bool") { _, a in
      .bool(Value.areEqual(try a.value(0), try a.value(1)))
    }
    table.add("func ~= <T: Equatable>(pattern: T, value: T?) -> Bool") { _, a in
      .bool(Value.areEqual(try a.value(0), try a.value(1)))
    }
    for kind in [
      "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo",
    ] {
      table.add("func ~= <T: Comparable>(pattern: \(kind)<T>, value: T) -> Bool") { _, a in
        .bool(try RangeTables.contains(try a.value(0), try a.value(1)))
      }
    }
  }

  private static func checkBounds(_ arguments: [Value?]) throws {
    if try arguments.value(1).isLess(than: arguments.value(0)) {
      throw ScriptFailure(.trap("Range requires lowerBound <= upperBound"))
    }
  }

  // MARK: Strings and collections

  private static func addCollections(to table: TableBinding) {
    table.add("func + (left: String, right: String) -> String") { _, a in
      let (left, right) = (try a.string(0), try a.string(1))
      try ScriptHost.reserve(count: left.utf8.count + right.utf8.count, of: 1)
      return .string(left + right)
    }
    table.add("func += (left: inout String, right: String)") { _, a in
      let place = try a.place(0)
      let right = try a.string(1)
      try changingString(&place.value) {
        try ScriptHost.reserve(count: $0.utf8.count + right.utf8.count, of: 1)
        $0 += right
      }
      return .void
    }
    table.add("func + <T>(left: [T], right: [T]) -> [T]") { _, a in
      try concatenate(a.value(0), a.value(1))
    }
    table.add("func + <T, S: Sequence>(left: [T], right: S) -> [T] where S.Element == T") { _, a in
      try concatenate(a.value(0), a.value(1))
    }
    table.add(
      "func + <C: RangeReplaceableCollection, S: Sequence>(left: C, right: S) -> C "
        + "where S.Element == C.Element"
    ) { _, a in
      try join(a.value(0), a.value(1), as: a.value(0))
    }
    table.add("func += <T>(left: inout [T], right: [T])") { _, a in
      try append(a.value(1), to: a.place(0))
    }
    table.add("func += <T, S: Sequence>(left: inout [T], right: S) where S.Element == T") { _, a in
      try append(a.value(1), to: a.place(0))
    }
  }

  /// The elements of two sequences, as a collection of the kind that one is.
  private static func join(_ left: Value, _ right: Value, as model: Value) throws -> Value {
    switch model.unerased {
    case .string, .native(is Substring):
      let (left, right) = (try left.elements(), try right.elements())
      let text = try (left + right).map { try $0.asString() }.joined()
      if case .string = model.unerased { return .string(text) }
      return .native(Substring(text))
    case .native(let slice as ArraySliceValue):
      let all = try slice.elements + right.elements()
      return .native(ArraySliceValue(all, startIndex: slice.startIndex))
    default: return try concatenate(left, right)
    }
  }

  private static func concatenate(_ left: Value, _ right: Value) throws -> Value {
    let (left, right) = (try left.elements(), try right.elements())
    try ScriptHost.reserve(count: left.count + right.count)
    return .array(left + right)
  }

  private static func append(_ value: Value, to place: InoutBox) throws -> Value {
    let added = try value.elements()
    try changingArray(&place.value) {
      try ScriptHost.reserve(count: $0.count + added.count)
      $0 += added
    }
    return .void
  }
}
