import NSSReport
import NSSWorkspace

/// `nsslint init`
enum InitCommand {
  static let description = CommandDescription(
    "init", summary: "Writes a commented .nsslint.json into this folder.",
    options: [.init("force", help: "Replace a file that is there")])

  static func run(_ arguments: Arguments, _ console: any Console) throws -> ExitCode {
    let path = console.currentFolder.appending(ConfigurationStore.fileName)
    let exists = (try? POSIX.status(of: path)) != nil
    if exists, !arguments.has("force") {
      throw arguments.usageError("\(path.printable) is there already; --force replaces it")
    }
    try AtomicFile.write(Array(ConfigurationStarter.text().utf8), to: path)
    console.report("nsslint: wrote \(path.printable)")
    return .clean
  }
}
