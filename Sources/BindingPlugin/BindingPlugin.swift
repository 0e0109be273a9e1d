import Foundation
import PackagePlugin

/// Runs `BindingGenerator` over the sources of `UIKit`, and over the interfaces and lists of names
/// that stand in `Bindings` itself, before `Bindings` is compiled.
@main
struct BindingPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let output = context.pluginWorkDirectoryURL
    var arguments = ["--output", output.path]
    var inputs: [URL] = []
    for (module, files) in [
      ("UIKit", sources(of: target)), ("Foundation", try files(in: "Foundation", of: target)),
    ] {
      arguments += ["--module", module] + files.map(\.path)
      inputs += files
    }
    let names = try files(in: "NotSimulated", of: target)
    arguments += ["--names"] + names.map(\.path)
    let outputs =
      inputs.map {
        output.appending(path: $0.deletingPathExtension().lastPathComponent + "+Bindings.swift")
      }
      + ["BindingIndex.swift", "BindingDocumentation.swift", "NotSimulatedNames.swift"].map {
        output.appending(path: $0)
      }
    return [
      .buildCommand(
        displayName: "Writing bindings",
        executable: try context.tool(named: "BindingGenerator").url,
        arguments: arguments, inputFiles: inputs + names, outputFiles: outputs)
    ]
  }

  /// The Swift files of UIKit and of the other bound module.
  private func sources(of target: Target) -> [URL] {
    let bound: Set<String> = ["UIKit", "ObjectiveC"]
    var files: [URL] = []
    for case let module as SourceModuleTarget in target.recursiveTargetDependencies
    where bound.contains(module.name) {
      files += module.sourceFiles(withSuffix: "swift").map(\.url)
    }
    return files.sorted { $0.path < $1.path }
  }

  /// The files of a folder of the target: the interfaces of Foundation's types, with the types that
  /// are simulated; the names that are not.
  private func files(in folder: String, of target: Target) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: target.directoryURL.appending(path: folder), includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }
  }
}
