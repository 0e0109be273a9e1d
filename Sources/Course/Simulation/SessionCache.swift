import Interpreter
import ScriptRuntime

/// Keeps the last session between runs, so that what two answers have in common is checked once.
///
/// A lesson's line is judged on several devices, and after every line typed: without this each
/// judgement would check the whole lesson again.
@MainActor
final class SessionCache {
  private let library: Library
  private var session: Session?
  private var context: LessonContext?
  private var texts: [String] = []
  private var isLent = false

  /// A session is not kept longer than this many inputs: it remembers something of each.
  private var checkedCount = 0
  private static let limit = 2_000

  init(library: Library) { self.library = library }

  /// Lends a session whose accepted inputs are the first of `wanted`, as many as it already has.
  ///
  /// While one is lent, another borrower gets a session of its own.
  func lend<Result>(
    _ context: LessonContext, _ wanted: [String], _ body: (Session) -> Result
  ) -> Result {
    guard !isLent else { return body(Session(library: library, context: context.inputContext)) }
    isLent = true
    let session = self.session(for: context, wanted)
    let result = body(session)
    texts = Array(wanted.prefix(session.inputs.count))
    isLent = false
    return result
  }

  private func session(for context: LessonContext, _ wanted: [String]) -> Session {
    guard let session, self.context == context, checkedCount < Self.limit else {
      let fresh = Session(library: library, context: context.inputContext)
      session = fresh
      self.context = context
      texts = []
      checkedCount = wanted.count
      return fresh
    }
    let common = zip(texts, wanted).prefix { $0 == $1 }.count
    while session.inputs.count > common { session.removeLast() }
    checkedCount += wanted.count - common
    return session
  }
}
