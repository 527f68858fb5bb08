// Generated from Grammar/catalog/form-cells.nssc by NSSCatalogTests (NSS_UPDATE=1). Edit that file instead.
extension CatalogText {
  static let formCells: StaticString = #"""
    /* Form cells and the views inside them. The notation is explained in README.md. */

    @component FUIAttachmentsCollectionViewCell {
      superclass: "FUIInlineValidationDrawingCollectionViewCell<FUIAttachmentCellView>";
      kind: CollectionViewCell;
    }

    @component FUIAttachmentsFormCell {
      superclass: FUIInlineValidationTableViewCell;
      kind: FormCell;
      stems: fdlFUIAddButtonCell, fdlFUIAttachmentsFormCell, fdlFUIAttachmentsFormView, fdlFUIAttachmentsViewController, fdlFUIFileThumbnailCollectionItemView, fdlFUIThumbnailCollectionItemView;
      primary: yes;
      note: "superclass in sdk6: NibDesignableFUIBaseTableViewCell";
    }
    @role button; @source S0 sdk6;
    fdlFUIAddButtonCell_addButton {
      image: Image;
      tint-color: Color;
    }
    @role cell;
    fdlFUIAttachmentsFormCell_addButtonCell,
    fdlFUIAttachmentsFormCell_thumbnailCell {
      border-color: Color;
      border-width: Integer;
      corner-radius: Integer;
    }
    @role text;
    fdlFUIAttachmentsFormView_attachmentTitleLabel,
    fdlFUIFileThumbnailCollectionItemView_titleLabel {
      font-color: Color;
      font-style: UIFontTextStyle;
    }
    @source S0;
    fdlFUIThumbnailCollectionItemView_footnote,
    fdlFUIThumbnailCollectionItemView_subtitle {
      font-color: Color;
      font-style: UIFontTextStyle;
    }
    @role image; @source S0 sdk6;
    fdlFUIFileThumbnailCollectionItemView_detailImageView {
      tint-color: Color;
    }

    @component FUIAttachmentsViewController {
      superclass: UIViewController;
      kind: ViewController;
      stems: fdlFUIAttachmentsViewController;
    }
    @role view; @source sdk6;
    fdlFUIAttachmentsViewController;
    @role text; @source S0 sdk6;
    fdlFUIAttachmentsViewController_alertActionTitle {
      @listed-by FUIAttachmentsFormCell, FUIAttachmentsViewController;
      font-color: Color;
      font-style: UIFontTextStyle;
    }

    @component FUIButtonFormCell {
      superclass: FUIInlineValidationTableViewCell;
      kind: FormCell;
      stems: fdlFUIButtonFormCell;
      primary: yes;
    }
    @role cell; @source S0 sdk6;
    fdlFUIButtonFormCell;
    @role button;
    fdlFUIButtonFormCell_button;

    @component FUIDatePickerFormCell {
      superclass: FUIInlineValidationTableViewCell;
      kind: FormCell;
      stems: fdlFUIDatePickerFormCell;
      primary: yes;
    }
    @role cell; @source S0 sdk6;
    fdlFUIDatePickerFormCell;
    @role text;
    fdlFUIDatePickerFormCell_keyLabel,
    fdlFUIDatePickerFormCell_valueLabel,
    fdlFUIDatePickerFormCell_valueLabel_selected;
    @role view;
    fdlFUIDatePickerFormCell_selectedBackgroundView;

    @component FUIDurationPickerFormCell {
      superclass: FUIInlineValidationTableViewCell;
      kind: FormCell;
      stems: fdlFUIDurationPickerFormCell;
      primary: yes;
    }
    @role cell; @source S0 sdk6;
    fdlFUIDurationPickerFormCell;
    @role text;
    fdlFUIDurationPickerFormCell_keyLabel,
    fdlFUIDurationPickerFormCell_valueLabel,
    fdlFUIDurationPickerFormCell_valueLabel_selected;

    @component FUIFilterFormCell {
      superclass: "FUIInlineValidationDrawingTableViewCell<FUIFilterFormView>";
      kind: FormCell;
      stems: fdlFUIFilterFormCell;
      primary: yes;
      note: "superclass in sdk6: FUIInlineValidationTableViewCell";
    }
    @role cell; @source S0 sdk6;
    fdlFUIFilterFormCell;
    @role view;
    fdlFUIFilterFormCell_item_contentView,
    fdlFUIFilterFormCell_item_contentView_selected;
    @role text;
    fdlFUIFilterFormCell_item_titleLabel,
    fdlFUIFilterFormCell_item_titleLabel_selected,
    fdlFUIFilterFormCell_keyLabel;

    @component FUIFormCellContentView {
      superclass: "FUITintableDrawingView<T>";
      kind: View;
    }

    @component FUIFormTableViewController {
      superclass: UITableViewController;
      kind: ViewController;
      primary: yes;
      note: "no theming section";
    }

    @component FUIInlineSignatureFormCell {
      superclass: "FUIInlineValidationDrawingTableViewCell<FUIInlineSignatureFormView>";
      kind: FormCell;
      primary: yes;
      note: "no class paths of its own; theming is that of FUIInlineSignatureFormView";
    }

    @component FUIInlineSignatureFormView {
      kind: View;
      stems: fdlFUIInlineSignatureFormView;
    }
    @role view; @source web;
    fdlFUIInlineSignatureFormView {
      drawing-area-background-color: Color;
      signature-line-color: Color;
      stroke-color: Color;
      stroke-width: Number;
      xmark-color: Color;
    }
    @role text;
    fdlFUIInlineSignatureFormView_cancelActionTitle,
    fdlFUIInlineSignatureFormView_clearActionTitle,
    fdlFUIInlineSignatureFormView_restartActionTitle,
    fdlFUIInlineSignatureFormView_saveActionTitle,
    fdlFUIInlineSignatureFormView_startActionTitle,
    fdlFUIInlineSignatureFormView_title,
    fdlFUIInlineSignatureFormView_watermarkText {
      font-color: Color;
      font-style: UIFontTextStyle;
    }

    @component FUIInlineValidationTableViewCell {
      superclass: NibDesignableFUIBaseTableViewCell;
      kind: TableViewCell;
      primary: yes;
      note: "base class of form cells; no theming section";
    }

    @component FUIInlineValidationUIControlTintTableViewCell {
      superclass: FUIInlineValidationTableViewCell;
      kind: TableViewCell;
      primary: yes;
    }

    @component FUIInlineValidationView {
      superclass: NibDesignable;
      kind: View;
      stems: fdlFUIInlineValidationView;
      primary: yes;
    }
    @role view; @source S0 sdk6;
    fdlFUIInlineValidationView,
    fdlFUIInlineValidationView_backgroundView,
    fdlFUIInlineValidationView_separatorView;
    @role text;
    fdlFUIInlineValidationView_titleLabel;

    @component FUIKeyValueFormCell {
      superclass: FUINoteFormCell;
      kind: FormCell;
      stems: fdlFUIKeyValueFormCell;
      primary: yes;
    }
    @role text; @source S0 sdk6;
    fdlFUIKeyValueFormCell_placeholder {
      font-color: Color;
      font-style: UIFontTextStyle;
    }
    fdlFUIKeyValueFormCell_title {
      font-color: Color;
      font-style { bare | -disabled }: UIFontTextStyle;
      tint-color { -disabled }: Color;
    }
    @source S0;
    fdlFUIKeyValueFormCell_subtitle {
      font-color: Color;
      font-style: UIFontTextStyle;
    }
    @role textField; @source S0 sdk6;
    fdlFUIKeyValueFormCell_valueText {
      @listed-by FUINoteFormCell, FUIKeyValueFormCell;
      font-color: Color;
      font-style { bare | -disabled }: UIFontTextStyle;
      tint-color { -disabled }: Color;
    }

    @component FUIListPickerFormCell {
      superclass: FUIInlineValidationTableViewCell;
      kind: FormCell;
      stems: fdlFUIListPickerFormCell;
      primary: yes;
    }
    @role text; @source S0 S1 sdk6;
    fdlFUIListPickerFormCell_keyLabel,
    fdlFUIListPickerFormCell_valueLabel {
      font-color: Color;
      font-style: UIFontTextStyle;
    }
    fdlFUIListPickerFormCell_keyLabel-disabled {
      @note "state joined to the class path by a hyphen";
      font-color: Color;
      font-style: UIFontTextStyle;
    }
    @role view;
    fdlFUIListPickerFormCell_selectedBackgroundView {
      background-color: Color;
    }

    @component FUINoteFormCell {
      superclass: "FUIAutofittingDrawingTableViewCell<FUINoteFormCellContentView>";
      kind: FormCell;
      stems: fdlFUINoteFormCell;
      primary: yes;
    }
    @role text; @source S0 sdk6;
    fdlFUINoteFormCell_placeholder {
      font-color: Color;
      font-style: UIFontTextStyle;
    }
    @role textField;
    fdlFUINoteFormCell_valueText {
      font-color: Color;
      font-style { bare | ~-disabled }: UIFontTextStyle "disabled: inferred, see misprint M01";
      tint-color { ~-disabled }: <Color> (inferred, ~S0) "the TINTABLE group of FUINoteFormCell prints fdlFUIKeyValueFormCell_valueText (misprint M01)";
    }

    @component FUIOrderPickerCollectionViewCell {
      superclass: "FUIBaseDrawingCollectionViewCell<FUIOrderPickerFormView>";
      kind: CollectionViewCell;
    }

    @component FUIOrderPickerFormCell {
      superclass: "FUIInlineValidationDrawingTableViewCell<FUIOrderPickerFormView>";
      kind: FormCell;
    }

    @component FUIOrderPickerFormItemCell {
      superclass: "FUIBaseDrawingTableViewCell<FUIOrderPickerFormItemView>";
      kind: FormCell;
      stems: fdlFUIOrderPickerFormItemView;
      note: "class path stem FUIOrderPickerFormItemView";
    }
    @role image; @source web;
    fdlFUIOrderPickerFormItemView_leadingImageView {
      font-style: UIFontTextStyle "odd: a font attribute on an image view";
      image-name: UIImage;
      tint-color: UIColor;
    }
    @role text;
    fdlFUIOrderPickerFormItemView_subtitle,
    fdlFUIOrderPickerFormItemView_title {
      font-color: Color;
      font-style: UIFontTextStyle;
    }

    @component FUIOrderPickerFormView {
      superclass: "FUITintableDrawingView<FUIControlState>";
      kind: View;
    }

    @component FUIRangeSliderFormCell {
      superclass: "FUIInlineValidationDrawingTableViewCell<FUIRangeSliderContentView>";
      kind: FormCell;
      stems: fdlFUIRangeSliderFormCell;
      primary: yes;
    }
    @role cell; @source S0;
    fdlFUIRangeSliderFormCell;
    @role text;
    fdlFUIRangeSliderFormCell_hintText {
      font-color { -disabled }: Color;
      font-style { -disabled }: UIFont.TextStyle;
    }
    fdlFUIRangeSliderFormCell_keyText {
      font-color { -highlighted | -disabled }: Color;
      font-style { -highlighted | -disabled }: UIFont.TextStyle;
    }
    @role slider;
    fdlFUIRangeSliderFormCell_slider {
      thumb-tint-color { -disabled }: Color;
      track-selection-color { -disabled }: Color;
      track-tint-color { -disabled }: Color;
    }
    @role textField;
    fdlFUIRangeSliderFormCell_textFields {
      border-color { -highlighted | -readonly }: Color;
      font-color { -disabled }: Color;
      font-style { -disabled }: UIFont.TextStyle;
    }

    @component FUIRatingControlFormCell {
      superclass: "FUIInlineValidationDrawingTableViewCell<FUIRatingControlContentView>";
      kind: FormCell;
      stems: fdlFUIRatingControlFormCell;
    }
    @role cell; @source web sdk6;
    fdlFUIRatingControlFormCell;
    @role unknown;
    fdlFUIRatingControlFormCell_ratingControl {
      off-color { -standard | -accented | -editable-disabled | ~-editable }: Color "-editable-disabled is printed twice; the second is taken as -editable";
      off-image { -standard | -editable }: Image (sdk6);
      on-color { -standard | -accented | -editable-disabled | ~-editable }: Color "-editable-disabled is printed twice; the second is taken as -editable";
      on-image { -standard | -editable }: Image (sdk6);
    }
    @role text;
    fdlFUIRatingControlFormCell_title {
      font-color: Color;
      font-style: UIFontTextStyle;
    }

    @component FUISegmentedControlFormCell {
      superclass: "FUIInlineValidationDrawingTableViewCell<FUISegmentedControlFormView>";
      kind: FormCell;
      stems: fdlFUISegmentedControlFormCell;
      primary: yes;
      status: deprecated;
      note: "superclass in sdk6: FUIInlineValidationTableViewCell; deprecated in the seeds: replaced by FUIFilterFormCell";
    }
    @role cell; @source S0 sdk6;
    fdlFUISegmentedControlFormCell;
    @role text;
    fdlFUISegmentedControlFormCell_keyLabel;

    @component FUISimplePropertyCollectionViewCell {
      superclass: NibDesignableFUIBaseCollectionViewCell;
      kind: CollectionViewCell;
      stems: fdlFUISimplePropertyCollectionViewCell;
    }
    @role cell; @source web sdk6;
    fdlFUISimplePropertyCollectionViewCell;
    @role text;
    fdlFUISimplePropertyCollectionViewCell_keyLabel;
    @role textField;
    fdlFUISimplePropertyCollectionViewCell_valueTextField;

    @component FUISimplePropertyFormCell {
      kind: FormCell;
      primary: yes;
      note: "named in a list and in a sample only, no section of its own; not public in sdk6";
    }

    @component FUISliderFormCell {
      superclass: FUIInlineValidationTableViewCell;
      kind: FormCell;
      stems: fdlFUISliderFormCell;
      primary: yes;
    }
    @role cell; @source S0 sdk6;
    fdlFUISliderFormCell;
    @role text;
    fdlFUISliderFormCell_keyLabel;
    @role textField;
    fdlFUISliderFormCell_valueTextField;

    @component FUIStepperFormCell {
      superclass: "FUIInlineValidationDrawingTableViewCell<FUIStepperView>";
      kind: FormCell;
      stems: fdlFUIStepperFormCell;
      primary: yes;
      conforms: "FUITintAttributesProvider (S0,S3)";
    }
    @role button; @source S0 S3;
    fdlFUIStepperFormCell_decreaseButton,
    fdlFUIStepperFormCell_increaseButton {
      font-color { -disabled }: Color;
    }
    @role text;
    fdlFUIStepperFormCell_hintText {
      font-color { -disabled }: Color;
      font-style { -disabled }: UIFont.TextStyle;
    }
    fdlFUIStepperFormCell_keyText {
      font-color { -highlighted | -disabled }: Color;
      font-style { -highlighted | -disabled }: UIFont.TextStyle;
    }
    @role textField;
    fdlFUIStepperFormCell_valueText {
      border-color { -highlighted | -disabled }: Color;
      font-color { -disabled }: Color;
      font-style { -disabled }: UIFont.TextStyle;
    }

    @component FUISwitchFormCell {
      superclass: "FUIInlineValidationDrawingTableViewCell<FUISwitchFormView>";
      kind: FormCell;
      stems: fdlFUISwitchFormCell;
      primary: yes;
    }
    @role cell; @source S0 sdk6;
    fdlFUISwitchFormCell {
      @note "block holds comments only (unnamed table view cell attributes)";
    }
    @role switch;
    fdlFUISwitchFormCell_switch {
      @attribute-source S0;
      @evidence block;
      border-color { -enabled-selected | -enabled-unselected | -disabled-selected | -disabled-unselected }: <Color> "border; newer form, preferred since SDK 9.0";
      on-tint-color: <Color> (S0 sdk6) "older form; the newer one is preferred since SDK 9.0";
      thumb-color { -enabled-selected | -enabled-unselected | -disabled-selected | -disabled-unselected }: <Color> "knob; newer form, preferred since SDK 9.0";
      tint-color: <Color> (S0 sdk6);
      track-color { -enabled-selected | -enabled-unselected | -disabled-selected | -disabled-unselected }: <Color> "track; newer form, preferred since SDK 9.0";
      view-alpha { -enabled-selected | -enabled-unselected | -disabled-selected | -disabled-unselected }: <Number> "opacity of the view; newer form, preferred since SDK 9.0";
    }
    @role text;
    fdlFUISwitchFormCell_title {
      @evidence block;
      font-color: <Color>;
      font-name: <FontName> "printed as font { -style | -name | -size }: name parts, not states";
      font-size: <Number> "printed as font { -style | -name | -size }: name parts, not states";
      font-style: <TextStyle> "printed as font { -style | -name | -size }: name parts, not states";
      text-align: <TextAlign>;
      text-line-clamp: <Integer>;
    }

    @component FUITextFieldCollectionViewCell {
      superclass: "FUIInlineValidationDrawingCollectionViewCell<FUITextFieldContentView>";
      kind: CollectionViewCell;
      stems: fdlFUITextFieldFormCell;
      primary: yes;
      note: "documents the class paths of FUITextFieldFormCell; implements FUIFormCell";
    }

    @component FUITextFieldFormCell {
      superclass: "FUIInlineValidationDrawingTableViewCell<FUITextFieldContentView>";
      kind: FormCell;
      stems: fdlFUITextFieldFormCell;
      primary: yes;
      conforms: "FUITintAttributesProvider (S0)";
    }
    @role cell; @source S0 S2 sdk6;
    fdlFUITextFieldFormCell {
      @listed-by FUITextFieldFormCell, FUITextFieldCollectionViewCell;
    }
    @role button;
    fdlFUITextFieldFormCell_alternativeInputButton {
      @listed-by FUITextFieldFormCell, FUITextFieldCollectionViewCell;
      background-color: Color;
      font-color: Color;
    }
    @role text; @source sdk6;
    fdlFUITextFieldFormCell_keyLabel {
      @also fdlFUITextFieldFormCell_keyText;
      @note "older spelling (sdk6); the seeds print fdlFUITextFieldFormCell_keyText";
      font-color: Color;
      font-style: UIFontTextStyle;
      placeholder-color: Color;
    }
    @source S0 S2;
    fdlFUITextFieldFormCell_keyText {
      @listed-by FUITextFieldFormCell, FUITextFieldCollectionViewCell;
      font-color: Color;
      font-style: UIFontTextStyle;
      placeholder-color: Color;
    }
    @role textField; @source sdk6;
    fdlFUITextFieldFormCell_valueTextField {
      @also fdlFUITextFieldFormCell_valueText;
      @note "older spelling (sdk6); the seeds print fdlFUITextFieldFormCell_valueText";
      font-color: Color;
      font-style: UIFontTextStyle;
      placeholder-color: Color;
    }
    @source S0 S2;
    fdlFUITextFieldFormCell_valueText {
      @listed-by FUITextFieldFormCell, FUITextFieldCollectionViewCell;
      font-color: Color;
      font-style: UIFontTextStyle;
      placeholder-color: Color;
    }

    @component FUITitleFormCell {
      superclass: FUIInlineValidationUIControlTintTableViewCell;
      kind: FormCell;
      stems: fdlFUITitleFormCell;
      primary: yes;
      conforms: "FUIStateReadOnly (S0)";
      note: "superclass in sdk6: FUIInlineValidationTableViewCell";
    }
    @role cell; @source S0 sdk6;
    fdlFUITitleFormCell {
      @attribute-source S0;
      background-color { bare | -disabled | -readonly }: Color;
    }
    @role textField;
    fdlFUITitleFormCell_valueTextField {
      font-color { bare | -disabled | -readonly }: Color "overridden by tint-color-disabled in the disabled state";
      font-style { bare | -disabled | -readonly }: UIFontTextStyle (S0);
      placeholder-color: Color (S0);
      tint-color { -disabled }: <Color> (prose) "tint-color-disabled is named in a remark only, not in the attribute list; class path inferred from the text colour it overrides";
    }

    @component FUITitleFormCollectionViewCell {
      superclass: "FUIInlineValidationDrawingCollectionViewCell<FUITitleFormView>";
      kind: CollectionViewCell;
      conforms: "FUITintAttributesProvider (web)";
    }

    @component FUIValuePickerFormCell {
      superclass: FUIInlineValidationTableViewCell;
      kind: FormCell;
      stems: fdlFUIValuePickerFormCell;
      primary: yes;
    }
    @role cell; @source S0 sdk6;
    fdlFUIValuePickerFormCell;
    @role text;
    fdlFUIValuePickerFormCell_keyLabel;
    @role textField;
    fdlFUIValuePickerFormCell_valueTextField,
    fdlFUIValuePickerFormCell_valueTextField_selected;

    @component FUIStepperCollectionViewCell {
      kind: CollectionViewCell;
      conforms: "FUITintAttributesProvider (web)";
      note: "web; theming presumably that of FUIStepperFormCell (~)";
    }
    """#
}
