import Foundation
import Messages

/// A course: its title and its lessons in order, in every language.
public struct Syllabus: Sendable {
  /// What a course says of itself in one language.
  public struct Page: Sendable {
    public let title: String

    /// The prose before the first list of lessons.
    public let description: [Block]

    /// The titles of the chapters, in order; as many as there are chapters.
    public let chapterTitles: [String]
  }

  /// A run of lessons under one heading.
  public struct Chapter: Equatable, Sendable {
    /// The stable name of the chapter, nil when the list has no heading.
    public let id: String?

    /// The folders of the lessons, in order.
    public let folders: [String]
  }

  /// The stable name of the course.
  public let id: String

  public let pages: [Language: Page]
  public let chapters: [Chapter]

  /// Where its files are.
  public let folder: URL

  /// The folders of all the lessons, in order.
  public var folders: [String] { chapters.flatMap(\.folders) }

  /// What the course says of itself in a language, or in another one when it is missing there.
  public func page(in language: Language) -> Page? {
    pages[language] ?? Language.allCases.compactMap { pages[$0] }.first
  }
}
