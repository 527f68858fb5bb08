/*
 * Slate: a classic NUI theme
 *
 * Blue grey and amber, flat, for every class that NUI draws. NUI drops a whole
 * sheet at the first thing it cannot read: comments like this one only, a
 * semicolon after every declaration, and no variable inside a longer value.
 */

/* ---- Fonts ---- */

@fontName: Avenir-Book;
@fontNameMedium: Avenir-Medium;
@fontNameHeavy: Avenir-Heavy;

/* ---- Colors ---- */

@ink: #22303C;
@inkSoft: #51626F;
@inkFaint: #8A9BA8;
@paper: #F4F6F8;
@sheet: #FFFFFF;
@hairline: #CFD8DF;
@bar: #2F4150;
@barText: #FFFFFF;
@action: #1F6FA3;
@actionPressed: #175580;
@accent: #E8A33D;
@off: #C3CDD5;

/* ---- Sizes ---- */

@borderWidth: 1;
@cornerRadius: 6;
@controlHeight: 38;

/* ---- Window and plain views ---- */

Window {
    background-color: @paper;
}

View {
    background-color: @paper;
}

Control {
    background-color: clear;
    corner-radius: @cornerRadius;
}

/* ---- Text ---- */

Label {
    font-name: @fontName;
    font-size: 17;
    font-color: @ink;
    font-color-highlighted: @action;
    text-align: left;
    text-auto-fit: false;
}

LargeLabel {
    font-name: @fontNameHeavy;
    font-size: 26;
    font-color: @ink;
}

SmallLabel {
    font-name: @fontName;
    font-size: 13;
    font-color: @inkSoft;
}

TextField {
    background-color: @sheet;
    border-color: @hairline;
    border-style: none;
    border-width: @borderWidth;
    corner-radius: @cornerRadius;
    font-name: @fontName;
    font-size: 17;
    font-color: @ink;
    height: @controlHeight;
    padding: 8 12;
    tint-color: @action;
    vertical-align: center;
    keyboard-appearance: light;
}

TextView {
    background-color: @sheet;
    border-color: @hairline;
    border-width: @borderWidth;
    corner-radius: @cornerRadius;
    font-name: @fontName;
    font-size: 17;
    font-color: @ink;
    padding: 8 12;
    keyboard-appearance: light;
}

/* ---- Buttons ---- */

Button {
    background-color: @action;
    background-color-highlighted: @actionPressed;
    background-color-selected: @actionPressed;
    background-color-disabled: @off;
    corner-radius: @cornerRadius;
    font-name: @fontNameMedium;
    font-size: 17;
    font-color: #FFFFFF;
    font-color-disabled: @inkSoft;
    height: @controlHeight;
    padding: 8 14;
    text-align: center;
    text-shadow-color: clear;
    exclude-views: UIAlertButton;
    exclude-subviews: UITableViewCell, UITextField;
}

/* The second button of a screen: an outline. */
SecondaryButton {
    background-color: @sheet;
    background-color-highlighted: @paper;
    border-color: @action;
    border-width: @borderWidth;
    font-color: @action;
    font-color-highlighted: @actionPressed;
}

/* ---- Bars ---- */

NavigationBar {
    background-tint-color: @barText;
    bar-tint-color: @bar;
    font-name: @fontNameHeavy;
    font-size: 18;
    font-color: @barText;
    text-shadow-color: clear;
    title-vertical-offset: 0;
}

BarButton {
    background-tint-color: @barText;
    font-name: @fontNameMedium;
    font-size: 16;
    font-color: @barText;
    text-shadow-color: clear;
    text-shadow-offset: 0, 0;
}

/* NUI sets these for every bar button, so they repeat the ones above. */
BarButtonBack {
    background-tint-color: @barText;
    font-name: @fontNameMedium;
    font-size: 16;
    font-color: @barText;
    text-shadow-color: clear;
    text-shadow-offset: 0, 0;
}

Toolbar {
    background-color: @bar;
    background-tint-color: @barText;
}

TabBar {
    bar-tint-color: @bar;
    background-tint-color: @accent;
    selected-image-tint-color: @accent;
}

TabBarItem {
    font-name: @fontNameMedium;
    font-size: 11;
    font-color: @off;
    font-color-selected: @accent;
    text-offset: 0, -2;
}

/* ---- Search ---- */

SearchBar {
    background-color: @paper;
    background-tint-color: @action;
    scope-background-color: @paper;
}

SearchBarButton {
    background-color: clear;
    font-name: @fontNameMedium;
    font-size: 16;
    font-color: @action;
    font-color-highlighted: @actionPressed;
    text-shadow-color: clear;
}

SearchBarScopeBar {
    background-color: @sheet;
    background-color-selected: @action;
    border-color: @action;
    border-width: @borderWidth;
    corner-radius: @cornerRadius;
    font-name: @fontNameMedium;
    font-size: 13;
    font-color: @inkSoft;
}

/* ---- Controls ---- */

SegmentedControl {
    background-color: @sheet;
    background-color-selected: @action;
    border-color: @action;
    border-width: @borderWidth;
    corner-radius: @cornerRadius;
    font-name: @fontNameMedium;
    font-size: 14;
    font-color: @action;
    font-color-selected: #FFFFFF;
    text-shadow-color: clear;
}

Switch {
    on-tint-color: @action;
    thumb-tint-color: @sheet;
    tint-color: @off;
}

Slider {
    minimum-track-tint-color: @action;
    maximum-track-tint-color: @off;
    thumb-tint-color: @sheet;
}

Progress {
    progress-tint-color: @action;
    track-tint-color: @hairline;
}

PageControl {
    color: @off;
    current-color: @action;
}

ActivityIndicator {
    color: @action;
}

/* ---- Tables ---- */

Table {
    background-color: @paper;
    row-height: 52;
    separator-color: @hairline;
    separator-style: single-line;
}

TableCell {
    background-color: @sheet;
    background-color-selected: #DCE9F2;
    font-name: @fontNameMedium;
    font-size: 17;
    font-color: @ink;
    font-color-highlighted: @action;
    tint-color: @action;
}

TableCellContentView {
    background-color: clear;
}

TableCellDetail {
    font-name: @fontName;
    font-size: 14;
    font-color: @inkFaint;
    font-color-highlighted: @action;
}

/* ---- Larger screens ---- */

@media (device:ipad) {
    Label {
        font-size: 19;
    }

    TextField {
        font-size: 19;
    }
}

/* A phone held sideways has little height to give away. */
@media (device:iphone) and (orientation:landscape) {
    NavigationBar {
        font-size: 16;
    }
}
