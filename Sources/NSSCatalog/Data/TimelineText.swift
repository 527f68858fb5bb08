// Generated from Grammar/catalog/timeline.nssc by NSSCatalogTests (NSS_UPDATE=1). Edit that file instead.
extension CatalogText {
  static let timeline: StaticString = #"""
    /* Timeline cells and nodes. The notation is explained in README.md. */

    @component FUITimelineCell {
      superclass: NibDesignableFUIBaseTableViewCell;
      kind: Timeline;
      stems: fdlFUITimelineCell;
    }
    @role cell; @source sdk6;
    fdlFUITimelineCell;
    @role text;
    fdlFUITimelineCell_attributeLabel,
    fdlFUITimelineCell_headlineLabel,
    fdlFUITimelineCell_secondaryTimestampLabel,
    fdlFUITimelineCell_statusLabel,
    fdlFUITimelineCell_subheadlineLabel,
    fdlFUITimelineCell_substatusLabel,
    fdlFUITimelineCell_timestampLabel;
    fdlFUITimelineCell_subattributeLabel {
      @note "Swift property is subAttributeLabel";
    }
    @role view;
    fdlFUITimelineCell_cardBackground,
    fdlFUITimelineCell_cardBackground_complete,
    fdlFUITimelineCell_cardBackground_highlighted,
    fdlFUITimelineCell_timelineBackground;
    @role image;
    fdlFUITimelineCell_nodeImageView;

    @component FUITimelineCollectionViewCell {
      superclass: NibDesignableCollectionViewCell;
      kind: Timeline;
      stems: fdlFUITimelineCollectionViewCell;
    }
    @role text; @source web sdk6;
    fdlFUITimelineCollectionViewCell_footnoteLabel {
      @evidence example;
      font-color: <Color> "example value primary3";
      font-style: <TextStyle> "example value footnote";
    }
    fdlFUITimelineCollectionViewCell_titleLabel {
      @evidence example;
      font-color: <Color> "example value primary1";
      font-style: <TextStyle> "example value subheadline";
    }

    @component FUITimelineMarkerCell {
      superclass: NibDesignableFUIBaseTableViewCell;
      kind: Timeline;
      stems: fdlFUITimelineMarkerCell;
    }
    @role cell; @source sdk6;
    fdlFUITimelineMarkerCell;
    @role view;
    fdlFUITimelineMarkerCell_cardBackground,
    fdlFUITimelineMarkerCell_timelineBackground;
    @role image;
    fdlFUITimelineMarkerCell_eventImageView,
    fdlFUITimelineMarkerCell_nodeImageView;
    @role text;
    fdlFUITimelineMarkerCell_eventLabel,
    fdlFUITimelineMarkerCell_titleLabel;

    @component FUITimelineNode {
      kind: Timeline;
      stems: fdlFUITimelineNode;
      status: unavailable;
      note: "unavailable in sdk6, replaced by FUITimelineCell.NodeType and FUITimelineMarkerCell.NodeType; Swift struct";
    }
    @role image; @source sdk6;
    fdlFUITimelineNode,
    fdlFUITimelineNode_complete_icon,
    fdlFUITimelineNode_complete_innerImage,
    fdlFUITimelineNode_complete_outerImage,
    fdlFUITimelineNode_earlyEnd_innerImage,
    fdlFUITimelineNode_earlyEnd_outerImage,
    fdlFUITimelineNode_earlyStart_borderImage,
    fdlFUITimelineNode_earlyStart_innerImage,
    fdlFUITimelineNode_end_innerImage,
    fdlFUITimelineNode_end_outerImage,
    fdlFUITimelineNode_inactive_borderImage,
    fdlFUITimelineNode_inactive_innerImage,
    fdlFUITimelineNode_inactive_outerImage,
    fdlFUITimelineNode_open_borderImage,
    fdlFUITimelineNode_open_innerImage,
    fdlFUITimelineNode_open_outerImage,
    fdlFUITimelineNode_start_innerImage,
    fdlFUITimelineNode_start_outerImage {
      @note "Swift type unavailable since SDK 6";
    }
    fdlFUITimelineNode_earlyStart_outterImage {
      @misprint fdlFUITimelineNode_earlyStart_outerImage;
      @note "outter for outer; spelling in the engine unknown; Swift type unavailable since SDK 6";
    }
    @source ~sdk6;
    fdlFUITimelineNode_earlyStart_outerImage {
      @note "correction of _earlyStart_outterImage; not printed itself; Swift type unavailable since SDK 6";
    }

    @component FUITimelinePreviewCollectionViewCell {
      superclass: FUIBaseCollectionViewCell;
      kind: Timeline;
    }

    @component FUITimelinePreviewNode {
      kind: Timeline;
      stems: fdlFUITimelinePreviewNode;
      note: "Swift struct";
    }
    @role image; @source sdk6;
    fdlFUITimelinePreviewNode,
    fdlFUITimelinePreviewNode_complete_icon,
    fdlFUITimelinePreviewNode_complete_innerImage,
    fdlFUITimelinePreviewNode_complete_outerImage,
    fdlFUITimelinePreviewNode_earlyEnd_innerImage,
    fdlFUITimelinePreviewNode_earlyEnd_outerImage,
    fdlFUITimelinePreviewNode_end_innerImage,
    fdlFUITimelinePreviewNode_end_outerImage,
    fdlFUITimelinePreviewNode_inactive_borderImage,
    fdlFUITimelinePreviewNode_inactive_innerImage,
    fdlFUITimelinePreviewNode_inactive_outerImage,
    fdlFUITimelinePreviewNode_open_borderImage,
    fdlFUITimelinePreviewNode_open_innerImage,
    fdlFUITimelinePreviewNode_open_outerImage,
    fdlFUITimelinePreviewNode_start_innerImage,
    fdlFUITimelinePreviewNode_start_outerImage;

    @component FUITimelinePreviewTableViewCell {
      superclass: NibDesignableFUIBaseTableViewCell;
      kind: Timeline;
      stems: fdlFUITimelinePreviewTableViewCell;
    }
    @role cell; @source sdk6;
    fdlFUITimelinePreviewTableViewCell {
      @evidence example;
      background-color: <Color> "example value @clear";
    }
    fdlFUITimelinePreviewTableViewCell_selected {
      @evidence example;
      background-color: <Color> "example value @line";
    }

    @component FUITimelinePreviewView {
      superclass: UIView;
      kind: Timeline;
      stems: fdlFUITimelinePreviewView;
    }
    @role text; @source sdk6;
    fdlFUITimelinePreviewView_header {
      @evidence example;
      font-color: <Color> "example value @primary2";
      font-style: <TextStyle> "example value subheadline";
    }
    """#
}
