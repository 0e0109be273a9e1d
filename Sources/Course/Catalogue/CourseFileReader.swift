import Messages

/// Reads one `course.LANGUAGE.md`: front matter, a description, numbered lists of links to lessons,
/// perhaps under `## Chapter {#id}` headings.
struct CourseFileReader {
  /// What one file says.
  struct Draft {
    let language: Language
    let file: String
    var id: String?
    var title: String?
    var description: [Block] = []
    var chapters: [Syllabus.Chapter] = []
    var chapterTitles: [String] = []

    /// Where each folder's link is.
    var places: [(folder: String, position: SourcePosition)] = []
  }

  private static let keys = ["format", "id", "title"]

  private var draft: Draft
  private var source: LessonSource
  private var problems: ProblemList

  static func read(_ bytes: some Collection<UInt8>, file: String, language: Language) -> (
    Draft?, ProblemList
  ) {
    var problems = ProblemList(file: file)
    let source = LessonSource(bytes: bytes, problems: &problems)
    let front = FrontMatter(source: source, keys: keys, problems: &problems)
    guard front.checkFormat(problems: &problems) else { return (nil, problems) }
    var draft = Draft(language: language, file: file)
    draft.id = front.identifier("id", isRequired: true, problems: &problems)
    draft.title = front.required("title", problems: &problems)
    let root = MarkdownParser.parse(source, skipping: front.lineCount, problems: &problems)
    var reader = CourseFileReader(draft: draft, source: source, problems: problems)
    for node in root.children { reader.read(node) }
    if reader.draft.places.isEmpty {
      reader.problems.report(CourseProblem.noLessons, at: source.end)
    }
    return (reader.draft, reader.problems)
  }

  private mutating func read(_ node: MarkdownNode) {
    switch node.kind {
    case .heading(level: 1): problems.report(StepProblem.topHeading, at: node.position)
    case .heading(level: 2): readChapter(node)
    case .list(start: .some): readLessons(node)
    default:
      if draft.chapters.isEmpty, let block = node.block { draft.description.append(block) }
    }
  }

  private mutating func readChapter(_ node: MarkdownNode) {
    let attributes = HeadingAttributes(node, source: source, problems: &problems)
    if attributes.isHints || attributes.isOrder {
      let word = attributes.isHints ? ".hints" : ".order"
      problems.report(StepProblem.misplacedAttribute(word), at: attributes.position)
    }
    let title = attributes.inlines.plainText
    if let id = attributes.id {
      if !Identifier.isValid(id) {
        let near = Identifier.suggestion(for: id)
        problems.report(StepProblem.badID(id, suggestion: near), at: attributes.position)
      }
      if draft.chapters.contains(where: { $0.id == id }) {
        problems.report(StepProblem.duplicateID(id), at: attributes.position)
      }
    } else {
      problems.report(StepProblem.missingID(title: title), at: node.position)
    }
    draft.chapters.append(Syllabus.Chapter(id: attributes.id, folders: []))
    draft.chapterTitles.append(title)
  }

  private mutating func readLessons(_ list: MarkdownNode) {
    if draft.chapters.isEmpty {
      draft.chapters.append(Syllabus.Chapter(id: nil, folders: []))
      draft.chapterTitles.append("")
    }
    for item in list.children {
      guard let folder = folder(of: item) else {
        let text = item.blocks.plainText
        problems.report(CourseProblem.notALessonLink(text), at: item.position)
        continue
      }
      if draft.places.contains(where: { $0.folder == folder }) {
        problems.report(CourseProblem.duplicateLink(folder), at: item.position)
        continue
      }
      draft.places.append((folder, item.position))
      let last = draft.chapters.count - 1
      draft.chapters[last] = Syllabus.Chapter(
        id: draft.chapters[last].id, folders: draft.chapters[last].folders + [folder])
    }
  }

  /// The folder that the only link of an item leads to: `name`, `name/` or `name/lesson.it.md`.
  private func folder(of item: MarkdownNode) -> String? {
    guard let paragraph = item.children.first, paragraph.kind == .paragraph,
      case .link(let destination)? = paragraph.children.first?.kind
    else { return nil }
    let parts = destination.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.first, !name.isEmpty, name != ".", name != "..", parts.count <= 2,
      !destination.contains(":"), !destination.contains("\\")
    else { return nil }
    let file = parts.count == 2 ? String(parts[1]) : ""
    let isLesson = file.isEmpty || Language.allCases.contains { LessonReader.fileName($0) == file }
    return isLesson ? String(name) : nil
  }
}
