/// What a value was to be, which decides the sentence when it cannot.
public enum ConversionPurpose: Hashable, Sendable, CaseIterable {
  case assignment, subscriptAssignment, argument, returned, condition, arrayElement, dictionaryKey,
    dictionaryValue
  case coercion, closureResult, closureParameter, initialValue, defaultArgument, branch, thrown,
    rawValue
}

/// What was to be done with a place that cannot be changed.
public enum MutationVerb: Hashable, Sendable, CaseIterable {
  case assignValue, assignProperty, assignSubscript, passInout, callMutating, mutatingOperator
}

/// Why a place cannot be changed.
public enum MutationTarget: Hashable, Sendable {
  /// "'x' is a 'let' constant", of variables and of properties.
  case letConstant(name: String)
  case letProperty(name: String)

  /// "'x' is a method", "'x' is a function".
  case function(name: String, isMethod: Bool)

  /// "'self' is immutable".
  case immutableSelf

  /// "'x' is a get-only property", "subscript is get-only", "'x' setter is inaccessible".
  case getOnly(name: String)
  case subscriptGetOnly
  case inaccessibleSetter(name: String)

  /// "function call returns immutable value".
  case functionCall

  /// "literals are not mutable".
  case literal

  /// Any other expression: "literals are not mutable" and the like.
  case rvalue
}
