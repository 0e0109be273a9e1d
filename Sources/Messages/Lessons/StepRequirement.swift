/// One thing that a step requires, as a fact about one view or as a check.
public enum StepRequirement: Equatable, Sendable {
  /// There is a view: its name and its class, as far as they count.
  case view(name: String?, type: String?, allowsSubclasses: Bool, parent: String?)

  /// A property has a value; both are Swift. `device` is the only screen on which it counts.
  case property(view: String, property: String, value: String, device: String?)

  /// A text contains a part.
  case contains(view: String, property: String, part: String, device: String?)

  /// What may stand among the subviews: only the ones that are listed, or others too; in order, or
  /// not.
  case subviews(view: String, allowsOthers: Bool, isOrdered: Bool)

  /// An expression that must be true.
  case check(String)

  /// What holds must hold on all of these screens.
  case devices([String])

  /// The requirement as a sentence; code between backticks.
  public func text(in language: Language) -> String {
    switch self {
    case .view(let name, let type, let allowsSubclasses, let parent):
      view(name, type, allowsSubclasses, parent, in: language)
    case .property(let view, let property, let value, let device):
      language.pick(
        it: "`\(view).\(property)` è `\(value)`", en: "`\(view).\(property)` is `\(value)`")
        + on(device, in: language)
    case .contains(let view, let property, let part, let device):
      language.pick(
        it: "`\(view).\(property)` contiene `\(part)`",
        en: "`\(view).\(property)` contains `\(part)`") + on(device, in: language)
    case .subviews(let view, let allowsOthers, let isOrdered):
      subviews(of: view, allowsOthers, isOrdered, in: language)
    case .check(let expression):
      language.pick(it: "vale `\(expression)`", en: "`\(expression)` holds")
    case .devices(let names):
      language.pick(
        it: "tutto questo vale su " + names.joined(separator: ", "),
        en: "all this holds on " + names.joined(separator: ", "))
    }
  }

  private func on(_ device: String?, in language: Language) -> String {
    device.map { language.pick(it: ", su \($0)", en: ", on \($0)") } ?? ""
  }

  private func view(
    _ name: String?, _ type: String?, _ allowsSubclasses: Bool, _ parent: String?,
    in language: Language
  ) -> String {
    let kind = type.map { type in
      let subclass = language.pick(it: " o una sua sottoclasse", en: " or a subclass of it")
      return "`\(type)`" + (allowsSubclasses ? subclass : "")
    }
    let place = parent.map { language.pick(it: " in `\($0)`", en: " in `\($0)`") } ?? ""
    switch (name, kind) {
    case (let name?, let kind?):
      return parent == nil
        ? language.pick(it: "`\(name)` è di classe \(kind)", en: "`\(name)` is a \(kind)")
        : language.pick(
          it: "c'è `\(name)`, di classe \(kind),\(place)",
          en: "there is `\(name)`, a \(kind),\(place)")
    case (let name?, nil):
      return language.pick(it: "c'è `\(name)`\(place)", en: "there is `\(name)`\(place)")
    case (nil, let kind?):
      return language.pick(
        it: "c'è una vista di classe \(kind)\(place)",
        en: "there is a view of class \(kind)\(place)")
    case (nil, nil):
      return language.pick(it: "c'è una vista\(place)", en: "there is a view\(place)")
    }
  }

  private func subviews(
    of view: String, _ allowsOthers: Bool, _ isOrdered: Bool, in language: Language
  ) -> String {
    switch (allowsOthers, isOrdered) {
    case (false, true):
      language.pick(
        it: "`\(view)` ha queste sottoviste, in quest'ordine, e nessun'altra",
        en: "`\(view)` has these subviews, in this order, and no others")
    case (false, false):
      language.pick(
        it: "`\(view)` ha queste sottoviste, in qualunque ordine, e nessun'altra",
        en: "`\(view)` has these subviews, in any order, and no others")
    case (true, true):
      language.pick(
        it: "`\(view)` ha queste sottoviste, in quest'ordine, e può averne altre",
        en: "`\(view)` has these subviews, in this order, and may have others")
    case (true, false):
      language.pick(
        it: "`\(view)` ha queste sottoviste, in qualunque ordine, e può averne altre",
        en: "`\(view)` has these subviews, in any order, and may have others")
    }
  }
}
