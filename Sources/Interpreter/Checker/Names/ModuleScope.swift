import ScriptRuntime

/// What the inputs of a session declare at their top level. A value, so that a copy is a snapshot.
struct ModuleScope {
  /// The variables, types and aliases, the latest of each name.
  var names: [String: Named] = [:]

  /// The functions and the globals that are made on first use.
  var declarations: [String: [Declaration]] = [:]

  /// Members and conformances that extensions add to types of the library or of earlier inputs.
  var extensions: [NominalType: TypeExtension] = [:]

  /// The operators that the inputs declare, with their precedence groups.
  var operatorDeclarations: [String] = []

  /// The types declared with `@objc`.
  var objectiveCTypes: Set<NominalType> = []

  /// The types declared with `@globalActor`.
  var globalActors: Set<NominalType> = []

  /// The types declared with `@propertyWrapper`.
  var wrapperTypes: Set<NominalType> = []

  /// The types declared with `@resultBuilder`.
  var builderTypes: Set<NominalType> = []

  /// The modules that were imported.
  var imports: Set<String> = []
}

/// What extensions add to a type.
struct TypeExtension {
  var members: [String: [Declaration]] = [:]
  var order: [Declaration] = []
  var conformances: [SwiftType] = []
  var conditions: [NominalType: ConformanceConditions] = [:]
  var typealiases: [String: SwiftType] = [:]
  var nestedTypes: [String: NominalType] = [:]
}

/// What a type's arguments must be for a conformance that an extension with a `where` clause
/// declares.
struct ConformanceConditions {
  let requirements: [(SwiftType, SwiftType)]
  let sameTypes: [(SwiftType, SwiftType)]
}

/// A conformance that an input declares, with what meets each requirement.
public struct CheckedConformance {
  public let type: NominalType
  public let protocolType: NominalType

  /// For each requirement, the declaration that meets it: a member or a default of an extension.
  public var witnesses: [ObjectIdentifier: Declaration]
}
