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
  /// Types a text into the field that has the keyboard, if one has, and turns the run loop.
  public static func type(_ text: String) {
    for window in world.visibleWindows {
      if let field = editingField(in: window) {
        field.type(text)
        break
      }
    }
    turnRunLoop()
  }

  private static func editingField(in view: UIView) -> UITextField? {
    if let field = view as? UITextField, field.isFirstResponder { return field }
    for child in view.children {
      if let field = editingField(in: child) { return field }
    }
    return nil
  }
}
