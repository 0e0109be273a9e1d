import ScriptRuntime
import SwiftSyntax

/// Where in a text a name is asked for, as far as its syntax says.
struct CompletionPlace {
  /// What may be written there.
  enum Kind {
    /// After a dot: members only.
    case member

    /// Where a value may stand, at the beginning of a statement or within one.
    case statement, expression

    /// Where a type's name may stand.
    case type

    /// Among the members of a type; after `override`, after `override func`, after `override var`.
    case typeBody, override, overrideFunction, overrideProperty

    /// After `import`.
    case module

    /// Where a new name is made up.
    case newName
  }

  let kind: Kind

  /// The token of the mark.
  private let token: TokenSyntax?
  private let isInMethod: Bool

  init(_ tree: SourceFileSyntax, in context: InputContext) {
    // The mark is the last thing in the text.
    var last = tree.lastToken(viewMode: .sourceAccurate)
    while let current = last, current.text != Checker.completionMark {
      last = current.previousToken(viewMode: .sourceAccurate)
    }
    token = last
    if case .method = context { isInMethod = true } else { isInMethod = false }
    kind = token.map(Self.kind) ?? .expression
  }

  private static func kind(of token: TokenSyntax) -> Kind {
    let before = token.previousToken(viewMode: .sourceAccurate)
    let words = Self.words(before: token)
    switch before?.tokenKind {
    case .period?: return .member
    case .keyword(.import)?: return .module
    case .keyword(.override)?: return .override
    case .keyword(.func)?: return words.contains("override") ? .overrideFunction : .newName
    case .keyword(.var)?: return words.contains("override") ? .overrideProperty : .newName
    case .keyword(.let)?, .keyword(.class)?, .keyword(.struct)?, .keyword(.enum)?,
      .keyword(.protocol)?, .keyword(.typealias)?:
      return .newName
    default: break
    }
    var node = token.parent
    if node?.is(IdentifierTypeSyntax.self) == true { return .type }
    if node?.is(DeclReferenceExprSyntax.self) == true {
      // The mark begins a statement when nothing of the statement stands before it.
      while let current = node {
        if current.is(CodeBlockItemSyntax.self) {
          return current.firstToken(viewMode: .sourceAccurate) == token ? .statement : .expression
        }
        if current.is(MemberBlockSyntax.self) { break }
        node = current.parent
      }
      return .expression
    }
    while let current = node {
      if current.is(MemberBlockSyntax.self) || current.is(MemberBlockItemSyntax.self) {
        return .typeBody
      }
      if current.is(CodeBlockSyntax.self) { return .statement }
      node = current.parent
    }
    return .expression
  }

  /// The words right before a token on its line: `override func`.
  private static func words(before token: TokenSyntax) -> [String] {
    var words: [String] = []
    var next = token.previousToken(viewMode: .sourceAccurate)
    while let current = next, words.count < 6 {
      guard case .keyword = current.tokenKind else { break }
      words.append(current.text)
      next = current.previousToken(viewMode: .sourceAccurate)
    }
    return words
  }

  /// Whether what may stand there is chosen enough to be listed before anything is typed.
  var isSpecific: Bool {
    switch kind {
    case .member, .override, .overrideFunction, .overrideProperty, .module: true
    default: false
    }
  }

  /// What may stand there of the names the checker found.
  func narrowed(_ items: [NameCompletion], _ checker: Checker) -> [NameCompletion] {
    switch kind {
    case .member: return items
    case .statement, .expression:
      // A place that the checker did not come to: at least what is known everywhere.
      return items.isEmpty ? checker.allNames() : items
    case .type: return checker.allNames().filter { $0.kind == .type }
    case .override, .overrideFunction, .overrideProperty:
      return enclosingClass(checker).map { overridable(in: $0, checker) } ?? []
    case .typeBody, .newName, .module: return []
    }
  }
}

// MARK: Members to override

extension CompletionPlace {
  /// The class that the mark is in: one of the text's own, or the controller that a bare `override`
  /// belongs to.
  private func enclosingClass(_ checker: Checker) -> NominalType? {
    var node = token?.parent
    while let current = node {
      if let declaration = current.as(ClassDeclSyntax.self) {
        let name = declaration.name.identifierText
        return checker.typesInOrder.last { $0.name == name && $0.kind == .class }
      }
      if current.is(ExtensionDeclSyntax.self) || current.is(StructDeclSyntax.self) { return nil }
      node = current.parent
    }
    return checker.controller?.type
      ?? checker.library.type(named: "UIViewController").map { parent in
        let type = NominalType("", .class, module: "main")
        type.superclass = .nominal(parent, [])
        return type
      }
  }

  /// The members of its superclasses that a class may override, and does not yet.
  private func overridable(in type: NominalType, _ checker: Checker) -> [NameCompletion] {
    guard let parent = type.superclass else { return [] }
    let wanted: Declaration.Kind? =
      switch kind {
      case .overrideFunction: .function
      case .overrideProperty: .variable
      default: nil
      }
    let taken = Set(type.members.filter(\.isOverride).map(\.fullName))
    var seen: Set<String> = []
    let found = checker.superclassChain(parent).compactMap(\.nominal).flatMap(\.members)
    return found.filter { member in
      let isKind = member.kind == wanted ?? .function || member.kind == wanted ?? .variable
      return isKind && isOverridable(member) && !taken.contains(member.fullName)
        && seen.insert(member.fullName).inserted
    }.map { member in
      let bare = member.declarationText.split(separator: " {").first ?? ""
      let signature = String(wanted == nil ? bare : bare.drop { $0 != " " }.dropFirst())
      return member.completion.asOverride(
        named: wanted == nil ? signature : member.name, inserting: signature)
    }
  }

  private func isOverridable(_ member: Declaration) -> Bool {
    guard !member.isStatic, !member.isOperator, !member.isFinal else { return false }
    return member.isOpen || member.owner?.module == "main" && member.access != .private
  }
}

extension NameCompletion {
  /// The same as a member to override, looked for by a name.
  fileprivate func asOverride(named name: String, inserting text: String) -> NameCompletion {
    var item = NameCompletion(name: name, kind: .override, declaration: declaration, owner: owner)
    item.inserted = text
    item.documentationNames = documentationNames
    item.comment = comment
    return item
  }
}

// MARK: Words of the language

extension CompletionPlace {
  /// The words of the language, and the modules, that may stand there.
  var words: [NameCompletion] {
    switch kind {
    case .statement: Self.keywords(statementWords + expressionWords)
    case .expression: Self.keywords(expressionWords)
    case .type: Self.keywords(["Any", "Self", "any", "some"])
    case .typeBody: Self.keywords(memberWords)
    case .override: []
    case .module:
      ["Foundation", "UIKit"].map {
        NameCompletion(name: $0, kind: .module, declaration: "import " + $0, owner: nil)
      }
    case .member, .overrideFunction, .overrideProperty, .newName: []
    }
  }

  private static func keywords(_ words: [String]) -> [NameCompletion] {
    words.map { NameCompletion(name: $0, kind: .keyword, declaration: $0, owner: nil) }
  }

  private var statementWords: [String] {
    var words = [
      "class", "defer", "do", "enum", "for", "func", "guard", "if", "let", "repeat", "struct",
      "switch", "throw", "var", "while",
    ]
    if isInside(CodeBlockSyntax.self) || isInMethod {
      words += isInFunction || isInMethod ? ["return"] : []
    } else {
      words += ["extension", "import", "protocol"]
    }
    if isInside(ForStmtSyntax.self, WhileStmtSyntax.self, RepeatStmtSyntax.self) {
      words += ["break", "continue"]
    } else if isInside(SwitchExprSyntax.self) {
      words.append("break")
    }
    return words
  }

  private var expressionWords: [String] {
    var words = ["await", "false", "nil", "true", "try"]
    if isInside(ClassDeclSyntax.self) || isInMethod { words += ["self", "super"] }
    if isInside(StructDeclSyntax.self, EnumDeclSyntax.self, ExtensionDeclSyntax.self) {
      words.append("self")
    }
    return words
  }

  private var memberWords: [String] {
    var words = [
      "class", "enum", "fileprivate", "func", "init", "let", "private", "public", "static",
      "struct",
      "subscript", "typealias", "var",
    ]
    if isInside(ClassDeclSyntax.self) {
      words += ["@objc", "deinit", "final", "lazy", "override", "required", "convenience", "weak"]
    }
    if isInside(StructDeclSyntax.self) { words += ["lazy", "mutating"] }
    if isInside(EnumDeclSyntax.self) { words += ["case", "mutating"] }
    return words
  }

  private var isInFunction: Bool {
    isInside(FunctionDeclSyntax.self, InitializerDeclSyntax.self, AccessorDeclSyntax.self)
      || isInside(ClosureExprSyntax.self, AccessorBlockSyntax.self)
  }

  private func isInside(_ kinds: any SyntaxProtocol.Type...) -> Bool {
    var node = token?.parent
    while let current = node {
      if kinds.contains(where: { current.is($0) }) { return true }
      node = current.parent
    }
    return false
  }
}
