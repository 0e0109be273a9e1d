import ScriptRuntime

extension Diagnostic {
  /// What to write instead, when the compiler offers it: the right name for a misspelt one,
  /// otherwise the line as it would be mended; nil when nothing is offered.
  ///
  /// Without a fix-it of its own, it is the first of its notes' that can be taken as it is.
  public var suggestion: String? {
    let offers = [fixIts] + notes.map(\.fixIts)
    guard
      let offer = offers.first(where: { list in
        !list.isEmpty && !list.contains { $0.replacement.contains("<#") }
      }), let first = offer.first
    else { return nil }
    switch message {
    case .cannotFindInScope, .cannotFindType, .valueHasNoMember, .typeHasNoMember:
      return first.replacement
    default:
      guard let mended = FixIt.applied(offer) else { return nil }
      let lines = mended.split(separator: "\n", omittingEmptySubsequences: false)
      let index = first.range.start.line - 1
      guard lines.indices.contains(index) else { return nil }
      let line = lines[index].drop { $0 == " " || $0 == "\t" }
      return line.isEmpty ? nil : String(line)
    }
  }
}

extension FixIt {
  /// The source with the replacements made; nil when one lies outside of it, or they overlap.
  public static func applied(_ list: [FixIt]) -> String? {
    guard let source = list.first?.range.source else { return nil }
    var bytes = Array(source.text.utf8)
    var end = bytes.count
    for fixIt in list.sorted(by: { $0.range.lower > $1.range.lower }) {
      let range = fixIt.range
      guard range.source === source, range.lower >= 0, range.lower <= range.upper,
        range.upper <= end
      else { return nil }
      bytes.replaceSubrange(range.lower..<range.upper, with: fixIt.replacement.utf8)
      end = range.lower
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
