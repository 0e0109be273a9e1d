/// A syntax error, or a note to one, as the compiler's parser tells it.
public enum SyntaxFault: Hashable, Sendable {
  // Words and literals.
  case unterminatedString, singleQuotes, curlyQuote
  case multilineContentOnFirstLine, multilineClosingOnContentLine, insufficientIndentation
  case unclosedInterpolation, extraInInterpolation
  case invalidEscape, unicodeEscapeWithoutBraces, unicodeEscapeLength, invalidUnicodeScalar
  case invalidDigit(character: String, radix: Radix)
  case invalidExponentDigit(character: String)
  case exponentWithoutDigit
  case floatWithoutZero(digits: String)
  case unterminatedComment, commentStartsHere, unexpectedCommentEnd
  case unbalancedEqual, spaceAfterPeriod
  case invalidCharacter, nonBreakingSpace, nulCharacter

  // What separates.
  case consecutiveStatements, consecutiveDeclarations
  case expectedComma, unexpectedSeparator(String)
  case emptyStatement

  // What closes.
  case expectedClosing(Closing)
  case openedHere(String)
  case extraBraceAtTopLevel, extraBracketInType, extraColonInType

  // What is missing.
  case expectedExpression(ExpressionPlace)
  case expectedType(TypePlace)
  case expectedBrace(BracePlace)
  case expectedPattern
  case expectedDeclaration
  case expectedMemberName
  case expectedIdentifier(String)
  case expectedAfterCaseComma
  case expectedKeyword(String, declaration: String)
  case expectedParenthesis(ParenthesisPlace)
  case expectedParameterName, expectedParameterColon
  case expectedArrow, expectedSubscriptArrow
  case expectedColonAfterCase(String)
  case expectedColonInTernary, expectedColonInDictionary, expectedColonInClass
  case expectedEqualInAlias, expectedEqualInDefault
  case expectedIn, expectedClosureIn
  case expectedElse, expectedIfAfterElse, expectedBraceOrIfAfterElse
  case expectedWhileAfterRepeat
  case expectedConditionComma
  case expectedAccessor
  case expectedCaptureName
  case expectedGenericParameter
  case expectedMemberOfNumber
  case missingCondition(String)

  // What cannot stand where it stands.
  case keywordAsName(String), escapeKeyword
  case secondIdentifier(String), joinIdentifiers(String), joinIdentifiersCamelCase(String)
  case numberStartsName(String)
  case unnamedParameter
  case nestedBinding(keyword: String), bindingInImmutableContext(keyword: String)
  case specifierBeforeParameter(String)
  case labelNamedLikeSpecifier(String)
  case enumCaseDot
  case initializerName, subscriptName, deinitializerName, deinitializerParameters
  case operatorCannotStartExpression
  case separatedUnaryOperator
  case expectedTypeBeforeArrow
  case effectAfterArrow(String), throwInsteadOfThrows
  case arrayTypeSuffix
  case defaultInTupleType
  case closureStartsStatement
  case caseOutsideSwitch(String)
  case statementNotInCase
  case caseAfterDefault
  case unexpectedElse, removeElse
  case forWithSemicolons
  case doWhile
  case tryCatch
  case tryOnStatement(String)
  case labelOnStatement, labelledBlock
  case unterminatedConditional, strayConditional, conditionAfterElse, incompleteCondition
  case extraAfterDirective, braceInConditional
  case spaceAfterAt, expectedAttributeName

  public enum Radix: Hashable, Sendable, CaseIterable { case binary, octal, decimal, hexadecimal }

  /// The brackets that close something.
  public enum Closing: Hashable, Sendable, CaseIterable {
    case parenthesisOfList, squareOfList, squareOfContainer, braceOfBlock, braceOfClosure
    case braceOfSwitch, braceOfClass, braceOfStruct, braceOfEnum, braceOfExtension
    case braceOfProtocol, braceOfAccessors, squareOfArrayType, squareOfDictionaryType
    case angleOfArguments, angleOfParameters, parenthesisOfTuple, parenthesisOfParameters
    case parenthesisOfPattern, parenthesisOfSetter, parenthesisOfSelector, squareOfCaptures
  }

  /// Where an expression is missing.
  public enum ExpressionPlace: Hashable, Sendable, CaseIterable {
    case statement, list, container, key, value, initial, assignment, afterOperator, afterUnary
    case ternaryMiddle, ternaryEnd, ifCondition, whileCondition, guardCondition, condition
    case binding, subject, returned, thrown, sequence, loopWhere, caseWhere, catchWhere, rawValue
    case afterRepeat, repeatCondition, selector
  }

  /// Where a type is missing.
  public enum TypePlace: Hashable, Sendable, CaseIterable {
    case any, result, parameter, afterIs, afterAs, afterArrow, subscriptElement, alias, extended
    case dictionaryValue, element, closureResult
  }

  /// What an opening brace is missing of.
  public enum BracePlace: Hashable, Sendable, CaseIterable {
    case ifBody, whileBody, guardBody, deferBody, doBody, repeatBody, catchBody, loopBody
    case switchBody, classBody, structBody, enumBody, extensionBody, protocolBody, deinitializer
    case getter, setter, willSet, didSet
  }

  /// What an opening parenthesis is missing of.
  public enum ParenthesisPlace: Hashable, Sendable, CaseIterable {
    case function, initializer, subscriptParameters, selector
  }
}

/// A fault with its place in the text.
struct FoundFault {
  let fault: SyntaxFault
  let offset: Int
  var notes: [FoundFault] = []

  init(_ fault: SyntaxFault, at offset: Int, notes: [FoundFault] = []) {
    self.fault = fault
    self.offset = offset
    self.notes = notes
  }
}

extension SyntaxFault {
  /// Whether it is told at the end of the last token when the token found instead begins a line.
  var pointsBeforeNewline: Bool {
    switch self {
    case .expectedComma, .expectedPattern, .expectedMemberName, .expectedParenthesis,
      .expectedAfterCaseComma, .expectedParameterName, .expectedParameterColon,
      .expectedSubscriptArrow, .expectedColonAfterCase, .expectedColonInClass,
      .expectedEqualInAlias, .expectedIn, .expectedElse, .expectedIfAfterElse,
      .expectedBraceOrIfAfterElse, .expectedGenericParameter, .expectedBrace, .extraBracketInType,
      .extraColonInType, .initializerName, .subscriptName, .deinitializerName:
      true
    case .expectedClosing(let closing):
      switch closing {
      case .squareOfContainer, .squareOfArrayType, .squareOfDictionaryType, .angleOfArguments,
        .angleOfParameters, .parenthesisOfParameters, .parenthesisOfSelector:
        true
      default: false
      }
    case .expectedExpression(let place):
      switch place {
      case .initial, .ifCondition, .whileCondition, .guardCondition, .condition, .binding,
        .subject, .returned, .thrown, .sequence, .loopWhere, .caseWhere, .catchWhere, .rawValue,
        .repeatCondition, .selector:
        true
      default: false
      }
    case .expectedType(let place):
      switch place {
      case .any, .result, .parameter, .subscriptElement, .alias, .dictionaryValue, .element: true
      default: false
      }
    default: false
    }
  }

  /// Whether the compiler only warns.
  var severity: Diagnostic.Severity {
    switch self {
    case .nonBreakingSpace, .nulCharacter, .labelNamedLikeSpecifier: .warning
    case .commentStartsHere, .openedHere, .escapeKeyword, .joinIdentifiers,
      .joinIdentifiersCamelCase, .removeElse:
      .note
    default: .error
    }
  }
}
