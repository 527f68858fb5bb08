/*
 * Minimal: one brand colour, one headline
 *
 * A good start: copy it, change the two colours, add a rule when you need one.
 */

@tintColor_lightBackground: #5B3FA8;
@tintColor_darkBackground: #B9A5F0;

fdlFUIObjectTableViewCell_headlineLabel {
    font-style: headline;
    font-color: @tintColor;
}
