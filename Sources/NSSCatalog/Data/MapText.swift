// Generated from Grammar/catalog/map.nssc by NSSCatalogTests (NSS_UPDATE=1). Edit that file instead.
extension CatalogText {
  static let map: StaticString = #"""
    /* Map panels, legend and toolbar. The notation is explained in README.md. */

    @component FUIMapDetailPanel {
      superclass: UIView;
      kind: Map;
    }

    @component FUIMapDetailPanel.ActionTableViewCell {
      superclass: FUIBaseTableViewCell;
      kind: Map;
      stems: fdlFUIMapDetailActionTableViewCell;
      note: "typealias FUIMapDetailActionTableViewCell";
    }
    @role image; @source sdk6;
    fdlFUIMapDetailActionTableViewCell_actionImageView {
      @evidence example;
      tint-color: <Color> "example value @primary5";
    }
    @role text;
    fdlFUIMapDetailActionTableViewCell_actionTitleLabel {
      @evidence example;
      font-color: <Color> "example value @tintColorDark";
      font-style: <TextStyle> "example value body";
    }

    @component FUIMapDetailPanel.ButtonTableViewCell {
      superclass: UITableViewCell;
      kind: Map;
      stems: fdlFUIMapDetailButtonTableViewCell;
      note: "typealias FUIMapDetailButtonTableViewCell";
    }
    @role button; @source sdk6;
    fdlFUIMapDetailButtonTableViewCell_button {
      @evidence example;
      background-color { -normal | -highlighted }: <Color> "example value @tintColorDark; example value @tintColorTapStateDark";
      font-color: <Color> "example value @primary1";
      font-name: <FontName> "example value semiboldSystem";
      font-size: <Number> "example value 13";
    }
    @role text;
    fdlFUIMapDetailButtonTableViewCell_descriptionLabel {
      @evidence example;
      font-color: <Color> "example value @primary1";
      font-style: <TextStyle> "example value footnote";
    }

    @component FUIMapDetailPanel.StatusTableViewCell {
      superclass: "FUIBaseDrawingTableViewCell<FUIMapDetailStatusView>";
      kind: Map;
      stems: fdlFUIMapDetailPanel.StatusTableViewCell, fdlFUIMapDetailStatusTableViewCell;
      note: "typealias FUIMapDetailStatusTableViewCell";
    }
    @role cell; @source sdk6;
    fdlFUIMapDetailPanel.StatusTableViewCell {
      @note '"." is part of the name (nested Swift type)';
    }
    fdlFUIMapDetailStatusTableViewCell {
      @deprecated fdlFUIMapDetailPanel.StatusTableViewCell;
      @note "marked deprecated; successor listed in the same group";
    }
    @role text;
    fdlFUIMapDetailPanel.StatusTableViewCell_status {
      @note '"." is part of the name (nested Swift type)';
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }
    fdlFUIMapDetailStatusTableViewCell_status {
      @deprecated fdlFUIMapDetailPanel.StatusTableViewCell_status;
      @note "marked deprecated; successor listed in the same group";
      font-color: Color (deprecated);
      font-style: UIFontTextStyle (deprecated);
      text-align: NSTextAlignment (deprecated);
      text-line-clamp: Integer (deprecated);
    }
    @role image;
    fdlFUIMapDetailPanel.StatusTableViewCell_statusImage {
      @note '"." is part of the name (nested Swift type)';
      tint-color: Color;
    }
    fdlFUIMapDetailStatusTableViewCell_statusImage {
      @deprecated fdlFUIMapDetailPanel.StatusTableViewCell_statusImage;
      @note "marked deprecated; successor listed in the same group";
      tint-color: Color (deprecated);
    }

    @component FUIMapDetailPanelViewController {
      superclass: UIViewController;
      kind: Map;
    }

    @component FUIMapDetailStatusView {
      superclass: FUIDrawingView;
      kind: Map;
      stems: fdlFUIMapDetailStatusView;
    }
    @role view; @source sdk6;
    fdlFUIMapDetailStatusView;
    @role text;
    fdlFUIMapDetailStatusView_status {
      font-color: Color;
      font-style: UIFontTextStyle;
    }
    @role image;
    fdlFUIMapDetailStatusView_statusImage {
      tint-color: Color;
    }

    @component FUIMapDetailTagObjectTableViewCell {
      superclass: "FUIBaseDrawingTableViewCell<FUIMapDetailTagObjectView>";
      kind: Map;
    }

    @component FUIMapLegend {
      superclass: FUIResizablePopoverContainer;
      kind: Map;
      stems: fdlFUIMapLegendContainer;
      note: "typealias FUIMapLegendContainer";
    }
    @role text; @source sdk6;
    fdlFUIMapLegendContainer_headerTextView {
      @evidence example;
      font-color: <Color> "example value @primary3";
      font-name: <FontName> "example value semiboldSystem";
      font-style: <TextStyle> "example value footnote";
    }

    @component FUIMapToolbar {
      superclass: FUIDrawingView;
      kind: Map;
      note: "superclass in sdk6: UIView";
    }
    """#
}
