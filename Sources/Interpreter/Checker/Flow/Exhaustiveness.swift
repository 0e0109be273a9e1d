import ScriptRuntime
import SwiftSyntax

extension Checker {
  /// Says which cases of a `switch` are missing, as the compiler does.
  func checkExhaustive(
    _ cases: [SwitchCase], _ type: SwiftType, _ place: SourceRange, _ syntax: SwitchExprSyntax
  ) {
    if cases.isEmpty {
      diagnose(.switchWithoutBody, at: place)
      return
    }
    checkRedundancy(cases, type, syntax)
    let rows = cases.flatMap { choice in
      choice.items.compactMap { $0.guard == nil ? [$0.pattern] : nil }
    }
    let missing = missing(rows, [type], depth: 0)
    guard !missing.isEmpty else { return }
    if missing.contains(where: { $0.contains("_") }) && missing.count == 1 && missing[0] == ["_"] {
      diagnose(
        .switchNeedsDefault, at: place,
        notes: [Diagnostic(.addDefault, .note, at: place)])
      return
    }
    diagnose(
      .switchNotExhaustive, at: place,
      notes: missing.prefix(10).map {
        Diagnostic(.missingCase(pattern: $0.joined()), .note, at: place)
      })
  }

  /// The tuples of patterns that no row matches, written as the compiler writes them.
  func missing(_ rows: [[Pattern]], _ types: [SwiftType], depth: Int) -> [[String]] {
    guard let type = types.first else { return rows.isEmpty ? [[]] : [] }
    if depth > 6 { return [] }
    let rest = Array(types.dropFirst())
    if let constructors = constructors(of: type) {
      var result: [[String]] = []
      for constructor in constructors {
        let matching = rows.compactMap { row -> [Pattern]? in
          guard let parts = constructor.parts(row[0]) else { return nil }
          return parts + row.dropFirst()
        }
        for tail in missing(matching, constructor.types + rest, depth: depth + 1) {
          let own = Array(tail.prefix(constructor.types.count))
          result.append([constructor.text(own)] + tail.dropFirst(constructor.types.count))
        }
        if result.count > 20 { return result }
      }
      return result
    }
    let matching = rows.compactMap { row -> [Pattern]? in
      isIrrefutable(row[0], type) ? Array(row.dropFirst()) : nil
    }
    return missing(matching, rest, depth: depth + 1).map { ["_"] + $0 }
  }

  func isIrrefutable(_ pattern: Pattern, _ type: SwiftType) -> Bool {
    switch pattern {
    case .wildcard, .variable: true
    case .tuple(let parts): parts.allSatisfy { isIrrefutable($0, .error) }
    case .cast(let target, let inner):
      converts(type, to: target) && isIrrefutable(inner, target)
    case .enumCase, .some, .none, .expression: false
    }
  }

  struct Constructor {
    let types: [SwiftType]
    let parts: (Pattern) -> [Pattern]?
    let text: ([String]) -> String
  }

  func constructors(of type: SwiftType) -> [Constructor]? {
    func isOpen(_ pattern: Pattern) -> Bool {
      switch pattern {
      case .wildcard, .variable: true
      case .cast(let target, let inner): target == type && isIrrefutable(inner, type)
      default: false
      }
    }
    switch type {
    case .optional(let object):
      return [
        Constructor(types: [object]) { pattern in
          if isOpen(pattern) { return [.wildcard] }
          if case .some(let inner) = pattern { return [inner] }
          return nil
        } text: {
          ".some(\($0.joined()))"
        },
        Constructor(types: []) { pattern in
          if isOpen(pattern) { return [] }
          if case .none = pattern { return [] }
          return nil
        } text: { _ in
          ".none"
        },
      ]
    case .tuple(let elements):
      return [
        Constructor(types: elements.map(\.type)) { pattern in
          if isOpen(pattern) { return elements.map { _ in .wildcard } }
          if case .tuple(let parts) = pattern, parts.count == elements.count { return parts }
          return nil
        } text: {
          "(" + $0.joined(separator: ", ") + ")"
        }
      ]
    case .nominal(let nominal, _) where nominal.name == "Bool" && nominal.module == "Swift":
      return [true, false].map { value in
        Constructor(types: []) { pattern in
          if isOpen(pattern) { return [] }
          if case .expression(let call, _) = pattern, Self.literal(in: call) == value { return [] }
          return nil
        } text: { _ in
          "\(value)"
        }
      }
    case .nominal(let nominal, _) where nominal.kind == .enumeration:
      let substitutions = substitutions(of: type)
      let cases = nominal.members.filter { $0.kind == .enumCase }
      guard !cases.isEmpty else { return nil }
      return cases.map { declaration in
        Constructor(
          types: declaration.parameters.map { substitute($0.type, substitutions) }
        ) { pattern in
          if isOpen(pattern) { return declaration.parameters.map { _ in .wildcard } }
          guard case .enumCase(let other, let parts) = pattern, other === declaration else {
            return nil
          }
          return parts.count == declaration.parameters.count
            ? parts : declaration.parameters.map { _ in .wildcard }
        } text: { parts in
          if parts.isEmpty { return "." + declaration.name }
          let labelled = zip(declaration.parameters, parts).map { parameter, part in
            parameter.label.map { "\($0): \(part)" } ?? part
          }
          return "." + declaration.name + "(" + labelled.joined(separator: ", ") + ")"
        }
      }
    default: return nil
    }
  }

  /// The boolean literal that a `~=` call compares with.
  private static func literal(in call: Expression) -> Bool? {
    guard case .call(_, _, let arguments, _, _) = call.kind,
      case .value(let pattern)? = arguments.first, case .booleanLiteral(let value) = pattern.kind
    else { return nil }
    return value
  }
}
