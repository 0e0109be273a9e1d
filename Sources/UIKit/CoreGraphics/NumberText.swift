extension CGFloat {
  /// The value as `%g` prints it: six significant digits, no trailing zeros.
  var sixDigits: String { String(format: "%g", Double(self)) }
}

/// An object's address as UIKit's descriptions print it, such as `0x7f8b1c50a2b0`.
func pointerText(_ object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}
