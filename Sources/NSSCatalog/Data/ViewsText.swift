// Generated from Grammar/catalog/views.nssc by NSSCatalogTests (NSS_UPDATE=1). Edit that file instead.
extension CatalogText {
  static let views: StaticString = #"""
    /* Other views: labels, banners, placeholders, calendar, steps. The notation is explained in README.md. */

    @component FUIBannerMessageView {
      superclass: NibDesignable;
      kind: View;
      stems: fdlFUIBannerMessageView;
    }
    @role view; @source sdk6;
    fdlFUIBannerMessageView,
    fdlFUIBannerMessageView_blurView,
    fdlFUIBannerMessageView_contentView,
    fdlFUIBannerMessageView_dividerBottom,
    fdlFUIBannerMessageView_dividerTop;
    @role image;
    fdlFUIBannerMessageView_closeImage;
    @role text;
    fdlFUIBannerMessageView_titleLabel;

    @component FUICalendarItemView {
      superclass: "FUITintableDrawingView<FUIControlState>";
      kind: View;
      stems: fdlFUICalendarItemView;
    }
    @role view; @source sdk6;
    fdlFUICalendarItemView_eventView,
    fdlFUICalendarItemView_selectionRange,
    fdlFUICalendarItemView_selectionSingle {
      @listed-by FUICalendarView;
      @note "expanded from a printed _property placeholder";
      background-color: Color;
    }
    @role unknown;
    fdlFUICalendarItemView_property {
      @misprint;
      @listed-by FUICalendarView;
      @note "placeholder: _property stands for the property names listed below it";
    }
    @role text;
    fdlFUICalendarItemView_title {
      @listed-by FUICalendarView;
      @note "expanded from a printed _property placeholder";
      font-color: Color;
      font-name { bare | -highlighted | -selected }: FontName "highlighted = today; selected = selected days";
      font-size: Size;
      font-style: UIFontTextStyle;
      tint-color { -disabled | -highlighted | -selected }: Color "disabled = dates out of range; highlighted = today; selected = selected days";
    }
    fdlFUICalendarItemView_weekNumberText {
      @listed-by FUICalendarView;
      @note "expanded from a printed _property placeholder";
      font-color: Color;
      font-name: FontName;
      font-size: Size;
      font-style: UIFontTextStyle;
    }

    @component FUICalendarView {
      superclass: FUIBaseDrawingView;
      kind: View;
      stems: fdlFUICalendarItemView, fdlFUICalendarView, fdlFUIWeekLabelView;
      note: "also documents FUICalendarItemView and FUIWeekLabelView";
    }
    @role text; @source sdk6;
    fdlFUICalendarView_monthHeaderText {
      @note "expanded from a printed _property placeholder";
      font-color: Color;
      font-name: FontName;
      font-size: Size;
      font-style: UIFontTextStyle;
    }
    fdlFUIWeekLabelView_weekDayText {
      @note "expanded from a printed _property placeholder";
      font-color: Color;
      font-name: FontName;
      font-size: Size;
      font-style: UIFontTextStyle;
      tint-color { -highlighted }: Color "highlighted = today";
    }
    @role unknown;
    fdlFUICalendarView_property,
    fdlFUIWeekLabelView_property {
      @misprint;
      @note "placeholder: _property stands for the property names listed below it";
    }

    @component FUICheckoutIndicatorView {
      superclass: NibDesignable;
      kind: View;
      stems: fdlFUICheckoutIndicatorView;
    }
    @role indicator; @source web sdk6;
    fdlFUICheckoutIndicatorView;

    @component FUIEmptyStateView {
      superclass: FUIBaseDrawingView;
      kind: View;
      status: deprecated;
      note: "deprecated in web 25.08: replaced by FUIIllustratedMessage";
    }

    @component FUIIllustratedMessage {
      superclass: FUIBaseDrawingView;
      kind: View;
    }

    @component FUIKPITitleBaseView {
      superclass: FUITitleBaseView;
      kind: View;
      stems: fdlFUIKPITitleBaseView;
    }
    @role text; @source web sdk6;
    fdlFUIKPITitleBaseView_kpiFractionItem,
    fdlFUIKPITitleBaseView_kpiMetricItem,
    fdlFUIKPITitleBaseView_kpiUnitItem,
    fdlFUIKPITitleBaseView_title {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }
    @role image;
    fdlFUIKPITitleBaseView_kpiIconItem {
      tint-color: Color;
    }

    @component FUILabel {
      superclass: UILabel;
      kind: View;
      stems: fdlFUILabel;
    }
    @role text; @source web sdk6;
    fdlFUILabel {
      font-color: Color;
      font-name: FontName;
      font-size: Number;
      font-style: UIFontTextStyle;
      text-align: TextAlign;
      text-line-clamp: Integer;
    }

    @component FUILoadingIndicatorView {
      superclass: UIStackView;
      kind: View;
      stems: fdlFUILoadingIndicatorView;
      note: "superclass in sdk6: NibDesignable";
    }
    @role indicator; @source web sdk6;
    fdlFUILoadingIndicatorView;
    @source sdk6;
    fdlFUILoadingIndicatorView_activityIndicator {
      @evidence example;
      color: <Color> "example value blue";
    }
    @role text; @source web sdk6;
    fdlFUILoadingIndicatorView_textLabel {
      @attribute-source sdk6;
      @evidence example;
      background-color: <Color> (web sdk6) "example value red";
      border-color: <Color> (web sdk6) "example value green";
      border-width: <Number> (web sdk6) "example value 2";
      corner-radius: <Number> (web sdk6) "example value 2";
      font-color { bare | -highlighted }: <Color> (web sdk6) "example value blue; example value yellow";
      font-name: <FontName> (web sdk6) "example value Avenir";
      font-size: <Number> "example value 15";
      height: <Number> "example value 50";
      shadow-color: <Color> "example value black";
      shadow-offset: <Offset> "example value 1, 2";
      shadow-opacity: <Number> "example value 0.5";
      shadow-radius: <Number> "example value 2";
      text-align: <TextAlign> "example value center";
      text-alpha: <Number> "example value 0.9";
      text-auto-fit: <Boolean> "example value true";
      text-line-clamp: <Integer> "example value 6";
      text-shadow-color: <Color> "example value black";
      text-shadow-offset: <Offset> "example value 1, 2";
      text-transform: <TextTransform> "example value uppercase";
      width: <Number> "example value 100";
    }

    @component FUIModalLoadingIndicatorView {
      superclass: NibDesignable;
      kind: View;
    }

    @component FUIModalProcessingIndicatorView {
      superclass: NibDesignable;
      kind: View;
    }

    @component FUINavigationBar {
      superclass: UINavigationBar;
      kind: View;
      stems: NavigationBar;
    }

    @component FUIOfflineBannerMessageView {
      superclass: FUIBannerMessageView;
      kind: View;
      stems: fdlFUIOfflineBannerMessageView;
    }
    @role view; @source sdk6;
    fdlFUIOfflineBannerMessageView_dividerBottom {
      @evidence example;
      background-color: <Color> "example value @line";
    }
    @role text;
    fdlFUIOfflineBannerMessageView_titleLabel {
      @evidence example;
      font-color { bare | -highlighted }: <Color> "example value @primary7; example value @tintColorDark";
      font-name: <FontName> "example value mediumSystem";
      font-size: <Number> "example value 13";
    }

    @component FUIPlaceholderImageView {
      superclass: FUIImageView;
      kind: View;
      stems: fdlFUIPlaceholderImageView;
      status: deprecated;
      note: "deprecated in sdk6, replaced by FUIImageView";
    }
    @role text; @source sdk6;
    fdlFUIPlaceholderImageView_placeholder {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }

    @component FUIPlaceholderView {
      superclass: FUIDrawingView;
      kind: View;
      stems: fdlFUIPlaceholderView;
    }
    @role text; @source sdk6;
    fdlFUIPlaceholderView_placeholder {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }

    @component FUIProcessingIndicatorView {
      superclass: NibDesignable;
      kind: View;
      stems: fdlFUIProcessingIndicatorView;
    }
    @role indicator; @source web sdk6;
    fdlFUIProcessingIndicatorView;
    @role text;
    fdlFUIProcessingIndicatorView_textLabel {
      @attribute-source sdk6;
      @evidence example;
      background-color: <Color> "example value red";
      border-color: <Color> "example value green";
      border-width: <Number> "example value 2";
      corner-radius: <Number> "example value 2";
      font-color { bare | -highlighted }: <Color> "example value blue; example value yellow";
      font-name: <FontName> "example value Avenir";
      font-size: <Number> "example value 15";
      height: <Number> "example value 50";
      shadow-color: <Color> "example value black";
      shadow-offset: <Offset> "example value 1, 2";
      shadow-opacity: <Number> "example value 0.5";
      shadow-radius: <Number> "example value 2";
      text-align: <TextAlign> "example value center";
      text-alpha: <Number> "example value 0.9";
      text-auto-fit: <Boolean> "example value true";
      text-line-clamp: <Integer> "example value 6";
      text-shadow-color: <Color> "example value black";
      text-shadow-offset: <Offset> "example value 1, 2";
      text-transform: <TextTransform> "example value uppercase";
      width: <Number> "example value 100";
    }

    @component FUIProgressBannerMessageView {
      superclass: FUIBannerMessageView;
      kind: View;
      stems: fdlFUIProgressBannerMessageView;
    }
    @role image; @source sdk6;
    fdlFUIProgressBannerMessageView_closeIcon {
      @evidence example;
      tint-color: <Color> "example value @primary2_lightBackground";
    }
    fdlFUIProgressBannerMessageView_completionCheckMark {
      @evidence example;
      image: <Image> "example value green-check-mark1";
      tint-color: <Color> "example value @primary7";
    }
    fdlFUIProgressBannerMessageView_syncIcon {
      @evidence example;
      tint-color: <Color> "example value @tintColorDark";
    }
    @role text;
    fdlFUIProgressBannerMessageView_completionLabel {
      @evidence example;
      font-color: <Color> "example value @primary7";
      font-name: <FontName> "example value mediumSystem";
      font-size: <Number> "example value 13";
    }
    fdlFUIProgressBannerMessageView_titleLabel {
      @evidence example;
      font-color { bare | -highlighted }: <Color> "example value @tintColorDark; example value @tintColorTapStateDark";
      font-name: <FontName> "example value mediumSystem";
      font-size: <Number> "example value 13";
    }
    @role view;
    fdlFUIProgressBannerMessageView_contentViewTapped {
      @note "tapped state is part of the element name";
      @evidence example;
      background-color: <Color> "example value @primary5";
    }
    fdlFUIProgressBannerMessageView_dividerBottom {
      @evidence example;
      background-color: <Color> "example value @line";
    }
    fdlFUIProgressBannerMessageView_messageBannerDividerTop {
      @evidence example;
      background-color: <Color> "example value @chart1";
    }
    @role indicator;
    fdlFUIProgressBannerMessageView_progressBar {
      @evidence example;
      progress-tint-color: <Color> "example value @chart2";
      track-tint-color: <Color> "example value @line";
    }

    @component FUISignatureCaptureView {
      superclass: UIView;
      kind: View;
      stems: fdlFUISignatureCaptureView;
    }
    @role view; @source web sdk6;
    fdlFUISignatureCaptureView {
      background-color: Color;
      stroke-color: Color;
      stroke-width: Number "sdk6 prints streke-width";
    }
    fdlFUISignatureCaptureView_signatureLineView {
      background-color: Color;
    }
    @role text;
    fdlFUISignatureCaptureView_footnote {
      font-color: Color;
      font-style: UIFontTextStyle;
    }
    @role image;
    fdlFUISignatureCaptureView_xImageView {
      tint-color: Color;
    }

    @component FUISingleActionAccessoryView {
      superclass: UIView;
      kind: View;
      primary: yes;
      note: "no theming section";
    }

    @component FUIStepProgressIndicator {
      superclass: "FUITintableDrawingView<FUIControlState>";
      kind: View;
      stems: fdlFUIStepProgressIndicator;
    }
    @role indicator; @source web;
    fdlFUIStepProgressIndicator {
      font-color: Color;
      font-name: FontName;
      font-size: Number;
      font-style: UIFontTextStyle;
    }
    fdlFUIStepProgressIndicator_completed,
    fdlFUIStepProgressIndicator_disabled,
    fdlFUIStepProgressIndicator_error,
    fdlFUIStepProgressIndicator_normal {
      @note "printed as one header _normal/completed/error/disabled";
      @evidence block;
      node-background { bare | -highlight | ~-highlighted | ~-selected }: <Color> "printed -highlight where node-foreground has -highlighted; example value white/black; list cut off in the source seen, within a further node-background suffix";
      node-foreground { bare | -highlighted | -selected }: <Color> "example value white/black";
    }
    @role button;
    fdlFUIStepProgressIndicator_primaryAction {
      background-color { -normal | -highlighted }: Color "group FUIButton; binding to this path inferred";
      font-color: Color "group FUIButton; binding to this path inferred";
      font-name: FontName;
      font-size: Number;
      font-style: UIFontTextStyle | "Font Style Name" "group FUIButton; binding to this path inferred";
    }
    @role text;
    fdlFUIStepProgressIndicator_title {
      font-color: Color;
      font-name: FontName;
      font-size: Number;
      font-style: UIFontTextStyle;
    }

    @component FUITag {
      superclass: FUITagText;
      kind: Other;
    }

    @component FUITagView {
      superclass: UIView;
      kind: View;
    }

    @component FUIText {
      kind: Other;
    }

    @component FUITitleBaseView {
      superclass: "FUITintableDrawingView<FUIControlState>";
      kind: View;
      stems: fdlFUITitleBaseView;
    }
    @role text; @source sdk6;
    fdlFUITitleBaseView_title {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }

    @component FUIToastMessage {
      kind: Other;
    }
    """#
}
