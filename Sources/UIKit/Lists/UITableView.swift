/// A column of rows that scrolls.
///
/// All cells near the screen exist and the others do not, as on a device. Rows are 44 points high
/// unless their constraints, the table or its delegate say otherwise.
@MainActor open class UITableView: UIScrollView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// One after the other.
    case plain = 0
    /// With room between them.
    case grouped = 1
    /// With room between them and round corners.
    case insetGrouped = 2
  }

  /// The height that stands for one worked out from the row's constraints.
  public static let automaticDimension: CGFloat = -1

  /// How sections look.
  public let style: UITableView.Style
  /// The object that gives the rows.
  public weak var dataSource: (any UITableViewDataSource)? {
    didSet { reloadData() }
  }

  private var factories: [String: @MainActor (String) -> UITableViewCell] = [:]
  private var spareCells: [String: [UITableViewCell]] = [:]
  private var shownCells: [IndexPath: UITableViewCell] = [:]
  private var rows: [(path: IndexPath, frame: CGRect)] = []
  private var titles: [(label: UILabel, frame: CGRect)] = []
  private var needsReload = true

  /// Makes a table of a style.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Makes a table from an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The height of rows in points.
  public var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { reloadData() }
  }

  /// The height of sections' titles in points.
  public var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height of what stands under sections in points.
  public var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// Whether several rows can be selected at a time.
  public var allowsMultipleSelection: Bool = false
  /// Whether rows can be selected while they are edited.
  public var allowsSelectionDuringEditing: Bool = false
  /// The height rows are taken for before they are seen.
  public var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The view above all rows, as high as its frame.
  public var tableHeaderView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let tableHeaderView { addSubview(tableHeaderView) }
      reloadData()
    }
  }
  /// The view below all rows, as high as its frame.
  public var tableFooterView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let tableFooterView { addSubview(tableFooterView) }
      reloadData()
    }
  }
  /// How the line between rows looks.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin line.
    case singleLine = 1
  }

  /// The movement with which rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// They come from the right.
    case right = 1
    /// They come from the left.
    case left = 2
    /// They come from above.
    case top = 3
    /// They come from below.
    case bottom = 4
    /// None.
    case none = 5
    /// They keep to the middle.
    case middle = 6
    /// Chosen by the table.
    case automatic = 100
  }

  /// How the line between rows looks.
  public var separatorStyle: UITableView.SeparatorStyle = UITableView.SeparatorStyle.singleLine
  /// The colour of the line between rows.
  public var separatorColor: UIColor? = UIColor.separator
  /// Where the line between rows begins and ends.
  public var separatorInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether rows can be selected.
  public var allowsSelection: Bool = true
  /// The row selected, if any.
  public private(set) var indexPathForSelectedRow: IndexPath?

  // MARK: Cells

  // not scripted
  /// Has cells of a class made for an identifier.
  ///
  /// Swift without the Objective-C runtime cannot make an instance of a subclass it is given, so only
  /// `UITableViewCell` itself works here; subclasses are registered with a closure.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    factories[identifier] = nil
    guard cellClass == UITableViewCell.self else { return }
    factories[identifier] = { UITableViewCell(style: .default, reuseIdentifier: $0) }
  }

  // not scripted
  /// Has a closure make the cells for an identifier; for classes the host makes.
  public func register(
    forCellReuseIdentifier identifier: String,
    factory: @escaping @MainActor (String) -> UITableViewCell
  ) {
    factories[identifier] = factory
  }

  /// Returns a cell to use again, or nil where there is none and no class was registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = spareCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return factories[identifier]?(identifier)
  }

  /// Returns a cell to use again or a new one; raises where no class was registered.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    Simulation.raise(
      .internalInconsistency(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard"))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns the cell of a row, if it exists.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    shownCells[indexPath]
  }

  /// The cells that exist, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    rows.compactMap { shownCells[$0.path] }
  }

  // MARK: Content

  /// The number of sections.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  /// Returns the number of rows in a section.
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Has the rows asked for again at the next layout.
  public func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  /// Begins a set of changes; they all take effect at the next layout.
  public func beginUpdates() {}

  /// Ends a set of changes.
  public func endUpdates() {
    reloadData()
  }

  /// Shows rows that the data source has added.
  public func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    reloadData()
  }

  /// Takes away rows that the data source has removed.
  public func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    reloadData()
  }

  /// Shows rows anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    reloadData()
  }

  /// Selects a row, without telling the delegate.
  public func selectRow(at indexPath: IndexPath?, animated: Bool) {
    indexPathForSelectedRow = indexPath
    for (path, cell) in shownCells { cell.isSelected = path == indexPath }
  }

  /// Takes the selection from a row.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { selectRow(at: nil, animated: animated) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsReload {
      needsReload = false
      measure()
    }
    placeCells()
  }

  /// Makes every row's frame, asking each cell where its height follows from its content.
  private func measure() {
    for cell in shownCells.values { retire(cell) }
    shownCells = [:]
    for title in titles { title.label.removeFromSuperview() }
    titles = []
    rows = []
    var y: CGFloat = 0
    if let header = tableHeaderView {
      header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
      y = header.frame.maxY
    }
    // More rows than anyone can use would only fill the memory.
    for section in 0..<min(max(0, numberOfSections), 1000) {
      y = addTitle(of: section, at: y)
      for row in 0..<min(max(0, numberOfRows(inSection: section)), 10_000) {
        let path = IndexPath(row: row, section: section)
        let height = height(of: path)
        rows.append((path, CGRect(x: 0, y: y, width: bounds.width, height: height)))
        y += height
      }
    }
    if let footer = tableFooterView {
      footer.frame = CGRect(x: 0, y: y, width: bounds.width, height: footer.frame.height)
      y = footer.frame.maxY
    }
    contentSize = CGSize(width: bounds.width, height: y)
  }

  private func addTitle(of section: Int, at y: CGFloat) -> CGFloat {
    let text = dataSource?.tableView(self, titleForHeaderInSection: section)
    let height: CGFloat = text == nil ? (style == .plain ? 0 : 18) : 28
    guard let text else { return y + height }
    let label = UILabel(frame: CGRect(x: 16, y: y, width: max(0, bounds.width - 32), height: 28))
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.text = text
    addSubview(label)
    titles.append((label, label.frame))
    return y + height
  }

  private func height(of path: IndexPath) -> CGFloat {
    let asked = (delegate as? any UITableViewDelegate)?.tableView(self, heightForRowAt: path)
    let height = asked ?? rowHeight
    if height >= 0 { return height }
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return 44 }
    shownCells[path] = cell
    cell.frame.size.width = bounds.width
    let fitting = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height : 44
  }

  private func placeCells() {
    for row in rows {
      let isSeen = row.frame.intersects(bounds)
      if isSeen {
        guard let cell = shownCells[row.path] ?? dataSource?.tableView(self, cellForRowAt: row.path)
        else { continue }
        shownCells[row.path] = cell
        cell.frame = row.frame
        cell.isSelected = row.path == indexPathForSelectedRow
        if cell.superview !== self { addSubview(cell) }
      } else if let cell = shownCells.removeValue(forKey: row.path) {
        retire(cell)
      }
    }
  }

  private func retire(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { spareCells[identifier, default: []].append(cell) }
  }

  /// Selects the row under a point and tells the delegate; for taps.
  func receiveTap(at point: CGPoint) {
    guard allowsSelection, let row = rows.first(where: { $0.frame.contains(point) }) else { return }
    selectRow(at: row.path, animated: false)
    (delegate as? any UITableViewDelegate)?.tableView(self, didSelectRowAt: row.path)
  }
}
