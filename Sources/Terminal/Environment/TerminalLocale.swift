import Foundation

/// The character encoding of the terminal.
public enum TerminalLocale {
  /// Sets the locale's character encoding; the first thing that a program at a terminal does.
  ///
  /// libedit drops accents, or crashes on a prompt that has any, without a UTF-8 encoding set
  /// before it starts. When the environment's is not UTF-8 or is not installed, `C.UTF-8` and
  /// `en_US.UTF-8` are tried. Numbers keep their point: only the encoding is set.
  ///
  /// - Returns: Whether the encoding is UTF-8. When not, prompts and drawings must be ASCII.
  @discardableResult
  public static func activate() -> Bool {
    for name in ["", "C.UTF-8", "en_US.UTF-8"] {
      if setlocale(LC_CTYPE, name) != nil, isUTF8 { return true }
    }
    return false
  }

  /// Whether the encoding in force is UTF-8.
  public static var isUTF8: Bool {
    guard let name = nl_langinfo(nl_item(CODESET)) else { return false }
    return String(cString: name).uppercased().replacing("-", with: "") == "UTF8"
  }
}
