/// A constraint UIKit makes itself from a view's intrinsic content size: one half of it, that
/// resists stretching or that resists squeezing.
@MainActor final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
}
