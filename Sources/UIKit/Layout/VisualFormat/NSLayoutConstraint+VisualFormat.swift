extension NSLayoutConstraint {
  /// Makes the constraints that a line of visual format describes, such as
  /// `H:|-[icon(40)]-12-[label(>=60@750)]-|`.
  ///
  /// Names stand for the given views and guides, and for the given numbers. A format that cannot
  /// be understood raises with UIKit's text and a caret at the place.
  public class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatFault) {
      var parser = VisualFormatParser(format)
      var reader = VisualFormatReader(
        try parser.parse(), options: opts, metrics: metrics ?? [:], views: views)
      try reader.read()
      return reader.constraints
    } catch {
      let caret = String(repeating: " ", count: error.place) + "^"
      Simulation.raise(
        .invalidArgument(
          "Unable to parse constraint format: \n\(error.reason) \n\(format) \n\(caret)"))
      return []
    }
  }
}
