import Interpreter

extension DiagnosticMessage {
  /// The compiler's sentences about statements and declarations, and its warnings.
  var englishOfStatements: String {
    switch self {
    case .returnOutsideFunction: "return invalid outside of a func"
    case .returnNeedsValue: "non-void function should return a value"
    case .unexpectedReturnValue: "unexpected non-void return value in void function"
    case .nilInNonFailableInitializer: "only a failable initializer can return 'nil'"
    case .nilIsOnlyReturnOfInitializer: "'nil' is the only return value permitted in an initializer"
    case .missingReturn(let what, let type):
      "missing return in \(what) expected to return '\(type)'"
    case .neverReturns(let what):
      "\(what) with uninhabited return type 'Never' is missing call to another never-returning function on all paths"
    case .guardFallsThrough:
      "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope"
    case .notSequence(let type): "for-in loop requires '\(type)' to conform to 'Sequence'"
    case .forInOptional(let type):
      "for-in loop requires '\(type)' to conform to 'Sequence'; did you mean to unwrap optional?"
    case .breakOutside: "'break' is only allowed inside a loop, if, do, or switch"
    case .continueOutside: "'continue' is only allowed inside a loop"
    case .fallthroughOutside: "'fallthrough' is only allowed inside a switch"
    case .unknownLabel(let name): "cannot find label '\(name)' in scope"
    case .unhandledThrow:
      "error is not handled because the enclosing function is not declared 'throws'"
    case .unhandledCallThrows:
      "call can throw, but it is not marked with 'try' and the error is not handled"
    case .concurrency(let message): message.english
    case .objectiveC(let message): message.english
    case .unavailable(let name, let renamed, let reason):
      (renamed.map { "'\(name)' has been renamed to '\($0)'" } ?? "'\(name)' is unavailable")
        + (reason.map { ": \($0)" } ?? "")
    case .deprecated(let name, let renamed, let reason):
      "'\(name)' is deprecated"
        + ((reason ?? renamed.map { "renamed to '\($0)'" }).map { ": \($0)" } ?? "")
    case .missingAwait: "expression is 'async' but is not marked with 'await'"
    case .asyncInSynchronous: "'async' call in a function that does not support concurrency"
    case .tryOptionalNotUnwrapped(let type):
      "value of optional type '\(type)' not unwrapped; did you mean to use 'try!' or chain with '?'?"
    case .coercedToAny(let type, let target):
      "expression implicitly coerced from '\(type)' to '\(target)'"
    case .rethrowsWithoutFunction: "'rethrows' function must take a throwing function argument"
    case .propertyThrows(let isHandled):
      isHandled
        ? "property access can throw but is not marked with 'try'"
        : "property access can throw, but it is not marked with 'try' and the error is not handled"
    case .missingTry: "call can throw but is not marked with 'try'"
    case .unhandledErrors: "errors thrown from here are not handled"
    case .catchNotExhaustive:
      "errors thrown from here are not handled because the enclosing catch is not exhaustive"
    case .catchUnreachable:
      "'catch' block is unreachable because no errors are thrown in 'do' block"
    case .ifExpressionNeedsElse: "'if' must have an unconditional 'else' to be used as expression"
    case .emptyCase(let isDefault):
      "'\(isDefault ? "default" : "case")' label in a 'switch' must have at least one executable statement"
    case .switchNotExhaustive, .switchNeedsDefault: "switch must be exhaustive"
    case .switchWithoutBody:
      "'switch' statement body must have at least one 'case' or 'default' block; add a default case"
    case .addDefault: "add a default clause"
    case .missingCase(let pattern): "add missing case: '\(pattern)'"
    case .tuplePatternMismatch(let type, _):
      type.hasPrefix("(")
        ? "tuple pattern has the wrong length for tuple type '\(type)'"
        : "tuple pattern cannot match values of the non-tuple type '\(type)'"
    case .tupleLengths(let from, let to):
      "'\(from)' is not convertible to '\(to)', tuples have a different number of elements"
    case .payloadMismatch(let name):
      "pattern with associated values does not match enum case '\(name)'"
    case .optionalPattern(let type):
      "'?' pattern cannot match values of type '\(type)'"
    case .nilPattern(let type): "type '\(type)' is not optional, value can never be nil"
    case .expressionPatternMismatch(let pattern, let value):
      "expression pattern of type '\(pattern)' cannot match values of type '\(value)'"
    case .superOutsideClass:
      "'super' cannot be used outside of a class computed property, method, initializer, deinitializer, or subscript"
    case .superInValue(let type): "'super' cannot be used in non-class type '\(type)'"
    case .deinitInValue(let kind, let type):
      "deinitializer cannot be declared in \(kind) '\(type)' that conforms to 'Copyable'"
    case .lazyLet: "'lazy' cannot be used on a let"
    case .inaccessibleInitializer(let type, let access):
      "'\(type)' initializer is inaccessible due to '\(access)' protection level"
    case .forTuplePattern(let type):
      "tuple pattern cannot match values of non-tuple type '\(type)'"
    case .superWithoutSuperclass(let type):
      "'super' cannot be used in class '\(type)' because it has no superclass"
    case .superInitNotCalled:
      "'super.init' isn't called on all paths before returning from initializer"
    case .superclassNotFirst(let name):
      "superclass '\(name)' must appear first in the inheritance clause"
    case .multipleInheritance(let first, let second):
      "multiple inheritance from classes '\(first)' and '\(second)'"
    case .inheritsFromFinal(let name):
      "inheritance from a final class '\(name)'"
    case .inheritsFromNonProtocol(let name):
      "inheritance from non-protocol type '\(name)'"
    case .inheritanceCycle(let name): "'\(name)' inherits from itself"
    case .cannotExtend(let type): "non-nominal type '\(type)' cannot be extended"
    case .expectedBody: "expected '{' in body of function declaration"
    case .initializerNeedsBody: "initializer requires a body"
    case .missingOverride: "overriding declaration requires an 'override' keyword"
    case .overriddenHere: "overridden declaration is here"
    case .overrideOutsideClass: "'override' can only be specified on class members"
    case .doesNotOverride(let kind):
      kind == "initializer"
        ? "initializer does not override a designated initializer from its superclass"
        : "\(kind) does not override any \(kind) from its superclass"
    case .overrideLabelMismatch(let found, let expected):
      "argument labels for method \(found) do not match those of overridden method \(expected)"
    case .overridesFinal(let kind): "\(kind) overrides a 'final' \(kind)"
    case .overridesNonOpen(let kind): "overriding non-open \(kind) outside of its defining module"
    case .cannotOverrideWithStored(let name):
      "cannot override with a stored property '\(name)'"
    case .overrideNeedsSetter(let name):
      "cannot override mutable property with read-only property '\(name)'"
    case .overrideOtherType(let name, let type, let overridden):
      "property '\(name)' with type '\(type)' cannot override a property with type '\(overridden)'"
    case .overrideThrows:
      "cannot override non-throwing instance method with throwing instance method"
    case .requiredNeedsRequired:
      "'required' modifier must be present on all overrides of a required initializer"
    case .requiredInitializerMissing(let name, let type):
      "'required' initializer '\(name)' must be provided by subclass of '\(type)'"
    case .classHasNoInitializers(let name): "class '\(name)' has no initializers"
    case .storedPropertyPreventsInitializer(let name):
      "stored property '\(name)' without initial value prevents synthesized initializers"
    case .doesNotConform(let type, let name):
      "type '\(type)' does not conform to protocol '\(name)'"
    case .requirementMissing(_, let kind, let name, let type):
      kind == "instance method" || kind == "static method"
        ? "protocol requires function '\(name)' with type '\(type)'"
        : "protocol requires \(kind) '\(name)' with type '\(type)'"
    case .staticNeedsInitialValue(let isLet, _):
      "'static \(isLet ? "let" : "var")' declaration requires an initializer expression or an explicitly stated getter"
    case .globalNeedsInitialValue(let isLet):
      "global '\(isLet ? "let" : "var")' declaration requires an initializer expression or an explicitly stated getter"
    case .extensionStoredProperty: "extensions must not contain stored properties"
    case .enumStoredProperty: "enums must not contain stored properties"
    case .weakNeedsOptional(let type): "'weak' variable should have optional type '\(type)?'"
    case .weakNeedsClass(let keyword, let type) where type.hasPrefix("any "):
      "'\(keyword)' must not be applied to non-class-bound '\(type)'; consider adding a protocol conformance that has a class bound"
    case .weakNeedsClass(let keyword, let type):
      "'\(keyword)' may only be applied to class and class-bound protocol types, not '\(type)'"
    case .weakNeedsClassBound(let keyword, let type):
      "'\(keyword)' must not be applied to non-class-bound '\(type)'; "
        + "consider adding a protocol conformance that has a class bound"
    case .deinitOnlyInClass:
      "deinitializers may only be declared within a class, actor, or noncopyable type"
    case .initializerOutsideType: "initializers may only be declared within a type"
    case .caseOutsideEnum: "enum 'case' is not allowed outside of an enum"
    case .rawTypeNotSynthesized(let name, let type):
      "'\(name)' declares raw type '\(type)', but does not conform to RawRepresentable and conformance could not be synthesized"
    case .rawValueWithoutType:
      "enum case cannot have a raw value if the enum does not have a raw type"
    case .rawValueNotLiteral: "raw value for enum case must be a literal"
    case .rawValueNeeded:
      "enum case must declare a raw value when the preceding raw value is not an integer"
    case .rawValueNotUnique: "raw value for enum case is not unique"
    case .builderNeedsBuildBlock:
      "result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'"
    case .builderControlFlow(let builder):
      "closure containing control flow statement cannot be used with result builder '\(builder)'"
    case .builderDisabledByReturn(let builder):
      "application of result builder '\(builder)' disabled by explicit 'return' statement"
    case .recursiveEnum(let name): "recursive enum '\(name)' is not marked 'indirect'"
    case .recursiveStructure(let name):
      "value type '\(name)' cannot have a stored property that recursively contains it"
    case .requirementNeedsRequired(let name, let type):
      "initializer requirement '\(name)' can only be satisfied by a 'required' initializer in non-final class '\(type)'"
    case .operatorNotStatic(let name, let type):
      "operator '\(name)' declared in type '\(type)' must be 'static'"
    case .operatorNeedsFixity:
      "unary operator implementation must have a 'prefix' or 'postfix' modifier"
    case .operatorNotDeclared: "operator implementation without matching operator declaration"
    case .lazyNeedsInitializer: "lazy properties must have an initializer"
    case .wrapperNeedsWrappedValue(let type):
      "property wrapper type '\(type)' does not contain a non-static property named 'wrappedValue'"
    case .unknownAttribute(let name): "unknown attribute '\(name)'"
    case .lessAccessible(let kind, let access, let because, let typeAccess):
      "\(kind) must be declared \(access) because its \(because) uses \(typeAccess) type"
    case .anyNeeded(let name):
      "use of protocol '\(name)' as a type must be written 'any \(name)'; this will be an error in a future Swift language mode"
    case .builderNeedsFunction(let builder):
      "result builder attribute '\(builder)' can only be applied to a parameter of function type"
    case .computedLet: "'let' declarations cannot be computed properties"
    case .setterWithoutGetter: "variable with a setter must also have a getter"
    case .letInConvenience(let name):
      "'let' property '\(name)' may not be initialized directly; use \"self.init(...)\" or \"self = ...\" instead"
    case .convenienceChains(let type):
      "convenience initializer for '\(type)' must delegate (with 'self.init') rather than chaining to a superclass initializer (with 'super.init')"
    case .overridesStatic(let kind): "cannot override static \(kind)"
    case .witnessLessAccessible(
      let kind, let name, let access, let protocolAccess, let protocolName):
      "\(kind) '\(name)' must be declared \(access) because it matches a requirement in \(protocolAccess) protocol '\(protocolName)'"
    case .referencingRequires(let kind, let name, let owner, let type, let protocolName):
      "referencing \(kind) '\(name)' on '\(owner)' requires that '\(type)' conform to '\(protocolName)'"
    case .referencingEquivalent(let kind, let name, let owner, let first, let second):
      "referencing \(kind) '\(name)' on '\(owner)' requires the types '\(first)' and '\(second)' be equivalent"
    case .conflictingArguments(let parameter, let first, let second):
      "conflicting arguments to generic parameter '\(parameter)' ('\(first)' vs. '\(second)')"
    case .usedBeforeInitialized(let name, let isMutable):
      "\(isMutable ? "variable" : "constant") '\(name)' used before being initialized"
    case .initializedTwice(let name): "immutable value '\(name)' may only be initialized once"
    case .returnWithoutInitializing:
      "return from initializer without initializing all stored properties"
    case .notInitialized(let name): "'self.\(name)' not initialized"
    case .notInitializedAtSuper(let name):
      "property 'self.\(name)' not initialized at super.init call"
    case .selfInitNotCalled:
      "'self.init' isn't called on all paths before returning from initializer"
    case .selfUsedBeforeInitialized:
      "'self' used before all stored properties are initialized"
    case .selfUsedInCall(let method):
      "'self' used in method call '\(method)' before all stored properties are initialized"
    case .selfUsedInProperty(let property):
      "'self' used in property access '\(property)' before all stored properties are initialized"
    case .selfUsedBeforeSuperInit: "'self' used before 'super.init' call"
    case .selfUsedInCallBeforeSuper(let method):
      "'self' used in method call '\(method)' before 'super.init' call"
    case .selfUsedInPropertyBeforeSuper(let property):
      "'self' used in property access '\(property)' before 'super.init' call"
    case .selfUsedBeforeSelfInit:
      "'self' used before 'self.init' call or assignment to 'self'"
    case .resultUnused(let name): "result of call to '\(name)' is unused"
    case .resultOfInitializerUnused(let type):
      "result of '\(type)' initializer is unused"
    case .resultOfOperatorUnused(let name): "result of operator '\(name)' is unused"
    case .resultOfFunctionValueUnused(let type):
      "result of call to function returning '\(type)' is unused"
    case .resultUnusedTry(let name): "result of '\(name)' is unused"
    case .variableUnused: "variable is unused"
    case .propertyAccessUnused: "property is accessed but result is unused"
    case .subscriptAccessUnused: "subscript is accessed but result is unused"
    case .literalUnused(let kind): "\(kind) literal is unused"
    case .expressionUnused(let type): "expression of type '\(type)' is unused"
    case .unusedClosure: "closure expression is unused"
    case .functionUnused: "function is unused"
    case .initializationNeverUsed(let name, let isMutable):
      "initialization of \(isMutable ? "variable" : "immutable value") '\(name)' was never used; consider replacing with assignment to '_' or removing it"
    case .immutableNeverUsed(let name, let isMutable):
      "\(isMutable ? "variable" : "immutable value") '\(name)' was never used; consider replacing with '_' or removing it"
    case .neverUsedAtAll(let name):
      "immutable value '\(name)' was never used; consider removing it"
    case .optionalBindingUnused(let name):
      "value '\(name)' was defined but never used; consider replacing with boolean test"
    case .writtenNeverRead(let name): "variable '\(name)' was written to, but never read"
    case .neverMutated(let name):
      "variable '\(name)' was never mutated; consider changing to 'let' constant"
    case .neverExecuted: "will never be executed"
    case .codeAfterNeverExecuted(let keyword): "code after '\(keyword)' will never be executed"
    case .notUnderstood(let what): "not supported here yet: '\(what)'"
    case .tooDeep: "expression nests too deeply"
    default: englishOfBodies
    }
  }
}
