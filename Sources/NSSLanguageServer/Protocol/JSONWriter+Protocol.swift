import NSSReport
import NSSSyntax

/// Shapes that many messages share.
extension JSONWriter {
  mutating func object(_ members: (inout JSONWriter) -> Void) {
    beginObject()
    members(&self)
    endObject()
  }

  mutating func array<Items: Sequence>(_ items: Items, _ write: (inout JSONWriter, Items.Element) -> Void) {
    beginArray()
    for item in items { write(&self, item) }
    endArray()
  }

  mutating func strings(_ items: some Sequence<String>) { array(items) { $0.string($1) } }

  mutating func position(_ position: LSPPosition) {
    beginObject()
    member("line", position.line)
    member("character", position.character)
    endObject()
  }

  mutating func range(_ range: LSPRange) {
    beginObject()
    key("start")
    position(range.start)
    key("end")
    position(range.end)
    endObject()
  }

  /// `"range": ...` and the like.
  mutating func member(_ name: String, _ range: LSPRange) {
    key(name)
    self.range(range)
  }

  mutating func location(_ place: Place) {
    beginObject()
    member("uri", place.snapshot.uri)
    member("range", place.snapshot.map.range(place.range))
    endObject()
  }

  mutating func textEdit(_ edit: TextEdit, _ map: PositionMap) {
    beginObject()
    member("range", map.range(edit.range))
    key("newText")
    string(bytes: edit.replacement)
    endObject()
  }

  mutating func textEdits(_ edits: [TextEdit], _ map: PositionMap) {
    array(edits) { $0.textEdit($1, map) }
  }

  mutating func markup(_ text: String, for client: ClientCapabilities, isMarkdown: Bool = true) {
    beginObject()
    member("kind", isMarkdown ? "markdown" : "plaintext")
    member("value", Markdown.finished(text, drawsPictures: isMarkdown && client.drawsPictures))
    endObject()
  }

  /// Edits of several sheets, with their versions where the client takes such.
  mutating func workspaceEdit(_ edits: [(snapshot: Snapshot, edits: [TextEdit])], withVersions: Bool) {
    beginObject()
    if withVersions {
      key("documentChanges")
      array(edits) { json, part in
        json.object { json in
          json.key("textDocument")
          json.object { json in
            json.member("uri", part.snapshot.uri)
            json.key("version")
            if let version = part.snapshot.version { json.integer(version) } else { json.null() }
          }
          json.key("edits")
          json.textEdits(part.edits, part.snapshot.map)
        }
      }
    } else {
      key("changes")
      object { json in
        for part in edits {
          json.key(part.snapshot.uri)
          json.textEdits(part.edits, part.snapshot.map)
        }
      }
    }
    endObject()
  }
}
