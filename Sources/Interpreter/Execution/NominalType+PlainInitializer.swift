import ScriptRuntime

extension NominalType {
  /// The initialiser that makes an instance without arguments, an inherited one where the class
  /// declares no designated initialiser of its own; nil where every one needs some.
  public var plainInitializer: Declaration? {
    var next: NominalType? = self
    while let current = next {
      let own = current.members(named: "init")
      let plain = own.filter { $0.parameters.allSatisfy(\.hasDefault) && !$0.isFailable }
      if let found = plain.first(where: { $0.parameters.isEmpty }) ?? plain.first { return found }
      let isInherited =
        current.script != nil
        && own.allSatisfy { $0.isConvenience || $0.isOverride || $0.isRequired }
      guard isInherited else { return nil }
      next = current.superclass?.head
    }
    return nil
  }
}
