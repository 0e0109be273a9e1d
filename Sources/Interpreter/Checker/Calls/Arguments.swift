import ScriptRuntime
import SwiftSyntax

/// One argument as it is written.
final class CallArgument {
  let label: String?
  let syntax: ExprSyntax
  let range: SourceRange
  let labelRange: SourceRange?
  let isTrailing: Bool

  /// The argument checked on its own, when its type does not depend on the parameter.
  var checked: Expression?

  /// Whether it is the operand of an operator, which needs no `&` to be changed.
  var isOperand = false

  init(
    label: String?, syntax: ExprSyntax, range: SourceRange, labelRange: SourceRange? = nil,
    isTrailing: Bool = false
  ) {
    self.label = label
    self.syntax = syntax
    self.range = range
    self.labelRange = labelRange
    self.isTrailing = isTrailing
  }
}

extension Checker {
  func arguments(
    _ list: LabeledExprListSyntax, trailing: ClosureExprSyntax?,
    _ more: MultipleTrailingClosureElementListSyntax
  ) -> [CallArgument] {
    var result = list.map { element in
      CallArgument(
        label: element.label?.identifierText, syntax: element.expression,
        range: range(element.expression), labelRange: element.label.map { range($0) })
    }
    if let trailing {
      result.append(
        CallArgument(
          label: nil, syntax: ExprSyntax(trailing), range: range(trailing), isTrailing: true))
    }
    for element in more {
      result.append(
        CallArgument(
          label: element.label.text == "_" ? nil : element.label.identifierText,
          syntax: ExprSyntax(element.closure), range: range(element.closure),
          labelRange: range(element.label), isTrailing: true))
    }
    return result
  }

  /// Puts arguments to parameters.
  func match(_ arguments: [CallArgument], _ parameters: [Declaration.Parameter]) -> ArgumentMatch {
    var matcher = ArgumentMatcher(arguments, parameters) { self.takesClosure($0.type) }
    return matcher.run()
  }

  private func takesClosure(_ type: SwiftType) -> Bool {
    switch resolveHead(type.withoutOptionals) {
    case .function, .parameter, .variable: true
    case .composition(let list): list.isEmpty
    default: false
    }
  }
}
