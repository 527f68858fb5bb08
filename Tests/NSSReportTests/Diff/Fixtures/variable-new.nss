/* The brand colour, and where it shows. */
@brand: #D1E8FF;
@text: #32363A;

fdlFUITitleFormCell_valueTextField { font-color: @brand; font-style: body; }
fdlFUIDatePickerFormCell_keyLabel { font-color: @brand; }
fdlFUIDatePickerFormCell_valueLabel { font-color: @text; }
fdlFUIFilterFormCell_keyLabel { font-color: @brand; }
fdlFUIFilterFormCell_item_titleLabel { font-color: @text; }
fdlFUIFilterFormCell_item_titleLabel_selected { font-color: @brand; }
fdlFUISliderFormCell_keyLabel { font-color: @brand; }
fdlFUIValuePickerFormCell_keyLabel { font-color: @brand; }
fdlFUIStepperFormCell_keyText { font-color: @brand; font-color-disabled: #8A8A8A; }
fdlFUIStepperFormCell_valueText { border-color: @brand; font-color: @text; }
fdlFUISwitchFormCell_title { font-color: @brand; }
fdlFUIRatingControlFormCell_title { font-color: @brand; }
fdlFUISegmentedControlFormCell_keyLabel { font-color: @brand; }
fdlFUIKeyValueFormCell_title { font-color: @brand; }
fdlFUIDurationPickerFormCell_keyLabel { font-color: @brand; }
fdlFUIRangeSliderFormCell_keyText { font-color: @brand; }
fdlFUISimplePropertyCollectionViewCell_keyLabel { font-color: @brand; }
fdlFUIObjectHeader { background-color: @brand; }
fdlFUIButton { font-color: @brand; }
Brand.Badge, Brand.Banner { background-color: @brand; font-color: #FFFFFF; }
