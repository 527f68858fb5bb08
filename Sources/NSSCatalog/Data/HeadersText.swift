// Generated from Grammar/catalog/headers.nssc by NSSCatalogTests (NSS_UPDATE=1). Edit that file instead.
extension CatalogText {
  static let headers: StaticString = #"""
    /* Headers: object, profile, KPI and data headers. The notation is explained in README.md. */

    @component FUIKPIHeader {
      superclass: FUIDrawingView;
      kind: View;
      stems: fdlFUIKPIHeader;
    }
    @role view; @source sdk6;
    fdlFUIKPIHeader_background {
      @evidence example;
      background-color: <Color> "example value @backgroundGradientTop";
    }
    fdlFUIKPIHeader_kpiView {
      @evidence example;
      tint-color: <Color> "example value @primary6";
    }

    @component FUIObjectHeader {
      superclass: "FUIBaseHeaderView<FUIObjectHeaderView>";
      kind: View;
      stems: fdlFUIObjectHeader;
      primary: yes;
    }
    @role view; @source S4 sdk6;
    fdlFUIObjectHeader {
      background-color: Color;
      background-color-scheme: FUIBackgroundColorScheme;
      tint-color: Color;
    }
    @role text;
    fdlFUIObjectHeader_bodyLabel,
    fdlFUIObjectHeader_descriptionLabel,
    fdlFUIObjectHeader_footnoteLabel,
    fdlFUIObjectHeader_headlineLabel,
    fdlFUIObjectHeader_statusLabel,
    fdlFUIObjectHeader_subheadlineLabel,
    fdlFUIObjectHeader_substatusLabel {
      font-color: Color;
      font-name: FontName;
      font-size: Number;
      font-style: UIFontTextStyle;
      text-align: TextAlign;
      text-line-clamp: Integer;
    }
    fdlFUIObjectHeader_statusView_statusLabel {
      @deprecated fdlFUIObjectHeader_statusLabel;
      @note "marked deprecated; successor listed in the same group";
      font-color: Color (deprecated);
      font-name: FontName (deprecated);
      font-size: Number (deprecated);
      font-style: UIFontTextStyle (deprecated);
      text-align: TextAlign (deprecated);
      text-line-clamp: Integer (deprecated);
    }
    fdlFUIObjectHeader_statusView_substatusLabel {
      @deprecated fdlFUIObjectHeader_substatusLabel;
      @note "marked deprecated; successor listed in the same group";
      font-color: Color (deprecated);
      font-name: FontName (deprecated);
      font-size: Number (deprecated);
      font-style: UIFontTextStyle (deprecated);
      text-align: TextAlign (deprecated);
      text-line-clamp: Integer (deprecated);
    }
    @role image;
    fdlFUIObjectHeader_detailImageView,
    fdlFUIObjectHeader_statusImageView,
    fdlFUIObjectHeader_substatusImageView {
      image-name: Image;
      tint-color: Color;
    }

    @component FUIObjectHeaderChartView {
      superclass: "FUITintableDrawingView<FUIControlState>";
      kind: View;
      primary: yes;
      note: "no theming section";
    }

    @component FUIObjectHeaderView {
      superclass: FUIDrawingView;
      kind: View;
      stems: View, fdlFUIObjectHeaderView, fdlObjectHeaderView;
      primary: yes;
    }
    @role view; @source S4 web sdk6;
    fdlFUIObjectHeaderView {
      background-color: Color;
      tint-color: Color;
    }
    @role text; @source web;
    fdlFUIObjectHeaderView_bodyLabel,
    fdlFUIObjectHeaderView_descriptionLabel,
    fdlFUIObjectHeaderView_footnoteLabel,
    fdlFUIObjectHeaderView_headlineLabel,
    fdlFUIObjectHeaderView_labelItem_label,
    fdlFUIObjectHeaderView_statusLabel,
    fdlFUIObjectHeaderView_subheadlineLabel,
    fdlFUIObjectHeaderView_substatusLabel {
      font-color: Color;
      font-name: FontName;
      font-size: Number;
      font-style: UIFontTextStyle;
      text-align: TextAlign;
      text-line-clamp: Integer;
    }
    @source S4 sdk6;
    fdlObjectHeaderView_bodyLabel {
      @also fdlFUIObjectHeaderView_bodyLabel;
      @note "S4 and sdk6 print this spelling, web prints the one with FUI; accept both";
      font-color: Color;
      font-name: FontName;
      font-size: Number;
      font-style: UIFontTextStyle;
      text-align: TextAlign;
      text-line-clamp: Integer;
    }
    fdlObjectHeaderView_descriptionLabel {
      @also fdlFUIObjectHeaderView_descriptionLabel;
      @note "S4 and sdk6 print this spelling, web prints the one with FUI; accept both";
      font-color: Color;
      font-name: FontName;
      font-size: Number;
      font-style: UIFontTextStyle;
      text-align: TextAlign;
      text-line-clamp: Integer;
    }
    fdlObjectHeaderView_footnoteLabel {
      @also fdlFUIObjectHeaderView_footnoteLabel;
      @note "S4 and sdk6 print this spelling, web prints the one with FUI; accept both";
      font-color: Color;
      font-name: FontName;
      font-size: Number;
      font-style: UIFontTextStyle;
      text-align: TextAlign;
      text-line-clamp: Integer;
    }
    fdlObjectHeaderView_headlineLabel {
      @also fdlFUIObjectHeaderView_headlineLabel;
      @note "S4 and sdk6 print this spelling, web prints the one with FUI; accept both";
      font-color: Color;
      font-name: FontName;
      font-size: Number;
      font-style: UIFontTextStyle;
      text-align: TextAlign;
      text-line-clamp: Integer;
    }
    fdlObjectHeaderView_statusLabel {
      @also fdlFUIObjectHeaderView_statusLabel;
      @note "S4 and sdk6 print this spelling, web prints the one with FUI; accept both";
      font-color: Color;
      font-name: FontName;
      font-size: Number;
      font-style: UIFontTextStyle;
      text-align: TextAlign;
      text-line-clamp: Integer;
    }
    fdlObjectHeaderView_subheadlineLabel {
      @also fdlFUIObjectHeaderView_subheadlineLabel;
      @note "S4 and sdk6 print this spelling, web prints the one with FUI; accept both";
      font-color: Color;
      font-name: FontName;
      font-size: Number;
      font-style: UIFontTextStyle;
      text-align: TextAlign;
      text-line-clamp: Integer;
    }
    fdlObjectHeaderView_substatusLabel {
      @also fdlFUIObjectHeaderView_substatusLabel;
      @note "S4 and sdk6 print this spelling, web prints the one with FUI; accept both";
      font-color: Color;
      font-name: FontName;
      font-size: Number;
      font-style: UIFontTextStyle;
      text-align: TextAlign;
      text-line-clamp: Integer;
    }
    @role image; @source web;
    fdlFUIObjectHeaderView_detailImageView,
    fdlFUIObjectHeaderView_labelItem_imageView,
    fdlFUIObjectHeaderView_statusImageView,
    fdlFUIObjectHeaderView_substatusImageView {
      image-name: Image;
      tint-color: Color;
    }
    @source S4 sdk6;
    fdlObjectHeaderView_detailImageView {
      @also fdlFUIObjectHeaderView_detailImageView;
      @note "S4 and sdk6 print this spelling, web prints the one with FUI; accept both";
      image-name: Image;
      tint-color: Color;
    }
    fdlObjectHeaderView_statusImageView {
      @also fdlFUIObjectHeaderView_statusImageView;
      @note "S4 and sdk6 print this spelling, web prints the one with FUI; accept both";
      image-name: Image;
      tint-color: Color;
    }
    fdlObjectHeaderView_substatusImageView {
      @also fdlFUIObjectHeaderView_substatusImageView;
      @note "S4 and sdk6 print this spelling, web prints the one with FUI; accept both";
      image-name: Image;
      tint-color: Color;
    }

    @component FUIProfileHeader {
      superclass: NibDesignable;
      kind: View;
      stems: fdlFUIProfileHeader;
    }
    @role view; @source sdk6;
    fdlFUIProfileHeader,
    fdlFUIProfileHeader_background;
    @role text;
    fdlFUIProfileHeader_descriptionLabel,
    fdlFUIProfileHeader_headlineLabel,
    fdlFUIProfileHeader_subheadlineLabel;
    @role image;
    fdlFUIProfileHeader_imageView;
    """#
}
