// Generated from Grammar/catalog/nui-base-classes.nssc by NSSCatalogTests (NSS_UPDATE=1). Edit that file instead.
extension CatalogText {
  static let nuiBaseClasses: StaticString = #"""
    /* NUI base classes as SAPFiori knows them. The notation is explained in README.md. */

    @component UIActivityIndicatorView {
      kind: View;
      stems: ActivityIndicator;
      note: "UIKit type, styled by an NUI base class";
    }
    @role indicator; @source sdk6;
    ActivityIndicator {
      @note "NUI base class, default style class of UIActivityIndicatorView";
    }

    @component UIBarButtonItem {
      kind: Other;
      stems: BarButton;
      note: "UIKit type, styled by an NUI base class";
    }
    @role barItem; @source sdk6;
    BarButton {
      @note "NUI base class, default style class of UIBarButtonItem; sdk6 also has the style FDLStyle.barButtonItem, string value not printed";
    }

    @component UIButton {
      kind: Control;
      stems: Button;
      note: "UIKit type, styled by an NUI base class";
    }
    @role button; @source sdk6;
    Button {
      @listed-by FUIButton, UIButton;
      @note "NUI base class, default style class of UIButton";
      background-color { -normal | -selected | -highlighted | -selected-highlighted | -selected-disabled | -disabled }: Color;
      background-image { -selected | -highlighted | -selected-highlighted | -selected-disabled | -disabled }: Image;
      content-insets: Box;
      font-color { bare | -selected | -highlighted | -selected-highlighted | -selected-disabled | -disabled }: Color "bare form named in a remark";
      font-name: FontName;
      font-size: Number;
      font-style: UIFontTextStyle;
      image { -highlighted | -selected | -selected-highlighted | -selected-disabled | -disabled }: Image "selected-highlighted is printed selected-highlightecd";
      image-insets: Box;
      shadow-color: Color;
      shadow-offset: Offset;
      shadow-opacity: Number;
      shadow-radius: Number;
      text-align: TextAlign;
      text-alpha: Number;
      text-auto-fit: Boolean;
      text-line-clamp: Integer;
      text-shadow-color { -selected | -highlighted | -selected-highlighted | -selected-disabled | -disabled }: Color;
      text-shadow-offset: Offset;
      tint-color { -selected | -highlighted | -selected-highlighted | -selected-disabled | -disabled }: Color "overrides font-color state by state";
      title-insets: Box;
    }

    @component UIControl {
      kind: Control;
      stems: Control;
      note: "UIKit type, styled by an NUI base class";
    }
    @role view; @source sdk6;
    Control {
      @note "NUI base class, default style class of UIControl";
    }

    @component UILabel {
      kind: View;
      stems: Label;
      note: "UIKit type, styled by an NUI base class";
    }
    @role text; @source sdk6;
    Label {
      @note "NUI base class, default style class of UILabel";
    }

    @component UINavigationBar {
      kind: View;
      stems: NavigationBar;
      note: "UIKit type, styled by an NUI base class";
    }
    @role navigationBar; @source sdk6;
    NavigationBar {
      @listed-by FUINavigationBar, UINavigationBar, UINavigationItem;
      @note "NUI base class, default style class of UINavigationBar and UINavigationItem";
      @evidence prose;
      background-color: <Color> (example) "example value @primary1_darkBackground; one colour for all appearances";
      background-tint-color: <Color> (example) "example value @tintColorDark";
      bar-tint-color: <Color> "for iOS 12";
      scrolledge--background-color: <Color> "double hyphen as printed; third appearance, meaning unknown";
      scrolledge-background-color: <Color> "appearance name is a prefix, not a state suffix";
      standard-background-color: <Color> "appearance name is a prefix, not a state suffix";
    }

    @component UINavigationItem {
      kind: Other;
      stems: NavigationBar;
      note: "UIKit type, styled by an NUI base class";
    }

    @component UIPageControl {
      kind: Control;
      stems: PageControl;
      note: "UIKit type, styled by an NUI base class";
    }
    @role unknown; @source sdk6;
    PageControl {
      @note "NUI base class, default style class of UIPageControl";
    }

    @component UIProgressView {
      kind: View;
      stems: Progress;
      note: "UIKit type, styled by an NUI base class";
    }
    @role indicator; @source sdk6;
    Progress {
      @note "NUI base class, default style class of UIProgressView";
    }

    @component UISearchBar {
      kind: View;
      stems: SearchBar;
      note: "UIKit type, styled by an NUI base class";
    }
    @role view; @source sdk6;
    SearchBar {
      @note "NUI base class, default style class of UISearchBar";
    }

    @component UISegmentedControl {
      kind: Control;
      stems: SegmentedControl;
      note: "UIKit type, styled by an NUI base class";
    }
    @role unknown; @source sdk6;
    SegmentedControl {
      @note "NUI base class, default style class of UISegmentedControl";
    }

    @component UISlider {
      kind: Control;
      stems: Slider;
      note: "UIKit type, styled by an NUI base class";
    }
    @role slider; @source sdk6;
    Slider {
      @note "NUI base class, default style class of UISlider";
    }

    @component UISwitch {
      kind: Control;
      stems: Switch;
      note: "UIKit type, styled by an NUI base class";
    }
    @role switch; @source sdk6;
    Switch {
      @note "NUI base class, default style class of UISwitch";
    }

    @component UITabBar {
      kind: View;
      stems: TabBar;
      note: "UIKit type, styled by an NUI base class";
    }
    @role view; @source sdk6;
    TabBar {
      @note "NUI base class, default style class of UITabBar";
    }

    @component UITabBarItem {
      kind: Other;
      stems: TabBarItem;
      note: "UIKit type, styled by an NUI base class";
    }
    @role barItem; @source sdk6;
    TabBarItem {
      @note "NUI base class, default style class of UITabBarItem";
    }

    @component UITableView {
      kind: View;
      stems: TableView;
      note: "UIKit type, styled by an NUI base class";
    }
    @role view; @source sdk6;
    TableView {
      @note "NUI base class, default style class of UITableView";
    }

    @component UITableViewCell {
      kind: TableViewCell;
      stems: TableCell;
      note: "UIKit type, styled by an NUI base class";
    }
    @role cell; @source sdk6;
    TableCell {
      @note "NUI base class, default style class of UITableViewCell";
    }

    @component UITextField {
      kind: Control;
      stems: TextField;
      note: "UIKit type, styled by an NUI base class";
    }
    @role textField; @source sdk6;
    TextField {
      @note "NUI base class, default style class of UITextField";
    }

    @component UITextView {
      kind: View;
      stems: TextView;
      note: "UIKit type, styled by an NUI base class";
    }
    @role textField; @source sdk6;
    TextView {
      @note "NUI base class, default style class of UITextView";
    }

    @component UIToolbar {
      kind: View;
      stems: Toolbar;
      note: "UIKit type, styled by an NUI base class";
    }
    @role view; @source sdk6;
    Toolbar {
      @note "NUI base class, default style class of UIToolbar";
    }

    @component UIView {
      kind: View;
      stems: View;
      note: "UIKit type, styled by an NUI base class";
    }
    @role view; @source S4 web sdk6;
    View {
      @listed-by FUIObjectHeaderView, UIView;
      @note "NUI base class, default style class of UIView";
      background-color: Color;
      tint-color: Color;
    }

    @component UIWindow {
      kind: View;
      stems: Window;
      note: "UIKit type, styled by an NUI base class";
    }
    @role view; @source sdk6;
    Window {
      @note "NUI base class, default style class of UIWindow";
    }
    """#
}
