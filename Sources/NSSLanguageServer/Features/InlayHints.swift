import NSSLint
import NSSReport
import NSSTheme

/// A remark between the letters of a sheet.
struct InlayHint: Equatable {
  /// 0-based UTF-8 byte offset that it stands at.
  var offset: Int
  var label: String
}

extension InlayHint {
  /// The values of variables behind the places that use them, in a range of bytes: in light appearance, on an iPhone in
  /// portrait orientation or where the place's media block holds. Nothing where the engine rejects the sheet.
  static func all(_ snapshot: Snapshot, in range: Range<Int>) -> [InlayHint] {
    guard snapshot.foreign == nil else { return [] }
    let sheet = snapshot.sheet
    let engine = snapshot.ruleEngines.contains(.sapfiori) ? .sapfiori : snapshot.mainEngine
    struct Key: Hashable {
      var name: NameID
      var situations: Situations
    }
    var labels: [Key: String?] = [:]
    var hints: [InlayHint] = []
    for use in sheet.variableUses {
      let place = sheet.range(ofToken: use.token)
      if place.upperBound < range.lowerBound { continue }
      if place.upperBound > range.upperBound { break }
      if use.declaration >= 0,
        !sheet.declarations[Int(use.declaration)].isVariable
      {
        continue
      }
      let media =
        use.declaration >= 0
        ? sheet.rules[Int(sheet.declarations[Int(use.declaration)].rule)].media
        : sheet.definitions[Int(use.definition)].media
      let key = Key(name: use.name, situations: sheet.situations(inMedia: media))
      let label: String?
      if let known = labels[key] {
        label = known
      } else {
        label = snapshot.variables(engine, in: key.situations).value(sheet.text(use.name)).map { value in
          guard let color = value.color, !value.text.hasPrefix("#") else { return value.text }
          let shown = ThemeWords.text(color)
          return value.definition == nil ? shown : "\(value.text) \(shown)"
        }
        labels[key] = label
      }
      if let label { hints.append(InlayHint(offset: place.upperBound, label: "= " + label)) }
    }
    return hints
  }
}
