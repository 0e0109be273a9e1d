import Messages

/// A difference between the learner's hierarchy and the expected one, with its place in both.
public struct Difference {
  /// What is different.
  public let kind: HierarchyDifference

  /// The way to the view from the root, by names and numbers of subviews: `view/subviews[1]`.
  public let path: String

  /// The learner's view on which the difference is shown: for a missing view, its expected
  /// superview; nil when there is none.
  public let view: ObservedView?

  /// The line of the lesson that asks for it.
  public let position: SourcePosition

  /// Whether it is only the consequence of another.
  public var isNotReached: Bool {
    if case .notReached = kind { true } else { false }
  }
}

/// What a comparison with an expectation finds.
public struct Comparison {
  /// The differences, in the order of the outline, causes before what depends on them.
  public internal(set) var differences: [Difference] = []

  /// The views that the names of the outline have been bound to.
  public internal(set) var bindings: [String: ObservedView] = [:]

  /// What the lesson asks for and cannot be looked at.
  public internal(set) var faults: [LessonProblem] = []

  /// Whether the hierarchy is as expected.
  public var isMatch: Bool { differences.isEmpty && faults.isEmpty }
}
