import ScriptRuntime

/// Reads plain properties of UIKit's own objects, and members such as `.white`, straight from the
/// library: what most outlines ask for needs neither the checker nor the evaluator.
///
/// It answers only where the answer cannot differ from theirs. A nil means: ask them.
@MainActor
struct NativeReader {
  let library: Library

  /// The value of a chain of properties, and its type.
  func read(_ path: String, of object: AnyObject) -> (value: Value, type: SwiftType)? {
    // A class of the learner's may override anything.
    guard Runtime.script(of: .object(object)) == nil,
      var type = library.nativeType(of: object).map({ SwiftType.nominal($0, []) })
    else { return nil }
    var value = Value.object(object)
    for name in path.split(separator: ".", omittingEmptySubsequences: false) {
      guard case .nominal(let nominal, let arguments) = type, arguments.isEmpty,
        let declaration = property(String(name), of: nominal, isStatic: false),
        let read = call(declaration, on: value)
      else { return nil }
      (value, type) = (read, declaration.type)
      // `!` unwraps by itself when the chain goes on.
      if declaration.isImplicitlyUnwrapped, case .optional(let object) = type,
        let unwrapped = value.unwrapped
      {
        (value, type) = (unwrapped, object)
      }
    }
    return (value, type)
  }

  /// The value of an expression that needs no evaluation where a value of `type` is expected.
  func constant(_ expression: String, of type: SwiftType) -> Value? {
    var wanted = type
    var isOptional = false
    while case .optional(let object) = wanted {
      wanted = object
      isOptional = true
    }
    switch expression {
    case "nil": return isOptional ? Value.none : nil
    case "true", "false":
      guard wanted.nominalType?.qualifiedName == "Bool" else { return nil }
      return .bool(expression == "true")
    default: break
    }
    guard expression.first == ".", case .nominal(let nominal, let arguments) = wanted,
      arguments.isEmpty, nominal.script == nil
    else { return nil }
    let name = String(expression.dropFirst())
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      let declaration = property(name, of: nominal, isStatic: true),
      declaration.type == wanted
    else { return nil }
    return call(declaration, on: .metatype(wanted))
  }

  private func property(_ name: String, of type: NominalType, isStatic: Bool) -> Declaration? {
    var next: NominalType? = type
    while let current = next {
      let members = current.members(named: name)
      let found = members.filter { declaration in
        switch declaration.kind {
        case .variable: declaration.isStatic == isStatic
        case .enumCase: isStatic && declaration.parameters.isEmpty
        default: false
        }
      }
      // Methods of the same name are something else: `frame(forAlignmentRect:)`.
      if !members.isEmpty { return found.count == 1 ? found[0] : nil }
      next = current.superclass?.nominalType
    }
    return nil
  }

  private func call(_ declaration: Declaration, on target: Value) -> Value? {
    guard case .native(let binding, let member) = declaration.implementation else { return nil }
    var target = target.unerased
    do {
      let value = try binding.call(member, &target, [])
      try Runtime.throwPending()
      return value
    } catch {
      return nil
    }
  }
}
