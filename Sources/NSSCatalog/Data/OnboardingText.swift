// Generated from Grammar/catalog/onboarding.nssc by NSSCatalogTests (NSS_UPDATE=1). Edit that file instead.
extension CatalogText {
  static let onboarding: StaticString = #"""
    /* Onboarding, passcode and consent screens. The notation is explained in README.md. */

    @component FUIActivationScreen {
      superclass: FUIWelcomeController;
      kind: Onboarding;
      stems: fdlFUIActivationScreen;
    }
    @role view; @source sdk6;
    fdlFUIActivationScreen;
    @role text;
    fdlFUIActivationScreen.subheadlineLabel {
      @misprint fdlFUIActivationScreen_subheadlineLabel;
      @note '"." where the siblings have "_"';
    }
    fdlFUIActivationScreen_detailLabel,
    fdlFUIActivationScreen_headlineLabel;
    @source ~sdk6;
    fdlFUIActivationScreen_subheadlineLabel {
      @note "correction of fdlFUIActivationScreen.subheadlineLabel; not printed itself";
    }
    @role navigationBar; @source sdk6;
    fdlFUIActivationScreen_navigationBar;
    @role button;
    fdlFUIActivationScreen_primaryActionButton,
    fdlFUIActivationScreen_secondaryActionButton;

    @component FUIBasicAuthenticationScreen {
      superclass: FUIWelcomeController;
      kind: Onboarding;
      stems: fdlFUIBasicAuthenticationScreen;
    }
    @role barItem; @source sdk6;
    fdlFUIBasicAuthenticationScreen_cancelButton {
      @evidence example;
      background-tint-color: <Color> "example value @tintColorDark";
    }
    @role text;
    fdlFUIBasicAuthenticationScreen_detailLabel {
      @evidence example;
      font-color: <Color> "example value @primary1";
      font-style: <TextStyle> "example value body";
    }
    fdlFUIBasicAuthenticationScreen_errorMessageBannerTitleLabel {
      @evidence example;
      font-color: <Color> "example value @negative";
    }
    fdlFUIBasicAuthenticationScreen_headlineLabel {
      @evidence example;
      font-color: <Color> "example value @primary1";
      font-name: <FontName> "example value thinSystem";
      font-size: <Number> "example value 28";
    }
    fdlFUIBasicAuthenticationScreen_messageBannerTitleLabel {
      @evidence example;
      font-color: <Color> "example value @primary7";
    }
    @role view;
    fdlFUIBasicAuthenticationScreen_errorMessageBannerDividerTop {
      @evidence example;
      background-color: <Color> "example value @negative";
    }
    fdlFUIBasicAuthenticationScreen_messageBannerDividerTop {
      @evidence example;
      background-color: <Color> "example value @line";
    }
    @role navigationBar;
    fdlFUIBasicAuthenticationScreen_navigationBar {
      @evidence example;
      background-color: <Color> "example value clear";
      background-tint-color: <Color> "example value @tintColor";
      bar-style: <BarStyle> "example value default";
    }
    @role button;
    fdlFUIBasicAuthenticationScreen_primaryActionButton {
      @evidence example;
      background-color { -normal | -highlighted | -disabled }: <Color> "example value @tintColorDark; example value @backgroundGradientTop; example value @line";
      corner-radius: <Number> "example value 8";
      font-color { bare | -disabled }: <Color> "example value @primary6; example value #28666666";
      font-style: <TextStyle> "example value callout";
    }

    @component FUIDynamicAuthenticationScreen {
      superclass: FUIWelcomeController;
      kind: Onboarding;
      stems: fdlFUIDynamicAuthenticationScreen;
    }
    @role barItem; @source sdk6;
    fdlFUIDynamicAuthenticationScreen_cancelButton,
    fdlFUIDynamicAuthenticationScreen_doneButton {
      @evidence example;
      background-tint-color: <Color> "example value @tintColorDark";
    }
    @role text;
    fdlFUIDynamicAuthenticationScreen_detailLabel {
      @evidence example;
      font-color: <Color> "example value @primary1";
    }
    fdlFUIDynamicAuthenticationScreen_errorMessageBannerTitleLabel {
      @evidence example;
      font-color: <Color> "example value @negative";
    }
    fdlFUIDynamicAuthenticationScreen_messageBannerTitleLabel {
      @evidence example;
      font-color: <Color> "example value @primary7";
    }
    @role view;
    fdlFUIDynamicAuthenticationScreen_errorMessageBannerDividerTop {
      @evidence example;
      background-color: <Color> "example value @negative";
    }
    fdlFUIDynamicAuthenticationScreen_messageBannerDividerTop {
      @evidence example;
      background-color: <Color> "example value @line";
    }
    @role navigationBar;
    fdlFUIDynamicAuthenticationScreen_navigationBar {
      @evidence example;
      background-color: <Color> "example value clear";
      background-tint-color: <Color> "example value @tintColor";
      bar-style: <BarStyle> "example value default";
    }

    @component FUIEmailInputView {
      superclass: NibDesignable;
      kind: Onboarding;
      stems: fdlFUIEmailInputView;
    }
    @role view; @source sdk6;
    fdlFUIEmailInputView,
    fdlFUIEmailInputView_bottomBorderView;
    @role textField;
    fdlFUIEmailInputView_emailTextField;

    @component FUIEULAViewController {
      superclass: FUIWelcomeController;
      kind: Onboarding;
      stems: fdlFUIEULAView;
      note: "class path stem FUIEULAView";
    }
    @role barItem; @source sdk6;
    fdlFUIEULAView_cancelButton,
    fdlFUIEULAView_confirmButton,
    fdlFUIEULAView_rejectButton {
      @evidence example;
      background-tint-color: <Color> "example value @tintColorDark";
    }
    @role text;
    fdlFUIEULAView_headlineLabel {
      @evidence example;
      font-color: <Color> "example value @primary1";
      font-name: <FontName> "example value thinSystem";
      font-size: <Number> "example value 28";
    }
    @role navigationBar;
    fdlFUIEULAView_navigationBar {
      @evidence example;
      background-color: <Color> "example value clear";
      background-tint-color: <Color> "example value @tintColor";
      bar-style: <BarStyle> "example value default";
    }

    @component FUIFeedbackScreen {
      superclass: UIViewController;
      kind: Onboarding;
      stems: fdlFUIFeedbackScreen;
    }
    @role button; @source sdk6;
    fdlFUIFeedbackScreen_messageActionButton {
      @evidence example;
      background-color { -normal | -highlighted }: <Color> "example value @tintColorDark; example value @backgroundGradientTop";
      corner-radius: <Number> "example value 8";
      font-color: <Color> "example value @primary6";
      font-style: <TextStyle> "example value callout";
    }
    @role text;
    fdlFUIFeedbackScreen_messageDetailLabel,
    fdlFUIFeedbackScreen_messageFootnoteLabel {
      @evidence example;
      font-color: <Color> "example value @primary1";
      font-style: <TextStyle> "example value subheadline";
    }
    fdlFUIFeedbackScreen_messageEmphasisLabel {
      @evidence example;
      font-color: <Color> "example value @primary1";
      font-name: <FontName> "example value boldSystem";
      font-size: <Number> "example value 17";
    }
    fdlFUIFeedbackScreen_messageNameLabel {
      @evidence example;
      font-color: <Color> "example value @primary1";
      font-style: <TextStyle> "example value body";
    }

    @component FUIInfoViewController {
      superclass: UIViewController;
      kind: Onboarding;
      stems: fdlFUIInfoViewScreen;
      note: "class path stem FUIInfoViewScreen";
    }
    @role textField; @source sdk6;
    fdlFUIInfoViewScreen_informationTextView,
    fdlFUIInfoViewScreen_titleTextView {
      @evidence example;
      font-color: <Color> "example value @primary1";
      placeholder-color: <Color> "example value green";
    }
    @role button;
    fdlFUIInfoViewScreen_primaryButton,
    fdlFUIInfoViewScreen_secondaryButton {
      @evidence example;
      font-color: <Color> "example value @primary1";
    }

    @component FUIMultiUserPasscodeController {
      superclass: FUIPasscodeController;
      kind: Onboarding;
      stems: fdlFUIMultiUserPasscodeController, fdlFUIMultiUserPasscodeControllerUserCell;
    }
    @role text; @source sdk6;
    fdlFUIMultiUserPasscodeControllerUserCell_imagePlaceholder,
    fdlFUIMultiUserPasscodeController_errorMessageLabel,
    fdlFUIMultiUserPasscodeController_forgotPasscodeLabel,
    fdlFUIMultiUserPasscodeController_titleLabel,
    fdlFUIMultiUserPasscodeController_userImagePlaceholder,
    fdlFUIMultiUserPasscodeController_userInfoLabel,
    fdlFUIMultiUserPasscodeController_userNameLabel {
      font-color: Color;
      font-name: "Font Name";
      font-size: Size;
    }
    fdlFUIMultiUserPasscodeControllerUserCell_subtitleLabel,
    fdlFUIMultiUserPasscodeControllerUserCell_titleLabel {
      font-color: Color;
      font-style: "Font Style";
    }
    fdlFUIMultiUserPasscodeControllerUserCell_titleLabeldlFUIMultiUserPasscodeController_titleLabel {
      @element titleLabel;
      @misprint fdlFUIMultiUserPasscodeControllerUserCell_titleLabel;
      @note "two class paths run together; the second half (fdl)FUIMultiUserPasscodeController_titleLabel is listed elsewhere in the same doc";
    }
    @role view;
    fdlFUIMultiUserPasscodeControllerUserCell_imagePlaceholderView,
    fdlFUIMultiUserPasscodeController_userImagePlaceholderView {
      background-color: Color;
    }
    @role barItem;
    fdlFUIMultiUserPasscodeController_addNewUserBarButtonItem {
      background-tint-color: Color;
      image: "Image Name";
    }
    @role button;
    fdlFUIMultiUserPasscodeController_clearButton {
      image: "Image Name";
      tint-color: Color;
    }
    fdlFUIMultiUserPasscodeController_logInButton,
    fdlFUIMultiUserPasscodeController_switchUserButton {
      background-color { -normal | -disabled }: Color;
      font-color { -disabled }: Color;
      font-name: "Font Name";
      font-size: Size;
    }
    @role textField;
    fdlFUIMultiUserPasscodeController_passcodeInputField {
      border-color: Color;
      border-width: Width;
      corner-radius: Radius;
      font-color: Color;
    }

    @component FUIOnboardingScanConfirmView {
      superclass: NibDesignable;
      kind: Onboarding;
      stems: fdlFUIOnboardingScanConfirmView;
    }
    @role view; @source sdk6;
    fdlFUIOnboardingScanConfirmView;
    @role button;
    fdlFUIOnboardingScanConfirmView_continueButton,
    fdlFUIOnboardingScanConfirmView_continueButton_touchDown;
    @role text;
    fdlFUIOnboardingScanConfirmView_hcpServerLabel,
    fdlFUIOnboardingScanConfirmView_successMessageLabel,
    fdlFUIOnboardingScanConfirmView_titleLabel;

    @component FUIOnboardingScanViewController {
      superclass: UIViewController;
      kind: Onboarding;
      stems: fdlFUIOnboardingScanViewController;
    }
    @role view; @source sdk6;
    fdlFUIOnboardingScanViewController;
    @role button;
    fdlFUIOnboardingScanViewController_arrowButton,
    fdlFUIOnboardingScanViewController_cancelButton,
    fdlFUIOnboardingScanViewController_choosePhotoButton,
    fdlFUIOnboardingScanViewController_flashButton;
    @role navigationBar;
    fdlFUIOnboardingScanViewController_photoPicker_navigationBar;
    @role image;
    fdlFUIOnboardingScanViewController_scanGuidesImageView;

    @component FUIPasscodeController {
      superclass: UIViewController;
      kind: Onboarding;
      stems: fdlFUIPasscodeController;
    }
    @role view; @source sdk6;
    fdlFUIPasscodeController;
    @role navigationBar;
    fdlFUIPasscodeController_navigationController_navigationBar;

    @component FUIPasscodeCreateController {
      superclass: FUIPasscodeController;
      kind: Onboarding;
      stems: fdlFUIPasscodeCreateController;
    }
    @role view; @source sdk6;
    fdlFUIPasscodeCreateController;
    @role barItem;
    fdlFUIPasscodeCreateController_cancelItem,
    fdlFUIPasscodeCreateController_changeMode_cancelItem,
    fdlFUIPasscodeCreateController_changeMode_doneItem,
    fdlFUIPasscodeCreateController_changeMode_nextItem,
    fdlFUIPasscodeCreateController_doneItem,
    fdlFUIPasscodeCreateController_nextItem;
    @role navigationBar;
    fdlFUIPasscodeCreateController_navigationBar;

    @component FUIPasscodeInputController {
      superclass: FUIPasscodeController;
      kind: Onboarding;
      stems: fdlFUIPasscodeInputController;
    }
    @role view; @source sdk6;
    fdlFUIPasscodeInputController;
    @role barItem;
    fdlFUIPasscodeInputController_cancelItem,
    fdlFUIPasscodeInputController_doneItem;
    @role navigationBar;
    fdlFUIPasscodeInputController_navigationBar;

    @component FUISinglePageUserConsentForm {
      kind: Onboarding;
    }

    @component FUITouchIDErrorViewController {
      superclass: UIViewController;
      kind: Onboarding;
      stems: fdlFUITouchIDErrorViewController;
    }
    @role button; @source sdk6;
    fdlFUITouchIDErrorViewController_actionButton {
      @evidence example;
      background-color: <Color> "example value @tintColorDark";
      border-color: <Color> "example value @tintColorDark";
      border-width: <Number> "example value 1";
      corner-radius: <Number> "example value 8";
      font-color: <Color> "example value @primary6";
      font-name: <FontName> "example value system";
      font-size: <Number> "example value 16";
      title-insets: <Box> "example value 0 8 0 8";
    }
    @role text;
    fdlFUITouchIDErrorViewController_errorMessageLabel,
    fdlFUITouchIDErrorViewController_errorTitleLabel {
      @evidence example;
      font-color: <Color> "example value @primary1";
    }
    @role navigationBar;
    fdlFUITouchIDErrorViewController_navigationController_navigationBar {
      @evidence example;
      background-tint-color: <Color> "example value @tintColorLight";
      bar-style: <BarStyle> "example value black";
      bar-tint-color: <Color> "example value @backgroundGradientTop";
      font-color: <Color> "example value @primary6";
    }

    @component FUIUserConsentPage {
      kind: Onboarding;
    }

    @component FUIUserConsentPageView {
      superclass: FUIDrawingView;
      kind: Onboarding;
      stems: fdlFUIUserConsentPageView;
    }
    @role text; @source sdk6;
    fdlFUIUserConsentPageView_actionTitle,
    fdlFUIUserConsentPageView_body,
    fdlFUIUserConsentPageView_title {
      @listed-by FUIUserConsentViewController;
      font-color: Color;
      font-style: UIFontTextStyle;
      text-align: NSTextAlignment;
      text-line-clamp: Integer;
    }

    @component FUIUserConsentViewController {
      superclass: UIViewController;
      kind: Onboarding;
      stems: fdlFUIUserConsentPageView, fdlFUIUserConsentViewController;
    }
    @role navigationBar; @source sdk6;
    fdlFUIUserConsentViewController_navigationBar {
      background-color: Color;
      bar-tint-color: Color;
    }

    @component FUIWelcomeScreen {
      superclass: FUIWelcomeController;
      kind: Onboarding;
      stems: fdlFUIWelcomeScreen;
    }
    @role view; @source sdk6;
    fdlFUIWelcomeScreen;
    @role button;
    fdlFUIWelcomeScreen_cancelButton,
    fdlFUIWelcomeScreen_footnoteActionButton,
    fdlFUIWelcomeScreen_primaryActionButton;
    @role text;
    fdlFUIWelcomeScreen_detailLabel,
    fdlFUIWelcomeScreen_footnoteLabel,
    fdlFUIWelcomeScreen_headlineLabel,
    fdlFUIWelcomeScreen_loadingIndicatorView_textLabel;
    @role textField;
    fdlFUIWelcomeScreen_emailTextField;
    @role indicator;
    fdlFUIWelcomeScreen_loadingIndicatorView,
    fdlFUIWelcomeScreen_loadingIndicatorView_activityIndicator;
    @role image;
    fdlFUIWelcomeScreen_logoImageView {
      @evidence example;
      image-name: <Image> "example value MyCompanyLogo.png";
    }
    @role navigationBar;
    fdlFUIWelcomeScreen_navigationBar;

    @component FUIWhatsNewViewController {
      superclass: UIViewController;
      kind: Onboarding;
      stems: fdlFUIWhatsNewViewController;
    }
    @role button; @source sdk6;
    fdlFUIWhatsNewViewController_closeButton,
    fdlFUIWhatsNewViewController_startButton;
    @role text;
    fdlFUIWhatsNewViewController_detailLabel;
    fdlFUIWhatsNewViewController_listheadlineLabel,
    fdlFUIWhatsNewViewController_pageheadlineLabel {
      @note "lower-case word joint as printed";
    }
    @role view;
    fdlFUIWhatsNewViewController_whatsnewview {
      @note "lower-case word joint as printed";
    }
    """#
}
