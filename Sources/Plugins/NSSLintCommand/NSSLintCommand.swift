import Foundation
import PackagePlugin

/// `swift package nsslint [--target NAME]... [ARGUMENT...]`: runs the linter in the package's folder.
///
/// It asks for no permission, so it can only read: `--diff` shows fixes as a patch for `git apply`.
@main
struct NSSLintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let targets = try context.package.targets(named: extractor.extractOption(named: "target"))
    let process = Process()
    process.executableURL = try context.tool(named: "nsslint").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments =
      extractor.remainingArguments + targets.map { $0.directoryURL.path(percentEncoded: false) }
    try process.run()
    process.waitUntilExit()
    if process.terminationReason == .exit, process.terminationStatus == 0 { return }
    // The findings are printed already; this makes the command fail.
    throw Failure(status: process.terminationStatus)
  }
}

/// The linter's exit code, where it is not 0.
private struct Failure: Error, CustomStringConvertible {
  let status: Int32

  var description: String { status == 1 ? "the themes have mistakes" : "nsslint ended with \(status)" }
}
