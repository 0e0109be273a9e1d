import Interpreter

extension SyntaxFault {
  /// The compiler's sentence.
  var english: String {
    switch self {
    case .unterminatedString: "unterminated string literal"
    case .singleQuotes: "single-quoted string literal found, use '\"'"
    case .curlyQuote: "unicode curly quote found, replace with '\"'"
    case .multilineContentOnFirstLine:
      "multi-line string literal content must begin on a new line"
    case .multilineClosingOnContentLine:
      "multi-line string literal closing delimiter must begin on a new line"
    case .insufficientIndentation:
      "insufficient indentation of line in multi-line string literal"
    case .unclosedInterpolation:
      "cannot find ')' to match opening '(' in string interpolation"
    case .extraInInterpolation: "extra tokens after interpolated string expression"
    case .invalidEscape: "invalid escape sequence in literal"
    case .unicodeEscapeWithoutBraces:
      "expected hexadecimal code in braces after unicode escape"
    case .unicodeEscapeLength:
      "\\u{...} escape sequence expects between 1 and 8 hex digits"
    case .invalidUnicodeScalar: "invalid unicode scalar"
    case .invalidDigit(let character, let radix):
      "'\(character)' is not a valid \(radix.english) in integer literal"
    case .invalidExponentDigit(let character):
      "'\(character)' is not a valid digit in floating point exponent"
    case .exponentWithoutDigit: "expected a digit in floating point exponent"
    case .floatWithoutZero(let digits):
      "'.\(digits)' is not a valid floating point literal; it must be written '0.\(digits)'"
    case .unterminatedComment: "unterminated '/*' comment"
    case .commentStartsHere: "comment started here"
    case .unexpectedCommentEnd: "unexpected end of block comment"
    case .unbalancedEqual: "'=' must have consistent whitespace on both sides"
    case .spaceAfterPeriod: "extraneous whitespace after '.' is not permitted"
    case .invalidCharacter: "invalid character in source file"
    case .nonBreakingSpace: "non-breaking space (U+00A0) used instead of regular space"
    case .nulCharacter: "nul character embedded in middle of file"
    case .consecutiveStatements: "consecutive statements on a line must be separated by ';'"
    case .consecutiveDeclarations:
      "consecutive declarations on a line must be separated by ';'"
    case .expectedComma: "expected ',' separator"
    case .unexpectedSeparator(let separator): "unexpected '\(separator)' separator"
    case .emptyStatement: "';' statements are not allowed"
    case .expectedClosing(let closing): "expected " + closing.english
    case .openedHere(let bracket): "to match this opening '\(bracket)'"
    case .extraBraceAtTopLevel: "extraneous '}' at top level"
    case .extraBracketInType: "unexpected ']' in type; did you mean to write an array type?"
    case .extraColonInType:
      "unexpected ':' in type; did you mean to write a dictionary type?"
    case .expectedExpression(let place): place.english
    case .expectedType(let place): place.english
    case .expectedBrace(let place): "expected '{' " + place.english
    default: englishOfTokens
    }
  }
}

extension SyntaxFault.Radix {
  var english: String {
    switch self {
    case .binary: "binary digit (0 or 1)"
    case .octal: "octal digit (0-7)"
    case .decimal: "digit"
    case .hexadecimal: "hexadecimal digit (0-9, A-F)"
    }
  }
}

extension SyntaxFault.Closing {
  var english: String {
    switch self {
    case .parenthesisOfList: "')' in expression list"
    case .squareOfList: "']' in expression list"
    case .squareOfContainer: "']' in container literal expression"
    case .braceOfBlock: "'}' at end of brace statement"
    case .braceOfClosure: "'}' at end of closure"
    case .braceOfSwitch: "'}' at end of 'switch' statement"
    case .braceOfClass: "'}' in class"
    case .braceOfStruct: "'}' in struct"
    case .braceOfEnum: "'}' at end of enum"
    case .braceOfExtension: "'}' at end of extension"
    case .braceOfProtocol: "'}' in protocol"
    case .braceOfAccessors: "'}' at end of variable get/set clause"
    case .squareOfArrayType: "']' in array type"
    case .squareOfDictionaryType: "']' in dictionary type"
    case .angleOfArguments: "'>' to complete generic argument list"
    case .angleOfParameters: "'>' to complete generic parameter list"
    case .parenthesisOfTuple: "')' at end of tuple list"
    case .parenthesisOfParameters: "')' in parameter"
    case .parenthesisOfPattern: "')' at end of tuple pattern"
    case .parenthesisOfSetter: "')' after setter parameter name"
    case .parenthesisOfSelector: "')' to complete '#selector' expression"
    case .squareOfCaptures: "']' at end of capture list"
    }
  }
}

extension SyntaxFault.ExpressionPlace {
  var english: String {
    switch self {
    case .statement: "expected expression"
    case .list: "expected expression in list of expressions"
    case .container: "expected expression in container literal"
    case .key: "expected key expression in dictionary literal"
    case .value: "expected value in dictionary literal"
    case .initial: "expected initial value after '='"
    case .assignment: "expected expression in assignment"
    case .afterOperator: "expected expression after operator"
    case .afterUnary: "expected expression after unary operator"
    case .ternaryMiddle: "expected expression after '?' in ternary expression"
    case .ternaryEnd: "expected expression after '? ... :' in ternary expression"
    case .ifCondition: "expected expression, var, or let in 'if' condition"
    case .whileCondition: "expected expression, var, or let in 'while' condition"
    case .guardCondition: "expected expression, var, let or case in 'guard' condition"
    case .condition: "expected expression in conditional"
    case .binding: "expected expression after '=' in conditional binding"
    case .subject: "expected expression in 'switch' statement"
    case .returned: "expected expression in 'return' statement"
    case .thrown: "expected expression in 'throw' statement"
    case .sequence: "expected Sequence expression for for-each loop"
    case .loopWhere: "expected expression in 'where' guard of 'for/in'"
    case .caseWhere: "expected expression for 'where' guard of 'case'"
    case .catchWhere: "expected expression for 'where' guard of 'catch'"
    case .rawValue: "expected expression after '=' in 'case'"
    case .afterRepeat: "expected expression after 'repeat'"
    case .repeatCondition: "expected expression in 'repeat-while' condition"
    case .selector: "expected expression naming a method within '#selector(...)'"
    }
  }
}

extension SyntaxFault.TypePlace {
  var english: String {
    switch self {
    case .any: "expected type"
    case .result: "expected type for function result"
    case .parameter: "expected parameter type following ':'"
    case .afterIs: "expected type after 'is'"
    case .afterAs: "expected type after 'as'"
    case .afterArrow: "expected type after '->'"
    case .subscriptElement: "expected subscripting element type"
    case .alias: "expected type in type alias declaration"
    case .extended: "expected type name in extension declaration"
    case .dictionaryValue: "expected dictionary value type"
    case .element: "expected element type"
    case .closureResult: "expected closure result type after '->'"
    }
  }
}

extension SyntaxFault.BracePlace {
  var english: String {
    switch self {
    case .ifBody: "after 'if' condition"
    case .whileBody: "after 'while' condition"
    case .guardBody: "after 'guard' else"
    case .deferBody: "after 'defer'"
    case .doBody: "after 'do'"
    case .repeatBody: "after 'repeat'"
    case .catchBody: "after 'catch' pattern"
    case .loopBody: "to start the body of for-each loop"
    case .switchBody: "after 'switch' subject expression"
    case .classBody: "in class"
    case .structBody: "in struct"
    case .enumBody: "in enum"
    case .extensionBody: "in extension"
    case .protocolBody: "in protocol type"
    case .deinitializer: "for deinitializer"
    case .getter: "to start getter definition"
    case .setter: "to start setter definition"
    case .willSet: "to start 'willSet' definition"
    case .didSet: "to start 'didSet' definition"
    }
  }
}
