import Messages

/// Reads one lesson file into a draft, collecting everything that is wrong with it.
struct LessonFileReader {
  /// The names of the devices that exist.
  let devices: Set<String>

  private static let keys = ["format", "id", "title", "context", "devices", "translates"]

  /// Reads the bytes of a file. The draft is nil when the file is of a newer format, or empty of
  /// anything to judge.
  func read(_ bytes: some Collection<UInt8>, file: String, language: Language) -> (
    draft: LessonDraft?, problems: ProblemList
  ) {
    var problems = ProblemList(file: file)
    let source = LessonSource(bytes: bytes, problems: &problems)
    let front = FrontMatter(source: source, keys: Self.keys, problems: &problems)
    guard front.checkFormat(problems: &problems) else { return (nil, problems) }
    var draft = LessonDraft(file: file, language: language, frontMatter: front)
    draft.translates = front.language("translates", problems: &problems)
    let isSource = front["translates"] == nil
    draft.id = front.identifier("id", isRequired: isSource, problems: &problems)
    draft.title = front.required("title", problems: &problems)
    draft.context = context(front, isRequired: isSource, problems: &problems)
    draft.devices = devices(front, source: source, problems: &problems)

    let root = MarkdownParser.parse(source, skipping: front.lineCount, problems: &problems)
    var body = LessonBodyReader(source: source, problems: problems)
    body.read(root)
    draft.introduction = body.introduction
    draft.introductionPosition = body.introductionPosition
    draft.steps = body.steps
    return (draft, body.problems)
  }

  private func context(
    _ front: FrontMatter, isRequired: Bool, problems: inout ProblemList
  ) -> LessonContext? {
    let text = isRequired ? front.required("context", problems: &problems) : front["context"]?.value
    guard let text, let entry = front["context"] else { return nil }
    if let context = LessonContext(rawValue: text) { return context }
    let known = LessonContext.allCases.map(\.rawValue)
    problems.report(
      FrontMatterProblem.unknownContext(text, known: known), at: entry.valuePosition)
    return nil
  }

  private func devices(
    _ front: FrontMatter, source: LessonSource, problems: inout ProblemList
  ) -> [String]? {
    guard let entry = front["devices"] else { return nil }
    var names: [String] = []
    var column = entry.valuePosition.column
    for part in entry.value.split(separator: ",", omittingEmptySubsequences: false) {
      let name = String(part).trimmed
      let place = source.position(
        of: name, onLine: entry.valuePosition.line, from: column)
      column += part.utf8.count + 1
      if names.contains(name) {
        problems.report(FrontMatterProblem.duplicateDevice(name), at: place)
      } else if !devices.contains(name) {
        let near = NearMiss.closest(to: name, among: devices.sorted())
        problems.report(FrontMatterProblem.unknownDevice(name, suggestion: near), at: place)
      } else {
        names.append(name)
      }
    }
    return names.isEmpty ? nil : names
  }
}
