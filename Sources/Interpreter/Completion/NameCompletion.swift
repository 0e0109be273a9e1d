import ScriptRuntime
import SwiftSyntax

/// A name that may be written at a place, with what it declares.
public struct NameCompletion: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case variable, function, enumCase, type

    /// An argument's label, a word of the language, a member to override, a module to import.
    case label, keyword, override, module
  }

  /// What is looked for: `addSubview`, `text`, `UILabel`.
  public let name: String

  public let kind: Kind

  /// The declaration in Swift's notation: `func addSubview(_ view: UIView)`.
  public let declaration: String

  /// The type it is a member of, nil for locals and globals.
  public let owner: String?

  /// What is written in place of the name's beginning, when it is more than the name.
  public var inserted: String?

  /// The names by which the library's documentation is found: `UIView.addSubview(_:)`.
  public var documentationNames: [String] = []

  /// The learner's own comment.
  public var comment: String?

  init(name: String, kind: Kind, declaration: String, owner: String?) {
    self.name = name
    self.kind = kind
    self.declaration = declaration
    self.owner = owner
  }
}

/// The names that may stand at a place, and the text they replace.
public struct CompletionList: Sendable {
  /// The bytes of the input that hold the beginning of the name.
  public let replaced: Range<Int>
  public let items: [NameCompletion]

  /// Whether the names are few enough, and chosen enough, to be listed before anything is typed:
  /// members after a dot, labels of a call, members to override.
  public let isSpecific: Bool
}

extension Session {
  /// The names that complete the one at an offset in UTF-8, those that begin with what is written
  /// already: labels of the call first, then in alphabetical order.
  public func completions(for text: String, at offset: Int) -> CompletionList {
    let bytes = Array(text.utf8)
    let end = min(max(0, offset), bytes.count)
    var start = end
    while start > 0, Self.isNameByte(bytes[start - 1]) { start -= 1 }
    let prefix = String(decoding: bytes[start..<end], as: UTF8.self)
    let marked = String(decoding: bytes[..<start], as: UTF8.self) + Checker.completionMark
    let source = SourceText(marked)
    guard BracketNesting.excess(in: marked) == nil else {
      return CompletionList(replaced: start..<end, items: [], isSpecific: false)
    }
    let checker = Checker(library: library, module: module, source: source)
    checker.controller = controller
    checker.completion = CompletionRequest()
    let parsed = ParsedSource(source, ignoringFaults: true)
    _ = checker.checkInput([parsed], context: context)
    let place = CompletionPlace(parsed.syntax, in: context)
    var items = place.narrowed(checker.completion?.items ?? [], checker)
    let labels = checker.completion?.labels ?? []
    items += place.words
    func matching(_ items: [NameCompletion]) -> [NameCompletion] {
      let start = prefix.lowercased()
      var seen: Set<String> = []
      return items.filter {
        $0.name.lowercased().hasPrefix(start) && seen.insert($0.declaration).inserted
      }.sorted { ($0.name, $0.declaration) < ($1.name, $1.declaration) }
    }
    return CompletionList(
      replaced: start..<end, items: matching(labels) + matching(items),
      isSpecific: place.isSpecific || !labels.isEmpty)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}

/// What the checker finds at the mark.
struct CompletionRequest {
  var items: [NameCompletion] = []

  /// The labels of the call whose argument the mark is.
  var labels: [NameCompletion] = []
}

extension Checker {
  /// The name that stands where names are asked for.
  static let completionMark = "__complete__"

  /// Notes the members of a type, when the mark is the member asked for.
  func noteCompletion(membersOf type: SwiftType, isStatic: Bool) {
    guard completion != nil else { return }
    let type = defaulted(type)
    var items = allMembers(of: type).filter { member in
      !member.isOperator && member.kind != .subscript && isAccessible(member)
        && (member.isStatic || member.kind == .enumCase || member.kind == .initializer)
          == isStatic
        && !member.name.hasPrefix("_")
    }.map(\.completion)
    if isStatic, let nominal = type.nominal {
      items += nominal.nestedTypes.values.map(\.completion)
    }
    if case .tuple(let elements) = type {
      items += elements.enumerated().map { index, element in
        NameCompletion(
          name: element.label ?? "\(index)", kind: .variable,
          declaration: "var \(element.label ?? "\(index)"): \(element.type.text)", owner: nil)
      }
    }
    completion?.items += items
  }

  /// Notes the names in scope, when the mark stands alone.
  func noteCompletionOfNames() {
    guard completion != nil else { return }
    completion?.items += allNames()
  }

  func allNames() -> [NameCompletion] {
    var items: [NameCompletion] = []
    func add(_ name: String, _ meaning: Named) {
      guard name != Self.completionMark, !name.hasPrefix("$") else { return }
      switch meaning {
      case .variable(let variable):
        var item = NameCompletion(
          name: name, kind: .variable,
          declaration: (variable.isMutable ? "var " : "let ") + "\(name): \(variable.type.text)",
          owner: nil)
        item.comment = variable.range?.docComment
        items.append(item)
      case .localFunction(let declaration, _): items.append(declaration.completion)
      case .type(let type): items.append(type.completion)
      case .alias(let type):
        items.append(
          NameCompletion(
            name: name, kind: .type, declaration: "typealias \(name) = \(type.text)", owner: nil))
      case .genericParameter(let parameter):
        items.append(
          NameCompletion(name: name, kind: .type, declaration: parameter.name, owner: nil))
      }
    }
    var next: Scope? = scope
    while let current = next {
      for (name, meanings) in current.names { meanings.forEach { add(name, $0) } }
      if let members = current.members {
        items += allMembers(of: members.selfType).filter {
          !$0.isOperator && $0.kind != .initializer && $0.kind != .subscript && isAccessible($0)
        }.map(\.completion)
      }
      next = current.parent
    }
    for (name, meaning) in module.names { add(name, meaning) }
    for declarations in module.declarations.values {
      items += declarations.filter { !$0.isOperator }.map(\.completion)
    }
    for name in library.globalNames {
      items += library.globals(named: name).filter { !$0.isOperator }.map(\.completion)
    }
    for name in library.typeNames where !name.contains(".") {
      if let type = library.type(named: name) { items.append(type.completion) }
    }
    return items
  }
}
