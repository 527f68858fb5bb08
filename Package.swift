// swift-tools-version: 6.3
import PackageDescription

// Targets in dependency order: a target imports only targets above it.
let package = Package(
  name: "nss-toolchain",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [
    .library(name: "NSSTheme", targets: ["NSSTheme"]),
    .library(
      name: "NSSToolchain",
      targets: [
        "NSSSyntax", "NSSCatalog", "NSSTheme", "NSSLint", "NSSFormat", "NSSReport", "NSSWorkspace",
        "NSSLanguageServer",
      ]),
    .executable(name: "nsslint", targets: ["nsslint"]),
    .executable(name: "nss", targets: ["nss"]),
    .plugin(name: "NSSLintCommand", targets: ["NSSLintCommand"]),
    .plugin(name: "NSSLintBuild", targets: ["NSSLintBuild"]),
  ],
  targets: [
    .target(name: "NSSSyntax"),
    .target(name: "NSSCatalog", dependencies: ["NSSSyntax"]),
    .target(name: "NSSTheme", dependencies: ["NSSSyntax", "NSSCatalog"]),
    .target(name: "NSSLint", dependencies: ["NSSSyntax", "NSSCatalog", "NSSTheme"]),
    .target(name: "NSSFormat", dependencies: ["NSSSyntax"]),
    .target(
      name: "NSSReport", dependencies: ["NSSSyntax", "NSSCatalog", "NSSTheme", "NSSLint"],
      exclude: ["HTML/Assets"]),
    .target(name: "NSSWorkspace", dependencies: ["NSSSyntax", "NSSCatalog", "NSSLint", "NSSReport"]),
    .target(
      name: "NSSLanguageServer",
      dependencies: [
        "NSSSyntax", "NSSCatalog", "NSSTheme", "NSSLint", "NSSFormat", "NSSReport", "NSSWorkspace",
      ]),
    .target(
      name: "NSSCommandLine",
      dependencies: [
        "NSSSyntax", "NSSCatalog", "NSSTheme", "NSSLint", "NSSFormat", "NSSReport", "NSSWorkspace",
        "NSSLanguageServer",
      ]),
    .executableTarget(name: "nsslint", dependencies: ["NSSCommandLine"]),
    .executableTarget(name: "nss", dependencies: ["NSSCommandLine"]),

    .plugin(
      name: "NSSLintCommand",
      capability: .command(
        intent: .custom(verb: "nsslint", description: "Finds the mistakes in the package's .nss themes")),
      dependencies: ["nsslint"], path: "Sources/Plugins/NSSLintCommand"),
    .plugin(
      name: "NSSLintBuild", capability: .buildTool(), dependencies: ["nsslint"],
      path: "Sources/Plugins/NSSLintBuild"),

    .target(name: "NSSTestSupport", dependencies: ["NSSSyntax"], path: "Tests/NSSTestSupport"),
    .testTarget(name: "NSSSyntaxTests", dependencies: ["NSSSyntax", "NSSTestSupport"]),
    .testTarget(
      name: "NSSCatalogTests", dependencies: ["NSSCatalog", "NSSTestSupport"], exclude: ["Fixtures"]),
    .testTarget(
      name: "NSSThemeTests", dependencies: ["NSSTheme", "NSSTestSupport"], exclude: ["Fixtures"]),
    .testTarget(name: "NSSLintTests", dependencies: ["NSSLint", "NSSTestSupport"]),
    .testTarget(
      name: "NSSReportTests", dependencies: ["NSSReport", "NSSWorkspace", "NSSTestSupport"],
      exclude: ["Diff/Fixtures", "Diff/Goldens", "HTML/Goldens", "Theme/Goldens", "Theme/StandIn"]),
    .testTarget(name: "NSSFormatTests", dependencies: ["NSSFormat", "NSSTheme", "NSSTestSupport"]),
    .testTarget(name: "NSSWorkspaceTests", dependencies: ["NSSWorkspace", "NSSTestSupport"]),
    .testTarget(name: "NSSLanguageServerTests", dependencies: ["NSSLanguageServer", "NSSTestSupport"]),
    .testTarget(name: "NSSCommandLineTests", dependencies: ["NSSCommandLine", "NSSTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
