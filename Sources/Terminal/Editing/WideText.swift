import CLineEdit

/// A text as C's wide characters, ended by a zero, at an address that lives as long as this object.
final class WideText {
  private(set) var pointer: UnsafeMutablePointer<wchar_t>

  init(_ text: String = "") {
    pointer = Self.allocated(text)
  }

  deinit {
    pointer.deallocate()
  }

  /// Hands over a text for the time of a call.
  static func with<Result>(
    _ text: String, _ body: (UnsafePointer<wchar_t>) -> Result
  ) -> Result {
    let wide = WideText(text)
    return withExtendedLifetime(wide) { body(wide.pointer) }
  }

  func set(_ text: String) {
    pointer.deallocate()
    pointer = Self.allocated(text)
  }

  private static func allocated(_ text: String) -> UnsafeMutablePointer<wchar_t> {
    let scalars = text.unicodeScalars
    let pointer = UnsafeMutablePointer<wchar_t>.allocate(capacity: scalars.count + 1)
    var place = 0
    for scalar in scalars {
      pointer[place] = wchar_t(bitPattern: scalar.value)
      place += 1
    }
    pointer[place] = 0
    return pointer
  }
}

extension Unicode.Scalar {
  /// The scalar of a wide character; the replacement character for what is none.
  init(wide: wchar_t) {
    self = Unicode.Scalar(UInt32(bitPattern: wide)) ?? "\u{FFFD}"
  }
}
