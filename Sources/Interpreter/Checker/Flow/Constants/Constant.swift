import ScriptRuntime

/// A value that the compiler knows before the program runs, as far as it follows values: numbers,
/// truth values, which case of an enumeration, and tuples of those.
enum Constant {
  case integer(Int)
  case floating(Double)
  case boolean(Bool)

  /// A case, whatever it carries; those of `Optional` are `present` and `absent`.
  case enumCase(Declaration)
  case present, absent

  indirect case tuple([Constant?])

  /// The element of a tuple.
  func element(_ index: Int) -> Constant? {
    guard case .tuple(let parts) = self, parts.indices.contains(index) else { return nil }
    return parts[index]
  }

  /// Whether two constants are known to be equal; nil when nothing is known.
  func equals(_ other: Constant) -> Bool? {
    switch (self, other) {
    case (.integer(let one), .integer(let two)): one == two
    case (.floating(let one), .floating(let two)): one == two
    case (.boolean(let one), .boolean(let two)): one == two
    default: nil
    }
  }
}

/// What an operator of the standard library gives for constants.
enum ConstantOperation {
  /// The result of an operator between two values, nil when the compiler does not work it out.
  ///
  /// An integer's result may be outside the limits of its type: the caller looks.
  static func result(_ name: String, _ left: Constant, _ right: Constant) -> Constant? {
    switch (left, right) {
    case (.integer(let one), .integer(let two)): integer(name, one, two)
    case (.floating(let one), .floating(let two)): floating(name, one, two)
    case (.boolean, .boolean) where name == "==": left.equals(right).map { .boolean($0) }
    case (.boolean, .boolean) where name == "!=": left.equals(right).map { .boolean(!$0) }
    default: nil
    }
  }

  private static func integer(_ name: String, _ one: Int, _ two: Int) -> Constant? {
    func whole(_ pair: (partialValue: Int, overflow: Bool)) -> Constant? {
      pair.overflow ? nil : .integer(pair.partialValue)
    }
    switch name {
    case "+": return whole(one.addingReportingOverflow(two))
    case "-": return whole(one.subtractingReportingOverflow(two))
    case "*": return whole(one.multipliedReportingOverflow(by: two))
    case "/": return two == 0 ? nil : whole(one.dividedReportingOverflow(by: two))
    case "%": return two == 0 ? nil : whole(one.remainderReportingOverflow(dividingBy: two))
    default: return comparison(name, one, two)
    }
  }

  private static func floating(_ name: String, _ one: Double, _ two: Double) -> Constant? {
    switch name {
    case "+": .floating(one + two)
    case "-": .floating(one - two)
    case "*": .floating(one * two)
    case "/": .floating(one / two)
    default: comparison(name, one, two)
    }
  }

  private static func comparison<Number: Comparable>(_ name: String, _ one: Number, _ two: Number)
    -> Constant?
  {
    switch name {
    case "==": .boolean(one == two)
    case "!=": .boolean(one != two)
    case "<": .boolean(one < two)
    case ">": .boolean(one > two)
    case "<=": .boolean(one <= two)
    case ">=": .boolean(one >= two)
    default: nil
    }
  }
}
