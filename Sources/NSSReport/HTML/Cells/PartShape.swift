import NSSCatalog
import NSSTheme

/// What a part of a cell is drawn as: its role decides, and the words of its name where the role leaves a choice.
enum PartShape: Equatable, Sendable {
  case text, placeholder, field, image, button, glyph(Glyph)
  case toggle, slider, progress, spinner, tags, segments, stars, dots, search
  case bar, barItem
  /// A thin line.
  case line
  /// A view with something in it.
  case box
  /// A background, behind the parts of its group.
  case layer

  /// The sign on a button.
  enum Glyph: Sendable {
    case plus, minus, close, more
  }

  /// - Parameter owner: the words of the component, which say what an element of unknown role is.
  init(_ role: ElementRole, _ name: PartWords, owner: PartWords) {
    switch role {
    case .text: self = name.has("placeholder") ? .placeholder : .text
    case .textField: self = .field
    case .image: self = .image
    case .button: self = Self.glyph(name).map { .glyph($0) } ?? .button
    case .barItem: self = .barItem
    case .switch: self = .toggle
    case .slider: self = .slider
    case .tags: self = .tags
    case .navigationBar: self = .bar
    case .indicator:
      self = name.has("progress", "step") || owner.has("progress", "step") ? .progress : .spinner
    case .cell: self = .box
    case .view: self = Self.view(name, owner)
    case .unknown: self = Self.unknown(name, owner)
    }
  }

  /// The role of an element. NUI's documents give none: there SAPFiori's say what a class of that name is, or the class
  /// that it inherits from.
  static func role(_ element: TintElement, _ engine: Engine) -> ElementRole {
    if engine != .nui || element.role != .unknown { return element.role }
    let inherited = Catalog.nui.classPath(element.name.utf8)?.inherits ?? ""
    for name in [element.name[...]] + inherited.split(whereSeparator: { $0 == " " || $0 == ">" }) {
      if let role = Catalog.sapfiori.classPath(name.utf8)?.role, role != .unknown { return role }
    }
    return .unknown
  }

  private static func glyph(_ name: PartWords) -> Glyph? {
    if name.has("increase") { return .plus }
    if name.has("decrease") { return .minus }
    if name.has("close") || name.has("clear") && name.has("button") && !name.has("action") { return .close }
    return name.has("overflow") ? .more : nil
  }

  private static func view(_ name: PartWords, _ owner: PartWords) -> PartShape {
    let words = name.all + owner.all
    if name.has("separator", "divider", "border", "line") { return .line }
    if name.has("search") && name.has("bar") || name.all.isEmpty && owner.has("search") && owner.has("bar") {
      return .search
    }
    if words.contains("bar") || words.contains("toolbar") { return .bar }
    if name.has("background", "blur") || name.has("content") && name.has("view") { return .layer }
    return .box
  }

  private static func unknown(_ name: PartWords, _ owner: PartWords) -> PartShape {
    if name.has("segmented") || owner.has("segmented") || name.has("scope") { return .segments }
    if name.has("rating") || owner.has("rating") { return .stars }
    if owner.has("page") || name.has("page") { return .dots }
    if name.has("content") && name.has("view") { return .layer }
    return name.has("detail", "label") ? .text : .box
  }
}
