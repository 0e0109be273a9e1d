/// An effect on what is behind a view.
@MainActor public class UIVisualEffect: NSObject {
}

/// Blurs what is behind a view.
@MainActor public final class UIBlurEffect: UIVisualEffect {
  /// How the blur looks.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// With the appearance.
    case regular = 4
    /// With the appearance, stronger.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The usual material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
  }

  /// How the blur looks.
  let style: UIBlurEffect.Style

  /// Makes a blur.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }
}

/// Applies an effect to what is behind it; its own views go into `contentView`.
@MainActor open class UIVisualEffectView: UIView {
  /// The effect.
  public var effect: UIVisualEffect?
  /// The view to put views into.
  public let contentView: UIView = UIView(frame: .zero)

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
