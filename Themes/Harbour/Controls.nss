/*
 * Harbour: buttons, KPIs, rating and segmented controls
 *
 * The colours are palette names: the SDK's own, unless Palette.nss redefines them.
 */

@regularFont: AvenirNext-Regular;
@strongFont: AvenirNext-DemiBold;

/* Images of the app's bundle: put yours here. */
@fullStarImage: harbour-star-full;
@halfStarImage: harbour-star-half;
@emptyStarImage: harbour-star-empty;

/* ---- Button ---- */

/* Images and shadows are left to the app. */
fdlFUIButton {
    background-color-normal: @tintColor;
    background-color-selected: @tintColor2;
    background-color-highlighted: @tintColorTapState;
    background-color-selected-highlighted: @tintColorTapState;
    background-color-selected-disabled: @separatorOpaque;
    background-color-disabled: @separatorOpaque;
    tint-color-selected: @primaryBackground;
    tint-color-highlighted: @primaryBackground;
    tint-color-selected-highlighted: @primaryBackground;
    tint-color-selected-disabled: @quaternaryLabel;
    tint-color-disabled: @quaternaryLabel;
    font-style: headline;
    font-name: @strongFont;
    font-size: 17;
    font-color: @primaryBackground;
    font-color-selected: @primaryBackground;
    font-color-highlighted: @primaryBackground;
    font-color-selected-highlighted: @primaryBackground;
    font-color-selected-disabled: @quaternaryLabel;
    font-color-disabled: @quaternaryLabel;
    text-align: center;
    text-line-clamp: 1;
    text-alpha: 1;
    text-auto-fit: true;
    content-insets: 12 20;
    title-insets: 0;
}

/* ---- KPI ---- */

fdlFUIKPIView, fdlFUIKPIView_textView, fdlFUIKPIView_captionLabel {
    tint-color: @tintColor;
    tint-color-disabled: @quaternaryLabel;
    tint-color-highlighted: @tintColorTapState;
}

fdlFUIKPIProgressView, fdlFUIKPIProgressView_captionLabel {
    tint-color: @tintColor;
    tint-color-disabled: @quaternaryLabel;
    font-color: @primaryLabel;
    font-color-disabled: @quaternaryLabel;
    track-tint-color: @separatorOpaque;
    progress-tint-color: @tintColor;
}

/* ---- Rating ---- */

fdlFUIRatingControl {
    half-color-standard: @mango6;
    half-color-accented: @tintColor;
    half-image-standard: @halfStarImage;
    half-image-editable: @halfStarImage;
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

fdlFUIRatingControl_leading_label {
    font-style: footnote;
    font-name: @regularFont;
    font-size: 13;
    font-color: @secondaryLabel;
}

/* ---- Segments and filters ---- */

fdlFUISegmentedControl {
    border-color: @separatorOpaque;
    border-color-selected: @tintColor;
    border-color-disabled: @separatorOpaque;
    content-inset: 8 12;
    interItem-spacing: 8;
    title-color: @secondaryLabel;
    title-color-selected: @tintColor;
    title-color-disabled: @quaternaryLabel;
    title-inset: 4 8;
}

fdlSegmentedControl_item_contentView {
    border-color: @separatorOpaque;
}

fdlSegmentedControl_item_titleLabel {
    font-color: @secondaryLabel;
}

fdlSegmentedControl_item_contentView_selected {
    border-color: @tintColor;
}

fdlSegmentedControl_item_titleLabel_selected {
    font-color: @tintColor;
}
