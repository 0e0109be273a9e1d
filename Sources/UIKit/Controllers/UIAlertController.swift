/// A message with buttons, shown on top of everything.
///
/// Its view is arranged by the system: 270 points wide in the middle, or as wide as the screen at the
/// bottom. Heights are nearly right.
@MainActor public final class UIAlertController: UIViewController {
  /// Where the message is shown.
  public enum Style: Int, Sendable {
    /// At the bottom, to choose something.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// Where the message is shown.
  public let preferredStyle: UIAlertController.Style
  /// The text under the title.
  public var message: String?
  /// The buttons, in the order they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The fields, in the order they were added.
  public private(set) var textFields: [UITextField]?
  /// The button the return key stands for.
  public var preferredAction: UIAlertAction?

  /// Makes a message without buttons.
  public init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .overFullScreen
  }

  /// Makes a message from an archive.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Adds a button.
  public func addAction(_ action: UIAlertAction) {
    actions.append(action)
  }

  /// Adds a field and has a closure set it up.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Makes the box with the texts, the fields and the buttons.
  public override func loadView() {
    let shade = UIView(frame: UIScreen.main.bounds)
    let box = UIStackView(arrangedSubviews: contentViews)
    box.axis = .vertical
    box.spacing = 8
    box.isLayoutMarginsRelativeArrangement = true
    box.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 8, right: 16)
    box.backgroundColor = .secondarySystemBackground
    box.layer.cornerRadius = 14
    box.translatesAutoresizingMaskIntoConstraints = false
    shade.addSubview(box)
    var constraints = [box.centerXAnchor.constraint(equalTo: shade.centerXAnchor)]
    if preferredStyle == .alert {
      constraints.append(box.centerYAnchor.constraint(equalTo: shade.centerYAnchor))
      constraints.append(box.widthAnchor.constraint(equalToConstant: 270))
    } else {
      constraints.append(
        box.bottomAnchor.constraint(equalTo: shade.safeAreaLayoutGuide.bottomAnchor))
      constraints.append(box.widthAnchor.constraint(equalTo: shade.widthAnchor, constant: -16))
    }
    NSLayoutConstraint.activate(constraints)
    view = shade
  }

  private var contentViews: [UIView] {
    var views: [UIView] = []
    for (text, size) in [(title, CGFloat(17)), (message, 13)] {
      guard let text else { continue }
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: size, weight: size == 17 ? .semibold : .regular)
      label.textAlignment = .center
      label.numberOfLines = 0
      views.append(label)
    }
    views += textFields ?? []
    for action in actions {
      let button = UIButton(type: .system)
      button.setTitle(action.title, for: .normal)
      button.setTitleColor(action.style == .destructive ? .systemRed : .systemBlue, for: .normal)
      button.titleLabel?.font = .systemFont(
        ofSize: 17, weight: action.style == .cancel ? .semibold : .regular)
      button.isEnabled = action.isEnabled
      button.addAction(
        UIAction { [weak self] _ in self?.choose(action) }, for: .touchUpInside)
      views.append(button)
    }
    return views
  }

  /// Takes the message away and then calls the button's closure.
  private func choose(_ action: UIAlertAction) {
    presentingViewController?.dismiss(animated: true) { action.handler?(action) }
  }
}
