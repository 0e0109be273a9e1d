/// A typeface without a size: its family, weight, slant and metrics.
struct FontFace: Hashable, Sendable {
  /// Vertical metrics in ems.
  struct Metrics: Hashable, Sendable {
    let ascender: CGFloat
    let descender: CGFloat
    let leading: CGFloat
    let capHeight: CGFloat
    let xHeight: CGFloat
  }

  let familyName: String
  let postScriptName: String
  let weight: UIFont.Weight
  var isItalic = false
  /// Whether all digits are as wide as each other.
  var hasEqualDigits = false
  /// The advance of every character in ems, in a font where all are as wide as each other.
  var fixedAdvance: CGFloat?
  let metrics: Metrics

  /// The system font's vertical metrics, as measured.
  static let systemMetrics = Metrics(
    ascender: 0.9521484375, descender: -0.2412109375, leading: 0, capHeight: 0.70458984375,
    xHeight: 0.5263671875)

  /// The system font in a weight.
  static func system(
    weight: UIFont.Weight, isItalic: Bool = false, hasEqualDigits: Bool = false
  ) -> FontFace {
    FontFace(
      familyName: ".AppleSystemUIFont",
      postScriptName: ".SFUI-" + weightName(weight) + (isItalic ? "Italic" : ""),
      weight: weight, isItalic: isItalic, hasEqualDigits: hasEqualDigits, metrics: systemMetrics)
  }

  /// The system's monospaced font in a weight.
  static func monospacedSystem(weight: UIFont.Weight) -> FontFace {
    FontFace(
      familyName: ".AppleSystemUIFontMonospaced",
      postScriptName: ".AppleSystemUIFontMonospaced-" + weightName(weight),
      weight: weight, fixedAdvance: 0.6181640625, metrics: systemMetrics)
  }

  private static let weightNames: [(UIFont.Weight, String)] = [
    (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
    (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"),
    (.black, "Black"),
  ]

  /// The name of the weight nearest to the given one.
  private static func weightName(_ weight: UIFont.Weight) -> String {
    var best = weightNames[3]
    for candidate in weightNames
    where abs(candidate.0.rawValue - weight.rawValue) < abs(best.0.rawValue - weight.rawValue) {
      best = candidate
    }
    return best.1
  }

  /// The families beside the system's that can be asked for by name, with the vertical metrics of
  /// their font files.
  private static let families: [String: Metrics] = [
    "Helvetica": .init(
      ascender: 0.770, descender: -0.230, leading: 0, capHeight: 0.718, xHeight: 0.523),
    "Helvetica Neue": .init(
      ascender: 0.952, descender: -0.213, leading: 0.028, capHeight: 0.714, xHeight: 0.517),
    "Arial": .init(
      ascender: 0.905, descender: -0.212, leading: 0.033, capHeight: 0.716, xHeight: 0.519),
    "Georgia": .init(
      ascender: 0.917, descender: -0.219, leading: 0, capHeight: 0.693, xHeight: 0.481),
    "Times New Roman": .init(
      ascender: 0.891, descender: -0.216, leading: 0.042, capHeight: 0.662, xHeight: 0.447),
    "Avenir Next": .init(
      ascender: 1, descender: -0.366, leading: 0, capHeight: 0.708, xHeight: 0.468),
    "Menlo": .init(
      ascender: 0.928, descender: -0.236, leading: 0, capHeight: 0.729, xHeight: 0.547),
    "Courier": .init(
      ascender: 0.754, descender: -0.246, leading: 0, capHeight: 0.563, xHeight: 0.426),
    "Courier New": .init(
      ascender: 0.833, descender: -0.300, leading: 0, capHeight: 0.571, xHeight: 0.423),
  ]

  private static let fixedAdvances: [String: CGFloat] = [
    "Menlo": 0.602, "Courier": 0.6, "Courier New": 0.6,
  ]

  /// Finds a typeface by family or PostScript name, such as `HelveticaNeue-Bold`.
  init?(named name: String) {
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let first = parts.first else { return nil }
    let style = parts.count > 1 ? parts[1] : ""
    if first == ".SFUI" {
      let plain = style.replacingOccurrences(of: "Italic", with: "")
      guard let weight = FontFace.weightNames.first(where: { $0.1 == plain })?.0 else { return nil }
      self = .system(weight: weight, isItalic: style.hasSuffix("Italic"))
      return
    }
    let wanted = first.replacingOccurrences(of: " ", with: "")
      .replacingOccurrences(of: "PSMT", with: "").replacingOccurrences(of: "MT", with: "")
    for (family, metrics) in FontFace.families
    where family.replacingOccurrences(of: " ", with: "") == wanted {
      familyName = family
      postScriptName = name
      weight = style.contains("Bold") ? .bold : style.contains("Light") ? .light : .regular
      isItalic = style.contains("Italic") || style.contains("Oblique")
      fixedAdvance = FontFace.fixedAdvances[family]
      self.metrics = metrics
      return
    }
    return nil
  }

  private init(
    familyName: String, postScriptName: String, weight: UIFont.Weight, isItalic: Bool = false,
    hasEqualDigits: Bool = false, fixedAdvance: CGFloat? = nil, metrics: Metrics
  ) {
    self.familyName = familyName
    self.postScriptName = postScriptName
    self.weight = weight
    self.isItalic = isItalic
    self.hasEqualDigits = hasEqualDigits
    self.fixedAdvance = fixedAdvance
    self.metrics = metrics
  }
}
