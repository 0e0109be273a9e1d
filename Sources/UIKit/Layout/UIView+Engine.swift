extension UIView {
  func applyEngineFrames() {}
  func marginGuidesAreStale() {}
  func safeAreaGuideIsStale() {}
  func contentSizeDidChange() {}
  func autoresizingConstraintsAreStale() {}
  func boundsOriginDidChange() {}
  func readingDirectionDidChange() {}
  func willDetach(_ view: UIView) {}
  func didAttach(_ view: UIView) {}
  var translatesAutoresizingMaskIntoConstraints: Bool {
    get { true }
    set {}
  }
}
