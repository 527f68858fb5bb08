// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "nss-fuzz",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "nss-toolchain", path: "../..")],
  targets: [
    .executableTarget(
      name: "Fuzz", dependencies: [.product(name: "NSSToolchain", package: "nss-toolchain")],
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])])
  ],
  swiftLanguageModes: [.v6]
)
