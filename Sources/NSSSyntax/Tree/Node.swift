/// What a node of the tree is.
public enum NodeKind: UInt8, Sendable {
  /// `ClassPath, ClassPath { ... }`; children: declarations, and what was nested by mistake.
  case rule
  /// `attribute: value;` inside a rule.
  case declaration
  /// `@name: value;`
  case definition
  /// `@media (feature: value) and (...) { ... }`; children: features, then rules and definitions.
  case media
  /// `(feature: value)` of a media block.
  case mediaFeature
  /// `@import ...;`, which no engine knows.
  case importStatement
  /// `@name ... { ... }`, a block that no engine knows; children as in a media block.
  case unknownBlock
  /// Tokens that belong to nothing; a problem says why.
  case stray
}

/// One node: a run of tokens, and its children as the nodes that directly follow it.
public struct Node: Sendable {
  /// What it is.
  public let kind: NodeKind
  /// Index of its first token.
  public var first: UInt32
  /// Index after its last token.
  public var end: UInt32
  /// Index of the token its parts hang on: the colon of a declaration, definition or feature, the opening brace of a
  /// block; ``none`` where that token is missing.
  public var anchor: UInt32
  /// Index after its last descendant in the tree's nodes.
  public var subtreeEnd: UInt32

  /// The value of ``anchor`` where the token is missing.
  public static let none = UInt32.max

  /// Whether the anchor token is there.
  @inlinable public var hasAnchor: Bool { anchor != Node.none }
}
