/// What stands in a drawn part, so that a cell looks like one: a value in a value, a hint in a hint.
enum SampleText {
  /// - Parameter isForm: whether the part belongs to a form cell.
  static func text(_ name: PartWords, _ shape: PartShape, isForm: Bool) -> String {
    switch shape {
    case .placeholder: return isForm ? "Enter a value" : "AB"
    case .field: return name.has("email") ? "a.berg@example.com" : name.has("passcode") ? "••••" : "24 units"
    case .button, .barItem, .box, .search, .bar: return name.human.isEmpty ? "Button" : name.human
    default: break
    }
    if name.has("validation") { return "Enter a number from 1 to 99" }
    for (words, text) in isForm ? formTexts + texts : texts where words.contains(where: { name.has($0) }) {
      return text
    }
    return name.human.isEmpty ? "Label" : name.human
  }

  private static let formTexts: [(words: [String], text: String)] = [
    (["item"], "Open"),
    (["value"], "24 units"), (["key"], "Quantity"), (["hint"], "Between 1 and 99"),
    (["subtitle"], "In stock"),
    (["action"], "Save"), (["attachment"], "Report.pdf"), (["watermark"], "Sign here"),
    (["title"], "Quantity"),
  ]

  private static let texts: [(words: [String], text: String)] = [
    (["substatus"], "High priority"), (["status"], "Open"), (["fraction"], ".4"), (["metric"], "27"),
    (["unit"], "%"), (["kpi"], "27.4"), (["trend"], "+4.2 %"), (["axis"], "Revenue"), (["series"], "2026"),
    (["action"], "See all"), (["subheadline", "subhead", "subtitle"], "North Yard, hall 4"),
    (["timestamp"], "09:41"), (["subattribute"], "2 hours"), (["attribute"], "Due today"),
    (["description", "body", "detail"], "Check the seals and note the pressure."),
    (["footnote"], "Updated 5 minutes ago"), (["caption"], "Completed"), (["value"], "24 units"),
    (["key"], "Quantity"), (["error"], "That did not work"), (["month"], "November"), (["week"], "Mon"),
    (["headline", "title"], "Inspect hydraulic pump"),
  ]
}
