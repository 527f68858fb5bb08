/*
 * Harbour: parts that the documents name without listing their attributes
 *
 * What is set here is what parts of the same kind take elsewhere. Nothing
 * promises that it works, so keep it in a sheet of its own and try it.
 */

/* ---- Cells and their backgrounds ---- */

fdlFUIButtonFormCell,
fdlFUIDatePickerFormCell,
fdlFUIDurationPickerFormCell,
fdlFUIFilterFormCell,
fdlFUIRangeSliderFormCell,
fdlFUIRatingControlFormCell,
fdlFUISegmentedControlFormCell,
fdlFUISliderFormCell,
fdlFUISwitchFormCell,
fdlFUITextFieldFormCell,
fdlFUIValuePickerFormCell,
fdlFUISimplePropertyCollectionViewCell,
fdlFUIBaseTableViewCell,
fdlFUIContactCell,
fdlFUIObjectCell,
fdlFUIHierarchyItemTableViewCell,
fdlFUIHierarchyCollectionItem,
fdlFUIBaseCollectionViewCell,
fdlFUIBaseItemCollectionViewCell,
fdlFUIItemCollectionViewCell,
fdlFUIImageCollectionViewCell {
    background-color: @secondaryGroupedBackground;
}

fdlFUIBaseTableViewCell_selectedBackgroundView,
fdlFUIBaseCollectionViewCell_selectedBackgroundView,
fdlFUIDatePickerFormCell_selectedBackgroundView {
    background-color: @informationBackground;
}

fdlFUICollectionItemView, fdlFUIImageCollectionItemView {
    background-color: clear;
}

fdlFUIGridRowImageItem {
    tint-color: @tintColor;
}

/* ---- Form cells: keys and values ---- */

fdlFUIDatePickerFormCell_keyLabel,
fdlFUIDurationPickerFormCell_keyLabel,
fdlFUIFilterFormCell_keyLabel,
fdlFUISegmentedControlFormCell_keyLabel,
fdlFUISliderFormCell_keyLabel,
fdlFUIValuePickerFormCell_keyLabel,
fdlFUISimplePropertyCollectionViewCell_keyLabel {
    font-style: subheadline;
    font-color: @primaryLabel;
}

fdlFUIDatePickerFormCell_valueLabel,
fdlFUIDurationPickerFormCell_valueLabel,
fdlFUISliderFormCell_valueTextField,
fdlFUIValuePickerFormCell_valueTextField,
fdlFUISimplePropertyCollectionViewCell_valueTextField,
fdlFUITextField {
    font-style: body;
    font-color: @primaryLabel;
}

/* While the picker is open. */
fdlFUIDatePickerFormCell_valueLabel_selected,
fdlFUIDurationPickerFormCell_valueLabel_selected,
fdlFUIValuePickerFormCell_valueTextField_selected {
    font-style: body;
    font-color: @tintColor;
}

fdlFUIButtonFormCell_button {
    font-color: @tintColor;
}

fdlFUITextField_clearButton {
    tint-color: @tertiaryLabel;
}

/* ---- Filter ---- */

fdlFUIFilterFormCell_item_contentView {
    border-color: @separatorOpaque;
}

fdlFUIFilterFormCell_item_contentView_selected {
    border-color: @tintColor;
}

fdlFUIFilterFormCell_item_titleLabel {
    font-style: subheadline;
    font-color: @secondaryLabel;
}

fdlFUIFilterFormCell_item_titleLabel_selected {
    font-style: subheadline;
    font-color: @tintColor;
}

fdlFUIFilterFeedbackControl_lineView {
    background-color: @separatorOpaque;
}

/* ---- Validation message below a form cell ---- */

fdlFUIInlineValidationView, fdlFUIInlineValidationView_backgroundView {
    background-color: @negativeBackground;
}

fdlFUIInlineValidationView_separatorView {
    background-color: @negativeLabel;
}

fdlFUIInlineValidationView_titleLabel {
    font-style: footnote;
    font-color: @negativeLabel;
}

/* ---- Object cell, contact, profile, what's new ---- */

fdlFUIObjectCell_headlineLabel,
fdlFUIContactCell_headlineLabel,
fdlFUIWhatsNewCollectionViewCell_headlineLabel,
fdlFUIWhatsNewCollectionItemView_headlineLabel {
    font-style: headline;
    font-color: @primaryLabel;
}

fdlFUIObjectCell_subheadLabel,
fdlFUIContactCell_subheadlineLabel,
fdlFUIProfileHeader_subheadlineLabel,
fdlFUIWhatsNewCollectionViewCell_subheadlineLabel,
fdlFUIWhatsNewCollectionItemView_subheadlineLabel {
    font-style: subheadline;
    font-color: @secondaryLabel;
}

fdlFUIObjectCell_descriptionLabel,
fdlFUIContactCell_descriptionLabel,
fdlFUIProfileHeader_descriptionLabel,
fdlFUIWhatsNewCollectionViewCell_descriptionLabel,
fdlFUIWhatsNewCollectionItemView_descriptionLabel {
    font-style: subheadline;
    font-color: @secondaryLabel;
}

fdlFUIObjectCell_footnoteLabel,
fdlFUIWhatsNewCollectionViewCell_footnoteLabel,
fdlFUIWhatsNewCollectionItemView_footnoteLabel {
    font-style: footnote;
    font-color: @tertiaryLabel;
}

fdlFUIObjectCell_statusLabel,
fdlFUIWhatsNewCollectionViewCell_statusLabel,
fdlFUIWhatsNewCollectionItemView_statusLabel {
    font-style: subheadline;
    font-color: @criticalLabel;
}

fdlFUIObjectCell_substatusLabel,
fdlFUIWhatsNewCollectionViewCell_substatusLabel,
fdlFUIWhatsNewCollectionItemView_substatusLabel {
    font-style: footnote;
    font-color: @neutralLabel;
}

/* ---- Headers ---- */

fdlFUIProfileHeader,
fdlFUIProfileHeader_background,
fdlFUIHierarchyViewHeader,
fdlFUIListPickerHeaderView {
    background-color: @header;
}

fdlFUIProfileHeader_headlineLabel {
    font-style: title3;
    font-color: @primaryLabel;
}

fdlFUIProfileHeader_imageView {
    tint-color: @tintColor;
}

fdlFUIHierarchyViewHeader_title, fdlFUIListPickerHeaderView_titleLabel {
    font-style: headline;
    font-color: @primaryLabel;
}

fdlFUIHierarchyViewHeader_leftButton, fdlFUIHierarchyViewHeader_rightButton {
    font-color: @tintColor;
}

/* ---- Hierarchy and grid ---- */

fdlFUIHierarchyItemTableViewCell_title, fdlFUIGridRowHeaderItem_label {
    font-style: headline;
    font-color: @primaryLabel;
}

fdlFUIHierarchyItemTableViewCell_subtitle {
    font-style: subheadline;
    font-color: @secondaryLabel;
}

fdlFUIHierarchyItemTableViewCell_footnote {
    font-style: footnote;
    font-color: @tertiaryLabel;
}

fdlFUIHierarchyItemTableViewCell_detailImageView {
    tint-color: @tintColor;
}

fdlFUIGridRowTextItem_label {
    font-style: subheadline;
    font-color: @secondaryLabel;
}

fdlFUIGridRowTextItem_font_firstTextItem, fdlFUIGridRowSummaryItem_label {
    font-style: subheadline;
    font-color: @primaryLabel;
}
