import NSSCatalog
import NSSSyntax
import NSSTheme

/// A resolved theme as design tokens (W3C community group, format module of October 2025), in three groups: `palette`,
/// `variables` and `classes`. What a value goes through stays an alias: `{variables.brand}`, `{palette.primaryLabel}`.
///
/// Values that no type of the format can hold (text styles, alignments, truth values) stand as text in the extensions of
/// their class.
public struct DesignTokens {
  /// The key of extensions.
  public static let vendor = "nss-toolchain"

  private let theme: ResolvedTheme
  private let only: Set<String>?
  private var places: ThemePlaces
  private var palette = TokenGroup()
  private var variables = TokenGroup()
  private var classes: [(name: String, group: TokenGroup)] = []
  private var classNames = TokenGroup()

  private init(_ theme: ResolvedTheme, only: Set<String>?) {
    (self.theme, self.only) = (theme, only)
    places = ThemePlaces(theme.sheets)
  }

  /// The document.
  /// - Parameter only: the components whose classes to show; nil for all.
  public static func json(_ theme: ResolvedTheme, only: [ThemedComponent]? = nil) -> [UInt8] {
    let names = only.map { components in
      Set(components.flatMap { theme[$0].elements.flatMap { $0.paths.map(\.name) } })
    }
    var report = DesignTokens(theme, only: names)
    theme.forEachClass { if names?.contains($0.name) != false { report.addClass($0) } }
    if names == nil {
      report.addOverrides()
      report.addDefinitions()
    }
    return report.document()
  }

  // MARK: Gathering

  private mutating func addClass(_ found: ThemeClass) {
    var group = TokenGroup()
    for attribute in found.attributes { add(attribute, to: &group) }
    classes.append((classNames.name(found.name), group))
  }

  private mutating func add(_ attribute: ThemeAttribute, to group: inout TokenGroup) {
    let isFontName =
      attribute.type == .fontName && !FontNames.systemKeywords(theme.engine).contains(attribute.text)
    guard let plain = attribute.value.effective else {
      group.rest[attribute.name] = attribute.text
      return
    }
    switch plain {
    case .box(let box):
      let sides = [("top", box.top), ("right", box.right), ("bottom", box.bottom), ("left", box.left)]
      for (side, points) in sides { add(points, side, of: attribute, to: &group) }
    case .offset(let offset):
      add(offset.horizontal, "horizontal", of: attribute, to: &group)
      add(offset.vertical, "vertical", of: attribute, to: &group)
    default:
      guard let typed = DesignToken.value(plain, attribute: attribute.name, isFontName: isFontName) else {
        group.rest[attribute.name] = attribute.text
        return
      }
      var token = token(attribute, typed.type, typed.value)
      if let alias = alias(attribute, 0, typed) { token.value = alias }
      _ = group.add(attribute.name, token)
    }
  }

  private mutating func add(
    _ points: Double, _ part: String, of attribute: ThemeAttribute, to group: inout TokenGroup
  ) {
    _ = group.add("\(attribute.name)-\(part)", token(attribute, "dimension", .dimension(points)))
  }

  private mutating func token(
    _ attribute: ThemeAttribute, _ type: String, _ value: DesignToken.Value
  ) -> DesignToken {
    let position = places.position(attribute.location)
    let path = places.path(attribute.location.sheet)
    return DesignToken(
      type: type, value: value,
      description: "\(attribute.name) of \(attribute.className)" + words(attribute.assumptions),
      source: .init(path: path, line: position.line, column: position.column), text: attribute.text,
      assumptions: attribute.assumptions, isReadOtherwise: attribute.value.isReadOtherwise)
  }

  /// The alias to the variable or palette colour at a place of an attribute's way, whose token is made if need be.
  private mutating func alias(
    _ attribute: ThemeAttribute, _ index: Int, _ typed: (type: String, value: DesignToken.Value)
  ) -> DesignToken.Value? {
    guard attribute.via.indices.contains(index) else { return nil }
    // From the innermost outwards, so that each alias has its target.
    var value = typed.value
    for via in attribute.via[index...].reversed() {
      let name = via.name.hasPrefix("@") ? String(via.name.dropFirst()) : via.name
      var token = DesignToken(type: typed.type, value: value, description: description(via))
      if let location = via.location {
        let position = places.position(location)
        token.source = .init(path: places.path(location.sheet), line: position.line, column: position.column)
      }
      let isPalette = via.palette != nil
      let isAdded = isPalette ? palette.add(name, token) : variables.add(name, token)
      guard isAdded else { return nil }
      value =
        isPalette
        ? .alias(group: "palette", name: palette.name(name))
        : .alias(group: "variables", name: variables.name(name))
    }
    return value
  }

  private func description(_ via: ThemeVia) -> String {
    guard let hop = via.palette else { return "Variable \(via.name)" }
    let own = "Palette colour \(hop.style.name), \(hop.variant.name), palette \(hop.version.name)"
    return via.location == nil ? own : own + ", set by the sheet"
  }

  private func words(_ assumptions: Assumptions) -> String {
    assumptions.isEmpty ? "" : "; assumed: \(assumptions.names.joined(separator: ", "))"
  }

  /// The palette colours that the sheets set, whether a class uses them or not.
  private mutating func addOverrides() {
    for override in theme.paletteOverrides {
      guard let color = override.value.color else { continue }
      let position = places.position(override.location)
      let name = "\(override.style.name)_\(PaletteSuffix(setting: override.variant).name)"
      let token = DesignToken(
        type: "color", value: .color(color),
        description: "Palette colour \(override.style.name), \(override.variant.name), set by the sheet"
          + words(override.assumptions),
        source: .init(
          path: places.path(override.location.sheet), line: position.line, column: position.column),
        text: override.text, assumptions: override.assumptions,
        isReadOtherwise: override.value.isReadOtherwise)
      _ = palette.add(name, token)
    }
  }

  /// Variables that no class uses, where they are written as a colour.
  private mutating func addDefinitions() {
    if theme.engine == .fioriSwiftUI { return }
    for definition in theme.winningDefinitions {
      let reading = ColorReading(definition.text, engine: theme.engine)
      guard case .color(let color) = reading.value,
        theme.engine == .nui || PaletteName(definition.name) == nil,
        variables.tokens[variables.name(definition.name)] == nil
      else { continue }
      let position = places.position(definition.location)
      let token = DesignToken(
        type: "color", value: .color(color), description: "Variable @\(definition.name)",
        source: .init(
          path: places.path(definition.location.sheet), line: position.line, column: position.column),
        text: definition.text)
      _ = variables.add(definition.name, token)
    }
  }

  // MARK: Writing

  private func document() -> [UInt8] {
    var json = JSONWriter(indentation: 2)
    json.beginObject()
    json.member("$description", ThemeWords.traits(theme.traits, of: theme.engine))
    json.key("$extensions")
    json.beginObject()
    json.key(Self.vendor)
    json.beginObject()
    json.member("engine", theme.engine.name)
    json.member("outcome", theme.outcome.verdict.name)
    json.member("palette", theme.traits.palette.name)
    json.member("version", 1)
    json.endObject()
    json.endObject()
    json.key("classes")
    json.beginObject()
    for (name, group) in classes.sorted(by: { byBytes($0.name, $1.name) }) {
      json.key(name)
      group.write(to: &json)
    }
    json.endObject()
    json.key("palette")
    palette.write(to: &json)
    json.key("variables")
    variables.write(to: &json)
    json.endObject()
    json.endLine()
    return json.bytes
  }
}
