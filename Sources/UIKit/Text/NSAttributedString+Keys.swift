extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour of the text, a `UIColor`.
  public static let foregroundColor: NSAttributedString.Key = NSAttributedString.Key(
    rawValue: "NSColor")
  /// The colour behind the text, a `UIColor`.
  public static let backgroundColor: NSAttributedString.Key = NSAttributedString.Key(
    rawValue: "NSBackgroundColor")
  /// The room added between characters, in points.
  public static let kern: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSKern")
  /// The style of a line under the text.
  public static let underlineStyle: NSAttributedString.Key = NSAttributedString.Key(
    rawValue: "NSUnderline")
  /// The style of a line through the text.
  public static let strikethroughStyle: NSAttributedString.Key = NSAttributedString.Key(
    rawValue: "NSStrikethrough")
  /// The style of the paragraph.
  public static let paragraphStyle: NSAttributedString.Key = NSAttributedString.Key(
    rawValue: "NSParagraphStyle")
  /// The address a link leads to.
  public static let link: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSLink")
}

extension NSAttributedString {
  /// The value of an attribute at the beginning of the text.
  func firstValue<Value>(of key: NSAttributedString.Key, as type: Value.Type) -> Value? {
    guard length > 0 else { return nil }
    return attribute(key, at: 0, effectiveRange: nil) as? Value
  }

  /// Returns the size of the text in one line, not rounded.
  ///
  /// The font is that of the beginning, or the system font of 12 points.
  public func size() -> CGSize {
    let font = firstValue(of: .font, as: UIFont.self) ?? UIFont.systemFont(ofSize: 12)
    let layout = TextLayout(
      string, font: font, width: .infinity, limit: 0, mode: .byWordWrapping)
    return CGSize(
      width: layout.width, height: font.lineHeight * CGFloat(layout.lines.count))
  }
}
