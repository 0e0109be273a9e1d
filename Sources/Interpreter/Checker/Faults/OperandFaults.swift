import ScriptRuntime

// What the compiler says of operands that an operator does not take depends on which overloads come
// near: when one of the operands alone has some, the other is to convert to it.
extension Checker {
  /// The sentence for two operands of an operator of the standard library; nil when it is that the
  /// operator cannot be applied to them.
  func operandFault(_ name: String, _ left: SwiftType, _ right: SwiftType) -> DiagnosticMessage? {
    switch name {
    case "+", "-", "*", "/", "%": arithmeticFault(name, left, right)
    case "<", ">", "<=", ">=", "==", "!=": comparisonFault(name, left, right)
    case "&", "|", "^", "<<", ">>", "&+", "&-", "&*":
      isInteger(left) != isInteger(right) && isNumber(left) && isNumber(right)
        ? (isInteger(left) ? mismatch(right, left) : mismatch(left, right))
        : arithmeticFault("-", left, right)
    default: name.hasSuffix("=") ? compoundFault(name, left, right) : nil
    }
  }

  private func isNumber(_ type: SwiftType) -> Bool {
    guard case .nominal(let nominal, _) = type else { return false }
    return (nominal.module == "Swift" || nominal.name == "CGFloat")
      && Self.numbers.contains(nominal.name)
  }

  private func isInteger(_ type: SwiftType) -> Bool {
    isNumber(type) && !Self.floats.contains(type.nominal?.name ?? "")
  }

  private func isOwn(_ type: SwiftType) -> Bool { type.nominal?.module == "main" }

  private func mismatch(_ from: SwiftType, _ to: SwiftType) -> DiagnosticMessage {
    .cannotConvert(from: from.text, to: to.text, purpose: .argument)
  }

  /// Whether a type of the program's own has an overload that takes one of the operands.
  private func hasOwn(_ name: String, _ left: SwiftType, _ right: SwiftType) -> Bool {
    [left, right].filter(isOwn).contains { type in
      members(of: type, named: name).contains { member in
        let types = member.declaration.parameters.map(\.type)
        return types.count == 2 && (types[0] == left || types[1] == right)
      }
    }
  }

  private func arithmeticFault(_ name: String, _ left: SwiftType, _ right: SwiftType)
    -> DiagnosticMessage?
  {
    if hasOwn(name, left, right) { return nil }
    let isText = (left.isNamed("String"), right.isNamed("String"))
    switch (isNumber(left), isNumber(right)) {
    case (true, true):
      guard name == "%" else { return nil }
      if isInteger(left) || !isInteger(left) && isInteger(right) {
        return isInteger(left) ? mismatch(right, left) : mismatch(left, right)
      }
      return left == right ? .remainderUnavailable : mismatch(right, left)
    case (true, false):
      if name == "+", isText.1 || right.isNamed("Array") && isInteger(left) { return nil }
      return mismatch(right, left)
    case (false, true):
      if name == "+", isText.0 || left.isNamed("Array") && isInteger(right) { return nil }
      if name == "*" || name == "/", !right.isNamed("Float") { return nil }
      return mismatch(left, right)
    case (false, false):
      guard name == "+", isText.0 != isText.1 else { return nil }
      let other = isText.0 ? right : left
      let text = isText.0 ? left : right
      if other.isNamed("Array") { return nil }
      guard isOwn(other) else { return mismatch(other, text) }
      return isText.0
        ? nil
        : .argumentDoesNotConform(
          kind: "operator function", name: name, type: other.text, constraint: "Sequence",
          isClass: false)
    }
  }

  private func comparisonFault(_ name: String, _ left: SwiftType, _ right: SwiftType)
    -> DiagnosticMessage?
  {
    let isEquality = name == "==" || name == "!="
    func isBasic(_ type: SwiftType) -> Bool {
      isNumber(type) || type.isNamed("String") || type.isNamed("Character")
    }
    if isOwn(left), left == right, isValue(left) {
      let wanted = isEquality ? "Equatable" : "Comparable"
      return .referencingRequires(
        kind: "operator function", name: name, owner: wanted, type: left.text,
        protocolName: wanted)
    }
    switch (isBasic(left), isBasic(right)) {
    case (true, true): return nil
    case (true, false), (false, true):
      let basic = isBasic(left) ? left : right
      let other = isBasic(left) ? right : left
      if isOwn(other) { return requirement(name, other, basic, isFirst: isBasic(right)) }
      if isEquality, other.isNamed("Bool") { return nil }
      if isEquality, other.isNamed("Array") {
        return isNumber(basic) || left.isNamed("Array") != basic.isNamed("String")
          ? nil : mismatch(other, basic)
      }
      return mismatch(other, basic)
    case (false, false):
      guard isEquality, let object = left.optionalObject ?? right.optionalObject else {
        let isMixed = isEquality && left.isNamed("Bool") && !right.isNamed("Bool")
        return isMixed ? mismatch(right, left) : nil
      }
      if left.optionalObject != nil, right.optionalObject != nil { return mismatch(right, left) }
      let other = left.optionalObject == nil ? left : right
      if other.isNamed("Bool") {
        return .optionalAsBoolean(type: (left.optionalObject == nil ? right : left).text)
      }
      return mismatch(other, object)
    }
  }

  private func isValue(_ type: SwiftType) -> Bool {
    type.nominal?.kind == .structure || type.nominal?.kind == .enumeration
  }

  /// A type of the program's own beside a number or a text: what would make it comparable.
  private func requirement(
    _ name: String, _ type: SwiftType, _ basic: SwiftType, isFirst: Bool
  ) -> DiagnosticMessage? {
    guard isInteger(basic) || basic.isNamed("String") else { return mismatch(type, basic) }
    let wanted = isInteger(basic) ? "BinaryInteger" : "StringProtocol"
    if isFirst {
      return .referencingRequires(
        kind: "operator function", name: name, owner: wanted, type: type.text,
        protocolName: wanted)
    }
    return .argumentDoesNotConform(
      kind: "operator function", name: name, type: type.text, constraint: wanted, isClass: false)
  }

  private func compoundFault(_ name: String, _ left: SwiftType, _ right: SwiftType)
    -> DiagnosticMessage?
  {
    if isNumber(left) { return mismatch(right, left) }
    guard name == "+=" else { return nil }
    if left.isNamed("String") {
      guard isOwn(right) else { return mismatch(right, left) }
      return .argumentDoesNotConform(
        kind: "operator function", name: name, type: right.text, constraint: "Sequence",
        isClass: false)
    }
    guard left.isNamed("Array"), let element = left.genericArguments.first,
      !right.isNamed("Array")
    else { return nil }
    return .cannotConvert(from: right.text, to: "Array<\(element.text)>", purpose: .argument)
  }
}
