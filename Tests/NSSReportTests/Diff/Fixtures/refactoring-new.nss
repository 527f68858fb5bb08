/* Colours have names now, and each cell has one place. */
@brand: #0A6ED1;
@text: #32363A;
@hairline: #D9D9D9;

fdlFUISliderFormCell_keyLabel { font-color: @brand; }

fdlFUIStepperFormCell_keyText, fdlFUIStepperFormCell_valueText { font-color: @text; }
fdlFUIStepperFormCell_keyText { font-style: body; }
fdlFUIStepperFormCell_valueText { border-color: @hairline; }

fdlFUITitleFormCell_valueTextField {
    font-color: @brand;
    font-style: body;
}
