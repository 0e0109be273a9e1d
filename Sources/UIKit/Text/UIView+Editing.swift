extension UIView {
  /// Ends the editing of the text inside the view, and answers whether it has ended.
  ///
  /// With `force` it ends even where the field does not agree.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let editing = UIResponder.current as? UIView, editing.isDescendant(of: self) else {
      return true
    }
    return editing.resignFirstResponder() || force
  }
}
