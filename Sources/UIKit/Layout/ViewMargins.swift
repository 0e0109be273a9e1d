/// What keeps a view's content from its edges.
struct ViewMargins {
  /// The margins the program asked for; nil means the default ones.
  var own: NSDirectionalEdgeInsets?
  var preservesSuperview = false
  var insetsFromSafeArea = true
  /// What bars and the device's shape cover of the view.
  var safeArea: UIEdgeInsets = .zero
  /// The margins as last announced.
  var announced: UIEdgeInsets?

  /// The margins of a view that asked for none, 8 points on each side.
  static let standard = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
}
