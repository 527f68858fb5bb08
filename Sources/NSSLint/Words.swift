/// Small pieces of wording that rules share.
enum Words {
  /// `'a', 'b' and 'c'`, or the first `limit` of them and how many more there are.
  static func list(_ names: [String], limit: Int = .max) -> String {
    let shown = names.prefix(limit).map { "'\($0)'" }
    if names.count > limit {
      return shown.joined(separator: ", ") + " and \(names.count - limit) more"
    }
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `1 file`, `2 files`.
  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
