extension CGFloat {
  /// The value rounded up to a whole number of pixels.
  ///
  /// Sums of advances carry errors of the last digits, which must not cost a pixel.
  func roundedUpToPixel(scale: CGFloat) -> CGFloat {
    guard isFinite, scale > 0 else { return self }
    return (self * scale - 1e-6).rounded(.up) / scale
  }
}
