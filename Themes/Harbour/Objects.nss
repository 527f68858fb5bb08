/*
 * Harbour: object cells, object views and headers
 *
 * Every part and state whose attributes are documented.
 * The colours are palette names: the SDK's own, unless Palette.nss redefines them.
 */

@regularFont: AvenirNext-Regular;
@mediumFont: AvenirNext-Medium;
@strongFont: AvenirNext-DemiBold;

/* Images of the app's bundle: put yours here. */
@detailImage: harbour-object;
@statusImage: harbour-status;
@substatusImage: harbour-substatus;
@labelImage: harbour-label;
@contactImage: harbour-person;

/* ---- Table cell ---- */

fdlFUIObjectTableViewCell {
    background-color: @secondaryGroupedBackground;
    background-color-selected: @informationBackground;
    tint-color: @tintColor;
}

fdlFUIObjectTableViewCell_headlineLabel {
    font-style: headline;
    font-name: @strongFont;
    font-size: 17;
    font-color: @primaryLabel;
    text-align: left;
    text-line-clamp: 2;
}

fdlFUIObjectTableViewCell_subheadlineLabel {
    font-style: subheadline;
    font-name: @regularFont;
    font-size: 15;
    font-color: @secondaryLabel;
    text-align: left;
    text-line-clamp: 2;
}

fdlFUIObjectTableViewCell_descriptionLabel {
    font-style: subheadline;
    font-name: @regularFont;
    font-size: 15;
    font-color: @secondaryLabel;
    text-align: left;
    text-line-clamp: 3;
}

fdlFUIObjectTableViewCell_footnoteLabel {
    font-style: footnote;
    font-name: @regularFont;
    font-size: 13;
    font-color: @tertiaryLabel;
    text-align: left;
    text-line-clamp: 1;
}

fdlFUIObjectTableViewCell_statusLabel {
    font-style: subheadline;
    font-name: @mediumFont;
    font-size: 15;
    font-color: @criticalLabel;
    text-align: right;
    text-line-clamp: 1;
}

fdlFUIObjectTableViewCell_substatusLabel {
    font-style: footnote;
    font-name: @mediumFont;
    font-size: 13;
    font-color: @neutralLabel;
    text-align: right;
    text-line-clamp: 1;
}

/* These three names are printed without FUI. */
fdlObjectTableViewCell_detailImageView {
    tint-color: @tintColor;
    image-name: @detailImage;
}

fdlObjectTableViewCell_statusImageView {
    tint-color: @criticalLabel;
    image-name: @statusImage;
}

fdlObjectTableViewCell_substatusImageView {
    tint-color: @neutralLabel;
    image-name: @substatusImage;
}

/* ---- Collection cell ---- */

fdlFUIObjectCollectionViewCell {
    background-color: @secondaryGroupedBackground;
    background-color-selected: @informationBackground;
    tint-color: @tintColor;
}

fdlFUIObjectCollectionViewCell_headlineLabel {
    font-style: headline;
    font-name: @strongFont;
    font-size: 17;
    font-color: @primaryLabel;
    text-align: left;
    text-line-clamp: 2;
}

fdlFUIObjectCollectionViewCell_subheadlineLabel {
    font-style: subheadline;
    font-name: @regularFont;
    font-size: 15;
    font-color: @secondaryLabel;
    text-align: left;
    text-line-clamp: 2;
}

fdlFUIObjectCollectionViewCell_descriptionLabel {
    font-style: subheadline;
    font-name: @regularFont;
    font-size: 15;
    font-color: @secondaryLabel;
    text-align: left;
    text-line-clamp: 3;
}

fdlFUIObjectCollectionViewCell_footnoteLabel {
    font-style: footnote;
    font-name: @regularFont;
    font-size: 13;
    font-color: @tertiaryLabel;
    text-align: left;
    text-line-clamp: 1;
}

fdlFUIObjectCollectionViewCell_statusLabel {
    font-style: subheadline;
    font-name: @mediumFont;
    font-size: 15;
    font-color: @criticalLabel;
    text-align: right;
    text-line-clamp: 1;
}

fdlFUIObjectCollectionViewCell_substatusLabel {
    font-style: footnote;
    font-name: @mediumFont;
    font-size: 13;
    font-color: @neutralLabel;
    text-align: right;
    text-line-clamp: 1;
}

fdlFUIObjectCollectionViewCell_detailImageView {
    tint-color: @tintColor;
    image-name: @detailImage;
}

fdlFUIObjectCollectionViewCell_statusImageView {
    tint-color: @criticalLabel;
    image-name: @statusImage;
}

fdlFUIObjectCollectionViewCell_substatusImageView {
    tint-color: @neutralLabel;
    image-name: @substatusImage;
}

/* ---- Object view ---- */

fdlFUIObjectView {
    background-color: clear;
    tint-color: @tintColor;
}

fdlFUIObjectView_headlineLabel {
    font-style: headline;
    font-name: @strongFont;
    font-size: 17;
    font-color: @primaryLabel;
    text-align: left;
    text-line-clamp: 2;
}

fdlFUIObjectView_subheadlineLabel {
    font-style: subheadline;
    font-name: @regularFont;
    font-size: 15;
    font-color: @secondaryLabel;
    text-align: left;
    text-line-clamp: 2;
}

fdlFUIObjectView_descriptionLabel {
    font-style: subheadline;
    font-name: @regularFont;
    font-size: 15;
    font-color: @secondaryLabel;
    text-align: left;
    text-line-clamp: 3;
}

fdlFUIObjectView_footnoteLabel {
    font-style: footnote;
    font-name: @regularFont;
    font-size: 13;
    font-color: @tertiaryLabel;
    text-align: left;
    text-line-clamp: 1;
}

fdlFUIObjectView_statusLabel {
    font-style: subheadline;
    font-name: @mediumFont;
    font-size: 15;
    font-color: @criticalLabel;
    text-align: right;
    text-line-clamp: 1;
}

fdlFUIObjectView_substatusLabel {
    font-style: footnote;
    font-name: @mediumFont;
    font-size: 13;
    font-color: @neutralLabel;
    text-align: right;
    text-line-clamp: 1;
}

/* Here, too, without FUI. */
fdlObjectView_detailImageView {
    tint-color: @tintColor;
    image-name: @detailImage;
}

fdlObjectView_statusImageView {
    tint-color: @criticalLabel;
    image-name: @statusImage;
}

fdlObjectView_substatusImageView {
    tint-color: @neutralLabel;
    image-name: @substatusImage;
}

/* ---- Object header ---- */

/* The scheme follows the device; deviceInverse gives a dark header in light mode. */
fdlFUIObjectHeader {
    background-color: @header;
    background-color-scheme: device;
    tint-color: @tintColor;
}

fdlFUIObjectHeader_headlineLabel {
    font-style: title3;
    font-name: @strongFont;
    font-size: 20;
    font-color: @primaryLabel;
    text-align: left;
    text-line-clamp: 2;
}

fdlFUIObjectHeader_subheadlineLabel {
    font-style: subheadline;
    font-name: @regularFont;
    font-size: 15;
    font-color: @secondaryLabel;
    text-align: left;
    text-line-clamp: 2;
}

fdlFUIObjectHeader_bodyLabel {
    font-style: subheadline;
    font-name: @regularFont;
    font-size: 15;
    font-color: @primaryLabel;
    text-align: left;
    text-line-clamp: 3;
}

fdlFUIObjectHeader_descriptionLabel {
    font-style: subheadline;
    font-name: @regularFont;
    font-size: 15;
    font-color: @secondaryLabel;
    text-align: left;
    text-line-clamp: 3;
}

fdlFUIObjectHeader_footnoteLabel {
    font-style: footnote;
    font-name: @regularFont;
    font-size: 13;
    font-color: @secondaryLabel;
    text-align: left;
    text-line-clamp: 1;
}

fdlFUIObjectHeader_statusLabel {
    font-style: subheadline;
    font-name: @mediumFont;
    font-size: 15;
    font-color: @criticalLabel;
    text-align: right;
    text-line-clamp: 1;
}

fdlFUIObjectHeader_substatusLabel {
    font-style: footnote;
    font-name: @mediumFont;
    font-size: 13;
    font-color: @neutralLabel;
    text-align: right;
    text-line-clamp: 1;
}

fdlFUIObjectHeader_detailImageView {
    tint-color: @tintColor;
    image-name: @detailImage;
}

fdlFUIObjectHeader_statusImageView {
    tint-color: @criticalLabel;
    image-name: @statusImage;
}

fdlFUIObjectHeader_substatusImageView {
    tint-color: @neutralLabel;
    image-name: @substatusImage;
}

/* ---- Object header view ---- */

/* Older releases print its parts without FUI, newer ones with it: both names, one style. */
fdlFUIObjectHeaderView {
    background-color: @header;
    tint-color: @tintColor;
}

fdlFUIObjectHeaderView_headlineLabel, fdlObjectHeaderView_headlineLabel {
    font-style: title3;
    font-name: @strongFont;
    font-size: 20;
    font-color: @primaryLabel;
    text-align: left;
    text-line-clamp: 2;
}

fdlFUIObjectHeaderView_subheadlineLabel, fdlObjectHeaderView_subheadlineLabel {
    font-style: subheadline;
    font-name: @regularFont;
    font-size: 15;
    font-color: @secondaryLabel;
    text-align: left;
    text-line-clamp: 2;
}

fdlFUIObjectHeaderView_bodyLabel, fdlObjectHeaderView_bodyLabel {
    font-style: subheadline;
    font-name: @regularFont;
    font-size: 15;
    font-color: @primaryLabel;
    text-align: left;
    text-line-clamp: 3;
}

fdlFUIObjectHeaderView_descriptionLabel, fdlObjectHeaderView_descriptionLabel {
    font-style: subheadline;
    font-name: @regularFont;
    font-size: 15;
    font-color: @secondaryLabel;
    text-align: left;
    text-line-clamp: 3;
}

fdlFUIObjectHeaderView_footnoteLabel, fdlObjectHeaderView_footnoteLabel {
    font-style: footnote;
    font-name: @regularFont;
    font-size: 13;
    font-color: @secondaryLabel;
    text-align: left;
    text-line-clamp: 1;
}

fdlFUIObjectHeaderView_statusLabel, fdlObjectHeaderView_statusLabel {
    font-style: subheadline;
    font-name: @mediumFont;
    font-size: 15;
    font-color: @criticalLabel;
    text-align: right;
    text-line-clamp: 1;
}

fdlFUIObjectHeaderView_substatusLabel, fdlObjectHeaderView_substatusLabel {
    font-style: footnote;
    font-name: @mediumFont;
    font-size: 13;
    font-color: @neutralLabel;
    text-align: right;
    text-line-clamp: 1;
}

fdlFUIObjectHeaderView_detailImageView, fdlObjectHeaderView_detailImageView {
    tint-color: @tintColor;
    image-name: @detailImage;
}

fdlFUIObjectHeaderView_statusImageView, fdlObjectHeaderView_statusImageView {
    tint-color: @criticalLabel;
    image-name: @statusImage;
}

fdlFUIObjectHeaderView_substatusImageView, fdlObjectHeaderView_substatusImageView {
    tint-color: @neutralLabel;
    image-name: @substatusImage;
}

fdlFUIObjectHeaderView_labelItem_label {
    font-style: footnote;
    font-name: @regularFont;
    font-size: 13;
    font-color: @secondaryLabel;
    text-align: left;
    text-line-clamp: 1;
}

fdlFUIObjectHeaderView_labelItem_imageView {
    tint-color: @secondaryLabel;
    image-name: @labelImage;
}

/* ---- KPI header ---- */

fdlFUIKPIHeader_background {
    background-color: @header;
}

fdlFUIKPIHeader_kpiView {
    tint-color: @tintColor;
}

/* ---- Contact ---- */

fdlFUIContactView {
    background-color: @secondaryGroupedBackground;
}

fdlFUIContactView_headlineLabel {
    font-style: headline;
    font-name: @strongFont;
    font-size: 17;
    font-color: @primaryLabel;
    text-align: left;
    text-line-clamp: 2;
}

fdlFUIContactView_subheadlineLabel {
    font-style: subheadline;
    font-name: @regularFont;
    font-size: 15;
    font-color: @secondaryLabel;
    text-align: left;
    text-line-clamp: 2;
}

fdlFUIContactView_descriptionLabel {
    font-style: subheadline;
    font-name: @regularFont;
    font-size: 15;
    font-color: @secondaryLabel;
    text-align: left;
    text-line-clamp: 3;
}

fdlFUIContactView_detailImageView {
    tint-color: @tintColor;
    image-name: @contactImage;
}
