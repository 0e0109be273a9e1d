import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// Arguments that do not fit a candidate's labels.
  func diagnoseMismatch(
    _ candidate: Candidate, _ arguments: [CallArgument], _ range: SourceRange,
    _ calleeRange: SourceRange
  ) -> Expression {
    let declaration = candidate.declaration
    let parameters = parameters(of: candidate)
    let open = SourceRange(range.source, calleeRange.upper, calleeRange.upper + 1)
    let close = SourceRange(range.source, max(range.upper - 1, range.lower), range.upper)
    let note = declaredHere(declaration)
    switch match(arguments, parameters) {
    case .fits: break
    case .missing(let missing):
      let names = missing.map { parameters[$0].label ?? "#\($0 + 1)" }
      if missing.count == 1 {
        let next = missing[0]
        let place =
          arguments.indices.contains(next) && !arguments[next].isTrailing
          ? arguments[next].range
          : arguments.last(where: { !$0.isTrailing }).map {
            SourceRange(source, $0.range.upper, $0.range.upper)
          }
            ?? (arguments.isEmpty
              ? close : SourceRange(source, calleeRange.upper, calleeRange.upper))
        diagnose(.missingArgument(name: names[0]), at: place, notes: note)
      } else {
        diagnose(
          .missingArguments(names: names),
          at: open, notes: note)
      }
    case .extra(let extra):
      if parameters.isEmpty {
        diagnose(
          .argumentToCallWithoutArguments, at: arguments[0].range)
      } else {
        diagnose(
          .extraArguments(
            positions: extra.map { $0 + 1 }, labels: extra.map { arguments[$0].label }),
          at: extra.count == 1
            ? arguments[extra[0]].range : open)
      }
    case .wrongLabels: diagnoseLabels(arguments, parameters, open)
    case .outOfOrder(let from, let other):
      diagnose(
        .argumentOrder(
          first: arguments[other].label ?? "", second: arguments[from].label ?? ""),
        at: arguments[other].labelRange ?? arguments[other].range)
    }
    return invalid(range)
  }

  private func diagnoseLabels(
    _ arguments: [CallArgument], _ parameters: [Declaration.Parameter], _ place: SourceRange
  ) {
    let given = arguments.map(\.label)
    let wanted = zip(arguments, parameters).map { argument, parameter in
      argument.isTrailing ? argument.label : parameter.label
    }
    let different = zip(given, wanted).enumerated().filter { $0.element.0 != $0.element.1 }
    var fixIts: [FixIt] = []
    for (index, pair) in different {
      let argument = arguments[index]
      if let label = argument.labelRange {
        if let new = pair.1 {
          fixIts.append(FixIt(replace: label, with: new))
        } else {
          fixIts.append(
            FixIt(replace: SourceRange(source, label.lower, argument.range.lower), with: ""))
        }
      } else if let new = pair.1 {
        fixIts.append(
          FixIt(
            replace: SourceRange(source, argument.range.lower, argument.range.lower),
            with: new + ": "))
      }
    }
    let missing = different.filter { $0.element.0 == nil && $0.element.1 != nil }
    let extraneous = different.filter { $0.element.0 != nil && $0.element.1 == nil }
    if missing.count == different.count {
      diagnose(
        .missingLabels(labels: missing.compactMap(\.element.1)),
        at: missing.count == 1 ? arguments[missing[0].offset].range : place, fixIts: fixIts)
    } else if extraneous.count == different.count {
      diagnose(
        .extraneousLabels(labels: extraneous.compactMap(\.element.0)), at: place, fixIts: fixIts)
    } else {
      func text(_ labels: [String?]) -> String { labels.map { ($0 ?? "_") + ":" }.joined() }
      diagnose(
        .wrongLabels(have: text(given), expected: text(Array(wanted)), count: different.count),
        at: place, fixIts: fixIts)
    }
  }

  /// No overload takes arguments of that number and those labels.
  func diagnoseNoFit(
    _ candidates: [Candidate], _ arguments: [CallArgument], _ range: SourceRange,
    _ calleeRange: SourceRange
  ) -> Expression {
    if arguments.contains(where: { $0.checked?.type.isError ?? false }) { return invalid(range) }
    let visible = candidates.filter { isAccessible($0.declaration) }
    let costs = visible.map {
      labelCost(arguments, parameters(of: $0)) * 100 + parameters(of: $0).count
    }
    if let least = costs.min(), costs.count(where: { $0 == least }) == 1,
      let index = costs.firstIndex(of: least)
    {
      return diagnoseMismatch(visible[index], arguments, range, calleeRange)
    }
    diagnoseExactMatches(candidates, arguments, range, calleeRange)
    return invalid(range)
  }

  /// How much the labels must change to fit: a wrong label counts 2, one off by a typo 1, a missing
  /// argument 2, one too many 3.
  private func labelCost(_ arguments: [CallArgument], _ parameters: [Declaration.Parameter]) -> Int
  {
    var row = [0]
    for parameter in parameters {
      row.append((row.last ?? 0) + (parameter.hasDefault || parameter.isVariadic ? 0 : 2))
    }
    for argument in arguments {
      var next = [row[0] + 3]
      for (index, parameter) in parameters.enumerated() {
        let skip = next[index] + (parameter.hasDefault || parameter.isVariadic ? 0 : 2)
        let use = row[index] + labelCost(argument, parameter)
        next.append(min(row[index + 1] + 3, skip, use))
      }
      row = next
    }
    return row.last ?? 0
  }

  private func labelCost(_ argument: CallArgument, _ parameter: Declaration.Parameter) -> Int {
    if argument.isTrailing, argument.label == nil || argument.label == parameter.label {
      return resolveHead(parameter.type.withoutOptionals).functionType == nil ? 4 : 0
    }
    if argument.label == parameter.label { return 0 }
    guard let given = argument.label, let wanted = parameter.label else { return 2 }
    let isNear =
      editDistance(given.lowercased(), wanted.lowercased(), limit: 2) <= 2
      || wanted.lowercased().hasSuffix(given.lowercased())
    return isNear ? 1 : 2
  }

  private func diagnoseExactMatches(
    _ candidates: [Candidate], _ arguments: [CallArgument], _ range: SourceRange,
    _ calleeRange: SourceRange
  ) {
    guard let declaration = candidates.first?.declaration else { return }
    let name = declaration.name == "init" || declaration.kind == .subscript ? nil : declaration.name
    diagnose(
      .noExactMatches(kind: declaration.kindInMessages, name: name),
      at: memberRange(calleeRange, candidates.first?.base),
      notes: candidates.compactMap { candidateNote($0, arguments) })
  }

  /// Several overloads fit by labels, none by types: the nearest says why.
  func diagnoseNoMatch(
    _ candidates: [Candidate], _ arguments: [CallArgument], _ expected: SwiftType?,
    _ range: SourceRange, _ calleeRange: SourceRange
  ) -> Expression {
    if arguments.contains(where: { $0.checked?.type.isError ?? false }) { return invalid(range) }
    // The candidate with the fewest faults, when it is alone with so few.
    var counts: [(candidate: Candidate, faults: Int)] = []
    for candidate in candidates {
      let faults = attempt { () -> Int in
        let before = errorCount
        solver.isTrial += 1
        skippedClosures += 1
        _ = apply(candidate, arguments, expected, range, calleeRange)
        skippedClosures -= 1
        solver.isTrial -= 1
        return errorCount - before
      }
      counts.append((candidate, faults))
    }
    let least = counts.map(\.faults).min() ?? 0
    let near = counts.filter { $0.faults == least }
    if near.count == 1 || arguments.contains(where: { $0.syntax.kind == .closureExpr }) {
      let before = errorCount
      let result = apply(near[0].candidate, arguments, expected, range, calleeRange)
      if errorCount > before { return result }
    }
    diagnoseExactMatches(candidates, arguments, range, calleeRange)
    return invalid(range)
  }

  /// `self.` left out where a closure keeps the object. The compiler names a property only when it
  /// belongs to the type itself, not to a superclass.
  func diagnoseImplicitSelf(
    _ declaration: Declaration, in type: SwiftType, _ place: SourceRange
  ) {
    guard solver.isTrial == 0 else { return }
    let start = SourceRange(source, place.lower, place.lower)
    let isOwn = declaration.owner == nil || declaration.owner === type.nominal
    let isCall = declaration.kind == .function
    // What is inherited, or called across actors, the compiler does not name.
    let isNamed = isOwn && !(isCall && isMainActor(type))
    var notes: [Diagnostic] = []
    if isNamed {
      notes = [Diagnostic(.referenceSelfExplicitly, .note, at: place)]
      if let start = function.start {
        notes.append(note(.captureSelf, at: start, appending: " [self] in"))
      }
    }
    diagnose(
      !isNamed
        ? .implicitSelf
        : isCall
          ? .callNeedsSelf(name: declaration.name) : .propertyNeedsSelf(name: declaration.name),
      at: place, notes: notes, fixIts: [FixIt(replace: start, with: "self.")])
  }

  /// Whether a class belongs to the main actor, as UIKit's do.
  private func isMainActor(_ type: SwiftType) -> Bool {
    superclassChain(type).compactMap(\.nominal).contains { nominal in
      nominal.module == "UIKit"
        || (nominal.script as? TypeImplementation)?.isMainActor ?? false
    }
  }

  /// Whether a `private` or `fileprivate` name may be used here.
  func isAccessible(_ declaration: Declaration) -> Bool {
    isReachable(declaration.access, declaration)
  }

  func isSetterAccessible(_ declaration: Declaration) -> Bool {
    guard let access = declaration.setterAccess else { return true }
    return isReachable(access, declaration)
  }

  private func isReachable(_ access: Declaration.Access, _ declaration: Declaration) -> Bool {
    guard access == .private || access == .fileprivate else { return true }
    guard let place = declaration.range else {
      // What the compiler writes itself is as reachable as what it is made of.
      return access == .fileprivate || isInside(declaration.owner)
    }
    if place.source !== source { return isInteractive && access == .fileprivate }
    if access == .fileprivate { return true }
    return isInside(declaration.owner)
  }

  /// Whether this is inside a type or one of its extensions.
  func isInside(_ owner: NominalType?) -> Bool {
    guard let owner, owner.module == "main" else { return true }
    var next: Scope? = scope
    while let current = next {
      var type: NominalType? = current.members?.selfType.nominal
      if case .parameter(let parameter)? = current.members?.selfType {
        type = parameter.constraints.first?.nominal
      }
      while let nominal = type {
        if nominal === owner { return true }
        type = nominal.parent
      }
      next = current.parent
    }
    return false
  }
}
