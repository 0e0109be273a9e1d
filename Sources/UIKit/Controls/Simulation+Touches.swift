// not scripted
extension Simulation {
  /// Taps a point of the key window, as a finger would, and turns the run loop.
  ///
  /// - Returns: The view that received the touch, or nil where none did.
  @discardableResult
  public static func tap(at point: CGPoint) -> UIView? {
    guard let window = UIApplication.shared.keyWindow else { return nil }
    window.layoutIfNeeded()
    guard let hit = window.hitTest(point, with: nil) else { return nil }
    deliverTap(to: hit, at: point, in: window)
    turnRunLoop()
    return hit
  }

  /// Taps the middle of a view; what lies in front of it may receive the touch instead.
  @discardableResult
  public static func tap(_ view: UIView) -> UIView? {
    guard let window = view.window else { return nil }
    window.layoutIfNeeded()
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return tap(at: window.convert(middle, from: view))
  }

  private static func deliverTap(to hit: UIView, at point: CGPoint, in window: UIWindow) {
    var view: UIView? = hit
    while let current = view {
      for recognizer in current.tapRecognizers where recognizer.isEnabled {
        recognizer.recognize(at: point)
        return
      }
      if let control = current as? UIControl {
        control.receiveTap()
        return
      }
      if let textView = current as? UITextView {
        textView.becomeFirstResponder()
        return
      }
      if let table = current as? UITableView {
        table.receiveTap(at: table.convert(point, from: window))
        return
      }
      view = current.parent
    }
  }
}

// not scripted
extension Simulation {
  /// Types a text into the field or text view that has the keyboard, if one has, and turns the run
  /// loop.
  public static func type(_ text: String) {
    switch UIResponder.current {
    case let field as UITextField: field.type(text)
    case let textView as UITextView: textView.type(text)
    default: break
    }
    turnRunLoop()
  }
}
