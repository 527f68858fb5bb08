/*
 * A theme with the mistakes that people make most. It is meant to be wrong:
 * run nsslint on it to see how each of them is reported.
 */

@brand: #0B6B7A;
@brandDark: #084F5B;
@cornerRadius: 8;

/* ---- Object cell ---- */

fdlFUIObjectTableViewCell_headlineLabel {
    font-colour: @brand;
    font-style: UIFontTextStyleBody;
    text-align: centre;
}

fdlFUIObjectTableViewCell_subheadlineLabel {
    font-color: @brandDrak;
    font-size: 15px;
    text-line-clamp: 2;
    text-line-clamp: 3;
}

fdlFUIObjectTableViewCell_footnoteLabel {
    font-color: #COCOCO;
    font-name: Verdena;
}

fdlFUIObjectTableViewCell_statsLabel {
    font-color: @brandDark;
}

/* ---- Form cells ---- */

fdlFUISteperFormCell_keyText {
    font-color-disabled: @brandDark;
}

fdlFUIStepperFormCell_valueText {
    border-color-highlighted: @brand
    font-color-disabled: @brandDark;
}

fdlFUIStepperFormCell_keyText {
    font-color-highlighted: @brand;
    font-color-selected: @brand;
}

fdlFUIAttachmentsFormCell_addButtonCell {
    border-radius: @cornerRadius;
    border-color: 0B6B7A;
    corner-radius: @cornerRadius;
}

fdlFUIFilterFormCell_item_titleLabel_selectd {
    font-color: @brand;
}

/* ---- Onboarding ---- */

fdlFUIActivationScreen.subheadlineLabel {
    font-color: @brandDark;
}
