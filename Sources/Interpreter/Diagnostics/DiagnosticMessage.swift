import ScriptRuntime

/// The messages of the compiler that the checker reproduces, with their values as they are shown.
///
/// Types arrive already written as the compiler writes them (`String?`, `UIFont.Weight`). The
/// sentences, which say what each case means, are in `Messages`.
public enum DiagnosticMessage: Hashable, Sendable {
  /// A message of the parser's, by its id and its English text.
  case syntax(id: String, text: String)

  /// A syntax error, told as the compiler's parser tells it.
  case grammar(SyntaxFault)
  /// What is added to another message.
  case note(CompilerNote)

  // Names.
  case noSuchModule(name: String)
  case cannotFindInScope(name: String)
  case cannotFindType(name: String)
  case cannotFindOperator(name: String, suggestion: String?)
  case valueHasNoMember(type: String, member: String)
  case typeHasNoMember(type: String, member: String)
  case moduleHasNoMember(module: String, member: String)
  case notMemberType(name: String, kind: String, type: String)
  case instanceMemberOnType(member: String, type: String, hasBase: Bool)
  case staticMemberOnInstance(member: String, type: String, isCase: Bool)
  case instanceMemberInInitializer(member: String)
  case inaccessible(name: String, access: String)
  case ambiguousUse(name: String)
  case circularReference
  case usedBeforeDeclaration(name: String)
  case unavailable(name: String, renamed: String?, reason: String?)
  case deprecated(name: String, renamed: String?, reason: String?)
  case redeclaration(name: String)
  case previouslyDeclared(name: String)
  case declaredHere(name: String)
  case noMacro(name: String)

  // Types and conversions.
  case cannotConvert(from: String, to: String, purpose: ConversionPurpose)
  case optionalMustBeUnwrapped(type: String, wrapped: String)
  case optionalMember(type: String, member: String, wrapped: String)
  case unwrapWithDefault, unwrapForced
  case unwrapWithChain(member: String)
  case chainOnNonOptional(type: String)
  case forceNonOptional(type: String)
  case coalesceNonOptional(type: String)
  case bindingNeedsOptional(type: String)
  case unwrapNeedsName
  case optionalAsBoolean(type: String)
  case integerAsBoolean(type: String, isNegated: Bool)
  case integerLiteralAsBoolean(value: Int)
  case functionNotCalled(type: String)
  case valueDoesNotConform(type: String, protocolName: String)
  case returnDoesNotConform(type: String, protocolName: String)
  case argumentNotProtocol(type: String, protocolName: String)
  case argumentDoesNotConform(
    kind: String, name: String, owner: String? = nil, type: String, constraint: String,
    isClass: Bool)
  case typeDoesNotConform(type: String, protocolName: String)
  case thrownNotError(type: String)
  case nilNeedsType
  case nilReturned(type: String)
  case nilArgument(type: String)
  case nilInitializer(type: String)
  case nilAssigned(type: String)
  case integerOverflows(literal: String, type: String)
  case heterogeneousCollection(type: String)
  case emptyCollectionNeedsType
  case ternaryMismatch(first: String, second: String)
  case parameterNotInferred(parameter: String)
  case cannotInferContextualBase(member: String)
  case cannotInferKeyPathRoot
  case missingTypeAnnotation
  case inferredVoid(name: String)
  case genericNeedsArguments(type: String)
  case cannotSpecialize(type: String)
  case cannotSpecializeFunction(kind: String, name: String)
  case wrongArgumentCount(type: String, given: Int, wanted: Int)
  case notConvertibleDowncast(from: String, to: String)
  case castAlwaysFails(from: String, to: String)
  case castAlwaysTrue(keyword: String)
  case conditionalCastAlwaysSucceeds(from: String, to: String)
  case forcedCastAlwaysSucceeds(from: String, to: String)
  case comparedWithNil(type: String, result: Bool)
  case expectedMemberOrInitializer

  // Calls.
  case missingArgument(name: String)
  case missingArguments(names: [String])
  case extraArguments(positions: [Int], labels: [String?])
  case argumentToCallWithoutArguments
  case wrongLabels(have: String, expected: String, count: Int)
  case missingLabels(labels: [String])
  case extraneousLabels(labels: [String])
  case argumentOrder(first: String, second: String)
  case noExactMatches(kind: String, name: String?)
  case cannotCallNonFunction(type: String)
  case initOnInstance, initOnMetatypeValue
  case noAccessibleInitializers(type: String)
  case cannotInstantiateProtocol(type: String)
  case noSubscripts(type: String)
  case passingWithoutAddress(type: String)
  case extraneousAddress(type: String)
  case addressOutsideCall
  case binaryOperatorMismatch(name: String, left: String, right: String)
  case binaryOperatorSame(name: String, type: String)
  case unaryOperatorMismatch(name: String, type: String)
  case notUnaryOperator(name: String, isPrefix: Bool)
  case closureTakesOther(type: String, wanted: Int, used: Int)
  case closureIgnoresParameters(count: Int)
  case shorthandOutsideClosure
  case implicitSelf
  case callNeedsSelf(name: String)
  case selfIsOptional
  case closureParameterNotInferred(name: String)
  case declaredClosureResult(declared: String, type: String)
  case propertyNeedsSelf(name: String)
  case referenceSelfExplicitly
  case selectorNotMethod
  case selectorNotMember(name: String)
  case selectorNotObjC(kind: String, name: String, type: String)

  // Assignment and mutation.
  case cannotFindSelf
  case cannotMutate(verb: MutationVerb, what: MutationTarget)
  case changeLetToVar
  case discardOutsideAssignment
  case assignmentAsCondition

  // Statements.
  case returnOutsideFunction
  case returnNeedsValue
  case unexpectedReturnValue
  case nilInNonFailableInitializer
  case nilIsOnlyReturnOfInitializer
  case missingReturn(what: String, type: String)
  case neverReturns(what: String)
  case guardFallsThrough
  case notSequence(type: String)
  case forInOptional(type: String)
  case breakOutside, continueOutside, fallthroughOutside
  case unknownLabel(name: String)
  case unhandledThrow
  case unhandledCallThrows
  case missingTry
  case propertyThrows(isHandled: Bool)
  case missingAwait, asyncInSynchronous
  case tryOptionalNotUnwrapped(type: String)
  case coercedToAny(type: String, target: String)
  case rethrowsWithoutFunction
  case unhandledErrors(inClosure: Bool)
  case catchNotExhaustive
  case catchUnreachable
  case ifExpressionNeedsElse
  case emptyCase(isDefault: Bool)
  case switchNotExhaustive
  case switchNeedsDefault
  case switchWithoutBody
  case addDefault
  case missingCase(pattern: String)
  case tuplePatternMismatch(type: String, count: Int)
  case tupleLengths(from: String, to: String)
  case payloadMismatch(name: String)
  case optionalPattern(type: String)
  case nilPattern(type: String)
  case expressionPatternMismatch(pattern: String, value: String)

  // Declarations.
  case superOutsideClass
  case superWithoutSuperclass(type: String)
  case superInitNotCalled
  case superclassNotFirst(name: String)
  case multipleInheritance(first: String, second: String)
  case inheritsFromFinal(name: String)
  case inheritsFromNonProtocol(name: String)
  case inheritanceCycle(name: String)
  case cannotExtend(type: String)
  case expectedBody, initializerNeedsBody
  case missingOverride(isInitializer: Bool)
  case overriddenHere
  case doesNotOverride(kind: String)
  case overrideOutsideClass
  case overrideLabelMismatch(found: String, expected: String)
  case overridesFinal(kind: String)
  case overridesNonOpen(kind: String)
  case cannotOverrideWithStored(name: String)
  case overrideNeedsSetter(name: String)
  case overrideThrows
  case overrideOtherType(name: String, type: String, overridden: String)
  case requiredNeedsRequired
  case requiredInitializerMissing(name: String, type: String)
  case classHasNoInitializers(name: String)
  case storedPropertyPreventsInitializer(name: String)
  case doesNotConform(type: String, protocolName: String)
  case requirementMissing(protocolName: String, kind: String, name: String, type: String)
  case staticNeedsInitialValue(isLet: Bool, name: String)
  case globalNeedsInitialValue(isLet: Bool)
  case extensionStoredProperty, enumStoredProperty
  case weakNeedsOptional(type: String)
  case weakNeedsClass(keyword: String, type: String)
  case weakNeedsClassBound(keyword: String, type: String)
  case deinitOnlyInClass
  case deinitInValue(kind: String, type: String)
  case superInValue(type: String)
  case lazyLet
  case inaccessibleInitializer(type: String, access: String)
  case forTuplePattern(type: String)
  case initializerOutsideType
  case caseOutsideEnum
  case rawTypeNotSynthesized(name: String, type: String)
  case rawValueWithoutType, rawValueNotLiteral, rawValueNeeded, rawValueNotUnique
  case builderNeedsBuildBlock
  case builderControlFlow(builder: String)
  case builderDisabledByReturn(builder: String)
  case recursiveEnum(name: String)
  case recursiveStructure(name: String)
  case requirementNeedsRequired(name: String, type: String)
  case operatorNotStatic(name: String, type: String)
  case operatorNeedsFixity
  case operatorNotDeclared
  case lazyNeedsInitializer
  case wrapperNeedsWrappedValue(type: String)
  case unknownAttribute(name: String)
  case lessAccessible(kind: String, access: String, because: String, typeAccess: String)
  case anyNeeded(name: String)
  case builderNeedsFunction(builder: String)
  case computedLet
  case setterWithoutGetter
  case letInConvenience(name: String)
  case convenienceChains(type: String)
  case overridesStatic(kind: String)
  case witnessLessAccessible(
    kind: String, name: String, access: String, protocolAccess: String, protocolName: String)
  case referencingRequires(
    kind: String, name: String, owner: String, type: String, protocolName: String)
  case referencingEquivalent(
    kind: String, name: String, owner: String, first: String, second: String)
  case conflictingArguments(parameter: String, first: String, second: String)

  // What follows from the paths through a body.
  case usedBeforeInitialized(name: String, isMutable: Bool)
  case initializedTwice(name: String)
  case returnWithoutInitializing
  case notInitialized(name: String)
  case notInitializedAtSuper(name: String)
  case selfInitNotCalled
  case selfUsedBeforeInitialized
  case selfUsedInCall(method: String)
  case selfUsedInProperty(property: String)
  case selfUsedBeforeSuperInit
  case selfUsedInCallBeforeSuper(method: String)
  case selfUsedInPropertyBeforeSuper(property: String)
  case selfUsedBeforeSelfInit

  // Warnings.
  case resultUnused(name: String)
  case resultOfInitializerUnused(type: String)
  case resultOfOperatorUnused(name: String)
  case resultOfFunctionValueUnused(type: String)
  case resultUnusedTry(operator: String)
  case variableUnused(name: String)
  case propertyAccessUnused, subscriptAccessUnused
  case literalUnused(kind: String)
  case expressionUnused(type: String)
  case unusedClosure, functionUnused
  case initializationNeverUsed(name: String, isMutable: Bool)
  case immutableNeverUsed(name: String, isMutable: Bool)
  case neverUsedAtAll(name: String)
  case optionalBindingUnused(name: String)
  case writtenNeverRead(name: String)
  case neverMutated(name: String)
  case neverExecuted
  case codeAfterNeverExecuted(keyword: String)

  // What only bodies have: constants, tries, closures that may not escape.
  case conditionIsConstant(value: Bool)
  case switchOnConstant
  case defaultNeverExecuted, caseAlreadyHandled
  case arithmeticOverflows(operation: String, type: String)
  case dividesByZero
  case assignedToItself(isProperty: Bool)
  case nonEscapingAssigned(name: String)
  case nonEscapingPassed(name: String)
  case nonEscapingCaptured(name: String)
  case nonEscapingKept(name: String)
  case nonEscapingConverted(name: String, parameter: String)
  case inoutCaptured(name: String)
  case mutatingSelfCaptured
  case optionalInterpolated, functionInterpolated
  case noThrowingInTry
  case thrownNotTyped(type: String, error: String)
  case payloadAsTuple(name: String, count: Int)
  case payloadLabel(given: String, wanted: String)
  case tupleReordered(from: String, to: String)
  case tupleHasNoMember(type: String, member: String)
  case remainderUnavailable, stringIndexUnavailable
  case incrementOperator(name: String)
  case memberNeedsContext(member: String)
  case topLevelClosure
  case shorthandWithNames(name: String?)
  case throwsInInitialValue
  case caseAfterDefault
  case extraTrailingClosure
  case breakNeedsLabel

  // Objective-C.
  case objectiveC(ObjectiveCMessage)

  // Concurrency.
  case concurrency(ConcurrencyMessage)

  // What Swift has and the checker does not do.
  case notUnderstood(what: String)
  case tooDeep
}
