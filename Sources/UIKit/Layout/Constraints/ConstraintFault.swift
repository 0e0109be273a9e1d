/// A reason why UIKit refuses to make a constraint.
enum ConstraintFault {
  case notAnItem
  case placeWithoutPair
  case pairing
  case mixedSides
  case notFinite

  /// Finds what is wrong with a constraint to be made, or answers nil.
  @MainActor init?(
    first: LayoutItem?, _ firstAttribute: NSLayoutConstraint.Attribute,
    second: LayoutItem?, _ secondAttribute: NSLayoutConstraint.Attribute,
    secondIsGiven: Bool, multiplier: CGFloat, constant: CGFloat
  ) {
    if first == nil || (secondIsGiven && second == nil) {
      self = .notAnItem
    } else if !multiplier.isFinite || !constant.isFinite {
      self = .notFinite
    } else if firstAttribute.kind == .nothing {
      self = .pairing
    } else if second == nil || multiplier == 0 {
      if firstAttribute.kind == .length { return nil }
      self = .placeWithoutPair
    } else if firstAttribute.kind != secondAttribute.kind {
      self = .pairing
    } else if firstAttribute.isDirectional && secondAttribute.isAbsoluteSide
      || firstAttribute.isAbsoluteSide && secondAttribute.isDirectional
    {
      self = .mixedSides
    } else {
      return nil
    }
  }

  /// What UIKit raises.
  @MainActor func exception(describing item: Any) -> SimulatedException {
    let about = "NSLayoutConstraint for \(item): "
    switch self {
    case .notAnItem:
      return .invalidArgument(about + "Constraint items must each be a view or layout guide.")
    case .placeWithoutPair:
      return .invalidArgument(
        about + "A multiplier of 0 or a nil second item together with a location for the first "
          + "attribute creates an illegal constraint of a location equal to a constant. "
          + "Location attributes must be specified in pairs.")
    case .pairing:
      return .invalidArgument(about + "Invalid pairing of layout attributes.")
    case .mixedSides:
      return .invalidArgument(
        "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
          + "multiplier:constant:]: A constraint cannot be made between a leading/trailing "
          + "attribute and a right/left attribute. Use leading/trailing for both or neither.")
    case .notFinite:
      return .internalInconsistency(
        "Constraint multiplier and constant must be finite numbers.")
    }
  }
}
