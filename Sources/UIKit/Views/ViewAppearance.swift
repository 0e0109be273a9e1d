/// How a view looks and answers: what has no bearing on geometry.
struct ViewAppearance {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var alpha: CGFloat = 1
  var isHidden = false
  var isOpaque = true
  var clipsToBounds = false
  var clearsContextBeforeDrawing = true
  var contentMode = UIView.ContentMode.scaleToFill
  var tag = 0
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var layer: CALayer?
  var gestureRecognizers: [UIGestureRecognizer] = []
  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityValue: String?
  var isAccessibilityElement = false
}
