/// Recognises taps.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture.
  public var numberOfTapsRequired: Int = 1
  /// How many fingers make the gesture.
  public var numberOfTouchesRequired: Int = 1

  /// Makes a recogniser that sends a message to a target; nothing is sent where either is nil.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }
}

extension UIView {
  /// The recognisers attached to the view, in the order they were added.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { appearance.gestureRecognizers.isEmpty ? nil : appearance.gestureRecognizers }
    set {
      for recognizer in appearance.gestureRecognizers { recognizer.view = nil }
      appearance.gestureRecognizers = newValue ?? []
      for recognizer in appearance.gestureRecognizers { recognizer.view = self }
    }
  }

  /// Attaches a recogniser, taking it from the view it was attached to.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    appearance.gestureRecognizers.append(gestureRecognizer)
  }

  /// Detaches a recogniser.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    appearance.gestureRecognizers.removeAll { $0 === gestureRecognizer }
  }

  /// The attached recognisers of single taps.
  var tapRecognizers: [UITapGestureRecognizer] {
    appearance.gestureRecognizers.compactMap { $0 as? UITapGestureRecognizer }
      .filter { $0.numberOfTapsRequired == 1 && $0.numberOfTouchesRequired == 1 }
  }
}
