/// What stands before the keyword of a declaration.
struct InterfaceModifiers {
  var isStatic = false, isMutating = false, isOpen = false, isFinal = false, isRequired = false
  var isConvenience = false, isOverride = false, isWeak = false, isUnowned = false
  var isPrefix = false, isPostfix = false, isDiscardable = false, isObjC = false
  var isOptional = false
  var isolation: Isolation?
  var hasPrivateSetter = false
  var access = Declaration.Access.public

  /// Copies them to a declaration.
  func apply(to declaration: Declaration) {
    if isStatic { declaration.isStatic = true }
    declaration.isMutating = isMutating
    declaration.isOpen = isOpen
    declaration.isFinal = isFinal
    declaration.isRequired = isRequired
    declaration.isConvenience = isConvenience
    declaration.isOverride = isOverride
    declaration.isWeak = isWeak
    declaration.isUnowned = isUnowned
    declaration.isPrefix = isPrefix
    declaration.isPostfix = isPostfix
    declaration.isDiscardable = isDiscardable
    declaration.isObjC = isObjC
    declaration.isOptionalRequirement = isOptional
    declaration.isolation = isolation
    declaration.access = isOpen ? .open : access
    if hasPrivateSetter { declaration.isSettable = false }
  }
}

extension InterfaceParser {
  /// Reads attributes and modifiers up to the keyword.
  mutating func modifiers() -> InterfaceModifiers {
    var result = InterfaceModifiers()
    while true {
      if scanner.current == UInt8(ascii: "@") {
        switch attribute() {
        case "discardableResult": result.isDiscardable = true
        case "objc": result.isObjC = true
        case "MainActor": result.isolation = .mainActor
        default: break
        }
      } else if !modifier(&result) {
        return result
      }
    }
  }

  /// Moves past an attribute with its arguments; its name.
  mutating func attribute() -> String? {
    guard scanner.skip("@") else { return nil }
    let name = scanner.identifier()
    // `@escaping (Int) -> Void` has no arguments; those that have take them without a space, but
    // spaces are already skipped, so they are told by name.
    if scanner.current == UInt8(ascii: "("), name == "available" || name == "convention" {
      scanner.skipBracketed()
    }
    return name
  }

  private mutating func modifier(_ result: inout InterfaceModifiers) -> Bool {
    switch scanner.current {
    case UInt8(ascii: "s"): if scanner.skip(word: "static") { result.isStatic = true; return true }
    case UInt8(ascii: "o"):
      if scanner.skip(word: "open") { result.isOpen = true; return true }
      if scanner.skip(word: "override") { result.isOverride = true; return true }
      if scanner.skip(word: "optional") { result.isOptional = true; return true }
    case UInt8(ascii: "c"):
      if scanner.skip(word: "class") { result.isStatic = true; return true }
      if scanner.skip(word: "convenience") { result.isConvenience = true; return true }
    case UInt8(ascii: "m"):
      if scanner.skip(word: "mutating") { result.isMutating = true; return true }
    case UInt8(ascii: "f"): if scanner.skip(word: "final") { result.isFinal = true; return true }
    case UInt8(ascii: "r"):
      if scanner.skip(word: "required") { result.isRequired = true; return true }
    case UInt8(ascii: "w"): if scanner.skip(word: "weak") { result.isWeak = true; return true }
    case UInt8(ascii: "u"):
      if scanner.skip(word: "unowned") {
        if scanner.current == UInt8(ascii: "(") { scanner.skipBracketed() }
        result.isUnowned = true
        return true
      }
    case UInt8(ascii: "p"):
      if scanner.skip(word: "prefix") { result.isPrefix = true; return true }
      if scanner.skip(word: "postfix") { result.isPostfix = true; return true }
      if scanner.skip(word: "private") {
        if scanner.current == UInt8(ascii: "(") {
          scanner.skipBracketed()
          result.hasPrivateSetter = true
        }
        return true
      }
      return scanner.skip(word: "public")
    case UInt8(ascii: "n"):
      if scanner.skip(word: "nonisolated") {
        result.isolation = .nonisolated
        return true
      }
      return scanner.skip(word: "nonmutating")
    case UInt8(ascii: "e"): return scanner.skip(word: "extension")
    case UInt8(ascii: "i"): return scanner.skip(word: "infix") || scanner.skip(word: "indirect")
    default: break
    }
    return false
  }
}
