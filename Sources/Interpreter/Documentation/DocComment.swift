import ScriptRuntime

extension SourceRange {
  /// The text of the `///` comment right above the line where the range starts, attributes between
  /// them apart; nil without one.
  var docComment: String? {
    let lines = source.text.utf8.prefix(lower).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var found: [String] = []
    for line in lines.dropLast().reversed() {
      let text = String(decoding: line, as: UTF8.self).drop { $0 == " " || $0 == "\t" }
      if text.hasPrefix("///") {
        found.append(String(text.dropFirst(3).drop { $0 == " " }))
      } else if !text.hasPrefix("@") || !found.isEmpty {
        break
      }
    }
    let text = found.reversed().joined(separator: " ")
    return text.isEmpty ? nil : text
  }
}
