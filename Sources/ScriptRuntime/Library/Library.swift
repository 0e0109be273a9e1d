/// The types, functions and operators that scripts can use without declaring them: Swift's,
/// Foundation's and UIKit's, as far as they are bound.
///
/// Each bound type brings its *interface*, a text in Swift's own notation, one line a member, and a
/// `NativeBinding` that carries the members out by number. The first line is the header, the
/// members follow, and a member's number is its line's index among them, from 0:
/// ```
/// open class UIView : UIResponder, UICoordinateSpace
/// init(frame: CGRect = default)
/// open func addSubview(_ view: UIView)
/// var frame: CGRect { get set }
/// static var noIntrinsicMetric: CGFloat { get }
/// @discardableResult func take<T: UIView>(_ type: T.Type, block: @escaping (T) -> Void) -> T
/// ```
/// A default is written `= default`: its text does not matter to a caller. Operators and global
/// functions are lines of a text that has no header. Further forms, as Swift's own:
/// ```
/// protocol Sequence
/// associatedtype Element
/// func makeIterator() -> Iterator
/// extension func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]
/// extension func max() -> Element? where Element: Comparable
/// struct Range<Bound: Comparable> : Sequence, Equatable
/// typealias Element = Bound
/// subscript(index: Int) -> Element { get set }
/// prefix func ! (value: Bool) -> Bool
/// func += (left: inout Int, right: Int)
/// case red
/// ```
/// In a protocol, a line that begins with `extension` is a member of its extensions, which every
/// conforming type has; the others are requirements. Lines without code behind them (`typealias`,
/// `associatedtype`, requirements) are counted too. A native function gets the place of an `inout`
/// parameter as an `InoutBox`, an `@autoclosure` as a function. The text is parsed the first time a
/// member of the type is looked up, so that a session pays only for what it names.
///
/// A header may also be an extension's, `extension Array : Equatable where Element: Equatable`; its
/// members join those of the type, with the extension's own binding. A class's interface lists
/// every initialiser it has, inherited ones too, so nobody need apply Swift's rules of inheritance
/// to it. Lines of type aliases and associated types start with their keyword. Between an operator's name
/// and a `<` stands a space.
///
/// Everything is registered before anything is looked up.
public final class Library {
  /// What a binding brings for one type, or for an extension of one.
  public struct TypeInterface {
    /// The name, qualified by the types it is nested in: `UIFont.Weight`.
    public let name: String
    public let module: String

    /// Header and members, as the library's description says.
    public let text: String
    public let binding: any NativeBinding

    /// The names of the operators among the members, so that they are found without reading it.
    public var operators: [String] = []

    /// The class itself, for a class of compiled code.
    public var metatype: AnyClass?

    /// Makes an interface.
    public init(
      name: String, module: String, text: String, binding: any NativeBinding,
      operators: [String] = [], metatype: AnyClass? = nil
    ) {
      self.name = name
      self.module = module
      self.text = text
      self.binding = binding
      self.operators = operators
      self.metatype = metatype
    }
  }

  /// A line of an interface that could not be understood. There are none in a sound library.
  public struct Problem: Sendable {
    /// The type's name, nil for globals; the line; what is wrong, in English.
    public let typeName: String?
    public let line: String
    public let reason: String
  }

  /// What is said of the declarations.
  public var documentation = DocumentationTable { "" }

  /// What has gone wrong in the texts read so far.
  public internal(set) var problems: [Problem] = []

  var interfaces: [String: TypeInterface] = [:]
  var extensions: [String: [TypeInterface]] = [:]

  /// For each type, the names of those nested in it; and all such names.
  var children: [String: [String]] = [:]
  var nestedNames: Set<String> = []

  private var types: [String: NominalType] = [:]
  private var typesWithOperator: [String: [String]] = [:]
  private var globalTexts: [(module: String, text: String, binding: any NativeBinding)] = []
  private var globalDeclarations: [String: [Declaration]] = [:]
  private var globalTypealiases: [String: SwiftType] = [:]
  private var areGlobalsRead = false
  private var operatorsOfTypes: [String: [Declaration]] = [:]
  private var nativeTypes: [ObjectIdentifier: NominalType?] = [:]

  /// Makes of a value of Swift's the object of Foundation's class that it is bridged to, or of such
  /// an object the value; nil where there is no bridge.
  public var bridge: (@MainActor (Value, NominalType) -> Value?)?

  /// What Apple's frameworks have besides what is registered here.
  public let notSimulated = NameCatalogue()

  /// Makes an empty library; the bindings fill it.
  public init() {}

  // MARK: Registering

  /// Adds a type, or an extension of one.
  public func register(_ interface: TypeInterface) {
    for name in interface.operators {
      typesWithOperator[name, default: []].append(interface.name)
    }
    if interface.text.hasPrefix("extension ") {
      extensions[interface.name, default: []].append(interface)
      return
    }
    interfaces[interface.name] = interface
    if let dot = interface.name.lastIndex(of: ".") {
      let simple = String(interface.name[interface.name.index(after: dot)...])
      children[String(interface.name[..<dot]), default: []].append(simple)
      nestedNames.insert(simple)
    }
  }

  /// Adds global functions, variables, operators and type aliases: lines without a header.
  public func registerGlobals(module: String, text: String, binding: any NativeBinding) {
    globalTexts.append((module, text, binding))
  }

  // MARK: Looking up

  /// The type of that name, qualified by those it is nested in: `UIView`, `UIFont.Weight`.
  public func type(named name: String) -> NominalType? {
    if let known = types[name] { return known }
    guard let interface = interfaces[name] else { return nil }
    var parent: NominalType?
    var simple = name
    if let dot = name.lastIndex(of: ".") {
      parent = type(named: String(name[..<dot]))
      simple = String(name[name.index(after: dot)...])
    }
    guard let type = makeType(interface, name: simple, parent: parent) else { return nil }
    types[name] = type
    readHeader(of: type, interface)
    type.loadMembers = { [unowned self] in loadMembers(of: $0, interface) }
    for part in extensions[name] ?? [] { readExtensionHeader(part, of: type) }
    return type
  }

  /// The global functions and variables of that name, operators among them.
  public func globals(named name: String) -> [Declaration] {
    readGlobals()
    return globalDeclarations[name] ?? []
  }

  /// The module of a global function or variable; nil for one that is not the library's.
  public func globalModule(of declaration: Declaration) -> String? {
    guard case .native(let binding, _) = declaration.implementation else { return nil }
    return globalTexts.first { $0.binding === binding }?.module
  }

  /// What a global type alias stands for: `TimeInterval`.
  public func `typealias`(named name: String) -> SwiftType? {
    readGlobals()
    return globalTypealiases[name]
  }

  /// Every operator of that name, global ones first, then those that are members of types.
  public func operators(named name: String) -> [Declaration] {
    if let known = operatorsOfTypes[name] { return known }
    var found = globals(named: name)
    var seen: Set<String> = []
    for typeName in typesWithOperator[name] ?? [] where seen.insert(typeName).inserted {
      found += type(named: typeName)?.members(named: name) ?? []
    }
    operatorsOfTypes[name] = found
    return found
  }

  /// The names of all types, qualified, in alphabetical order.
  public var typeNames: [String] { interfaces.keys.sorted() }

  /// The names of all global functions and variables that are not operators, in alphabetical order.
  public var globalNames: [String] {
    readGlobals()
    return globalDeclarations.filter { $0.value.contains { !$0.isOperator } }.keys.sorted()
  }

  /// The names of all operators, in alphabetical order.
  public var operatorNames: [String] {
    readGlobals()
    let global = globalDeclarations.filter { $0.value.contains(where: \.isOperator) }.keys
    return Set(global).union(typesWithOperator.keys).sorted()
  }

  private func readGlobals() {
    guard !areGlobalsRead else { return }
    areGlobalsRead = true
    // Aliases first, of all texts, because the lines of one may name those of another.
    var lines: [(Declaration.Implementation, ArraySlice<UInt8>)] = []
    for (_, text, binding) in globalTexts {
      for (number, line) in Self.lines(of: text).enumerated() {
        lines.append((.native(binding, number), line))
      }
    }
    let (aliases, others) = (
      lines.filter { Self.isAlias($0.1) }, lines.filter { !Self.isAlias($0.1) }
    )
    for (implementation, line) in aliases + others {
      switch readLine(line, implementation, owner: nil) {
      case .declaration(let declaration):
        globalDeclarations[declaration.name, default: []].append(declaration)
      case .typealias(let name, let type): globalTypealiases[name] = type
      case .associatedType, .nothing: break
      }
    }
  }

  // MARK: Dynamic types

  /// The library's type that an object's class is, or inherits from; nil when it is none.
  public func nativeType(of object: AnyObject) -> NominalType? {
    nativeType(ofClass: Swift.type(of: object))
  }

  /// The library's type that a class is, or inherits from; nil when it is none.
  public func nativeType(ofClass metatype: AnyClass) -> NominalType? {
    let identity = ObjectIdentifier(metatype)
    if let known = nativeTypes[identity] { return known }
    var found: NominalType?
    var `class`: AnyClass? = metatype
    while let current = `class`, found == nil {
      // The name is `UIKit.UIFont.Weight`: the module's name goes.
      let name = String(reflecting: current)
      if let dot = name.firstIndex(of: ".") {
        found = type(named: String(name[name.index(after: dot)...]))
      }
      `class` = _getSuperclass(current)
    }
    nativeTypes[identity] = .some(found)
    return found
  }

  /// The type a value has while the script runs.
  ///
  /// An array's elements are those of its first element, or `Any` where there is none: values do not
  /// remember more, and an existential keeps the static type it had.
  public func type(of value: Value) -> SwiftType {
    switch value {
    case .void: .void
    case .bool: named("Bool")
    case .int: named("Int")
    case .double: named("Double")
    case .string: named("String")
    case .none: .optional(.any)
    case .some(let inner): .optional(type(of: inner))
    case .array(let elements): named("Array", [elements.first.map(type(of:)) ?? .any])
    case .tuple(let elements): .tuple(elements.map { TupleElement(type: type(of: $0)) })
    case .function(let function): .function(function.type ?? FunctionType([], .any))
    case .object(let object): type(ofObject: object)
    case .structure(let value): value.type
    case .enumeration(let value): value.type
    case .native(let value):
      named(Swift.type(of: value).scriptTypeName, value.scriptTypeArguments(self))
    case .metatype(let type): .metatype(type)
    case .existential(_, let type): type
    }
  }

  private func type(ofObject object: AnyObject) -> SwiftType {
    if let instance = object as? ScriptInstance { return instance.type }
    if let scripted = object as? any Scripted, let script = scripted.script { return script.type }
    return nativeType(of: object).map { .nominal($0, []) } ?? .any
  }

  private func named(_ name: String, _ arguments: [SwiftType] = []) -> SwiftType {
    type(named: name).map { .nominal($0, arguments) } ?? .error
  }
}
