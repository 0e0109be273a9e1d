import Terminal
import UIKit

/// Makes the picture of the screen that `:draw` shows.
@MainActor struct ScreenPictureMaker {
  let naming: ViewNaming

  /// The boxes and the views they stand for, from the back to the front.
  func picture(of window: UIWindow) -> (picture: ScreenPicture, views: [UIView]) {
    let bounds = window.bounds
    let insets = window.safeAreaInsets
    let safe = PictureRect(
      x: insets.left, y: insets.top, width: bounds.width - insets.left - insets.right,
      height: bounds.height - insets.top - insets.bottom)
    var picture = ScreenPicture(
      width: bounds.width, height: bounds.height, safeArea: safe, boxes: [])
    var views: [UIView] = []
    var pending: [(view: UIView, depth: Int, clip: PictureRect?)] = window.subviews.reversed().map {
      ($0, 0, nil)
    }
    // Without recursion: a learner's tree may be very deep.
    while let (view, depth, clip) = pending.popLast() {
      let frame = rect(view.convert(view.bounds, to: window))
      picture.boxes.append(box(view, frame: frame, clip: clip, depth: depth))
      views.append(view)
      guard !view.isHidden, !(view is UIControl) else { continue }
      let inner = view.clipsToBounds ? clip.map(frame.intersection) ?? frame : clip
      pending += view.subviews.reversed().map { ($0, depth + 1, inner) }
    }
    return (picture, views)
  }

  private func box(_ view: UIView, frame: PictureRect, clip: PictureRect?, depth: Int) -> ScreenBox
  {
    ScreenBox(
      title: Sanitizer.cleanedLine(naming.call(view)),
      text: DisplayedText.of(view).map(Sanitizer.cleanedLine), alignment: alignment(of: view),
      frame: frame, clip: clip, isFilled: isFilled(view),
      isHidden: view.isHidden || view.alpha < 0.01, depth: depth)
  }

  private func isFilled(_ view: UIView) -> Bool {
    guard let color = view.backgroundColor else { return false }
    return color.cgColor.alpha > 0.01
  }

  private func alignment(of view: UIView) -> ScreenBox.Alignment {
    if view is UIButton { return .center }
    guard let label = view as? UILabel else { return .leading }
    let isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch label.textAlignment {
    case .center: return .center
    case .right: return .trailing
    case .left: return .leading
    default: return isRightToLeft ? .trailing : .leading
    }
  }

  private func rect(_ rect: CGRect) -> PictureRect {
    PictureRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
