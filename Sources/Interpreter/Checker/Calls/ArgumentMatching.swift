import ScriptRuntime

/// What is wrong with the labels or the number of the arguments of a call.
enum ArgumentFault: Hashable {
  case missing([Int])
  case extra([Int])

  /// The labels the arguments should have, all of them.
  case relabel([String?])

  /// An argument that belongs before another.
  case outOfOrder(from: Int, to: Int)
}

/// Which arguments go to which parameters, and what does not fit.
struct ArgumentMatch {
  /// For each parameter, its arguments.
  var assigned: [[Int]]
  var faults: [ArgumentFault] = []

  var fits: Bool { faults.isEmpty }
}

/// Puts arguments to parameters by Swift's rules: in order, labels equal, defaults skipped, the
/// first trailing closure to the first parameter from there on that can take a function; and where
/// that does not come out even, as the compiler guesses what was meant: labels off by a typo first,
/// then by position where one side has no label.
struct ArgumentMatcher {
  let arguments: [CallArgument]
  let parameters: [Declaration.Parameter]

  /// Whether a parameter can take a closure that trails the call.
  let takesClosure: (Declaration.Parameter) -> Bool

  private var claimed: [Int?]
  private var assigned: [[Int]]
  private var isOutOfOrder = false
  private let trailing: Int?

  init(
    _ arguments: [CallArgument], _ parameters: [Declaration.Parameter],
    takesClosure: @escaping (Declaration.Parameter) -> Bool
  ) {
    self.arguments = arguments
    self.parameters = parameters
    self.takesClosure = takesClosure
    claimed = Array(repeating: nil, count: arguments.count)
    assigned = Array(repeating: [], count: parameters.count)
    trailing = arguments.firstIndex { $0.isTrailing }
  }

  mutating func run() -> ArgumentMatch {
    var next = 0
    for index in parameters.indices { bind(index, &next, ignoringLabels: false) }
    if claimed.contains(nil) {
      matchTypos()
      if claimed.contains(nil) {
        next = 0
        for index in parameters.indices where assigned[index].isEmpty {
          bind(index, &next, ignoringLabels: true)
        }
      }
      if arguments.count == parameters.count {
        for index in arguments.indices
        where claimed[index] == nil && assigned[index].isEmpty && !parameters[index].hasDefault {
          claim(index, for: index)
        }
      }
    }
    var match = ArgumentMatch(assigned: assigned)
    let extra = arguments.indices.filter { claimed[$0] == nil }
    if !extra.isEmpty { match.faults.append(.extra(extra)) }
    let missing = parameters.indices.filter {
      assigned[$0].isEmpty && !parameters[$0].isVariadic && !parameters[$0].hasDefault
    }
    if !missing.isEmpty { match.faults.append(.missing(missing)) }
    if isOutOfOrder, let fault = order() {
      match.faults.append(fault)
      return match
    }
    let labels = self.labels()
    if labels != arguments.map(\.label) { match.faults.append(.relabel(labels)) }
    return match
  }

  /// The labels the arguments have when each has that of its parameter.
  private func labels() -> [String?] {
    arguments.indices.map { index in
      guard let parameter = claimed[index] else { return arguments[index].label }
      if index == trailing { return arguments[index].label }
      let isFirst = assigned[parameter].first == index
      return isFirst ? parameters[parameter].label : nil
    }
  }

  private mutating func claim(_ argument: Int, for parameter: Int) {
    claimed[argument] = parameter
    assigned[parameter].append(argument)
  }

  private mutating func bind(_ parameter: Int, _ next: inout Int, ignoringLabels: Bool) {
    let wanted = parameters[parameter]
    var label = wanted.label
    skip(&next)
    if let trailing, next == trailing {
      if !takesClosure(wanted), !ignoringLabels { return }
      if wanted.hasDefault || wanted.isVariadic, isNeeded(after: parameter, next) { return }
      label = nil
    }
    guard let found = find(label, &next, ignoringLabels, for: wanted) else { return }
    claim(found, for: parameter)
    guard wanted.isVariadic else { return }
    var rest = found
    while true {
      rest += 1
      guard arguments.indices.contains(rest), claimed[rest] == nil, arguments[rest].label == nil,
        rest != trailing
      else { return }
      claim(rest, for: parameter)
    }
  }

  private func skip(_ next: inout Int) {
    while next < arguments.count, claimed[next] != nil { next += 1 }
  }

  /// Whether a later parameter cannot do without the closure.
  private func isNeeded(after parameter: Int, _ next: Int) -> Bool {
    let label = arguments.indices.contains(next + 1) ? arguments[next + 1].label : nil
    for later in parameters[(parameter + 1)...] {
      if let label, later.label == label { return false }
      if !later.hasDefault, !later.isVariadic { return true }
    }
    return false
  }

  /// The next argument for a label.
  private mutating func find(
    _ label: String?, _ next: inout Int, _ ignoringLabels: Bool,
    for wanted: Declaration.Parameter
  ) -> Int? {
    skip(&next)
    guard next < arguments.count else { return nil }
    if ignoringLabels {
      for index in next..<arguments.count where claimed[index] == nil {
        if index == trailing, !takesClosure(wanted) { continue }
        if arguments[index].label == label { return index }
        if arguments[index].label == nil || label == nil { return index }
      }
      return nil
    }
    for index in next..<arguments.count
    where claimed[index] == nil && arguments[index].label == label {
      if index != next {
        // An argument without label does not go to a parameter far away.
        if label == nil { return nil }
        isOutOfOrder = true
      }
      return index
    }
    return nil
  }

  /// Labels that are nearly those of parameters without an argument.
  private mutating func matchTypos() {
    for argument in arguments.indices where claimed[argument] == nil {
      guard let label = arguments[argument].label else { continue }
      var best: (parameter: Int, distance: Int)?
      var isUnique = true
      for index in parameters.indices where assigned[index].isEmpty {
        guard let wanted = parameters[index].label else { continue }
        let limit = (label.utf8.count + 1) / 3
        let distance = plainEditDistance(label, wanted)
        // Labels of one letter are all alike.
        guard limit == 0 || distance <= limit else { continue }
        if let known = best, distance >= known.distance {
          if distance == known.distance { isUnique = false }
          continue
        }
        best = (index, distance)
        isUnique = true
      }
      if let best, isUnique { claim(argument, for: best.parameter) }
    }
  }

  /// The first argument that should stand further left.
  private func order() -> ArgumentFault? {
    var position = 0
    var positions: [Int] = []
    for list in assigned {
      positions.append(position)
      position += list.count
    }
    for (parameter, list) in assigned.enumerated() {
      for from in list {
        let to = positions[parameter]
        guard from > to, arguments[from].label == parameters[parameter].label else { continue }
        let old = arguments[to].label
        for later in parameters[(parameter + 1)...] {
          if later.label == old { return .outOfOrder(from: from, to: to) }
          if !later.hasDefault { break }
        }
      }
    }
    return nil
  }
}

/// The Levenshtein distance: insertions, deletions and replacements.
func plainEditDistance(_ first: String, _ second: String) -> Int {
  let a = Array(first.utf8)
  let b = Array(second.utf8)
  var previous = Array(0...b.count)
  for i in a.indices {
    var current = [i + 1]
    for j in b.indices {
      let replaced = previous[j] + (a[i] == b[j] ? 0 : 1)
      current.append(min(replaced, previous[j + 1] + 1, current[j] + 1))
    }
    previous = current
  }
  return previous[b.count]
}
