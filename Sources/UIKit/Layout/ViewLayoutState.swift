/// What a view remembers about its layout between passes.
struct ViewLayoutState {
  var needsLayout = true
  /// Whether a view inside is to be laid out; lets a pass skip whole branches.
  var descendantNeedsLayout = false
  var needsUpdateConstraints = true
  var descendantNeedsUpdateConstraints = false
  /// Whether the last `updateConstraints` came through to the base class, as an override must.
  var updateConstraintsReachedSuper = false
}
