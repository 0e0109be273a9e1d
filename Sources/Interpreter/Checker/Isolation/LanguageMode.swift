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
    case .bySource: files.contains { Self.usesConcurrency($0) } ? .six : .five
    }
  }

  private static let types: Set<String> = [
    "Task", "MainActor", "AsyncStream", "AsyncThrowingStream", "Sendable",
  ]

  /// Token by token, not node by node: a text may nest deeper than calls can.
  private static func usesConcurrency(_ file: SourceFileSyntax) -> Bool {
    file.tokens(viewMode: .sourceAccurate).contains { isOfConcurrency($0) }
  }

  private static func isOfConcurrency(_ token: TokenSyntax) -> Bool {
    switch token.tokenKind {
    case .keyword(.async):
      // `DispatchQueue.main.async` is a name.
      return token.parent?.is(DeclReferenceExprSyntax.self) != true
    case .keyword(.await), .keyword(.actor), .keyword(.nonisolated): return true
    case .identifier(let name):
      return types.contains(name)
        && (token.parent?.is(IdentifierTypeSyntax.self) ?? false
          || token.parent?.is(DeclReferenceExprSyntax.self) ?? false
            && token.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.id
              != token.parent?.id)
    default: return false
    }
  }
}
