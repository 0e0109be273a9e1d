import ScriptRuntime

/// A binding that carries nothing out, for tests that only read interfaces.
final class EmptyBinding: NativeBinding {
  func call(_ member: Int, _ target: inout Value, _ arguments: [Value?]) throws -> Value { .void }

  func set(_ member: Int, _ target: inout Value, _ arguments: [Value?], to value: Value) throws {}

  func callSuper(_ member: Int, _ target: Value, _ arguments: [Value?]) throws -> Value { .void }

  func setSuper(_ member: Int, _ target: Value, to value: Value) throws {}
}

/// A library of the given interfaces on top of a few types of Swift's.
func makeLibrary(_ texts: [String], globals: String = "") -> Library {
  let swift = [
    "struct Int : Equatable, Hashable", "struct Double", "struct CGFloat", "struct Bool",
    "struct String : Equatable, Hashable", "protocol Equatable", "protocol Hashable : Equatable",
    "struct Array<Element>", "struct Dictionary<Key: Hashable, Value>", "protocol AnyObject",
  ]
  let library = Library()
  for text in swift + texts {
    library.register(
      .init(
        name: typeName(text), module: "Test", text: text, binding: EmptyBinding(),
        operators: text.contains("func ==") ? ["=="] : []))
  }
  library.registerGlobals(module: "Test", text: globals, binding: EmptyBinding())
  return library
}

/// The name in a header.
private func typeName(_ text: String) -> String {
  let keywords: Set<Substring> = ["struct", "class", "enum", "protocol", "extension", "actor"]
  let words = text.prefix { $0 != "\n" }.split(separator: " ")
  let name = words.drop { !keywords.contains($0) }.dropFirst().first ?? ""
  return String(name.prefix { $0 != "<" })
}
