import NSSCatalog
import NSSSyntax
import NSSTheme

/// How reports word differences. Text of themes comes out as it is; whoever prints it makes it harmless.
struct DiffWords {
  /// What marked values rest on, gathered for a legend.
  private(set) var assumptions: Assumptions = []
  /// Whether a background was taken to be the component's.
  private(set) var hasAssumedBackground = false

  /// `?` where either side rests on an assumption.
  mutating func mark(_ change: ThemeChange) -> String {
    let assumed = (change.old?.assumptions ?? []).union(change.new?.assumptions ?? [])
    assumptions.formUnion(assumed)
    return assumed.isEmpty ? "" : "?"
  }

  /// `?` where either side rests on an assumption.
  mutating func mark(_ contrast: ContrastChange) -> String {
    let assumed = (contrast.old?.assumptions ?? []).union(contrast.new?.assumptions ?? [])
    let isBackgroundAssumed =
      contrast.old?.isBackgroundAssumed ?? false || contrast.new?.isBackgroundAssumed ?? false
    assumptions.formUnion(assumed)
    hasAssumedBackground = hasAssumedBackground || isBackgroundAssumed
    return assumed.isEmpty && !isBackgroundAssumed ? "" : "?"
  }

  /// What the marks mean: names with sentences.
  var legend: [(name: String, sentence: String)] {
    var list = Assumptions.all.filter { assumptions.contains($0.assumption) }.map {
      (name: $0.name, sentence: $0.sentence)
    }
    if hasAssumedBackground {
      list.append(("component-background", "The text lies on the background of its component."))
    }
    return list
  }

  // MARK: Values

  /// A value for people; `not set` where a theme says nothing.
  /// - Parameter noting: whether to say that a value without state stands in for the state.
  func value(_ value: ChangedValue?, noting: Bool) -> String {
    guard let value else { return "not set" }
    let text = value.value.effective.map(ThemeWords.text) ?? nothing(value)
    return text + (value.isFallback && noting ? " (as without state)" : "")
  }

  /// `no value`, and what the engine reads none from.
  private func nothing(_ value: ChangedValue) -> String {
    if value.text.isEmpty { return "no value" }
    let isUndefined = value.text.hasPrefix("@") && value.via.isEmpty
    return isUndefined ? "no value (\(value.text) is not defined)" : "no value (from \(value.text))"
  }

  /// `text colour`, `font size`, `background-color`, `for a light background`.
  static func name(of attribute: ChangedAttribute) -> String {
    switch attribute {
    case .foregroundColor: "text colour"
    case .borderColor: "border colour"
    case .numberOfLines: "number of lines"
    case .fontStyle: "font style"
    case .fontName: "font name"
    case .fontSize: "font size"
    case .view(let name), .declared(let name): name
    case .variant(let variant): "variant \(variant.name) (\(variant.isLight ? "dark" : "light") background)"
    }
  }

  /// `strong (ΔE 38.2)`, `+3`; empty where nothing can be said.
  static func difference(_ delta: ValueDelta?) -> String {
    switch delta {
    case .none, .box?: return ""
    case .color(let color)?:
      let alpha = Int((color.alphaDelta * 100).rounded())
      let fading = alpha == 0 ? "" : ", alpha \(alpha > 0 ? "+" : "−")\(alpha.magnitude)%"
      return "\(color.word.rawValue) (ΔE \(tenths(color.deltaE))\(fading))"
    case .number(let number)?: return signed(number)
    case .offset(let offset)?: return "\(signed(offset.horizontal)) \(signed(offset.vertical))"
    }
  }

  private static func signed(_ number: Double) -> String {
    // Sums of decimals have noise in their last digits.
    let tidy = (number * 1000).rounded() / 1000
    return (tidy < 0 ? "−" : "+") + ThemeWords.text(tidy.magnitude)
  }

  static func tenths(_ number: Double) -> String {
    let value = Int((number * 10).rounded())
    return "\(value / 10).\(value % 10)"
  }

  /// Two decimals, rounded down, so that 4.499 is not called 4.5.
  static func hundredths(_ number: Double) -> String {
    let value = Int(number * 100)
    return "\(value / 100).\(value % 100 < 10 ? "0" : "")\(value % 100)"
  }

  /// `4.52:1 (#595959 on #ffffff)`
  static func contrast(_ contrast: TextContrast?) -> String {
    guard let contrast else { return "not known" }
    return "\(hundredths(contrast.ratio)):1 (\(ThemeWords.text(contrast.text)) on "
      + "\(ThemeWords.text(contrast.background))\(contrast.isLarge ? ", large text" : ""))"
  }

  /// `falls below AA (4.5:1)`, `reaches AAA`, `stays AA`, `exempt`.
  static func verdict(_ contrast: ContrastChange) -> String {
    if contrast.isNewFailure, let new = contrast.new {
      return "new, and below AA, which is \(tenths(TextContrast.least(.aa, isLarge: new.isLarge))):1"
    }
    guard let old = contrast.old, let new = contrast.new else {
      return (contrast.new ?? contrast.old).map {
        contrast.new == nil ? "was \($0.level.name)" : $0.level.name
      } ?? ""
    }
    let least = { (level: TextContrast.Level, isLarge: Bool) in
      "\(level.name), which is \(tenths(TextContrast.least(level, isLarge: isLarge))):1"
    }
    let text: String
    if new.level < old.level {
      let lost: TextContrast.Level = new.level == .fail ? .aa : .aaa
      text = "falls below \(least(lost, new.isLarge))"
    } else if new.level > old.level {
      text = "reaches \(least(new.level, new.isLarge))"
    } else {
      text = new.level == .fail ? "fails AA as before" : "stays \(new.level.name)"
    }
    return text + (contrast.isExempt ? " (exempt: not active)" : "")
  }

  // MARK: Scopes

  /// `in dark`, `in dark, iPad or in light, iPhone`; empty where it holds under all traits.
  static func scope(_ scope: TraitScope, in diff: ThemeDiff) -> String {
    scope.words(in: diff.traits).map { "in " + $0.joined(separator: ", ") }.joined(separator: " or ")
  }

  /// `sapfiori, palette v8; light, dark`
  static func heading(_ diff: ThemeDiff) -> String {
    let engines = diff.engines
    var text = engines.old == engines.new ? engines.new.name : "\(engines.old.name) → \(engines.new.name)"
    if engines.old != .nui || engines.new != .nui, let first = diff.traits.first {
      let (old, new) = (first.old.palette.name, first.new.palette.name)
      text += ", palette " + (old == new ? new : "\(old) → \(new)")
    }
    var seen: Set<String> = []
    let sets = diff.traits.map { traits($0.new, of: engines.new, in: diff) }.filter {
      seen.insert($0).inserted
    }
    return text + "; " + sets.joined(separator: " / ")
  }

  /// What sets of traits differ in, or all of them where there is one.
  private static func traits(_ traits: Traits, of engine: Engine, in diff: ThemeDiff) -> String {
    var parts: [String] = []
    func add(_ name: String, _ isDifferent: Bool, _ isAlways: Bool) {
      if isDifferent || isAlways { parts.append(name) }
    }
    let all = diff.traits.map(\.new)
    let isNUI = diff.engines.old == .nui && diff.engines.new == .nui
    add(traits.appearance.name, Set(all.map(\.appearance)).count > 1, !isNUI)
    add(
      traits.device == .ipad ? "iPad" : "iPhone", Set(all.map(\.device)).count > 1,
      isNUI || traits.device == .ipad)
    add(
      traits.orientation.name, Set(all.map(\.orientation)).count > 1, traits.orientation != .portrait)
    add("\(traits.level.name) level", Set(all.map(\.level)).count > 1, traits.level != .base)
    add("\(traits.contrast.name) contrast", Set(all.map(\.contrast)).count > 1, traits.contrast != .normal)
    return parts.joined(separator: ", ")
  }
}
