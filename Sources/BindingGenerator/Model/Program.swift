import SwiftSyntax

/// Everything the sources declare, looked up by name.
final class Program {
  private(set) var files: [FileModel] = []
  private(set) var types: [String: TypeModel] = [:]
  private(set) var extensions: [String: [ExtensionModel]] = [:]

  /// What the type aliases stand for, by their names, qualified and not.
  private var aliases: [String: TypeSyntax] = [:]

  var problems: [Problem] = []

  /// Adds what a file declares.
  func add(_ file: FileModel) {
    files.append(file)
    for type in file.types {
      types[type.name] = type
      addAliases(type.members, of: type.name)
    }
    for part in file.extensions {
      extensions[part.name, default: []].append(part)
      addAliases(part.members, of: part.name)
    }
    addAliases(file.globals, of: nil)
  }

  private func addAliases(_ members: [Member], of name: String?) {
    for member in members where member.kind == .alias {
      aliases[member.name] = member.type
      if let name { aliases["\(name).\(member.name)"] = member.type }
    }
  }

  func report(_ message: String, _ location: SourceLocation) {
    problems.append(Problem(location: location, message: message))
  }

  /// What a type alias stands for, through others.
  func unaliased(_ type: TypeSyntax) -> TypeSyntax {
    guard let aliased = aliases[type.trimmedDescription] else { return type }
    return unaliased(aliased.trimmed)
  }

  // MARK: Types

  func type(_ text: String) -> TypeModel? { types[text] }

  func isProtocol(_ name: String) -> Bool { types[name]?.kind == .protocol }

  /// The superclass's name, with generic arguments as written.
  func superclassText(of type: TypeModel) -> String? {
    guard type.kind == .class, let first = type.inherited.first else { return nil }
    let name = String(first.prefix { $0 != "<" })
    if let known = types[name] { return known.kind == .class ? first : nil }
    // A class of Foundation's that has no interface here, such as NSCoder.
    return name.hasPrefix("NS") && !Program.foundationProtocols.contains(name) ? first : nil
  }

  func superclass(of type: TypeModel) -> TypeModel? {
    superclassText(of: type).flatMap { types[String($0.prefix { $0 != "<" })] }
  }

  /// The class and its superclasses, root first.
  func lineage(of type: TypeModel) -> [TypeModel] {
    (superclass(of: type).map(lineage) ?? []) + [type]
  }

  func isMainActor(_ type: TypeModel) -> Bool { lineage(of: type).contains(where: \.isMainActor) }

  static let foundationProtocols: Set<String> = [
    "NSCoding", "NSCopying", "NSSecureCoding", "NSObjectProtocol", "NSMutableCopying",
  ]

  /// Every member a type has in its own declaration and in extensions.
  func allMembers(of type: TypeModel) -> [Member] {
    type.members + (extensions[type.name] ?? []).flatMap(\.members)
  }

  /// All requirements of a protocol, those of the protocols it refines first.
  func requirements(of type: TypeModel) -> [Member] {
    let refined = type.inherited.compactMap { types[$0] }.filter { $0.kind == .protocol }
    var result: [Member] = []
    for member in refined.flatMap(requirements) + type.members
    where !result.contains(where: { isSame($0, member) }) {
      result.append(member)
    }
    return result
  }

  /// Whether an extension of the protocol, or of one it refines, has a default for a requirement.
  func hasDefault(_ member: Member, in type: TypeModel) -> Bool {
    let own = (extensions[type.name] ?? []).flatMap(\.members)
    if own.contains(where: { isSame($0, member) }) { return true }
    return type.inherited.compactMap { types[$0] }.contains { hasDefault(member, in: $0) }
  }

  /// Whether two members have the same name, labels and parameter types.
  func isSame(_ left: Member, _ right: Member) -> Bool {
    left.kind == right.kind && left.fullName == right.fullName
      && left.parameters.map(\.type.trimmedDescription)
        == right.parameters.map(\.type.trimmedDescription)
  }

  // MARK: Overriding

  /// The open members a subclass in another module may override: the declaration that introduced
  /// each, with the class it stands in.
  func overridableMembers(of type: TypeModel) -> [(member: Member, owner: TypeModel)] {
    var result: [(member: Member, owner: TypeModel)] = []
    for ancestor in lineage(of: type) {
      for member in ancestor.members
      where member.kind == .function || member.kind == .variable {
        if member.isOverride {
          // A redeclaration that is only public closes the member to other modules.
          if !member.isOpen || member.modifiers.contains("final") {
            result.removeAll { isSame($0.member, member) }
          }
        } else if member.isOpen, !member.isStatic {
          result.append((member, ancestor))
        }
      }
    }
    return result
  }

  // MARK: Initialisers

  /// An initialiser a class has, its own or an inherited one.
  struct Initializer {
    let member: Member
    var isDesignated: Bool { !member.isConvenience }
  }

  /// The initialisers of a class by Swift's rules of inheritance.
  ///
  /// A class that declares no designated initialiser inherits all; one that overrides every
  /// designated initialiser of its superclass inherits the convenience ones.
  func initializers(of type: TypeModel) -> [Initializer] {
    let own = allMembers(of: type).filter { $0.kind == .initializer }.map(Initializer.init)
    guard !type.listsInitializers, let superclass = superclass(of: type) else { return own }
    let inherited = initializers(of: superclass).filter { candidate in
      !own.contains { isSame($0.member, candidate.member) }
    }
    if !type.hidesDesignatedInitializer, !own.contains(where: \.isDesignated) {
      return inherited + own
    }
    let overridesAll =
      !inherited.contains(where: \.isDesignated) && !superclass.hidesDesignatedInitializer
    return overridesAll ? inherited + own : own
  }
}
