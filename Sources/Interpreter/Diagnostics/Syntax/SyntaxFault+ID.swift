extension SyntaxFault {
  /// The explanation it belongs to: faults of one kind share one.
  var id: DiagnosticID {
    switch self {
    case .unterminatedString, .singleQuotes, .curlyQuote, .multilineContentOnFirstLine,
      .multilineClosingOnContentLine, .insufficientIndentation, .unclosedInterpolation,
      .extraInInterpolation, .invalidEscape, .unicodeEscapeWithoutBraces, .unicodeEscapeLength,
      .invalidUnicodeScalar:
      .unclosedText
    case .invalidDigit, .invalidExponentDigit, .exponentWithoutDigit, .floatWithoutZero,
      .expectedMemberOfNumber:
      .malformedNumber
    case .unterminatedComment, .commentStartsHere, .unexpectedCommentEnd, .invalidCharacter,
      .nonBreakingSpace, .nulCharacter:
      .strangeCharacter
    case .unbalancedEqual, .spaceAfterPeriod, .operatorCannotStartExpression,
      .separatedUnaryOperator, .spaceAfterAt:
      .wrongSpacing
    case .consecutiveStatements, .consecutiveDeclarations, .expectedComma, .unexpectedSeparator,
      .emptyStatement, .expectedConditionComma:
      .missingSeparator
    case .expectedClosing, .openedHere, .extraBraceAtTopLevel, .closureStartsStatement:
      .unbalancedBrackets
    case .expectedExpression, .expectedColonInTernary, .expectedColonInDictionary, .expectedIn,
      .expectedClosureIn, .missingCondition, .expectedEqualInDefault:
      .missingExpression
    case .expectedType, .extraBracketInType, .extraColonInType, .expectedTypeBeforeArrow,
      .effectAfterArrow, .throwInsteadOfThrows, .arrayTypeSuffix, .defaultInTupleType,
      .expectedArrow, .expectedSubscriptArrow, .expectedEqualInAlias, .expectedGenericParameter:
      .missingType
    case .expectedBrace, .expectedElse, .expectedIfAfterElse, .expectedBraceOrIfAfterElse,
      .expectedWhileAfterRepeat, .unexpectedElse, .removeElse, .labelledBlock:
      .missingBlock
    case .expectedPattern, .expectedMemberName, .expectedIdentifier, .keywordAsName,
      .escapeKeyword, .secondIdentifier, .joinIdentifiers, .joinIdentifiersCamelCase,
      .numberStartsName, .nestedBinding, .bindingInImmutableContext, .expectedCaptureName,
      .expectedAttributeName, .labelOnStatement:
      .missingName
    case .expectedParenthesis, .expectedParameterName, .expectedParameterColon,
      .unnamedParameter, .specifierBeforeParameter, .labelNamedLikeSpecifier, .initializerName,
      .subscriptName, .deinitializerName, .deinitializerParameters:
      .malformedParameters
    case .expectedDeclaration, .expectedKeyword, .expectedAccessor, .expectedColonInClass:
      .malformedMember
    case .expectedAfterCaseComma, .expectedColonAfterCase, .enumCaseDot, .caseOutsideSwitch,
      .statementNotInCase, .caseAfterDefault:
      .malformedCase
    case .forWithSemicolons, .doWhile, .tryCatch, .tryOnStatement: .foreignStatement
    case .unterminatedConditional, .strayConditional, .conditionAfterElse, .incompleteCondition,
      .extraAfterDirective, .braceInConditional:
      .conditionalCompilation
    }
  }
}
