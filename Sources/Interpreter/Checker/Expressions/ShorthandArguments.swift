import ScriptRuntime

extension Checker {
  /// `$0` and the like: the parameter of the closure around that names none.
  func shorthand(_ text: String, _ range: SourceRange) -> Reference {
    var context: FunctionContext? = function
    while let current = context, current.kind == .closure || current.kind == .initialValue {
      if current.kind == .closure, current.isShorthandAllowed {
        if let index = Int(text.dropFirst()), current.shorthands.indices.contains(index) {
          return .value(
            read(current.shorthands[index], foundAt: current.depth, range))
        }
        diagnose(.cannotFindInScope(name: text), at: range)
        return .invalid
      }
      if current.kind == .closure, let index = Int(text.dropFirst()) {
        let name =
          current.parameterNames.indices.contains(index)
          ? current.parameterNames[index] : nil
        diagnose(.shorthandWithNames(name: name == "_" ? nil : name), at: range)
        return .invalid
      }
      context = current.parent
    }
    diagnose(.shorthandOutsideClosure, at: range)
    return .invalid
  }
}
