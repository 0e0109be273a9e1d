/// The constraints that stand for a view's frame and autoresizing mask.
///
/// Along an axis each flexible part grows with the superview in proportion to its size, so each
/// quantity is `multiplier × superview's length + constant`; a part that does not give way is a
/// constant alone.
@MainActor struct MaskRules {
  let view: UIView

  func rules() -> [DerivedRule] {
    let frame = view.alignmentRect(forFrame: view.frame)
    let mask = view.autoresizingMask
    let horizontal = AxisRules(
      start: frame.minX, length: frame.width, total: view.parent?.bounds.width,
      startIsFlexible: mask.contains(.flexibleLeftMargin),
      lengthIsFlexible: mask.contains(.flexibleWidth),
      endIsFlexible: mask.contains(.flexibleRightMargin))
    let vertical = AxisRules(
      start: frame.minY, length: frame.height, total: view.parent?.bounds.height,
      startIsFlexible: mask.contains(.flexibleTopMargin),
      lengthIsFlexible: mask.contains(.flexibleHeight),
      endIsFlexible: mask.contains(.flexibleBottomMargin))
    let flexibility = "h=\(horizontal.text) v=\(vertical.text)"
    return [
      rule(.left, horizontal.startTerms, .width, flexibility),
      rule(.top, vertical.startTerms, .height, flexibility),
      rule(.width, horizontal.lengthTerms, .width, flexibility),
      rule(.height, vertical.lengthTerms, .height, flexibility),
    ]
  }

  private func rule(
    _ attribute: NSLayoutConstraint.Attribute, _ terms: (multiplier: CGFloat, constant: CGFloat),
    _ secondAttribute: NSLayoutConstraint.Attribute, _ flexibility: String
  ) -> DerivedRule {
    guard terms.multiplier != 0, let parent = view.parent else {
      return DerivedRule(
        kind: .mask(flexibility: flexibility), attribute: attribute, constant: terms.constant)
    }
    return DerivedRule(
      kind: .mask(flexibility: flexibility), attribute: attribute, second: parent.layoutItem,
      secondAttribute: secondAttribute, multiplier: terms.multiplier, constant: terms.constant)
  }
}

/// A view's place along one axis as linear terms of the superview's length.
private struct AxisRules {
  let startTerms: (multiplier: CGFloat, constant: CGFloat)
  let lengthTerms: (multiplier: CGFloat, constant: CGFloat)
  /// The flexible parts as UIKit prints them: start, length, end; `&` gives way.
  let text: String

  init(
    start: CGFloat, length: CGFloat, total: CGFloat?,
    startIsFlexible: Bool, lengthIsFlexible: Bool, endIsFlexible: Bool
  ) {
    let total = total ?? 0
    let parts: [(size: CGFloat, isFlexible: Bool)] = [
      (start, startIsFlexible), (length, lengthIsFlexible),
      (total - start - length, endIsFlexible),
    ]
    let flexible = parts.filter(\.isFlexible)
    let sum = flexible.reduce(0) { $0 + $1.size }
    func terms(_ part: (size: CGFloat, isFlexible: Bool)) -> (CGFloat, CGFloat) {
      guard part.isFlexible else { return (0, part.size) }
      let share = sum == 0 ? 1 / CGFloat(flexible.count) : part.size / sum
      return (share, part.size - share * total)
    }
    startTerms = terms(parts[0])
    lengthTerms = terms(parts[1])
    // Where nothing gives way, the end does.
    let endGives = endIsFlexible || flexible.isEmpty
    text =
      (startIsFlexible ? "&" : "-") + (lengthIsFlexible ? "&" : "-") + (endGives ? "&" : "-")
  }
}
