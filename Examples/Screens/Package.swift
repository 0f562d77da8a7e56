// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Screens",
  dependencies: [
    // By path: AdaptiveKit has no release yet.
    .package(name: "AdaptiveKit", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Screens",
      dependencies: [
        .product(name: "AdaptiveKit", package: "AdaptiveKit"),
        .product(name: "AdaptiveScreens", package: "AdaptiveKit"),
        .product(name: "UIKit", package: "AdaptiveKit"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)])
  ])
