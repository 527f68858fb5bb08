/*
 * Harbour: the palette
 *
 * Deep teal on white and sea grey. This sheet only redefines palette colours,
 * so it works as a SAPFiori stylesheet and for the SwiftUI theme manager. The
 * latter reads lines: keep one colour a line, no space before the colon and
 * nothing after the semicolon.
 *
 * _lightBackground is the colour for a light background, _darkBackground the
 * one for a dark background.
 */

/* ---- Tint ---- */

@tintColor_lightBackground: #0B6B7A;
@tintColor_darkBackground: #5AC8D8;
@tintColor2_lightBackground: #084F5B;
@tintColor2_darkBackground: #8ADBE6;
@tintColorTapState_lightBackground: #0C7B8C;
@tintColorTapState_darkBackground: #3FA7B7;

/* ---- Text ---- */

@primaryLabel_lightBackground: #16272E;
@primaryLabel_darkBackground: #F1F6F8;
@secondaryLabel_lightBackground: #455A63;
@secondaryLabel_darkBackground: #B9C8CE;
@tertiaryLabel_lightBackground: #5A6E77;
@tertiaryLabel_darkBackground: #9DB0B8;
@quaternaryLabel_lightBackground: #8CA0A8;
@quaternaryLabel_darkBackground: #6F838C;
@neutralLabel_lightBackground: #455A63;
@neutralLabel_darkBackground: #B9C8CE;

/* ---- Meaning: text ---- */

@negativeLabel_lightBackground: #B3261E;
@negativeLabel_darkBackground: #FF8A80;
@criticalLabel_lightBackground: #8F4600;
@criticalLabel_darkBackground: #FFB868;
@positiveLabel_lightBackground: #1E6B34;
@positiveLabel_darkBackground: #7BD88F;
@informativeLabel_lightBackground: #0B5CAD;
@informativeLabel_darkBackground: #84BFFF;

/* ---- Meaning: background ---- */

@negativeBackground_lightBackground: #FCE8E6;
@negativeBackground_darkBackground: #3B1A18;
@criticalBackground_lightBackground: #FFF0DD;
@criticalBackground_darkBackground: #3A2710;
@positiveBackground_lightBackground: #E4F4E8;
@positiveBackground_darkBackground: #16301D;
@informationBackground_lightBackground: #DDF0F3;
@informationBackground_darkBackground: #12363D;
@neutralBackground_lightBackground: #EDF2F4;
@neutralBackground_darkBackground: #22343B;

/* ---- Surfaces ---- */

@primaryBackground_lightBackground: #FFFFFF;
@primaryBackground_darkBackground: #0F1C22;
@secondaryBackground_lightBackground: #F2F6F8;
@secondaryBackground_darkBackground: #17272E;
@tertiaryBackground_lightBackground: #FFFFFF;
@tertiaryBackground_darkBackground: #1D3038;
@primaryGroupedBackground_lightBackground: #F2F6F8;
@primaryGroupedBackground_darkBackground: #0B151A;
@secondaryGroupedBackground_lightBackground: #FFFFFF;
@secondaryGroupedBackground_darkBackground: #17272E;
@tertiaryGroupedBackground_lightBackground: #E9EFF2;
@tertiaryGroupedBackground_darkBackground: #20343C;
@header_lightBackground: #E6F0F3;
@header_darkBackground: #132329;
@footer_lightBackground: #E6F0F3;
@footer_darkBackground: #132329;

/* ---- Lines ---- */

@separator_lightBackground: #D3DDE1;
@separator_darkBackground: #33474F;
@separatorOpaque_lightBackground: #D3DDE1;
@separatorOpaque_darkBackground: #33474F;
@contrastElement_lightBackground: #6B8089;
@contrastElement_darkBackground: #7F949C;

/*
 * ---- Sheets and popovers ----
 *
 * They lie one level higher and have colours of their own, which do not fall
 * back to the ones above in the SwiftUI theme manager.
 */

@tintColor_elevatedLightBackground: #0B6B7A;
@tintColor_elevatedDarkBackground: #5AC8D8;
@tintColor2_elevatedLightBackground: #084F5B;
@tintColor2_elevatedDarkBackground: #8ADBE6;
@tintColorTapState_elevatedLightBackground: #0C7B8C;
@tintColorTapState_elevatedDarkBackground: #3FA7B7;

@primaryBackground_elevatedLightBackground: #FFFFFF;
@primaryBackground_elevatedDarkBackground: #17272E;
@secondaryBackground_elevatedLightBackground: #F2F6F8;
@secondaryBackground_elevatedDarkBackground: #1F323A;
@tertiaryBackground_elevatedLightBackground: #FFFFFF;
@tertiaryBackground_elevatedDarkBackground: #263C45;
@primaryGroupedBackground_elevatedLightBackground: #F2F6F8;
@primaryGroupedBackground_elevatedDarkBackground: #132329;
@secondaryGroupedBackground_elevatedLightBackground: #FFFFFF;
@secondaryGroupedBackground_elevatedDarkBackground: #1F323A;
@tertiaryGroupedBackground_elevatedLightBackground: #E9EFF2;
@tertiaryGroupedBackground_elevatedDarkBackground: #294049;
@header_elevatedLightBackground: #E6F0F3;
@header_elevatedDarkBackground: #1B2F37;
@footer_elevatedLightBackground: #E6F0F3;
@footer_elevatedDarkBackground: #1B2F37;
