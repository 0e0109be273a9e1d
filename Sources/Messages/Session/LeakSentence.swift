import Interpreter

/// What `:leaks` says of the objects that are alive for nothing.
public enum LeakSentence: Equatable, Sendable {
  /// Nothing leaks.
  case none

  /// A circle, as a path.
  case cycle(String)

  /// What else the circle keeps alive.
  case alsoKept([String])

  /// How the circle is broken.
  case remedy(throughSelf: Bool)

  /// All there is to say about the leaks that were found.
  public static func sentences(for leaks: [Leak]) -> [LeakSentence] {
    if leaks.isEmpty { return [.none] }
    return leaks.flatMap { leak in
      [.cycle(leak.path)] + (leak.kept.isEmpty ? [] : [.alsoKept(leak.kept)])
        + [.remedy(throughSelf: leak.isThroughSelf)]
    }
  }

  /// The sentence in a language.
  public func text(in language: Language) -> String {
    switch self {
    case .none:
      language.pick(
        it: "Nessuna perdita: tutto ciò che vive si può ancora raggiungere.",
        en: "No leaks: everything that is alive can still be reached.")
    case .cycle(let path):
      language.pick(
        it: "Ciclo di riferimenti, che nessuno raggiunge più: \(path)",
        en: "A retain cycle that nothing reaches any more: \(path)")
    case .alsoKept(let names):
      language.pick(
        it: "Tiene in vita anche: \(names.joined(separator: ", ")).",
        en: "It also keeps alive: \(names.joined(separator: ", ")).")
    case .remedy(throughSelf: true):
      language.pick(
        it: "La closure cattura self. Con [weak self] non lo tiene in vita, e il ciclo si spezza.",
        en:
          "The closure captures self. With [weak self] it does not keep it alive, and the cycle is broken."
      )
    case .remedy(throughSelf: false):
      language.pick(
        it: "Dichiara weak uno di questi riferimenti, di solito quello verso chi possiede l'altro.",
        en: "Make one of these references weak, usually the one that leads back to the owner.")
    }
  }
}
