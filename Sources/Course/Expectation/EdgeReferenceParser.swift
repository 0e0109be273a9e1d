/// Reads `view.safeAreaLayoutGuide.top+16`.
enum EdgeReferenceParser {
  /// The reference that `text` is, or nil when it is something else.
  static func parse(_ text: String) -> EdgeReference? {
    var rest = Substring(text)
    let path = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest.dropFirst(path.count)
    let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard (2...3).contains(names.count), !names.contains(where: \.isEmpty),
      names[0].first?.isNumber == false, let edge = names.last.flatMap(Edge.init(rawValue:))
    else { return nil }
    var multiplier = 1.0
    if rest.first == "*" || rest.first == "/" {
      let divides = rest.removeFirst() == "/"
      guard let value = number(&rest), value != 0 else { return nil }
      multiplier = divides ? 1 / value : value
    }
    var constant = 0.0
    if rest.first == "+" || rest.first == "-" {
      let subtracts = rest.removeFirst() == "-"
      guard let value = number(&rest) else { return nil }
      constant = subtracts ? -value : value
    }
    guard rest.isEmpty else { return nil }
    return EdgeReference(
      view: names[0], guide: names.count == 3 ? names[1] : nil, edge: edge,
      multiplier: multiplier, constant: constant)
  }

  private static func number(_ rest: inout Substring) -> Double? {
    let digits = rest.prefix { $0.isNumber || $0 == "." }
    rest = rest.dropFirst(digits.count)
    return Double(digits)
  }
}
