/// The compiled-in text of `Grammar/catalog`. The files in `Data` add one constant each.
enum CatalogText {
  /// The bytes of a text.
  static func bytes(_ text: StaticString) -> [UInt8] { Array(text.bytes) }
}

extension StaticString {
  /// The text's UTF-8 bytes, which last as long as the process.
  // A static string has so many bytes there.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount) }
}

/// The files of `Grammar/catalog` that hold class paths. Each is read when it is first asked for.
enum BuiltInFamily: Int, CaseIterable, Sendable {
  case formCells, objectViews, headers, cards, charts, onboarding, timeline, map, lists, controls,
    controllers, views
  case nuiBaseClasses, nui

  /// The file's name without its ending.
  var name: String {
    switch self {
    case .formCells: "form-cells"
    case .objectViews: "object-views"
    case .headers: "headers"
    case .cards: "cards"
    case .charts: "charts"
    case .onboarding: "onboarding"
    case .timeline: "timeline"
    case .map: "map"
    case .lists: "lists"
    case .controls: "controls"
    case .controllers: "controllers"
    case .views: "views"
    case .nuiBaseClasses: "nui-base-classes"
    case .nui: "nui"
    }
  }

  var engine: Engine { self == .nui ? .nui : .sapfiori }

  var text: StaticString {
    switch self {
    case .formCells: CatalogText.formCells
    case .objectViews: CatalogText.objectViews
    case .headers: CatalogText.headers
    case .cards: CatalogText.cards
    case .charts: CatalogText.charts
    case .onboarding: CatalogText.onboarding
    case .timeline: CatalogText.timeline
    case .map: CatalogText.map
    case .lists: CatalogText.lists
    case .controls: CatalogText.controls
    case .controllers: CatalogText.controllers
    case .views: CatalogText.views
    case .nuiBaseClasses: CatalogText.nuiBaseClasses
    case .nui: CatalogText.nui
    }
  }

  /// The facts of the file, read once in the life of the process.
  var table: CatalogFamily {
    switch self {
    case .formCells: Self.formCellsTable
    case .objectViews: Self.objectViewsTable
    case .headers: Self.headersTable
    case .cards: Self.cardsTable
    case .charts: Self.chartsTable
    case .onboarding: Self.onboardingTable
    case .timeline: Self.timelineTable
    case .map: Self.mapTable
    case .lists: Self.listsTable
    case .controls: Self.controlsTable
    case .controllers: Self.controllersTable
    case .views: Self.viewsTable
    case .nuiBaseClasses: Self.nuiBaseClassesTable
    case .nui: Self.nuiTable
    }
  }

  // One constant each, because a `static let` is the one thing the language reads lazily and only once.
  private static let formCellsTable = Self.formCells.read()
  private static let objectViewsTable = Self.objectViews.read()
  private static let headersTable = Self.headers.read()
  private static let cardsTable = Self.cards.read()
  private static let chartsTable = Self.charts.read()
  private static let onboardingTable = Self.onboarding.read()
  private static let timelineTable = Self.timeline.read()
  private static let mapTable = Self.map.read()
  private static let listsTable = Self.lists.read()
  private static let controlsTable = Self.controls.read()
  private static let controllersTable = Self.controllers.read()
  private static let viewsTable = Self.views.read()
  private static let nuiBaseClassesTable = Self.nuiBaseClasses.read()
  private static let nuiTable = Self.nui.read()

  private func read() -> CatalogFamily {
    CatalogReader.read(
      file: name + ".nssc", bytes: CatalogText.bytes(text), engine: engine,
      bases: CatalogIndex.builtIn(engine).bases)
  }
}
