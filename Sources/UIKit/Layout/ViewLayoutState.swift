/// What a view remembers about its layout between passes.
struct ViewLayoutState {
  var needsLayout = true
  /// Whether a view inside is to be laid out; lets a pass skip whole branches.
  var descendantNeedsLayout = false
  var needsUpdateConstraints = true
  var descendantNeedsUpdateConstraints = false

  var translatesMask = true
  var contentPriorities = ContentPriorities()
  /// The active constraints the view holds, in the order they were activated.
  var constraints: [NSLayoutConstraint] = []
  /// Constraints added before their items were inside the view.
  var unprepared: [NSLayoutConstraint] = []
  /// The guides the view owns, UIKit's own included.
  var guides: [UILayoutGuide] = []

  /// What the view is to the solver, once a constraint has asked.
  var item: LayoutItem?
  /// The solver of the hierarchy, where the view is the topmost one.
  var engine: LayoutEngine?
  /// The items of subviews that the next `layoutSubviews` gives new frames.
  var awaitingItems: [LayoutItem] = []
}
