// Generated from Grammar/catalog/charts.nssc by NSSCatalogTests (NSS_UPDATE=1). Edit that file instead.
extension CatalogText {
  static let charts: StaticString = #"""
    /* Chart views, chart cells and chart cards without a card. The notation is explained in README.md. */

    @component FUIChartFloorplanTableViewCell {
      superclass: "FUIBaseDrawingTableViewCell<FUIChartFloorplanView>";
      kind: Chart;
      stems: fdlFUIChartFloorplanTableViewCell;
    }
    @role text; @source web sdk6;
    fdlFUIChartFloorplanTableViewCell_categoryAxisTitle,
    fdlFUIChartFloorplanTableViewCell_secondaryValuesAxisTitle,
    fdlFUIChartFloorplanTableViewCell_seriesTitles,
    fdlFUIChartFloorplanTableViewCell_status,
    fdlFUIChartFloorplanTableViewCell_subtitle,
    fdlFUIChartFloorplanTableViewCell_title,
    fdlFUIChartFloorplanTableViewCell_valuesAxisTitle {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }

    @component FUIChartFloorplanView {
      superclass: FUIDrawingView;
      kind: Chart;
      stems: fdlFUIChartFloorplanView;
    }
    @role text; @source sdk6;
    fdlFUIChartFloorplanView_categoryAxisTitle,
    fdlFUIChartFloorplanView_secondaryValuesAxisTitle,
    fdlFUIChartFloorplanView_seriesTitles,
    fdlFUIChartFloorplanView_status,
    fdlFUIChartFloorplanView_subtitle,
    fdlFUIChartFloorplanView_title,
    fdlFUIChartFloorplanView_valuesAxisTitle {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }

    @component FUIChartFloorplanViewController {
      superclass: "FUIBaseDrawingViewController<FUIChartFloorplanView>";
      kind: Chart;
      stems: fdlFUIChartFloorplanViewController;
    }
    @role text; @source sdk6;
    fdlFUIChartFloorplanViewController_categoryAxisTitle,
    fdlFUIChartFloorplanViewController_secondaryValuesAxisTitle,
    fdlFUIChartFloorplanViewController_seriesTitles,
    fdlFUIChartFloorplanViewController_status,
    fdlFUIChartFloorplanViewController_subtitle,
    fdlFUIChartFloorplanViewController_valuesAxisTitle {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }
    @source web sdk6;
    fdlFUIChartFloorplanViewController_title {
      @attribute-source sdk6;
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }

    @component FUIChartLegendTableViewCell {
      superclass: "FUIBaseDrawingTableViewCell<FUIChartLegendView>";
      kind: Chart;
      stems: fdlFUIChartLegendTableViewCell;
    }
    @role text; @source web sdk6;
    fdlFUIChartLegendTableViewCell_seriesTitles {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }

    @component FUIChartLegendView {
      superclass: FUIDrawingView;
      kind: Chart;
      stems: fdlFUIChartLegendView;
    }
    @role text; @source web sdk6;
    fdlFUIChartLegendView_seriesTitles {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }

    @component FUIChartPlotTableViewCell {
      superclass: "FUIBaseDrawingTableViewCell<FUIChartPlotView>";
      kind: Chart;
      stems: fdlFUIChartPlotTableViewCell;
    }
    @role text; @source web;
    fdlFUIChartPlotTableViewCell_categoryAxisLabel,
    fdlFUIChartPlotTableViewCell_numericAxisLabel {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }
    @source web sdk6;
    fdlFUIChartPlotTableViewCell_categoryAxisTitle,
    fdlFUIChartPlotTableViewCell_secondaryValuesAxisTitle,
    fdlFUIChartPlotTableViewCell_valuesAxisTitle {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }

    @component FUIChartPlotView {
      superclass: FUIDrawingView;
      kind: Chart;
      stems: fdlFUIChartPlotView;
    }
    @role text; @source sdk6;
    fdlFUIChartPlotView_categoryAxisTitle,
    fdlFUIChartPlotView_secondaryValuesAxisTitle,
    fdlFUIChartPlotView_valuesAxisTitle {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }

    @component FUIChartSummaryItemView {
      superclass: "FUIChartSummaryItemBaseView<FUIChartSummaryItem>";
      kind: Chart;
    }

    @component FUIChartTitleTableViewCell {
      superclass: "FUIBaseDrawingTableViewCell<FUIChartTitleView>";
      kind: Chart;
      stems: fdlFUIChartTitleTableViewCell;
    }
    @role text; @source web sdk6;
    fdlFUIChartTitleTableViewCell_status,
    fdlFUIChartTitleTableViewCell_subtitle,
    fdlFUIChartTitleTableViewCell_title {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }

    @component FUIChartTitleView {
      superclass: FUIDrawingView;
      kind: Chart;
      stems: fdlFUIChartTitleView;
    }
    @role text; @source web sdk6;
    fdlFUIChartTitleView_status,
    fdlFUIChartTitleView_subtitle,
    fdlFUIChartTitleView_title {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }
    """#
}
