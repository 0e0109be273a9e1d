/// What the compiler adds to an error: where it comes from, or one way to mend it.
public enum CompilerNote: Hashable, Sendable {
  // Where it comes from.
  case foundCandidate
  case candidateExpects(type: String, position: Int, found: String)
  case partialMatch(parameters: String)
  case constantDefinedHere, variableDefinedHere
  case genericArgument(parameter: String, type: String)
  case genericDeclaredHere(kind: String, name: String)
  case attemptToOverride
  case overriddenRequiredInitializer
  case callIsAsync

  // Ways to mend it.
  case addAsync(name: String)
  case useTry, handleAsOptional, disablePropagation
  case captureSelf, referenceOptionalSelf
  case provideDefault, forceToAvoidWarning, castToAny
  case addStubs, addReturnType, useDo, markMutating
  case addArguments, useTypeItself
  case addAnnotation
  case makeFailable(name: String)
  case forceDowncast
  case removeAssociatedValues
  case addInitializer
}
