@accent: #0A6ED1;
@rule: #D9D9D9;

fdlFUITitleFormCell_valueTextField {
    font-color: @accent;
    font-style: body;
}
fdlFUIStepperFormCell_keyText { font-color: #32363A; font-style: body; }
fdlFUIStepperFormCell_valueText { border-color: @rule; font-color: #32363A; }
fdlFUISliderFormCell_keyLabel { font-color: #32363A; }
fdlFUISliderFormCell_keyLabel { font-color: @accent; }
