// swift-tools-version: 6.2
import Foundation
import PackageDescription

// SwiftSyntax ships with the toolchain, in `lib/swift/host` beside the compiler. Where a toolchain
// does not carry it, the package of the same version is used instead.

/// The toolchain's folder of host libraries, found from `swift` on `PATH`, or nil.
let hostLibraries: String? = {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  for folder in path.split(separator: ":") {
    let swift = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
    let host = swift.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host").path
    if FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") { return host }
  }
  return nil
}()

/// Scripts run on the main thread, and the evaluator and what it calls keep what they change out of
/// reach: checks of both would be made at every step of a script.
let uncheckedInRelease: [SwiftSetting] = [
  .unsafeFlags(
    ["-enforce-exclusivity=unchecked", "-Xfrontend", "-disable-dynamic-actor-isolation"],
    .when(configuration: .release))
]

/// Whether the target that fuzzes the interpreter is built, and what it runs is instrumented for it:
/// `PRIMAVISTA_FUZZ=1 swift run --scratch-path .build/fuzz InterpreterFuzz Tests/InterpreterFuzz/Corpus`.
let isFuzzing = ProcessInfo.processInfo.environment["PRIMAVISTA_FUZZ"] == "1"
let instrumented: [SwiftSetting] = isFuzzing ? [.unsafeFlags(["-sanitize=fuzzer"])] : []

let syntaxModules = [
  "SwiftDiagnostics", "SwiftOperators", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax",
]

/// Every target that imports SwiftSyntax, even through another target, needs the search path.
let syntaxSearch: [SwiftSetting] = hostLibraries.map { [.unsafeFlags(["-I", $0])] } ?? []

/// Swift Testing offers an overlay for Apple's UIKit, which a test of ours must not ask for.
let noOverlays: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

let syntaxLink: [LinkerSetting] =
  hostLibraries.map {
    [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])]
      + syntaxModules.map { .linkedLibrary($0) }
  } ?? []
let syntaxProducts: [Target.Dependency] =
  hostLibraries == nil
  ? syntaxModules.map { .product(name: $0, package: "swift-syntax") } : []

let package = Package(
  name: "primavista",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "primavista", targets: ["primavista"])
  ],
  dependencies: hostLibraries == nil
    ? [.package(url: "https://github.com/swiftlang/swift-syntax.git", exact: "603.0.1")] : [],
  targets: [
    // MARK: The simulated UIKit
    .target(name: "Cassowary"),
    .target(name: "ObjectiveC"),
    .target(
      name: "UIKit", dependencies: ["Cassowary", "ObjectiveC"], swiftSettings: uncheckedInRelease),

    // MARK: The interpreter and its bindings
    .target(name: "CCoroutine"),
    .target(
      name: "ScriptRuntime", dependencies: ["CCoroutine"],
      swiftSettings: uncheckedInRelease + instrumented),
    .executableTarget(
      name: "BindingGenerator",
      dependencies: syntaxProducts,
      swiftSettings: syntaxSearch,
      linkerSettings: syntaxLink),
    .plugin(
      name: "BindingPlugin",
      capability: .buildTool(),
      dependencies: ["BindingGenerator"],
      path: "Sources/BindingPlugin"),
    .target(
      name: "Bindings",
      dependencies: ["ScriptRuntime", "UIKit"],
      exclude: [
        "Bundle", "CGGeometry", "Formatters", "Globals", "IndexPath", "NSAttributedString",
        "NSError", "NSObject", "NSRange", "Values",
      ].map { "Foundation/\($0).interface" } + ["NotSimulated"],
      swiftSettings: uncheckedInRelease,
      plugins: ["BindingPlugin"]),
    .target(
      name: "Interpreter",
      dependencies: ["ScriptRuntime"] + syntaxProducts,
      swiftSettings: syntaxSearch + uncheckedInRelease + instrumented,
      linkerSettings: syntaxLink),

    // MARK: The terminal
    .target(
      name: "Messages", dependencies: ["Interpreter", "ScriptRuntime"],
      swiftSettings: syntaxSearch),
    .target(name: "CLineEdit", linkerSettings: [.linkedLibrary("edit")]),
    .target(name: "Terminal", dependencies: ["CLineEdit"]),

    // MARK: The course and the program
    .target(
      name: "CMarkdown",
      linkerSettings: [.linkedLibrary("cmark-gfm"), .linkedLibrary("cmark-gfm-extensions")]),
    .target(
      name: "Lessons",
      path: "Lessons",
      sources: ["Lessons.swift"],
      resources: [.copy("loadview")]),
    .target(
      name: "Course",
      dependencies: ["Bindings", "CMarkdown", "Interpreter", "Messages", "ScriptRuntime", "UIKit"],
      swiftSettings: syntaxSearch),
    .target(
      name: "Tutor",
      dependencies: [
        "Bindings", "Course", "Interpreter", "Lessons", "Messages", "ScriptRuntime", "Terminal",
        "UIKit",
      ],
      swiftSettings: syntaxSearch),
    .executableTarget(
      name: "primavista",
      dependencies: ["Tutor", "Terminal", "Messages"],
      swiftSettings: syntaxSearch),

    .executableTarget(
      name: "Benchmark",
      dependencies: [
        "Bindings", "Cassowary", "Interpreter", "Messages", "ScriptRuntime", "Terminal", "Tutor",
        "UIKit", "primavista",
      ],
      swiftSettings: syntaxSearch),

    // MARK: Tests
    .testTarget(
      name: "CourseTests",
      dependencies: [
        "Bindings", "Course", "Interpreter", "Lessons", "Messages", "ScriptRuntime", "UIKit",
      ],
      exclude: ["Fixtures"],
      swiftSettings: syntaxSearch + noOverlays),
    .testTarget(name: "CassowaryTests", dependencies: ["Cassowary"]),
    .testTarget(
      name: "ProjectTests", dependencies: ["Course", "Messages", "Tutor", "UIKit"],
      swiftSettings: syntaxSearch + noOverlays),
    .testTarget(
      name: "RefereeTests", dependencies: ["Course", "Messages", "Tutor", "UIKit", "primavista"],
      exclude: ["Programs/Fixtures"],
      swiftSettings: syntaxSearch + noOverlays),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .executableTarget(name: "LineProbe", dependencies: ["Terminal"], path: "Tests/LineProbe"),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["CPseudoTerminal", "LineProbe", "Terminal"]),
    .testTarget(name: "ScriptRuntimeTests", dependencies: ["ScriptRuntime"]),
    .testTarget(
      name: "InterpreterTests",
      dependencies: ["Bindings", "Interpreter", "Messages", "ScriptRuntime"],
      exclude: ["Checker/Fixtures", "Programs/Fixtures"],
      swiftSettings: syntaxSearch + noOverlays),
    .testTarget(
      name: "BindingGeneratorTests", dependencies: ["BindingGenerator"],
      swiftSettings: syntaxSearch),
    .testTarget(
      name: "BindingsTests", dependencies: ["Bindings", "ScriptRuntime", "UIKit"],
      swiftSettings: noOverlays),
    .testTarget(
      name: "TutorTests",
      dependencies: [
        "Course", "Interpreter", "Messages", "ScriptRuntime", "Terminal", "Tutor", "UIKit",
      ],
      exclude: ["Transcripts"],
      swiftSettings: syntaxSearch + noOverlays),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit"], exclude: ["Layout/Fixtures"],
      swiftSettings: noOverlays),
  ],
  swiftLanguageModes: [.v6]
)

if isFuzzing {
  package.targets.append(
    .executableTarget(
      name: "InterpreterFuzz",
      dependencies: ["Bindings", "Interpreter", "ScriptRuntime", "UIKit"],
      path: "Tests/InterpreterFuzz",
      exclude: ["Corpus", "swift.dict"],
      swiftSettings: syntaxSearch,
      linkerSettings: syntaxLink + [.unsafeFlags(["-sanitize=fuzzer"])]))
}
