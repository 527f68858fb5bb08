/// Checks what the reader of one file cannot see: whether the names that a file refers to exist.
enum CatalogCheck {
  /// References of a file that lead nowhere, and class paths that another file has already; in the order of the file.
  static func references(of family: CatalogFamily, in catalog: Catalog) -> [CatalogProblem] {
    var problems: [CatalogProblem] = []
    func report(_ range: TextRange, _ message: String) {
      problems.append(CatalogProblem(file: family.file, offset: Int(range.start), message: message))
    }
    func checkPath(_ range: TextRange) {
      if range.isEmpty || catalog.classPath(family.bytes[range.range]) != nil { return }
      report(range, "'\(family.text(range))' is no class path of the catalogue")
    }
    for facts in family.facts {
      checkPath(facts.replacement)
      checkPath(facts.otherSpelling)
      for name in family.names[facts.listedBy.range] where catalog.component(family.text(name)) == nil {
        report(name, "'\(family.text(name))' is no component of the catalogue")
      }
    }
    for (index, path) in family.paths.enumerated() where !family.patterns.contains(index) {
      if let other = catalog.classPath(family.bytes[path.name.range]), other.family !== family {
        report(path.name, "'\(family.text(path.name))' is in \(other.family.file) already")
      }
    }
    return problems.sorted { $0.offset < $1.offset }
  }
}
