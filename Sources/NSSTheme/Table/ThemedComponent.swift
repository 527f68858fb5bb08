// swift-format-ignore-file
// Generated from Grammar/catalog by NSSThemeTests (NSS_UPDATE=1). Edit those files instead.

/// A Swift class of SAPFiori, or a UIKit class behind an NUI class, by its name; a dot becomes an underscore.
public enum ThemedComponent: UInt8, CaseIterable, Sendable {
  case FDLFontStyle
  case FUIActivationScreen
  case FUIActivityControl
  case FUIAttachmentsCollectionViewCell
  case FUIAttachmentsFormCell
  case FUIAttachmentsViewController
  case FUIBannerMessageView
  case FUIBaseCollectionViewCell
  case FUIBaseItemCollectionViewCell
  case FUIBaseTableViewCell
  case FUIBasicAuthenticationScreen
  case FUIButton
  case FUIButtonFormCell
  case FUICalendarItemView
  case FUICalendarView
  case FUICardBaseContainer
  case FUICardBaseView
  case FUICardExtHeaderView
  case FUICardHeaderView
  case FUICardMediaView
  case FUICardView
  case FUIChartCardCollectionViewCell
  case FUIChartCardView
  case FUIChartFloorplanTableViewCell
  case FUIChartFloorplanView
  case FUIChartFloorplanViewController
  case FUIChartLegendTableViewCell
  case FUIChartLegendView
  case FUIChartPlotTableViewCell
  case FUIChartPlotView
  case FUIChartSummaryItemView
  case FUIChartTitleTableViewCell
  case FUIChartTitleView
  case FUICheckoutIndicatorView
  case FUICollectionItemView
  case FUICollectionSectionHeaderFooterView
  case FUIContactCell
  case FUIContactCollectionViewCell
  case FUIContactView
  case FUIDataTable
  case FUIDataTableCardCollectionViewCell
  case FUIDataTableCardView
  case FUIDatePickerFormCell
  case FUIDurationPickerFormCell
  case FUIDynamicAuthenticationScreen
  case FUIEULAViewController
  case FUIEmailInputView
  case FUIEmptyStateView
  case FUIFeedbackScreen
  case FUIFilterFeedbackControl
  case FUIFilterFormCell
  case FUIFormCellContentView
  case FUIFormTableViewController
  case FUIGridRowHeaderItem
  case FUIGridRowImageItem
  case FUIGridRowSummaryItem
  case FUIGridRowTextItem
  case FUIGridTableViewCell
  case FUIGridTableViewHeaderFooterView
  case FUIHierarchyCollectionItem
  case FUIHierarchyIndicator
  case FUIHierarchyItemTableViewCell
  case FUIHierarchyItemView
  case FUIHierarchyView
  case FUIHierarchyViewController
  case FUIHierarchyViewHeader
  case FUIIllustratedMessage
  case FUIImageCollectionItemView
  case FUIImageCollectionViewCell
  case FUIInfoViewController
  case FUIInlineSignatureFormCell
  case FUIInlineSignatureFormView
  case FUIInlineValidationTableViewCell
  case FUIInlineValidationUIControlTintTableViewCell
  case FUIInlineValidationView
  case FUIItemCollectionViewCell
  case FUIKPICardCollectionViewCell
  case FUIKPICardView
  case FUIKPIHeader
  case FUIKPIProgressCardCollectionViewCell
  case FUIKPIProgressCardView
  case FUIKPIProgressView
  case FUIKPITitleBaseView
  case FUIKPIView
  case FUIKeyValueFormCell
  case FUILabel
  case FUIListPickerFormCell
  case FUIListPickerHeaderView
  case FUIListPickerTableViewController
  case FUILoadingIndicatorView
  case FUIMapDetailPanel
  case FUIMapDetailPanel_ActionTableViewCell
  case FUIMapDetailPanel_ButtonTableViewCell
  case FUIMapDetailPanel_StatusTableViewCell
  case FUIMapDetailPanelViewController
  case FUIMapDetailStatusView
  case FUIMapDetailTagObjectTableViewCell
  case FUIMapLegend
  case FUIMapToolbar
  case FUIModalCheckoutViewController
  case FUIModalLoadingIndicatorView
  case FUIModalProcessingIndicatorView
  case FUIMultiUserPasscodeController
  case FUINavigationBar
  case FUINoteFormCell
  case FUIObjectCard
  case FUIObjectCardCollectionViewCell
  case FUIObjectCardContentView
  case FUIObjectCardView
  case FUIObjectCell
  case FUIObjectCollectionViewCell
  case FUIObjectHeader
  case FUIObjectHeaderChartView
  case FUIObjectHeaderView
  case FUIObjectTableViewCell
  case FUIObjectView
  case FUIOfflineBannerMessageView
  case FUIOnboardingScanConfirmView
  case FUIOnboardingScanViewController
  case FUIOrderPickerCollectionViewCell
  case FUIOrderPickerFormCell
  case FUIOrderPickerFormItemCell
  case FUIOrderPickerFormView
  case FUIPageViewController
  case FUIPasscodeController
  case FUIPasscodeCreateController
  case FUIPasscodeInputController
  case FUIPlaceholderImageView
  case FUIPlaceholderView
  case FUIProcessingIndicatorView
  case FUIProfileHeader
  case FUIProgressBannerMessageView
  case FUIProgressIndicatorControl
  case FUIRangeSliderFormCell
  case FUIRatingControl
  case FUIRatingControlFormCell
  case FUISearchBar
  case FUISearchController
  case FUISearchTagsField
  case FUISearchToSelectView
  case FUISearchToSelectViewController
  case FUISegmentedControl
  case FUISegmentedControlFormCell
  case FUISignatureCaptureController
  case FUISignatureCaptureView
  case FUISimplePropertyCollectionViewCell
  case FUISimplePropertyFormCell
  case FUISingleActionAccessoryView
  case FUISingleActionButton
  case FUISingleActionProgressIndicator
  case FUISinglePageUserConsentForm
  case FUISliderFormCell
  case FUISortFilterViewController
  case FUIStepProgressIndicator
  case FUIStepperCollectionViewCell
  case FUIStepperFormCell
  case FUISwitchFormCell
  case FUITableViewHeaderFooterView
  case FUITag
  case FUITagView
  case FUIText
  case FUITextField
  case FUITextFieldCollectionViewCell
  case FUITextFieldFormCell
  case FUITimelineCell
  case FUITimelineCollectionViewCell
  case FUITimelineMarkerCell
  case FUITimelineNode
  case FUITimelinePreviewCollectionViewCell
  case FUITimelinePreviewNode
  case FUITimelinePreviewTableViewCell
  case FUITimelinePreviewView
  case FUITitleBaseView
  case FUITitleFormCell
  case FUITitleFormCollectionViewCell
  case FUIToastMessage
  case FUITouchIDErrorViewController
  case FUIUserConsentPage
  case FUIUserConsentPageView
  case FUIUserConsentViewController
  case FUIValuePickerFormCell
  case FUIWebViewContainer
  case FUIWelcomeScreen
  case FUIWhatsNewCollectionItemView
  case FUIWhatsNewCollectionViewCell
  case FUIWhatsNewViewController
  case UIActivityIndicatorView
  case UIBarButtonItem
  case UIButton
  case UIControl
  case UILabel
  case UINavigationBar
  case UINavigationItem
  case UIPageControl
  case UIProgressView
  case UISearchBar
  case UISegmentedControl
  case UISlider
  case UISwitch
  case UITabBar
  case UITabBarItem
  case UITableView
  case UITableViewCell
  case UITextField
  case UITextView
  case UIToolbar
  case UIView
  case UIWindow

  static let names: [String] = [
    "FDLFontStyle",
    "FUIActivationScreen",
    "FUIActivityControl",
    "FUIAttachmentsCollectionViewCell",
    "FUIAttachmentsFormCell",
    "FUIAttachmentsViewController",
    "FUIBannerMessageView",
    "FUIBaseCollectionViewCell",
    "FUIBaseItemCollectionViewCell",
    "FUIBaseTableViewCell",
    "FUIBasicAuthenticationScreen",
    "FUIButton",
    "FUIButtonFormCell",
    "FUICalendarItemView",
    "FUICalendarView",
    "FUICardBaseContainer",
    "FUICardBaseView",
    "FUICardExtHeaderView",
    "FUICardHeaderView",
    "FUICardMediaView",
    "FUICardView",
    "FUIChartCardCollectionViewCell",
    "FUIChartCardView",
    "FUIChartFloorplanTableViewCell",
    "FUIChartFloorplanView",
    "FUIChartFloorplanViewController",
    "FUIChartLegendTableViewCell",
    "FUIChartLegendView",
    "FUIChartPlotTableViewCell",
    "FUIChartPlotView",
    "FUIChartSummaryItemView",
    "FUIChartTitleTableViewCell",
    "FUIChartTitleView",
    "FUICheckoutIndicatorView",
    "FUICollectionItemView",
    "FUICollectionSectionHeaderFooterView",
    "FUIContactCell",
    "FUIContactCollectionViewCell",
    "FUIContactView",
    "FUIDataTable",
    "FUIDataTableCardCollectionViewCell",
    "FUIDataTableCardView",
    "FUIDatePickerFormCell",
    "FUIDurationPickerFormCell",
    "FUIDynamicAuthenticationScreen",
    "FUIEULAViewController",
    "FUIEmailInputView",
    "FUIEmptyStateView",
    "FUIFeedbackScreen",
    "FUIFilterFeedbackControl",
    "FUIFilterFormCell",
    "FUIFormCellContentView",
    "FUIFormTableViewController",
    "FUIGridRowHeaderItem",
    "FUIGridRowImageItem",
    "FUIGridRowSummaryItem",
    "FUIGridRowTextItem",
    "FUIGridTableViewCell",
    "FUIGridTableViewHeaderFooterView",
    "FUIHierarchyCollectionItem",
    "FUIHierarchyIndicator",
    "FUIHierarchyItemTableViewCell",
    "FUIHierarchyItemView",
    "FUIHierarchyView",
    "FUIHierarchyViewController",
    "FUIHierarchyViewHeader",
    "FUIIllustratedMessage",
    "FUIImageCollectionItemView",
    "FUIImageCollectionViewCell",
    "FUIInfoViewController",
    "FUIInlineSignatureFormCell",
    "FUIInlineSignatureFormView",
    "FUIInlineValidationTableViewCell",
    "FUIInlineValidationUIControlTintTableViewCell",
    "FUIInlineValidationView",
    "FUIItemCollectionViewCell",
    "FUIKPICardCollectionViewCell",
    "FUIKPICardView",
    "FUIKPIHeader",
    "FUIKPIProgressCardCollectionViewCell",
    "FUIKPIProgressCardView",
    "FUIKPIProgressView",
    "FUIKPITitleBaseView",
    "FUIKPIView",
    "FUIKeyValueFormCell",
    "FUILabel",
    "FUIListPickerFormCell",
    "FUIListPickerHeaderView",
    "FUIListPickerTableViewController",
    "FUILoadingIndicatorView",
    "FUIMapDetailPanel",
    "FUIMapDetailPanel.ActionTableViewCell",
    "FUIMapDetailPanel.ButtonTableViewCell",
    "FUIMapDetailPanel.StatusTableViewCell",
    "FUIMapDetailPanelViewController",
    "FUIMapDetailStatusView",
    "FUIMapDetailTagObjectTableViewCell",
    "FUIMapLegend",
    "FUIMapToolbar",
    "FUIModalCheckoutViewController",
    "FUIModalLoadingIndicatorView",
    "FUIModalProcessingIndicatorView",
    "FUIMultiUserPasscodeController",
    "FUINavigationBar",
    "FUINoteFormCell",
    "FUIObjectCard",
    "FUIObjectCardCollectionViewCell",
    "FUIObjectCardContentView",
    "FUIObjectCardView",
    "FUIObjectCell",
    "FUIObjectCollectionViewCell",
    "FUIObjectHeader",
    "FUIObjectHeaderChartView",
    "FUIObjectHeaderView",
    "FUIObjectTableViewCell",
    "FUIObjectView",
    "FUIOfflineBannerMessageView",
    "FUIOnboardingScanConfirmView",
    "FUIOnboardingScanViewController",
    "FUIOrderPickerCollectionViewCell",
    "FUIOrderPickerFormCell",
    "FUIOrderPickerFormItemCell",
    "FUIOrderPickerFormView",
    "FUIPageViewController",
    "FUIPasscodeController",
    "FUIPasscodeCreateController",
    "FUIPasscodeInputController",
    "FUIPlaceholderImageView",
    "FUIPlaceholderView",
    "FUIProcessingIndicatorView",
    "FUIProfileHeader",
    "FUIProgressBannerMessageView",
    "FUIProgressIndicatorControl",
    "FUIRangeSliderFormCell",
    "FUIRatingControl",
    "FUIRatingControlFormCell",
    "FUISearchBar",
    "FUISearchController",
    "FUISearchTagsField",
    "FUISearchToSelectView",
    "FUISearchToSelectViewController",
    "FUISegmentedControl",
    "FUISegmentedControlFormCell",
    "FUISignatureCaptureController",
    "FUISignatureCaptureView",
    "FUISimplePropertyCollectionViewCell",
    "FUISimplePropertyFormCell",
    "FUISingleActionAccessoryView",
    "FUISingleActionButton",
    "FUISingleActionProgressIndicator",
    "FUISinglePageUserConsentForm",
    "FUISliderFormCell",
    "FUISortFilterViewController",
    "FUIStepProgressIndicator",
    "FUIStepperCollectionViewCell",
    "FUIStepperFormCell",
    "FUISwitchFormCell",
    "FUITableViewHeaderFooterView",
    "FUITag",
    "FUITagView",
    "FUIText",
    "FUITextField",
    "FUITextFieldCollectionViewCell",
    "FUITextFieldFormCell",
    "FUITimelineCell",
    "FUITimelineCollectionViewCell",
    "FUITimelineMarkerCell",
    "FUITimelineNode",
    "FUITimelinePreviewCollectionViewCell",
    "FUITimelinePreviewNode",
    "FUITimelinePreviewTableViewCell",
    "FUITimelinePreviewView",
    "FUITitleBaseView",
    "FUITitleFormCell",
    "FUITitleFormCollectionViewCell",
    "FUIToastMessage",
    "FUITouchIDErrorViewController",
    "FUIUserConsentPage",
    "FUIUserConsentPageView",
    "FUIUserConsentViewController",
    "FUIValuePickerFormCell",
    "FUIWebViewContainer",
    "FUIWelcomeScreen",
    "FUIWhatsNewCollectionItemView",
    "FUIWhatsNewCollectionViewCell",
    "FUIWhatsNewViewController",
    "UIActivityIndicatorView",
    "UIBarButtonItem",
    "UIButton",
    "UIControl",
    "UILabel",
    "UINavigationBar",
    "UINavigationItem",
    "UIPageControl",
    "UIProgressView",
    "UISearchBar",
    "UISegmentedControl",
    "UISlider",
    "UISwitch",
    "UITabBar",
    "UITabBarItem",
    "UITableView",
    "UITableViewCell",
    "UITextField",
    "UITextView",
    "UIToolbar",
    "UIView",
    "UIWindow",
  ]
}
