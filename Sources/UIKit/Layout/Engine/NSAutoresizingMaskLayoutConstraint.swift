/// A constraint UIKit makes itself from a view's frame and autoresizing mask.
@MainActor final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
  /// What of the view is flexible, such as `h=--& v=-&-`.
  var flexibility = ""

  override var descriptionPrefix: String {
    flexibility
  }
}
