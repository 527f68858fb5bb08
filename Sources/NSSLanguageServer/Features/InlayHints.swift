import NSSLint
import NSSTheme

/// A remark between the letters of a sheet.
struct InlayHint: Equatable {
  /// 0-based UTF-8 byte offset that it stands at.
  var offset: Int
  var label: String
}

extension InlayHint {
  /// The values of variables behind the places that use them, in a range of bytes. For an iPhone in portrait orientation
  /// and light appearance; nothing where the engine rejects the sheet.
  static func all(_ snapshot: Snapshot, in range: Range<Int>) -> [InlayHint] {
    guard snapshot.foreign == nil else { return [] }
    let sheet = snapshot.sheet
    let values = snapshot.variables(
      snapshot.ruleEngines.contains(.sapfiori) ? .sapfiori : snapshot.mainEngine)
    var labels: [NameID: String?] = [:]
    var hints: [InlayHint] = []
    for use in sheet.variableUses {
      let place = sheet.range(ofToken: use.token)
      if place.upperBound < range.lowerBound { continue }
      if place.upperBound > range.upperBound { break }
      if use.declaration >= 0,
        !sheet.isWholeVariable(sheet.declarations[Int(use.declaration)].valueTokens)
      {
        continue
      }
      let label: String?
      if let known = labels[use.name] {
        label = known
      } else {
        label = values.value(sheet.text(use.name)).map { value in
          guard let color = value.color, !value.text.hasPrefix("#") else { return value.text }
          return value.definition == nil ? color.hex : "\(value.text) \(color.hex)"
        }
        labels[use.name] = label
      }
      if let label { hints.append(InlayHint(offset: place.upperBound, label: "= " + label)) }
    }
    return hints
  }
}
