/// What the doc comments of a library say, by the names of the declarations.
public final class DocumentationTable {
  private let text: () -> String
  private var entries: [Substring: Substring]?

  /// Makes a table of a text that is read when it is first asked: a line a declaration, its name as
  /// in `UIView.addSubview(_:)`, a tab, and its comment.
  public init(_ text: @escaping () -> String) { self.text = text }

  /// The comment of the declaration of that name, nil without one.
  public subscript(name: String) -> String? {
    if entries == nil { entries = read() }
    return entries?[name[...]].map(String.init)
  }

  private func read() -> [Substring: Substring] {
    var entries: [Substring: Substring] = [:]
    for line in text().split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1)
      if let name = parts.first, let comment = parts.last, parts.count == 2 {
        entries[name] = comment
      }
    }
    return entries
  }
}

extension Declaration {
  /// The name by which its documentation is found: `UIView.addSubview(_:)`.
  public var documentationName: String {
    (owner.map { $0.qualifiedName + "." } ?? "") + fullName
  }
}
