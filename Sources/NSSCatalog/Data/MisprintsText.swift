// Generated from Grammar/catalog/misprints.nssc by NSSCatalogTests (NSS_UPDATE=1). Edit that file instead.
extension CatalogText {
  static let misprints: StaticString = #"""
    /* Misprints and contradictions of the documents, with what is meant and how the tools treat them. */

    @misprint M01 {
      source: "S0,sdk6";
      where: "FUINoteFormCell, TINTABLE class paths";
      printed: "fdlFUIKeyValueFormCell_valueText";
      meant: "fdlFUINoteFormCell_valueText";
      confidence: likely;
      treatment: "accept tint-color-disabled and font-style-disabled on both";
    }
    @misprint M02 {
      source: "S2";
      where: "FUITextFieldCollectionViewCell, theming";
      printed: "fdlFUITextFieldFormCell, _keyText, _valueText, _alternativeInputButton";
      meant: "the same, or fdlFUITextFieldCollectionViewCell*";
      confidence: unknown;
      treatment: "use the printed paths for this cell too (same inner view FUITextFieldContentView); do not offer the other spelling";
    }
    @misprint M03 {
      source: "S0,S1,sdk6";
      where: "FUIListPickerFormCell, UILabel class paths";
      printed: "fdlFUIListPickerFormCell_keyLabel-disabled";
      meant: "class path with state; elsewhere the state is an attribute suffix or a segment _selected";
      confidence: unknown;
      treatment: "accept as a class path of its own";
    }
    @misprint M04 {
      source: "S4,sdk6";
      where: "FUIObjectTableViewCell, ImageView class paths";
      printed: "fdlObjectTableViewCell_detailImageView, _statusImageView, _substatusImageView";
      meant: "fdlFUIObjectTableViewCell_*";
      confidence: likely;
      treatment: "accept both; at most a hint";
    }
    @misprint M05 {
      source: "S4,sdk6";
      where: "FUIObjectView, ImageView class paths";
      printed: "fdlObjectView_detailImageView, _statusImageView, _substatusImageView";
      meant: "fdlFUIObjectView_*";
      confidence: likely;
      treatment: "accept both; at most a hint";
    }
    @misprint M06 {
      source: "S4,sdk6";
      where: "FUIObjectHeaderView, Text and ImageView class paths";
      printed: "fdlObjectHeaderView_* (10 paths)";
      meant: "fdlFUIObjectHeaderView_* (web prints these)";
      confidence: certain;
      treatment: "accept both; prefer the spelling with FUI";
    }
    @misprint M07 {
      source: "S4,sdk6";
      where: "FUIObjectCell and FUIObjectView";
      printed: "fdlFUIObjectCell_subheadLabel, fdlObjectCell_subheadLabel";
      meant: "the property is subheadlineLabel";
      confidence: likely;
      treatment: "accept as printed";
    }
    @misprint M08 {
      source: "S0";
      where: "FUIAttachmentsFormCell, TEXT and IMAGE class paths";
      printed: "stems FUIFileThumbnailCollectionItemView (titleLabel, detailImageView) and FUIThumbnailCollectionItemView (subtitle, footnote)";
      meant: "one stem, perhaps";
      confidence: unknown;
      treatment: "accept as printed (newer SDKs added the texts; probably no misprint)";
    }
    @misprint M09 {
      source: "S0,sdk6";
      where: "FUIAttachmentsFormCell, end of theming";
      printed: "heading for style classes without content";
      meant: "nothing";
      confidence: certain;
      treatment: "ignore";
    }
    @misprint M10 {
      source: "S0";
      where: "overview text";
      printed: "FUIAttachmentFormCell (twice)";
      meant: "FUIAttachmentsFormCell";
      confidence: certain;
      treatment: "alias in search only";
    }
    @misprint M11 {
      source: "S0,sdk6";
      where: "FUITitleFormCell, remark";
      printed: "tint-color-disabled, absent from the attribute list";
      meant: "an attribute of fdlFUITitleFormCell_valueTextField";
      confidence: likely;
      treatment: "accept; it overrides font-color when disabled";
    }
    @misprint M12 {
      source: "S0";
      where: "usage sample";
      printed: "FormTableViewController";
      meant: "FUIFormTableViewController";
      confidence: certain;
      treatment: "ignore";
    }
    @misprint M13 {
      source: "S0,sdk6";
      where: "FUISliderFormCell, FUIDatePickerFormCell, FUIValuePickerFormCell, colour settings";
      printed: "text colour of filter buttons";
      meant: "text colour of the value";
      confidence: certain;
      treatment: "the states printed there hold for the value text";
    }
    @misprint M14 {
      source: "S0,S3";
      where: "FUIStepperFormCell, sample";
      printed: ".fuiBorderColor set for .title (highlighted, normal)";
      meant: ".valueText, as in the table";
      confidence: likely;
      treatment: "document .fuiBorderColor for .valueText only";
    }
    @misprint M15 {
      source: "S0,S3";
      where: "FUIStepperFormCell, tint table";
      printed: "key lists mix entries with and without colon";
      meant: "notation only";
      confidence: certain;
      treatment: "ignore the colon";
    }
    @misprint M16 {
      source: "S0,S3";
      where: "FUIStepperFormCell";
      printed: "group keyView / ref .title / class keyText; valueText / .valueText / valueText; increaseButton and decreaseButton / .icons; hintView / .subtitle / hintText";
      meant: "three names for one element";
      confidence: certain;
      treatment: "map as in sapfiori-tint.tsv";
    }
    @misprint M17 {
      source: "S0";
      where: "FUISwitchFormCell";
      printed: "two blocks for fdlFUISwitchFormCell_switch";
      meant: "newer block (thumb-color, track-color, border-color, view-alpha) preferred since SDK 9.0; older has on-tint-color";
      confidence: certain;
      treatment: "accept both; hint on on-tint-color";
    }
    @misprint M18 {
      source: "S0,sdk6";
      where: "FUISwitchFormCell, title block";
      printed: "font { -style | -name | -size }";
      meant: "font-style, font-name, font-size";
      confidence: certain;
      treatment: "the braces hold parts of names here, not states";
    }
    @misprint M19 {
      source: "S0";
      where: "FUISwitchFormCell, FUIFilterFeedbackControl, and deprecated marks in S4";
      printed: "// comments inside rules and after class paths";
      meant: "doc notation; nss examples of sdk6 use /* */";
      confidence: likely;
      treatment: "an error for nui, a note for sapfiori";
    }
    @misprint M20 {
      source: "S0,sdk6";
      where: "FUIFilterFeedbackControl";
      printed: "two theming sections; fdlFUIFilterFeedbackControl_lineView has a comment about border colour but no attribute";
      meant: "border-color or background-color";
      confidence: unknown;
      treatment: "accept both attributes";
    }
    @misprint M21 {
      source: "S0,sdk6";
      where: "FUIFilterFeedbackControl";
      printed: "fdlSegmentedControl_* without FUI";
      meant: "as printed; sdk6 has fdlFUISegmentedControl for another component";
      confidence: unknown;
      treatment: "accept as printed";
    }
    @misprint M22 {
      source: "S0..S4,sdk6,web";
      where: "attribute lists";
      printed: "name (Type) | name: (Type) | name: Type; | name { -s } (Type) | name { -s }: Type; | name: { -s } (Type)";
      meant: "one notation";
      confidence: certain;
      treatment: "read all as attribute, states, type";
    }
    @misprint M23 {
      source: "S0,S3";
      where: "stepper and range slider";
      printed: "UIFont.TextStyle";
      meant: "UIFontTextStyle elsewhere";
      confidence: certain;
      treatment: "same type TextStyle";
    }
    @misprint M24 {
      source: "S0";
      where: "FUISwitchFormCell, FUIDatePickerFormCell, FUISimplePropertyFormCell samples";
      printed: "cell.key";
      meant: "cell.keyName";
      confidence: likely;
      treatment: "ignore";
    }
    @misprint M25 {
      source: "S0";
      where: "FUISimplePropertyFormCell";
      printed: "listed and used in a sample, no section";
      meant: "-";
      confidence: certain;
      treatment: "known name without class paths";
    }
    @misprint M26 {
      source: "S4,sdk6";
      where: "FUIObjectCell sample";
      printed: "ObjectTableViewCell";
      meant: "FUIObjectTableViewCell";
      confidence: certain;
      treatment: "ignore";
    }
    @misprint M27 {
      source: "S4";
      where: "FUIObjectHeaderView";
      printed: "theming section without a heading naming the component";
      meant: "FUIObjectHeaderView (sdk6, web)";
      confidence: certain;
      treatment: "assign to FUIObjectHeaderView";
    }
    @misprint M28 {
      source: "S4,sdk6,web";
      where: "FUIObjectHeaderView, class paths";
      printed: "View {}";
      meant: "the NUI base class of every UIView";
      confidence: certain;
      treatment: "known base class; warn that it styles all views";
    }
    @misprint M29 {
      source: "S4,S0";
      where: "image attribute";
      printed: "image-name (S4) and image (S0 add button, bar items)";
      meant: "two attributes";
      confidence: certain;
      treatment: "keep apart, per class path";
    }
    @misprint M30 {
      source: "S0,sdk6,nui";
      where: "border-width, corner-radius";
      printed: "Integer / Width, Radius / Number";
      meant: "number";
      confidence: certain;
      treatment: "accept decimals, at most a hint";
    }
    @misprint M31 {
      source: "S0,sdk6";
      where: "superclass of FUISegmentedControlFormCell, FUIFilterFormCell, FUITitleFormCell, FUIAttachmentsFormCell";
      printed: "differs between the seeds and sdk6";
      meant: "version difference";
      confidence: certain;
      treatment: "use the seeds";
    }
    @misprint M32 {
      source: "sdk6";
      where: "FUITextFieldFormCell";
      printed: "_keyLabel, _valueTextField";
      meant: "_keyText, _valueText in the seeds";
      confidence: certain;
      treatment: "accept the older spelling, prefer the newer";
    }
    @misprint M33 {
      source: "sdk6";
      where: "FUIActivationScreen";
      printed: "fdlFUIActivationScreen.subheadlineLabel";
      meant: "fdlFUIActivationScreen_subheadlineLabel";
      confidence: certain;
      treatment: "misprint, offer the correction";
    }
    @misprint M34 {
      source: "sdk6";
      where: "FUIChartCardView.seriesTitles";
      printed: "fdlFUIChartChardView_seriesTitles";
      meant: "fdlFUIChartCardView_seriesTitles";
      confidence: certain;
      treatment: "misprint, offer the correction";
    }
    @misprint M35 {
      source: "sdk6";
      where: "FUITimelineNode";
      printed: "fdlFUITimelineNode_earlyStart_outterImage";
      meant: "fdlFUITimelineNode_earlyStart_outerImage";
      confidence: likely;
      treatment: "accept both; component unavailable";
    }
    @misprint M36 {
      source: "sdk6";
      where: "FUIMultiUserPasscodeController, dynamic font UILabel";
      printed: "fdlFUIMultiUserPasscodeControllerUserCell_titleLabeldlFUIMultiUserPasscodeController_titleLabel";
      meant: "fdlFUIMultiUserPasscodeControllerUserCell_titleLabel";
      confidence: certain;
      treatment: "misprint; the second half is listed with the fixed font labels";
    }
    @misprint M37 {
      source: "sdk6";
      where: "FUIHierarchyItemTableViewCell";
      printed: "fdlFUIBaseCollectionViewCell, _title, _subtitle, _footnote, _detailImageView";
      meant: "fdlFUIHierarchyItemTableViewCell*";
      confidence: likely;
      treatment: "misprint for the four element paths; the bare path belongs to FUIBaseCollectionViewCell";
    }
    @misprint M38 {
      source: "sdk6";
      where: "FUIHierarchyViewController";
      printed: "fdlHierarchyViewController_hierarchyView";
      meant: "fdlFUIHierarchyViewController_hierarchyView";
      confidence: likely;
      treatment: "accept both";
    }
    @misprint M39 {
      source: "sdk6";
      where: "FUICalendarView";
      printed: "fdlFUICalendarView_property, fdlFUICalendarItemView_property, fdlFUIWeekLabelView_property";
      meant: "_property stands for the listed names";
      confidence: certain;
      treatment: "not class paths; expand";
    }
    @misprint M40 {
      source: "sdk6";
      where: "FUISignatureCaptureView";
      printed: "streke-width";
      meant: "stroke-width (web)";
      confidence: certain;
      treatment: "misprint, offer the correction";
    }
    @misprint M41 {
      source: "sdk6";
      where: "FUIButton, image";
      printed: "-selected-highlightecd";
      meant: "-selected-highlighted";
      confidence: certain;
      treatment: "misprint, offer the correction";
    }
    @misprint M42 {
      source: "sdk6,web";
      where: "FUIRatingControl, FUIRatingControlFormCell";
      printed: "-editable-disabled printed twice";
      meant: "second one -editable";
      confidence: likely;
      treatment: "accept -editable on on-color and off-color";
    }
    @misprint M43 {
      source: "web";
      where: "FUIStepProgressIndicator";
      printed: "node-background-highlight";
      meant: "node-background-highlighted";
      confidence: likely;
      treatment: "accept both";
    }
    @misprint M44 {
      source: "web";
      where: "FUIStepProgressIndicator";
      printed: "fdlFUIStepProgressIndicator_normal/completed/error/disabled";
      meant: "four class paths";
      confidence: certain;
      treatment: "expand";
    }
    @misprint M45 {
      source: "web";
      where: "FUIRatingControl_leading_label";
      printed: "font_style";
      meant: "font-style";
      confidence: certain;
      treatment: "misprint, offer the correction";
    }
    @misprint M46 {
      source: "web";
      where: "FUIDataTable, FUIDataTableCardView, FUIDataTableCardCollectionViewCell";
      printed: "textItem_row2 described as a column, textItem_column1 as a row";
      meant: "row and column swapped in the description";
      confidence: certain;
      treatment: "go by the name";
    }
    @misprint M47 {
      source: "web";
      where: "FUIOrderPickerFormItemCell, IMAGE";
      printed: "font-style on an image view; types UIImage and UIColor";
      meant: "stray attribute; Image and Color";
      confidence: likely;
      treatment: "accept";
    }
    @misprint M48 {
      source: "web";
      where: "FUICardHeaderView, FUIObjectCardContentView";
      printed: "overflowAction in the TEXT group";
      meant: "a button";
      confidence: certain;
      treatment: "accept the text attributes";
    }
    @misprint M49 {
      source: "sdk6";
      where: "FUINavigationBar";
      printed: "scrolledge--background-color";
      meant: "third bar appearance, name unknown (compact-background-color?)";
      confidence: unknown;
      treatment: "accept as printed, no correction";
    }
    @misprint M50 {
      source: "sdk6";
      where: "FUISegmentedControl";
      printed: "title-inset, content-inset, interItem-spacing";
      meant: "title-insets and content-insets elsewhere; capital I";
      confidence: unknown;
      treatment: "accept as printed on this path";
    }
    @misprint M51 {
      source: "sdk6";
      where: "FUISearchToSelectView, FUISearchToSelectViewController";
      printed: "three class paths, then groups TagsField, Tag, ImageView";
      meant: "the groups belong to _tagsField";
      confidence: likely;
      treatment: "bind to _tagsField";
    }
    @misprint M52 {
      source: "sdk6,web";
      where: "stems that are not the Swift class";
      printed: "fdlFUIEULAView, fdlFUIInfoViewScreen, fdlFUITagsField, fdlFUIMapLegendContainer, fdlFUIOrderPickerFormItemView";
      meant: "FUIEULAViewController, FUIInfoViewController, FUISearchTagsField, FUIMapLegend, FUIOrderPickerFormItemCell";
      confidence: certain;
      treatment: "accept as printed; map to the component";
    }
    @misprint M53 {
      source: "sdk6";
      where: "FUIWhatsNewViewController, FUITimelineCell";
      printed: "listheadlineLabel, pageheadlineLabel, whatsnewview, subattributeLabel";
      meant: "camel case of the Swift properties";
      confidence: unknown;
      treatment: "accept as printed; class paths are case-sensitive";
    }
    @misprint M54 {
      source: "sdk6";
      where: "FUIBasicAuthenticationScreen, example";
      printed: "#28666666 with a comment giving 0.4 alpha and 20 %";
      meant: "hex 28 = 40 % = alpha 0.4, alpha first";
      confidence: certain;
      treatment: "see value-types Color";
    }
    @misprint M55 {
      source: "sdk6,web";
      where: "examples";
      printed: "@clear; palette names without @ (primary1)";
      meant: "clear; @primary1";
      confidence: likely;
      treatment: "accept a palette name with and without @; hint on @clear";
    }
    @misprint M56 {
      source: "sdk6,swiftui";
      where: "palette style map8, every palette version (palettes.tsv)";
      printed: "hex colour D0R774";
      meant: "R is no hex digit; colour unknown";
      confidence: certain;
      treatment: "fiori-swiftui: as in palettes-resolved.tsv; sapfiori: unknown";
    }
    @misprint M57 {
      source: "sdk6";
      where: "NUIRenderer";
      printed: "default style class TableView for UITableView";
      meant: "upstream nui calls it Table";
      confidence: unknown;
      treatment: "know both; SAP docs print TableView";
    }
    @misprint M58 {
      source: "web,swiftui";
      where: "8-digit hex";
      printed: "alpha first in per cent (comments, examples) against RRGGBBAA (swiftui code)";
      meant: "depends on the engine";
      confidence: unknown;
      treatment: "warn on 8-digit hex";
    }
    @misprint M59 {
      source: "sdk6,web";
      where: "bar items";
      printed: "group heading BarButtonItem for the paths, UIBarButtonItem for the attributes; fdlFUISignatureCaptureController_toolBar for a UIToolbar";
      meant: "one group; as printed";
      confidence: certain;
      treatment: "ignore the difference";
    }
    """#
}
