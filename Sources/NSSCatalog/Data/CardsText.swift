// Generated from Grammar/catalog/cards.nssc by NSSCatalogTests (NSS_UPDATE=1). Edit that file instead.
extension CatalogText {
  static let cards: StaticString = #"""
    /* Cards. The notation is explained in README.md. */

    @component FUICardBaseContainer {
      superclass: "FUITintableDrawingView<FUIControlState>";
      kind: Card;
      note: "theming: see FUIObjectCardView";
    }

    @component FUICardBaseView {
      superclass: FUIKPITitleBaseView;
      kind: Card;
      stems: fdlFUICardBaseView;
    }
    @role text; @source web sdk6;
    fdlFUICardBaseView_kpiFractionItem,
    fdlFUICardBaseView_kpiMetricItem,
    fdlFUICardBaseView_kpiUnitItem,
    fdlFUICardBaseView_status,
    fdlFUICardBaseView_title {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }
    @role image;
    fdlFUICardBaseView_kpiIconItem {
      tint-color: Color;
    }

    @component FUICardExtHeaderView {
      superclass: "FUITintableDrawingView<FUIControlState>";
      kind: Card;
      stems: fdlFUICardExtHeaderView;
    }
    @role text; @source web;
    fdlFUICardExtHeaderView_kpiFootnote,
    fdlFUICardExtHeaderView_label,
    fdlFUICardExtHeaderView_labelItem_label {
      font-color: Color;
      font-name: FontName;
      font-size: Number;
      font-style: UIFontTextStyle;
      text-align: TextAlign;
      text-line-clamp: Integer;
    }
    @role image; @source ~web;
    fdlFUICardExtHeaderView_labelItem_imageView {
      @attributes undocumented;
      @note "name cut off after labelItem_im in the source seen";
      @evidence inferred;
      image-name: <Image> "as for fdlFUIObjectHeaderView_labelItem_imageView";
      tint-color: <Color> "as for fdlFUIObjectHeaderView_labelItem_imageView";
    }

    @component FUICardHeaderView {
      superclass: "FUITintableDrawingView<FUIControlState>";
      kind: Card;
      stems: fdlFUICardHeaderView;
    }
    @role image; @source web;
    fdlFUICardHeaderView_detailImageView {
      tint-color: Color;
    }
    @role button;
    fdlFUICardHeaderView_overflowAction {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
    }
    @role text;
    fdlFUICardHeaderView_title {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
    }

    @component FUICardMediaView {
      superclass: "FUITintableDrawingView<FUIControlState>";
      kind: Card;
      stems: fdlFUICardMediaView;
    }
    @role image; @source web;
    fdlFUICardMediaView_detailImageView {
      image-name: Image;
      tint-color: Color;
    }
    @role text;
    fdlFUICardMediaView_title {
      font-color: Color;
      font-name: FontName;
      font-size: Number;
      font-style: UIFontTextStyle;
      text-align: TextAlign;
      text-line-clamp: Integer;
    }

    @component FUICardView {
      superclass: FUICardBaseDrawingView;
      kind: Card;
    }

    @component FUIChartCardCollectionViewCell {
      superclass: "FUIBaseDrawingCollectionViewCell<FUIChartCardView>";
      kind: Card;
      stems: fdlFUIChartCardCollectionViewCell;
    }
    @role text; @source sdk6;
    fdlFUIChartCardCollectionViewCell_kpiFractionItem,
    fdlFUIChartCardCollectionViewCell_kpiMetricItem,
    fdlFUIChartCardCollectionViewCell_kpiUnitItem,
    fdlFUIChartCardCollectionViewCell_seriesTitles,
    fdlFUIChartCardCollectionViewCell_status,
    fdlFUIChartCardCollectionViewCell_title,
    fdlFUIChartCardCollectionViewCell_trend {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }
    @role image;
    fdlFUIChartCardCollectionViewCell_kpiIconItem,
    fdlFUIChartCardCollectionViewCell_trendImage {
      tint-color: Color;
    }

    @component FUIChartCardView {
      superclass: FUICardBaseView;
      kind: Card;
      stems: fdlFUIChartCardView;
    }
    @role text; @source web sdk6;
    fdlFUIChartCardView_kpiFractionItem,
    fdlFUIChartCardView_kpiMetricItem,
    fdlFUIChartCardView_kpiUnitItem,
    fdlFUIChartCardView_title {
      @attribute-source sdk6;
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }
    @source sdk6;
    fdlFUIChartCardView_seriesTitles,
    fdlFUIChartCardView_status,
    fdlFUIChartCardView_trend {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }
    fdlFUIChartChardView_seriesTitles {
      @misprint fdlFUIChartCardView_seriesTitles;
      @note "Chard for Card; printed in the doc of a property only";
    }
    @role image;
    fdlFUIChartCardView_kpiIconItem,
    fdlFUIChartCardView_trendImage {
      tint-color: Color;
    }

    @component FUIDataTableCardCollectionViewCell {
      kind: Card;
      stems: fdlFUIDataTableCardCollectionViewCell;
    }
    @role text; @source web;
    fdlFUIDataTableCardCollectionViewCell_footnote,
    fdlFUIDataTableCardCollectionViewCell_status,
    fdlFUIDataTableCardCollectionViewCell_subtitle,
    fdlFUIDataTableCardCollectionViewCell_textItem,
    fdlFUIDataTableCardCollectionViewCell_title {
      @note "TEXT group; attribute list cut off in the source seen";
    }
    fdlFUIDataTableCardCollectionViewCell_textItem_column{column},
    fdlFUIDataTableCardCollectionViewCell_textItem_row{row} {
      @note "TEXT group; attribute list cut off in the source seen; index is part of the class name (header row = row 0 if there is one); documented priority, low to high: textItem, textItem_row, textItem_column, textItem_row_column";
    }
    @source ~web;
    fdlFUIDataTableCardCollectionViewCell_textItem_row{row}_column{column} {
      @note "TEXT group; attribute list cut off in the source seen; inferred from the documented priority list";
    }

    @component FUIDataTableCardView {
      superclass: FUICardBaseView;
      kind: Card;
      stems: fdlFUIDataTableCardView;
    }
    @role text; @source web;
    fdlFUIDataTableCardView_footnote,
    fdlFUIDataTableCardView_status,
    fdlFUIDataTableCardView_subtitle,
    fdlFUIDataTableCardView_textItem,
    fdlFUIDataTableCardView_title {
      @note "TEXT group; attribute list cut off in the source seen";
    }
    fdlFUIDataTableCardView_textItem_column{column},
    fdlFUIDataTableCardView_textItem_row{row},
    fdlFUIDataTableCardView_textItem_row{row}_column{column} {
      @note "TEXT group; attribute list cut off in the source seen; index is part of the class name (header row = row 0 if there is one); documented priority, low to high: textItem, textItem_row, textItem_column, textItem_row_column";
    }

    @component FUIKPICardCollectionViewCell {
      superclass: "FUIBaseDrawingCollectionViewCell<FUIKPICardView>";
      kind: Card;
      stems: fdlFUIKPICardCollectionViewCell;
    }
    @role text; @source web sdk6;
    fdlFUIKPICardCollectionViewCell_kpiFractionItem,
    fdlFUIKPICardCollectionViewCell_kpiMetricItem,
    fdlFUIKPICardCollectionViewCell_kpiUnitItem,
    fdlFUIKPICardCollectionViewCell_status,
    fdlFUIKPICardCollectionViewCell_title {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }
    @role image;
    fdlFUIKPICardCollectionViewCell_kpiIconItem {
      tint-color: Color;
    }

    @component FUIKPICardView {
      superclass: FUICardBaseView;
      kind: Card;
      stems: fdlFUIKPICardView;
    }
    @role text; @source web sdk6;
    fdlFUIKPICardView_kpiFractionItem,
    fdlFUIKPICardView_kpiMetricItem,
    fdlFUIKPICardView_kpiUnitItem,
    fdlFUIKPICardView_status,
    fdlFUIKPICardView_title {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }
    @role image;
    fdlFUIKPICardView_kpiIconItem {
      tint-color: Color;
    }

    @component FUIKPIProgressCardCollectionViewCell {
      superclass: "FUIBaseDrawingCollectionViewCell<FUIKPIProgressCardView>";
      kind: Card;
      stems: fdlFUIKPIProgressCardCollectionViewCell;
    }
    @role text; @source web sdk6;
    fdlFUIKPIProgressCardCollectionViewCell_kpiFractionItem,
    fdlFUIKPIProgressCardCollectionViewCell_kpiMetricItem,
    fdlFUIKPIProgressCardCollectionViewCell_kpiUnitItem,
    fdlFUIKPIProgressCardCollectionViewCell_status,
    fdlFUIKPIProgressCardCollectionViewCell_title {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }
    @role image;
    fdlFUIKPIProgressCardCollectionViewCell_kpiIconItem {
      tint-color: Color;
    }

    @component FUIKPIProgressCardView {
      superclass: FUIKPICardView;
      kind: Card;
      stems: fdlFUIKPIProgressCardView;
    }
    @role text; @source web sdk6;
    fdlFUIKPIProgressCardView_kpiFractionItem,
    fdlFUIKPIProgressCardView_kpiMetricItem,
    fdlFUIKPIProgressCardView_kpiUnitItem,
    fdlFUIKPIProgressCardView_status,
    fdlFUIKPIProgressCardView_title {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }
    @role image;
    fdlFUIKPIProgressCardView_kpiIconItem {
      tint-color: Color;
    }

    @component FUIObjectCard {
      superclass: "FUIBaseAccessoryDrawingCollectionViewCell<FUIObjectCardContentView>";
      kind: Card;
      stems: fdlFUIObjectCard;
    }
    @role cell; @source sdk6;
    fdlFUIObjectCard {
      @note "attributes as for FUIObjectCardContentView (by reference)";
    }

    @component FUIObjectCardCollectionViewCell {
      superclass: "FUIBaseDrawingCollectionViewCell<FUIObjectCardView>";
      kind: Card;
    }

    @component FUIObjectCardContentView {
      superclass: FUIObjectViewBase;
      kind: Card;
      stems: fdlFUIObjectCardContentView;
    }
    @role text; @source web;
    fdlFUIObjectCardContentView_body {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
    }
    @source web sdk6;
    fdlFUIObjectCardContentView_footnote,
    fdlFUIObjectCardContentView_status,
    fdlFUIObjectCardContentView_subtitle,
    fdlFUIObjectCardContentView_title {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
    }
    @role image;
    fdlFUIObjectCardContentView_detailImageView {
      tint-color: Color;
    }
    @role button; @source web;
    fdlFUIObjectCardContentView_overflowAction {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
    }

    @component FUIObjectCardView {
      superclass: "FUICardBaseContainer<FUIBaseDrawingView, FUIObjectCardContentView>";
      kind: Card;
      stems: fdlFUIObjectCardView;
    }
    @role view; @source web;
    fdlFUIObjectCardView;
    @role text;
    fdlFUIObjectCardView_body,
    fdlFUIObjectCardView_footnote,
    fdlFUIObjectCardView_status,
    fdlFUIObjectCardView_subtitle,
    fdlFUIObjectCardView_title;
    @role button;
    fdlFUIObjectCardView_overflowAction,
    fdlFUIObjectCardView_primaryAction,
    fdlFUIObjectCardView_secondaryAction;
    """#
}
