// Generated from Grammar/catalog/nui.nssc by NSSCatalogTests (NSS_UPDATE=1). Edit that file instead.
extension CatalogText {
  static let nui: StaticString = #"""
    /* The style classes of upstream NUI, with what its README documents and what its renderers read.
       The notation is explained in README.md. */

    ActivityIndicator {
      @uikit UIActivityIndicatorView;
      @inherits ActivityIndicator;
      @undocumented;
      @note "category default; applies to subclasses too";
      @attribute-source "NUIActivityIndicatorRenderer.m:render:withClass:";
      color: Color (undocumented) "getter=getColor; UNDOCUMENTED";
    }

    BarButton {
      @uikit UIBarButtonItem;
      @inherits BarButton;
      @note "category default; applied by the owning navigation bar (left/right items) or toolbar; not covered by exclude-*; also the fallback of BarButtonBack and SearchBarButton, so their reads reach its rules";
      @attribute-source "NUIBarButtonItemRenderer.m:render:withClass:";
      background-color { bare | -highlighted }: Color "getter=getColor; CONDITIONAL: only when neither background-image nor background-tint-color; drawn into a 30x26 stretchable image; highlighted needs background-color or background-color-top";
      background-color [top/bottom]: Gradient "getter=getColor; CONDITIONAL: as background-color; bottom is read only when top is present";
      background-image: Image "getter=getImage; CONDITIONAL: first branch; when present background-tint-color and background-color are not read";
      background-image [insets]: Box "getter=getEdgeInsets; cap insets of the resizable image";
      background-tint-color: Color "getter=getColor; CONDITIONAL: only when no background-image; sets tintColor; when present background-color is not read";
      border-color: Color "getter=getColor; CONDITIONAL: only inside the background-color/background-color-top branch";
      border-width: Number "getter=getFloat; CONDITIONAL: only inside the background-color/background-color-top branch";
      corner-radius: Number "getter=getFloat; CONDITIONAL: only inside the background-color/background-color-top branch";
      font-color: Color ("NUIUtilities.m:titleTextAttributesForClass:withSuffix: (via NUIBarButtonItemRenderer.m)") "getter=getColor; nil Color raises (dictionary set with nil); -disabled (present in shipped NUIStyle.nss) is not read here, only by search bar buttons through the chain BarButton:SearchBarButton";
      font-name: FontName ("NUIUtilities.m:titleTextAttributesForClass:withSuffix: (via NUIBarButtonItemRenderer.m)") "getter=get; nil font raises (dictionary set with nil)";
      font-size: Number ("NUIUtilities.m:titleTextAttributesForClass:withSuffix: (via NUIBarButtonItemRenderer.m)") "getter=getFloat";
      text-shadow-color: Color ("NUIUtilities.m:titleTextAttributesForClass:withSuffix: (via NUIBarButtonItemRenderer.m)") "getter=getColor; nil Color raises only when built for iOS < 7";
      text-shadow-offset: Offset ("NUIUtilities.m:titleTextAttributesForClass:withSuffix: (via NUIBarButtonItemRenderer.m)") "getter=getOffset+getSize";
    }

    BarButtonBack {
      @uikit "UIBarButtonItem (back button)";
      @inherits "BarButtonBack > BarButton";
      @note "chain string BarButton:BarButtonBack; set once on the UIBarButtonItem appearance proxy in initWithStylesheet; not on append, path load or reload";
      @attribute-source "NUIGraphics.m:backButtonWithClass: (via NUIAppearance.m)";
      background-color: Color "getter=getColor; back-arrow shape 50x32 fill; replaced by background-image";
      background-color [top]: Color (undocumented) "getter=getColor; UNDOCUMENTED; top used as flat fill and beats background-color; no gradient, background-color-bottom never read";
      background-image: Image ("NUIAppearance.m:initUIBarButtonItem") "getter=getImage";
      background-image { -highlighted | -selected | -disabled }: Image (undocumented, "NUIAppearance.m:initUIBarButtonItem") "getter=getImage; UNDOCUMENTED";
      background-image [insets] { -highlighted | -selected | -disabled }: Box (undocumented, "NUIAppearance.m:initUIBarButtonItem") "getter=getEdgeInsets; UNDOCUMENTED; cap insets of the resizable image";
      background-image [insets]: Box ("NUIAppearance.m:initUIBarButtonItem") "getter=getEdgeInsets; cap insets of the resizable image";
      background-tint-color: Color ("NUIAppearance.m:initUIBarButtonItem") "getter=getColor; set on the UIBarButtonItem appearance proxy: reaches every bar item, not only back buttons";
      border-color: Color "getter=getColor; CONDITIONAL: only with background-color or background-color-top; defaults: width 0, radius 7";
      border-width: Number "getter=getFloat; CONDITIONAL: only with background-color or background-color-top; defaults: width 0, radius 7";
      corner-radius: Number "getter=getFloat; CONDITIONAL: only with background-color or background-color-top; defaults: width 0, radius 7";
      font-color: Color ("NUIUtilities.m:titleTextAttributesForClass:withSuffix: (via NUIAppearance.m)") "getter=getColor; nil Color raises (dictionary set with nil); set on the UIBarButtonItem appearance proxy: reaches every bar item, not only back buttons";
      font-name: FontName ("NUIUtilities.m:titleTextAttributesForClass:withSuffix: (via NUIAppearance.m)") "getter=get; nil font raises (dictionary set with nil); set on the UIBarButtonItem appearance proxy: reaches every bar item, not only back buttons";
      font-size: Number ("NUIUtilities.m:titleTextAttributesForClass:withSuffix: (via NUIAppearance.m)") "getter=getFloat; set on the UIBarButtonItem appearance proxy: reaches every bar item, not only back buttons";
      text-shadow-color: Color ("NUIUtilities.m:titleTextAttributesForClass:withSuffix: (via NUIAppearance.m)") "getter=getColor; nil Color raises only when built for iOS < 7; set on the UIBarButtonItem appearance proxy: reaches every bar item, not only back buttons";
      text-shadow-offset: Offset ("NUIUtilities.m:titleTextAttributesForClass:withSuffix: (via NUIAppearance.m)") "getter=getOffset+getSize; set on the UIBarButtonItem appearance proxy: reaches every bar item, not only back buttons";
    }

    Button {
      @uikit UIButton;
      @inherits Button;
      @note "category default; applies to subclasses too; skipped: class UINavigationButton (outside UISearchBar), superviews UICalloutBar, UISearchBarTextField, UIToolbarTextButton";
      @attribute-source "NUIButtonRenderer.m:render:withClass:";
      background-color { bare | -normal | -highlighted | -selected | -selected-highlighted | -disabled }: Color "getter=getColor+getImageFromColor; base sets the view background; state forms become 1x1 background images, replaced by background-image of the same state";
      background-color [top/bottom]: Gradient "getter=getColor; bottom read only when top is present";
      background-color { -selected-disabled }: Color (undocumented) "getter=getImageFromColor; UNDOCUMENTED; base sets the view background; state forms become 1x1 background images, replaced by background-image of the same state";
      background-image { bare | -highlighted | -selected | -selected-highlighted | -selected-disabled | -disabled }: Image "getter=getImage";
      background-image [insets] { bare | -highlighted | -selected | -selected-highlighted | -selected-disabled | -disabled }: Box "getter=getEdgeInsets; cap insets of the resizable image";
      border-color: Color ("NUIViewRenderer.m:renderBorder:withClass: (via NUIButtonRenderer.m)") "getter=getColor";
      border-width: Number ("NUIViewRenderer.m:renderBorder:withClass: (via NUIButtonRenderer.m)") "getter=getFloat";
      content-insets: Box "getter=getEdgeInsets";
      corner-radius: Number ("NUIButtonRenderer.m:render:withClass:; NUIViewRenderer.m:renderBorder:withClass: (via NUIButtonRenderer.m)") "getter=getFloat; with any shadow-* property: masksToBounds off, radius copied to non-label subviews";
      font-color { bare | -highlighted | -selected | -selected-highlighted | -selected-disabled | -disabled }: Color "getter=getColor";
      font-name: FontName ("NUILabelRenderer.m:renderText:withClass: (via NUIButtonRenderer.m)") "getter=get";
      font-size: Number ("NUILabelRenderer.m:renderText:withClass: (via NUIButtonRenderer.m)") "getter=getFloat";
      height: Number ("NUIViewRenderer.m:renderSize:withClass: (via NUIButtonRenderer.m)") "getter=getFloat";
      image { bare | -highlighted | -selected | -selected-highlighted | -selected-disabled | -disabled }: Image "getter=getImage";
      image [insets] { bare | -highlighted | -selected | -selected-highlighted | -selected-disabled | -disabled }: Box "getter=getEdgeInsets; cap insets of the resizable image";
      padding: Box "getter=getEdgeInsets; same UIKit target as title-insets (titleEdgeInsets); title-insets is applied later and wins";
      shadow-color: Color ("NUIViewRenderer.m:renderShadow:withClass: (via NUIButtonRenderer.m)") "getter=getColor";
      shadow-offset: Offset ("NUIViewRenderer.m:renderShadow:withClass: (via NUIButtonRenderer.m)") "getter=getSize";
      shadow-opacity: Number ("NUIViewRenderer.m:renderShadow:withClass: (via NUIButtonRenderer.m)") "getter=getFloat";
      shadow-radius: Number ("NUIViewRenderer.m:renderShadow:withClass: (via NUIButtonRenderer.m)") "getter=getFloat";
      text-align: HorizontalAlign ("NUIButtonRenderer.m:render:withClass:; NUILabelRenderer.m:renderText:withClass: (via NUIButtonRenderer.m)") "getter=getControlContentHorizontalAlignment+getTextAlignment; TYPE-DIFF: README TextAlign; read twice: TextAlign for the title label, HorizontalAlign (adds fill) for content";
      text-alpha: Number ("NUILabelRenderer.m:renderText:withClass: (via NUIButtonRenderer.m)") "getter=getFloat";
      text-auto-fit: Boolean ("NUILabelRenderer.m:renderText:withClass: (via NUIButtonRenderer.m)") "getter=getBoolean";
      text-line-clamp: Integer (undocumented, "NUILabelRenderer.m:renderText:withClass: (via NUIButtonRenderer.m)") "getter=getInteger; UNDOCUMENTED";
      text-shadow-color { bare | -highlighted | -selected | -selected-highlighted | -selected-disabled | -disabled }: Color ("NUIButtonRenderer.m:render:withClass:; NUILabelRenderer.m:renderText:withClass: (via NUIButtonRenderer.m)") "getter=getColor";
      text-shadow-offset: Offset ("NUILabelRenderer.m:renderText:withClass: (via NUIButtonRenderer.m)") "getter=getSize; label shadowOffset";
      text-transform: TextTransform ("NUILabelRenderer.m:transformText:withClass:") "getter=get; applied to normal, selected, highlighted, disabled titles and to later title changes";
      title-insets: Box "getter=getEdgeInsets";
      width: Number ("NUIViewRenderer.m:renderSize:withClass: (via NUIButtonRenderer.m)") "getter=getFloat";
    }

    Control {
      @uikit UIControl;
      @inherits Control;
      @note "category default; automatic only for exact class unless nuiClass is set; automatic path uses the View renderer, explicit renderControl uses the Control renderer";
      @attribute-source "NUIViewRenderer.m:renderShadow:withClass:";
      background-color: Color ("NUIControlRenderer.m:render:withClass:; NUIViewRenderer.m:render:withClass:") "getter=getColor; CONDITIONAL: only when no background-image";
      background-image: Image ("NUIControlRenderer.m:render:withClass:; NUIViewRenderer.m:render:withClass:") "getter=getColorFromImage+getImage; pattern colour unless background-repeat is false (automatic path)";
      background-image [insets]: Box (undocumented, "NUIViewRenderer.m:render:withClass:") "getter=getEdgeInsets; UNDOCUMENTED; read only when background-repeat is false, then dropped (CGImage taken)";
      background-repeat: Boolean (undocumented, "NUIViewRenderer.m:render:withClass:") "getter=getBoolean; UNDOCUMENTED; automatic path (UIControl category renders as View); not in explicit renderControl; read only together with background-image; false = layer contents instead of pattern";
      border-color: Color ("NUIViewRenderer.m:renderBorder:withClass:") "getter=getColor";
      border-width: Number ("NUIViewRenderer.m:renderBorder:withClass:") "getter=getFloat";
      corner-radius: Number ("NUIViewRenderer.m:renderBorder:withClass:") "getter=getFloat";
      height: Number (undocumented, "NUIViewRenderer.m:renderSize:withClass:") "getter=getFloat; UNDOCUMENTED; automatic path (UIControl category renders as View); not in explicit renderControl";
      shadow-color: Color "getter=getColor";
      shadow-offset: Offset "getter=getSize";
      shadow-opacity: Number "getter=getFloat";
      shadow-radius: Number "getter=getFloat";
      width: Number (undocumented, "NUIViewRenderer.m:renderSize:withClass:") "getter=getFloat; UNDOCUMENTED; automatic path (UIControl category renders as View); not in explicit renderControl";
    }

    Label {
      @uikit UILabel;
      @inherits Label;
      @note "category default; automatic only for exact UILabel with exact UIView superview, or no superview, or nuiClass set";
      @attribute-source "NUILabelRenderer.m:renderText:withClass:";
      background-color: Color ("NUILabelRenderer.m:render:withClass:withSuffix:") "getter=getColor; absent: white/nil label background becomes clear";
      border-color: Color ("NUIViewRenderer.m:renderBorder:withClass: (via NUILabelRenderer.m)") "getter=getColor";
      border-width: Number ("NUIViewRenderer.m:renderBorder:withClass: (via NUILabelRenderer.m)") "getter=getFloat";
      corner-radius: Number ("NUIViewRenderer.m:renderBorder:withClass: (via NUILabelRenderer.m)") "getter=getFloat";
      font-color { bare | -highlighted }: Color ("NUILabelRenderer.m:render:withClass:withSuffix:") "getter=getColor";
      font-name: FontName "getter=get";
      font-size: Number "getter=getFloat";
      height: Number ("NUIViewRenderer.m:renderSize:withClass: (via NUILabelRenderer.m)") "getter=getFloat";
      shadow-color: Color ("NUIViewRenderer.m:renderShadow:withClass: (via NUILabelRenderer.m)") "getter=getColor";
      shadow-offset: Offset ("NUIViewRenderer.m:renderShadow:withClass: (via NUILabelRenderer.m)") "getter=getSize";
      shadow-opacity: Number ("NUIViewRenderer.m:renderShadow:withClass: (via NUILabelRenderer.m)") "getter=getFloat";
      shadow-radius: Number ("NUIViewRenderer.m:renderShadow:withClass: (via NUILabelRenderer.m)") "getter=getFloat";
      text-align: TextAlign "getter=getTextAlignment";
      text-alpha: Number "getter=getFloat";
      text-auto-fit: Boolean "getter=getBoolean";
      text-line-clamp: Integer "getter=getInteger";
      text-shadow-color: Color "getter=getColor";
      text-shadow-offset: Offset "getter=getSize; label shadowOffset";
      text-transform: TextTransform ("NUILabelRenderer.m:transformText:withClass:") "getter=get";
      width: Number ("NUIViewRenderer.m:renderSize:withClass: (via NUILabelRenderer.m)") "getter=getFloat";
    }

    NavigationBar {
      @uikit UINavigationBar;
      @inherits NavigationBar;
      @note "category default; applies to subclasses too; re-renders gradient/colour on orientation change; also default class of renderNavigationItem";
      @attribute-source "NUINavigationBarRenderer.m:render:withClass:";
      background-color: Color ("NUINavigationBarRenderer.m:render:withClass:; NUINavigationBarRenderer.m:renderSizeDependentProperties:") "getter=getColor; also drawn as bar background image, replacing background-image, unless background-color-top";
      background-color [top/bottom]: Gradient ("NUINavigationBarRenderer.m:renderSizeDependentProperties:") "getter=getColor; replaces background-image; bottom read only when top is present; class from the bar itself";
      background-image: Image "getter=getImage";
      background-image [insets]: Box "getter=getEdgeInsets; cap insets of the resizable image";
      background-tint-color: Color "getter=getColor; sets tintColor";
      bar-tint-color: Color "getter=getColor";
      font-color: Color ("NUIUtilities.m:titleTextAttributesForClass:withSuffix: (via NUINavigationBarRenderer.m)") "getter=getColor; nil Color raises (dictionary set with nil)";
      font-name: FontName ("NUIUtilities.m:titleTextAttributesForClass:withSuffix: (via NUINavigationBarRenderer.m)") "getter=get; nil font raises (dictionary set with nil)";
      font-size: Number ("NUIUtilities.m:titleTextAttributesForClass:withSuffix: (via NUINavigationBarRenderer.m)") "getter=getFloat";
      shadow-image: Image "getter=getImage";
      shadow-image [insets]: Box (undocumented) "getter=getEdgeInsets; UNDOCUMENTED; cap insets of the resizable image";
      text-shadow-color: Color ("NUIUtilities.m:titleTextAttributesForClass:withSuffix: (via NUINavigationBarRenderer.m)") "getter=getColor; nil Color raises only when built for iOS < 7";
      text-shadow-offset: Offset ("NUIUtilities.m:titleTextAttributesForClass:withSuffix: (via NUINavigationBarRenderer.m)") "getter=getOffset+getSize";
      title-vertical-offset: Number "getter=getFloat";
    }

    NavigationItem {
      @uikit UINavigationItem;
      @inherits NavigationItem;
      @undocumented;
      @unrendered;
      @note "category default, but its renderer ignores the class, reads nothing, and renders back/left/right items as BarButton";
    }

    PageControl {
      @uikit UIPageControl;
      @inherits PageControl;
      @note "category default; applies to subclasses too";
      @attribute-source "NUIPageControlRenderer.m:render:withClass:";
      color: Color "getter=getColor";
      current-color: Color "getter=getColor";
    }

    Progress {
      @uikit UIProgressView;
      @inherits Progress;
      @note "category default; automatic only for exact class unless nuiClass is set";
      @attribute-source "NUIProgressViewRenderer.m:render:withClass:";
      height: Number (undocumented, "NUIViewRenderer.m:renderSize:withClass: (via NUIProgressViewRenderer.m)") "getter=getFloat; UNDOCUMENTED";
      progress-image: Image "getter=getImage";
      progress-image [insets]: Box (undocumented) "getter=getEdgeInsets; UNDOCUMENTED; cap insets of the resizable image";
      progress-tint-color: Color "getter=getColor";
      track-image: Image "getter=getImage";
      track-image [insets]: Box (undocumented) "getter=getEdgeInsets; UNDOCUMENTED; cap insets of the resizable image";
      track-tint-color: Color "getter=getColor";
      width: Number ("NUIViewRenderer.m:renderSize:withClass: (via NUIProgressViewRenderer.m)") "getter=getFloat";
    }

    SearchBar {
      @uikit UISearchBar;
      @inherits SearchBar;
      @note "category default; applies to subclasses too";
      @attribute-source "NUISearchBarRenderer.m:render:withClass:";
      background-color: Color "getter=getImageFromColor; 1x1 background image; replaced by gradient, then by background-image";
      background-color [top/bottom]: Gradient "getter=getColor; bottom read only when top is present";
      background-image: Image "getter=getImage";
      background-image [insets]: Box (undocumented) "getter=getEdgeInsets; UNDOCUMENTED; cap insets of the resizable image";
      background-tint-color: Color "getter=getColor; sets tintColor";
      scope-background-color: Color "getter=getImageFromColor; replaced by scope-background-image";
      scope-background-image: Image "getter=getImage";
      scope-background-image [insets]: Box (undocumented) "getter=getEdgeInsets; UNDOCUMENTED; cap insets of the resizable image";
    }

    SearchBarButton {
      @uikit "UIButton (UINavigationButton in UISearchBar)";
      @inherits "SearchBarButton > BarButton";
      @note "chain string BarButton:SearchBarButton, assigned only when nuiClass was Button; drawn by the Button renderer, so BarButton rules are read as Button attributes and background-tint-color is not read";
      @attribute-source "NUIButtonRenderer.m:render:withClass:";
      background-color { bare | -normal | -highlighted | -selected | -selected-highlighted | -disabled }: Color "getter=getColor+getImageFromColor; base sets the view background; state forms become 1x1 background images, replaced by background-image of the same state; via Button renderer";
      background-color [top/bottom]: Gradient "getter=getColor; bottom read only when top is present; via Button renderer";
      background-color { -selected-disabled }: Color (undocumented) "getter=getImageFromColor; UNDOCUMENTED; base sets the view background; state forms become 1x1 background images, replaced by background-image of the same state; via Button renderer";
      background-image { bare | -highlighted | -selected | -selected-highlighted | -selected-disabled | -disabled }: Image "getter=getImage; via Button renderer";
      background-image [insets] { bare | -highlighted | -selected | -selected-highlighted | -selected-disabled | -disabled }: Box "getter=getEdgeInsets; cap insets of the resizable image; via Button renderer";
      border-color: Color ("NUIViewRenderer.m:renderBorder:withClass: (via NUIButtonRenderer.m)") "getter=getColor; via Button renderer";
      border-width: Number ("NUIViewRenderer.m:renderBorder:withClass: (via NUIButtonRenderer.m)") "getter=getFloat; via Button renderer";
      content-insets: Box "getter=getEdgeInsets; via Button renderer";
      corner-radius: Number ("NUIButtonRenderer.m:render:withClass:; NUIViewRenderer.m:renderBorder:withClass: (via NUIButtonRenderer.m)") "getter=getFloat; with any shadow-* property: masksToBounds off, radius copied to non-label subviews; via Button renderer";
      font-color { bare | -highlighted | -selected | -selected-highlighted | -selected-disabled | -disabled }: Color "getter=getColor; via Button renderer";
      font-name: FontName ("NUILabelRenderer.m:renderText:withClass: (via NUIButtonRenderer.m)") "getter=get; via Button renderer";
      font-size: Number ("NUILabelRenderer.m:renderText:withClass: (via NUIButtonRenderer.m)") "getter=getFloat; via Button renderer";
      height: Number ("NUIViewRenderer.m:renderSize:withClass: (via NUIButtonRenderer.m)") "getter=getFloat; via Button renderer";
      image { bare | -highlighted | -selected | -selected-highlighted | -selected-disabled | -disabled }: Image "getter=getImage; via Button renderer";
      image [insets] { bare | -highlighted | -selected | -selected-highlighted | -selected-disabled | -disabled }: Box "getter=getEdgeInsets; cap insets of the resizable image; via Button renderer";
      padding: Box "getter=getEdgeInsets; same UIKit target as title-insets (titleEdgeInsets); title-insets is applied later and wins; via Button renderer";
      shadow-color: Color ("NUIViewRenderer.m:renderShadow:withClass: (via NUIButtonRenderer.m)") "getter=getColor; via Button renderer";
      shadow-offset: Offset ("NUIViewRenderer.m:renderShadow:withClass: (via NUIButtonRenderer.m)") "getter=getSize; via Button renderer";
      shadow-opacity: Number ("NUIViewRenderer.m:renderShadow:withClass: (via NUIButtonRenderer.m)") "getter=getFloat; via Button renderer";
      shadow-radius: Number ("NUIViewRenderer.m:renderShadow:withClass: (via NUIButtonRenderer.m)") "getter=getFloat; via Button renderer";
      text-align: HorizontalAlign ("NUIButtonRenderer.m:render:withClass:; NUILabelRenderer.m:renderText:withClass: (via NUIButtonRenderer.m)") "getter=getControlContentHorizontalAlignment+getTextAlignment; TYPE-DIFF: README TextAlign; read twice: TextAlign for the title label, HorizontalAlign (adds fill) for content; via Button renderer";
      text-alpha: Number ("NUILabelRenderer.m:renderText:withClass: (via NUIButtonRenderer.m)") "getter=getFloat; via Button renderer";
      text-auto-fit: Boolean ("NUILabelRenderer.m:renderText:withClass: (via NUIButtonRenderer.m)") "getter=getBoolean; via Button renderer";
      text-line-clamp: Integer (undocumented, "NUILabelRenderer.m:renderText:withClass: (via NUIButtonRenderer.m)") "getter=getInteger; UNDOCUMENTED; via Button renderer";
      text-shadow-color { bare | -highlighted | -selected | -selected-highlighted | -selected-disabled | -disabled }: Color ("NUIButtonRenderer.m:render:withClass:; NUILabelRenderer.m:renderText:withClass: (via NUIButtonRenderer.m)") "getter=getColor; via Button renderer";
      text-shadow-offset: Offset ("NUILabelRenderer.m:renderText:withClass: (via NUIButtonRenderer.m)") "getter=getSize; label shadowOffset; via Button renderer";
      text-transform: TextTransform ("NUILabelRenderer.m:transformText:withClass:") "getter=get; applied to normal, selected, highlighted, disabled titles and to later title changes; via Button renderer";
      title-insets: Box "getter=getEdgeInsets; via Button renderer";
      width: Number ("NUIViewRenderer.m:renderSize:withClass: (via NUIButtonRenderer.m)") "getter=getFloat; via Button renderer";
    }

    SearchBarScopeBar {
      @uikit "UISearchBar scope bar";
      @inherits "SearchBarScopeBar > SegmentedControl";
      @note "chain string SegmentedControl:<bar nuiClass>ScopeBar; bar class A:B gives BScopeBar > A > SegmentedControl, so rules of A leak into the scope bar; reads a subset of SegmentedControl";
      @attribute-source "-";
      background-color { bare | -selected }: Color ("NUIGraphics.m:roundedRectLayerWithClass:size: (via NUISearchBarRenderer.m); NUISearchBarRenderer.m:render:withClass:") "getter=getColor; CONDITIONAL: needs background-color or border-color on the scope chain";
      background-image { bare | -selected }: Image (unread) "DOC-ONLY: README refers to SegmentedControl; search bar renderer never reads it for the scope chain";
      background-image [insets] { bare | -selected }: Box (unread) "DOC-ONLY: README refers to SegmentedControl; search bar renderer never reads it for the scope chain";
      background-tint-color: Color (unread) "DOC-ONLY: README refers to SegmentedControl; search bar renderer never reads it for the scope chain";
      border-color: Color ("NUIGraphics.m:roundedRectLayerWithClass:size: (via NUISearchBarRenderer.m); NUISearchBarRenderer.m:render:withClass:") "getter=getColor+getImageFromColor; CONDITIONAL: needs background-color or border-color on the scope chain; also draws the divider";
      border-width: Number ("NUIGraphics.m:roundedRectLayerWithClass:size: (via NUISearchBarRenderer.m)") "getter=getFloat; CONDITIONAL: needs background-color or border-color on the scope chain";
      corner-radius: Number ("NUIGraphics.m:roundedRectImageWithClass:layer: (via NUISearchBarRenderer.m); NUIGraphics.m:roundedRectLayerWithClass:size: (via NUISearchBarRenderer.m)") "getter=getFloat; CONDITIONAL: needs background-color or border-color on the scope chain";
      divider-color: Color (unread) "DOC-ONLY: README refers to SegmentedControl; search bar renderer never reads it for the scope chain";
      divider-image: Image (unread) "DOC-ONLY: README refers to SegmentedControl; search bar renderer never reads it for the scope chain";
      font-color: Color ("NUIUtilities.m:titleTextAttributesForClass:withSuffix: (via NUISearchBarRenderer.m)") "getter=getColor; nil Color raises (dictionary set with nil)";
      font-color { -selected }: Color (unread) "DOC-ONLY: README refers to SegmentedControl; search bar renderer never reads it for the scope chain";
      font-name: FontName ("NUIUtilities.m:titleTextAttributesForClass:withSuffix: (via NUISearchBarRenderer.m)") "getter=get; nil font raises (dictionary set with nil)";
      font-size: Number ("NUIUtilities.m:titleTextAttributesForClass:withSuffix: (via NUISearchBarRenderer.m)") "getter=getFloat";
      text-shadow-color: Color ("NUIUtilities.m:titleTextAttributesForClass:withSuffix: (via NUISearchBarRenderer.m)") "getter=getColor; nil Color raises only when built for iOS < 7";
      text-shadow-color { -selected }: Color (unread) "DOC-ONLY: README refers to SegmentedControl; search bar renderer never reads it for the scope chain";
      text-shadow-offset: Offset ("NUIUtilities.m:titleTextAttributesForClass:withSuffix: (via NUISearchBarRenderer.m)") "getter=getOffset+getSize";
      text-shadow-offset { -selected }: Offset (unread) "DOC-ONLY: README refers to SegmentedControl; search bar renderer never reads it for the scope chain";
    }

    SegmentedControl {
      @uikit UISegmentedControl;
      @inherits SegmentedControl;
      @note "category default; applies to subclasses too";
      @attribute-source "NUISegmentedControlRenderer.m:render:withClass:";
      background-color { bare | -selected }: Color ("NUIGraphics.m:roundedRectLayerWithClass:size: (via NUISegmentedControlRenderer.m); NUISegmentedControlRenderer.m:render:withClass:") "getter=getColor; CONDITIONAL: only when no background-image and background-color or border-color present";
      background-image { bare | -selected }: Image "getter=getImage; selected read only when base present; when base present background-color branch is skipped";
      background-image [insets] { bare | -selected }: Box "getter=getEdgeInsets; cap insets of the resizable image";
      background-tint-color: Color "getter=getColor; sets tintColor";
      border-color: Color ("NUIGraphics.m:roundedRectLayerWithClass:size: (via NUISegmentedControlRenderer.m); NUISegmentedControlRenderer.m:render:withClass:") "getter=getColor+getImageFromColor; also drives the divider when no background-image; divider-* replaces it";
      border-width: Number ("NUIGraphics.m:roundedRectLayerWithClass:size: (via NUISegmentedControlRenderer.m)") "getter=getFloat; CONDITIONAL: only in the background-color/border-color branch";
      corner-radius: Number ("NUIGraphics.m:roundedRectImageWithClass:layer: (via NUISegmentedControlRenderer.m); NUIGraphics.m:roundedRectLayerWithClass:size: (via NUISegmentedControlRenderer.m)") "getter=getFloat; CONDITIONAL: only in the background-color/border-color branch";
      divider-color: Color "getter=getImageFromColor; CONDITIONAL: only when no divider-image";
      divider-image: Image "getter=getImage";
      divider-image [insets]: Box (undocumented) "getter=getEdgeInsets; UNDOCUMENTED; cap insets of the resizable image";
      font-color { bare | -selected }: Color ("NUIUtilities.m:titleTextAttributesForClass:withSuffix: (via NUISegmentedControlRenderer.m)") "getter=getColor; nil Color raises (dictionary set with nil); selected set is merged over the normal set";
      font-name: FontName ("NUIUtilities.m:titleTextAttributesForClass:withSuffix: (via NUISegmentedControlRenderer.m)") "getter=get; nil font raises (dictionary set with nil); no state form; used for normal and selected";
      font-size: Number ("NUIUtilities.m:titleTextAttributesForClass:withSuffix: (via NUISegmentedControlRenderer.m)") "getter=getFloat; no state form; used for normal and selected";
      height: Number (undocumented, "NUIViewRenderer.m:renderSize:withClass: (via NUISegmentedControlRenderer.m)") "getter=getFloat; UNDOCUMENTED";
      text-shadow-color { bare | -selected }: Color ("NUIUtilities.m:titleTextAttributesForClass:withSuffix: (via NUISegmentedControlRenderer.m)") "getter=getColor; nil Color raises only when built for iOS < 7; selected set is merged over the normal set";
      text-shadow-offset { bare | -selected }: Offset ("NUIUtilities.m:titleTextAttributesForClass:withSuffix: (via NUISegmentedControlRenderer.m)") "getter=getOffset+getSize; selected set is merged over the normal set";
      width: Number (undocumented, "NUIViewRenderer.m:renderSize:withClass: (via NUISegmentedControlRenderer.m)") "getter=getFloat; UNDOCUMENTED";
    }

    Slider {
      @uikit UISlider;
      @inherits Slider;
      @note "category default; automatic only for exact class unless nuiClass is set";
      @attribute-source "NUISliderRenderer.m:render:withClass:";
      maximum-track-tint-color: Color "getter=getColor";
      maximum-value-image: Image "getter=getImage";
      maximum-value-image [insets]: Box (undocumented) "getter=getEdgeInsets; UNDOCUMENTED; cap insets of the resizable image";
      minimum-track-tint-color: Color "getter=getColor";
      minimum-value-image: Image "getter=getImage";
      minimum-value-image [insets]: Box (undocumented) "getter=getEdgeInsets; UNDOCUMENTED; cap insets of the resizable image";
      thumb-image: Image "getter=getImage; normal state only";
      thumb-image [insets]: Box (undocumented) "getter=getEdgeInsets; UNDOCUMENTED; cap insets of the resizable image";
      thumb-tint-color: Color "getter=getColor";
    }

    Switch {
      @uikit UISwitch;
      @inherits Switch;
      @note "category default; automatic only for exact class unless nuiClass is set";
      @attribute-source "NUISwitchRenderer.m:render:withClass:";
      background-color: Color "getter=getColor";
      off-image: Image "getter=getImage";
      off-image [insets]: Box "getter=getEdgeInsets; cap insets of the resizable image";
      on-image: Image "getter=getImage";
      on-image [insets]: Box "getter=getEdgeInsets; cap insets of the resizable image";
      on-tint-color: Color "getter=getColor";
      thumb-tint-color: Color "getter=getColor";
      tint-color: Color "getter=getColor";
    }

    TabBar {
      @uikit UITabBar;
      @inherits TabBar;
      @note "category default; applies to subclasses too; renders itself, then its items; re-renders gradient/colour on orientation change";
      @attribute-source "NUITabBarRenderer.m:render:withClass:";
      background-color: Color ("NUITabBarRenderer.m:render:withClass:; NUITabBarRenderer.m:renderSizeDependentProperties:") "getter=getColor; also drawn as background image, replacing background-image, unless background-color-top";
      background-color [top/bottom]: Gradient ("NUITabBarRenderer.m:renderSizeDependentProperties:") "getter=getColor; replaces background-image; bottom read only when top is present; class from the bar itself";
      background-image: Image "getter=getImage";
      background-image [insets]: Box "getter=getEdgeInsets; cap insets of the resizable image";
      background-tint-color: Color "getter=getColor; sets tintColor";
      bar-tint-color: Color "getter=getColor";
      selected-image: Image "getter=getImage; overridden by TabBarItem background-image-selected";
      selected-image [insets]: Box (undocumented) "getter=getEdgeInsets; UNDOCUMENTED; cap insets of the resizable image";
      selected-image-tint-color: Color "getter=getColor";
    }

    TabBarItem {
      @uikit UITabBarItem;
      @inherits TabBarItem;
      @note "category default; applied by the tab bar; not covered by exclude-*";
      @attribute-source "NUIUtilities.m:titleTextAttributesForClass:withSuffix: (via NUITabBarItemRenderer.m)";
      background-image { -selected }: Image ("NUITabBarRenderer.m:render:withClass:") "getter=getImage; read by the tab bar from its first item only, each listed class singly, last wins; needs nuiClass already set (default item class is set after the bar renders)";
      background-image [insets] { -selected }: Box ("NUITabBarRenderer.m:render:withClass:") "getter=getEdgeInsets; cap insets of the resizable image";
      finished-image { bare | -selected }: Image ("NUITabBarItemRenderer.m:render:withClass:") "getter=getImage; built for iOS >= 7: base and selected independent; older: selected only together with base, else base reused";
      finished-image [insets] { bare | -selected }: Box (undocumented, "NUITabBarItemRenderer.m:render:withClass:") "getter=getEdgeInsets; UNDOCUMENTED; cap insets of the resizable image";
      font-color { bare | -selected }: Color "getter=getColor; nil Color raises (dictionary set with nil); NUI does not merge the selected set with base";
      font-name: FontName "getter=get; nil font raises (dictionary set with nil); no state form; used for normal and selected";
      font-size: Number "getter=getFloat; no state form; used for normal and selected";
      text-offset: Offset ("NUITabBarItemRenderer.m:render:withClass:") "getter=getOffset";
      text-shadow-color: Color "getter=getColor; nil Color raises only when built for iOS < 7; NUI does not merge the selected set with base";
      text-shadow-color { -selected }: Color (undocumented) "getter=getColor; UNDOCUMENTED; nil Color raises only when built for iOS < 7; NUI does not merge the selected set with base";
      text-shadow-offset: Offset "getter=getOffset+getSize; NUI does not merge the selected set with base";
      text-shadow-offset { -selected }: Offset (undocumented) "getter=getOffset+getSize; UNDOCUMENTED; NUI does not merge the selected set with base";
    }

    Table {
      @uikit UITableView;
      @inherits Table;
      @note "category default; applies to subclasses too; re-renders background on orientation change";
      @attribute-source "NUITableViewRenderer.m:render:withClass:";
      background-color: Color ("NUITableViewRenderer.m:renderSizeDependentProperties:withClass:") "getter=getImageFromColor; becomes backgroundView image; gradient replaces it";
      background-color [top/bottom]: Gradient ("NUITableViewRenderer.m:renderSizeDependentProperties:withClass:") "getter=getColor; bottom read only when top is present";
      row-height: Number "getter=getFloat";
      separator-color: Color "getter=getColor";
      separator-style: SeparatorStyle "getter=getSeparatorStyle";
    }

    TableCell {
      @uikit "UITableViewCell (and its textLabel)";
      @inherits TableCell;
      @note "category default; applies to subclasses too; textLabel is rendered with the same class through the Label renderer, without text-transform";
      @attribute-source "NUILabelRenderer.m:renderText:withClass:";
      background-color { bare | -selected }: Color ("NUILabelRenderer.m:render:withClass:withSuffix:; NUITableViewCellRenderer.m:renderSizeDependentProperties:") "getter=getColor+getImageFromColor; absent: white/nil label background becomes clear; backgroundView/selectedBackgroundView image; base also sets the textLabel background";
      background-color [top/bottom] { bare | -selected }: Gradient ("NUITableViewCellRenderer.m:renderSizeDependentProperties:") "getter=getColor; bottom read only when top is present; replaces the flat colour; nuiClass of the cell, not the passed class";
      border-color: Color (undocumented, "NUIViewRenderer.m:renderBorder:withClass: (via NUILabelRenderer.m)") "getter=getColor; UNDOCUMENTED; applied to textLabel";
      border-width: Number (undocumented, "NUIViewRenderer.m:renderBorder:withClass: (via NUILabelRenderer.m)") "getter=getFloat; UNDOCUMENTED; applied to textLabel";
      corner-radius: Number (undocumented, "NUIViewRenderer.m:renderBorder:withClass: (via NUILabelRenderer.m)") "getter=getFloat; UNDOCUMENTED; applied to textLabel";
      font-color { bare | -highlighted }: Color ("NUILabelRenderer.m:render:withClass:withSuffix:") "getter=getColor; applied to textLabel";
      font-name: FontName "getter=get; applied to textLabel";
      font-size: Number "getter=getFloat; applied to textLabel";
      height: Number (undocumented, "NUIViewRenderer.m:renderSize:withClass: (via NUILabelRenderer.m)") "getter=getFloat; UNDOCUMENTED; applied to textLabel";
      shadow-color: Color (undocumented, "NUIViewRenderer.m:renderShadow:withClass: (via NUILabelRenderer.m)") "getter=getColor; UNDOCUMENTED; applied to textLabel";
      shadow-offset: Offset (undocumented, "NUIViewRenderer.m:renderShadow:withClass: (via NUILabelRenderer.m)") "getter=getSize; UNDOCUMENTED; applied to textLabel";
      shadow-opacity: Number (undocumented, "NUIViewRenderer.m:renderShadow:withClass: (via NUILabelRenderer.m)") "getter=getFloat; UNDOCUMENTED; applied to textLabel";
      shadow-radius: Number (undocumented, "NUIViewRenderer.m:renderShadow:withClass: (via NUILabelRenderer.m)") "getter=getFloat; UNDOCUMENTED; applied to textLabel";
      text-align: TextAlign "getter=getTextAlignment; applied to textLabel";
      text-alpha: Number "getter=getFloat; applied to textLabel";
      text-auto-fit: Boolean "getter=getBoolean; applied to textLabel";
      text-line-clamp: Integer (undocumented) "getter=getInteger; UNDOCUMENTED; applied to textLabel";
      text-shadow-color: Color "getter=getColor; applied to textLabel";
      text-shadow-offset: Offset "getter=getSize; label shadowOffset; applied to textLabel";
      tint-color: Color ("NUITableViewCellRenderer.m:render:withClass:") "getter=getColor";
      width: Number (undocumented, "NUIViewRenderer.m:renderSize:withClass: (via NUILabelRenderer.m)") "getter=getFloat; UNDOCUMENTED; applied to textLabel";
    }

    TableCellContentView {
      @uikit "contentView of UITableViewCell";
      @inherits TableCellContentView;
      @note "cell nuiClass + ContentView appended to the whole string: cell class A:B gives BContentView > A; no fallback to TableCell by default";
      @attribute-source "NUIViewRenderer.m:render:withClass:";
      background-color: Color "getter=getColor; CONDITIONAL: only when no background-image";
      background-image: Image "getter=getColorFromImage+getImage; pattern colour; beats background-color; nil image reaches colorWithPatternImage";
      background-image [insets]: Box (undocumented) "getter=getEdgeInsets; UNDOCUMENTED; read only when background-repeat is false, then dropped (CGImage taken)";
      background-repeat: Boolean (undocumented) "getter=getBoolean; UNDOCUMENTED; read only together with background-image; false = layer contents instead of pattern";
      border-color: Color ("NUIViewRenderer.m:renderBorder:withClass:") "getter=getColor";
      border-width: Number ("NUIViewRenderer.m:renderBorder:withClass:") "getter=getFloat";
      corner-radius: Number ("NUIViewRenderer.m:renderBorder:withClass:") "getter=getFloat";
      height: Number ("NUIViewRenderer.m:renderSize:withClass:") "getter=getFloat";
      shadow-color: Color ("NUIViewRenderer.m:renderShadow:withClass:") "getter=getColor";
      shadow-offset: Offset ("NUIViewRenderer.m:renderShadow:withClass:") "getter=getSize";
      shadow-opacity: Number ("NUIViewRenderer.m:renderShadow:withClass:") "getter=getFloat";
      shadow-radius: Number ("NUIViewRenderer.m:renderShadow:withClass:") "getter=getFloat";
      width: Number ("NUIViewRenderer.m:renderSize:withClass:") "getter=getFloat";
    }

    TableCellDetail {
      @uikit "detailTextLabel of UITableViewCell";
      @inherits TableCellDetail;
      @note "cell nuiClass + Detail appended to the whole string: cell class A:B gives BDetail > A (not ADetail); no fallback to TableCell by default";
      @attribute-source "NUILabelRenderer.m:renderText:withClass:";
      background-color: Color (undocumented, "NUILabelRenderer.m:render:withClass:withSuffix:") "getter=getColor; UNDOCUMENTED; absent: white/nil label background becomes clear";
      border-color: Color (undocumented, "NUIViewRenderer.m:renderBorder:withClass: (via NUILabelRenderer.m)") "getter=getColor; UNDOCUMENTED";
      border-width: Number (undocumented, "NUIViewRenderer.m:renderBorder:withClass: (via NUILabelRenderer.m)") "getter=getFloat; UNDOCUMENTED";
      corner-radius: Number (undocumented, "NUIViewRenderer.m:renderBorder:withClass: (via NUILabelRenderer.m)") "getter=getFloat; UNDOCUMENTED";
      font-color { bare | -highlighted }: Color ("NUILabelRenderer.m:render:withClass:withSuffix:") "getter=getColor";
      font-name: FontName "getter=get";
      font-size: Number "getter=getFloat";
      height: Number (undocumented, "NUIViewRenderer.m:renderSize:withClass: (via NUILabelRenderer.m)") "getter=getFloat; UNDOCUMENTED";
      shadow-color: Color (undocumented, "NUIViewRenderer.m:renderShadow:withClass: (via NUILabelRenderer.m)") "getter=getColor; UNDOCUMENTED";
      shadow-offset: Offset (undocumented, "NUIViewRenderer.m:renderShadow:withClass: (via NUILabelRenderer.m)") "getter=getSize; UNDOCUMENTED";
      shadow-opacity: Number (undocumented, "NUIViewRenderer.m:renderShadow:withClass: (via NUILabelRenderer.m)") "getter=getFloat; UNDOCUMENTED";
      shadow-radius: Number (undocumented, "NUIViewRenderer.m:renderShadow:withClass: (via NUILabelRenderer.m)") "getter=getFloat; UNDOCUMENTED";
      text-align: TextAlign "getter=getTextAlignment";
      text-alpha: Number "getter=getFloat";
      text-auto-fit: Boolean "getter=getBoolean";
      text-line-clamp: Integer (undocumented) "getter=getInteger; UNDOCUMENTED";
      text-shadow-color: Color "getter=getColor";
      text-shadow-offset: Offset "getter=getSize; label shadowOffset";
      width: Number (undocumented, "NUIViewRenderer.m:renderSize:withClass: (via NUILabelRenderer.m)") "getter=getFloat; UNDOCUMENTED";
    }

    TextField {
      @uikit UITextField;
      @inherits TextField;
      @note "category default; applies to subclasses too; never inside a UISearchBar superview";
      @attribute-source "NUITextFieldRenderer.m:render:withClass:";
      background-color: Color "getter=getColor";
      background-color [top/bottom]: Gradient (undocumented) "getter=getColor; UNDOCUMENTED; bottom read only when top is present; becomes the background image; background-image replaces it";
      background-image: Image "getter=getImage";
      background-image [insets]: Box "getter=getEdgeInsets; cap insets of the resizable image";
      border-color: Color ("NUIViewRenderer.m:renderBorder:withClass: (via NUITextFieldRenderer.m)") "getter=getColor";
      border-style: BorderStyle "getter=getBorderStyle";
      border-width: Number ("NUIViewRenderer.m:renderBorder:withClass: (via NUITextFieldRenderer.m)") "getter=getFloat";
      corner-radius: Number ("NUIViewRenderer.m:renderBorder:withClass: (via NUITextFieldRenderer.m)") "getter=getFloat";
      font-color: Color "getter=getColor";
      font-name: FontName "getter=get";
      font-size: Number "getter=getFloat";
      height: Number ("NUIViewRenderer.m:renderSize:withClass: (via NUITextFieldRenderer.m)") "getter=getFloat";
      horizontal: HorizontalAlign (undocumented) "getter=getControlContentHorizontalAlignment; UNDOCUMENTED; BUG: the value is fetched under this name, gated by presence of horizontal-align; unset => left";
      horizontal-align: HorizontalAlign (unread) 'DOC-ONLY: presence gates the call, value never read (getter asks for "horizontal"); alone it always yields left';
      keyboard-appearance: KeyboardAppearance ("NUITextInputTraitsRenderer.m:renderKeyboard:withClass: (via NUITextFieldRenderer.m)") "getter=getKeyboardAppearance";
      padding: Box ("UITextField+NUI.m:override_textRectForBounds:") "getter=getEdgeInsets; read in textRectForBounds; not inside UISearchBar";
      shadow-color: Color ("NUIViewRenderer.m:renderShadow:withClass: (via NUITextFieldRenderer.m)") "getter=getColor";
      shadow-offset: Offset ("NUIViewRenderer.m:renderShadow:withClass: (via NUITextFieldRenderer.m)") "getter=getSize";
      shadow-opacity: Number ("NUIViewRenderer.m:renderShadow:withClass: (via NUITextFieldRenderer.m)") "getter=getFloat";
      shadow-radius: Number ("NUIViewRenderer.m:renderShadow:withClass: (via NUITextFieldRenderer.m)") "getter=getFloat";
      text-align: TextAlign ("NUITextFieldRenderer.m:renderText:withClass:") "getter=getTextAlignment";
      text-alpha: Number ("NUITextFieldRenderer.m:renderText:withClass:") "getter=getFloat";
      text-auto-fit: Boolean ("NUITextFieldRenderer.m:renderText:withClass:") "getter=getBoolean";
      tint-color: Color "getter=getColor";
      vertical-align: VerticalAlign "getter=getControlContentVerticalAlignment";
      width: Number ("NUIViewRenderer.m:renderSize:withClass: (via NUITextFieldRenderer.m)") "getter=getFloat";
    }

    TextInputTraits {
      @uikit "UITextInputTraits (protocol)";
      @inherits "(class of the owner)";
      @undocumented;
      @unrendered;
      @note "not a style class: helper renderer for TextField and TextView, reads keyboard-appearance with the owner class";
    }

    TextView {
      @uikit UITextView;
      @inherits TextView;
      @note "category default; automatic only for exact class unless nuiClass is set; renderer subclasses the View renderer";
      @attribute-source "NUIViewRenderer.m:render:withClass: (via NUITextViewRenderer.m)";
      background-color: Color "getter=getColor; CONDITIONAL: only when no background-image";
      background-image: Image "getter=getColorFromImage+getImage; pattern colour; beats background-color; nil image reaches colorWithPatternImage";
      background-image [insets]: Box (undocumented) "getter=getEdgeInsets; UNDOCUMENTED; read only when background-repeat is false, then dropped (CGImage taken)";
      background-repeat: Boolean (undocumented) "getter=getBoolean; UNDOCUMENTED; read only together with background-image; false = layer contents instead of pattern";
      border-color: Color ("NUIViewRenderer.m:renderBorder:withClass: (via NUITextViewRenderer.m)") "getter=getColor";
      border-width: Number ("NUIViewRenderer.m:renderBorder:withClass: (via NUITextViewRenderer.m)") "getter=getFloat";
      corner-radius: Number ("NUIViewRenderer.m:renderBorder:withClass: (via NUITextViewRenderer.m)") "getter=getFloat";
      font-color: Color ("NUITextViewRenderer.m:render:withClass:") "getter=getColor";
      font-name: FontName ("NUITextViewRenderer.m:render:withClass:") "getter=get";
      font-size: Number ("NUITextViewRenderer.m:render:withClass:") "getter=getFloat";
      height: Number ("NUIViewRenderer.m:renderSize:withClass: (via NUITextViewRenderer.m)") "getter=getFloat";
      keyboard-appearance: KeyboardAppearance ("NUITextInputTraitsRenderer.m:renderKeyboard:withClass: (via NUITextViewRenderer.m)") "getter=getKeyboardAppearance";
      padding: Box ("NUITextViewRenderer.m:render:withClass:") "getter=getEdgeInsets; contentInset";
      shadow-color: Color ("NUIViewRenderer.m:renderShadow:withClass: (via NUITextViewRenderer.m)") "getter=getColor";
      shadow-offset: Offset ("NUIViewRenderer.m:renderShadow:withClass: (via NUITextViewRenderer.m)") "getter=getSize";
      shadow-opacity: Number ("NUIViewRenderer.m:renderShadow:withClass: (via NUITextViewRenderer.m)") "getter=getFloat";
      shadow-radius: Number ("NUIViewRenderer.m:renderShadow:withClass: (via NUITextViewRenderer.m)") "getter=getFloat";
      width: Number ("NUIViewRenderer.m:renderSize:withClass: (via NUITextViewRenderer.m)") "getter=getFloat";
    }

    Toolbar {
      @uikit UIToolbar;
      @inherits Toolbar;
      @note "category default; applies to subclasses too; also renders its items";
      @attribute-source "NUIToolbarRenderer.m:render:withClass:";
      background-color: Color "getter=getImageFromColor; 1x1 background image, any position; replaced by background-image";
      background-image: Image (undocumented) "getter=getImage; UNDOCUMENTED";
      background-image [top | bottom | top-landscape | bottom-landscape]: Image "getter=getImage";
      background-image [insets | top-insets | bottom-insets | top-landscape-insets | bottom-landscape-insets]: Box (undocumented) "getter=getEdgeInsets; UNDOCUMENTED; cap insets of the resizable image";
      background-tint-color: Color "getter=getColor; sets tintColor";
      shadow-image: Image "getter=getImage";
      shadow-image [top | bottom]: Image "getter=getImage";
      shadow-image [insets | top-insets | bottom-insets]: Box (undocumented) "getter=getEdgeInsets; UNDOCUMENTED; cap insets of the resizable image";
    }

    View {
      @uikit UIView;
      @inherits View;
      @note "category default; automatic only for exact UIView whose superview is not exactly UINavigationBar, or nuiClass set";
      @attribute-source "NUIViewRenderer.m:render:withClass:";
      background-color: Color "getter=getColor; CONDITIONAL: only when no background-image";
      background-image: Image "getter=getColorFromImage+getImage; pattern colour; beats background-color; nil image reaches colorWithPatternImage";
      background-image [insets]: Box (undocumented) "getter=getEdgeInsets; UNDOCUMENTED; read only when background-repeat is false, then dropped (CGImage taken)";
      background-repeat: Boolean (undocumented) "getter=getBoolean; UNDOCUMENTED; read only together with background-image; false = layer contents instead of pattern";
      border-color: Color ("NUIViewRenderer.m:renderBorder:withClass:") "getter=getColor";
      border-width: Number ("NUIViewRenderer.m:renderBorder:withClass:") "getter=getFloat";
      corner-radius: Number ("NUIViewRenderer.m:renderBorder:withClass:") "getter=getFloat";
      height: Number ("NUIViewRenderer.m:renderSize:withClass:") "getter=getFloat";
      shadow-color: Color ("NUIViewRenderer.m:renderShadow:withClass:") "getter=getColor";
      shadow-offset: Offset ("NUIViewRenderer.m:renderShadow:withClass:") "getter=getSize";
      shadow-opacity: Number ("NUIViewRenderer.m:renderShadow:withClass:") "getter=getFloat";
      shadow-radius: Number ("NUIViewRenderer.m:renderShadow:withClass:") "getter=getFloat";
      width: Number ("NUIViewRenderer.m:renderSize:withClass:") "getter=getFloat";
    }

    Window {
      @uikit UIWindow;
      @inherits Window;
      @note "category default; applied on becomeKeyWindow; styles rootViewController.view";
      @attribute-source "NUIWindowRenderer.m:render:withClass:";
      background-color: Color "getter=getColor; applied to rootViewController.view";
    }

    * {
      @uikit "UIView and subclasses";
      @inherits "(any chain)";
      @note "not a class: holder for exclude-views and exclude-subviews, read for whatever nuiClass is assigned to a view";
      @attribute-source "UIView+NUI.m:setNuiClass:";
      exclude-subviews: ViewClassList "getter=get; any UIView-based class; not bar items (own setter); first class in the chain that has it; exact runtime class names; checked when nuiClass is assigned; includes the view itself";
      exclude-views: ViewClassList "getter=get; any UIView-based class; not bar items (own setter); first class in the chain that has it; exact runtime class names; checked when nuiClass is assigned";
    }

    none {
      @uikit any;
      @inherits -;
      @note "reserved nuiClass value: skips rendering; exact string match only, so Button:none is not a bypass; also stored by exclude-* and global exclusions";
    }
    """#
}
