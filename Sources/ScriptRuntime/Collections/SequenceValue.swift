/// A slice of an array: `numbers[1...]`. Its indices are those of the array.
public struct ArraySliceValue: NativeValue, Hashable {
  public static var scriptTypeName: String { "ArraySlice" }

  /// The index of the first element in the array it was taken from.
  public var startIndex: Int

  private var storage: [HashableValue]

  /// Makes a slice.
  public init(_ elements: [Value], startIndex: Int) {
    storage = elements.map(HashableValue.init)
    self.startIndex = startIndex
  }

  public var elements: [Value] {
    get { storage.map(\.value) }
    set { storage = newValue.map(HashableValue.init) }
  }

  public static func == (left: ArraySliceValue, right: ArraySliceValue) -> Bool {
    left.storage == right.storage
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}

/// A sequence of the library's that is made by stepping: `stride`, `zip`, `enumerated`, `lazy`.
public struct SequenceValue: NativeValue {
  public static var scriptTypeName: String { "AnySequence" }

  /// Starts over: each call of the result gives the next element, or nil at the end.
  public let makeIterator: @MainActor () throws -> @MainActor () throws -> Value?

  /// Makes a sequence.
  public init(_ makeIterator: @escaping @MainActor () throws -> @MainActor () throws -> Value?) {
    self.makeIterator = makeIterator
  }
}
