/// The keys a keyboard shows.
public enum UIKeyboardType: Int, Sendable {
  /// The usual keys.
  case `default` = 0
  /// ASCII characters only.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// For addresses of the web.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// For telephone numbers.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For mail addresses.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Done.
  case done = 9
}

/// Which letters become capitals by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether spelling is corrected while typing.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the keyboard wants it.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spelling is checked while typing.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the keyboard wants it.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// What a text means, so that the system can offer to fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name.
  public static let name: UITextContentType = UITextContentType(rawValue: "name")
  /// A name of a user.
  public static let username: UITextContentType = UITextContentType(rawValue: "username")
  /// A password.
  public static let password: UITextContentType = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword: UITextContentType = UITextContentType(rawValue: "new-password")
  /// A mail address.
  public static let emailAddress: UITextContentType = UITextContentType(rawValue: "email")
  /// A code sent once.
  public static let oneTimeCode: UITextContentType = UITextContentType(
    rawValue: "one-time-code")
}

extension UITextField {
  /// The box around the text.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin line.
    case line = 1
    /// A box with a shadow.
    case bezel = 2
    /// A box with round corners.
    case roundedRect = 3
  }

  /// When a view at the side of the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// Unless the text is edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }
}
