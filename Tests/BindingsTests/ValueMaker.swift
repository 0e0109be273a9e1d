import ScriptRuntime
import UIKit

/// Makes values of the library's types, ordinary ones and extreme ones.
@MainActor final class ValueMaker {
  let library: Library

  /// Which of a type's values are made: 0 is an ordinary one.
  var variant = 0

  init(_ library: Library) { self.library = library }

  /// The number of variants there are.
  static let variants = 5

  private static let integers = [1, 0, -1, Int.max, Int.min]
  private static let doubles: [Double] = [10, 0, -.infinity, .nan, .greatestFiniteMagnitude]
  private static let strings = ["Ciao", "", "\u{0}", "è🎈\n", String(repeating: "x", count: 300)]

  /// A value of a type; nil where none can be made.
  func value(of type: SwiftType, depth: Int = 0) -> Value? {
    guard depth < 4 else { return nil }
    switch type {
    case .optional(let inner):
      return variant % 2 == 1 ? Value.none : value(of: inner, depth: depth + 1)?.wrapped
    case .tuple(let elements):
      if elements.isEmpty { return .void }
      let values = elements.compactMap { value(of: $0.type, depth: depth + 1) }
      return values.count == elements.count ? .tuple(values) : nil
    case .function(let function):
      let result = value(of: function.result, depth: depth + 1) ?? .void
      return .function(FunctionValue(function) { _ in result })
    case .metatype(let instance): return .metatype(instance)
    case .composition(let parts): return parts.isEmpty ? .int(Self.integers[variant]) : nil
    case .nominal(let nominal, let arguments): return value(of: nominal, arguments, depth)
    case .parameter, .variable, .error: return nil
    }
  }

  private func value(of type: NominalType, _ arguments: [SwiftType], _ depth: Int) -> Value? {
    switch type.qualifiedName {
    case "Int": return .int(Self.integers[variant])
    case "Double", "CGFloat": return .double(Self.doubles[variant])
    case "Float": return .native(Float(Self.doubles[variant]))
    case "UInt": return .native(UInt(bitPattern: Self.integers[variant]))
    case "Bool": return .bool(variant % 2 == 0)
    case "String": return .string(Self.strings[variant])
    case "Array", "Set":
      let element = arguments.first.flatMap { value(of: $0, depth: depth + 1) }
      let values = variant == 1 ? [] : element.map { [$0, $0] } ?? []
      return type.name == "Array" ? .array(values) : .native(SetValue(values))
    case "Dictionary":
      guard arguments.count == 2, let key = value(of: arguments[0], depth: depth + 1),
        let element = value(of: arguments[1], depth: depth + 1)
      else { return .native(DictionaryValue()) }
      return .native(DictionaryValue([(key, element)]))
    case "AnyHashable": return .string("key")
    case "AnyObject": return .object(NSObject())
    default: return made(type, depth)
    }
  }

  /// A value made by one of the type's initialisers, cases or static members.
  private func made(_ type: NominalType, _ depth: Int) -> Value? {
    let makers = type.members.filter { member in
      member.kind == .initializer || member.kind == .enumCase
        || (member.kind == .variable && member.isStatic && member.type == .nominal(type, []))
    }
    guard !makers.isEmpty else { return nil }
    for offset in makers.indices {
      let maker = makers[(variant + offset) % makers.count]
      guard case .native(let binding, let number) = maker.implementation,
        let arguments = arguments(of: maker, depth: depth + 1)
      else { continue }
      var target = Value.metatype(.nominal(type, []))
      let made = try? binding.call(number, &target, arguments)
      try? Runtime.throwPending()
      if let made, case .none = made { continue }
      if let made { return made }
    }
    return nil
  }

  /// Arguments for a call; nil where one cannot be made.
  func arguments(of member: Declaration, depth: Int = 0) -> [Value?]? {
    var result: [Value?] = []
    for parameter in member.parameters {
      if parameter.isInout || parameter.isVariadic { return nil }
      if parameter.hasDefault, variant == 1 {
        result.append(nil)
        continue
      }
      guard let value = value(of: parameter.type, depth: depth) else { return nil }
      result.append(value)
    }
    return result
  }
}
