import ScriptRuntime
import SwiftParser
import SwiftSyntax

// Members and calls that a type answers by itself: `@dynamicMemberLookup`, `@dynamicCallable`.
extension Checker {
  /// A member that `subscript(dynamicMember:)` stands for; nil when the type has no such subscript.
  func dynamicMember(
    _ name: String, of base: Expression, _ type: SwiftType, _ nameRange: SourceRange,
    _ range: SourceRange
  ) -> Expression? {
    guard hasAttribute("dynamicMemberLookup", type) else { return nil }
    let found = members(of: type, named: "subscript").filter {
      !$0.declaration.isStatic && $0.declaration.parameters.count == 1
        && $0.declaration.parameters[0].label == "dynamicMember"
    }
    for member in found {
      guard
        case .callables(let candidates) = reference(
          to: [member], base: base, baseType: type, range)
      else { continue }
      let isPath = member.declaration.parameters[0].type.nominal?.name.hasSuffix("KeyPath") ?? false
      let text = isPath ? "\\." + name : "\"" + name + "\""
      let call = { [self] in
        let argument = CallArgument(
          label: "dynamicMember", syntax: parsed(text), range: nameRange)
        return resolveCall(candidates, [argument], nil, range, nameRange)
      }
      let before = errorCount
      solver.isTrial += 1
      let fits = attempt { !call().type.isError && errorCount == before }
      solver.isTrial -= 1
      if fits { return call() }
    }
    return nil
  }

  /// A call that `dynamicallyCall` stands for; nil when the type has no such method.
  func dynamicCall(
    _ value: Expression, _ type: SwiftType, _ arguments: [CallArgument], _ expected: SwiftType?,
    _ range: SourceRange, _ calleeRange: SourceRange
  ) -> Expression? {
    guard hasAttribute("dynamicCallable", type) else { return nil }
    let isKeyed = arguments.contains { $0.label != nil }
    let found = members(of: type, named: "dynamicallyCall")
    let chosen =
      found.filter {
        $0.declaration.parameters.first?.label
          == (isKeyed ? "withKeywordArguments" : "withArguments")
      }
    let wanted = chosen.isEmpty ? found : chosen
    guard let label = wanted.first?.declaration.parameters.first?.label,
      case .callables(let candidates) = reference(to: wanted, base: value, baseType: type, range)
    else { return nil }
    let syntax: ExprSyntax
    if label == "withArguments" {
      let elements = arguments.enumerated().map { index, argument in
        ArrayElementSyntax(
          expression: argument.syntax.detached,
          trailingComma: index < arguments.count - 1 ? .commaToken() : nil)
      }
      syntax = ExprSyntax(ArrayExprSyntax(elements: ArrayElementListSyntax(elements)))
    } else {
      let elements = arguments.enumerated().map { index, argument in
        DictionaryElementSyntax(
          key: parsed("\"" + (argument.label ?? "") + "\""),
          value: argument.syntax.detached,
          trailingComma: index < arguments.count - 1 ? .commaToken() : nil)
      }
      syntax = ExprSyntax(
        DictionaryExprSyntax(
          content: elements.isEmpty
            ? .colon(.colonToken()) : .elements(DictionaryElementListSyntax(elements))))
    }
    let whole = CallArgument(label: label, syntax: syntax, range: range)
    return resolveCall(candidates, [whole], expected, range, calleeRange)
  }

  private func parsed(_ text: String) -> ExprSyntax {
    var parser = Parser(text)
    return ExprSyntax.parse(from: &parser)
  }

  private func hasAttribute(_ name: String, _ type: SwiftType) -> Bool {
    superclassChain(type).contains { $0.nominal?.attributes.contains(name) ?? false }
      || protocols(of: type).contains { $0.attributes.contains(name) }
  }
}
