// Generated from Grammar/catalog/sources.nssc by NSSCatalogTests (NSS_UPDATE=1). Edit that file instead.
extension CatalogText {
  static let sources: StaticString = #"""
    /* Where the facts come from. A `~` before a source means: inferred from it, not printed there. The titles of S0 to S4
       say what the catalogue takes from them; they are not the titles of the documents. */

    @age "SAPFiori documents of SDK 6 to 25.08";

    @source S0 { title: "SAPFiori: form cells, theming sections"; kind: primary; }
    @source S1 { title: "SAPFiori: list picker form cell, theming section"; kind: primary; }
    @source S2 { title: "SAPFiori: text field cells, theming sections"; kind: primary; }
    @source S3 { title: "SAPFiori: stepper and range slider, theming and tint attributes"; kind: primary; }
    @source S4 { title: "SAPFiori: object views, cells and headers, theming sections"; kind: primary; }
    @source sdk6 { title: "SAPFiori SDK 6: documentation comments and interface"; kind: secondary; }
    @source web { title: "SAP help pages of SAPFiori 24.4, 25.08 and Latest (the readable first part of each page)"; kind: secondary; }
    @source nui { title: "tombenner/nui 744a36f (2016): README and source"; kind: secondary; }
    """#
}
