// Generated from Grammar/catalog/vocabulary.nssc by NSSCatalogTests (NSS_UPDATE=1). Edit that file instead.
extension CatalogText {
  static let vocabulary: StaticString = #"""
    /* Words that more than one file of the catalogue uses. */

    /* State suffixes of attributes, with the engines whose documents print them. Combined suffixes are entries of their
       own, because the documents fix the order of their parts. */
    @states {
      normal: sapfiori, nui;
      disabled: sapfiori, nui;
      highlighted: sapfiori, nui;
      selected: sapfiori, nui;
      selected-highlighted: sapfiori, nui;
      selected-disabled: sapfiori, nui;
      readonly: sapfiori;
      enabled-selected: sapfiori;
      enabled-unselected: sapfiori;
      disabled-selected: sapfiori;
      disabled-unselected: sapfiori;
      placeholder: sapfiori;
      standard: sapfiori;
      accented: sapfiori;
      editable: sapfiori;
      editable-disabled: sapfiori;
      highlight: sapfiori;
    }

    /* Words that stand in combined suffixes only. */
    @state-parts { enabled: sapfiori; unselected: sapfiori; }

    /* State segments of class paths: states, node types of a timeline, states of a step. */
    @class-states {
      selected: sapfiori; disabled: sapfiori; highlighted: sapfiori; touchDown: sapfiori;
      complete: sapfiori; inactive: sapfiori; open: sapfiori; earlyEnd: sapfiori; earlyStart: sapfiori; end: sapfiori;
      start: sapfiori; completed: sapfiori; error: sapfiori; normal: sapfiori;
    }

    /* Habits from CSS and from SwiftUI, with what is meant here. */
    @habits {
      border-radius: corner-radius;
      radius: corner-radius;
      text-color: font-color;
      foreground-color: font-color;
      foreground: font-color;
      fill: background-color;
      bg-color: background-color;
      background: background-color;
      opacity: view-alpha, text-alpha;
      alpha: view-alpha, text-alpha;
      font-family: font-name;
      font: font-name;
      font-weight: font-name;
      text-style: font-style;
      line-clamp: text-line-clamp;
      max-lines: text-line-clamp;
      number-of-lines: text-line-clamp;
      text-alignment: text-align;
      alignment: text-align;
      text-shadow: text-shadow-color;
      box-shadow: shadow-color;
      border: border-color;
      stroke: border-color;
      padding: content-insets;
      margin: content-insets;
      padding-left: content-insets;
      padding-right: content-insets;
      padding-top: content-insets;
      padding-bottom: content-insets;
      tint: tint-color;
      accent-color: tint-color;
      caret-color: tint-color;
      icon: image;
      color: font-color;
      line-height: line-spacing;
    }

    /* The same for state suffixes. */
    @state-habits {
      pressed: highlighted;
      hover: highlighted;
      hovered: highlighted;
      active: highlighted;
      touched: highlighted;
      tapped: highlighted;
      checked: selected;
      on: selected;
      off: normal;
      enabled: normal;
      default: normal;
      inactive: disabled;
      read-only: readonly;
      readOnly: readonly;
      focus: highlighted;
      focused: highlighted;
    }

    /* Attributes that feed the same thing: some cells document the one with states, some the other. */
    @spellings { font-color: tint-color; tint-color: font-color; }

    /* NUI classes that stand behind an element of a role: what NUI reads there is not foreign to the role (inferred). */
    @role-classes {
      text: Label; button: Button; textField: TextField; switch: Switch; slider: Slider; barItem: BarButton;
      navigationBar: NavigationBar; view: View; cell: TableCell; image: View; indicator: View; tags: View;
    }

    /* SAPFiori's name of an NUI class where it differs. */
    @nui-names { TableView: Table; }
    """#
}
