import NSSCatalog
import NSSReport
import NSSSyntax
import NSSTheme
import Testing

/// Words for people, compared as a whole.
@Suite struct ThemeGoldenTests {
  @Test func table() throws {
    try Golden.expect(ResolveTable.text(ThemeSamples.theme()), "table.txt")
  }

  @Test func tableOfAPalette() throws {
    let theme = ThemeSamples.theme([ThemeSamples.palette], .fioriSwiftUI)
    try Golden.expect(ResolveTable.text(theme), "table-palette.txt")
  }

  @Test func tableOfARejectedSheet() throws {
    try Golden.expect(
      ResolveTable.text(ThemeSamples.theme([ThemeSamples.rejected], .nui)), "table-rejected.txt")
  }

  @Test(arguments: [
    ("fdlFUIStepperFormCell_keyText", "font-color", Traits.Device.iphone, "why-appended.txt"),
    ("fdlFUIStepperFormCell_keyText", "font-color", .ipad, "why-media.txt"),
    ("fdlFUIStepperFormCell_keyText", "font-color-highlighted", .iphone, "why-state.txt"),
    ("fdlFUIStepperFormCell_valueText", "border-color", .iphone, "why-override.txt"),
    ("fdlFUIStepperFormCell_valueText", "font-color", .iphone, "why-unreadable.txt"),
    ("fdlFUITitleFormCell_valueTextField", "font-color-disabled", .iphone, "why-tint.txt"),
    ("fdlFUITitleFormCell_valueTextField", "tint-color-disabled", .iphone, "why-tint-wins.txt"),
    ("fdlFUITitleFormCell_valueTextField", "font-colour", .iphone, "why-no-attribute.txt"),
    ("fdlFUIStepperFormCell_keyTex", "font-color", .iphone, "why-no-class.txt"),
  ]) func why(className: String, attribute: String, device: Traits.Device, golden: String) throws {
    let theme = ThemeSamples.theme([ThemeSamples.base, ThemeSamples.appended], device: device)
    try Golden.expect(WhyText.text(attribute, of: className, in: theme), golden)
  }

  @Test func whyInOtherEngines() throws {
    var text = ""
    for engine in [Engine.nui, .fioriSwiftUI] {
      text += WhyText.text("a", of: "Button", in: ThemeSamples.theme([ThemeSamples.rejected], engine))
    }
    try Golden.expect(text, "why-engines.txt")
  }

  @Test func tokens() throws {
    try Golden.expect(String(decoding: DesignTokens.json(ThemeSamples.theme()), as: UTF8.self), "tokens.json")
  }

  @Test func swift() throws {
    try Golden.expect(SwiftSource.text(ThemeSamples.theme(), tool: "0"), "source.swift.txt")
  }

  @Test func noLineIsTooWideAndNoControlIsSent() {
    let source = SourceText(
      name: "日\u{1B}本.nss",
      "日本語のとても長い名前のクラスです日本語のとても長い名前のクラスです { font-name: 日本語日本語日本語日本語日本語日本語日本語日本語; a\u{1B}b: c; }")
    for width in [40, 57, 80] {
      let theme = ThemeSamples.theme([ThemeSamples.base, source])
      let text =
        ResolveTable.text(theme, width: width)
        + WhyText.text("font-color", of: "fdlFUIStepperFormCell_keyText", in: theme, width: width)
      #expect(!text.contains("\u{1B}"))
      for line in text.split(separator: "\n") where !line.contains("_") {
        #expect(DisplayWidth.columns(of: String(line)) <= width, "\(line)")
      }
    }
  }

  @Test func swatchesAreForColourTerminalsOnly() {
    let plain = ResolveTable.text(ThemeSamples.theme())
    let colored = ResolveTable.text(ThemeSamples.theme(), style: .colored)
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[48;2;204;204;204m  \u{1B}[0m #cccccc"))
  }
}
