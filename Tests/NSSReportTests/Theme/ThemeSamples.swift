import NSSSyntax
import NSSTheme

/// Sheets that the tests of theme reports share.
enum ThemeSamples {
  /// A base sheet: a variable, a palette hop, a media block, assumed and unreadable values, a class of the app's own.
  static let base = SourceText(
    name: "Themes/Base.nss",
    """
    @brand: primary1;
    @primary4: #CCCCCC;
    @media (device: ipad) {
      @brand: #ff0000;
    }
    fdlFUIStepperFormCell_keyText {
      font-color: @brand;
      font-color-disabled: #28666666;
      font-style: body;
      font-name: Arial-BoldMT;
      font-size: 17px;
    }
    fdlFUIStepperFormCell_valueText {
      border-color: @primary4;
      border-color-highlighted: red;
      font-color: Red;
      text-line-clamp: 2;
    }
    fdlFUIStepperFormCell_increaseButton { font-color: systemRed; }
    fdlFUISegmentedControl { tint-color: negative_darkBackground; }
    fdlFUITitleFormCell_valueTextField { font-color-disabled: #445566; tint-color-disabled: #778899; }
    My.Button { font-color: @brand; content-insets: 1 2 3 4; text-align: center; border-width: 2; }

    """)

  /// A sheet appended to it.
  static let appended = SourceText(
    name: "Themes/Übersicht.nss", "fdlFUIStepperFormCell_keyText {\n  font-color: @brand;\n}\n")

  /// A sheet of palette colours.
  static let palette = SourceText(
    name: "Palette.nss",
    "@tintColor: #112233;\n@tintColor_darkBackground:primary1_darkConstant;\n@primary2:blue;\n@brand: #FFF;\n"
  )

  /// A sheet that NUI rejects behind a byte order mark and a line of other characters.
  static let rejected = SourceText(name: "-", "\u{FEFF}/* 日本 */\nButton { a: b }")

  static func theme(
    _ sheets: [SourceText] = [base], _ engine: Engine = .sapfiori, device: Traits.Device = .iphone
  ) -> ResolvedTheme {
    ResolvedTheme(sheets, engine: engine, traits: Traits(device: device))
  }
}
