import ScriptRuntime
import SwiftSyntax

extension Checker {
  func diagnoseUnknownName(_ name: String, _ place: SourceRange) {
    var next: Scope? = scope
    while let current = next, current.depth == function.depth {
      if current.upcoming.contains(name) {
        diagnose(.usedBeforeDeclaration(name: name), at: place)
        return
      }
      next = current.parent
    }
    if let near = suggestion(for: name, among: namesInScope()) {
      diagnose(
        .cannotFindInScope(name: name), at: place,
        fixIts: [FixIt(replace: place, with: near)])
      return
    }
    diagnose(.cannotFindInScope(name: name), at: place)
  }

  func diagnoseUnknownMember(
    _ name: String, of type: SwiftType, isStatic: Bool, _ place: SourceRange, base: SourceRange?
  ) {
    let shown = defaulted(type)
    let near = suggestion(for: name, among: memberNames(of: type, isStatic: isStatic))
    let fixIts = near.map { [FixIt(replace: place, with: $0)] } ?? []
    if isStatic {
      diagnose(
        .typeHasNoMember(type: shown.text, member: name), at: place,
        highlights: base.map { [$0] } ?? [], fixIts: fixIts)
    } else {
      diagnose(
        .valueHasNoMember(type: shown.text, member: name), at: place,
        highlights: base.map { [$0] } ?? [], fixIts: fixIts)
    }
  }

  /// An implicit member, `.red`, where what it belongs to could not be understood.
  func diagnoseMissingBase(_ syntax: ExprSyntax) {
    guard let member = syntax.as(MemberAccessExprSyntax.self), member.base == nil else { return }
    diagnose(
      .cannotInferContextualBase(member: member.declName.baseName.identifierText),
      at: range(member.declName))
  }

  /// All names of the members of a type.
  func memberNames(of type: SwiftType, isStatic: Bool) -> [String] {
    allMembers(of: type).filter {
      ($0.isStatic || $0.kind == .enumCase) == isStatic && !$0.isOperator && $0.kind != .initializer
        && $0.kind != .subscript
    }.map(\.name)
  }

  /// Every member of a type: its own, inherited and of its protocols.
  func allMembers(of type: SwiftType) -> [Declaration] {
    var result: [Declaration] = []
    func add(_ nominal: NominalType) {
      result += nominal.members
      result += module.extensions[nominal]?.order ?? []
    }
    if type.optionalObject != nil, let optional = library.type(named: "Optional") { add(optional) }
    for link in superclassChain(type) { link.nominal.map(add) }
    protocols(of: type).filter { $0 !== type.nominal }.forEach(add)
    return result
  }

  /// The names that mean something here, nearest scope first.
  func namesInScope() -> [String] {
    var result: [String] = []
    var next: Scope? = scope
    while let current = next {
      result += current.names.keys
      if let members = current.members {
        result += allMembers(of: members.selfType).filter {
          !$0.isOperator && $0.kind != .initializer && $0.kind != .subscript
            && (!members.isStatic || $0.isStatic)
        }.map(\.name)
      }
      next = current.parent
    }
    result += module.names.keys
    result += module.declarations.keys
    return result + library.globalNames + typeNames
  }

  /// The names of types that can be written without others before them.
  var typeNames: [String] {
    var result: [String] = []
    var next: Scope? = scope
    while let current = next {
      for (name, meanings) in current.names {
        switch meanings.last {
        case .type?, .alias?, .genericParameter?: result.append(name)
        default: continue
        }
      }
      next = current.parent
    }
    for (name, meaning) in module.names {
      if case .type = meaning { result.append(name) }
    }
    return result + library.typeNames.filter { !$0.contains(".") }
  }

  /// The candidate that differs least, if it differs little: one change in short names, two in
  /// names of five letters or more.
  func suggestion(for name: String, among candidates: [String]) -> String? {
    let limit = name.count < 3 ? 0 : name.count < 5 ? 1 : 2
    guard limit > 0 else { return nil }
    var best: (name: String, distance: Int)?
    var seen: Set<String> = []
    for candidate in candidates where seen.insert(candidate).inserted && candidate != name {
      guard abs(candidate.utf8.count - name.utf8.count) <= limit, !candidate.hasPrefix("$"),
        !candidate.hasPrefix("_")
      else { continue }
      let distance = editDistance(name, candidate, limit: limit)
      if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.name
  }
}

/// The Damerau–Levenshtein distance (insertions, deletions, replacements and swaps of neighbours),
/// or one above the limit when it is greater than that.
func editDistance(_ first: String, _ second: String, limit: Int) -> Int {
  let a = Array(first.utf8)
  let b = Array(second.utf8)
  if abs(a.count - b.count) > limit { return limit + 1 }
  var older: [Int] = []
  var previous = Array(0...b.count)
  for i in 0..<a.count {
    var current = [i + 1]
    var least = i + 1
    for j in 0..<b.count {
      let cost = a[i] == b[j] ? 0 : 1
      var value = min(previous[j] + cost, previous[j + 1] + 1, current[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { value = min(value, older[j - 1] + 1) }
      current.append(value)
      least = min(least, value)
    }
    if least > limit { return limit + 1 }
    older = previous
    previous = current
  }
  return previous[b.count]
}
