/// How a hierarchy differs from the expected one, as a fact about one view.
///
/// Views arrive as they are called in sentences: by the learner's name, or by their class.
public enum HierarchyDifference: Hashable, Sendable {
  /// Where a view is that ought to be elsewhere.
  public enum Place: Hashable, Sendable {
    /// There is no such view.
    case nowhere

    /// It was made, and is in no hierarchy.
    case outside

    /// It is a subview of another view.
    case inside(String)
  }

  /// There is no root view at all.
  case noRoot(name: String)
  case missing(view: String, type: String?, parent: String, place: Place)
  case extra(view: String, type: String, parent: String)
  case wrongType(view: String, expected: String, found: String, allowsSubclasses: Bool)

  /// The texts are Swift, as the author and as Swift would write them.
  case wrongValue(view: String, property: String, expected: String, found: String)

  /// A text does not contain the expected part.
  case noMatch(view: String, property: String, part: String, found: String)

  /// A view stands on the wrong side of one of its siblings; `isAfter` says which is the right one.
  case wrongOrder(view: String, parent: String, neighbour: String, isAfter: Bool)

  /// Something could not be looked at because of an earlier difference.
  case notReached(view: String, property: String?)

  /// What is the same for all differences of a kind: `missing`, `wrong-value`.
  public var id: String {
    switch self {
    case .noRoot: "no-root"
    case .missing: "missing"
    case .extra: "extra"
    case .wrongType: "wrong-type"
    case .wrongValue: "wrong-value"
    case .noMatch: "no-match"
    case .wrongOrder: "wrong-order"
    case .notReached: "not-reached"
    }
  }
}

extension HierarchyDifference {
  /// The difference as a clause, first what is, then what is expected; code between backticks.
  public func text(in language: Language) -> String {
    switch self {
    case .noRoot, .missing, .extra, .wrongOrder: ofPlace(in: language)
    case .wrongType(let view, let expected, let found, let allowsSubclasses):
      language.pick(
        it: "`\(view)` è di classe `\(found)`, e ci si aspetta `\(expected)`"
          + (allowsSubclasses ? " o una sua sottoclasse" : ""),
        en: "`\(view)` is a `\(found)`, and `\(expected)`"
          + (allowsSubclasses ? " or a subclass of it" : "") + " is expected")
    case .wrongValue(let view, let property, let expected, let found):
      language.pick(
        it: "`\(view).\(property)` è `\(found)`, e ci si aspetta `\(expected)`",
        en: "`\(view).\(property)` is `\(found)`, and `\(expected)` is expected")
    case .noMatch(let view, let property, let part, let found):
      language.pick(
        it: "`\(view).\(property)` è `\(found)`, e ci si aspetta che contenga `\(part)`",
        en: "`\(view).\(property)` is `\(found)`, and is expected to contain `\(part)`")
    case .notReached(let view, let property):
      language.pick(
        it: "`\(view)\(property.map { ".\($0)" } ?? "")` non è stato ancora guardato",
        en: "`\(view)\(property.map { ".\($0)" } ?? "")` has not been looked at yet")
    }
  }

  private func ofPlace(in language: Language) -> String {
    switch self {
    case .missing(let view, let type, let parent, let place):
      missing(view: view, type: type, parent: parent, place: place, in: language)
    case .extra(let view, let type, let parent):
      view == type
        ? language.pick(
          it: "in `\(parent)` c'è una vista in più, di classe `\(type)`",
          en: "there is one view too many in `\(parent)`, a `\(type)`")
        : language.pick(
          it: "in `\(parent)` c'è una vista in più, `\(view)` (`\(type)`)",
          en: "there is one view too many in `\(parent)`: `\(view)` (`\(type)`)")
    case .wrongOrder(let view, let parent, let neighbour, let isAfter):
      language.pick(
        it: "fra le sottoviste di `\(parent)`, `\(view)` va \(isAfter ? "dopo" : "prima di") "
          + "`\(neighbour)`",
        en: "among the subviews of `\(parent)`, `\(view)` belongs \(isAfter ? "after" : "before") "
          + "`\(neighbour)`")
    case .noRoot(let name):
      language.pick(
        it: "`\(name)` non ha ancora una vista", en: "`\(name)` has no view yet")
    default: ""
    }
  }

  private func missing(
    view: String, type: String?, parent: String, place: Place, in language: Language
  ) -> String {
    let shown = type.flatMap { $0 == view ? nil : " (`\($0)`)" } ?? ""
    return switch place {
    case .nowhere:
      language.pick(
        it: "in `\(parent)` manca `\(view)`\(shown)",
        en: "`\(view)`\(shown) is missing in `\(parent)`")
    case .outside:
      language.pick(
        it: "`\(view)`\(shown) esiste, ma non sta in nessuna vista; ci si aspetta in `\(parent)`",
        en: "`\(view)`\(shown) exists but is in no view; it is expected in `\(parent)`")
    case .inside(let other):
      language.pick(
        it: "`\(view)`\(shown) sta in `\(other)`, e ci si aspetta in `\(parent)`",
        en: "`\(view)`\(shown) is in `\(other)`, and is expected in `\(parent)`")
    }
  }
}
