// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "AdaptiveExamples",
  dependencies: [
    // By path: AdaptiveKit has no release yet.
    .package(name: "AdaptiveKit", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "AdaptiveExamples",
      dependencies: [
        .product(name: "AdaptiveKit", package: "AdaptiveKit"),
        .product(name: "AdaptiveScreens", package: "AdaptiveKit"),
        .product(name: "UIKit", package: "AdaptiveKit"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "AdaptiveExamplesTests",
      dependencies: [
        "AdaptiveExamples",
        .product(name: "AdaptiveKit", package: "AdaptiveKit"),
        .product(name: "AdaptiveTesting", package: "AdaptiveKit"),
        .product(name: "DeviceUnderTest", package: "AdaptiveKit"),
        .product(name: "UIKit", package: "AdaptiveKit"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ])
