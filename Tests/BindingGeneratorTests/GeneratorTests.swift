import Testing

@testable import BindingGenerator

/// The generator on small sources, as text in and text out.
@Suite struct GeneratorTests {
  /// What is written for the sources, in order, and what is complained about.
  private func generate(_ sources: String...) -> (texts: [String], problems: [String]) {
    let program = Program()
    for (index, source) in sources.enumerated() {
      let collector = Collector(
        text: source, path: "File\(index).swift", name: "File\(index)", module: "UIKit",
        isInterface: source.hasPrefix("// interface"))
      program.add(collector.file)
      program.problems += collector.problems
    }
    let texts = program.files.map { FileEmitter(file: $0, program: program).text() }
    return (texts, program.problems.map(\.text))
  }

  private let root = """
    // interface
    open class NSObject: Hashable {
      init()
      open var description: String { get }
    }
    """

  @Test func onlyPublicDeclarationsThatAreNotMarkedAreBound() {
    let (texts, problems) = generate(
      """
      public struct Size {
        public var width: Double
        var hidden: Double
        public private(set) var fixed: Double
        // not scripted
        public var unseen: Double
        /// Twice the width.
        public func doubled(by factor: Double = 2) -> Double { width * factor }
      }
      // not scripted
      public struct Gone {}
      struct Internal {}
      """)
    #expect(problems == [])
    #expect(
      texts[0].contains(
        """
        struct Size
        var width: Double { get set }
        var fixed: Double { get }
        func doubled(by factor: Double = default) -> Double
        \"""
        """))
    #expect(texts[0].contains("o.doubled(by: argument(a, 0, or: 2) as Double)"))
    #expect(!texts[0].contains("unseen"))
    #expect(!texts[0].contains("Gone"))
  }

  @Test func aMissingTypeIsAnErrorWithItsPlace() {
    let (_, problems) = generate("public struct Size {\n  public static let zero = Size()\n}")
    #expect(
      problems == ["File0.swift:2: error: the public property 'zero' needs an explicit type"])
  }

  @Test func whatCannotBeBoundIsAWarningWithItsPlace() {
    let (texts, problems) = generate(
      """
      public struct Box {
        public func take<T>(_ value: T) {}
        public func many(_ values: Int...) {}
        public func later() async {}
        public func unknown(_ value: Nowhere) {}
        public var kept: Int
      }
      """)
    #expect(
      problems == [
        "File0.swift:2: warning: Box.take(_:): generic members are not bound",
        "File0.swift:3: warning: Box.many(_:): variadic parameters are not bound",
        "File0.swift:4: warning: Box.later(): async members are not bound",
        "File0.swift:5: warning: Box.unknown(_:): the type Nowhere is not bound",
      ])
    #expect(texts[0].contains("struct Box\nvar kept: Int { get set }\n\"\"\""))
  }

  @Test func initializersAreInheritedByTheRulesOfSwift() {
    let (texts, _) = generate(
      root,
      """
      @MainActor open class View: NSObject {
        public init(frame: Int) {}
        public convenience override init() {}
      }
      @MainActor open class Label: View {}
      @MainActor open class Cell: View {
        public init(style: Int) {}
      }
      public class Color: NSObject {
        init(secret: Int) {}
        public convenience init(white: Int) {}
      }
      """)
    #expect(texts[1].contains("open class Label : View\ninit(frame: Int)\nconvenience init()\n"))
    #expect(texts[1].contains("open class Cell : View\ninit(style: Int)\n\"\"\""))
    #expect(texts[1].contains("class Color : NSObject\nconvenience init(white: Int)\n\"\"\""))
  }

  @Test func aShimOverridesWhatIsOpenAndNotClosedAgain() {
    let (texts, problems) = generate(
      root,
      """
      @MainActor open class View: NSObject {
        open func layout() {}
        open func fits(_ size: Int) -> Int { size }
        open var isOn: Bool = false
        public func fixed() {}
      }
      @MainActor open class Label: View {
        public override func layout() {}
        open override func fits(_ size: Int) -> Int { size }
      }
      public class Plain: NSObject {}
      """)
    #expect(problems == [])
    let label = texts[1].components(separatedBy: "final class Label_Shim")[1]
      .components(separatedBy: "\n}\n")[0]
    #expect(!label.contains("func layout"))
    #expect(label.contains("override func fits(_ p0: Int) -> Int {"))
    #expect(label.contains("override var isOn: Bool {"))
    #expect(label.contains("override var description: String {"))
    #expect(!label.contains("fixed"))
    #expect(!texts[1].contains("Plain_Shim"))
  }

  @Test func membersOfAGenericSuperclassAreCopiedWithTheArguments() {
    let (texts, problems) = generate(
      root,
      """
      @MainActor open class Anchor<Axis: AnyObject>: NSObject {
        public func equal(to other: Anchor<Axis>) -> Int { 0 }
      }
      @MainActor public class XAnchor: Anchor<XAnchor> {}
      """)
    #expect(problems == [])
    #expect(texts[1].contains("open class Anchor<Axis: AnyObject> : NSObject\n\"\"\""))
    #expect(texts[1].contains("func equal(to other: Anchor<XAnchor>) -> Int"))
    #expect(texts[1].contains("o.equal(to: argument(a, 0) as Anchor<XAnchor>)"))
  }

  @Test func aProtocolGetsAStandInWithTheDefaultsOfItsExtension() {
    let (texts, problems) = generate(
      root,
      """
      @MainActor public protocol Watcher: AnyObject {
        func didChange(_ value: Int)
        func count() -> Int
      }
      extension Watcher {
        public func didChange(_ value: Int) {}
      }
      @MainActor open class Watched: NSObject {
        public weak var watcher: (any Watcher)?
      }
      """)
    #expect(problems == [])
    #expect(texts[1].contains("optional func didChange(_ value: Int)\nfunc count() -> Int"))
    #expect(texts[1].contains("final class Watcher_Proxy: NSObject, Watcher, ScriptProxy {"))
    #expect(texts[1].contains("defaults.didChange(p0)"))
    #expect(texts[1].contains("weak var watcher: (any Watcher)? { get set }"))
    #expect(texts[1].contains("conforming($0, to: (any Watcher).self"))
  }

  @Test func enumerationsHaveWhatTheCompilerAdds() {
    let (texts, problems) = generate(
      """
      public enum Mode: Int, CaseIterable { case fit, fill }
      public enum Shape { case none; case circle(radius: Double) }
      """)
    #expect(problems == [])
    #expect(
      texts[0].contains(
        """
        enum Mode : Int, CaseIterable, Hashable, RawRepresentable
        case fit
        case fill
        init?(rawValue: Int)
        var rawValue: Int { get }
        static var allCases: [Mode] { get }
        typealias RawValue = Int
        """))
    #expect(texts[0].contains("case circle(radius: Double)"))
    #expect(texts[0].contains("case (1, .circle(let p0)): return [toScript(p0)]"))
  }

  @Test func theSameSourcesGiveTheSameText() {
    let source = "public struct A { public var x: Int }\nextension A { public var y: Int { 1 } }"
    #expect(generate(source).texts == generate(source).texts)
  }
}
