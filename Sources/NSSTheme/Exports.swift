// One import is enough for a renderer: `SourceText`, `Engine` and the palette types appear in this module's interface.
@_exported import NSSCatalog
@_exported import NSSSyntax
