/// The words beside the signs that tell what a line did to the hierarchy.
public enum ChangeSentences {
  /// Beside a view that was taken out of another.
  public static func removed(from parent: String, in language: Language) -> String {
    language.pick(it: "non più in \(parent)", en: "no longer in \(parent)")
  }

  /// A view of the described list of the screen, with its frame in points.
  public static func box(
    name: String, text: String?, x: String, y: String, width: String, height: String,
    isHidden: Bool, in language: Language
  ) -> String {
    let shown = text.map { language.pick(it: " «\($0)»", en: " “\($0)”") } ?? ""
    let hidden = isHidden ? language.pick(it: ", nascosta", en: ", hidden") : ""
    return language.pick(
      it: "\(name)\(shown) a x \(x), y \(y), \(width)×\(height) punti\(hidden)",
      en: "\(name)\(shown) at x \(x), y \(y), \(width)×\(height) points\(hidden)")
  }
}
