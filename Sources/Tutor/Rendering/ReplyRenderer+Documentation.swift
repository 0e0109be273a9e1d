import Interpreter
import Messages
import ScriptRuntime
import Terminal

extension ReplyRenderer {
  /// The lines of `:doc`: each declaration, what it is, Apple's page, a type's members.
  func documentation(_ names: [DocumentedName]) -> [String] {
    var lines: [String] = []
    for name in names {
      if !lines.isEmpty { lines.append("") }
      lines += page(name)
    }
    return lines
  }

  private func page(_ name: DocumentedName) -> [String] {
    var lines = [style(Sanitizer.cleanedLine(name.declaration), .code)]
    if let summary = DocumentationSummary.text(for: name.name, in: language) ?? name.comment {
      lines += proseRenderer.lines([.paragraph(Self.inlines(summary))], indent: "  ")
      if isForeign(name) { lines.append("  " + style(text(.documentationInEnglish), .dim)) }
    }
    let address = AppleDocumentation.address(
      of: name.name, module: name.module, isOverloaded: name.isOverloaded)
    if let address { lines.append("  " + style(address, .dim)) }
    let most = 24
    lines += name.members.prefix(most).map { "  " + Sanitizer.cleanedLine($0) }
    if name.members.count > most {
      lines.append("  " + style(text(.moreMembers(name.members.count - most)), .dim))
    }
    return lines
  }

  /// Whether what is said of a name is in English, for want of an Italian sentence.
  private func isForeign(_ name: DocumentedName) -> Bool {
    language != .english && name.module != "main"
      && DocumentationSummary.text(for: name.name, in: language) == nil
  }
}
