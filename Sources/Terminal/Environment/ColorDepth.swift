/// How many colours a stream shows.
public enum ColorDepth: Int, Sendable, Comparable {
  /// None: no escape sequence at all is written.
  case none = 0
  case sixteen = 16
  case indexed = 256
  case trueColor = 16_777_216

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The wish of the option `--color`.
  public enum Choice: String, CaseIterable, Sendable {
    case automatic = "auto"
    case always
    case never
  }

  /// Decides the colours of one stream.
  ///
  /// In order: the option; `NO_COLOR` not empty; `CLICOLOR_FORCE` other than 0 or `FORCE_COLOR`; a
  /// stream that is no terminal; `TERM=dumb`. The depth follows `COLORTERM` and `TERM`.
  public init(choice: Choice, environment: [String: String], isTerminal: Bool) {
    func isSet(_ name: String) -> Bool { !(environment[name] ?? "").isEmpty }
    let isForced =
      (isSet("CLICOLOR_FORCE") && environment["CLICOLOR_FORCE"] != "0")
      || (isSet("FORCE_COLOR") && environment["FORCE_COLOR"] != "0")
    let term = environment["TERM"] ?? ""
    let isOn: Bool
    switch choice {
    case .never: isOn = false
    case .always: isOn = true
    case .automatic:
      if isSet("NO_COLOR") {
        isOn = false
      } else if isForced {
        isOn = true
      } else {
        isOn = isTerminal && term != "dumb" && !term.isEmpty
      }
    }
    guard isOn else {
      self = .none
      return
    }
    switch environment["COLORTERM"] {
    case "truecolor", "24bit": self = .trueColor
    default: self = term.contains("256color") ? .indexed : .sixteen
    }
  }
}
