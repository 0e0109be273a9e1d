import ScriptRuntime

/// `PlaygroundPage`, by which a playground says what it shows.
@MainActor enum PlaygroundPageTable {
  /// What the page shows; nil when it was told nothing.
  static var liveView: Value?

  static func register(in library: Library) {
    let table = TableBinding("final class PlaygroundPage")
    table.add("static var current: PlaygroundPage { get }") { _, _ in .object(page) }
    table.add("var liveView: Any? { get set }") { _, _ in
      liveView ?? .none
    } set: { _, _, value in
      liveView = value.unwrapped
    }
    table.add("func setLiveView(_ newLiveView: Any)") { _, a in
      liveView = try a.value(0)
      return .void
    }
    table.add("var needsIndefiniteExecution: Bool { get set }") { _, _ in
      .bool(isEndless)
    } set: { _, _, value in
      isEndless = try value.asBool()
    }
    table.add("func finishExecution()") { _, _ in .void }
    library.register(
      .init(
        name: "PlaygroundPage", module: "PlaygroundSupport", text: table.text, binding: table))
  }

  private static var isEndless = false
  private static let page = Page()

  private final class Page {}
}
