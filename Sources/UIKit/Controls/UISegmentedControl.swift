/// A row of segments of which one may be selected: 32 points high.
@MainActor public class UISegmentedControl: UIControl {
  /// No segment, −1.
  public static let noSegment: Int = -1
  private var titles: [String?] = []
  private var selection = UISegmentedControl.noSegment

  /// Makes a control with the given frame and no segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Makes a control with a segment for each text or picture.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
    frame.size = intrinsicContentSize
  }

  /// Makes a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// The number of segments.
  public var numberOfSegments: Int { titles.count }

  /// The index of the selected segment, or `noSegment`; an index beyond the segments selects none.
  public var selectedSegmentIndex: Int {
    get { selection }
    set { selection = titles.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment }
  }

  /// Inserts a segment with a text; an index beyond the last puts it at the end.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: min(max(segment, 0), titles.count))
    invalidateIntrinsicContentSize()
  }

  /// Removes a segment, if there is one of that index.
  public func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    if selection >= titles.count { selection = UISegmentedControl.noSegment }
    invalidateIntrinsicContentSize()
  }

  /// Removes all segments.
  public func removeAllSegments() {
    titles = []
    selection = UISegmentedControl.noSegment
    invalidateIntrinsicContentSize()
  }

  /// Sets a segment's text, if there is one of that index.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title
    invalidateIntrinsicContentSize()
  }

  /// Returns a segment's text.
  public func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// All segments are as wide as the widest text, with twelve points on either side.
  ///
  /// The height is recorded; the room beside the text is a guess.
  public override var intrinsicContentSize: CGSize {
    let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    let widest = titles.map { TextMetrics.width(of: $0 ?? "", font: font) }.max() ?? 0
    let segment = (widest + 24).rounded(.up)
    return CGSize(width: segment * CGFloat(titles.count), height: 32)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
