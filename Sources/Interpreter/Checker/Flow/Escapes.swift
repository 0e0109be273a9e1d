import ScriptRuntime

// What may not outlive the call it was given to: functions passed without `@escaping`, `inout`
// parameters, the `self` of a `mutating` method.
extension Checker {
  /// The parameter without `@escaping` that an expression stands for.
  private func nonEscapingParameter(_ expression: Expression) -> LocalVariable? {
    switch expression.kind {
    case .variable(let variable): variable.bond == .nonEscaping ? variable : nil
    case .wrapOptional(let inner), .upcast(let inner), .erase(let inner):
      nonEscapingParameter(inner)
    default: nil
    }
  }

  /// Where a function is kept, it must be `@escaping`; returns whether it is refused.
  @discardableResult
  func refuseToKeep(_ value: Expression, as use: EscapingUse) -> Bool {
    guard solver.isTrial == 0, let parameter = nonEscapingParameter(value) else { return false }
    let name = parameter.name
    let message: DiagnosticMessage =
      switch use {
      case .assignment: .nonEscapingAssigned(name: name)
      case .argument: .nonEscapingPassed(name: name)
      case .generic(let generic): .nonEscapingConverted(name: name, parameter: generic)
      case .value: .nonEscapingKept(name: name)
      }
    diagnose(message, at: value.range)
    return true
  }

  /// An argument for a parameter that keeps functions.
  func checkEscape(of value: Expression, to parameter: Declaration.Parameter) {
    guard solver.isTrial == 0, nonEscapingParameter(value) != nil else { return }
    switch parameter.type {
    case .parameter(let generic): refuseToKeep(value, as: .generic(generic.name))
    case .function(let function) where !function.isEscaping: return
    default:
      guard parameter.type.withoutOptionals.functionType != nil else { return }
      refuseToKeep(value, as: .argument)
    }
  }

  /// A use of a variable inside a closure that outlives the call.
  func checkCapture(of variable: LocalVariable, declaredAt depth: Int) {
    guard solver.isTrial == 0, let bond = variable.bond else { return }
    var context: FunctionContext? = function
    var outermost: SourceRange?
    while let current = context, current.depth > depth {
      if let closure = current.escapingClosure { outermost = closure }
      context = current.parent
    }
    guard let outermost else { return }
    let start = SourceRange(outermost.source, outermost.lower, outermost.lower + 1)
    let message: DiagnosticMessage =
      switch bond {
      case .nonEscaping: .nonEscapingCaptured(name: variable.name)
      case .inout: .inoutCaptured(name: variable.name)
      case .mutatingSelf: .mutatingSelfCaptured
      }
    diagnose(message, at: start)
  }

  /// How a function would be kept.
  enum EscapingUse {
    case assignment, argument, value
    case generic(String)
  }
}
