/// Reads a text that has syntax errors as the compiler's parser does: tells each fault where that
/// parser tells it, skips what it skips, and repairs the text to what it makes of it.
///
/// It makes no tree. What it reads is known by the repairs: the repaired text goes to SwiftParser,
/// and the checker works on that tree. The extensions are by subject, one a file.
final class RecoveringParser {
  let bytes: [UInt8]
  var tokens: [LexedToken]
  var index = 0
  var faults: [FoundFault]
  var repairs: Repairs

  /// Above 0 while something is only tried, and faults are not told.
  var trials = 0

  /// Above 0 inside a pattern, where `let` may stand in an expression.
  var isInPattern = 0

  /// Whether the tokens are those of an interpolation, and where they start.
  var isInterpolation = false
  var base = 0

  /// How deep the grammar's rules nest; past the limit the text is left to SwiftParser's words.
  var depth = 0

  /// Whether a text is too deep, or reading it made no progress.
  private(set) var gaveUp = false

  private var steps = 0

  static let maximumDepth = 220

  init(_ text: String) {
    var lexer = RecoveringLexer(text)
    lexer.run()
    bytes = lexer.bytes
    tokens = lexer.tokens
    faults = lexer.faults
    repairs = lexer.repairs
  }

  /// Reads the whole text.
  func run() {
    while token.kind != .end, !gaveUp {
      parseItems(.topLevel)
      guard token.endsConditional else { continue }
      tell(.strayConditional)
      skipToken()
      if previous.text == "#elseif" { skipLine() }
    }
  }

  // MARK: Tokens

  var token: LexedToken { tokens[min(index, tokens.count - 1)] }

  var next: LexedToken { tokens[min(index + 1, tokens.count - 1)] }

  /// The last token that was read.
  var previous: LexedToken {
    index > 0
      ? tokens[min(index - 1, tokens.count - 1)]
      : LexedToken(
        kind: .unknown, lower: base, upper: base, text: "")
  }

  func at(_ kind: LexedToken.Kind) -> Bool { token.kind == kind }

  func atKeyword(_ word: String) -> Bool { token.isKeyword(word) }

  func consume() {
    step()
    if index < tokens.count - 1 { index += 1 }
  }

  @discardableResult func consume(if kind: LexedToken.Kind) -> Bool {
    guard at(kind) else { return false }
    consume()
    return true
  }

  @discardableResult func consumeKeyword(_ word: String) -> Bool {
    guard atKeyword(word) else { return false }
    consume()
    return true
  }

  /// Reads the first bytes of a token, leaving the rest as a token of its own.
  func split(_ count: Int) {
    let whole = token
    guard whole.upper - whole.lower > count else { return consume() }
    var first = whole
    first.upper = whole.lower + count
    var lexer = RecoveringLexer(bytes, from: whole.lower + count, to: whole.upper)
    lexer.run()
    var rest = lexer.tokens.dropLast()
    if rest.count == 1, var only = rest.first {
      // What follows the operator decides what it is.
      switch only.text {
      case "?": only.kind = .postfixQuestion
      case "!": only.kind = .postfixExclamation
      case "=": only.kind = .equal
      default: only.kind = whole.kind
      }
      only.startsLine = false
      rest = [only]
    }
    tokens.replaceSubrange(index...index, with: [first] + rest)
    consume()
  }

  private func step() {
    steps += 1
    if steps > 400 * (bytes.count + 100) { giveUp() }
  }

  func giveUp() {
    gaveUp = true
    index = tokens.count - 1
  }

  /// Goes one rule deeper; false when that is too deep.
  func nest<Result>(_ otherwise: Result, _ body: () -> Result) -> Result {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth else {
      giveUp()
      return otherwise
    }
    return body()
  }

  /// Tries something and takes everything back.
  func looking<Result>(_ body: () -> Result) -> Result {
    let state = (index, tokens, faults.count, repairs)
    trials += 1
    defer {
      trials -= 1
      if !gaveUp { (index, tokens) = (state.0, state.1) }
      faults.removeSubrange(min(state.2, faults.count)...)
      repairs = state.3
    }
    return body()
  }

  // MARK: Faults and repairs

  /// Tells a fault at the current token, or before the line it begins.
  func tell(_ fault: SyntaxFault, notes: [FoundFault] = []) {
    let place =
      fault.pointsBeforeNewline && token.startsLine && index > 0 ? previous.upper : token.lower
    tell(fault, at: place, notes: notes)
  }

  func tell(_ fault: SyntaxFault, at offset: Int, notes: [FoundFault] = []) {
    guard trials == 0 else { return }
    faults.append(FoundFault(fault, at: offset, notes: notes))
  }

  /// Puts something in after the last token.
  func insert(_ text: String) { repairs.insert(text, at: previous.upper) }

  /// Blanks what has been read since a place.
  func blank(from start: Int, since mark: Int) {
    guard index > start else {
      repairs.removeAll(from: mark)
      return
    }
    repairs.blank(tokens[start].lower, previous.upper, since: mark)
  }

  /// Reads a token, which the repaired text does not have.
  func skipToken() {
    let skipped = token
    consume()
    repairs.blank(skipped.lower, skipped.upper)
  }
}
