// swift-tools-version: 6.3
import PackageDescription

// A package of its own, so that nobody who builds the tools builds this: what bench.py measures inside one process.
let package = Package(
  name: "nss-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "nss-toolchain", path: "../..")],
  targets: [
    .executableTarget(
      name: "InProcess", dependencies: [.product(name: "NSSToolchain", package: "nss-toolchain")])
  ],
  swiftLanguageModes: [.v6]
)
