import ScriptRuntime

// Notes, which the compiler adds to its errors.
extension Checker {
  /// A note; with a replacement it offers to mend the fault.
  func note(
    _ note: CompilerNote, at range: SourceRange, replacing place: SourceRange? = nil,
    with text: String = ""
  ) -> Diagnostic {
    var diagnostic = Diagnostic(.note(note), .note, at: range)
    if let place { diagnostic.fixIts = [FixIt(replace: place, with: text)] }
    return diagnostic
  }

  /// A note that offers to insert text at the start, or at the end, of a range.
  func note(_ note: CompilerNote, at range: SourceRange, prefixing text: String) -> Diagnostic {
    self.note(
      note, at: range, replacing: SourceRange(range.source, range.lower, range.lower), with: text)
  }

  func note(_ note: CompilerNote, at range: SourceRange, appending text: String) -> Diagnostic {
    self.note(
      note, at: range, replacing: SourceRange(range.source, range.upper, range.upper), with: text)
  }

  // These are functions of their own, so that what recurs for each part of an expression stays small
  // on the stack.

  /// A type's name alone, where a value is wanted.
  func diagnoseBareType(at place: SourceRange) {
    diagnose(
      .expectedMemberOrInitializer, at: place,
      notes: [
        note(.addArguments, at: place, appending: "()"),
        note(.useTypeItself, at: place, appending: ".self"),
      ])
  }

  /// An optional that becomes an `Any` as it is.
  func warnCoercion(of value: Expression, to type: SwiftType) {
    let place = anchor(value)
    diagnose(
      .coercedToAny(type: value.type.text, target: type.text), .warning, at: place,
      notes: [
        note(.provideDefault, at: place, appending: " ?? <#default value#>"),
        note(.forceToAvoidWarning, at: place, appending: "!"),
        note(.castToAny, at: place, appending: " as Any"),
      ])
  }

  /// `as` where only `as!` may do.
  func diagnoseDowncast(_ from: SwiftType, _ to: SwiftType, at keyword: SourceRange) {
    diagnose(
      .notConvertibleDowncast(from: from.text, to: to.text), at: keyword,
      notes: [note(.forceDowncast, at: keyword, replacing: keyword, with: "as!")])
  }

  /// Several declarations that are equally good.
  func diagnoseAmbiguity(_ candidates: [Candidate], at place: SourceRange) {
    diagnose(
      .ambiguousUse(name: candidates.first?.declaration.name ?? ""), at: place,
      notes: candidates.compactMap { candidate in
        candidate.declaration.range.map { note(.foundCandidate, at: $0) }
      })
  }

  /// Where a declaration is written; for an initialiser that nobody wrote, its type's name.
  func place(of declaration: Declaration) -> SourceRange? {
    if let range = declaration.range { return range }
    guard declaration.kind == .initializer, let owner = declaration.owner else { return nil }
    return (owner.script as? TypeImplementation)?.range
  }

  /// "'f(a:)' declared here", for a declaration of the learner's.
  func declaredHere(_ declaration: Declaration) -> [Diagnostic] {
    place(of: declaration).map {
      [Diagnostic(.declaredHere(name: declaration.fullName), .note, at: $0)]
    } ?? []
  }

  /// What each candidate of an overloaded call would need, when a single argument is wrong.
  func candidateNote(_ candidate: Candidate, _ arguments: [CallArgument]) -> Diagnostic? {
    guard let place = candidate.declaration.range else { return nil }
    let parameters = parameters(of: candidate)
    let list = parameters.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.text }
    let plain = note(
      .partialMatch(parameters: "(" + list.joined(separator: ", ") + ")"), at: place)
    guard match(arguments, parameters).fits, arguments.count == parameters.count else {
      return plain
    }
    var wrong: [(index: Int, type: SwiftType)] = []
    for (index, argument) in arguments.enumerated() {
      guard let type = argument.checked.map({ defaulted($0.type) }) else { return plain }
      if !converts(type, to: parameters[index].type) { wrong.append((index, type)) }
    }
    guard wrong.count == 1, let first = wrong.first else { return plain }
    return note(
      .candidateExpects(
        type: parameters[first.index].type.text, position: first.index + 1, found: first.type.text),
      at: place)
  }

  /// "change 'let' to 'var' to make it mutable".
  func changeLetToVar(_ keyword: SourceRange?) -> [Diagnostic] {
    guard let keyword else { return [] }
    var note = Diagnostic(.changeLetToVar, .note, at: keyword)
    note.fixIts = [FixIt(replace: keyword, with: "var")]
    return [note]
  }

  /// The word right before a name, when it is that one: the `let` of a declaration.
  func keyword(_ word: String, before name: SourceRange) -> SourceRange? {
    let before = Array(name.source.text.utf8.prefix(name.lower))
    var end = before.count
    while end > 0, before[end - 1] == UInt8(ascii: " ") { end -= 1 }
    let start = end - word.utf8.count
    guard start >= 0, before[start..<end].elementsEqual(word.utf8) else { return nil }
    return SourceRange(name.source, start, end)
  }
}
