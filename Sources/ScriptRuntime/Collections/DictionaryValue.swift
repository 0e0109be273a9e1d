/// A dictionary of the script. It keeps the order in which keys were added, so that a program
/// prints the same on every run.
public struct DictionaryValue: NativeValue, Hashable {
  public static var scriptTypeName: String { "Dictionary" }

  /// The pairs; nil where one was removed.
  private var entries: [(key: HashableValue, value: Value)?] = []
  private var places: [HashableValue: Int] = [:]

  /// Makes an empty dictionary.
  public init() {}

  /// Makes a dictionary of pairs; of equal keys the last counts.
  public init(_ pairs: [(key: Value, value: Value)]) {
    for pair in pairs { self[pair.key] = pair.value }
  }

  public var count: Int { places.count }

  /// The value of a key; set nil to remove it.
  public subscript(key: Value) -> Value? {
    get { places[HashableValue(key)].flatMap { entries[$0]?.value } }
    set {
      let key = HashableValue(key)
      if let newValue {
        if let place = places[key] {
          entries[place]?.value = newValue
        } else {
          places[key] = entries.count
          entries.append((key, newValue))
        }
      } else if let place = places.removeValue(forKey: key) {
        entries[place] = nil
        compactIfSparse()
      }
    }
  }

  /// Takes a value out, so that it can be changed without being copied, and put back.
  ///
  /// The key stays, with `void` as its value, until it is set again.
  public mutating func take(_ key: Value) -> Value? {
    guard let place = places[HashableValue(key)], let value = entries[place]?.value else {
      return nil
    }
    entries[place]?.value = .void
    return value
  }

  /// The pairs, in the order in which their keys were added.
  public var pairs: [(key: Value, value: Value)] {
    entries.compactMap { $0.map { ($0.key.value, $0.value) } }
  }

  private mutating func compactIfSparse() {
    guard entries.count > 16, entries.count > places.count &* 2 else { return }
    entries = entries.filter { $0 != nil }
    places.removeAll(keepingCapacity: true)
    for (index, entry) in entries.enumerated() {
      if let entry { places[entry.key] = index }
    }
  }

  public static func == (left: DictionaryValue, right: DictionaryValue) -> Bool {
    left.count == right.count
      && left.entries.allSatisfy { entry in
        guard let entry else { return true }
        return right[entry.key.value].map { Value.areEqual($0, entry.value) } ?? false
      }
  }

  public func hash(into hasher: inout Hasher) {
    var sum = 0
    for pair in pairs {
      var one = Hasher()
      pair.key.hash(into: &one)
      pair.value.hash(into: &one)
      sum ^= one.finalize()
    }
    hasher.combine(sum)
  }
}
