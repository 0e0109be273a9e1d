import ScriptRuntime

/// `Mirror`, `dump` and `MemoryLayout`.
@MainActor enum MirrorTables {
  static func add(to list: inout [SwiftTable]) {
    list.append(SwiftTable("Mirror", mirror()))
    let styles = TableBinding("enum Mirror.DisplayStyle : Hashable")
    for style in [
      "struct", "class", "enum", "tuple", "optional", "collection", "dictionary", "set",
    ] {
      styles.addCase(
        "case \(style)", make: { _, _ in .native(DisplayStyleValue(name: style)) },
        payload: { (try? $0.asNative(DisplayStyleValue.self))?.name == style ? [] : nil })
    }
    list.append(SwiftTable("Mirror.DisplayStyle", styles))
    list.append(SwiftTable("MemoryLayout", layout()))
  }

  static func globals() -> TableBinding {
    let table = TableBinding()
    table.add(
      "@discardableResult func dump<T>(_ value: T, name: String? = default, indent: Int = default, "
        + "maxDepth: Int = default, maxItems: Int = default) -> T"
    ) { _, a in
      let name = try a.optional(1)?.unwrapped?.asString()
      try ScriptHost.current?.write(
        Reflection.dump(a.value(0), name: name, maxDepth: try a.optional(3)?.asInt() ?? .max))
      return try a.value(0)
    }
    return table
  }

  private static func mirror() -> TableBinding {
    let table = TableBinding("struct Mirror : CustomStringConvertible")
    table.declare("typealias Child = (label: String?, value: Any)")
    table.add("init(reflecting subject: Any)") { _, a in
      .native(MirrorValue(subject: try a.value(0)))
    }
    table.add("var children: [(label: String?, value: Any)] { get }") { target, _ in
      .array(
        try reflection(target).children.map { child in
          .tuple([child.label.map { .string($0) } ?? .none, child.value])
        })
    }
    table.add("var displayStyle: Mirror.DisplayStyle? { get }") { target, _ in
      guard let style = try reflection(target).style else { return .none }
      return .native(DisplayStyleValue(name: style.rawValue))
    }
    table.add("var subjectType: Any.Type { get }") { target, _ in
      .metatype(try reflection(target).type)
    }
    table.add("var description: String { get }") { target, _ in
      let type = try reflection(target).type
      return .string("Mirror for \(ScriptHost.reflection?.typeName(type, qualified: false) ?? "")")
    }
    return table
  }

  private static func reflection(_ target: Value) throws -> Reflection {
    try Reflection(target.asNative(MirrorValue.self).subject)
  }

  private static func layout() -> TableBinding {
    let table = TableBinding("enum MemoryLayout<T>")
    for name in ["size", "stride", "alignment"] {
      table.add("static var \(name): Int { get }") { target, _ in
        guard case .metatype(.nominal(_, let arguments)) = target, let type = arguments.first else {
          throw ScriptFailure(.notSimulated("MemoryLayout"))
        }
        return .int(try measure(type, name))
      }
      table.add("static func \(name)(ofValue value: T) -> Int") { target, a in
        var type = Runtime.dispatch?.library.type(of: try a.value(0)) ?? .any
        if case .metatype(.nominal(_, let arguments)) = target, let given = arguments.first {
          type = given
        }
        return .int(try measure(type, name))
      }
    }
    return table
  }

  private static func measure(_ type: SwiftType, _ name: String) throws -> Int {
    let layout = try TypeLayout(type)
    switch name {
    case "size": return layout.size
    case "alignment": return layout.alignment
    default: return max(1, layout.end(layout.size, alignedTo: layout.alignment))
    }
  }
}

/// How many bytes a value of a type takes, on a 64-bit device.
@MainActor struct TypeLayout {
  let size: Int, alignment: Int

  /// Works it out.
  ///
  /// - Throws: `notSimulated` where it depends on what the compiler chooses.
  init(_ type: SwiftType, depth: Int = 0) throws {
    switch type {
    case .optional(let object):
      let inner = try TypeLayout(object, depth: depth + 1)
      if Self.hasSpareBits(object) {
        (size, alignment) = (inner.size, inner.alignment)
      } else {
        (size, alignment) = (inner.size + 1, inner.alignment)
      }
    case .tuple(let elements): self = try Self.sequence(elements.map(\.type), depth)
    case .nominal(let nominal, _):
      if let known = Self.sizes[nominal.qualifiedName], nominal.module != "main" {
        (size, alignment) = known
      } else if nominal.kind == .class {
        (size, alignment) = (8, 8)
      } else if nominal.module == "main", nominal.kind == .structure, depth < 32 {
        let fields = ScriptHost.reflection?.storedFields(of: type) ?? []
        self = try Self.sequence(fields.map(\.type), depth)
      } else if nominal.module == "main", nominal.kind == .enumeration,
        let cases = ScriptHost.reflection?.cases(of: type),
        cases.allSatisfy({ $0.payload.isEmpty }), cases.count <= 256
      {
        (size, alignment) = (cases.count > 1 ? 1 : 0, 1)
      } else {
        throw ScriptFailure(.notSimulated("MemoryLayout"))
      }
    case .function: (size, alignment) = (16, 8)
    case .metatype: (size, alignment) = (8, 8)
    default: (size, alignment) = (32, 8)
    }
  }

  private init(size: Int, alignment: Int) {
    self.size = size
    self.alignment = alignment
  }

  /// Values one after the other, each at a multiple of its alignment.
  private static func sequence(_ types: [SwiftType], _ depth: Int) throws -> TypeLayout {
    var size = 0
    var alignment = 1
    for type in types {
      let part = try TypeLayout(type, depth: depth + 1)
      size = part.end(size, alignedTo: part.alignment) + part.size
      alignment = max(alignment, part.alignment)
    }
    return TypeLayout(size: size, alignment: alignment)
  }

  /// The next multiple of an alignment.
  func end(_ size: Int, alignedTo alignment: Int) -> Int {
    (size + alignment - 1) / alignment * alignment
  }

  /// Whether `nil` fits in the bits a type does not use.
  private static func hasSpareBits(_ type: SwiftType) -> Bool {
    guard case .nominal(let nominal, _) = type else { return true }
    return nominal.kind == .class || nominal.kind == .enumeration
      || ["String", "Array", "Dictionary", "Set", "Bool", "Character"].contains(nominal.name)
  }

  private static let sizes: [String: (Int, Int)] = [
    "Int": (8, 8), "UInt": (8, 8), "Int64": (8, 8), "UInt64": (8, 8), "Double": (8, 8),
    "CGFloat": (8, 8), "Int32": (4, 4), "UInt32": (4, 4), "Float": (4, 4), "Int16": (2, 2),
    "UInt16": (2, 2), "Int8": (1, 1), "UInt8": (1, 1), "Bool": (1, 1), "String": (16, 8),
    "Character": (16, 8), "Array": (8, 8), "Dictionary": (8, 8), "Set": (8, 8),
    "CGPoint": (16, 8), "CGSize": (16, 8), "CGRect": (32, 8), "Unicode.Scalar": (4, 4),
    "UUID": (16, 1), "Date": (8, 8), "Range": (16, 8), "ClosedRange": (16, 8),
  ]
}

/// A `Mirror` of the script.
struct MirrorValue: NativeValue {
  static var scriptTypeName: String { "Mirror" }
  let subject: Value
}

/// `Mirror.DisplayStyle`
struct DisplayStyleValue: NativeValue, Hashable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  static var scriptTypeName: String { "Mirror.DisplayStyle" }
  let name: String
  var description: String { name }
  var debugDescription: String { "Swift.Mirror.DisplayStyle." + name }
}
