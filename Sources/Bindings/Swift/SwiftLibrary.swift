import ScriptRuntime

/// A type of the standard library with its interface and what carries it out.
struct SwiftTable {
  let name: String
  let binding: TableBinding

  /// Makes it from the qualified name and the table.
  init(_ name: String, _ binding: TableBinding) {
    self.name = name
    self.binding = binding
  }
}

/// Swift's standard library, as far as scripts can use it.
@MainActor public enum SwiftLibrary {
  /// Adds the types, the operators and the global functions to a library.
  public static func register(in library: Library) {
    for interface in types { library.register(interface) }
    for table in globals {
      library.registerGlobals(module: "Swift", text: table.text, binding: table)
    }
  }

  private static var types: [Library.TypeInterface] {
    var list: [SwiftTable] = []
    ProtocolTables.add(to: &list)
    NumberTables.add(to: &list)
    TextTables.add(to: &list)
    TextViewTables.add(to: &list)
    RangeTables.add(to: &list)
    ArrayTables.add(to: &list)
    KeyedTables.add(to: &list)
    MiscellaneousTables.add(to: &list)
    ConcurrencyTables.add(to: &list)
    CodingTables.add(to: &list)
    MirrorTables.add(to: &list)
    return list.map {
      Library.TypeInterface(
        name: $0.name, module: module(of: $0.name),
        text: $0.binding.text, binding: $0.binding)
    }
  }

  private static var globals: [TableBinding] {
    [
      OperatorTable.make(), GlobalFunctionTable.make(), MathTable.make(), CodingTables.globals(),
      MirrorTables.globals(), TextViewTables.globals(),
    ]
  }

  private static func module(of name: String) -> String {
    if name == "CGFloat" { return "CoreGraphics" }
    let owner = String(name.prefix { $0 != "." })
    return foundation.contains(owner) ? "Foundation" : "Swift"
  }

  /// Types of Foundation that stand in tables here.
  private static let foundation: Set<String> = ["CharacterSet", "LocalizedError"]
}
