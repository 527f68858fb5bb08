// Generated from Grammar/catalog/lists.nssc by NSSCatalogTests (NSS_UPDATE=1). Edit that file instead.
extension CatalogText {
  static let lists: StaticString = #"""
    /* Lists, grids, hierarchies, data tables, search and the base cells. The notation is explained in README.md. */

    @component FUIBaseCollectionViewCell {
      superclass: UICollectionViewCell;
      kind: CollectionViewCell;
      stems: fdlFUIBaseCollectionViewCell;
    }
    @role cell; @source sdk6;
    fdlFUIBaseCollectionViewCell {
      @listed-by FUIBaseCollectionViewCell, FUIHierarchyItemTableViewCell;
      @note "also printed, by mistake, in the doc of FUIHierarchyItemTableViewCell";
    }
    @role view;
    fdlFUIBaseCollectionViewCell_selectedBackgroundView;

    @component FUIBaseItemCollectionViewCell {
      superclass: "FUIBaseDrawingCollectionViewCell<InnerView>";
      kind: CollectionViewCell;
      stems: fdlFUIBaseItemCollectionViewCell;
    }
    @role cell; @source sdk6;
    fdlFUIBaseItemCollectionViewCell;
    @role image;
    fdlFUIBaseItemCollectionViewCell_detailImageView {
      tint-color: Color;
    }
    @role text;
    fdlFUIBaseItemCollectionViewCell_placeholder,
    fdlFUIBaseItemCollectionViewCell_status,
    fdlFUIBaseItemCollectionViewCell_subtitle,
    fdlFUIBaseItemCollectionViewCell_title {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }

    @component FUIBaseTableViewCell {
      superclass: UITableViewCell;
      kind: TableViewCell;
      stems: fdlFUIBaseTableViewCell;
    }
    @role cell; @source web sdk6;
    fdlFUIBaseTableViewCell;
    @role view;
    fdlFUIBaseTableViewCell_selectedBackgroundView;

    @component FUICollectionItemView {
      superclass: FUIImageCollectionItemView;
      kind: View;
      stems: fdlFUICollectionItemView;
    }
    @role view; @source web sdk6;
    fdlFUICollectionItemView;
    @role image;
    fdlFUICollectionItemView_detailImageView {
      tint-color: Color;
    }
    @role text;
    fdlFUICollectionItemView_placeholder,
    fdlFUICollectionItemView_status,
    fdlFUICollectionItemView_subtitle,
    fdlFUICollectionItemView_title {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }

    @component FUICollectionSectionHeaderFooterView {
      superclass: NibDesignableCollectionReusableView;
      kind: View;
    }

    @component FUIDataTable {
      superclass: UIView;
      kind: View;
      stems: fdlFUIDataTable;
    }
    @role text; @source web;
    fdlFUIDataTable_textItem {
      @note "TEXT group; attribute list cut off in the source seen";
    }
    fdlFUIDataTable_textItem_column{column},
    fdlFUIDataTable_textItem_row{row} {
      @note "TEXT group; attribute list cut off in the source seen; index is part of the class name (header row = row 0 if there is one); documented priority, low to high: textItem, textItem_row, textItem_column, textItem_row_column";
    }
    @source ~web;
    fdlFUIDataTable_textItem_row{row}_column{column} {
      @note "TEXT group; attribute list cut off in the source seen; inferred from FUIDataTableCardView";
    }

    @component FUIGridRowHeaderItem {
      superclass: FUIGridRowTextItem;
      kind: Other;
      stems: fdlFUIGridRowHeaderItem;
    }
    @role text; @source web sdk6;
    fdlFUIGridRowHeaderItem_label;

    @component FUIGridRowImageItem {
      superclass: FUIImageView;
      kind: View;
      stems: fdlFUIGridRowImageItem;
    }
    @role image; @source web sdk6;
    fdlFUIGridRowImageItem;

    @component FUIGridRowSummaryItem {
      superclass: FUIGridRowTextItem;
      kind: Other;
      stems: fdlFUIGridRowSummaryItem;
    }
    @role text; @source web sdk6;
    fdlFUIGridRowSummaryItem_label;

    @component FUIGridRowTextItem {
      kind: Other;
      stems: fdlFUIGridRowTextItem;
    }
    @role text; @source web sdk6;
    fdlFUIGridRowTextItem_font_firstTextItem {
      @note "odd element name, as printed in sdk6 and web";
    }
    fdlFUIGridRowTextItem_label;

    @component FUIGridTableViewCell {
      superclass: "FUIBaseDrawingTableViewCell<FUIObjectView>";
      kind: TableViewCell;
      stems: fdlFUIGridTableViewCell;
    }
    @role cell; @source sdk6;
    fdlFUIGridTableViewCell {
      @evidence example;
      background-color: <Color> "example value clear; background of the cell";
    }
    fdlFUIGridTableViewCell_selected {
      @evidence example;
      background-color: <Color> "example value @line; selected background of the cell";
    }

    @component FUIGridTableViewHeaderFooterView {
      superclass: FUIBaseTableViewHeaderFooterView;
      kind: View;
    }

    @component FUIHierarchyCollectionItem {
      superclass: "FUITableViewAccessoryDrawingCollectionViewCell<FUIHierarchyItemView>";
      kind: CollectionViewCell;
      stems: fdlFUIHierarchyCollectionItem;
    }
    @role cell; @source sdk6;
    fdlFUIHierarchyCollectionItem {
      @note "attributes as for FUIHierarchyItemView and FUIHierarchyIndicator (by reference)";
    }

    @component FUIHierarchyIndicator {
      superclass: "FUITintableDrawingView<FUIHierarchyState>";
      kind: View;
      stems: fdlFUIHierarchyIndicator;
    }
    @role text; @source web sdk6;
    fdlFUIHierarchyIndicator_title {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
    }

    @component FUIHierarchyItemTableViewCell {
      superclass: "FUIObjectBaseTableViewCell<FUIHierarchyItemView>";
      kind: TableViewCell;
      stems: fdlFUIHierarchyItemTableViewCell;
    }
    @role image; @source sdk6;
    fdlFUIBaseCollectionViewCell_detailImageView {
      @misprint fdlFUIHierarchyItemTableViewCell_detailImageView;
      @note "printed in the doc of FUIHierarchyItemTableViewCell; copied prefix";
    }
    @source ~sdk6;
    fdlFUIHierarchyItemTableViewCell_detailImageView {
      @note "correction: the doc of this cell prints fdlFUIBaseCollectionViewCell_detailImageView; attributes as for FUIHierarchyItemView and FUIHierarchyIndicator";
    }
    @role text; @source sdk6;
    fdlFUIBaseCollectionViewCell_footnote {
      @misprint fdlFUIHierarchyItemTableViewCell_footnote;
      @note "printed in the doc of FUIHierarchyItemTableViewCell; copied prefix";
    }
    fdlFUIBaseCollectionViewCell_subtitle {
      @misprint fdlFUIHierarchyItemTableViewCell_subtitle;
      @note "printed in the doc of FUIHierarchyItemTableViewCell; copied prefix";
    }
    fdlFUIBaseCollectionViewCell_title {
      @misprint fdlFUIHierarchyItemTableViewCell_title;
      @note "printed in the doc of FUIHierarchyItemTableViewCell; copied prefix";
    }
    @source ~sdk6;
    fdlFUIHierarchyItemTableViewCell_footnote {
      @note "correction: the doc of this cell prints fdlFUIBaseCollectionViewCell_footnote; attributes as for FUIHierarchyItemView and FUIHierarchyIndicator";
    }
    fdlFUIHierarchyItemTableViewCell_subtitle {
      @note "correction: the doc of this cell prints fdlFUIBaseCollectionViewCell_subtitle; attributes as for FUIHierarchyItemView and FUIHierarchyIndicator";
    }
    fdlFUIHierarchyItemTableViewCell_title {
      @note "correction: the doc of this cell prints fdlFUIBaseCollectionViewCell_title; attributes as for FUIHierarchyItemView and FUIHierarchyIndicator";
    }
    @role cell;
    fdlFUIHierarchyItemTableViewCell {
      @note "correction: the doc of this cell prints fdlFUIBaseCollectionViewCell; attributes as for FUIHierarchyItemView and FUIHierarchyIndicator";
    }

    @component FUIHierarchyItemView {
      superclass: FUIObjectViewBase;
      kind: View;
      stems: fdlFUIHierarchyItemView;
    }
    @role image; @source web sdk6;
    fdlFUIHierarchyItemView_detailImageView {
      tint-color: Color;
    }
    @role text;
    fdlFUIHierarchyItemView_footnote,
    fdlFUIHierarchyItemView_status,
    fdlFUIHierarchyItemView_subtitle,
    fdlFUIHierarchyItemView_title {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
    }

    @component FUIHierarchyView {
      superclass: UIView;
      kind: View;
      stems: fdlFUIHierarchyView;
    }
    @role view; @source sdk6;
    fdlFUIHierarchyView,
    fdlFUIHierarchyView_header;

    @component FUIHierarchyViewController {
      superclass: UIViewController;
      kind: ViewController;
      stems: fdlFUIHierarchyViewController, fdlHierarchyViewController;
    }
    @role view; @source ~sdk6;
    fdlFUIHierarchyViewController_hierarchyView {
      @note "not printed; spelling with FUI";
    }
    @source sdk6;
    fdlHierarchyViewController_hierarchyView {
      @note "printed without FUI; fdlFUIHierarchyViewController_hierarchyView is not printed anywhere; accept both";
    }

    @component FUIHierarchyViewHeader {
      superclass: UIView;
      kind: View;
      stems: fdlFUIHierarchyViewHeader;
    }
    @role view; @source web sdk6;
    fdlFUIHierarchyViewHeader {
      @note "attributes as for fdlFUIButton (by reference)";
    }
    @role button;
    fdlFUIHierarchyViewHeader_leftButton,
    fdlFUIHierarchyViewHeader_rightButton {
      @note "attributes as for fdlFUIButton (by reference)";
    }
    @role text;
    fdlFUIHierarchyViewHeader_title {
      @note "attributes as for fdlFUIButton (by reference)";
    }

    @component FUIImageCollectionItemView {
      superclass: FUIDrawingView;
      kind: View;
      stems: fdlFUIImageCollectionItemView;
    }
    @role view; @source web sdk6;
    fdlFUIImageCollectionItemView;
    @role image;
    fdlFUIImageCollectionItemView_detailImageView {
      tint-color: Color;
    }

    @component FUIImageCollectionViewCell {
      superclass: "FUIBaseItemCollectionViewCell<FUIImageCollectionItemView>";
      kind: CollectionViewCell;
      stems: fdlFUIImageCollectionViewCell;
    }
    @role cell; @source sdk6;
    fdlFUIImageCollectionViewCell;
    @role image;
    fdlFUIImageCollectionViewCell_detailImageView {
      tint-color: Color;
    }

    @component FUIItemCollectionViewCell {
      superclass: "FUIBaseItemCollectionViewCell<FUICollectionItemView>";
      kind: CollectionViewCell;
      stems: fdlFUIItemCollectionViewCell;
    }
    @role cell; @source web sdk6;
    fdlFUIItemCollectionViewCell;
    @role image;
    fdlFUIItemCollectionViewCell_detailImageView {
      tint-color: Color;
    }
    @role text;
    fdlFUIItemCollectionViewCell_placeholder,
    fdlFUIItemCollectionViewCell_status,
    fdlFUIItemCollectionViewCell_subtitle,
    fdlFUIItemCollectionViewCell_title {
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }

    @component FUIListPickerHeaderView {
      superclass: UITableViewHeaderFooterView;
      kind: View;
      stems: fdlFUIListPickerHeaderView;
    }
    @role view; @source web;
    fdlFUIListPickerHeaderView;
    @role text;
    fdlFUIListPickerHeaderView_titleLabel;

    @component FUIListPickerTableViewController {
      superclass: UITableViewController;
      kind: ViewController;
      stems: fdlFUIListPickerTableViewController;
      primary: yes;
    }
    @role view; @source S0 sdk6;
    fdlFUIListPickerTableViewController;
    @role barItem;
    fdlFUIListPickerTableViewController_cancelItem;
    @role text;
    fdlFUIListPickerTableViewController_listTextLabel,
    fdlFUIListPickerTableViewController_sectionHeaderTitleLabel;

    @component FUISearchBar {
      superclass: UISearchBar;
      kind: View;
    }

    @component FUISearchController {
      superclass: UISearchController;
      kind: ViewController;
      stems: fdlFUISearchController;
    }
    @role view; @source sdk6;
    fdlFUISearchController_searchBar {
      @evidence example;
      background-color: <Color> "example value @primary1_darkBackground";
      background-tint-color: <Color> "example value @tintColorDark";
      bar-tint-color: <Color> "example value @line";
    }

    @component FUISearchToSelectView {
      superclass: UIView;
      kind: View;
      stems: fdlFUISearchToSelectView;
    }
    @role view; @source sdk6;
    fdlFUISearchToSelectView,
    fdlFUISearchToSelectView_tableView;
    @role tags;
    fdlFUISearchToSelectView_tagsField {
      background-color: Color "binding to this path inferred: the class list has no group name";
      content-insets: Box "binding to this path inferred: the class list has no group name";
      font-color { -placeholder }: Color "binding to this path inferred: the class list has no group name";
      font-name: FontName "binding to this path inferred: the class list has no group name";
      font-size: Number "binding to this path inferred: the class list has no group name";
      font-style: UIFontTextStyle "binding to this path inferred: the class list has no group name";
      line-spacing: Float "binding to this path inferred: the class list has no group name";
      search-icon-image: Image "binding to this path inferred: the class list has no group name";
      search-icon-image-tint-color: Color "binding to this path inferred: the class list has no group name";
      tag-background-color { -selected }: Color "binding to this path inferred: the class list has no group name";
      tag-content-insets: Box "binding to this path inferred: the class list has no group name";
      tag-delimiter: String "binding to this path inferred: the class list has no group name";
      tag-font-color { -selected }: Color "binding to this path inferred: the class list has no group name";
      tag-spacing: Float "binding to this path inferred: the class list has no group name";
      text-line-clamp: Integer "binding to this path inferred: the class list has no group name";
      tint-color: Color "binding to this path inferred: the class list has no group name";
    }

    @component FUISearchToSelectViewController {
      superclass: UIViewController;
      kind: ViewController;
      stems: fdlFUISearchToSelectViewController;
    }
    @role view; @source sdk6;
    fdlFUISearchToSelectViewController_searchToSelectView,
    fdlFUISearchToSelectViewController_tableView;
    @role tags;
    fdlFUISearchToSelectViewController_tagsField {
      background-color: Color "binding to this path inferred: the class list has no group name";
      content-insets: Box "binding to this path inferred: the class list has no group name";
      font-color { -placeholder }: Color "binding to this path inferred: the class list has no group name";
      font-name: FontName "binding to this path inferred: the class list has no group name";
      font-size: Number "binding to this path inferred: the class list has no group name";
      font-style: UIFontTextStyle "binding to this path inferred: the class list has no group name";
      line-spacing: Float "binding to this path inferred: the class list has no group name";
      search-icon-image: Image "binding to this path inferred: the class list has no group name";
      search-icon-image-tint-color: Color "binding to this path inferred: the class list has no group name";
      tag-background-color { -selected }: Color "binding to this path inferred: the class list has no group name";
      tag-content-insets: Box "binding to this path inferred: the class list has no group name";
      tag-delimiter: String "binding to this path inferred: the class list has no group name";
      tag-font-color { -selected }: Color "binding to this path inferred: the class list has no group name";
      tag-spacing: Float "binding to this path inferred: the class list has no group name";
      text-line-clamp: Integer "binding to this path inferred: the class list has no group name";
      tint-color: Color "binding to this path inferred: the class list has no group name";
    }

    @component FUITableViewHeaderFooterView {
      superclass: NibDesignableTableViewHeaderFooterView;
      kind: View;
    }
    """#
}
