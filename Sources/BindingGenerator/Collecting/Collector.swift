import SwiftParser
import SwiftSyntax

/// Reads a source file and keeps what scripts may use: the public declarations that are not marked
/// `// not scripted`.
struct Collector {
  /// Whether every declaration counts as public: in `.interface` files, which have no bodies.
  let isInterface: Bool
  let converter: SourceLocationConverter
  let path: String
  private(set) var file: FileModel
  private(set) var problems: [Problem] = []

  /// Reads a file's text.
  init(text: String, path: String, name: String, module: String, isInterface: Bool) {
    self.isInterface = isInterface
    self.path = path
    let tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
    file = FileModel(name: name, module: module)
    for item in tree.statements {
      if case .decl(let declaration) = item.item { collectTopLevel(declaration) }
    }
  }

  private mutating func collectTopLevel(_ declaration: DeclSyntax) {
    if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      report("conditional compilation is not read", conditional)
      return
    }
    if let extended = declaration.as(ExtensionDeclSyntax.self) {
      collect(extended)
    } else if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      collect(group, declaration, parent: nil)
    } else {
      file.globals += members(of: declaration, in: .global)
    }
  }

  // MARK: Types

  private mutating func collect(
    _ group: any DeclGroupSyntax, _ declaration: DeclSyntax, parent: String?
  ) {
    guard isScripted(declaration), isPublic(group.modifiers) else { return }
    guard let (kind, simple, generics) = Self.kind(of: declaration) else { return }
    let name = parent.map { "\($0).\(simple)" } ?? simple
    let type = TypeModel(
      name: name, kind: kind, module: file.module, location: location(declaration))
    let modifiers = Set(group.modifiers.map(\.name.text))
    type.isOpen = modifiers.contains("open")
    type.isFinal = modifiers.contains("final")
    type.isMainActor = Self.attributes(group.attributes).contains("MainActor")
    type.genericClause = generics?.trimmedDescription.onOneLine ?? ""
    type.genericNames = generics?.parameters.map(\.name.text) ?? []
    type.inherited = Self.inherited(group.inheritanceClause)
    type.documentation = Self.documentation(of: declaration)
    file.types.append(type)
    type.listsInitializers = isInterface
    type.hidesDesignatedInitializer = group.memberBlock.members.contains { item in
      guard let initializer = item.decl.as(InitializerDeclSyntax.self) else { return false }
      let isConvenience = initializer.modifiers.contains { $0.name.text == "convenience" }
      return !isConvenience && !(isPublic(initializer.modifiers) && isScripted(initializer))
    }
    type.members = collectMembers(
      group.memberBlock, of: name, kind == .protocol ? .protocol : .type)
  }

  private mutating func collect(_ declaration: ExtensionDeclSyntax) {
    guard isScripted(declaration) else { return }
    let name = declaration.extendedType.trimmedDescription
    var model = ExtensionModel(name: name, module: file.module, location: location(declaration))
    model.inherited = Self.inherited(declaration.inheritanceClause)
    model.whereClause = declaration.genericWhereClause?.trimmedDescription.onOneLine ?? ""
    let isPublic = declaration.modifiers.contains { $0.name.text == "public" }
    model.members = collectMembers(
      declaration.memberBlock, of: name, isPublic ? .publicExtension : .type)
    if !model.members.isEmpty || !model.inherited.isEmpty { file.extensions.append(model) }
  }

  /// The members of a block that are not types; nested types are added to the file.
  private mutating func collectMembers(
    _ block: MemberBlockSyntax, of name: String, _ context: Context
  ) -> [Member] {
    var result: [Member] = []
    for item in block.members {
      if let group = item.decl.asProtocol((any DeclGroupSyntax).self) {
        collect(group, item.decl, parent: name)
      } else {
        result += members(of: item.decl, in: context)
      }
    }
    return result
  }

  private static func kind(
    of declaration: DeclSyntax
  ) -> (TypeModel.Kind, String, GenericParameterClauseSyntax?)? {
    if let type = declaration.as(ClassDeclSyntax.self) {
      return (.class, type.name.text, type.genericParameterClause)
    }
    if let type = declaration.as(StructDeclSyntax.self) {
      return (.structure, type.name.text, type.genericParameterClause)
    }
    if let type = declaration.as(EnumDeclSyntax.self) {
      return (.enumeration, type.name.text, type.genericParameterClause)
    }
    if let type = declaration.as(ProtocolDeclSyntax.self) {
      return (.protocol, type.name.text, nil)
    }
    return nil
  }

  private static func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
    (clause?.inheritedTypes ?? []).map { item in
      let type = item.type.as(AttributedTypeSyntax.self)?.baseType ?? item.type
      return type.trimmedDescription
    }
  }

  // MARK: Visibility

  /// Where a member stands, which says when it is public.
  enum Context { case global, type, publicExtension, `protocol` }

  func isPublic(_ modifiers: DeclModifierListSyntax, in context: Context = .type) -> Bool {
    let names = modifiers.filter { $0.detail == nil }.map(\.name.text)
    if names.contains("private") || names.contains("fileprivate") || names.contains("internal") {
      return false
    }
    return isInterface || context == .protocol || context == .publicExtension
      || names.contains("public") || names.contains("open")
  }

  /// Whether the line comment `// not scripted` is missing before a declaration.
  func isScripted(_ declaration: some SyntaxProtocol) -> Bool {
    !declaration.leadingTrivia.contains { piece in
      if case .lineComment(let text) = piece { text.hasPrefix("// not scripted") } else { false }
    }
  }

  static func attributes(_ list: AttributeListSyntax) -> Set<String> {
    var names: Set<String> = []
    for case .attribute(let attribute) in list {
      names.insert(attribute.attributeName.trimmedDescription)
      if attribute.arguments?.trimmedDescription.contains("unavailable") == true {
        names.insert("unavailable")
      }
    }
    return names
  }

  // MARK: Problems

  func location(_ node: some SyntaxProtocol) -> SourceLocation {
    let line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    return SourceLocation(file: path, line: line)
  }

  /// Notes that a convention is broken: the build fails.
  mutating func report(_ message: String, _ node: some SyntaxProtocol) {
    problems.append(Problem(location: location(node), message: message, isViolation: true))
  }
}

/// A declaration that breaks a convention, or that no binding can be made for.
struct Problem {
  let location: SourceLocation
  let message: String

  /// Whether a convention is broken, which ends the build. What merely cannot be bound is a warning,
  /// and a test that lists it fails.
  var isViolation = false

  /// The line that the compiler would print.
  var text: String {
    "\(location.file):\(location.line): \(isViolation ? "error" : "warning"): \(message)"
  }
}
