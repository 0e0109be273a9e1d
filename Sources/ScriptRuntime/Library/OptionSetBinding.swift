/// The members that every option set has from Swift's protocols.
public final class OptionSetBinding<Options: OptionSet & NativeValue & Bridgeable>: NativeBinding
where Options.Element == Options {
  private init() {}

  /// The extension that adds the members to the type.
  public static func interface(module: String) -> Library.TypeInterface {
    let name = Options.scriptTypeName
    return Library.TypeInterface(
      name: name, module: module, text: text(name), binding: OptionSetBinding())
  }

  private static func text(_ name: String) -> String {
    """
    extension \(name)
    init()
    init(arrayLiteral elements: \(name)...)
    init(_ elements: [\(name)])
    var isEmpty: Bool { get }
    func contains(_ member: \(name)) -> Bool
    func union(_ other: \(name)) -> \(name)
    func intersection(_ other: \(name)) -> \(name)
    func subtracting(_ other: \(name)) -> \(name)
    func symmetricDifference(_ other: \(name)) -> \(name)
    func isSubset(of other: \(name)) -> Bool
    func isSuperset(of other: \(name)) -> Bool
    func isDisjoint(with other: \(name)) -> Bool
    @discardableResult mutating func insert(_ newMember: \(name)) -> (inserted: Bool, memberAfterInsert: \(name))
    @discardableResult mutating func remove(_ member: \(name)) -> \(name)?
    mutating func formUnion(_ other: \(name))
    mutating func formIntersection(_ other: \(name))
    mutating func formSymmetricDifference(_ other: \(name))
    mutating func subtract(_ other: \(name))
    typealias Element = \(name)
    typealias ArrayLiteralElement = \(name)
    """
  }

  public func call(_ member: Int, _ target: inout Value, _ arguments: [Value?]) throws -> Value {
    switch member {
    case 0: return toScript(Options())
    case 1, 2: return toScript(try argument(arguments, 0) as Options)
    case 3: return toScript((try bridged(target) as Options).isEmpty)
    case 4...11: return try query(member, bridged(target), argument(arguments, 0))
    default:
      var options: Options = try bridged(target)
      let result = try change(member, &options, argument(arguments, 0))
      target = toScript(options)
      return result
    }
  }

  private func query(_ member: Int, _ left: Options, _ right: Options) throws -> Value {
    switch member {
    case 4: toScript(left.contains(right))
    case 5: toScript(left.union(right))
    case 6: toScript(left.intersection(right))
    case 7: toScript(left.subtracting(right))
    case 8: toScript(left.symmetricDifference(right))
    case 9: toScript(left.isSubset(of: right))
    case 10: toScript(left.isSuperset(of: right))
    case 11: toScript(left.isDisjoint(with: right))
    default: throw unknownMember(member)
    }
  }

  private func change(_ member: Int, _ left: inout Options, _ right: Options) throws -> Value {
    switch member {
    case 12:
      let (inserted, after) = left.insert(right)
      return .tuple([.bool(inserted), toScript(after)])
    case 13: return toScript(left.remove(right))
    case 14: left.formUnion(right)
    case 15: left.formIntersection(right)
    case 16: left.formSymmetricDifference(right)
    case 17: left.subtract(right)
    default: throw unknownMember(member)
    }
    return .void
  }

  public func set(
    _ member: Int, _ target: inout Value, _ arguments: [Value?], to value: Value
  ) throws {
    throw unknownMember(member)
  }
}
