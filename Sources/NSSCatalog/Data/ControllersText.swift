// Generated from Grammar/catalog/controllers.nssc by NSSCatalogTests (NSS_UPDATE=1). Edit that file instead.
extension CatalogText {
  static let controllers: StaticString = #"""
    /* View controllers. The notation is explained in README.md. */

    @component FUIModalCheckoutViewController {
      superclass: UIViewController;
      kind: ViewController;
      stems: fdlFUIModalCheckoutViewController;
    }
    @role view; @source sdk6;
    fdlFUIModalCheckoutViewController;
    @role navigationBar;
    fdlFUIModalCheckoutViewController_navigationBar;
    @role text;
    fdlFUIModalCheckoutViewController_textLabel;

    @component FUIPageViewController {
      superclass: UIPageViewController;
      kind: ViewController;
      stems: fdlFUIPageViewController;
    }
    @role barItem; @source sdk6;
    fdlFUIPageViewController_nextButtonItem,
    fdlFUIPageViewController_previousButtonItem {
      font-color { -disabled }: Color;
      font-style { -disabled }: UIFontTextStyle;
      image { -disabled }: Image;
    }
    @role text;
    fdlFUIPageViewController_subtitle,
    fdlFUIPageViewController_title {
      font-color: Color;
      font-style: UIFontTextStyle;
    }

    @component FUISignatureCaptureController {
      superclass: UIViewController;
      kind: ViewController;
      stems: fdlFUISignatureCaptureController;
    }
    @role barItem; @source web sdk6;
    fdlFUISignatureCaptureController_cancelButtonItem,
    fdlFUISignatureCaptureController_clearButtonItem,
    fdlFUISignatureCaptureController_doneButtonItem {
      font-color { -disabled }: Color;
      font-style { -disabled }: UIFontTextStyle;
      image { -disabled }: Image;
    }
    @source web;
    fdlFUISignatureCaptureController_closeButtonItem,
    fdlFUISignatureCaptureController_reenterSignatureButtonItem {
      font-color { -disabled }: Color;
      font-style { -disabled }: UIFontTextStyle;
      image { -disabled }: Image;
    }
    @role navigationBar; @source web sdk6;
    fdlFUISignatureCaptureController_navigationBar {
      background-color: Color;
    }
    @role text;
    fdlFUISignatureCaptureController_title {
      font-color: Color;
      font-style: UIFontTextStyle;
    }
    @role view;
    fdlFUISignatureCaptureController_toolBar {
      @note "group UIToolBar";
      background-color: Color;
    }

    @component FUISortFilterViewController {
      superclass: FUIFormTableViewController;
      kind: ViewController;
      primary: yes;
      note: "no theming section";
    }

    @component FUIWebViewContainer {
      superclass: UIViewController;
      kind: ViewController;
      stems: fdlFUIWebViewContainer;
    }
    @role view; @source sdk6;
    fdlFUIWebViewContainer;
    @role barItem;
    fdlFUIWebViewContainer_cancelButton;
    """#
}
