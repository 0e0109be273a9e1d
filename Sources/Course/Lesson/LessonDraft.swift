import Messages

/// One lesson file as it stands, before it is known whether it is the source or a translation.
struct LessonDraft {
  let file: String
  let language: Language
  var id: String?
  var title: String?
  var context: LessonContext?
  var devices: [String]?

  /// The language it says it translates, nil for a source.
  var translates: Language?

  var frontMatter: FrontMatter
  var introduction: [Block] = []
  var introductionPosition: SourcePosition?
  var steps: [StepDraft] = []
}

/// A step as it stands in one file.
struct StepDraft {
  let id: String
  let title: [Inline]
  let position: SourcePosition
  let isOrder: Bool

  var task: [Block] = []
  var explanation: [Block] = []
  var hints: [[Block]] = []
  var hasHints = false
  var blocks: [BlockDraft] = []
  var question: QuestionDraft?
  var questionPosition: SourcePosition?

  /// Whether what follows is explanation: something that asks or checks has been met.
  var isPastTask = false

  func blocks(_ kind: BlockInfo.Kind) -> [BlockDraft] { blocks.filter { $0.info.kind == kind } }
}

/// A fenced block that the program runs, with the quotation under it.
struct BlockDraft {
  let info: BlockInfo
  var code: CodeBlock

  /// Where the fence is.
  let position: SourcePosition

  var quotation: [Block] = []

  var isEmpty: Bool { code.text.allSatisfy(\.isWhitespace) }
}

/// A question written as a list.
enum QuestionDraft {
  case choices([Choice])
  case order([OrderItem])
}
