import Foundation
import ScriptRuntime

/// What of Foundation the generator cannot write: generics, tuples, operators that change a place,
/// members that end the process on values a learner may give them.
@MainActor enum FoundationTables {
  /// Adds everything to a library that has Swift's own.
  static func register(in library: Library) {
    var list: [SwiftTable] = []
    add(to: &list)
    for table in list {
      library.register(
        Library.TypeInterface(
          name: table.name, module: "Foundation", text: table.binding.text,
          binding: table.binding))
    }
    let globals = globals()
    library.registerGlobals(module: "Foundation", text: globals.text, binding: globals)
  }

  /// The types, and the extensions of generated types.
  static func add(to list: inout [SwiftTable]) {
    list.append(SwiftTable("Data", DataTables.data()))
    list.append(SwiftTable("IndexSet", DataTables.indexSet()))
    list.append(SwiftTable("IndexPath", DataTables.indexPath()))
    CalendarTables.add(to: &list)
    list.append(SwiftTable("URLComponents", components()))
    JSONCoderTables.add(to: &list)
    list.append(SwiftTable("CGRectEdge", edge()))
    list.append(SwiftTable("CGRect", rectangle()))
    list.append(SwiftTable("CGVector", vector()))
    TextEncodingTables.add(to: &list)
    FormatStyleTables.add(to: &list)
    SearchTables.add(to: &list)
    AttributedTextTables.add(to: &list)
  }

  static func globals() -> TableBinding {
    let table = TableBinding()
    for (name, sign) in [("+=", 1.0), ("-=", -1.0)] {
      table.add("func \(name) (left: inout Date, right: Double)") { _, a in
        let place = try a.place(0)
        let date = try place.value.asNative(Date.self)
        place.value = .native(date.addingTimeInterval(sign * (try a.double(1))))
        return .void
      }
    }
    let keys = [
      ("NSLocalizedDescriptionKey", NSLocalizedDescriptionKey),
      ("NSLocalizedFailureReasonErrorKey", NSLocalizedFailureReasonErrorKey),
      ("NSLocalizedRecoverySuggestionErrorKey", NSLocalizedRecoverySuggestionErrorKey),
      ("NSUnderlyingErrorKey", NSUnderlyingErrorKey), ("NSCocoaErrorDomain", NSCocoaErrorDomain),
      ("NSURLErrorDomain", NSURLErrorDomain),
    ]
    for (name, key) in keys {
      table.add("var \(name): String { get }") { _, _ in .string(key) }
    }
    table.add("var NSNotFound: Int { get }") { _, _ in .int(NSNotFound) }
    return table
  }

  /// The parts of an address that not every text or number can be.
  private static func components() -> TableBinding {
    let table = TableBinding("extension URLComponents")
    table.add(
      "var port: Int? { get set }",
      get: { target, _ in
        try target.asNative(URLComponents.self).port.map { .int($0) } ?? .none
      },
      set: { target, _, value in
        let port = try value.unwrapped?.asInt()
        guard port ?? 0 >= 0 else {
          throw ScriptFailure(.trap("Attempting to set port with a negative number"))
        }
        try changing(URLComponents.self, &target) { $0.port = port }
      })
    table.add(
      "var scheme: String? { get set }",
      get: { target, _ in
        try target.asNative(URLComponents.self).scheme.map { .string($0) } ?? .none
      },
      set: { target, _, value in
        let scheme = try value.unwrapped?.asString()
        let isSound = scheme?.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.-]*/) != nil
        guard scheme == nil || isSound else {
          throw ScriptFailure(.trap("Attempting to set scheme with invalid characters"))
        }
        try changing(URLComponents.self, &target) { $0.scheme = scheme }
      })
    return table
  }

  // MARK: Rectangles

  private static let edges: [(name: String, edge: CGRectEdge)] = [
    ("minXEdge", .minXEdge), ("minYEdge", .minYEdge), ("maxXEdge", .maxXEdge),
    ("maxYEdge", .maxYEdge),
  ]

  private static func edge() -> TableBinding {
    let table = TableBinding("enum CGRectEdge : Hashable")
    for (name, edge) in edges {
      table.addCase(
        "case \(name)", make: { _, _ in .native(edge) },
        payload: { (try? $0.asNative(CGRectEdge.self)) == edge ? [] : nil })
    }
    return table
  }

  private static func rectangle() -> TableBinding {
    let table = TableBinding("extension CGRect")
    table.add(
      "func divided(atDistance: CGFloat, from fromEdge: CGRectEdge) "
        + "-> (slice: CGRect, remainder: CGRect)"
    ) { target, a in
      let whole = try target.asNative(CGRect.self)
      guard whole.width.isFinite, whole.height.isFinite, !whole.isNull else {
        return .tuple([.native(whole), .native(whole)])
      }
      let parts = whole.divided(
        atDistance: try a.double(0), from: try a.value(1).asNative(CGRectEdge.self))
      return .tuple([.native(parts.slice), .native(parts.remainder)])
    }
    return table
  }

  private static func vector() -> TableBinding {
    let table = TableBinding("struct CGVector : Hashable")
    table.add("init()") { _, _ in .native(CGVector(dx: 0, dy: 0)) }
    for type in ["CGFloat", "Int", "Double"] {
      table.add("init(dx: \(type), dy: \(type))") { _, a in
        .native(CGVector(dx: try a.double(0), dy: try a.double(1)))
      }
    }
    table.add("static var zero: CGVector { get }") { _, _ in .native(CGVector(dx: 0, dy: 0)) }
    for isX in [true, false] {
      table.add(
        "var \(isX ? "dx" : "dy"): CGFloat { get set }",
        get: { target, _ in
          let vector = try target.asNative(CGVector.self)
          return .double(isX ? vector.dx : vector.dy)
        },
        set: { target, _, value in
          let length = try value.asDouble()
          try changing(CGVector.self, &target) {
            if isX { $0.dx = length } else { $0.dy = length }
          }
        })
    }
    return table
  }
}

/// A direction and length, as on Apple's platforms.
struct CGVector: NativeValue, Hashable {
  static var scriptTypeName: String { "CGVector" }
  var dx: CGFloat, dy: CGFloat
}

extension CGRectEdge: NativeValue {
  public static var scriptTypeName: String { "CGRectEdge" }
}
