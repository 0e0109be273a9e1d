/// An Objective-C exception that the real UIKit would have raised, as data.
///
/// Its texts are UIKit's own, in UIKit's language; whoever explains them to a learner does so
/// elsewhere.
// not scripted
public struct SimulatedException: Error, Equatable, Sendable {
  /// The exception's name, such as `NSInternalInconsistencyException`.
  public let name: String
  /// UIKit's sentence.
  public let reason: String

  /// Makes an exception.
  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  static func internalInconsistency(_ reason: String) -> SimulatedException {
    SimulatedException(name: "NSInternalInconsistencyException", reason: reason)
  }

  static func invalidArgument(_ reason: String) -> SimulatedException {
    SimulatedException(name: "NSInvalidArgumentException", reason: reason)
  }

  static func generic(_ reason: String) -> SimulatedException {
    SimulatedException(name: "NSGenericException", reason: reason)
  }
}
