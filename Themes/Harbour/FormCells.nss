/*
 * Harbour: form cells
 *
 * Every part and state of the form cells whose attributes are documented.
 * The colours are palette names: the SDK's own, unless Palette.nss redefines them.
 */

@regularFont: AvenirNext-Regular;
@cornerRadius: 10;
@lineWidth: 1;
@disabledAlpha: 0.4;

/* Images of the app's bundle: put yours here. */
@addImage: harbour-add;
@leadingImage: harbour-drag;
@fullStarImage: harbour-star-full;
@emptyStarImage: harbour-star-empty;

/* ---- Title ---- */

fdlFUITitleFormCell {
    background-color: @secondaryGroupedBackground;
    background-color-disabled: @tertiaryGroupedBackground;
    background-color-readonly: @tertiaryGroupedBackground;
}

/* When disabled, tint-color beats font-color: both say the same here. */
fdlFUITitleFormCell_valueTextField {
    tint-color-disabled: @quaternaryLabel;
    font-style: title3;
    font-style-disabled: title3;
    font-style-readonly: title3;
    font-color: @primaryLabel;
    font-color-disabled: @quaternaryLabel;
    font-color-readonly: @secondaryLabel;
    placeholder-color: @tertiaryLabel;
}

/* ---- Text field ---- */

fdlFUITextFieldFormCell_keyText, fdlFUITextFieldFormCell_keyLabel {
    font-style: subheadline;
    font-color: @primaryLabel;
    placeholder-color: @tertiaryLabel;
}

fdlFUITextFieldFormCell_valueText, fdlFUITextFieldFormCell_valueTextField {
    font-style: body;
    font-color: @primaryLabel;
    placeholder-color: @tertiaryLabel;
}

fdlFUITextFieldFormCell_alternativeInputButton {
    background-color: clear;
    font-color: @tintColor;
}

/* ---- Key and value, note ---- */

fdlFUIKeyValueFormCell_title {
    tint-color-disabled: @quaternaryLabel;
    font-style: subheadline;
    font-style-disabled: subheadline;
    font-color: @primaryLabel;
}

fdlFUIKeyValueFormCell_subtitle {
    font-style: footnote;
    font-color: @secondaryLabel;
}

fdlFUIKeyValueFormCell_valueText {
    tint-color-disabled: @quaternaryLabel;
    font-style: body;
    font-style-disabled: body;
    font-color: @primaryLabel;
}

fdlFUIKeyValueFormCell_placeholder, fdlFUINoteFormCell_placeholder {
    font-style: body;
    font-color: @tertiaryLabel;
}

fdlFUINoteFormCell_valueText {
    font-style: body;
    font-color: @primaryLabel;
}

/* ---- List picker ---- */

fdlFUIListPickerFormCell_keyLabel {
    font-style: subheadline;
    font-color: @primaryLabel;
}

/* This one carries its state in the name of the class, not in the attribute. */
fdlFUIListPickerFormCell_keyLabel-disabled {
    font-style: subheadline;
    font-color: @quaternaryLabel;
}

fdlFUIListPickerFormCell_valueLabel {
    font-style: body;
    font-color: @secondaryLabel;
}

fdlFUIListPickerFormCell_selectedBackgroundView {
    background-color: @informationBackground;
}

/* ---- Order picker ---- */

fdlFUIOrderPickerFormItemView_title {
    font-style: body;
    font-color: @primaryLabel;
}

fdlFUIOrderPickerFormItemView_subtitle {
    font-style: footnote;
    font-color: @secondaryLabel;
}

fdlFUIOrderPickerFormItemView_leadingImageView {
    tint-color: @tintColor;
    font-style: body;
    image-name: @leadingImage;
}

/* ---- Stepper ---- */

fdlFUIStepperFormCell_keyText {
    font-style-highlighted: subheadline;
    font-style-disabled: subheadline;
    font-color-highlighted: @tintColor;
    font-color-disabled: @quaternaryLabel;
}

fdlFUIStepperFormCell_valueText {
    font-style-disabled: body;
    font-color-disabled: @quaternaryLabel;
    border-color-highlighted: @tintColor;
    border-color-disabled: @separator;
}

fdlFUIStepperFormCell_hintText {
    font-style-disabled: footnote;
    font-color-disabled: @quaternaryLabel;
}

fdlFUIStepperFormCell_increaseButton, fdlFUIStepperFormCell_decreaseButton {
    font-color-disabled: @quaternaryLabel;
}

/* ---- Range slider ---- */

fdlFUIRangeSliderFormCell_keyText {
    font-style-highlighted: subheadline;
    font-style-disabled: subheadline;
    font-color-highlighted: @tintColor;
    font-color-disabled: @quaternaryLabel;
}

fdlFUIRangeSliderFormCell_textFields {
    font-style-disabled: body;
    font-color-disabled: @quaternaryLabel;
    border-color-highlighted: @tintColor;
    border-color-readonly: @separator;
}

fdlFUIRangeSliderFormCell_hintText {
    font-style-disabled: footnote;
    font-color-disabled: @quaternaryLabel;
}

fdlFUIRangeSliderFormCell_slider {
    thumb-tint-color-disabled: @separatorOpaque;
    track-tint-color-disabled: @separatorOpaque;
    track-selection-color-disabled: @quaternaryLabel;
}

/* ---- Switch ---- */

fdlFUISwitchFormCell_title {
    font-style: body;
    font-name: @regularFont;
    font-size: 17;
    font-color: @primaryLabel;
    text-align: left;
    text-line-clamp: 1;
}

/* Since SDK 9 the thumb, track and border colours win over the first two. */
fdlFUISwitchFormCell_switch {
    tint-color: @contrastElement;
    on-tint-color: @tintColor;
    border-color-enabled-selected: @tintColor;
    border-color-enabled-unselected: @contrastElement;
    border-color-disabled-selected: @separatorOpaque;
    border-color-disabled-unselected: @separatorOpaque;
    thumb-color-enabled-selected: @baseWhite;
    thumb-color-enabled-unselected: @baseWhite;
    thumb-color-disabled-selected: @baseWhite;
    thumb-color-disabled-unselected: @baseWhite;
    track-color-enabled-selected: @tintColor;
    track-color-enabled-unselected: @contrastElement;
    track-color-disabled-selected: @tintColor;
    track-color-disabled-unselected: @contrastElement;
    view-alpha-enabled-selected: 1;
    view-alpha-enabled-unselected: 1;
    view-alpha-disabled-selected: @disabledAlpha;
    view-alpha-disabled-unselected: @disabledAlpha;
}

/* ---- Rating ---- */

fdlFUIRatingControlFormCell_title {
    font-style: subheadline;
    font-color: @primaryLabel;
}

fdlFUIRatingControlFormCell_ratingControl {
    off-color-standard: @separatorOpaque;
    off-color-accented: @contrastElement;
    off-color-editable-disabled: @separatorOpaque;
    off-image-standard: @emptyStarImage;
    off-image-editable: @emptyStarImage;
    on-color-standard: @mango6;
    on-color-accented: @tintColor;
    on-color-editable-disabled: @quaternaryLabel;
    on-image-standard: @fullStarImage;
    on-image-editable: @fullStarImage;
}

/* ---- Attachments ---- */

fdlFUIAttachmentsFormView_attachmentTitleLabel {
    font-style: subheadline;
    font-color: @primaryLabel;
}

fdlFUIAttachmentsFormCell_addButtonCell {
    border-color: @tintColor;
    border-width: @lineWidth;
    corner-radius: @cornerRadius;
}

fdlFUIAttachmentsFormCell_thumbnailCell {
    border-color: @separatorOpaque;
    border-width: @lineWidth;
    corner-radius: @cornerRadius;
}

fdlFUIAddButtonCell_addButton {
    tint-color: @tintColor;
    image: @addImage;
}

fdlFUIFileThumbnailCollectionItemView_titleLabel {
    font-style: footnote;
    font-color: @secondaryLabel;
}

fdlFUIFileThumbnailCollectionItemView_detailImageView {
    tint-color: @tintColor;
}

fdlFUIThumbnailCollectionItemView_subtitle, fdlFUIThumbnailCollectionItemView_footnote {
    font-style: footnote;
    font-color: @tertiaryLabel;
}

fdlFUIAttachmentsViewController_alertActionTitle {
    font-style: body;
    font-color: @tintColor;
}

/* ---- Signature ---- */

fdlFUIInlineSignatureFormView {
    drawing-area-background-color: @tertiaryBackground;
    signature-line-color: @separatorOpaque;
    stroke-color: @primaryLabel;
    stroke-width: 2;
    xmark-color: @tertiaryLabel;
}

fdlFUIInlineSignatureFormView_title {
    font-style: subheadline;
    font-color: @primaryLabel;
}

fdlFUIInlineSignatureFormView_watermarkText {
    font-style: footnote;
    font-color: @tertiaryLabel;
}

fdlFUIInlineSignatureFormView_startActionTitle, fdlFUIInlineSignatureFormView_saveActionTitle {
    font-style: headline;
    font-color: @tintColor;
}

fdlFUIInlineSignatureFormView_restartActionTitle, fdlFUIInlineSignatureFormView_cancelActionTitle {
    font-style: body;
    font-color: @tintColor;
}

fdlFUIInlineSignatureFormView_clearActionTitle {
    font-style: body;
    font-color: @negativeLabel;
}
