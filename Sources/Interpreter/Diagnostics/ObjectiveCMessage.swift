/// What the compiler says about code that Objective-C is to know.
public enum ObjectiveCMessage: Hashable, Sendable {
  /// What must be representable.
  public enum Part: Hashable, Sendable {
    /// The only parameter, or the one at a place counted from 1.
    case parameter(Int?)
    case result
  }

  case outsideClass
  case notRepresentable(kind: String, Part)
  case propertyNotRepresentable(attribute: String)
  case generic(kind: String)
  case outletOutsideClass
  case outletNonObject(type: String)
  case outletNonOptional(type: String)
  case outletImmutable
  case actionOutsideClass
  case actionReturns
  case optionalOutsideProtocol
  case keyPathProperty(name: String)
}
