// Generated from Grammar/catalog/tint.nssc by NSSCatalogTests (NSS_UPDATE=1). Edit that file instead.
extension CatalogText {
  static let tint: StaticString = #"""
    /* What code can set beside a stylesheet, and which attributes of a stylesheet feed it: the tint attribute tables.
       A `~` always means inferred. `basis` says why a class path belongs to a property ref or to a paragraph: stated, heading (the
       same heading in both sections), prose, role (a guess from the role of the element). */

    /* The cases of FUIPropertyRef (sdk6). */
    @property-refs {
      refs: title, subtitle, trend, trendImage, status, substatus, footnote, body, icons, actionTitle,
        seriesTitles, values, valuesAxisTitle, secondaryValuesAxisTitle, categoryAxisTitle, emptyText,
        kpiText, placeholder, tags, rating, lowerBoundTitle, upperBoundTitle, valueText, kpiUnitItem,
        kpiMetricItem, kpiIconItem, kpiFractionItem, detailImage, headlineText, subheadlineText,
        footnoteText, descriptionText, statusText, substatusText, statusImage, substatusImage,
        weekNumberText, weekDayText, monthHeaderText, eventView, selectionRange, selectionSingle,
        headlineLabel, subheadlineLabel, bodyLabel, footnoteLabel, descriptionLabel, statusLabel,
        statusImageView, substatusLabel, substatusImageView, detailImageView, attributeLabel,
        subAttributeLabel, timestampLabel, secondaryTimestampLabel, secondaryTimestampImageView,
        nodeImageView, titleLabel, switch;
    }

    @tint FUITitleFormCell {
      paths: "~fdlFUITitleFormCell_valueTextField";
      tint-color-states: disabled, normal;
      basis: prose;
      source: S0, sdk6;
      api: "setTintColor(_:for:)";
      note: "target valueTextField; deprecated in sdk6 in favour of textColor and tintColor; the seeds still document it";
    }
    @tint FUITextFieldFormCell {
      paths: "~fdlFUITextFieldFormCell_valueText";
      basis: role;
      source: S0;
      api: "textColor, tintColor";
      note: "no states and no refs printed; conforms to FUITintAttributesProvider";
    }
    @tint FUITextFieldCollectionViewCell {
      paths: "~fdlFUITextFieldFormCell_valueText";
      basis: role;
      source: S2;
      api: "textColor, tintColor";
      note: "no states and no refs printed";
    }
    @tint FUINoteFormCell {
      paths: fdlFUINoteFormCell_valueText;
      states: disabled;
      foregroundColor: tint-color;
      font: font-style;
      basis: stated;
      source: S0;
      api: "nss TINTABLE group";
      note: "printed with the path fdlFUIKeyValueFormCell_valueText (M01); no colour settings paragraph";
    }
    @tint FUIKeyValueFormCell {
      paths: fdlFUIKeyValueFormCell_title;
      states: disabled;
      foregroundColor: tint-color;
      font: font-style;
      basis: stated;
      source: S0;
      api: "nss TINTABLE group";
      note: "no colour settings paragraph";
    }
    @tint FUIKeyValueFormCell {
      paths: fdlFUIKeyValueFormCell_valueText;
      states: disabled;
      foregroundColor: tint-color;
      font: font-style;
      basis: stated;
      source: S0;
      api: "nss TINTABLE group";
      note: "no colour settings paragraph";
    }
    @tint FUISwitchFormCell {
      paths: "~fdlFUISwitchFormCell_switch";
      basis: role;
      source: S0;
      note: "no colour settings paragraph; tint state type in sdk6 is FUISwitchControlState (disabled, enabled, selected, unselected), the parts of the nss suffixes";
    }
    @tint FUISliderFormCell {
      paths: "~fdlFUISliderFormCell_valueTextField";
      tint-color-states: disabled, normal;
      basis: role;
      source: S0, sdk6;
      api: "setTintColor(_:for:)";
      note: "paragraph speaks of filter buttons (M13); deprecated in sdk6 in favour of textColor and tintColor; the seeds still document it";
    }
    @tint FUISegmentedControlFormCell {
      states: disabled, normal, selected;
      keys: titleAttributes, borderColor;
      source: S0;
      api: "setButtonAttributes(_:for:)";
      note: "argument FUISegmentedControlButtonAttributes; no class path for the buttons printed";
    }
    @tint FUISegmentedControlFormCell {
      tint-color-states: disabled, normal, selected;
      source: sdk6;
      api: "setTintColor(_:for:)";
      note: "text colour of the buttons; the seeds document setButtonAttributes instead; deprecated in sdk6";
    }
    @tint FUIFilterFormCell {
      paths: "~fdlFUIFilterFormCell_item_titleLabel";
      tint-color-states: disabled, normal, selected;
      basis: role;
      source: S0, sdk6;
      api: "setTintColor(_:for:)";
      note: "text colour of the filter buttons; selected ~ fdlFUIFilterFormCell_item_titleLabel_selected; deprecated in sdk6 in favour of textColor and tintColor; the seeds still document it";
    }
    @tint FUIDatePickerFormCell {
      paths: "~fdlFUIDatePickerFormCell_valueLabel";
      tint-color-states: disabled, normal, selected;
      basis: role;
      source: S0, sdk6;
      api: "setTintColor(_:for:)";
      note: "paragraph speaks of filter buttons (M13); selected ~ fdlFUIDatePickerFormCell_valueLabel_selected; deprecated in sdk6 in favour of textColor and tintColor; the seeds still document it";
    }
    @tint FUIDurationPickerFormCell {
      paths: "~fdlFUIDurationPickerFormCell_valueLabel";
      tint-color-states: disabled, normal, selected;
      basis: role;
      source: S0, sdk6;
      api: "setTintColor(_:for:)";
      note: "setting tintColor equals normal; selected ~ fdlFUIDurationPickerFormCell_valueLabel_selected; deprecated in sdk6 in favour of textColor and tintColor; the seeds still document it";
    }
    @tint FUIValuePickerFormCell {
      paths: "~fdlFUIValuePickerFormCell_valueTextField";
      tint-color-states: disabled, normal, selected;
      basis: role;
      source: S0, sdk6;
      api: "setTintColor(_:for:)";
      note: "paragraph speaks of filter buttons (M13); selected ~ fdlFUIValuePickerFormCell_valueTextField_selected; deprecated in sdk6 in favour of textColor and tintColor; the seeds still document it";
    }
    @tint FUIAttachmentsFormCell {
      paths: "~fdlFUIAddButtonCell_addButton";
      tint-color-states: normal, selected;
      basis: prose;
      source: S0, sdk6;
      api: "setTintColor(_:for:)";
      note: "add button; deprecated in sdk6 in favour of textColor and tintColor; the seeds still document it";
    }
    @tint FUIButtonFormCell {
      paths: "~fdlFUIButtonFormCell_button";
      tint-color-states: disabled, normal, selected;
      basis: prose;
      source: S0, sdk6;
      api: "setTintColor(_:for:)";
      note: "button; deprecated in sdk6 in favour of textColor and tintColor; the seeds still document it";
    }
    @tint FUIStepperFormCell {
      property-ref: title;
      paths: "~fdlFUIStepperFormCell_keyText";
      states: normal, highlighted, disabled;
      keys: foregroundColor, font;
      foregroundColor: font-color;
      font: font-style;
      basis: heading;
      source: S0, S3;
      api: "setAttributes(_:for:state:)";
      note: "group keyView; or textColor and font of the title";
    }
    @tint FUIStepperFormCell {
      property-ref: title;
      paths: "~fdlFUIStepperFormCell_keyText";
      states: highlighted, normal;
      keys: fuiBorderColor;
      basis: heading;
      source: S0, S3;
      api: "setAttributes(_:for:state:)";
      note: "example only, not in the table (M14)";
    }
    @tint FUIStepperFormCell {
      property-ref: valueText;
      paths: "~fdlFUIStepperFormCell_valueText";
      states: normal, disabled;
      keys: foregroundColor, font;
      foregroundColor: font-color;
      font: font-style;
      basis: heading;
      source: S0, S3;
      api: "setAttributes(_:for:state:)";
      note: "group valueText; or textColor and font of valueTextField";
    }
    @tint FUIStepperFormCell {
      property-ref: valueText;
      paths: "~fdlFUIStepperFormCell_valueText";
      states: normal, highlighted, disabled;
      keys: fuiBorderColor;
      fuiBorderColor: border-color;
      basis: heading;
      source: S0, S3;
      api: "addAttributes(_:for:state:)";
      note: "nss counterpart border-color prints highlighted and disabled only";
    }
    @tint FUIStepperFormCell {
      property-ref: icons;
      paths: "~fdlFUIStepperFormCell_increaseButton", "~fdlFUIStepperFormCell_decreaseButton";
      states: normal, disabled;
      keys: foregroundColor;
      foregroundColor: font-color;
      basis: role;
      source: S0, S3;
      api: "setAttributes(_:for:state:)";
      note: "group increaseButton and decreaseButton";
    }
    @tint FUIStepperFormCell {
      property-ref: subtitle;
      paths: "~fdlFUIStepperFormCell_hintText";
      states: normal, disabled;
      keys: foregroundColor, font;
      foregroundColor: font-color;
      font: font-style;
      basis: heading;
      source: S0, S3;
      api: "setAttributes(_:for:state:)";
      note: "group hintView";
    }
    @tint FUIFilterFeedbackControl {
      paths: "~fdlSegmentedControl_item_titleLabel", "~fdlSegmentedControl_item_contentView";
      keys: titleAttributes, borderColor;
      basis: role;
      source: sdk6;
      api: "setButtonAttributes(_:for:)";
      note: "states not printed; FUIControlState argument";
    }
    @tint FUITitleFormCollectionViewCell {
      property-ref: valueText;
      states: disabled, normal;
      tint-color-states: disabled, normal;
      keys: foregroundColor;
      source: web;
      api: "setAttributes(_:for:state:)";
      note: "prose names setTintColor and the two states, the example calls setAttributes for normal; theming section not seen";
    }
    @tint FUIAttachmentsCollectionViewCell {
      property-ref: actionTitle;
      paths: "~fdlFUIAddButtonCell_addButton";
      states: normal, selected;
      tint-color-states: normal, selected;
      keys: foregroundColor;
      foregroundColor: tint-color;
      basis: role;
      source: web;
      api: "setTintAttributes(_:for:state:)";
      note: "prose names setTintColor and the two states, the example calls setTintAttributes for normal";
    }
    @tint FUIButton {
      paths: fdlFUIButton;
      tint-color-states: normal, disabled, highlighted, selected;
      basis: stated;
      source: sdk6;
      api: "setTintColor(_:for:)";
      note: "deprecated in sdk6; set normal, disabled and one of highlighted, selected";
    }
    @tint FUIButton {
      paths: fdlFUIButton;
      states: normal, disabled, highlighted, selected;
      basis: stated;
      source: sdk6;
      api: "setBackgroundColor(_:for:)";
    }
    @tint FUISegmentedControl {
      paths: fdlFUISegmentedControl;
      states: normal, selected, disabled;
      keys: textColor, font, borderColor;
      basis: stated;
      source: sdk6;
      api: "setAttribute(attribute:for:)";
      note: "argument FUISegmentAttributes";
    }
    @tint FUIKPIView {
      paths: fdlFUIKPIView;
      tint-color-states: disabled, normal, highlighted;
      basis: stated;
      source: sdk6;
      api: "setTintColor(_:for:)";
      note: "setting tintColor equals normal";
    }
    @tint FUIKPIProgressView {
      paths: fdlFUIKPIProgressView;
      tint-color-states: disabled, normal, highlighted;
      basis: stated;
      source: sdk6;
      api: "setTintColor(_:for:)";
      note: "setting tintColor equals normal";
    }
    @tint FUIKPIProgressView {
      paths: "~fdlFUIKPIProgressView_captionLabel";
      states: disabled, normal, highlighted;
      basis: role;
      source: sdk6;
      api: "setTextColor(_:for:)";
      note: "KPI and caption text";
    }
    @tint FUIKPIHeader {
      paths: "~fdlFUIKPIHeader_kpiView";
      tint-color-states: normal;
      basis: role;
      source: sdk6;
      api: "setTintColor(_:for:)";
      note: "example on a kpiView";
    }
    @tint FUIProfileHeader {
      tint-color-states: normal;
      source: sdk6;
      api: "setTintColor(_:for:)";
      note: "example on the buttons of activityControl.activityItems";
    }
    @tint FUITimelineCell {
      paths: "~fdlFUITimelineCell_cardBackground";
      tint-color-states: highlighted, application;
      basis: role;
      source: sdk6;
      api: "setTintColor(_:for:)";
      note: "card background; highlighted ~ _cardBackground_highlighted, application = completed ~ _cardBackground_complete";
    }
    @tint FUIRatingControl {
      paths: fdlFUIRatingControl;
      basis: stated;
      source: sdk6;
      api: "setTintColor(_:for: Range<Int>)";
      note: "takes a range of ratings, not a state";
    }
    @tint FUIRatingControlFormCell {
      paths: "~fdlFUIRatingControlFormCell_ratingControl";
      basis: role;
      source: web, sdk6;
      api: "setTintColor(_:for: Range<Int>)";
      note: "takes a range of ratings, not a state";
    }
    @tint FUITableViewHeaderFooterView {
      states: normal, highlighted;
      source: web, sdk6;
      api: "setBackgroundColor(_:forState:)";
    }
    @tint FUICalendarView {
      property-ref: title;
      paths: "~fdlFUICalendarItemView_title";
      states: normal, disabled, selected, highlighted;
      keys: foregroundColor;
      foregroundColor: font-color, tint-color;
      basis: role;
      source: sdk6;
      api: "calendarItemTintAttributesProvider.setAttributes(_:for:state:)";
      note: "highlighted = today; disabled = other month or out of range";
    }
    @tint FUICalendarView {
      property-ref: weekNumberText;
      paths: "~fdlFUICalendarItemView_weekNumberText";
      states: normal;
      keys: foregroundColor;
      foregroundColor: font-color;
      basis: role;
      source: sdk6;
      api: "calendarItemTintAttributesProvider.setAttributes(_:for:state:)";
    }
    @tint FUICalendarView {
      property-ref: monthHeaderText;
      paths: "~fdlFUICalendarView_monthHeaderText";
      states: normal;
      keys: foregroundColor;
      foregroundColor: font-color;
      basis: role;
      source: sdk6;
      api: "calendarItemTintAttributesProvider.setAttributes(_:for:state:)";
    }
    @tint FUICalendarView {
      property-ref: weekDayText;
      paths: "~fdlFUIWeekLabelView_weekDayText";
      states: normal, highlighted;
      keys: foregroundColor;
      foregroundColor: font-color, tint-color;
      basis: role;
      source: sdk6;
      api: "calendarItemTintAttributesProvider.setAttributes(_:for:state:)";
      note: "highlighted = today";
    }

    /* Elements that another component owns and this one shows. `superclass`: the printed superclass names the inner view as
       its generic argument; that the class paths of the inner view reach it there is inferred. */
    @shows FUIChartCardCollectionViewCell { inner: FUIChartCardView; basis: superclass; source: "~superclass"; }
    @shows FUIChartFloorplanTableViewCell { inner: FUIChartFloorplanView; basis: superclass; source: "~superclass"; }
    @shows FUIChartFloorplanViewController { inner: FUIChartFloorplanView; basis: superclass; source: "~superclass"; }
    @shows FUIChartLegendTableViewCell { inner: FUIChartLegendView; basis: superclass; source: "~superclass"; }
    @shows FUIChartPlotTableViewCell { inner: FUIChartPlotView; basis: superclass; source: "~superclass"; }
    @shows FUIChartTitleTableViewCell { inner: FUIChartTitleView; basis: superclass; source: "~superclass"; }
    @shows FUIContactCollectionViewCell { inner: FUIContactView; basis: superclass; source: "~superclass"; }
    @shows FUIGridTableViewCell { inner: FUIObjectView; basis: superclass; source: "~superclass"; }
    @shows FUIHierarchyCollectionItem { inner: FUIHierarchyItemView; basis: superclass; source: "~superclass"; }
    @shows FUIHierarchyItemTableViewCell { inner: FUIHierarchyItemView; basis: superclass; source: "~superclass"; }
    @shows FUIImageCollectionViewCell { inner: FUIImageCollectionItemView; basis: superclass; source: "~superclass"; }
    @shows FUIInlineSignatureFormCell { inner: FUIInlineSignatureFormView; basis: superclass; source: "~superclass"; }
    @shows FUIItemCollectionViewCell { inner: FUICollectionItemView; basis: superclass; source: "~superclass"; }
    @shows FUIKPICardCollectionViewCell { inner: FUIKPICardView; basis: superclass; source: "~superclass"; }
    @shows FUIKPIProgressCardCollectionViewCell { inner: FUIKPIProgressCardView; basis: superclass; source: "~superclass"; }
    @shows FUIMapDetailPanel.StatusTableViewCell { inner: FUIMapDetailStatusView; basis: superclass; source: "~superclass"; }
    @shows FUIObjectCard { inner: FUIObjectCardContentView; basis: superclass; source: "~superclass"; }
    @shows FUIObjectCardCollectionViewCell { inner: FUIObjectCardView; basis: superclass; source: "~superclass"; }
    @shows FUIObjectCardView { inner: FUIObjectCardContentView; basis: superclass; source: "~superclass"; }
    @shows FUIObjectCollectionViewCell { inner: FUIObjectView; basis: superclass; source: "~superclass"; }
    @shows FUIObjectHeader { inner: FUIObjectHeaderView; basis: superclass; source: "~superclass"; }
    @shows FUIObjectTableViewCell { inner: FUIObjectView; basis: superclass; source: "~superclass"; }
    @shows FUIOrderPickerCollectionViewCell { inner: FUIOrderPickerFormView; basis: superclass; source: "~superclass"; }
    @shows FUIOrderPickerFormCell { inner: FUIOrderPickerFormView; basis: superclass; source: "~superclass"; }
    @shows FUIWhatsNewCollectionViewCell { inner: FUIWhatsNewCollectionItemView; basis: superclass; source: "~superclass"; }

    /* FUIInlineValidationView belongs to every validating cell (S0): those whose superclass is one of its base classes. */
    @shows FUIAttachmentsCollectionViewCell { inner: FUIInlineValidationView; as: FUIInlineValidationView; basis: stated; source: S0; }
    @shows FUIAttachmentsFormCell { inner: FUIInlineValidationView; as: FUIInlineValidationView; basis: stated; source: S0; }
    @shows FUIButtonFormCell { inner: FUIInlineValidationView; as: FUIInlineValidationView; basis: stated; source: S0; }
    @shows FUIDatePickerFormCell { inner: FUIInlineValidationView; as: FUIInlineValidationView; basis: stated; source: S0; }
    @shows FUIDurationPickerFormCell { inner: FUIInlineValidationView; as: FUIInlineValidationView; basis: stated; source: S0; }
    @shows FUIFilterFormCell { inner: FUIInlineValidationView; as: FUIInlineValidationView; basis: stated; source: S0; }
    @shows FUIInlineSignatureFormCell { inner: FUIInlineValidationView; as: FUIInlineValidationView; basis: stated; source: S0; }
    @shows FUIListPickerFormCell { inner: FUIInlineValidationView; as: FUIInlineValidationView; basis: stated; source: S0; }
    @shows FUIOrderPickerFormCell { inner: FUIInlineValidationView; as: FUIInlineValidationView; basis: stated; source: S0; }
    @shows FUIRangeSliderFormCell { inner: FUIInlineValidationView; as: FUIInlineValidationView; basis: stated; source: S0; }
    @shows FUIRatingControlFormCell { inner: FUIInlineValidationView; as: FUIInlineValidationView; basis: stated; source: S0; }
    @shows FUISegmentedControlFormCell { inner: FUIInlineValidationView; as: FUIInlineValidationView; basis: stated; source: S0; }
    @shows FUISliderFormCell { inner: FUIInlineValidationView; as: FUIInlineValidationView; basis: stated; source: S0; }
    @shows FUIStepperFormCell { inner: FUIInlineValidationView; as: FUIInlineValidationView; basis: stated; source: S0; }
    @shows FUISwitchFormCell { inner: FUIInlineValidationView; as: FUIInlineValidationView; basis: stated; source: S0; }
    @shows FUITextFieldCollectionViewCell { inner: FUIInlineValidationView; as: FUIInlineValidationView; basis: stated; source: S0; }
    @shows FUITextFieldFormCell { inner: FUIInlineValidationView; as: FUIInlineValidationView; basis: stated; source: S0; }
    @shows FUITitleFormCell { inner: FUIInlineValidationView; as: FUIInlineValidationView; basis: stated; source: S0; }
    @shows FUITitleFormCollectionViewCell { inner: FUIInlineValidationView; as: FUIInlineValidationView; basis: stated; source: S0; }
    @shows FUIValuePickerFormCell { inner: FUIInlineValidationView; as: FUIInlineValidationView; basis: stated; source: S0; }

    /* Cells for collection views show what the form cell of the same content shows. The class paths of the thumbnails, the add
       button and the form view belong to FUIAttachmentsFormCell in the catalogue, those of the segmented control without FUI
       to FUIFilterFeedbackControl: there they are elements like others. */
    @shows FUIAttachmentsCollectionViewCell { inner: FUIAttachmentsFormCell; basis: role; source: "~S0"; }
    @shows FUITitleFormCollectionViewCell { inner: FUITitleFormCell; basis: role; source: "~web"; }
    @shows FUIStepperCollectionViewCell { inner: FUIStepperFormCell; basis: role; source: "~web"; }
    @shows FUITextFieldCollectionViewCell { inner: FUITextFieldFormCell; basis: stated; source: S2; }
    @shows FUIRatingControlFormCell { inner: FUIRatingControl; as: FUIRatingControl; basis: role; source: "~sdk6"; }

    /* Class paths that reach an element under another name. */
    @reaches fdlFontStyle_headline { component: FUIObjectView; element: headlineLabel; source: "~S4"; }
    @reaches fdlFontStyle_subheadline { component: FUIObjectView; element: subheadlineLabel; source: "~S4"; }

    /* Newer attributes that win over an older one in the states named. */
    @supersedes fdlFUISwitchFormCell_switch {
      newer: track-color; older: on-tint-color; states: enabled-selected, disabled-selected; source: S0;
    }

    /* Where tint-color-STATE wins over font-color-STATE in print; elsewhere that is assumed. */
    @tint-over-font { paths: fdlFUITitleFormCell_valueTextField, fdlFUIButton; source: S0, sdk6; }

    /* Components of these kinds have selection style none: highlighted cannot be set on them as cells (S0). */
    @no-selection { kinds: FormCell; source: S0; }
    """#
}
