import Interpreter

extension DiagnosticMessage {
  /// The compiler's sentence.
  var english: String {
    switch self {
    case .syntax(_, let text): text
    case .grammar(let fault): fault.english
    case .note(let note): note.text(in: .english)
    case .noSuchModule(let name): "no such module '\(name)'"
    case .cannotFindInScope(let name): "cannot find '\(name)' in scope"
    case .cannotFindType(let name): "cannot find type '\(name)' in scope"
    case .cannotFindOperator(let name, let suggestion):
      "cannot find operator '\(name)' in scope"
        + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .valueHasNoMember(let type, let member):
      "value of type '\(type)' has no member '\(member)'"
    case .typeHasNoMember(let type, let member): "type '\(type)' has no member '\(member)'"
    case .moduleHasNoMember(let module, let member):
      "module '\(module)' has no member named '\(member)'"
    case .notMemberType(let name, let kind, let type):
      "'\(name)' is not a member type of \(kind) '\(type)'"
    case .instanceMemberOnType(let member, let type, let hasBase):
      "instance member '\(member)' cannot be used on type '\(type)'"
        + (hasBase ? "; did you mean to use a value of this type instead?" : "")
    case .staticMemberOnInstance(let member, let type, let isCase):
      isCase
        ? "enum case '\(member)' cannot be used as an instance member"
        : "static member '\(member)' cannot be used on instance of type '\(type)'"
    case .instanceMemberInInitializer(let member):
      "cannot use instance member '\(member)' within property initializer; property initializers run before 'self' is available"
    case .inaccessible(let name, let access):
      "'\(name)' is inaccessible due to '\(access)' protection level"
    case .ambiguousUse(let name): "ambiguous use of '\(name)'"
    case .circularReference: "circular reference"
    case .usedBeforeDeclaration(let name):
      "use of local variable '\(name)' before its declaration"
    case .redeclaration(let name): "invalid redeclaration of '\(name)'"
    case .previouslyDeclared(let name): "'\(name)' previously declared here"
    case .declaredHere(let name): "'\(name)' declared here"
    case .noMacro(let name): "no macro named '\(name)'"
    case .cannotConvert(let from, let to, let purpose): Self.conversion(from, to, purpose)
    case .optionalMustBeUnwrapped(let type, let wrapped):
      "value of optional type '\(type)' must be unwrapped to a value of type '\(wrapped)'"
    case .optionalMember(let type, let member, let wrapped):
      "value of optional type '\(type)' must be unwrapped to refer to member '\(member)' of wrapped base type '\(wrapped)'"
    case .unwrapWithDefault:
      "coalesce using '??' to provide a default when the optional value contains 'nil'"
    case .unwrapForced:
      "force-unwrap using '!' to abort execution if the optional value contains 'nil'"
    case .unwrapWithChain(let member):
      "chain the optional using '?' to access member '\(member)' only for non-'nil' base values"
    case .chainOnNonOptional(let type):
      "cannot use optional chaining on non-optional value of type '\(type)'"
    case .forceNonOptional(let type): "cannot force unwrap value of non-optional type '\(type)'"
    case .coalesceNonOptional(let type):
      "left side of nil coalescing operator '??' has non-optional type '\(type)', so the right side is never used"
    case .bindingNeedsOptional(let type):
      "initializer for conditional binding must have Optional type, not '\(type)'"
    case .unwrapNeedsName: "unwrap condition requires a valid identifier"
    case .optionalAsBoolean(let type):
      "optional type '\(type)' cannot be used as a boolean; test for '!= nil' instead"
    case .integerAsBoolean(let type, let isNegated):
      "type '\(type)' cannot be used as a boolean; test for '\(isNegated ? "==" : "!=") 0' instead"
    case .integerLiteralAsBoolean(let value):
      "integer literal value '\(value)' cannot be used as a boolean; did you mean '\(value == 1)'?"
    case .functionNotCalled(let type):
      "function produces expected type '\(type)'; did you mean to call it with '()'?"
    case .valueDoesNotConform(let type, let name):
      "value of type '\(type)' does not conform to specified type '\(name)'"
    case .returnDoesNotConform(let type, let name):
      "return expression of type '\(type)' does not conform to '\(name)'"
    case .argumentNotProtocol(let type, let name):
      "argument type '\(type)' does not conform to expected type '\(name)'"
    case .argumentDoesNotConform(let kind, let name, let owner?, let type, let constraint, _):
      "referencing \(kind) '\(name)' on '\(owner)' requires that '\(type)' conform to "
        + "'\(constraint)'"
    case .argumentDoesNotConform(let kind, let name, nil, let type, let constraint, let isClass):
      isClass
        ? "\(kind) '\(name)' requires that '\(type)' inherit from '\(constraint)'"
        : "\(kind) '\(name)' requires that '\(type)' conform to '\(constraint)'"
    case .typeDoesNotConform(let type, let name):
      "type '\(type)' does not conform to protocol '\(name)'"
    case .thrownNotError(let type): "thrown expression type '\(type)' does not conform to 'Error'"
    case .nilNeedsType: "'nil' requires a contextual type"
    case .nilReturned(let type): "'nil' is incompatible with return type '\(type)'"
    case .nilArgument(let type): "'nil' is not compatible with expected argument type '\(type)'"
    case .nilInitializer(let type): "'nil' cannot initialize specified type '\(type)'"
    case .nilAssigned(let type): "'nil' cannot be assigned to type '\(type)'"
    case .integerOverflows(let literal, let type):
      "integer literal '\(literal)' overflows when stored into '\(type)'"
    case .heterogeneousCollection(let type):
      "heterogeneous collection literal could only be inferred to '\(type)'; add explicit type annotation if this is intentional"
    case .emptyCollectionNeedsType: "empty collection literal requires an explicit type"
    case .ternaryMismatch(let first, let second):
      "result values in '? :' expression have mismatching types '\(first)' and '\(second)'"
    case .parameterNotInferred(let name): "generic parameter '\(name)' could not be inferred"
    case .cannotInferContextualBase(let member):
      "cannot infer contextual base in reference to member '\(member)'"
    case .cannotInferKeyPathRoot:
      "cannot infer key path type from context; consider explicitly specifying a root type"
    case .missingTypeAnnotation: "type annotation missing in pattern"
    case .inferredVoid(let name):
      "constant '\(name)' inferred to have type '()', which may be unexpected"
    case .genericNeedsArguments(let type):
      "reference to generic type '\(type)' requires arguments in <...>"
    case .cannotSpecialize(let type): "cannot specialize non-generic type '\(type)'"
    case .cannotSpecializeFunction(let kind, let name):
      "cannot explicitly specialize \(kind) '\(name)'"
    case .wrongArgumentCount(let type, let given, let wanted):
      "generic type '\(type)' specialized with \(given < wanted ? "too few" : "too many") type parameters (got \(given), but expected \(wanted))"
    case .notConvertibleDowncast(let from, let to):
      "'\(from)' is not convertible to '\(to)'"
    case .castAlwaysFails(let from, let to):
      "cast from '\(from)' to unrelated type '\(to)' always fails"
    case .castAlwaysTrue(let keyword): "'\(keyword)' test is always true"
    case .conditionalCastAlwaysSucceeds(let from, let to):
      "conditional cast from '\(from)' to '\(to)' always succeeds"
    case .forcedCastAlwaysSucceeds(let from, let to):
      from == to
        ? "forced cast of '\(from)' to same type has no effect"
        : "forced cast from '\(from)' to '\(to)' always succeeds; did you mean to use 'as'?"
    case .comparedWithNil(let type, let result):
      "comparing non-optional value of type '\(type)' to 'nil' always returns \(result)"
    case .expectedMemberOrInitializer: "expected member name or initializer call after type name"
    case .missingArgument(let name):
      name.hasPrefix("#")
        ? "missing argument for parameter \(name) in call"
        : "missing argument for parameter '\(name)' in call"
    case .missingArguments(let names):
      "missing arguments for parameters \(names.map { $0.hasPrefix("#") ? $0 : "'\($0)'" }.joined(separator: ", ")) in call"
    case .extraArguments(let positions, let labels): Self.extra(positions, labels)
    case .argumentToCallWithoutArguments: "argument passed to call that takes no arguments"
    case .wrongLabels(let have, let expected, let count):
      "incorrect argument label\(count == 1 ? "" : "s") in call (have '\(have)', expected '\(expected)')"
    case .missingLabels(let labels):
      "missing argument label\(labels.count == 1 ? "" : "s") \(labelled(labels)) in call"
    case .extraneousLabels(let labels):
      "extraneous argument label\(labels.count == 1 ? "" : "s") \(labelled(labels)) in call"
    case .argumentOrder(let first, let second):
      "\(Self.argument(first)) must precede \(Self.argument(second))"
    case .noExactMatches(let kind, let name):
      name.map { "no exact matches in call to \(kind) '\($0)'" }
        ?? "no exact matches in call to \(kind)"
    case .cannotCallNonFunction(let type):
      "cannot call value of non-function type '\(type)'"
    case .initOnInstance:
      "'init' is a member of the type; use 'type(of: ...)' to initialize a new object of the same dynamic type"
    case .initOnMetatypeValue:
      "initializing from a metatype value must reference 'init' explicitly"
    case .noAccessibleInitializers(let type):
      "'\(type)' cannot be constructed because it has no accessible initializers"
    case .cannotInstantiateProtocol(let type):
      "'\(type)' cannot be constructed because it has no accessible initializers"
    case .noSubscripts(let type): "value of type '\(type)' has no subscripts"
    case .passingWithoutAddress(let type):
      "passing value of type '\(type)' to an inout parameter requires explicit '&'"
    case .addressOutsideCall: "'&' may only be used to pass an argument to inout parameter"
    case .extraneousAddress(let type): "'&' used with non-inout argument of type '\(type)'"
    case .binaryOperatorMismatch(let name, let left, let right):
      "binary operator '\(name)' cannot be applied to operands of type '\(left)' and '\(right)'"
    case .binaryOperatorSame(let name, let type):
      "binary operator '\(name)' cannot be applied to two '\(type)' operands"
    case .unaryOperatorMismatch(let name, let type):
      "unary operator '\(name)' cannot be applied to an operand of type '\(type)'"
    case .notUnaryOperator(let name, let isPrefix):
      "'\(name)' is not a \(isPrefix ? "prefix" : "postfix") unary operator"
    case .closureTakesOther(let type, let wanted, let used):
      "contextual closure type '\(type)' expects \(wanted) argument\(wanted == 1 ? "" : "s"), but \(used) \(used == 1 ? "was" : "were") used in closure body"
    case .closureIgnoresParameters(let count):
      count == 1
        ? "contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored"
        : "contextual type for closure argument list expects \(count) arguments, which cannot be implicitly ignored"
    case .shorthandOutsideClosure: "anonymous closure argument not contained in a closure"
    case .implicitSelf:
      "implicit use of 'self' in closure; use 'self.' to make capture semantics explicit"
    case .callNeedsSelf(let name):
      "call to method '\(name)' in closure requires explicit use of 'self' to make capture semantics explicit"
    case .selfIsOptional:
      "explicit use of 'self' is required when 'self' is optional, to make control flow explicit"
    case .closureParameterNotInferred(let name):
      "cannot infer type of closure parameter '\(name)' without a type annotation"
    case .declaredClosureResult(let declared, let type):
      "declared closure result '\(declared)' is incompatible with return type '\(type)'"
    case .propertyNeedsSelf(let name):
      "reference to property '\(name)' in closure requires explicit use of 'self' to make capture semantics explicit"
    case .referenceSelfExplicitly: "reference 'self.' explicitly"
    case .selectorNotMethod:
      "argument of '#selector' does not refer to an '@objc' method, property, or initializer"
    case .selectorNotMember(let name):
      "argument of '#selector' cannot refer to global function '\(name)'"
    case .selectorNotObjC(let kind, let name, _):
      "argument of '#selector' refers to \(kind) '\(name)' that is not exposed to Objective-C"
    case .cannotFindSelf:
      "cannot find 'self' in scope; did you mean to use it in a type or extension context?"
    case .cannotMutate(let verb, let what): Self.mutation(verb, what)
    case .changeLetToVar: "change 'let' to 'var' to make it mutable"
    case .discardOutsideAssignment:
      "'_' can only appear in a pattern or on the left side of an assignment"
    case .assignmentAsCondition:
      "use of '=' in a boolean context, did you mean '=='?"
    default: englishOfStatements
    }
  }

  private static func conversion(_ from: String, _ to: String, _ purpose: ConversionPurpose)
    -> String
  {
    let start = "cannot convert value of type '\(from)' to "
    return switch purpose {
    case .assignment: "cannot assign value of type '\(from)' to type '\(to)'"
    case .subscriptAssignment:
      "cannot assign value of type '\(from)' to subscript of type '\(to)'"
    case .initialValue: start + "specified type '\(to)'"
    case .argument: start + "expected argument type '\(to)'"
    case .returned: "cannot convert return expression of type '\(from)' to return type '\(to)'"
    case .condition: start + "expected condition type '\(to)'"
    case .arrayElement: start + "expected element type '\(to)'"
    case .dictionaryKey: start + "expected dictionary key type '\(to)'"
    case .dictionaryValue: start + "expected dictionary value type '\(to)'"
    case .coercion: start + "type '\(to)' in coercion"
    case .closureResult: start + "closure result type '\(to)'"
    case .closureParameter: start + "expected argument type '\(to)'"
    case .defaultArgument:
      "default argument value of type '\(from)' cannot be converted to type '\(to)'"
    case .branch: "branches have mismatching types '\(to)' and '\(from)'"
    case .rawValue: start + "raw type '\(to)'"
    case .thrown: "thrown expression type '\(from)' does not conform to 'Error'"
    }
  }

  private static func argument(_ name: String) -> String {
    name.hasPrefix("#") ? "unnamed argument \(name)" : "argument '\(name)'"
  }

  private static func extra(_ positions: [Int], _ labels: [String?]) -> String {
    if positions.count == 1, let label = labels[0] { return "extra argument '\(label)' in call" }
    if positions.count == 1 { return "extra argument in call" }
    let names = positions.map { "#\($0)" }
    return "extra arguments at positions \(names.joined(separator: ", ")) in call"
  }

  private static func mutation(_ verb: MutationVerb, _ what: MutationTarget) -> String {
    let start =
      switch verb {
      case .assignValue: "cannot assign to value: "
      case .assignProperty: "cannot assign to property: "
      case .assignSubscript: "cannot assign through subscript: "
      case .passInout: "cannot pass immutable value as inout argument: "
      case .mutatingOperator: "left side of mutating operator isn't mutable: "
      case .callMutating: "cannot use mutating member on immutable value: "
      }
    return switch what {
    case .letConstant(let name), .letProperty(let name): start + "'\(name)' is a 'let' constant"
    case .function(let name, let isMethod):
      start + "'\(name)' is a \(isMethod ? "method" : "function")"
    case .immutableSelf: start + "'self' is immutable"
    case .getOnly(let name): start + "'\(name)' is a get-only property"
    case .subscriptGetOnly: start + "subscript is get-only"
    case .inaccessibleSetter(let name): start + "'\(name)' setter is inaccessible"
    case .functionCall: start + "function call returns immutable value"
    case .literal: start + "literals are not mutable"
    case .rvalue:
      verb == .assignValue ? "expression is not assignable" : start + "expression is immutable"
    }
  }
}
