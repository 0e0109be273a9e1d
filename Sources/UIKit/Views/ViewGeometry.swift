/// Where a view is: its middle, its size and how it is transformed.
///
/// As in Core Animation, these are what is stored; the frame follows from them.
struct ViewGeometry {
  var center: CGPoint = .zero
  var bounds: CGRect = .zero
  var transform: CGAffineTransform = .identity
  var hasTransform = false
  var autoresizingMask: UIView.AutoresizingMask = []
  var autoresizesSubviews = true
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
}
