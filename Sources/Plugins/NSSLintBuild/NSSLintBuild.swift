import PackagePlugin

/// Lints the themes in a target's folder when the target is built. Findings appear as the compiler's do, and errors fail
/// the build.
///
/// It writes nothing but the linter's cache, which lies in the plugin's own folder.
@main
struct NSSLintBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let cache = context.pluginWorkDirectoryURL.appending(path: "cache")
    return [
      .buildCommand(
        displayName: "Lint themes of \(target.name)", executable: try context.tool(named: "nsslint").url,
        arguments: [
          "--format", "xcode", "--quiet", "--cache", cache.path(percentEncoded: false),
          target.directoryURL.path(percentEncoded: false),
        ])
    ]
  }
}
