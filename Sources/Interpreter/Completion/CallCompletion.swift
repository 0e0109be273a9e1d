import ScriptRuntime
import SwiftSyntax

// What may be written as an argument of a call that is not finished yet.
extension Checker {
  /// Notes what may stand at the mark, when it is in one of the arguments: the labels that may come
  /// next; the members of the type that the argument must have; what a closure's body knows.
  func noteCompletion(in arguments: [CallArgument], of candidates: [Candidate]) {
    guard completion != nil,
      let index = arguments.firstIndex(where: {
        $0.syntax.description.contains(Self.completionMark)
      })
    else { return }
    let argument = arguments[index]
    for candidate in candidates where isAccessible(candidate.declaration) {
      let parameters = parameters(of: candidate)
      guard let next = parameterIndex(after: arguments[..<index], in: parameters) else { continue }
      if isMark(argument.syntax), argument.label == nil {
        noteLabels(of: candidate.declaration, parameters[next...])
        continue
      }
      let wanted = parameters[next...].first { argument.isTrailing || $0.label == argument.label }
      guard let wanted else { continue }
      if let member = argument.syntax.as(MemberAccessExprSyntax.self), member.base == nil,
        member.declName.baseName.text == Self.completionMark
      {
        let type = wanted.type.withoutOptionals
        noteCompletion(membersOf: type.functionType?.result ?? type, isStatic: true)
      } else if let closure = argument.syntax.as(ClosureExprSyntax.self) {
        noteCompletion(inBodyOf: closure, wanted, candidate)
      }
    }
  }

  private func isMark(_ syntax: ExprSyntax) -> Bool {
    syntax.as(DeclReferenceExprSyntax.self)?.baseName.text == Self.completionMark
  }

  /// The parameter that may come after the arguments given, as far as their labels say; nil when the
  /// arguments do not belong to these parameters.
  private func parameterIndex(
    after given: ArraySlice<CallArgument>, in parameters: [Declaration.Parameter]
  ) -> Int? {
    var next = 0
    for argument in given {
      if next > 0, parameters[next - 1].isVariadic, argument.label == nil { continue }
      while next < parameters.count, parameters[next].label != argument.label {
        guard parameters[next].hasDefault else { return nil }
        next += 1
      }
      guard next < parameters.count else { return nil }
      next += 1
    }
    return next <= parameters.count ? next : nil
  }

  /// The labels up to that of the first parameter that must be given.
  private func noteLabels(
    of declaration: Declaration, _ parameters: ArraySlice<Declaration.Parameter>
  ) {
    for parameter in parameters {
      if let label = parameter.label {
        var item = NameCompletion(
          name: label, kind: .label, declaration: "\(label): \(parameter.type.text)",
          owner: declaration.owner?.qualifiedName)
        item.inserted = label + ": "
        item.documentationNames = declaration.documentationNames
        completion?.labels.append(item)
      }
      guard parameter.hasDefault else { return }
    }
  }

  /// Looks into a closure's body, which is otherwise left alone when the call is not whole.
  private func noteCompletion(
    inBodyOf closure: ClosureExprSyntax, _ parameter: Declaration.Parameter, _ candidate: Candidate
  ) {
    let before = (solver, diagnostics, completion?.items ?? [])
    guard before.2.isEmpty else { return }
    solver.isTrial = 0
    let skipped = skippedClosures
    skippedClosures = 0
    _ = check(ExprSyntax(closure), expected: parameter.type)
    skippedClosures = skipped
    (solver, diagnostics) = (before.0, before.1)
  }
}
