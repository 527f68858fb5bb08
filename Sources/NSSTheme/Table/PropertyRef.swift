// swift-format-ignore-file
// Generated from Grammar/catalog by NSSThemeTests (NSS_UPDATE=1). Edit those files instead.

/// A case of SAPFiori's FUIPropertyRef (SDK 6).
public enum PropertyRef: UInt8, CaseIterable, Sendable {
  case title
  case subtitle
  case trend
  case trendImage
  case status
  case substatus
  case footnote
  case body
  case icons
  case actionTitle
  case seriesTitles
  case values
  case valuesAxisTitle
  case secondaryValuesAxisTitle
  case categoryAxisTitle
  case emptyText
  case kpiText
  case placeholder
  case tags
  case rating
  case lowerBoundTitle
  case upperBoundTitle
  case valueText
  case kpiUnitItem
  case kpiMetricItem
  case kpiIconItem
  case kpiFractionItem
  case detailImage
  case headlineText
  case subheadlineText
  case footnoteText
  case descriptionText
  case statusText
  case substatusText
  case statusImage
  case substatusImage
  case weekNumberText
  case weekDayText
  case monthHeaderText
  case eventView
  case selectionRange
  case selectionSingle
  case headlineLabel
  case subheadlineLabel
  case bodyLabel
  case footnoteLabel
  case descriptionLabel
  case statusLabel
  case statusImageView
  case substatusLabel
  case substatusImageView
  case detailImageView
  case attributeLabel
  case subAttributeLabel
  case timestampLabel
  case secondaryTimestampLabel
  case secondaryTimestampImageView
  case nodeImageView
  case titleLabel
  case `switch`

  static let names: [String] = [
    "title",
    "subtitle",
    "trend",
    "trendImage",
    "status",
    "substatus",
    "footnote",
    "body",
    "icons",
    "actionTitle",
    "seriesTitles",
    "values",
    "valuesAxisTitle",
    "secondaryValuesAxisTitle",
    "categoryAxisTitle",
    "emptyText",
    "kpiText",
    "placeholder",
    "tags",
    "rating",
    "lowerBoundTitle",
    "upperBoundTitle",
    "valueText",
    "kpiUnitItem",
    "kpiMetricItem",
    "kpiIconItem",
    "kpiFractionItem",
    "detailImage",
    "headlineText",
    "subheadlineText",
    "footnoteText",
    "descriptionText",
    "statusText",
    "substatusText",
    "statusImage",
    "substatusImage",
    "weekNumberText",
    "weekDayText",
    "monthHeaderText",
    "eventView",
    "selectionRange",
    "selectionSingle",
    "headlineLabel",
    "subheadlineLabel",
    "bodyLabel",
    "footnoteLabel",
    "descriptionLabel",
    "statusLabel",
    "statusImageView",
    "substatusLabel",
    "substatusImageView",
    "detailImageView",
    "attributeLabel",
    "subAttributeLabel",
    "timestampLabel",
    "secondaryTimestampLabel",
    "secondaryTimestampImageView",
    "nodeImageView",
    "titleLabel",
    "switch",
  ]
}
