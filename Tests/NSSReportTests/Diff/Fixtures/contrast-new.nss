@tintColor: #0A6ED1;
@tintColor_darkBackground: #8FC1F2;

fdlFUIButton {
    background-color-normal: #FFFFFF;
    background-color-selected: tintColor;
    font-color: #32363A;
    font-color-selected: #FFFFFF;
    font-style: body;
}
