// Generated from Grammar/catalog/controls.nssc by NSSCatalogTests (NSS_UPDATE=1). Edit that file instead.
extension CatalogText {
  static let controls: StaticString = #"""
    /* Controls: buttons, indicators, ratings, tags, text fields. The notation is explained in README.md. */

    @component FUIActivityControl {
      superclass: NibDesignable;
      kind: Control;
    }

    @component FUIButton {
      superclass: UIButton;
      kind: Control;
      stems: Button, fdlFUIButton;
    }
    @role button; @source sdk6;
    fdlFUIButton {
      background-color { -normal | -selected | -highlighted | -selected-highlighted | -selected-disabled | -disabled }: Color;
      background-image { -selected | -highlighted | -selected-highlighted | -selected-disabled | -disabled }: Image;
      content-insets: Box;
      font-color { bare | -selected | -highlighted | -selected-highlighted | -selected-disabled | -disabled }: Color "bare form named in a remark";
      font-name: FontName;
      font-size: Number;
      font-style: UIFontTextStyle;
      image { -highlighted | -selected | -selected-highlighted | -selected-disabled | -disabled }: Image "selected-highlighted is printed selected-highlightecd";
      image-insets: Box;
      shadow-color: Color;
      shadow-offset: Offset;
      shadow-opacity: Number;
      shadow-radius: Number;
      text-align: TextAlign;
      text-alpha: Number;
      text-auto-fit: Boolean;
      text-line-clamp: Integer;
      text-shadow-color { -selected | -highlighted | -selected-highlighted | -selected-disabled | -disabled }: Color;
      text-shadow-offset: Offset;
      tint-color { -selected | -highlighted | -selected-highlighted | -selected-disabled | -disabled }: Color "overrides font-color state by state";
      title-insets: Box;
    }

    @component FUIFilterFeedbackControl {
      superclass: UIView;
      kind: Control;
      stems: fdlFUIFilterFeedbackControl, fdlSegmentedControl;
      primary: yes;
    }
    @role view; @source S0 sdk6;
    fdlFUIFilterFeedbackControl_lineView {
      @note "a comment says it is for the border colour; no attribute name printed";
    }
    fdlSegmentedControl_item_contentView {
      @note "stem without FUI; sdk6 has a separate component FUISegmentedControl with the class path fdlFUISegmentedControl";
      @evidence example;
      border-color: <Color> "example value @primary4";
    }
    fdlSegmentedControl_item_contentView_selected {
      @note "stem without FUI; sdk6 has a separate component FUISegmentedControl with the class path fdlFUISegmentedControl";
      @evidence example;
      border-color: <Color> "example value @tintColorDark";
    }
    @role text;
    fdlSegmentedControl_item_titleLabel {
      @note "stem without FUI; sdk6 has a separate component FUISegmentedControl with the class path fdlFUISegmentedControl";
      @evidence example;
      font-color: <Color> "example value @primary2";
    }
    fdlSegmentedControl_item_titleLabel_selected {
      @note "stem without FUI; sdk6 has a separate component FUISegmentedControl with the class path fdlFUISegmentedControl";
      @evidence example;
      font-color: <Color> "example value @tintColorDark";
    }

    @component FUIKPIProgressView {
      superclass: NibDesignableControl;
      kind: Control;
      stems: FUIKPIProgressView, fdlFUIKPIProgressView;
    }
    @role indicator; @source sdk6;
    FUIKPIProgressView {
      @note "NUI base class, default style class of FUIKPIProgressView";
    }
    fdlFUIKPIProgressView {
      font-color { bare | -disabled }: Color;
      progress-tint-color: Color;
      tint-color { bare | -disabled }: Color;
      track-tint-color: Color;
    }
    @role text;
    fdlFUIKPIProgressView_captionLabel {
      font-color { bare | -disabled }: Color;
      progress-tint-color: Color;
      tint-color { bare | -disabled }: Color;
      track-tint-color: Color;
    }

    @component FUIKPIView {
      superclass: NibDesignableControl;
      kind: Control;
      stems: fdlFUIKPIView;
    }
    @role view; @source sdk6;
    fdlFUIKPIView,
    fdlFUIKPIView_textView {
      tint-color { bare | -disabled | -highlighted }: Color;
    }
    @role text;
    fdlFUIKPIView_captionLabel {
      tint-color { bare | -disabled | -highlighted }: Color;
    }

    @component FUIProgressIndicatorControl {
      superclass: NibDesignableControl;
      kind: Control;
      stems: fdlFUIProgressIndicatorControl;
    }
    @role indicator; @source sdk6;
    fdlFUIProgressIndicatorControl;

    @component FUIRatingControl {
      superclass: UIControl;
      kind: Control;
      stems: fdlFUIRatingControl;
    }
    @role unknown; @source web sdk6;
    fdlFUIRatingControl {
      half-color { -standard | -accented }: Color (web) "25.08 docs only";
      half-image { -standard | -editable }: Image (web) "25.08 docs only";
      off-color { -standard | -accented | -editable-disabled | ~-editable }: Color "-editable-disabled is printed twice; the second is taken as -editable";
      off-image { -standard | -editable }: Image;
      on-color { -standard | -accented | -editable-disabled | ~-editable }: Color "-editable-disabled is printed twice; the second is taken as -editable";
      on-image { -standard | -editable }: Image;
    }
    @role text; @source web;
    fdlFUIRatingControl_leading_label {
      font-color: Color;
      font-name: FontName;
      font-size: Number;
      font-style: <TextStyle> "printed font_style";
    }

    @component FUISearchTagsField {
      superclass: UIScrollView;
      kind: Control;
      stems: fdlFUITagsField;
      note: "class path stem FUITagsField";
    }
    @role tags; @source sdk6;
    fdlFUITagsField {
      background-color: Color;
      content-insets: Box;
      font-color { -placeholder }: Color;
      font-name: FontName;
      font-size: Number;
      font-style: UIFontTextStyle;
      line-spacing: Float;
      search-icon-image: Image;
      search-icon-image-tint-color: Color;
      tag-background-color { -selected }: Color;
      tag-content-insets: Box;
      tag-delimiter: String;
      tag-font-color { -selected }: Color;
      tag-spacing: Float;
      text-line-clamp: Integer;
      tint-color: Color;
    }

    @component FUISegmentedControl {
      superclass: UIView;
      kind: Control;
      stems: fdlFUISegmentedControl;
    }
    @role unknown; @source sdk6;
    fdlFUISegmentedControl {
      @evidence example;
      border-color { bare | -selected | -disabled }: <Color> "example value blue; example value orange; example value gray";
      content-inset: <Box> "example value 0 40 0 40";
      interItem-spacing: <Number> "example value 20";
      title-color { bare | -selected | -disabled }: <Color> "example value green; example value red; example value gray";
      title-inset: <Box> "example value 5 10 5 10";
    }

    @component FUISingleActionButton {
      superclass: FUIButton;
      kind: Control;
      primary: yes;
      note: "no theming section";
    }

    @component FUISingleActionProgressIndicator {
      superclass: FUIProgressIndicatorControl;
      kind: Control;
      primary: yes;
      note: "no theming section";
    }

    @component FUITextField {
      superclass: UITextField;
      kind: Control;
      stems: fdlFUITextField;
    }
    @role textField; @source sdk6;
    fdlFUITextField;
    @role button;
    fdlFUITextField_clearButton;
    """#
}
