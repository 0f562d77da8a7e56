// swift-tools-version: 6.2
import PackageDescription

// Apple's platforms have a UIKit of their own: there the package is the library and nothing else.
#if os(Linux) || os(Windows) || os(Android)
  let headlessUIKit: [Target.Dependency] = ["UIKit"]
  let allocationCounts: [Target.Dependency] = ["CMallinfo"]
  let headlessProducts: [Product] = [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "AdaptiveScreens", targets: ["AdaptiveScreens"]),
    .library(name: "DeviceUnderTest", targets: ["DeviceUnderTest"]),
    .library(name: "AdaptiveTesting", targets: ["AdaptiveTesting"]),
    .executable(name: "adaptive", targets: ["adaptive"]),
  ]
  let headlessDependencies: [Package.Dependency] = [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ]
  let rewritingTool: [Target.Dependency] = ["rewrite-sources"]
  let headlessTargets: [Target] = [
    .systemLibrary(name: "CMallinfo", path: "Tests/CMallinfo"),
    .target(name: "Diagnostics"),
    .target(name: "LayoutSolver"),
    .target(
      name: "CTypesettingData", exclude: ["data"], cSettings: [.headerSearchPath("data")]),
    .systemLibrary(
      name: "CTextLibraries", pkgConfig: "harfbuzz fontconfig fribidi",
      providers: [.apt(["libharfbuzz-dev", "libfontconfig-dev", "libfribidi-dev"])]),
    .target(name: "Typesetting", dependencies: ["CTextLibraries", "CTypesettingData"]),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics"]),
    .target(name: "DisplayList", dependencies: ["CoreGraphics"]),
    .target(name: "SVGRenderer", dependencies: ["CoreGraphics", "DisplayList"]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .target(name: "PNGRenderer", dependencies: ["CCairo", "CoreGraphics", "DisplayList"]),
    .target(name: "IBDocument", dependencies: ["Diagnostics"]),
    .target(name: "DeviceCatalog"),
    .target(name: "_Testing_UIKit"),
    .target(
      name: "UIKit",
      dependencies: [
        "_Testing_UIKit", "CoreGraphics", "Diagnostics", "IBDocument", "LayoutSolver",
        "Typesetting", "VisualFormat",
      ]),
    .target(name: "CGalleryAssets", exclude: ["Page"]),
    .target(name: "Gallery", dependencies: ["CGalleryAssets", "Diagnostics"]),
    .target(
      name: "ScreenLayout", dependencies: ["DeviceCatalog", "Diagnostics", "IBDocument", "UIKit"]),
    .target(
      name: "DisplayCapture",
      dependencies: [
        "CoreGraphics", "DeviceCatalog", "DisplayList", "Typesetting", "UIKit",
      ]),
    .target(
      name: "LayoutInspection", dependencies: ["Diagnostics", "UIKit"]),
    .target(name: "DeviceUnderTest", dependencies: ["AdaptiveKit", "DeviceCatalog", "UIKit"]),
    .target(
      name: "AdaptiveTesting",
      dependencies: [
        "DeviceCatalog", "DeviceUnderTest", "DisplayCapture", "DisplayList", "LayoutInspection",
        "PNGRenderer", "SVGRenderer", "UIKit",
      ]),
    .target(
      name: "AdaptiveCommands",
      dependencies: [
        "AdaptiveKit", "DeviceCatalog", "Diagnostics", "DisplayCapture", "DisplayList", "Gallery",
        "IBDocument", "LayoutInspection", "PNGRenderer", "SVGRenderer", "ScreenLayout", "UIKit",
        "VisualFormat", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(name: "AdaptiveScreens", dependencies: ["AdaptiveCommands", "UIKit"]),
    .executableTarget(name: "adaptive", dependencies: ["AdaptiveCommands"]),
    .target(name: "SourceRewriting"),
    .executableTarget(name: "rewrite-sources", dependencies: ["SourceRewriting"]),
    .executableTarget(name: "LayoutBenchmarks", dependencies: ["AdaptiveKit", "UIKit"]),
    .target(
      name: "LayoutChecking",
      dependencies: ["DeviceCatalog", "IBDocument", "ScreenLayout", "UIKit"]),
    .executableTarget(
      name: "LayoutChecks", dependencies: ["IBDocument", "LayoutChecking", "ScreenLayout"]),
    .executableTarget(
      name: "SolverBenchmarks", dependencies: ["CMallinfo", "LayoutSolver", "UIKit"]),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
    .testTarget(name: "DisplayListTests", dependencies: ["CoreGraphics", "DisplayList"]),
    .testTarget(
      name: "SVGRendererTests", dependencies: ["CoreGraphics", "DisplayList", "SVGRenderer"]),
    .testTarget(
      name: "PNGRendererTests",
      dependencies: ["CoreGraphics", "DisplayList", "PNGRenderer", "SVGRenderer"]),
    // Fonts that tests write, made of the bundled ones.
    .target(name: "FontSamples", dependencies: ["CTypesettingData"], path: "Tests/FontSamples"),
    .testTarget(
      name: "TypesettingTests", dependencies: ["CTypesettingData", "FontSamples", "Typesetting"]),
    .testTarget(
      name: "GalleryTests", dependencies: ["Diagnostics", "Gallery"], exclude: ["Browser"]),
    .testTarget(name: "IBDocumentTests", dependencies: ["Diagnostics", "IBDocument"]),
    .testTarget(
      name: "DisplayCaptureTests",
      dependencies: [
        "CoreGraphics", "DeviceCatalog", "DisplayCapture", "DisplayList", "IBDocument",
        "PNGRenderer", "SVGRenderer", "ScreenLayout", "UIKit",
      ], exclude: ["Goldens"]),
    .testTarget(name: "DeviceCatalogTests", dependencies: ["DeviceCatalog"]),
    // The plain solver, which decides in tests what is right.
    .target(name: "ReferenceSolver", path: "Tests/LayoutSolverTests/Reference"),
    .target(name: "SolverChecking", dependencies: ["LayoutSolver", "ReferenceSolver"]),
    .executableTarget(name: "SolverFuzz", dependencies: ["SolverChecking"]),
    .testTarget(
      name: "LayoutSolverTests", dependencies: ["LayoutSolver", "SolverChecking"],
      exclude: ["Reference", "Seeds"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["Diagnostics", "FontSamples", "IBDocument", "UIKit", "VisualFormat"]),
    .testTarget(
      name: "DeviceUnderTestTests",
      dependencies: ["AdaptiveKit", "DeviceCatalog", "DeviceUnderTest", "UIKit"]),
    .testTarget(
      name: "AdaptiveTestingTests", dependencies: ["AdaptiveTesting", "DeviceUnderTest", "UIKit"],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "LayoutInspectionTests", dependencies: ["Diagnostics", "LayoutInspection", "UIKit"]),
    .testTarget(
      name: "AdaptiveCommandsTests",
      dependencies: [
        "AdaptiveCommands", "AdaptiveKit", "AdaptiveScreens", "DeviceCatalog", "Diagnostics",
        "DisplayCapture", "FontSamples", "Gallery", "IBDocument", "ScreenLayout", "UIKit",
        "adaptive",
      ]),
    .testTarget(name: "SourceRewritingTests", dependencies: ["SourceRewriting"]),
    .testTarget(
      name: "ScreenLayoutTests",
      dependencies: [
        "DeviceCatalog", "Diagnostics", "IBDocument", "LayoutChecking", "ScreenLayout", "UIKit",
      ]),
  ]
#else
  let headlessUIKit: [Target.Dependency] = []
  let allocationCounts: [Target.Dependency] = []
  let headlessProducts: [Product] = []
  let headlessDependencies: [Package.Dependency] = []
  let rewritingTool: [Target.Dependency] = []
  let headlessTargets: [Target] = []
#endif

let package = Package(
  name: "AdaptiveKit",
  platforms: [.iOS(.v15), .macCatalyst(.v15)],
  products: [
    .library(name: "AdaptiveKit", targets: ["AdaptiveKit"]),
    .library(name: "VisualFormat", targets: ["VisualFormat"]),
    .plugin(name: "ObjectiveCSyntax", targets: ["ObjectiveCSyntax"]),
  ] + headlessProducts,
  dependencies: headlessDependencies,
  targets: [
    .target(name: "VisualFormat"),
    .target(name: "AdaptiveKit", dependencies: ["VisualFormat"] + headlessUIKit),
    // Does nothing on Apple's platforms.
    .plugin(name: "ObjectiveCSyntax", capability: .buildTool(), dependencies: rewritingTool),
    .testTarget(name: "VisualFormatTests", dependencies: ["VisualFormat"]),
    .testTarget(
      name: "AdaptiveKitTests", dependencies: ["AdaptiveKit"] + headlessUIKit + allocationCounts),
  ] + headlessTargets,
  swiftLanguageModes: [.v6]
)

// Where changes are checked, warnings are errors; elsewhere a newer compiler may know new ones.
if Context.environment["CI"] != nil {
  for target in package.targets where target.type != .system && target.type != .plugin {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
  }
}
