// Generated from Grammar/catalog by NSSCatalogTests (NSS_UPDATE=1).
extension CatalogText {
  static let index: StaticString = #"""
    engine nui
    family 13 * ActivityIndicator BarButton BarButtonBack Button Control Label NavigationBar NavigationItem PageControl Progress SearchBar SearchBarButton SearchBarScopeBar SegmentedControl Slider Switch TabBar TabBarItem Table TableCell TableCellContentView TableCellDetail TextField TextInputTraits TextView Toolbar View Window none
    base background-color 0 1 63
    base background-image 8 1 62
    base background-repeat 5 1 0
    base background-tint-color 0 1 0
    base bar-tint-color 0 1 0
    base border-color 0 1 0
    base border-style 15 1 0
    base border-width 3 1 0
    base color 0 1 0
    base content-insets 6 1 0
    base corner-radius 3 1 0
    base current-color 0 1 0
    base divider-color 0 1 0
    base divider-image 8 1 0
    base exclude-subviews 20 1 0
    base exclude-views 20 1 0
    base finished-image 8 1 8
    base font-color 0 1 62
    base font-name 2 1 0
    base font-size 3 1 0
    base height 3 1 0
    base horizontal 18 1 0
    base horizontal-align 18 1 0
    base image 8 1 62
    base keyboard-appearance 19 1 0
    base maximum-track-tint-color 0 1 0
    base maximum-value-image 8 1 0
    base minimum-track-tint-color 0 1 0
    base minimum-value-image 8 1 0
    base off-image 8 1 0
    base on-image 8 1 0
    base on-tint-color 0 1 0
    base padding 6 1 0
    base progress-image 8 1 0
    base progress-tint-color 0 1 0
    base row-height 3 1 0
    base scope-background-color 0 1 0
    base scope-background-image 8 1 0
    base selected-image 8 1 0
    base selected-image-tint-color 0 1 0
    base separator-color 0 1 0
    base separator-style 16 1 0
    base shadow-color 0 1 0
    base shadow-image 8 1 0
    base shadow-offset 7 1 0
    base shadow-opacity 3 1 0
    base shadow-radius 3 1 0
    base text-align 9 1 0
    base text-alpha 3 1 0
    base text-auto-fit 5 1 0
    base text-line-clamp 4 1 0
    base text-offset 7 1 0
    base text-shadow-color 0 1 62
    base text-shadow-offset 7 1 8
    base text-transform 10 1 0
    base thumb-image 8 1 0
    base thumb-tint-color 0 1 0
    base tint-color 0 1 0
    base title-insets 6 1 0
    base title-vertical-offset 3 1 0
    base track-image 8 1 0
    base track-tint-color 0 1 0
    base vertical-align 17 1 0
    base width 3 1 0
    engine sapfiori
    family 0 fdlFUIAddButtonCell fdlFUIAttachmentsFormCell fdlFUIAttachmentsFormView fdlFUIAttachmentsViewController fdlFUIButtonFormCell fdlFUIDatePickerFormCell fdlFUIDurationPickerFormCell fdlFUIFileThumbnailCollectionItemView fdlFUIFilterFormCell fdlFUIInlineSignatureFormView fdlFUIInlineValidationView fdlFUIKeyValueFormCell fdlFUIListPickerFormCell fdlFUINoteFormCell fdlFUIOrderPickerFormItemView fdlFUIRangeSliderFormCell fdlFUIRatingControlFormCell fdlFUISegmentedControlFormCell fdlFUISimplePropertyCollectionViewCell fdlFUISliderFormCell fdlFUIStepperFormCell fdlFUISwitchFormCell fdlFUITextFieldFormCell fdlFUIThumbnailCollectionItemView fdlFUITitleFormCell fdlFUIValuePickerFormCell
    family 1 fdlFUIContactCell fdlFUIContactView fdlFUIObjectCell fdlFUIObjectCollectionViewCell fdlFUIObjectTableViewCell fdlFUIObjectView fdlFUIWhatsNewCollectionItemView fdlFUIWhatsNewCollectionViewCell fdlFontStyle fdlObjectCell fdlObjectTableViewCell fdlObjectView
    family 2 fdlFUIKPIHeader fdlFUIObjectHeader fdlFUIObjectHeaderView fdlFUIProfileHeader fdlObjectHeaderView
    family 3 fdlFUICardBaseView fdlFUICardExtHeaderView fdlFUICardHeaderView fdlFUICardMediaView fdlFUIChartCardCollectionViewCell fdlFUIChartCardView fdlFUIChartChardView fdlFUIDataTableCardCollectionViewCell fdlFUIDataTableCardView fdlFUIKPICardCollectionViewCell fdlFUIKPICardView fdlFUIKPIProgressCardCollectionViewCell fdlFUIKPIProgressCardView fdlFUIObjectCard fdlFUIObjectCardContentView fdlFUIObjectCardView
    family 4 fdlFUIChartFloorplanTableViewCell fdlFUIChartFloorplanView fdlFUIChartFloorplanViewController fdlFUIChartLegendTableViewCell fdlFUIChartLegendView fdlFUIChartPlotTableViewCell fdlFUIChartPlotView fdlFUIChartTitleTableViewCell fdlFUIChartTitleView
    family 5 fdlFUIActivationScreen fdlFUIBasicAuthenticationScreen fdlFUIDynamicAuthenticationScreen fdlFUIEULAView fdlFUIEmailInputView fdlFUIFeedbackScreen fdlFUIInfoViewScreen fdlFUIMultiUserPasscodeController fdlFUIMultiUserPasscodeControllerUserCell fdlFUIOnboardingScanConfirmView fdlFUIOnboardingScanViewController fdlFUIPasscodeController fdlFUIPasscodeCreateController fdlFUIPasscodeInputController fdlFUITouchIDErrorViewController fdlFUIUserConsentPageView fdlFUIUserConsentViewController fdlFUIWelcomeScreen fdlFUIWhatsNewViewController
    family 6 fdlFUITimelineCell fdlFUITimelineCollectionViewCell fdlFUITimelineMarkerCell fdlFUITimelineNode fdlFUITimelinePreviewNode fdlFUITimelinePreviewTableViewCell fdlFUITimelinePreviewView
    family 7 fdlFUIMapDetailActionTableViewCell fdlFUIMapDetailButtonTableViewCell fdlFUIMapDetailPanel.StatusTableViewCell fdlFUIMapDetailStatusTableViewCell fdlFUIMapDetailStatusView fdlFUIMapLegendContainer
    family 8 fdlFUIBaseCollectionViewCell fdlFUIBaseItemCollectionViewCell fdlFUIBaseTableViewCell fdlFUICollectionItemView fdlFUIDataTable fdlFUIGridRowHeaderItem fdlFUIGridRowImageItem fdlFUIGridRowSummaryItem fdlFUIGridRowTextItem fdlFUIGridTableViewCell fdlFUIHierarchyCollectionItem fdlFUIHierarchyIndicator fdlFUIHierarchyItemTableViewCell fdlFUIHierarchyItemView fdlFUIHierarchyView fdlFUIHierarchyViewController fdlFUIHierarchyViewHeader fdlFUIImageCollectionItemView fdlFUIImageCollectionViewCell fdlFUIItemCollectionViewCell fdlFUIListPickerHeaderView fdlFUIListPickerTableViewController fdlFUISearchController fdlFUISearchToSelectView fdlFUISearchToSelectViewController fdlHierarchyViewController
    family 9 FUIKPIProgressView fdlFUIButton fdlFUIFilterFeedbackControl fdlFUIKPIProgressView fdlFUIKPIView fdlFUIProgressIndicatorControl fdlFUIRatingControl fdlFUISegmentedControl fdlFUITagsField fdlFUITextField fdlSegmentedControl
    family 10 fdlFUIModalCheckoutViewController fdlFUIPageViewController fdlFUISignatureCaptureController fdlFUIWebViewContainer
    family 11 fdlFUIBannerMessageView fdlFUICalendarItemView fdlFUICalendarView fdlFUICheckoutIndicatorView fdlFUIKPITitleBaseView fdlFUILabel fdlFUILoadingIndicatorView fdlFUIOfflineBannerMessageView fdlFUIPlaceholderImageView fdlFUIPlaceholderView fdlFUIProcessingIndicatorView fdlFUIProgressBannerMessageView fdlFUISignatureCaptureView fdlFUIStepProgressIndicator fdlFUITitleBaseView fdlFUIWeekLabelView
    family 12 ActivityIndicator BarButton Button Control Label NavigationBar PageControl Progress SearchBar SegmentedControl Slider Switch TabBar TabBarItem TableCell TableView TextField TextView Toolbar View Window
    base background-color 0 1594 127
    base background-color-scheme 11 8 0
    base background-image 8 16 62
    base background-tint-color 0 584 0
    base bar-style 12 512 0
    base bar-tint-color 0 520 0
    base border-color 0 4283 1998
    base border-width 3 178 0
    base color 0 256 0
    base content-inset 6 1 0
    base content-insets 6 1040 0
    base corner-radius 3 178 0
    base drawing-area-background-color 0 8 0
    base font-color 0 2002 2174
    base font-name 2 1298 12
    base font-size 3 1298 0
    base font-style 1 1494 70
    base half-color 0 1 12288
    base half-image 8 1 20480
    base height 3 2 0
    base image 8 84 62
    base image-insets 6 16 0
    base image-name 8 4 0
    base interItem-spacing 3 1 0
    base line-spacing 3 1024 0
    base node-background 0 256 65548
    base node-foreground 0 256 12
    base off-color 0 1 61440
    base off-image 8 1 20480
    base on-color 0 1 61440
    base on-image 8 1 20480
    base on-tint-color 0 4096 0
    base placeholder-color 0 130 0
    base progress-tint-color 0 258 0
    base scrolledge--background-color 0 512 0
    base scrolledge-background-color 0 512 0
    base search-icon-image 8 1024 0
    base search-icon-image-tint-color 0 1024 0
    base shadow-color 0 18 0
    base shadow-offset 7 18 0
    base shadow-opacity 3 18 0
    base shadow-radius 3 18 0
    base signature-line-color 0 8 0
    base standard-background-color 0 512 0
    base stroke-color 0 8 0
    base stroke-width 3 8 0
    base tag-background-color 0 1024 8
    base tag-content-insets 6 1024 0
    base tag-delimiter 13 1024 0
    base tag-font-color 0 1024 8
    base tag-spacing 3 1024 0
    base text-align 9 18 0
    base text-alpha 3 18 0
    base text-auto-fit 5 18 0
    base text-line-clamp 4 1042 0
    base text-shadow-color 0 18 62
    base text-shadow-offset 7 18 0
    base text-transform 10 2 0
    base thumb-color 0 4096 1920
    base thumb-tint-color 0 2048 2
    base tint-color 0 5566 62
    base title-color 0 1 10
    base title-inset 6 1 0
    base title-insets 6 16 0
    base track-color 0 4096 1920
    base track-selection-color 0 2048 2
    base track-tint-color 0 2306 2
    base view-alpha 3 4096 1920
    base width 3 2 0
    base xmark-color 0 8 0
    """#
}
