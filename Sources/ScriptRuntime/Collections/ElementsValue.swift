/// A collection of the library's that only shows the elements of another: `dictionary.keys`,
/// `array.reversed()`, `text.utf8`. Its indices are offsets.
public struct ElementsValue: NativeValue, Hashable {
  public static var scriptTypeName: String { "AnyCollection" }

  /// How `print` writes it, given the name of its type.
  public enum Form {
    /// As an array.
    case list

    /// As a dictionary; the elements are pairs.
    case pairs

    /// As the type's name and, in brackets, the labels and texts of what it was made from.
    case parts([(label: String, value: Value)])

    /// As a text of its own: the views of a string.
    case text(String)
  }

  public let elements: [Value]
  public let form: Form

  /// Makes it.
  public init(_ elements: [Value], form: Form = .list) {
    self.elements = elements
    self.form = form
  }

  public static func == (left: ElementsValue, right: ElementsValue) -> Bool {
    Value.areEqual(.array(left.elements), .array(right.elements))
  }

  public func hash(into hasher: inout Hasher) { Value.array(elements).hash(into: &hasher) }
}

/// An index of a collection whose places have no number in Swift: of a dictionary or a set.
public struct PlaceIndex: NativeValue, Hashable, Comparable {
  public static var scriptTypeName: String { "Dictionary.Index" }

  /// How many elements come before it.
  public let offset: Int

  /// Makes an index.
  public init(_ offset: Int) { self.offset = offset }

  public static func < (left: PlaceIndex, right: PlaceIndex) -> Bool { left.offset < right.offset }
}

/// A part of a collection that has no slice type of its own, with the indices of the whole.
public struct SliceValue: NativeValue {
  public static var scriptTypeName: String { "Slice" }

  /// The whole, and the offsets of the part in it.
  public let base: Value, offsets: Range<Int>

  /// Makes a part.
  public init(_ base: Value, _ offsets: Range<Int>) {
    self.base = base
    self.offsets = offsets
  }
}

/// A collection of compiled code's, such as `Data`, whose elements a script can walk through.
public protocol IterableValue: NativeValue {
  /// The elements, in order.
  var scriptElements: [Value] { get }
}

/// A value that is printed as a case with what it carries: a `Result`.
public protocol CaseValue: NativeValue {
  /// The name of the case, and what it carries.
  var caseParts: (name: String, payload: [Value]) { get }
}
