// Generated from Grammar/catalog/object-views.nssc by NSSCatalogTests (NSS_UPDATE=1). Edit that file instead.
extension CatalogText {
  static let objectViews: StaticString = #"""
    /* Object views, object cells and contact cells, and the font style classes. The notation is explained in README.md. */

    @component FDLFontStyle {
      kind: Other;
      stems: fdlFontStyle;
      note: "enum of style classes; Swift enum";
    }
    @role text; @source S4 sdk6;
    fdlFontStyle_body,
    fdlFontStyle_headline,
    fdlFontStyle_subheadline {
      @deprecated;
      @listed-by FUIObjectView, FDLFontStyle;
      @note "marked deprecated; no successor printed (attribute font-style does the same)";
    }
    @source ~sdk6;
    fdlFontStyle_callout,
    fdlFontStyle_caption1,
    fdlFontStyle_caption2,
    fdlFontStyle_footnote,
    fdlFontStyle_kpiNumber,
    fdlFontStyle_kpiNumber2,
    fdlFontStyle_title1,
    fdlFontStyle_title2,
    fdlFontStyle_title3 {
      @note "from the member of FDLFontStyle; string value not printed";
    }

    @component FUIContactCell {
      superclass: NibDesignableFUIBaseTableViewCell;
      kind: TableViewCell;
      stems: fdlFUIContactCell;
    }
    @role cell; @source sdk6;
    fdlFUIContactCell;
    @role text;
    fdlFUIContactCell_descriptionLabel,
    fdlFUIContactCell_headlineLabel,
    fdlFUIContactCell_subheadlineLabel;

    @component FUIContactCollectionViewCell {
      superclass: "FUIBaseDrawingCollectionViewCell<FUIContactView>";
      kind: CollectionViewCell;
    }

    @component FUIContactView {
      kind: View;
      stems: fdlFUIContactView;
    }
    @role view; @source web;
    fdlFUIContactView {
      background-color: Color;
    }
    @role text;
    fdlFUIContactView_descriptionLabel,
    fdlFUIContactView_headlineLabel,
    fdlFUIContactView_subheadlineLabel {
      font-color: Color;
      font-name: FontName;
      font-size: Number;
      font-style: UIFontTextStyle;
      text-align: TextAlign;
      text-line-clamp: Integer;
    }
    @role image;
    fdlFUIContactView_detailImageView {
      image-name: Image;
      tint-color: Color;
    }

    @component FUIObjectCell {
      superclass: NibDesignable;
      kind: View;
      stems: fdlFUIObjectCell;
      primary: yes;
      status: deprecated;
      note: "deprecated in sdk6, replaced by FUIObjectView";
    }
    @role cell; @source S4 sdk6;
    fdlFUIObjectCell {
      @note "the Swift class is deprecated in favour of FUIObjectView";
    }
    @role text;
    fdlFUIObjectCell_descriptionLabel,
    fdlFUIObjectCell_footnoteLabel,
    fdlFUIObjectCell_headlineLabel,
    fdlFUIObjectCell_statusLabel,
    fdlFUIObjectCell_subheadLabel,
    fdlFUIObjectCell_substatusLabel {
      @note "the Swift class is deprecated in favour of FUIObjectView";
    }

    @component FUIObjectCollectionViewCell {
      superclass: "FUITableViewAccessoryDrawingCollectionViewCell<FUIObjectView>";
      kind: CollectionViewCell;
      stems: fdlFUIObjectCollectionViewCell;
      primary: yes;
      note: "no theming section in the seeds";
    }
    @role cell; @source sdk6;
    fdlFUIObjectCollectionViewCell {
      background-color { bare | -selected }: Color;
      tint-color: Color;
    }
    @role text;
    fdlFUIObjectCollectionViewCell_descriptionLabel,
    fdlFUIObjectCollectionViewCell_footnoteLabel,
    fdlFUIObjectCollectionViewCell_headlineLabel,
    fdlFUIObjectCollectionViewCell_statusLabel,
    fdlFUIObjectCollectionViewCell_subheadlineLabel,
    fdlFUIObjectCollectionViewCell_substatusLabel {
      font-color: Color;
      font-name: FontName;
      font-size: Number;
      font-style: UIFontTextStyle;
      text-align: TextAlign;
      text-line-clamp: Integer;
    }
    @role image;
    fdlFUIObjectCollectionViewCell_detailImageView,
    fdlFUIObjectCollectionViewCell_statusImageView,
    fdlFUIObjectCollectionViewCell_substatusImageView {
      image-name: Image;
      tint-color: Color;
    }

    @component FUIObjectTableViewCell {
      superclass: "FUIObjectBaseTableViewCell<FUIObjectView>";
      kind: TableViewCell;
      stems: fdlFUIObjectTableViewCell, fdlObjectTableViewCell;
      primary: yes;
      note: "its labels are those of FUIObjectView; the web guide styles them through fdlFUIObjectView_*";
    }
    @role cell; @source S4 web sdk6;
    fdlFUIObjectTableViewCell {
      background-color { bare | -selected }: Color "guide example: background-color-selected: negative_darkBackground";
      tint-color: Color (S4 sdk6);
    }
    @role text; @source S4 sdk6;
    fdlFUIObjectTableViewCell_descriptionLabel,
    fdlFUIObjectTableViewCell_footnoteLabel,
    fdlFUIObjectTableViewCell_headlineLabel,
    fdlFUIObjectTableViewCell_statusLabel,
    fdlFUIObjectTableViewCell_subheadlineLabel,
    fdlFUIObjectTableViewCell_substatusLabel {
      font-color: Color;
      font-name: FontName;
      font-size: Number;
      font-style: UIFontTextStyle;
      text-align: TextAlign;
      text-line-clamp: Integer;
    }
    @role image;
    fdlObjectTableViewCell_detailImageView {
      @note "printed without FUI although the text paths of the same doc have it; fdlFUIObjectTableViewCell_detailImageView is not printed anywhere; accept both";
      image-name: Image;
      tint-color: Color;
    }
    fdlObjectTableViewCell_statusImageView {
      @note "printed without FUI although the text paths of the same doc have it; fdlFUIObjectTableViewCell_statusImageView is not printed anywhere; accept both";
      image-name: Image;
      tint-color: Color;
    }
    fdlObjectTableViewCell_substatusImageView {
      @note "printed without FUI although the text paths of the same doc have it; fdlFUIObjectTableViewCell_substatusImageView is not printed anywhere; accept both";
      image-name: Image;
      tint-color: Color;
    }
    @source ~S4;
    fdlFUIObjectTableViewCell_detailImageView {
      @attributes undocumented;
      @note "not printed; spelling with FUI that the text paths of the same doc have";
      @evidence inferred;
      image-name: <Image> "as for fdlObjectTableViewCell_detailImageView";
      tint-color: <Color> "as for fdlObjectTableViewCell_detailImageView";
    }
    fdlFUIObjectTableViewCell_statusImageView {
      @attributes undocumented;
      @note "not printed; spelling with FUI that the text paths of the same doc have";
      @evidence inferred;
      image-name: <Image> "as for fdlObjectTableViewCell_statusImageView";
      tint-color: <Color> "as for fdlObjectTableViewCell_statusImageView";
    }
    fdlFUIObjectTableViewCell_substatusImageView {
      @attributes undocumented;
      @note "not printed; spelling with FUI that the text paths of the same doc have";
      @evidence inferred;
      image-name: <Image> "as for fdlObjectTableViewCell_substatusImageView";
      tint-color: <Color> "as for fdlObjectTableViewCell_substatusImageView";
    }

    @component FUIObjectView {
      superclass: FUIObjectViewBase;
      kind: View;
      stems: fdlFUIObjectView, fdlFontStyle, fdlObjectCell, fdlObjectView;
      primary: yes;
    }
    @role view; @source S4 sdk6;
    fdlFUIObjectView {
      background-color: Color;
      tint-color: Color;
    }
    @role text;
    fdlFUIObjectView_descriptionLabel,
    fdlFUIObjectView_footnoteLabel,
    fdlFUIObjectView_statusLabel,
    fdlFUIObjectView_subheadlineLabel,
    fdlFUIObjectView_substatusLabel {
      font-color: Color;
      font-name: FontName;
      font-size: Number;
      font-style: UIFontTextStyle;
      text-align: TextAlign;
      text-line-clamp: Integer;
    }
    fdlObjectCell_descriptionLabel {
      @deprecated fdlFUIObjectView_descriptionLabel;
      @note "marked deprecated; successor listed in the same group";
      font-color: Color (deprecated);
      font-name: FontName (deprecated);
      font-size: Number (deprecated);
      font-style: UIFontTextStyle (deprecated);
      text-align: TextAlign (deprecated);
      text-line-clamp: Integer (deprecated);
    }
    fdlObjectCell_footnoteLabel {
      @deprecated fdlFUIObjectView_footnoteLabel;
      @note "marked deprecated; successor listed in the same group";
      font-color: Color (deprecated);
      font-name: FontName (deprecated);
      font-size: Number (deprecated);
      font-style: UIFontTextStyle (deprecated);
      text-align: TextAlign (deprecated);
      text-line-clamp: Integer (deprecated);
    }
    fdlObjectCell_headlineLabel {
      @deprecated fdlFUIObjectView_headlineLabel;
      @note "marked deprecated; successor listed in the same group";
      font-color: Color (deprecated);
      font-name: FontName (deprecated);
      font-size: Number (deprecated);
      font-style: UIFontTextStyle (deprecated);
      text-align: TextAlign (deprecated);
      text-line-clamp: Integer (deprecated);
    }
    fdlObjectCell_statusLabel {
      @deprecated fdlFUIObjectView_statusLabel;
      @note "marked deprecated; successor listed in the same group";
      font-color: Color (deprecated);
      font-name: FontName (deprecated);
      font-size: Number (deprecated);
      font-style: UIFontTextStyle (deprecated);
      text-align: TextAlign (deprecated);
      text-line-clamp: Integer (deprecated);
    }
    fdlObjectCell_subheadLabel {
      @deprecated fdlFUIObjectView_subheadlineLabel;
      @note "marked deprecated; successor listed in the same group";
      font-color: Color (deprecated);
      font-name: FontName (deprecated);
      font-size: Number (deprecated);
      font-style: UIFontTextStyle (deprecated);
      text-align: TextAlign (deprecated);
      text-line-clamp: Integer (deprecated);
    }
    fdlObjectCell_substatusLabel {
      @deprecated fdlFUIObjectView_substatusLabel;
      @note "marked deprecated; successor listed in the same group";
      font-color: Color (deprecated);
      font-name: FontName (deprecated);
      font-size: Number (deprecated);
      font-style: UIFontTextStyle (deprecated);
      text-align: TextAlign (deprecated);
      text-line-clamp: Integer (deprecated);
    }
    @source S4 web sdk6;
    fdlFUIObjectView_headlineLabel {
      @attribute-source S4 sdk6;
      font-color: Color (S4 web sdk6) "guide example value #1EE68A00";
      font-name: FontName;
      font-size: Number;
      font-style: UIFontTextStyle (S4 web sdk6);
      text-align: TextAlign;
      text-line-clamp: Integer;
    }
    @role image; @source S4 sdk6;
    fdlObjectView_detailImageView {
      @note "printed without FUI although the text paths of the same doc have it; fdlFUIObjectView_detailImageView is not printed anywhere; accept both";
      image-name: Image;
      tint-color: Color;
    }
    fdlObjectView_statusImageView {
      @note "printed without FUI although the text paths of the same doc have it; fdlFUIObjectView_statusImageView is not printed anywhere; accept both";
      image-name: Image;
      tint-color: Color;
    }
    fdlObjectView_substatusImageView {
      @note "printed without FUI although the text paths of the same doc have it; fdlFUIObjectView_substatusImageView is not printed anywhere; accept both";
      image-name: Image;
      tint-color: Color;
    }
    @source ~S4;
    fdlFUIObjectView_detailImageView {
      @attributes undocumented;
      @note "not printed; spelling with FUI that the text paths of the same doc have";
      @evidence inferred;
      image-name: <Image> "as for fdlObjectView_detailImageView";
      tint-color: <Color> "as for fdlObjectView_detailImageView";
    }
    fdlFUIObjectView_statusImageView {
      @attributes undocumented;
      @note "not printed; spelling with FUI that the text paths of the same doc have";
      @evidence inferred;
      image-name: <Image> "as for fdlObjectView_statusImageView";
      tint-color: <Color> "as for fdlObjectView_statusImageView";
    }
    fdlFUIObjectView_substatusImageView {
      @attributes undocumented;
      @note "not printed; spelling with FUI that the text paths of the same doc have";
      @evidence inferred;
      image-name: <Image> "as for fdlObjectView_substatusImageView";
      tint-color: <Color> "as for fdlObjectView_substatusImageView";
    }

    @component FUIWhatsNewCollectionItemView {
      superclass: FUIObjectView;
      kind: View;
      stems: fdlFUIWhatsNewCollectionItemView;
    }
    @role text; @source sdk6;
    fdlFUIWhatsNewCollectionItemView_descriptionLabel,
    fdlFUIWhatsNewCollectionItemView_footnoteLabel,
    fdlFUIWhatsNewCollectionItemView_headlineLabel,
    fdlFUIWhatsNewCollectionItemView_statusLabel,
    fdlFUIWhatsNewCollectionItemView_subheadlineLabel,
    fdlFUIWhatsNewCollectionItemView_substatusLabel;

    @component FUIWhatsNewCollectionViewCell {
      superclass: "FUIBaseDrawingCollectionViewCell<FUIWhatsNewCollectionItemView>";
      kind: CollectionViewCell;
      stems: fdlFUIWhatsNewCollectionViewCell;
    }
    @role text; @source sdk6;
    fdlFUIWhatsNewCollectionViewCell_descriptionLabel,
    fdlFUIWhatsNewCollectionViewCell_footnoteLabel,
    fdlFUIWhatsNewCollectionViewCell_headlineLabel,
    fdlFUIWhatsNewCollectionViewCell_statusLabel,
    fdlFUIWhatsNewCollectionViewCell_subheadlineLabel,
    fdlFUIWhatsNewCollectionViewCell_substatusLabel;
    """#
}
