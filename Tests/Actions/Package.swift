// swift-tools-version: 6.2
import PackageDescription

// Code as it is written for Apple's platforms, with @objc, #selector and @IBOutlet, unchanged: the
// plugin makes it compile where there is no Objective-C.
let package = Package(
  name: "Actions",
  dependencies: [.package(name: "AdaptiveKit", path: "../..")],
  targets: [
    // As a project has it that began before Swift 6.
    .target(
      name: "Classic",
      dependencies: [.product(name: "UIKit", package: "AdaptiveKit")],
      exclude: ["Controllers"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "ObjectiveCSyntax", package: "AdaptiveKit")]),
    // As Xcode makes new ones: everything on the main actor.
    .target(
      name: "Modern",
      dependencies: ["Classic", .product(name: "UIKit", package: "AdaptiveKit")],
      exclude: ["Controllers"],
      swiftSettings: [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "ObjectiveCSyntax", package: "AdaptiveKit")]),
    .testTarget(
      name: "ActionsTests",
      dependencies: ["Classic", "Modern", .product(name: "UIKit", package: "AdaptiveKit")]),
  ])
