import ScriptRuntime

/// What a declaration is, in a sentence, in both languages.
///
/// UIKit's doc comments are English. For the names that people use most there is an Italian sentence
/// here, and for Swift's, which have no comments of their own, one in each language.
public enum DocumentationSummary {
  /// The sentence about a declaration, by its name: `UIView.addSubview(_:)`; nil when there is none
  /// in that language.
  public static func text(for name: String, in language: Language) -> String? {
    switch language {
    case .italian: italian[name] ?? swiftItalian[name]
    case .english: swiftEnglish[name]
    }
  }

  /// All names that have an Italian sentence.
  public static var names: [String] {
    [italianTexts, swiftTexts].joined().flatMap { $0.split(separator: "\n") }
      .compactMap { $0.split(separator: "\t").first.map(String.init) }
  }

  private static let italianTexts = [views, controls, controllers, layout, colors]
  private static let swiftTexts = [swift]

  nonisolated(unsafe) private static let italian = DocumentationTable {
    italianTexts.joined(separator: "\n")
  }
  nonisolated(unsafe) private static let swiftItalian = DocumentationTable { columns(1) }
  nonisolated(unsafe) private static let swiftEnglish = DocumentationTable { columns(2) }

  /// The names with one of the sentences behind them.
  private static func columns(_ column: Int) -> String {
    swiftTexts.joined(separator: "\n").split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t")
      return parts.indices.contains(column) ? parts[0] + "\t" + parts[column] : nil
    }.joined(separator: "\n")
  }
}
