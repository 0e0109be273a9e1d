/// A circle of objects that keep each other alive although nothing else reaches them any more.
public struct Leak: Hashable, Sendable {
  /// One reference of the circle.
  public struct Step: Hashable, Sendable {
    /// What holds it.
    public enum Holder: Hashable, Sendable {
      /// An object, with its class's name.
      case object(String)

      /// A closure, or a function that is bound to an object.
      case closure
    }

    public let holder: Holder

    /// The property or captured variable that holds it, nil where native code does.
    public let name: String?
  }

  /// The references, beginning with one of an object of the learner's; the last leads to the first
  /// holder.
  public let cycle: [Step]

  /// The classes of further objects of the learner's that the circle keeps alive, in the order they
  /// were made.
  public let kept: [String]

  /// Whether a closure of the circle holds `self`, so that `[weak self]` breaks it.
  public var isThroughSelf: Bool {
    cycle.contains { $0.holder == .closure && $0.name == "self" }
  }

  /// The circle as a path: `ViewController.button → UIButton → closure → self`.
  public var path: String {
    var parts: [String] = []
    for step in cycle {
      switch step.holder {
      case .object(let name): parts.append(step.name.map { "\(name).\($0)" } ?? name)
      case .closure: parts.append("closure")
      }
    }
    guard case .object(let first)? = cycle.first?.holder else { return "" }
    // What a closure has captured is named as the closure names it.
    let closes: String =
      if let last = cycle.last, last.holder == .closure, let name = last.name { name } else {
        first
      }
    return (parts + [closes]).joined(separator: " → ")
  }
}
