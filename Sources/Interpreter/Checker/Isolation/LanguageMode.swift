import SwiftSyntax

/// The language mode that an input is judged in: in mode 6 data races are errors, in mode 5 what
/// only mode 6 refuses is a warning.
public enum LanguageMode: String, CaseIterable, Sendable {
  case five = "5"
  case six = "6"
}

/// How a session chooses the language mode of its inputs.
public enum LanguageModeChoice: Sendable {
  /// The mode that was asked for.
  case fixed(LanguageMode)

  /// Mode 6 where the input itself uses Swift's concurrency, else mode 5: books and apps that do not
  /// speak of it were compiled in mode 5, and their factories of views and shared instances are no
  /// mistakes there. Code that says `async` or `actor` is new enough to be held to mode 6.
  ///
  /// In mode 5 an isolation that comes from UIKit counts as older than the learner's code, as it
  /// does where UIKit is Objective-C: reaching it from elsewhere is a warning too.
  case bySource

  /// The mode for files with these syntax trees.
  func mode(for files: [SourceFileSyntax]) -> LanguageMode {
    switch self {
    case .fixed(let mode): mode
    case .bySource: files.contains { Self.usesConcurrency(Syntax($0)) } ? .six : .five
    }
  }

  private static let attributes: Set<String> = ["MainActor", "globalActor", "Sendable"]
  private static let types: Set<String> = [
    "Task", "MainActor", "AsyncStream", "AsyncThrowingStream", "Sendable",
  ]

  private static func usesConcurrency(_ node: Syntax) -> Bool {
    if let token = node.as(TokenSyntax.self) {
      switch token.tokenKind {
      case .keyword(.async):
        // `DispatchQueue.main.async` is a name.
        return node.parent?.is(DeclReferenceExprSyntax.self) != true
      case .keyword(.await), .keyword(.actor), .keyword(.nonisolated): return true
      case .identifier(let name):
        return types.contains(name)
          && (node.parent?.is(IdentifierTypeSyntax.self) ?? false
            || node.parent?.is(DeclReferenceExprSyntax.self) ?? false
              && node.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.id
                != node.parent?.id)
      default: return false
      }
    }
    return node.children(viewMode: .sourceAccurate).contains { usesConcurrency($0) }
  }
}
