/// How far a fact can be trusted.
public enum Certainty: UInt8, Sendable {
  /// It stands in a source.
  case printed
  /// It follows from something printed, but is not printed itself (`~` in the catalogue).
  case inferred

  /// The certainty of a fact with these sources: printed when one of them stands without `~`. NUI's places in its
  /// source text count as printed.
  static func of(sources: some Collection<UInt8>) -> Certainty {
    var isWordStart = true
    var isInferred = false
    for byte in sources {
      if isWordStart, byte != 0x20 {
        if byte != UInt8(ascii: "~") { return .printed }
        isInferred = true
      }
      isWordStart = byte == 0x20
    }
    return isInferred ? .inferred : .printed
  }
}

/// Where in its source a declaration of support stands.
public enum Evidence: UInt8, Sendable, CaseIterable {
  /// In an attribute list.
  case listed
  /// In a block of `.nss` text that shows the attributes.
  case block
  /// Only in an example.
  case example
  /// Only in running text.
  case prose
  /// Concluded from a sibling or a correction.
  case inferred

  /// The word of the catalogue notation.
  public var word: String {
    switch self {
    case .listed: "listed"
    case .block: "block"
    case .example: "example"
    case .prose: "prose"
    case .inferred: "inferred"
    }
  }
}

/// Whether a component or class path is to be used.
public enum CatalogStatus: UInt8, Sendable {
  case current
  /// Marked deprecated by its source; a replacement may be named.
  case deprecated
  /// Marked unavailable by its source (components only).
  case unavailable
  /// Printed by mistake (class paths only); what is meant may be named.
  case misprint
}

/// What an element is on the screen: it decides which attributes can make sense there.
public enum ElementRole: UInt8, Sendable, CaseIterable {
  case unknown, text, image, view, button, cell, barItem, textField, indicator, navigationBar, tags, slider
  case `switch`

  /// The word of the catalogue notation.
  public var word: String {
    switch self {
    case .unknown: "unknown"
    case .text: "text"
    case .image: "image"
    case .view: "view"
    case .button: "button"
    case .cell: "cell"
    case .barItem: "barItem"
    case .textField: "textField"
    case .indicator: "indicator"
    case .navigationBar: "navigationBar"
    case .tags: "tags"
    case .slider: "slider"
    case .`switch`: "switch"
    }
  }
}
