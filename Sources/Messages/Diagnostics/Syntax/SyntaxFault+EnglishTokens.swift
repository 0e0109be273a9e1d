import Interpreter

extension SyntaxFault {
  /// The compiler's sentences about what is missing or cannot stand where it stands.
  var englishOfTokens: String {
    switch self {
    case .expectedPattern: "expected pattern"
    case .expectedDeclaration: "expected declaration"
    case .expectedMemberName: "expected member name following '.'"
    case .expectedIdentifier(let kind): "expected identifier in \(kind) declaration"
    case .expectedAfterCaseComma:
      "expected identifier after comma in enum 'case' declaration"
    case .expectedKeyword(let keyword, let declaration):
      "expected '\(keyword)' keyword in \(declaration) declaration"
    case .expectedParenthesis(let place): "expected '(' " + place.english
    case .expectedParameterName: "expected parameter name followed by ':'"
    case .expectedParameterColon:
      "expected ':' following argument label and parameter name"
    case .expectedArrow: "expected '->' after function parameter tuple"
    case .expectedSubscriptArrow: "expected '->' for subscript element type"
    case .expectedColonAfterCase(let keyword): "expected ':' after '\(keyword)'"
    case .expectedColonInTernary: "expected ':' after '? ...' in ternary expression"
    case .expectedColonInDictionary: "expected ':' in dictionary literal"
    case .expectedColonInClass: "expected ':' to begin inheritance clause"
    case .expectedEqualInAlias: "expected '=' in type alias declaration"
    case .expectedEqualInDefault:
      "expected '=' instead of '==' to assign default value for parameter"
    case .expectedIn: "expected 'in' after for-each pattern"
    case .expectedClosureIn: "expected 'in' after the closure signature"
    case .expectedElse: "expected 'else' after 'guard' condition"
    case .expectedIfAfterElse:
      "expected '{' or 'if' after 'else'; did you mean to write 'if'?"
    case .expectedBraceOrIfAfterElse: "expected '{' or 'if' after 'else'"
    case .expectedWhileAfterRepeat: "expected 'while' after body of 'repeat' statement"
    case .expectedConditionComma: "expected ',' joining parts of a multi-clause condition"
    case .expectedAccessor:
      "expected 'get', 'set', 'willSet', or 'didSet' keyword to start an accessor definition"
    case .expectedCaptureName: "expected name of in closure capture list"
    case .expectedGenericParameter: "expected an identifier to name generic parameter"
    case .expectedMemberOfNumber: "expected named member of numeric literal"
    case .missingCondition(let keyword): "missing condition in '\(keyword)' statement"
    case .labelledBlock: "labeled block needs 'do'"
    case .keywordAsName(let word): "keyword '\(word)' cannot be used as an identifier here"
    case .escapeKeyword: "if this name is unavoidable, use backticks to escape it"
    case .secondIdentifier(let kind):
      "found an unexpected second identifier in \(kind) declaration; is there an accidental break?"
    case .joinIdentifiers: "join the identifiers together"
    case .joinIdentifiersCamelCase: "join the identifiers together with camel-case"
    case .numberStartsName(let kind):
      "\(kind) name can only start with a letter or underscore, not a number"
    case .unnamedParameter: "unnamed parameters must be written with the empty name '_'"
    case .nestedBinding(let keyword):
      "'\(keyword)' cannot appear nested inside another 'var' or 'let' pattern"
    case .bindingInImmutableContext(let keyword):
      "'\(keyword)' pattern cannot appear nested in an already immutable context"
    case .specifierBeforeParameter(let word):
      "'\(word)' before a parameter name is not allowed, place it before the parameter type instead"
    case .labelNamedLikeSpecifier(let word):
      "'\(word)' in this position is interpreted as an argument label"
    case .enumCaseDot: "extraneous '.' in enum 'case' declaration"
    case .initializerName: "initializers cannot have a name"
    case .subscriptName: "subscripts cannot have a name"
    case .deinitializerName: "deinitializers cannot have a name"
    case .deinitializerParameters: "no parameter clause allowed on deinitializer"
    case .operatorCannotStartExpression:
      "operator with postfix spacing cannot start a subexpression"
    case .separatedUnaryOperator: "unary operator cannot be separated from its operand"
    case .expectedTypeBeforeArrow: "expected type before '->'"
    case .effectAfterArrow(let word): "'\(word)' may only occur before '->'"
    case .throwInsteadOfThrows: "expected throwing specifier; did you mean 'throws'?"
    case .arrayTypeSuffix:
      "array types are now written with the brackets around the element type"
    case .defaultInTupleType: "default argument not permitted in a tuple type"
    case .closureStartsStatement:
      "top-level statement cannot begin with a closure expression"
    case .caseOutsideSwitch(let word):
      "'\(word)' label can only appear inside a 'switch' statement"
    case .statementNotInCase:
      "all statements inside a switch must be covered by a 'case' or 'default'"
    case .caseAfterDefault:
      "additional 'case' blocks cannot appear after the 'default' block of a 'switch'"
    case .unexpectedElse: "unexpected 'else' immediately following 'if' condition"
    case .removeElse:
      "remove 'else' to execute the braced block of statements when the condition is true"
    case .forWithSemicolons: "C-style for statement was removed in Swift 3"
    case .doWhile: "'do-while' statement is not allowed"
    case .tryCatch: "the 'do' keyword is used to specify a 'catch' region"
    case .tryOnStatement(let word): "'try' cannot be used with '\(word)'"
    case .labelOnStatement: "labels are only valid on loops, if, and switch statements"
    case .unterminatedConditional:
      "expected #else or #endif at end of conditional compilation block"
    case .strayConditional: "unexpected conditional compilation block terminator"
    case .conditionAfterElse: "further conditions after #else are unreachable"
    case .incompleteCondition: "incomplete condition in conditional compilation directive"
    case .extraAfterDirective: "extra tokens following conditional compilation directive"
    case .braceInConditional: "unexpected '}' in conditional compilation block"
    case .spaceAfterAt: "extraneous whitespace between '@' and attribute name"
    case .expectedAttributeName: "expected an attribute name"
    default: ""
    }
  }
}

extension SyntaxFault.ParenthesisPlace {
  var english: String {
    switch self {
    case .function: "in argument list of function declaration"
    case .initializer: "for initializer parameters"
    case .subscriptParameters: "for subscript parameters"
    case .selector: "following '#selector'"
    }
  }
}
