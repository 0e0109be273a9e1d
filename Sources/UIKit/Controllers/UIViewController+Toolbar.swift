extension UIViewController {
  /// The buttons a navigation controller shows in its toolbar while the controller is on top.
  ///
  /// The simulation keeps them and draws no toolbar.
  public var toolbarItems: [UIBarButtonItem]? {
    get { options.toolbarItems }
    set { options.toolbarItems = newValue }
  }

  /// Gives the toolbar other buttons.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// A button that begins and ends editing.
  public var editButtonItem: UIBarButtonItem {
    if let known = options.editButtonItem { return known }
    let made = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        self.setEditing(!self.isEditing, animated: true)
      })
    options.editButtonItem = made
    return made
  }
}

extension UINavigationController {
  /// Whether the toolbar at the bottom is not shown.
  ///
  /// The simulation keeps the wish and draws no toolbar.
  public var isToolbarHidden: Bool {
    get { options.isToolbarHidden }
    set { options.isToolbarHidden = newValue }
  }

  /// Shows or hides the toolbar at the bottom.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }
}
