// swift-tools-version: 6.2
import PackageDescription

// What an app's developer can reach: the package's public interface, and nothing of it that only
// its own targets see. Building this is the test.
let adaptiveKit: [Target.Dependency] = [
  .product(name: "AdaptiveKit", package: "AdaptiveKit"),
  .product(name: "UIKit", package: "AdaptiveKit"),
]

let package = Package(
  name: "Client",
  dependencies: [.package(name: "AdaptiveKit", path: "../..")],
  targets: [
    // The library's own sources as somebody else's, so that they cannot reach what Apple's UIKit
    // lacks. `Sources/Library` is a link to them.
    .target(
      name: "Library",
      dependencies: [
        .product(name: "UIKit", package: "AdaptiveKit"),
        .product(name: "VisualFormat", package: "AdaptiveKit"),
      ]),
    // Swift 6 as Xcode makes new projects: everything on the main actor.
    .target(
      name: "Modern", dependencies: adaptiveKit,
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // Swift 6 without a default isolation.
    .target(name: "Plain", dependencies: adaptiveKit),
    // Swift 5, in which the pattern's code was written.
    .target(
      name: "Legacy", dependencies: adaptiveKit, swiftSettings: [.swiftLanguageMode(.v5)]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "Library" {
  target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
}
