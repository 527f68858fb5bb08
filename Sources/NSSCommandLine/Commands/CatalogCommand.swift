import NSSCatalog
import NSSReport
import NSSWorkspace

/// `nss catalog [COMPONENT|CLASS]`
enum CatalogCommand {
  static let description = CommandDescription(
    "catalog", summary: "Shows what a component supports.",
    discussion: """
      Class paths, attributes, states, value types, deprecation, source and certainty of a Swift class \
      (FUIStepperFormCell), a class path (fdlFUIStepperFormCell_keyText), the beginning of class paths \
      (fdlFUIStepperFormCell) or a class of NUI (Button). Without a name: the list of components by kind.
      """,
    options: [.init("format", .choice(["text", "json", "markdown"]), help: "How to print it"), .output],
    positionals: .init("[COMPONENT|CLASS]", 0...1))

  static func run(_ arguments: Arguments, _ console: any Console) throws -> ExitCode {
    var sink = OutputSink(console, file: arguments.filePath("output"))
    let format = arguments.value("format") ?? "text"
    let choice = arguments.value("color").flatMap(ColorChoice.init) ?? .auto
    let text = CatalogText(
      style: console.style(choice, for: .output, isFile: sink.isFile), width: console.layoutWidth)
    if let word = arguments.positionals.first {
      let pages = try pages(String(decoding: word, as: UTF8.self), arguments)
      switch format {
      case "json": sink.bytes += CatalogJSON.pages(pages)
      case "markdown": try sink.write(pages.map(CatalogMarkdown.page).joined(separator: "\n"))
      default: try sink.write(pages.map(text.page).joined(separator: "\n"))
      }
    } else {
      switch format {
      case "json": sink.bytes += CatalogJSON.list()
      case "markdown": try sink.write(CatalogMarkdown.list())
      default: try sink.write(text.list())
      }
    }
    try sink.finish()
    return .clean
  }

  private static func pages(_ name: String, _ arguments: Arguments) throws(UsageError) -> [CatalogPage] {
    let pages = CatalogPage.pages(of: name)
    if !pages.isEmpty { return pages }
    let near = CatalogPage.nearest(to: name).map { "; did you mean '\($0)'?" } ?? ""
    throw arguments.usageError("the catalogue knows no '\(name)'\(near); 'nss catalog' lists the components")
  }
}
