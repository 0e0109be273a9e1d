extension UIStackView {
  /// How the views share the room along the stack's axis.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack, stretched or squeezed where they resist least.
    case fill = 0
    /// The views fill the stack, all of one length.
    case fillEqually = 1
    /// The views fill the stack in proportion to their content.
    case fillProportionally = 2
    /// The views keep their length, with equal gaps.
    case equalSpacing = 3
    /// The views keep their length, with equal distances between their middles.
    case equalCentering = 4
  }

  /// How the views lie across the stack's axis.
  public enum Alignment: Int, Sendable {
    /// The views fill the stack.
    case fill = 0
    /// The views lie at the leading edge, or at the top.
    case leading = 1
    /// The first baselines of a row lie on one line.
    case firstBaseline = 2
    /// The views' middles lie on one line.
    case center = 3
    /// The views lie at the trailing edge, or at the bottom.
    case trailing = 4
    /// The last baselines of a row lie on one line.
    case lastBaseline = 5

    /// The name of `leading` for a row.
    public static let top: UIStackView.Alignment = .leading
    /// The name of `trailing` for a row.
    public static let bottom: UIStackView.Alignment = .trailing
  }

  /// The spacing that stands for "as the stack has it".
  public static let spacingUseDefault: CGFloat = CGFloat(Float.greatestFiniteMagnitude)
  /// The spacing that stands for the system's own.
  public static let spacingUseSystem: CGFloat = CGFloat(Float.leastNormalMagnitude)
}
