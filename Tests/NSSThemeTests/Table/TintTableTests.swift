import NSSTheme
import Testing

/// Each table was worked out by hand from the order of precedence: the value of the state, else the bare one; the tint
/// over the font colour, state by state; `X_selected` over `X`; current over deprecated, outer over inner paths.
@Suite struct TintTableTests {
  @Test func titleCell() {
    let theme = ResolvedTheme(
      sapfiori: """
        fdlFUITitleFormCell { background-color-readonly: #101010; }
        fdlFUITitleFormCell_valueTextField {
          font-color: #111111;
          font-color-disabled: #222222;
          tint-color-disabled: #333333;
        }
        """)
    // The bare background is not set, so that only readonly has one. The title cell's document prints that the tint wins.
    // In highlighted states nothing is documented for this element; in readonly the bare colour wipes the default.
    #expect(
      GoldenTable.text(theme[.FUITitleFormCell]) == """
        (self) readonly view.background-color #101010ff <- state
        valueTextField normal foregroundColor #111111ff <- bare
        valueTextField disabled foregroundColor #333333ff <- state
        valueTextField readonly foregroundColor #111111ff <- bare ? state-fallback
        """)
    let field = theme[.FUITitleFormCell][element: "valueTextField"]
    #expect(field?[.readonly].foregroundColor?.wipesComponentDefault == true)
    #expect(field?[.disabled].foregroundColor?.wipesComponentDefault == false)
    #expect(theme[.FUITitleFormCell].hasSelectionStyle == false)
  }

  @Test func stepper() {
    let theme = ResolvedTheme(
      sapfiori: """
        fdlFUIStepperFormCell_keyText {
          font-color: #111111; font-color-disabled: #222222; font-style: headline; font-style-highlighted: body;
          font-size: 12;
        }
        fdlFUIStepperFormCell_valueText { border-color-highlighted: #333333; border-color-disabled: #444444; }
        fdlFUIStepperFormCell_increaseButton { font-color-disabled: #555555; }
        """)
    let table = theme[.FUIStepperFormCell]
    #expect(
      GoldenTable.text(table) == """
        increaseButton disabled foregroundColor #555555ff <- state
        keyText normal foregroundColor #111111ff <- bare ? bare-form
        keyText normal font.style headline <- bare ? font-order bare-form
        keyText normal font.size 12.0 <- bare ? font-order undocumented
        keyText highlighted foregroundColor #111111ff <- bare ? state-fallback bare-form
        keyText highlighted font.style body <- state ? font-order
        keyText highlighted font.size 12.0 <- bare ? state-fallback font-order undocumented
        keyText disabled foregroundColor #222222ff <- state
        keyText disabled font.style headline <- bare ? state-fallback font-order bare-form
        keyText disabled font.size 12.0 <- bare ? state-fallback font-order undocumented
        valueText highlighted fuiBorderColor #333333ff <- state
        valueText disabled fuiBorderColor #444444ff <- state
        """)
    #expect(table.declaresProvider)
    #expect(table[.title]?.name == "keyText")
    #expect(table[.valueText]?.name == "valueText")
    #expect(table[.subtitle]?.name == "hintText")
    #expect(table[.title]?.basis == .heading)
    #expect(table[.icons]?.basis == .role)
    #expect(table[.title]?[.disabled].foregroundColor?.value.color?.hex == "#222222ff")
    #expect(table.elements(.icons).map(\.name) == ["decreaseButton", "increaseButton"])
    #expect(table[.kpiText] == nil)
    // The validation view belongs to every validating cell.
    #expect(table[element: "FUIInlineValidationView_titleLabel"]?.owner == "FUIInlineValidationView")
  }

  @Test func switchWithBothBlocks() {
    let theme = ResolvedTheme(
      sapfiori: """
        fdlFUISwitchFormCell_switch {
          on-tint-color: #111111;
          track-color-enabled-selected: #222222; // newer
          thumb-color-disabled-unselected: #333333;
          view-alpha-disabled-selected: 0.5;
        }
        """)
    let table = theme[.FUISwitchFormCell]
    // The newer block wins where it says something; where it says nothing the older colour stays, but for a
    // switch that is off.
    #expect(
      GoldenTable.text(table) == """
        switch normal view.on-tint-color #111111ff <- bare
        switch enabled-selected view.track-color #222222ff <- state
        switch disabled-selected view.on-tint-color #111111ff <- bare ? state-fallback
        switch disabled-selected view.view-alpha 0.5 <- state
        switch disabled-unselected view.thumb-color #333333ff <- state
        """)
    let older = table[element: "switch"]?[.enabledSelected].view("on-tint-color")
    #expect(older?.isSuperseded == true)
    #expect(table.conflicts.map(\.kind) == [.superseded])
    #expect(table.conflicts.first?.winner.name == "track-color-enabled-selected")
    #expect(table.conflicts.first?.loser.name == "on-tint-color")
  }

  @Test func filterCellWithSelectedPaths() {
    let theme = ResolvedTheme(
      sapfiori: """
        fdlFUIFilterFormCell_item_titleLabel { font-color: #111111; font-style: body; font-color-selected: #999999; }
        fdlFUIFilterFormCell_item_titleLabel_selected { font-color: #222222; }
        fdlFUIFilterFormCell_item_contentView { border-color: #333333; background-color: #444444; }
        fdlFUIFilterFormCell_item_contentView_selected { border-color: #555555; }
        """)
    let table = theme[.FUIFilterFormCell]
    #expect(
      GoldenTable.text(table) == """
        item_contentView normal fuiBorderColor #333333ff <- bare ? undocumented
        item_contentView normal view.background-color #444444ff <- bare ? undocumented
        item_contentView selected fuiBorderColor #555555ff <- state ? undocumented
        item_contentView selected view.background-color #444444ff <- baseClass ? class-state-overlay undocumented
        item_titleLabel normal foregroundColor #111111ff <- bare ? undocumented
        item_titleLabel normal font.style body <- bare ? undocumented
        item_titleLabel selected foregroundColor #222222ff <- state ? class-state-overlay undocumented
        item_titleLabel selected font.style body <- baseClass ? class-state-overlay undocumented
        """)
    #expect(table.conflicts.map(\.kind) == [.classState])
    #expect(table.conflicts.first?.winner.className == "fdlFUIFilterFormCell_item_titleLabel_selected")
    #expect(table.conflicts.first?.loser.name == "font-color-selected")
  }

  @Test func objectCellReachedByFourPaths() {
    let paths = [
      "fdlFUIObjectTableViewCell_headlineLabel", "fdlFUIObjectView_headlineLabel",
      "fdlObjectCell_headlineLabel", "fdlFontStyle_headline",
    ]
    let sheet = """
      fdlFontStyle_headline { font-color: #444444; text-align: right; }
      fdlObjectCell_headlineLabel { font-color: #333333; font-style: footnote; text-line-clamp: 3; }
      fdlFUIObjectView_headlineLabel { font-color: #222222; font-style: body; }
      fdlFUIObjectTableViewCell_headlineLabel { font-color: #111111; }
      """
    let table = ResolvedTheme(sapfiori: sheet)[.FUIObjectTableViewCell]
    // Attribute by attribute: the outer current path, the inner current one, then the deprecated ones.
    #expect(
      GoldenTable.text(table) == """
        headlineLabel normal foregroundColor #111111ff <- bare ? path-order
        headlineLabel normal font.style body <- bare ? path-order lent-path
        headlineLabel normal fuiNumberOfLines 3 <- bare ? path-order lent-path
        headlineLabel normal view.text-align right <- bare ? path-order undocumented lent-path
        """)
    let element = table[element: "headlineLabel"]
    #expect(element?.paths.map(\.name) == paths)
    #expect(element?.paths.map(\.isInner) == [false, true, true, true])
    #expect(element?.paths.map(\.isDeprecated) == [false, false, true, true])
    #expect(
      table.conflicts.map { "\($0.winner.className) \($0.winner.name) > \($0.loser.className)" } == [
        "fdlFUIObjectTableViewCell_headlineLabel font-color > fdlFUIObjectView_headlineLabel",
        "fdlFUIObjectTableViewCell_headlineLabel font-color > fdlObjectCell_headlineLabel",
        "fdlFUIObjectTableViewCell_headlineLabel font-color > fdlFontStyle_headline",
        "fdlFUIObjectView_headlineLabel font-style > fdlObjectCell_headlineLabel",
      ])
    // Alone, the component's own path rests on nothing.
    let alone = ResolvedTheme(sapfiori: "fdlFUIObjectTableViewCell_headlineLabel { font-color: #111111; }")
    #expect(
      GoldenTable.text(alone[.FUIObjectTableViewCell])
        == "headlineLabel normal foregroundColor #111111ff <- bare")
  }

  @Test func imageReachedBySpellingsWithAndWithoutFUI() {
    let element = ResolvedTheme(sapfiori: "")[.FUIObjectTableViewCell][element: "detailImageView"]
    #expect(
      element?.paths.map(\.name) == [
        "fdlObjectTableViewCell_detailImageView", "fdlFUIObjectTableViewCell_detailImageView",
        "fdlObjectView_detailImageView", "fdlFUIObjectView_detailImageView",
      ])
  }

  @Test func schemeOfAHeaderChangesItsPaletteColours() {
    let sheet = """
      fdlFUIObjectHeader { background-color-scheme: darkConstant; }
      fdlFUIObjectHeader_headlineLabel { font-color: @primary1; }
      """
    let theme = ResolvedTheme(sapfiori: sheet)
    let lookup = theme[.FUIObjectHeader][element: "headlineLabel"]?[.normal].foregroundColor
    let onDark = Palette(.v8).color(style("primary1"), .light).map { Color($0).hex }
    #expect(lookup?.value.color?.hex == onDark)
    #expect(lookup?.assumptions == .schemeScope)
    #expect(theme[.FUIObjectHeader].scheme == .darkConstant)
    // The class itself keeps the traits of the theme.
    let plain = theme.attribute("font-color", of: "fdlFUIObjectHeader_headlineLabel")
    #expect(plain?.value.color?.hex == Palette(.v8).color(style("primary1"), .dark).map { Color($0).hex })
    #expect(plain?.assumptions == [])
  }

  @Test func whatOnlyTheAPIHasIsSaid() {
    let theme = ResolvedTheme(sapfiori: "")
    let segmented = theme[.FUISegmentedControlFormCell].notThemable
    #expect(
      segmented.contains {
        $0.api == "setButtonAttributes(_:for:)" && $0.keys == ["titleAttributes", "borderColor"]
      })
    #expect(segmented.first?.states == [.disabled, .normal, .selected])
    let button = theme[.FUIButtonFormCell][element: "button"]
    #expect(button?[.disabled].isNotThemable == true)
    #expect(theme[.FUISliderFormCell][element: "valueTextField"]?[.disabled].isNotThemable == true)
    #expect(theme[.FUIStepperFormCell][.title]?[.disabled].isNotThemable == false)
  }

  @Test func elementsOfOtherComponentsAppear() {
    let theme = ResolvedTheme(sapfiori: "")
    let attachments = theme[.FUIAttachmentsFormCell].elements.map(\.name)
    for name in ["titleLabel", "addButton", "attachmentTitleLabel", "FUIInlineValidationView_titleLabel"] {
      #expect(attachments.contains(name))
    }
    let feedback = theme[.FUIFilterFeedbackControl].elements.map(\.name)
    #expect(feedback.contains("item_titleLabel"))
    #expect(feedback.contains("item_contentView"))
    #expect(
      theme[.FUIObjectCollectionViewCell][element: "headlineLabel"]?.paths.map(\.name).last
        == "fdlFontStyle_headline")
  }

  /// Where nothing prints that the tint wins, that is marked; the bare tint of a text is no text colour.
  @Test func tintOverFontIsAssumedElsewhere() {
    let theme = ResolvedTheme(
      sapfiori: """
        fdlFUIStepperFormCell_keyText { font-color: #111111; font-color-disabled: #222222; tint-color-disabled: #333333; }
        fdlFUIStepperFormCell_hintText { tint-color: #444444; }
        fdlFUIKeyValueFormCell_valueText { font-color: #555555; tint-color-disabled: #666666; }
        """)
    #expect(
      GoldenTable.text(theme[.FUIStepperFormCell]) == """
        hintText normal view.tint-color #444444ff <- bare ? undocumented
        hintText disabled view.tint-color #444444ff <- bare ? state-fallback undocumented
        keyText normal foregroundColor #111111ff <- bare ? bare-form
        keyText highlighted foregroundColor #111111ff <- bare ? state-fallback bare-form
        keyText disabled foregroundColor #333333ff <- state ? tint-over-font undocumented
        """)
    // Printed as the attribute that feeds the disabled colour of this cell.
    let value = theme[.FUIKeyValueFormCell][element: "valueText"]?[.disabled].foregroundColor
    #expect(value?.value.color?.hex == "#666666ff")
    #expect(value?.assumptions == [])
  }

  @Test func nuiHasItsClassesAsElements() {
    let theme = ResolvedTheme(
      Array("Button { font-color: #111111; font-color-highlighted: #222222; background-color: red; }".utf8),
      engine: .nui)
    #expect(theme.components == [.UIButton])
    #expect(
      GoldenTable.text(theme[.UIButton]).split(separator: "\n").prefix(4) == [
        "Button normal foregroundColor #111111ff <- bare",
        "Button normal view.background-color #ff0000ff <- bare",
        "Button highlighted foregroundColor #222222ff <- state",
        "Button highlighted view.background-color #ff0000ff <- bare ? state-fallback",
      ])
  }

  @Test func callersClassList() {
    let theme = ResolvedTheme(
      sapfiori:
        "A { font-color: #111111; font-size: 9; } B { font-color-disabled: #222222; } C { font-size: 12; }")
    let element = theme.classList("A:B:C")
    #expect(
      (GoldenTable.lines(element, .normal) + GoldenTable.lines(element, .disabled)) == [
        "A:B:C normal foregroundColor #111111ff <- bare",
        "A:B:C normal font.size 12.0 <- bare ? path-order",
        "A:B:C disabled foregroundColor #222222ff <- state",
        "A:B:C disabled font.size 12.0 <- bare ? state-fallback path-order",
      ])
    #expect(theme.attribute("font-size", ofClassList: "A:B:C")?.className == "C")
  }

  private func style(_ name: String) -> PaletteStyle {
    PaletteStyle.named(name) ?? PaletteStyle.all[0]
  }
}
