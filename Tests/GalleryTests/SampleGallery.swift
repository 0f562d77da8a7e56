import Diagnostics
import Foundation
import Gallery

/// A gallery of made-up screens, drawn by hand, for tests of the page.
struct SampleGallery {
  /// How many scenes there are; beyond the five that are designed they repeat under other ids.
  var sceneCount = 5
  /// A scene title that some test wants to see on the page.
  var firstTitle = "Sign In"
  /// Whether text size, direction and appearance differ too.
  var variesTraits = true

  /// The configurations that every scene is shown in.
  var configurations: [GalleryContent.Configuration] {
    var all: [GalleryContent.Configuration] = []
    for device in Self.devices {
      for orientation in [GalleryContent.Configuration.Orientation.portrait, .landscape] {
        all.append(device.configuration(orientation))
      }
      if device.group == "iPad" { all.append(device.third) }
    }
    if variesTraits {
      var large = Self.devices[1].configuration(.portrait)
      large.id += "-AX3"
      large.textSize = "Accessibility 3"
      var mirrored = Self.devices[1].configuration(.portrait)
      mirrored.id += "-rtl"
      mirrored.direction = .rightToLeft
      var dark = Self.devices[1].configuration(.portrait)
      dark.id += "-dark"
      dark.appearance = .dark
      all += [large, mirrored, dark]
    }
    return all
  }

  /// Writes the gallery.
  ///
  /// - Returns: The page.
  func write(to folder: URL) throws -> URL {
    var writer = try GalleryWriter(folder: folder)
    var content = GalleryContent(
      title: "Orchard", subtitle: "", configurations: configurations, generator: "sample 1.0")
    for index in 0..<sceneCount {
      let design = SampleScreen.all[index % SampleScreen.all.count]
      let round = index / SampleScreen.all.count
      var scene = GalleryContent.Scene(
        id: "\(design.document)#\(design.id)-\(round)",
        title: index == 0 ? firstTitle : design.title, document: design.document,
        line: 12 + 40 * index, isInitial: index == 0)
      var inspection = SceneInspection(sceneID: scene.id)
      for configuration in configurations {
        let drawing = SampleDrawing(design, in: configuration)
        var shot = drawing.shot
        shot.file = try writer.writeScreen(
          Data(drawing.svg.utf8), scene: scene.id, configuration: configuration.id)
        scene.shots.append(shot)
        inspection.shots[configuration.id] = drawing.views
      }
      try writer.write(inspection)
      content.problems += problems(of: scene, number: index)
      content.scenes.append(scene)
    }
    let documents = Set(content.scenes.map(\.document)).count
    content.subtitle =
      "\(documents) documents · \(sceneCount) scenes · \(configurations.count) configurations"
    return try writer.finish(content)
  }

  /// One problem in some configurations for each scene, another in all of them for the first,
  /// and for the first too one about its document only.
  private func problems(of scene: GalleryContent.Scene, number: Int) -> [GalleryContent.Problem] {
    var found = [
      GalleryContent.Problem(
        id: "truncated-\(number)",
        Diagnostic(
          .warning, rule: "truncated-text", document: scene.document, line: 20 + 40 * number,
          objectID: "btn-01-abc", message: "“Continue with Email” needs 312 points and has 288.",
          mend: "Allow two lines, or let the text shrink."),
        sceneID: scene.id,
        configurationIDs: configurations.prefix(2).map(\.id))
    ]
    guard number == 0 else { return found }
    found.append(
      GalleryContent.Problem(
        id: "conflict",
        Diagnostic(
          .error, rule: "conflicting-constraints", document: scene.document, line: 31,
          objectID: "con-01-xyz",
          message: "Two required constraints cannot both hold; the width of the button gave way.",
          mend: "Lower the priority of “Button.width = 480” below 1000."),
        sceneID: scene.id, configurationIDs: configurations.map(\.id)))
    found.append(
      GalleryContent.Problem(
        id: "font",
        Diagnostic(
          .note, rule: "missing-font", document: scene.document,
          message: "The font “Avenir-Book” is not installed; Helvetica Neue stands in for it.")))
    return found
  }
}

extension SampleGallery {
  /// A device of the sample, of roughly the size of a real one.
  struct Device {
    var name: String
    var group: String
    var width: Double
    var height: Double
    var scale: Double

    func configuration(
      _ orientation: GalleryContent.Configuration.Orientation
    ) -> GalleryContent.Configuration {
      let isPortrait = orientation == .portrait
      let isPad = group == "iPad"
      return GalleryContent.Configuration(
        id: "\(name)-\(orientation.rawValue)", deviceName: name, deviceGroup: group,
        orientation: orientation, width: isPortrait ? width : height,
        height: isPortrait ? height : width, scale: scale,
        horizontalSizeClass: isPad ? .regular : .compact,
        verticalSizeClass: isPad || isPortrait ? .regular : .compact)
    }

    var third: GalleryContent.Configuration {
      var configuration = configuration(.landscape)
      configuration.id += "-third"
      configuration.window = "1/3"
      configuration.width = 375
      configuration.horizontalSizeClass = .compact
      return configuration
    }
  }

  static let devices = [
    Device(name: "iPhone SE", group: "iPhone", width: 375, height: 667, scale: 2),
    Device(name: "iPhone 17", group: "iPhone", width: 402, height: 874, scale: 3),
    Device(name: "iPhone 17 Pro Max", group: "iPhone", width: 440, height: 956, scale: 3),
    Device(name: "iPad mini", group: "iPad", width: 744, height: 1133, scale: 2),
    Device(name: "iPad Pro 13-inch", group: "iPad", width: 1032, height: 1376, scale: 2),
  ]
}
