/// What a line did to the views the learner can reach, as data; names and values are ready to show.
public enum HierarchyChange: Equatable, Sendable {
  /// A view was made and is in no hierarchy.
  case made(title: String)

  /// A view came into a superview, perhaps from another.
  case added(title: String, parent: String)
  case removed(title: String, parent: String)

  /// The controller's view was assigned.
  case root(old: String?, new: String?)

  /// A property changed; values are spelled in Swift.
  case property(view: String, name: String, old: String, new: String)

  /// A constraint was activated or deactivated: `label.centerX == newView.centerX`.
  case constraintAdded(String)
  case constraintRemoved(String)
}
