/// What `@available(*, …)` says of a declaration.
public struct Availability: Hashable, Sendable {
  /// Whether it must not be used at all; otherwise it had better not.
  public var isUnavailable: Bool

  /// What to use instead, and why, as the attribute gives them.
  public var renamed: String?
  public var message: String?

  /// Makes it from the attribute's arguments.
  public init(isUnavailable: Bool, renamed: String? = nil, message: String? = nil) {
    self.isUnavailable = isUnavailable
    self.renamed = renamed
    self.message = message
  }
}
