import SwiftSyntax

/// A place in the sources that the generator reads.
struct SourceLocation {
  let file: String
  let line: Int
}

/// A type that the sources declare and scripts may use.
final class TypeModel {
  enum Kind: String {
    case `class`
    case structure = "struct"
    case enumeration = "enum"
    case `protocol`
  }

  /// The name, qualified by the types it is nested in.
  let name: String
  let kind: Kind
  let module: String
  let location: SourceLocation
  var isOpen = false
  var isFinal = false
  var isMainActor = false

  /// Whether it stands in an interface, which lists all initialisers, inherited ones too.
  var listsInitializers = false

  /// Whether a designated initialiser is not public, so that no other module can override them all.
  var hidesDesignatedInitializer = false

  /// `<AnchorType: AnyObject>`, or nothing; and the names in it.
  var genericClause = ""
  var genericNames: [String] = []

  /// The inheritance clause, as written.
  var inherited: [String] = []
  var members: [Member] = []

  /// What its doc comment says, on one line; nil without one.
  var documentation: String?

  /// Makes a type without members.
  init(name: String, kind: Kind, module: String, location: SourceLocation) {
    self.name = name
    self.kind = kind
    self.module = module
    self.location = location
  }

  /// The name as part of an identifier: `UIFont_Weight`.
  var identifier: String { name.replacing(".", with: "_") }
}

/// An extension that adds members scripts may use.
struct ExtensionModel {
  /// The type it extends, qualified.
  let name: String
  let module: String
  let location: SourceLocation
  var inherited: [String] = []
  var whereClause = ""
  var members: [Member] = []
}

/// A file with what it declares.
struct FileModel {
  /// The name without folder and extension: `UIView+Geometry`.
  let name: String
  let module: String
  var types: [TypeModel] = []
  var extensions: [ExtensionModel] = []
  var globals: [Member] = []
}
