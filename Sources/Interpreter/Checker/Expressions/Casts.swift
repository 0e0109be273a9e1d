import ScriptRuntime
import SwiftSyntax

extension Checker {
  func checkAs(_ syntax: AsExprSyntax) -> Expression {
    let range = range(syntax)
    let target = resolveType(syntax.type)
    switch syntax.questionOrExclamationMark?.tokenKind {
    case nil:
      let value = check(syntax.expression, expected: target)
      if value.type.isError || target.isError {
        return target.isError ? value : demanded(value, as: target)
      }
      if let converted = attemptCoerce(value, to: target) {
        converted.isExplicit = true
        return converted.type == target && converted !== value
          ? converted : Expression(.upcast(converted), type: target, range: range)
      }
      let from = defaulted(value.type)
      if castMaySucceed(from, target) {
        diagnose(
          .notConvertibleDowncast(from: from.text, to: target.text),
          at: self.range(syntax.asKeyword),
          fixIts: [FixIt(replace: self.range(syntax.asKeyword), with: "as!")])
      } else {
        diagnoseConversion(value, to: target, .coercion)
      }
      return invalid(range)
    case .postfixQuestionMark?:
      let value = checkOperand(syntax.expression, target)
      warnCast(value, target, isConditional: true, self.range(syntax.asKeyword))
      if resolveHead(value.type).isNotSimulated {
        return demanded(value, as: target.isError ? target : .optional(target))
      }
      return Expression(
        .cast(value, to: target, .conditional), type: .optional(target), range: range)
    default:
      let value = checkOperand(syntax.expression, target)
      warnCast(value, target, isConditional: false, self.range(syntax.asKeyword))
      if resolveHead(value.type).isNotSimulated {
        return target.isError ? value : demanded(value, as: target)
      }
      return Expression(.cast(value, to: target, .forced), type: target, range: range)
    }
  }

  func checkIs(_ syntax: IsExprSyntax) -> Expression {
    let range = range(syntax)
    let target = resolveType(syntax.type)
    let value = checkOperand(syntax.expression, target)
    let from = resolve(value.type)
    if solver.isTrial == 0, !from.isError, !target.isError {
      if converts(from, to: target) {
        diagnose(.castAlwaysTrue(keyword: "is"), .warning, at: self.range(syntax.isKeyword))
      } else if !castMaySucceed(from, target) {
        diagnose(
          .castAlwaysFails(from: from.text, to: target.text), .warning,
          at: self.range(syntax.isKeyword))
      }
    }
    return Expression(.cast(value, to: target, .check), type: known.bool, range: range)
  }

  private func checkOperand(_ syntax: ExprSyntax, _ target: SwiftType) -> Expression {
    let first = solver.count
    let value = check(syntax, expected: dependsOnContext(syntax) ? target : nil)
    finish(value, from: first)
    return value
  }

  private func warnCast(
    _ value: Expression, _ target: SwiftType, isConditional: Bool, _ range: SourceRange
  ) {
    let from = resolve(value.type)
    guard solver.isTrial == 0, !from.isError, !target.isError else { return }
    if converts(from, to: target) {
      diagnose(
        isConditional
          ? .conditionalCastAlwaysSucceeds(from: from.text, to: target.text)
          : .forcedCastAlwaysSucceeds(from: from.text, to: target.text), .warning, at: range)
    } else if !castMaySucceed(from, target) {
      diagnose(.castAlwaysFails(from: from.text, to: target.text), .warning, at: range)
    }
  }

  /// Whether a value of one type may turn out to be of the other.
  func castMaySucceed(_ from: SwiftType, _ target: SwiftType) -> Bool {
    let from = from.withoutOptionals
    let target = target.withoutOptionals
    if from.isError || target.isError || from.isExistential || target.isExistential { return true }
    if case .parameter = from { return true }
    if case .parameter = target { return true }
    if from.isNamed("AnyHashable") || target.isNamed("AnyHashable") { return true }
    if let first = from.nominal, let second = target.nominal {
      if first === second {
        return zip(from.genericArguments, target.genericArguments).allSatisfy {
          castMaySucceed($0, $1)
        }
      }
      let bridged: Set = [
        "String", "NSString", "Array", "NSArray", "Dictionary", "NSDictionary", "NSNumber", "Int",
        "Double", "Bool", "Set", "NSSet", "URL", "NSURL", "Error", "NSError",
      ]
      if bridged.contains(first.name), bridged.contains(second.name),
        first.name.hasPrefix("NS") || second.name.hasPrefix("NS")
      {
        return true
      }
      return isSubclass(target, of: first) || isSubclass(from, of: second)
    }
    return from == target || from.functionType != nil || from.instanceOfMetatype != nil
      || { if case .tuple = from { true } else { false } }()
  }
}
