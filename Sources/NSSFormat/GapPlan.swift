/// What the canonical layout wants in front of one significant token. Comments in the gap are laid out around it.
struct GapPlan {
  enum Style: UInt8 {
    /// Byte for byte as it is.
    case keep
    /// Nothing.
    case tight
    /// One space.
    case space
    /// One space where there is any white space, else nothing.
    case optionalSpace
    /// A line of its own.
    case line
    /// A line of its own, and comments before it do not share it.
    case closingLine
    /// Nothing between the braces of an empty block; with comments in it, as ``closingLine``.
    case emptyBlock
    /// The end of the text.
    case end
  }

  /// Which blank lines stay.
  enum Blanks: UInt8 {
    case never
    /// One where there are some.
    case kept
    /// As ``kept``, and one is added where there is none in the whole gap.
    case required
    /// As ``kept``, but not right after the token before the gap.
    case notFirst
    /// As ``kept``, but not right before the token after the gap.
    case notLast
    /// As ``notFirst``, nor right before the token after the gap.
    case inside
  }

  var style = Style.keep
  var blanks = Blanks.never
  /// Indent levels of the token where it begins a line, whatever the style.
  var indent: UInt8 = 0
  /// Indent levels of comments on lines of their own.
  var commentIndent: UInt8 = 0
  /// An `@` may be moved to the margin: its line has two colons or more, which no engine reads as a definition.
  var mayReachMargin = false
}
