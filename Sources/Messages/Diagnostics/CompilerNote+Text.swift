import Interpreter

extension CompilerNote {
  /// The sentence in a language: the compiler's own in English.
  func text(in language: Language) -> String {
    switch self {
    case .foundCandidate:
      language.pick(it: "una delle dichiarazioni possibili", en: "found this candidate")
    case .candidateExpects(let type, let position, let found):
      language.pick(
        it:
          "questa forma vuole un '\(type)' come argomento numero \(position), e riceve un '\(found)'",
        en: "candidate expects value of type '\(type)' for parameter #\(position) (got '\(found)')")
    case .partialMatch(let parameters):
      language.pick(
        it: "una forma vuole questi argomenti: \(parameters)",
        en: "candidate has partially matching parameter list \(parameters)")
    case .constantDefinedHere:
      language.pick(it: "la costante è dichiarata qui", en: "constant defined here")
    case .variableDefinedHere:
      language.pick(it: "la variabile è dichiarata qui", en: "variable defined here")
    case .genericArgument(let parameter, let type):
      language.pick(it: "qui '\(parameter)' è '\(type)'", en: "where '\(parameter)' = '\(type)'")
    case .genericDeclaredHere(let kind, let name):
      language.pick(
        it: "il tipo generico '\(name)' è dichiarato qui",
        en: "generic \(kind) '\(name)' declared here")
    case .attemptToOverride:
      language.pick(
        it: "la proprietà che si vuole sovrascrivere è qui", en: "attempt to override property here"
      )
    case .overriddenRequiredInitializer:
      language.pick(
        it: "l'inizializzatore richiesto è dichiarato qui",
        en: "overridden required initializer is here")
    case .callIsAsync: language.pick(it: "la chiamata è 'async'", en: "call is 'async'")
    default: remedy(in: language)
    }
  }

  private func remedy(in language: Language) -> String {
    switch self {
    case .addAsync(let name):
      language.pick(
        it: "con 'async' la funzione '\(name)' può aspettare",
        en: "add 'async' to function '\(name)' to make it asynchronous")
    case .useTry: language.pick(it: "forse manca 'try'", en: "did you mean to use 'try'?")
    case .handleAsOptional:
      language.pick(
        it: "con 'try?' l'errore diventa 'nil'",
        en: "did you mean to handle error as optional value?")
    case .disablePropagation:
      language.pick(
        it: "con 'try!' l'errore ferma il programma",
        en: "did you mean to disable error propagation?")
    case .captureSelf:
      language.pick(
        it:
          "con '[self] in' la closure dichiara che trattiene 'self', e 'self.' si può sottintendere",
        en: "capture 'self' explicitly to enable implicit 'self' in this closure")
    case .referenceOptionalSelf:
      language.pick(it: "scrivi 'self?.'", en: "reference 'self?.' explicitly")
    case .provideDefault:
      language.pick(
        it: "con '??' si dà un valore di riserva",
        en: "provide a default value to avoid this warning")
    case .forceToAvoidWarning:
      language.pick(
        it: "con '!' si forza il valore: se è 'nil' il programma si ferma",
        en: "force-unwrap the value to avoid this warning")
    case .castToAny:
      language.pick(
        it: "con 'as Any' si dice che l'opzionale va bene così",
        en: "explicitly cast to 'Any' with 'as Any' to silence this warning")
    case .addStubs:
      language.pick(it: "aggiungi i membri che mancano", en: "add stubs for conformance")
    case .addReturnType:
      language.pick(
        it: "forse manca il tipo del risultato", en: "did you mean to add a return type?")
    case .useDo: language.pick(it: "forse manca 'do'", en: "did you mean to use a 'do' statement?")
    case .markMutating:
      language.pick(
        it: "con 'mutating' davanti il metodo può cambiare 'self'",
        en: "mark method 'mutating' to make 'self' mutable")
    case .addArguments:
      language.pick(
        it: "con le parentesi e gli argomenti si crea un valore del tipo",
        en: "add arguments after the type to construct a value of the type")
    case .useTypeItself:
      language.pick(
        it: "con '.self' si indica il tipo stesso", en: "use '.self' to reference the type object")
    case .addAnnotation:
      language.pick(
        it: "se è voluto, scrivi il tipo",
        en: "add an explicit type annotation to silence this warning")
    case .makeFailable(let name):
      language.pick(
        it: "con 'init?' l'inizializzatore '\(name)' può fallire",
        en: "use 'init?' to make the initializer '\(name)' failable")
    case .forceDowncast:
      language.pick(
        it: "con 'as!' si forza la conversione", en: "did you mean to use 'as!' to force downcast?")
    case .removeAssociatedValues:
      language.pick(
        it: "il caso non ha valori: togli le parentesi",
        en: "remove associated values to make the pattern match")
    case .addInitializer:
      language.pick(it: "dalle un valore iniziale", en: "add an initializer to silence this error")
    default: ""
    }
  }
}
