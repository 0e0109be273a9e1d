/// A set of the script, in the order in which its elements were added.
public struct SetValue: NativeValue, Hashable {
  public static var scriptTypeName: String { "Set" }

  private var storage = DictionaryValue()

  /// Makes a set of the elements.
  public init(_ elements: [Value] = []) {
    for element in elements { insert(element) }
  }

  public var count: Int { storage.count }

  /// The elements, in the order in which they were added.
  public var elements: [Value] { storage.pairs.map(\.value) }

  /// The member equal to an element, if any.
  public func member(_ element: Value) -> Value? { storage[element] }

  public func contains(_ element: Value) -> Bool { storage[element] != nil }

  /// Adds an element unless an equal one is there; whether it was added.
  @discardableResult public mutating func insert(_ element: Value) -> Bool {
    guard storage[element] == nil else { return false }
    storage[element] = element
    return true
  }

  /// Removes the element equal to the given one, which is returned.
  @discardableResult public mutating func remove(_ element: Value) -> Value? {
    let old = storage[element]
    storage[element] = nil
    return old
  }
}
