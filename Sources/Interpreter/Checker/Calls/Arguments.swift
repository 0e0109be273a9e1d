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

/// For each parameter, the arguments that go to it; or how they do not fit.
enum ArgumentMatch {
  case fits([[Int]])
  case missing([Int])
  case extra([Int])
  case wrongLabels
  case outOfOrder(Int, Int)

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

  /// Puts arguments to parameters by Swift's rules: in order, labels equal, defaults skipped, and
  /// the first trailing closure to the first parameter from there on that can take a function.
  func match(_ arguments: [CallArgument], _ parameters: [Declaration.Parameter]) -> ArgumentMatch {
    let plain = arguments.indices.filter { !arguments[$0].isTrailing }
    let trailing = arguments.indices.filter { arguments[$0].isTrailing }
    var assigned = [[Int]](repeating: [], count: parameters.count)
    var next = 0
    var position = 0
    while position < plain.count {
      let argument = arguments[plain[position]]
      guard let index = parameter(from: next, for: argument, parameters, isFirst: true) else {
        return mismatch(arguments, parameters)
      }
      assigned[index].append(plain[position])
      position += 1
      if parameters[index].isVariadic {
        while position < plain.count, arguments[plain[position]].label == nil {
          assigned[index].append(plain[position])
          position += 1
        }
      }
      next = index + 1
    }
    for (number, argument) in trailing.enumerated() {
      let found: Int?
      if number == 0 {
        found = trailingParameter(
          from: next, parameters, label: nil, remaining: trailing.count - number)
      } else {
        found = trailingParameter(
          from: next, parameters, label: arguments[argument].label ?? "_",
          remaining: trailing.count - number)
      }
      guard let found else { return mismatch(arguments, parameters) }
      assigned[found].append(argument)
      next = found + 1
    }
    let missing = parameters.indices.filter {
      assigned[$0].isEmpty && !parameters[$0].hasDefault && !parameters[$0].isVariadic
    }
    return missing.isEmpty ? .fits(assigned) : mismatch(arguments, parameters)
  }

  private func parameter(
    from start: Int, for argument: CallArgument, _ parameters: [Declaration.Parameter],
    isFirst: Bool
  ) -> Int? {
    var index = start
    while index < parameters.count {
      if parameters[index].label == argument.label { return index }
      guard parameters[index].hasDefault || parameters[index].isVariadic else { return nil }
      index += 1
    }
    return nil
  }

  /// Swift matches a trailing closure forwards, and skips a parameter with a default when a later
  /// one without needs the closure.
  private func trailingParameter(
    from start: Int, _ parameters: [Declaration.Parameter], label: String?, remaining: Int
  ) -> Int? {
    var index = start
    while index < parameters.count {
      let parameter = parameters[index]
      if let label {
        if parameter.label == label || label == "_" && parameter.label == nil { return index }
        guard parameter.hasDefault || parameter.isVariadic else { return nil }
      } else {
        let takesFunction = takesClosure(parameter.type)
        if takesFunction {
          let laterNeedsIt = parameters[(index + 1)...].contains {
            takesClosure($0.type) && !$0.hasDefault && !$0.isVariadic
          }
          if !(parameter.hasDefault && laterNeedsIt && remaining == 1) { return index }
        } else if !parameter.hasDefault && !parameter.isVariadic {
          return nil
        }
      }
      index += 1
    }
    return nil
  }

  private func takesClosure(_ type: SwiftType) -> Bool {
    switch resolveHead(type.withoutOptionals) {
    case .function, .parameter, .variable: true
    case .composition(let list): list.isEmpty
    default: false
    }
  }

  /// Why the arguments do not fit: too many, too few, or other labels.
  private func mismatch(_ arguments: [CallArgument], _ parameters: [Declaration.Parameter])
    -> ArgumentMatch
  {
    let required = parameters.filter { !$0.hasDefault && !$0.isVariadic }.count
    let isOpenEnded = parameters.contains { $0.isVariadic }
    let labels = arguments.map(\.label)
    if arguments.count == parameters.count, !arguments.contains(where: \.isTrailing) {
      let wanted = parameters.map(\.label)
      if labels != wanted, Set(labels.compactMap { $0 }) == Set(wanted.compactMap { $0 }),
        Set(labels).count == labels.count,
        let from = labels.indices.first(where: { labels[$0] != wanted[$0] })
      {
        let other = wanted.firstIndex(of: labels[from]) ?? from
        return .outOfOrder(from, other)
      }
      if labels != wanted { return .wrongLabels }
    }
    if arguments.count > parameters.count, !isOpenEnded {
      var used = Set<Int>()
      var extra: [Int] = []
      var next = 0
      for (number, argument) in arguments.enumerated() {
        if let index = (next..<max(next, parameters.count)).first(where: {
          parameters[$0].label == argument.label || argument.isTrailing
        }) {
          used.insert(index)
          next = index + 1
        } else {
          extra.append(number)
        }
      }
      return .extra(extra.isEmpty ? [arguments.count - 1] : extra)
    }
    // Follow the labels as far as they go.
    var missing: [Int] = []
    var next = 0
    var unknown: [Int] = []
    for (number, argument) in arguments.enumerated() {
      if let index = (next..<parameters.count).first(where: {
        argument.isTrailing && argument.label == nil
          ? takesClosure(parameters[$0].type) : parameters[$0].label == argument.label
      }) {
        missing += (next..<index).filter {
          !parameters[$0].hasDefault && !parameters[$0].isVariadic
        }
        next = index + 1
        if parameters[index].isVariadic { next = index }
      } else {
        unknown.append(number)
      }
    }
    if next < parameters.count {
      missing += (next..<parameters.count).filter {
        !parameters[$0].hasDefault && !parameters[$0].isVariadic
      }
    }
    // A label that belongs before one that was written.
    if missing.isEmpty, unknown.count == 1, let late = unknown.first,
      let label = arguments[late].label,
      let index = parameters.firstIndex(where: { $0.label == label }),
      let before = arguments.indices.first(where: { number in
        parameters.firstIndex { $0.label == arguments[number].label }.map { $0 > index } ?? false
      })
    {
      return .outOfOrder(before, late)
    }
    if unknown.isEmpty, !missing.isEmpty { return .missing(missing) }
    if missing.isEmpty, !unknown.isEmpty { return .extra(unknown) }
    if arguments.count < required, unknown.isEmpty { return .missing(missing) }
    return .wrongLabels
  }
}
