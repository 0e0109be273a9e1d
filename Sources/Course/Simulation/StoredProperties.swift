import Interpreter
import ScriptRuntime

/// The stored properties of an object of the learner's class.
@MainActor
public enum StoredProperties {
  /// Their names and values, base class first; none for a native object. Properties that have not
  /// been set yet are left out.
  public static func of(_ object: AnyObject?) -> [(name: String, value: Value)] {
    guard let object, let script = Runtime.script(of: .object(object)),
      case .nominal(let type, _) = script.type
    else { return [] }
    var chain: [NominalType] = []
    var next: NominalType? = type
    while let current = next, current.script != nil {
      chain.insert(current, at: 0)
      next = current.superclass?.nominalType
    }
    let declarations = chain.flatMap {
      ($0.script as? TypeImplementation)?.storedProperties ?? []
    }
    return zip(declarations, script.fields).compactMap { declaration, value in
      value.map { (declaration.name, $0) }
    }
  }
}

extension SwiftType {
  /// The class, structure or enumeration that the type is, without its arguments.
  var nominalType: NominalType? {
    if case .nominal(let type, _) = self { type } else { nil }
  }
}
