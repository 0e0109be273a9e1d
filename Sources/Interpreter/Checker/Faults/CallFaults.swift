import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// Arguments that do not fit the labels or the number of parameters.
  func diagnoseMismatch(
    _ match: ArgumentMatch, _ declaration: Declaration?, _ parameters: [Declaration.Parameter],
    _ arguments: [CallArgument], _ range: SourceRange, _ calleeRange: SourceRange
  ) {
    let open = SourceRange(range.source, calleeRange.upper, calleeRange.upper + 1)
    let close = SourceRange(range.source, max(range.upper - 1, range.lower), range.upper)
    let note = declaration.map { declaredHere($0) } ?? []
    for fault in match.faults {
      let message = message(of: fault, parameters, arguments)
      switch fault {
      case .missing(let missing):
        guard missing.count == 1 else {
          diagnose(message, at: open, notes: note)
          continue
        }
        let next = missing[0]
        let place =
          arguments.indices.contains(next) && !arguments[next].isTrailing
          ? arguments[next].range
          : arguments.last(where: { !$0.isTrailing }).map {
            SourceRange(source, $0.range.upper, $0.range.upper)
          }
            ?? (arguments.isEmpty
              ? close : SourceRange(source, calleeRange.upper, calleeRange.upper))
        diagnose(message, at: place, notes: note)
      case .extra(let extra):
        let place =
          parameters.isEmpty || extra.count == 1 ? arguments[extra[0]].range : open
        diagnose(message, at: place, notes: note)
        for index in extra { checkAlone(arguments[index]) }
      case .relabel: diagnose(message, at: open, fixIts: relabelling(fault, arguments))
      case .outOfOrder(let from, _):
        diagnose(message, at: arguments[from].labelRange ?? arguments[from].range)
      }
    }
  }

  /// The sentence for a fault.
  private func message(
    of fault: ArgumentFault, _ parameters: [Declaration.Parameter], _ arguments: [CallArgument]
  ) -> DiagnosticMessage {
    switch fault {
    case .missing(let missing):
      let names = missing.map { parameters[$0].label ?? "#\($0 + 1)" }
      return missing.count == 1 ? .missingArgument(name: names[0]) : .missingArguments(names: names)
    case .extra(let extra):
      if parameters.isEmpty { return .argumentToCallWithoutArguments }
      if extra.count == 1, arguments[extra[0]].isTrailing { return .extraTrailingClosure }
      return .extraArguments(
        positions: extra.map { $0 + 1 }, labels: extra.map { arguments[$0].label })
    case .relabel(let labels): return labelMessage(arguments.map(\.label), labels)
    case .outOfOrder(let from, let to):
      func name(_ index: Int) -> String { arguments[index].label ?? "#\(index + 1)" }
      return .argumentOrder(first: name(from), second: name(to))
    }
  }

  private func labelMessage(_ given: [String?], _ wanted: [String?]) -> DiagnosticMessage {
    let different = zip(given, wanted).filter { $0 != $1 }
    if different.allSatisfy({ $0.0 == nil }) {
      return .missingLabels(labels: different.compactMap(\.1))
    }
    if different.allSatisfy({ $0.1 == nil }) {
      return .extraneousLabels(labels: different.compactMap(\.0))
    }
    func text(_ labels: [String?]) -> String { labels.map { ($0 ?? "_") + ":" }.joined() }
    return .wrongLabels(have: text(given), expected: text(wanted), count: different.count)
  }

  private func relabelling(_ fault: ArgumentFault, _ arguments: [CallArgument]) -> [FixIt] {
    guard case .relabel(let wanted) = fault else { return [] }
    return zip(arguments, wanted).compactMap { argument, wanted in
      guard argument.label != wanted else { return nil }
      guard let label = argument.labelRange else {
        return wanted.map {
          let start = argument.range.lower
          return FixIt(replace: SourceRange(source, start, start), with: $0 + ": ")
        }
      }
      guard let wanted else {
        return FixIt(replace: SourceRange(source, label.lower, argument.range.lower), with: "")
      }
      return FixIt(replace: label, with: wanted)
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
    guard let least = costs.min() else {
      diagnoseExactMatches(candidates, arguments, range, calleeRange)
      return invalid(range)
    }
    let near = zip(visible, costs).filter { $0.1 == least }.map(\.0)
    let messages = near.map { candidate in
      match(arguments, parameters(of: candidate)).faults.map {
        message(of: $0, parameters(of: candidate), arguments)
      }
    }
    guard let first = near.first, messages.allSatisfy({ $0 == messages[0] }) else {
      diagnoseExactMatches(candidates, arguments, range, calleeRange)
      return invalid(range)
    }
    if near.count == 1 { return apply(first, arguments, nil, range, calleeRange) }
    let wanted = parameters(of: first)
    diagnoseMismatch(match(arguments, wanted), nil, wanted, arguments, range, calleeRange)
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
    if let index = diagnoseIndex(candidates, arguments, calleeRange, range) { return index }
    if diagnoseOptionalArgument(candidates, arguments, expected, range, calleeRange) {
      return invalid(range)
    }
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

  /// An optional argument whose value some overload would take.
  private func diagnoseOptionalArgument(
    _ candidates: [Candidate], _ arguments: [CallArgument], _ expected: SwiftType?,
    _ range: SourceRange, _ calleeRange: SourceRange
  ) -> Bool {
    for argument in arguments {
      guard let value = argument.checked, case .optional(let object) = resolveHead(value.type)
      else { continue }
      argument.checked = Expression(
        .forceUnwrap(value, implicitly: false), type: object, range: value.range)
      let fits = best(of: candidates, arguments, expected, range, calleeRange) != nil
      argument.checked = value
      guard fits else { continue }
      diagnoseUnwrap(resolve(.optional(object)), resolve(object), resolve(object), anchor(value))
      return true
    }
    return false
  }

  /// An index of another type for an array or a text: the plain subscript says why.
  private func diagnoseIndex(
    _ candidates: [Candidate], _ arguments: [CallArgument], _ calleeRange: SourceRange,
    _ range: SourceRange
  ) -> Expression? {
    guard arguments.count == 1, let argument = arguments.first, argument.label == nil,
      let value = argument.checked, let first = candidates.first,
      first.declaration.kind == .subscript, let base = first.base
    else { return nil }
    let type = resolveHead(base.type)
    if type.isNamed("String"), defaulted(value.type).isNamed("Int") {
      diagnose(.stringIndexUnavailable, at: calleeRange)
      return invalid(range)
    }
    let plain = candidates.first {
      $0.declaration.parameters.first?.type.isNamed("Int") ?? false
    }
    guard type.isNamed("Array"), let plain else { return nil }
    return apply(plain, arguments, nil, range, calleeRange)
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
