/// A class, structure, enumeration or protocol: one of the library's, or one that a script declares.
///
/// Compared by identity, so that two local types of the same name stay apart.
public final class NominalType: Hashable {
  /// The four kinds; an actor counts as a class.
  public enum Kind { case `class`, structure, enumeration, `protocol` }

  /// The name without its parents: `Weight` of `UIFont.Weight`.
  public let name: String

  /// The type this one is nested in.
  public let parent: NominalType?

  public let kind: Kind

  /// The generic parameters, in order. A protocol's first is its `Self`.
  public var genericParameters: [GenericParameter] = []

  /// How many of the generic parameters, the first ones, are those of the types around it.
  public var outerParameterCount = 0

  /// A class's superclass; an enumeration's raw type.
  public var superclass: SwiftType?

  /// The protocols it conforms to, or that a protocol refines, as declared (not their closure).
  public var conformances: [SwiftType] = []

  /// Conformances that hold only for some arguments: `extension Array: Equatable where Element:
  /// Equatable`.
  public var conditionalConformances: [ConditionalConformance] = []

  /// The associated types that may be given in angle brackets: `Element` of `Sequence<Int>`.
  public var primaryAssociatedTypes: [String] = []

  /// Types declared inside, and type aliases (a protocol's associated types too).
  public var nestedTypes: [String: NominalType] {
    get {
      load()
      return nested
    }
    set {
      load()
      nested = newValue
    }
  }
  public var typealiases: [String: SwiftType] {
    get {
      load()
      return aliases
    }
    set {
      load()
      aliases = newValue
    }
  }

  /// Whether classes outside the library may inherit from it; whether none may.
  public var isOpen = true, isFinal = false

  /// The attributes that a script declares it with: `resultBuilder`, `dynamicMemberLookup` …
  public var attributes: Set<String> = []

  /// How far the name of a script's type reaches.
  public var access = Declaration.Access.internal

  /// Whether it is an actor.
  public var isActor = false

  /// Where its members run, when an attribute of the type says so.
  public var isolation: Isolation?

  /// What `@available` says of it for every platform.
  public var availability: Availability?

  /// The module: "UIKit", "Foundation", "Swift", or "main" for the learner's own.
  public let module: String

  /// The class itself, for a class of compiled code.
  public var metatype: AnyClass?

  /// Loads the members from the library's interface the first time one is asked for.
  public var loadMembers: ((NominalType) -> Void)?

  /// The name that is not simulated which the type stands for, inherits from or conforms to: members
  /// that are not found are taken to come from there.
  public var notSimulated: NotSimulatedName?

  /// Whether nothing of the type is simulated; a class that is made all the same has a `script`.
  public var isNotSimulated: Bool { notSimulated != nil && script == nil }

  /// What the evaluator keeps with a script's own type (its stored properties, deinit …).
  public var script: AnyObject?

  private var nested: [String: NominalType] = [:]
  private var aliases: [String: SwiftType] = [:]
  private var declarations: [String: [Declaration]] = [:]
  private var order: [Declaration] = []

  /// Makes a type with no members.
  public init(_ name: String, _ kind: Kind, module: String, parent: NominalType? = nil) {
    self.name = name
    self.kind = kind
    self.module = module
    self.parent = parent
  }

  /// The name as the compiler writes it in messages: `UIFont.Weight`.
  public var qualifiedName: String {
    guard let parent else { return name }
    return parent.qualifiedName + "." + name
  }

  /// The type inside its own declaration: `Self` in a protocol, `Array<Element>` in `Array`.
  public var selfType: SwiftType {
    if kind == .protocol, let parameter = genericParameters.first { return .parameter(parameter) }
    return .nominal(self, genericParameters.map { .parameter($0) })
  }

  /// A protocol's associated type of that name, its own or one of a protocol it refines, as it is
  /// declared.
  public func associatedType(named name: String) -> GenericParameter? {
    guard kind == .protocol else { return nil }
    if case .parameter(let parameter)? = typealiases[name], parameter.base != nil {
      return parameter
    }
    for case .nominal(let refined, _) in conformances {
      if let found = refined.associatedType(named: name) { return found }
    }
    return nil
  }

  /// Adds a member, the declaration's owner being this type.
  public func add(_ member: Declaration) {
    declarations[member.name, default: []].append(member)
    order.append(member)
  }

  /// Takes back a member added by a line that is undone.
  public func remove(_ member: Declaration) {
    declarations[member.name]?.removeAll { $0 === member }
    order.removeAll { $0 === member }
  }

  /// The members of that base name declared in this type itself and in its extensions;
  /// initialisers are named `init`, subscripts `subscript`.
  public func members(named name: String) -> [Declaration] {
    load()
    return declarations[name] ?? []
  }

  /// All members declared in this type itself and in its extensions, in order.
  public var members: [Declaration] {
    load()
    return order
  }

  private func load() {
    guard let loadMembers else { return }
    self.loadMembers = nil
    loadMembers(self)
  }

  public static func == (left: NominalType, right: NominalType) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A conformance that holds where the type's arguments meet its conditions.
public struct ConditionalConformance {
  /// The protocol.
  public let type: SwiftType

  /// What the arguments must conform to, and be the same as.
  public let requirements: [(SwiftType, SwiftType)]
  public let sameTypeRequirements: [(SwiftType, SwiftType)]

  /// Makes a conformance.
  public init(
    type: SwiftType, requirements: [(SwiftType, SwiftType)],
    sameTypeRequirements: [(SwiftType, SwiftType)] = []
  ) {
    self.type = type
    self.requirements = requirements
    self.sameTypeRequirements = sameTypeRequirements
  }
}
