/// The names that Apple's frameworks have and the simulation has not, module by module.
///
/// A module's text has one line a group of names:
/// ```
/// import UIKit CoreLocation
/// class MKMapView: UIView
/// class MKMapItem MKMapSnapshotter
/// struct MKCoordinateRegion MKCoordinateSpan
/// enum MKMapType
/// protocol MKMapViewDelegate MKAnnotation
/// open View
/// typealias CLLocationDegrees = Double
/// func MKCoordinateRegionForMapRect
/// var MKMapSizeWorld
/// extension UIView: keyboardLayoutGuide init(coder:)
/// ```
/// `import` names the modules that are visible with this one. A class's superclass may be simulated,
/// or be another class of the catalogue. An `open` protocol gives members to what conforms to it.
/// `extension` lists members of simulated types. A line that
/// begins with `#` is a remark. Texts are read when a name of their module is first looked for.
public final class NameCatalogue {
  /// What a name is.
  public enum Kind: Sendable {
    case `class`, structure, enumeration, `protocol`, value

    /// A protocol that gives those that conform to it members of its own.
    case openProtocol
  }

  /// One name.
  public struct Entry: Sendable {
    public let name: NotSimulatedName
    public let kind: Kind

    /// A class's superclass.
    public let superclass: String?
  }

  private var texts: [String: String] = [:]
  private var read: [String: Module] = [:]
  private var types: [String: NominalType] = [:]

  /// The type of an expression whose type only Apple's declaration knows.
  public let unknown: NominalType

  /// What one text says.
  private struct Module {
    var imports: [String] = []
    var entries: [String: Entry] = [:]
    var aliases: [String: String] = [:]
    var members: [String: Set<String>] = [:]
  }

  /// Makes an empty catalogue.
  public init() {
    unknown = NominalType("_", .structure, module: "")
    unknown.notSimulated = NotSimulatedName("_", module: "")
  }

  /// Adds a module. A line `modules A B` in any text makes modules that can be imported, without
  /// names of their own.
  public func register(module: String, text: String) {
    texts[module] = text
    guard text.contains("\nmodules ") else { return }
    for line in text.split(separator: "\n") where line.hasPrefix("modules ") {
      for name in line.split(separator: " ").dropFirst() { texts[String(name)] = "" }
    }
    texts[module] = nil
  }

  /// Whether there is such a module.
  public func hasModule(_ name: String) -> Bool { texts[name] != nil }

  /// The names of all modules, in alphabetical order.
  public var modules: [String] { texts.keys.sorted() }

  /// The modules visible when some are imported, with those that they bring along.
  public func visible(_ imports: Set<String>) -> [String] {
    var result: [String] = []
    var seen: Set<String> = []
    var pending = imports.sorted()
    while let next = pending.popLast() {
      guard seen.insert(next).inserted, texts[next] != nil else { continue }
      result.append(next)
      pending += module(next).imports
    }
    return result.sorted()
  }

  /// The entry of a type, function or variable in one of the modules.
  public func entry(_ name: String, in modules: [String]) -> Entry? {
    for module in modules {
      if let found = self.module(module).entries[name] { return found }
    }
    return nil
  }

  /// What a type alias of one of the modules stands for.
  public func alias(_ name: String, in modules: [String]) -> String? {
    for module in modules {
      if let found = self.module(module).aliases[name] { return found }
    }
    return nil
  }

  /// The module that lists a member of a simulated type.
  public func member(_ name: String, of type: String, in modules: [String]) -> NotSimulatedName? {
    for module in modules where self.module(module).members[type]?.contains(name) ?? false {
      return NotSimulatedName(type + "." + name, module: module)
    }
    return nil
  }

  /// The names of a kind of entry in a module, in alphabetical order.
  public func names(in module: String) -> [String] { self.module(module).entries.keys.sorted() }

  /// The members listed for simulated types in a module: `UIView.keyboardLayoutGuide`.
  public func memberNames(in module: String) -> [String] {
    self.module(module).members.flatMap { type, names in names.map { type + "." + $0 } }.sorted()
  }

  /// The type of an entry, made by the closure the first time.
  public func type(of entry: Entry, make: () -> NominalType) -> NominalType {
    let key = entry.name.module + "." + entry.name.name
    if let known = types[key] { return known }
    let made = make()
    types[key] = made
    return made
  }

  // MARK: Reading

  private func module(_ name: String) -> Module {
    if let known = read[name] { return known }
    var module = Module()
    for line in (texts[name] ?? "").split(separator: "\n") {
      Self.read(line, of: name, into: &module)
    }
    read[name] = module
    return module
  }

  private static func read(_ line: Substring, of name: String, into module: inout Module) {
    let words = line.split(separator: " ")
    guard let keyword = words.first, !keyword.hasPrefix("#") else { return }
    let rest = words.dropFirst()
    switch keyword {
    case "import": module.imports += rest.map(String.init)
    case "typealias":
      guard rest.count == 3, let alias = rest.first, let target = rest.last else { return }
      module.aliases[String(alias)] = String(target)
    case "extension":
      guard let type = rest.first?.dropLast() else { return }
      module.members[String(type), default: []].formUnion(rest.dropFirst().map(String.init))
    case "class":
      var superclass: String?
      var names = rest
      if let index = rest.firstIndex(where: { $0.hasSuffix(":") }), let last = rest.last {
        superclass = String(last)
        names = rest[...index]
      }
      for word in names {
        add(word.hasSuffix(":") ? word.dropLast() : word, .class, superclass, name, &module)
      }
    default:
      guard let kind = kinds[keyword] else { return }
      for word in rest { add(word, kind, nil, name, &module) }
    }
  }

  private static let kinds: [Substring: Kind] = [
    "struct": .structure, "enum": .enumeration, "protocol": .protocol,
    "open": .openProtocol, "func": .value, "var": .value,
  ]

  private static func add(
    _ name: Substring, _ kind: Kind, _ superclass: String?, _ module: String,
    _ result: inout Module
  ) {
    result.entries[String(name)] = Entry(
      name: NotSimulatedName(String(name), module: module), kind: kind, superclass: superclass)
  }
}
