import Foundation
import NSSCatalog
import NSSReport
import NSSSyntax
import NSSTheme

/// Pairs of sheets that the tests of diff reports share.
enum DiffSamples {
  static let lightAndDark = [TraitsPair(Traits()), TraitsPair(Traits(appearance: .dark))]

  static func report(
    _ old: SourceText, _ new: SourceText, _ engine: Engine = .sapfiori, _ traits: [TraitsPair] = lightAndDark
  ) -> DiffReport {
    let diff = ThemeDiff(
      ParsedTheme([old], engine: engine), ParsedTheme([new], engine: engine), traits: traits)
    return DiffReport([DiffedSheet(oldPath: old.name, newPath: new.name, diffs: [diff])])
  }

  static func report(
    _ old: String, _ new: String, _ engine: Engine = .sapfiori, _ traits: [TraitsPair] = lightAndDark
  ) -> DiffReport {
    report(SourceText(name: "Theme.nss", old), SourceText(name: "Theme.nss", new), engine, traits)
  }

  /// A prepared change of a theme: `Fixtures/NAME-old.nss` and `NAME-new.nss`.
  static func prepared(_ name: String) throws -> DiffReport {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    let sheets = try ["old", "new"].map { side in
      SourceText(
        name: "Themes/Brand.nss",
        bytes: Array(try Data(contentsOf: folder.appending(path: "\(name)-\(side).nss"))))
    }
    return report(sheets[0], sheets[1])
  }
}
