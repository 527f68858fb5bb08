/// The facts of one catalogue file, read once.
final class CatalogFamily: Sendable {
}
