/// Lets go of long chains of values without a call for each link.
///
/// The last reference to the head of a list frees the head, which frees the next link, and so on: a
/// list of 100,000 objects would need as many nested calls. From some depth on, what a link holds
/// waits until the links before it have gone. It is used on the main thread only.
public enum DeepRelease {
  /// The links that may free each other directly.
  private static let limit = 64

  nonisolated(unsafe) private static var depth = 0
  nonisolated(unsafe) private static var waiting: [[Value?]] = []

  /// Empties what an object that goes had held.
  public static func empty(_ values: inout [Value?]) {
    if values.isEmpty { return }
    if depth >= limit {
      waiting.append(values)
      values = []
      return
    }
    depth += 1
    values = []
    // The last out lets go of what has been waiting, and of what comes to wait meanwhile.
    while depth == 1, let next = waiting.popLast() { _ = consume next }
    depth -= 1
  }

  /// The same for values that are all there.
  public static func empty(_ values: inout [Value]) {
    if values.isEmpty { return }
    if depth >= limit {
      waiting.append(values.map { .some($0) })
      values = []
      return
    }
    depth += 1
    values = []
    while depth == 1, let next = waiting.popLast() { _ = consume next }
    depth -= 1
  }
}
