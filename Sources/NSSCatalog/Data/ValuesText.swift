// Generated from Grammar/catalog/values.nssc by NSSCatalogTests (NSS_UPDATE=1). Edit that file instead.
extension CatalogText {
  static let values: StaticString = #"""
    /* The types of values. `printed` lists the spellings of the type in the documents; each engine's line is the grammar
       of its values: words, <Number>, <Name>, | between alternatives, {1,4} for how often, # for a comma list.
       `also` lists words the engine takes besides, which are not offered. Colours are checked by code. */

    @type Color {
      printed: Color, UIColor;
      note: "#RRGGBB or 0xRRGGBB; a name; a palette style; nui: rgb() rgba() hsl() hsla(); eight digits are read differently by each engine";
    }
    @type TextStyle {
      printed: UIFontTextStyle, UIFont.TextStyle, "Font Style", "Font Style Name";
      sapfiori: "largeTitle | title1 | title2 | title3 | headline | subheadline | body | callout | footnote | caption1 | caption2";
      sapfiori-also: extraLargeTitle, extraLargeTitle2, kpiNumber, kpiNumber2;
      fiori-swiftui: "largeTitle | title1 | title2 | title3 | headline | subheadline | body | callout | footnote | caption1 | caption2 | extraLargeTitle | extraLargeTitle2 | KPI | largeKPI";
      note: "body, callout, footnote and subheadline are printed; the others are those of UIFont.TextStyle (inferred)";
    }
    @type FontName {
      printed: FontName, "Font Name";
      sapfiori: "<FontName>+";
      nui: "<FontName>+";
      note: "the name of an installed font, or a system keyword";
    }
    @type Number { printed: Number, Float, Size, Width, Radius; sapfiori: "<Number>"; nui: "<Number>"; }
    @type Integer {
      printed: Integer; sapfiori: "<Number>"; nui: "<Number>";
      note: "border-width and corner-radius are Integer in one document and Number in others: decimals are taken";
    }
    @type Boolean {
      printed: Boolean; sapfiori: "true | false"; sapfiori-also: yes, no; nui: "true | false";
      nui-also: yes, no, Yes, No, YES, NO, True, False, TRUE, FALSE, y, n, Y, N, 0, 1;
      note: "nui: a leading Y, y, T, t or digit 1-9 is true, anything else is false";
    }
    @type Box { printed: Box; sapfiori: "<Number>{1,4}"; nui: "<Number>{1,4}"; note: "top right bottom left, as in CSS"; }
    @type Offset { printed: Offset; sapfiori: "<Number> , <Number>"; nui: "<Number> , <Number>"; note: "horizontal, vertical"; }
    @type Image { printed: Image, "Image Name", UIImage; sapfiori: "<Image>+"; nui: "<Image>+"; }
    @type TextAlign {
      printed: TextAlign, NSTextAlignment; unspelled: NSTextAlignment;
      sapfiori: "left | center | right"; sapfiori-also: justified, natural; nui: "left | center | right";
    }
    @type TextTransform {
      printed: TextTransform;
      sapfiori: "uppercase | lowercase | capitalize | none"; nui: "uppercase | lowercase | capitalize | none";
    }
    @type BackgroundColorScheme {
      printed: FUIBackgroundColorScheme; unspelled: BackgroundColorScheme, FUIBackgroundColorScheme;
      sapfiori: "device | deviceInverse | lightConstant | darkConstant";
      note: "how a sheet spells the value is not shown; light and dark are deprecated, lightBackground and darkBackground unavailable";
    }
    @type BarStyle { unspelled: BarStyle; sapfiori: "default | black"; }
    @type String { printed: String; sapfiori: "<String>+"; }
    @type Gradient { note: "two attributes, -top and -bottom, each a colour"; }
    @type BorderStyle { nui: "none | line | bezel | rounded"; }
    @type SeparatorStyle { nui: "none | single-line | single-line-etched"; }
    @type VerticalAlign { nui: "top | center | bottom | fill"; }
    @type HorizontalAlign { nui: "left | center | right | fill"; }
    @type KeyboardAppearance { nui: "default | dark | light | alert"; }
    @type ViewClassList { nui: "<ViewClass>#"; }

    /* System keywords of font-name. */
    @words system-fonts {
      sapfiori: system, boldSystem, italicSystem, blackSystem, heavySystem, lightSystem, mediumSystem, semiboldSystem,
        thinSystem, ultraLightSystem;
      nui: system, boldSystem, italicSystem, blackSystem, heavySystem, lightSystem, mediumSystem, semiboldSystem,
        thinSystem, ultraLightSystem;
    }

    /* Colour names. nui takes every class method of UIColor whose name ends in Color, so the list follows UIKit; the
       ones that newer systems add work only there. sapfiori's documents show red, clear and their like (inferred: all). */
    @words colors {
      uikit: black, darkGray, lightGray, white, gray, red, green, blue, cyan, yellow, magenta, orange, purple, brown, clear,
        darkText, lightText, groupTableViewBackground, viewFlipsideBackground, scrollViewTexturedBackground,
        underPageBackground, systemRed, systemGreen, systemBlue, systemOrange, systemYellow, systemPink, systemPurple,
        systemTeal, systemIndigo, systemBrown, systemMint, systemCyan, systemGray, systemGray2, systemGray3, systemGray4,
        systemGray5, systemGray6, label, secondaryLabel, tertiaryLabel, quaternaryLabel, link, placeholderText, separator,
        opaqueSeparator, systemBackground, secondarySystemBackground, tertiarySystemBackground, systemGroupedBackground,
        secondarySystemGroupedBackground, tertiarySystemGroupedBackground, systemFill, secondarySystemFill,
        tertiarySystemFill, quaternarySystemFill, tint;
      fiori-swiftui: black, darkGray, lightGray, white, gray, red, green, blue, cyan, yellow, orange, purple, brown, clear;
    }
    """#
}
