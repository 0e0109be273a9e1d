import ScriptRuntime
import SwiftSyntax

extension Checker {
  func checkLiteral(_ syntax: ExprSyntax, _ expected: SwiftType?) -> Expression {
    let range = range(syntax)
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal): return integer(literal.literal.text, range)
    case .floatLiteralExpr(let literal):
      let text = literal.literal.text.replacing("_", with: "")
      return Expression(
        .floatLiteral(Double(text) ?? .nan), type: solver.fresh(literal: .float), range: range)
    case .booleanLiteralExpr(let literal):
      return Expression(
        .booleanLiteral(literal.literal.tokenKind == .keyword(.true)),
        type: booleanType(expected), range: range)
    case .nilLiteralExpr:
      return Expression(.nilLiteral, type: solver.fresh(literal: .nothing), range: range)
    case .stringLiteralExpr(let literal): return string(literal, range)
    case .arrayExpr(let array): return self.array(array, expected, range)
    case .dictionaryExpr(let dictionary): return self.dictionary(dictionary, expected, range)
    case .tupleExpr(let tuple): return self.tuple(tuple, expected, range)
    default: return invalid(range)
    }
  }

  /// An integer; its value is read as bits when it is above the largest `Int`.
  func integer(_ text: String, _ range: SourceRange) -> Expression {
    let digits = text.replacing("_", with: "")
    let radix =
      digits.hasPrefix("0x") ? 16 : digits.hasPrefix("0b") ? 2 : digits.hasPrefix("0o") ? 8 : 10
    let body = radix == 10 ? digits[...] : digits.dropFirst(2)
    let type = solver.fresh(literal: .integer)
    if let value = Int(body, radix: radix) {
      return Expression(.integerLiteral(value), type: type, range: range)
    }
    if let bits = UInt(body, radix: radix) {
      return Expression(.floatLiteral(Double(bits)), type: type, range: range)
    }
    diagnose(.integerOverflows(literal: digits, type: "Int"), at: range)
    return invalid(range)
  }

  private func string(_ literal: StringLiteralExprSyntax, _ range: SourceRange) -> Expression {
    let isCharacter = literal.representedLiteralValue?.count == 1
    let type = solver.fresh(literal: isCharacter ? .string : .text)
    if let text = literal.representedLiteralValue {
      return Expression(.stringLiteral(text), type: type, range: range)
    }
    var segments: [StringSegment] = []
    for (segment, text) in zip(literal.segments, literal.decodedSegments) {
      switch segment {
      case .stringSegment: segments.append(.literal(text))
      case .expressionSegment(let part):
        guard let value = part.expressions.first?.expression else { continue }
        let first = solver.count
        let expression = check(value)
        finish(expression, from: first)
        if part.expressions.count > 1 {
          checkInterpolationOptions(part)
        } else {
          warnOfDebugText(expression)
        }
        segments.append(.expression(expression))
      @unknown default: continue
      }
    }
    return Expression(.interpolatedString(segments), type: type, range: range)
  }

  /// An optional or a function in a text, which would show how Swift writes it.
  private func warnOfDebugText(_ expression: Expression) {
    guard solver.isTrial == 0, !expression.isExplicit else { return }
    switch expression.type {
    case .optional: diagnose(.optionalInterpolated, .warning, at: anchor(expression))
    case .function: diagnose(.functionInterpolated, .warning, at: anchor(expression))
    default: return
    }
  }

  private func checkInterpolationOptions(_ part: ExpressionSegmentSyntax) {
    for argument in part.expressions.dropFirst() { _ = checkFull(argument.expression) }
  }

  /// What a Boolean literal is: a type of the script's that is written so, where one is expected.
  private func booleanType(_ expected: SwiftType?) -> SwiftType {
    guard let wanted = expected.map({ resolveHead(resolveHead($0).withoutOptionals) }),
      let nominal = wanted.nominal, nominal.module == "main", nominal.kind != .protocol,
      accepts(.boolean, wanted)
    else { return known.bool }
    return wanted
  }

  private func array(_ syntax: ArrayExprSyntax, _ expected: SwiftType?, _ range: SourceRange)
    -> Expression
  {
    if syntax.elements.count == 1, let only = syntax.elements.first,
      let type = typeWritten(in: ExprSyntax(syntax)), only.trailingComma == nil
    {
      return Expression(.metatype(type), type: .metatype(type), range: range)
    }
    let wanted = expected.map { resolveHead($0).withoutOptionals }.map { resolveHead($0) }
    if let wanted, let element = elementType(ofLiteral: wanted) {
      let parts = syntax.elements.map { part in
        convert(check(part.expression, expected: element), to: element, .arrayElement)
      }
      return Expression(.array(parts), type: wanted, range: range)
    }
    if syntax.elements.isEmpty {
      if expected == nil || wanted?.isVariable == true {
        let element = solver.fresh()
        if case .variable(let index) = element { emptyLiterals[index] = range }
        return Expression(.array([]), type: known.array(element), range: range)
      }
      if let wanted, !wanted.isExistential {
        diagnose(
          .cannotConvert(from: "[Any]", to: wanted.text, purpose: .assignment), at: range)
        return invalid(range)
      }
      diagnose(.emptyCollectionNeedsType, at: range)
      return invalid(range)
    }
    var parts = elements(syntax.elements.map(\.expression))
    guard let element = commonType(of: &parts, range) else { return invalid(range) }
    return Expression(.array(parts), type: known.array(element), range: range)
  }

  /// Elements of one literal: those that need a type from around them get that of the first that
  /// does not.
  private func elements(_ list: [ExprSyntax]) -> [Expression] {
    var checked: [Int: Expression] = [:]
    for (index, syntax) in list.enumerated() where !dependsOnContext(syntax) {
      checked[index] = check(syntax)
    }
    let hint = checked.min { $0.key < $1.key }?.value.type
    return list.enumerated().map { checked[$0] ?? check($1, expected: hint) }
  }

  /// What elements an array literal of that type has, nil when it cannot be written so.
  func elementType(ofLiteral type: SwiftType) -> SwiftType? {
    guard case .nominal(let nominal, let arguments) = type else { return nil }
    if nominal.kind == .protocol { return nil }
    if nominal.module == "main", let written = literalParameter("arrayLiteral", of: type) {
      return written
    }
    if nominal.name == "Array" || nominal.name == "Set" || nominal.name == "ArraySlice"
      || nominal.name == "ContiguousArray", arguments.count == 1
    {
      return arguments[0]
    }
    for found in protocols(of: nominal) {
      if found.name == "OptionSet" || found.name == "SetAlgebra" {
        return associatedType("ArrayLiteralElement", of: type) ?? type
      }
      if found.name == "ExpressibleByArrayLiteral" {
        return associatedType("ArrayLiteralElement", of: type)
          ?? associatedType("Element", of: type)
      }
    }
    return nil
  }

  /// What the script's own `init(arrayLiteral:)` or `init(dictionaryLiteral:)` takes.
  private func literalParameter(_ label: String, of type: SwiftType) -> SwiftType? {
    for found in members(of: type, named: "init") {
      guard let parameter = found.declaration.parameters.first, parameter.label == label,
        found.declaration.parameters.count == 1, found.declaration.range != nil
      else { continue }
      return substitute(parameter.type, found.substitutions)
    }
    return nil
  }

  /// The type that all parts convert to; the parts are converted.
  func commonType(
    of parts: inout [Expression], _ range: SourceRange, shownAs shown: String = "[Any]"
  ) -> SwiftType? {
    var common: SwiftType?
    for part in parts {
      let type = resolveHead(part.type)
      guard let so = common else {
        common = type
        continue
      }
      if let joined = join(so, type) {
        common = joined
      } else if case .variable(let index) = so, solver.variables[index].literal == .nothing {
        common = .optional(type)
      } else if case .variable(let index) = type, solver.variables[index].literal == .nothing {
        common = .optional(so)
      } else {
        diagnose(.heterogeneousCollection(type: shown), at: range)
        return nil
      }
    }
    guard let common else { return nil }
    parts = parts.map { coerce($0, to: common) ?? $0 }
    return common
  }

  private func dictionary(
    _ syntax: DictionaryExprSyntax, _ expected: SwiftType?, _ range: SourceRange
  ) -> Expression {
    if let type = typeWritten(in: ExprSyntax(syntax)) {
      return Expression(.metatype(type), type: .metatype(type), range: range)
    }
    let wanted = expected.map { resolveHead(resolveHead($0).withoutOptionals) }
    if let wanted, wanted.nominal?.module == "main", isDictionaryLiteral(wanted),
      case .tuple(let parts)? = literalParameter("dictionaryLiteral", of: wanted), parts.count == 2
    {
      var pairs: [(key: Expression, value: Expression)] = []
      if case .elements(let elements) = syntax.content {
        pairs = elements.map { element in
          (
            key: convert(
              check(element.key, expected: parts[0].type), to: parts[0].type, .dictionaryKey),
            value: convert(
              check(element.value, expected: parts[1].type), to: parts[1].type, .dictionaryValue)
          )
        }
      }
      return Expression(.dictionary(pairs), type: wanted, range: range)
    }
    guard case .elements(let elements) = syntax.content else {
      if let wanted, wanted.isNamed("Dictionary") || isDictionaryLiteral(wanted) {
        return Expression(.dictionary([]), type: wanted, range: range)
      }
      if expected == nil || wanted?.isVariable == true {
        let key = solver.fresh()
        if case .variable(let index) = key { emptyLiterals[index] = range }
        return Expression(
          .dictionary([]), type: known.dictionary(key, solver.fresh()), range: range)
      }
      diagnose(.emptyCollectionNeedsType, at: range)
      return invalid(range)
    }
    if let wanted, let (keyType, valueType) = parts(ofDictionaryLiteral: wanted) {
      let pairs = elements.map { element in
        (
          key: convert(check(element.key, expected: keyType), to: keyType, .dictionaryKey),
          value: convert(
            check(element.value, expected: valueType), to: valueType, .dictionaryValue)
        )
      }
      return Expression(.dictionary(pairs), type: wanted, range: range)
    }
    var keys = self.elements(elements.map(\.key))
    var values = self.elements(elements.map(\.value))
    let shown = "[\(keys.first.map { defaulted($0.type).text } ?? "_") : Any]"
    guard let key = commonType(of: &keys, range, shownAs: "[AnyHashable : Any]"),
      let value = commonType(of: &values, range, shownAs: shown)
    else {
      return invalid(range)
    }
    let head = defaulted(key)
    if let hashable = library.type(named: "Hashable"), !head.isError, !conforms(head, to: hashable)
    {
      diagnose(
        .argumentDoesNotConform(
          kind: "generic struct", name: "Dictionary", type: head.text, constraint: "Hashable",
          isClass: false), at: range)
      return invalid(range)
    }
    let pairs = zip(keys, values).map { (key: $0, value: $1) }
    return Expression(.dictionary(pairs), type: known.dictionary(key, value), range: range)
  }

  /// What keys and values a dictionary literal of that type has, nil when it cannot be written so.
  private func parts(ofDictionaryLiteral type: SwiftType) -> (SwiftType, SwiftType)? {
    if type.isNamed("Dictionary"), type.genericArguments.count == 2 {
      return (type.genericArguments[0], type.genericArguments[1])
    }
    guard isDictionaryLiteral(type), let key = associatedType("Key", of: type),
      let value = associatedType("Value", of: type)
    else { return nil }
    return (key, value)
  }

  private func isDictionaryLiteral(_ type: SwiftType) -> Bool {
    protocols(of: type).contains { $0.name == "ExpressibleByDictionaryLiteral" }
  }

  private func tuple(_ syntax: TupleExprSyntax, _ expected: SwiftType?, _ range: SourceRange)
    -> Expression
  {
    if syntax.elements.count == 1, let only = syntax.elements.first, only.label == nil {
      let inner = check(only.expression, expected: expected)
      inner.isParenthesized = true
      return inner
    }
    var wanted: [TupleElement] = []
    if let expected,
      case .tuple(let elements) = resolveHead(resolveHead(expected).withoutOptionals),
      elements.count == syntax.elements.count
    {
      wanted = elements
    }
    var parts: [Expression] = []
    var elements: [TupleElement] = []
    for (index, element) in syntax.elements.enumerated() {
      let type = wanted.isEmpty ? nil : wanted[index].type
      var part = check(element.expression, expected: type)
      if let type, let converted = attemptCoerce(part, to: type) { part = converted }
      parts.append(part)
      elements.append(TupleElement(label: element.label?.text, type: part.type))
    }
    return Expression(.tuple(parts), type: .tuple(elements), range: range)
  }

  /// A conversion that leaves nothing behind when it cannot be made.
  func attemptCoerce(_ expression: Expression, to type: SwiftType) -> Expression? {
    if case .stringLiteral(let text) = expression.kind, text.count != 1,
      resolveHead(type.withoutOptionals).isNamed("Character")
    {
      return nil
    }
    let mark = solver.mark
    if let converted = coerce(expression, to: type) { return converted }
    solver.rollBack(to: mark)
    return nil
  }
}

extension StringLiteralExprSyntax {
  /// The text of each segment with escapes decoded; empty for interpolations.
  var decodedSegments: [String] {
    // The parser decodes only whole literals without interpolations, so each piece is given to it
    // as a literal of the same kind, with the interpolations replaced by nothing.
    segments.map { segment in
      guard case .stringSegment(let piece) = segment else { return "" }
      let alone = StringLiteralExprSyntax(
        openingPounds: openingPounds?.trimmed, openingQuote: openingQuote.trimmed,
        segments: StringLiteralSegmentListSyntax([.stringSegment(piece)]),
        closingQuote: closingQuote.trimmed, closingPounds: closingPounds?.trimmed)
      if openingQuote.tokenKind == .multilineStringQuote {
        let single = StringLiteralExprSyntax(
          openingPounds: openingPounds?.trimmed, openingQuote: .stringQuoteToken(),
          segments: StringLiteralSegmentListSyntax([.stringSegment(piece)]),
          closingQuote: .stringQuoteToken(), closingPounds: closingPounds?.trimmed)
        return single.representedLiteralValue ?? piece.content.text
      }
      return alone.representedLiteralValue ?? piece.content.text
    }
  }
}
