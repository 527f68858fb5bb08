extension CatalogText {
  static let tint: StaticString = ""
}
