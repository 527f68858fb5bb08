import NSSCatalog
import NSSLint
import NSSSyntax
import NSSWorkspace

/// The name of an image in a sheet, with the file it names.
struct DocumentLink {
  /// 0-based UTF-8 byte range of the name.
  var range: Range<Int>
  var target: FilePath
}

extension DocumentLink {
  /// The images of a sheet whose file is found. `find` looks a name up in the client's folders.
  static func all(_ snapshot: Snapshot, find: (String) -> FilePath?) -> [DocumentLink] {
    guard snapshot.foreign == nil else { return [] }
    let sheet = snapshot.sheet
    var isImage: [NameID: Bool] = [:]
    var links: [DocumentLink] = []
    func add(_ tokens: Range<Int32>) {
      guard let first = tokens.first, snapshot.tree.tokens.kind(Int(first)) == .word else { return }
      let range = sheet.range(ofToken: first)
      let name = snapshot.tree.text(Int(first))
      if let target = find(name) { links.append(DocumentLink(range: range, target: target)) }
    }
    var variables: Set<NameID> = []
    for declaration in sheet.declarations {
      let holds =
        isImage[declaration.name]
        ?? snapshot.ruleEngines.contains {
          Catalog.of($0).type(ofAttribute: sheet.bytes(declaration.name)) == .image
        }
      isImage[declaration.name] = holds
      guard holds else { continue }
      if declaration.isVariable {
        variables.insert(declaration.value)
      } else {
        add(sheet.valueTokens(of: declaration))
      }
    }
    for definition in sheet.definitions where variables.contains(definition.name) {
      add(definition.valueTokens)
    }
    return links.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
