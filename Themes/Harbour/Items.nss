/*
 * Harbour: collection items, hierarchy, grid and title views
 *
 * The documents list no font name or size for these views: only text styles
 * and palette colours here.
 */

/* ---- Collection items ---- */

fdlFUIBaseItemCollectionViewCell_title,
fdlFUIItemCollectionViewCell_title,
fdlFUICollectionItemView_title {
    font-style: subheadline;
    font-color: @primaryLabel;
    text-align: left;
    text-line-clamp: 2;
}

fdlFUIBaseItemCollectionViewCell_subtitle,
fdlFUIItemCollectionViewCell_subtitle,
fdlFUICollectionItemView_subtitle {
    font-style: footnote;
    font-color: @secondaryLabel;
    text-align: left;
    text-line-clamp: 1;
}

fdlFUIBaseItemCollectionViewCell_status,
fdlFUIItemCollectionViewCell_status,
fdlFUICollectionItemView_status {
    font-style: footnote;
    font-color: @criticalLabel;
    text-align: left;
    text-line-clamp: 1;
}

fdlFUIBaseItemCollectionViewCell_placeholder,
fdlFUIItemCollectionViewCell_placeholder,
fdlFUICollectionItemView_placeholder {
    font-style: title3;
    font-color: @tintColor;
    text-align: center;
    text-line-clamp: 1;
}

fdlFUIBaseItemCollectionViewCell_detailImageView,
fdlFUIItemCollectionViewCell_detailImageView,
fdlFUICollectionItemView_detailImageView {
    tint-color: @tintColor;
}

fdlFUIImageCollectionViewCell_detailImageView, fdlFUIImageCollectionItemView_detailImageView {
    tint-color: @tintColor;
}

/* ---- Hierarchy ---- */

fdlFUIHierarchyItemView_title {
    font-style: headline;
    font-color: @primaryLabel;
    text-align: left;
}

fdlFUIHierarchyItemView_subtitle {
    font-style: subheadline;
    font-color: @secondaryLabel;
    text-align: left;
}

fdlFUIHierarchyItemView_footnote {
    font-style: footnote;
    font-color: @tertiaryLabel;
    text-align: left;
}

fdlFUIHierarchyItemView_status {
    font-style: subheadline;
    font-color: @criticalLabel;
    text-align: right;
}

fdlFUIHierarchyItemView_detailImageView {
    tint-color: @tintColor;
}

fdlFUIHierarchyIndicator_title {
    font-style: footnote;
    font-color: @tintColor;
    text-align: center;
}

/* ---- Grid ---- */

fdlFUIGridTableViewCell {
    background-color: @secondaryGroupedBackground;
}

fdlFUIGridTableViewCell_selected {
    background-color: @informationBackground;
}

/* ---- Titles and KPIs ---- */

fdlFUITitleBaseView_title {
    font-style: headline;
    font-color: @primaryLabel;
    text-align: left;
    text-line-clamp: 2;
}

fdlFUIKPITitleBaseView_title {
    font-style: headline;
    font-color: @primaryLabel;
    text-align: left;
    text-line-clamp: 2;
}

fdlFUIKPITitleBaseView_kpiMetricItem {
    font-style: title1;
    font-color: @tintColor;
    text-align: left;
    text-line-clamp: 1;
}

fdlFUIKPITitleBaseView_kpiFractionItem, fdlFUIKPITitleBaseView_kpiUnitItem {
    font-style: title3;
    font-color: @tintColor;
    text-align: left;
    text-line-clamp: 1;
}

fdlFUIKPITitleBaseView_kpiIconItem {
    tint-color: @tintColor;
}
