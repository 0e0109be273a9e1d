/// A row or a column of views, which it lays out by constraints of its own.
///
/// The stack takes arranged subviews into the hierarchy and makes constraints for them, with the
/// identifiers and priorities UIKit's own stack gives them. A hidden view gets no room.
@MainActor open class UIStackView: UIView {
  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints and guides made for the present arrangement.
  private var made: [NSLayoutConstraint] = []
  private var madeGuides: [UILayoutGuide] = []
  private var isStale = true

  /// Makes an empty row with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a row of the given views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes a stack from an archive.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  // MARK: Options

  /// Whether the stack is a row or a column.
  public var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { arrangementDidChange() }
  }

  /// How the views share the room along the axis.
  public var distribution: UIStackView.Distribution = .fill {
    didSet { arrangementDidChange() }
  }

  /// How the views lie across the axis.
  public var alignment: UIStackView.Alignment = .fill {
    didSet { arrangementDidChange() }
  }

  /// The gap between two views, in points; the least one where the distribution widens gaps.
  public var spacing: CGFloat = 0 {
    didSet { arrangementDidChange() }
  }

  /// Whether a column's spacing is measured between baselines.
  public var isBaselineRelativeArrangement: Bool = false {
    didSet { arrangementDidChange() }
  }

  /// Whether the views keep within the stack's margins.
  public var isLayoutMarginsRelativeArrangement: Bool = false {
    didSet { arrangementDidChange() }
  }

  // MARK: Arranged subviews

  /// The views the stack arranges, in order.
  public var arrangedSubviews: [UIView] {
    arranged
  }

  /// Adds a view at the end, as a subview too.
  public func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.filter { $0 !== view }.count)
  }

  /// Inserts a view at an index, as a subview too; an index that does not exist raises.
  public func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let others = arranged.filter { $0 !== view }
    guard (0...others.count).contains(stackIndex) else {
      Simulation.raise(
        .internalInconsistency(
          "index out of bounds for arranged subview: index = \(stackIndex) expected to be less "
            + "than or equal to \(others.count)"))
      return
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self {
      addSubview(view)
      guard view.superview === self else { return }
    }
    arranged = others
    arranged.insert(view, at: stackIndex)
    arrangementDidChange()
  }

  /// Stops arranging a view, which stays a subview.
  public func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Sets the gap after one view; `spacingUseDefault` takes the stack's own again.
  public func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    let key = ObjectIdentifier(arrangedSubview)
    customSpacings[key] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the gap set after one view, or `spacingUseDefault`.
  public func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// The gap after a view, in points.
  func gap(after view: UIView) -> CGFloat {
    let wanted = customSpacings[ObjectIdentifier(view)] ?? spacing
    return wanted == UIStackView.spacingUseSystem ? standardSpacing : wanted
  }

  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }

  // MARK: Layout

  private func arrangementDidChange() {
    isStale = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  override func visibilityDidChange(of subview: UIView) {
    if arranged.contains(where: { $0 === subview }) { arrangementDidChange() }
  }

  override func contentSizeDidChange(of subview: UIView) {
    if distribution == .fillProportionally { arrangementDidChange() }
  }

  open override func updateConstraints() {
    if isStale {
      isStale = false
      NSLayoutConstraint.deactivate(made)
      for guide in madeGuides { removeLayoutGuide(guide) }
      var arrangement = StackArrangement(self)
      arrangement.build()
      made = arrangement.constraints
      madeGuides = arrangement.guides
      NSLayoutConstraint.activate(made)
    }
    super.updateConstraints()
  }
}
