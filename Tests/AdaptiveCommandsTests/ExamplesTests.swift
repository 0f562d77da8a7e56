import DeviceCatalog
import Diagnostics
import Foundation
import IBDocument
import ScreenLayout
import Testing
import UIKit

@testable import AdaptiveCommands

/// The documents that we show to people have nothing wrong with them.
@MainActor
@Suite("The examples")
struct ExamplesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/Storyboards")

  @Test(
    "Every scene is without a problem on every current device, in both directions",
    arguments: ["Library", "Profile", "SignIn"])
  func noProblems(_ name: String) throws {
    let path = Self.folder.appending(path: "\(name).storyboard").path
    let document = try IBDocument.read(contentsOf: path)
    #expect(document.diagnostics.isEmpty)
    let options = try PreviewCommand.parse([path, "--directions", "ltr,rtl"]).options
    let source = DocumentSource(document)
    let layouter = source.makeLayouter()
    var inspector = ScreenInspector(layouter, document: path)
    for configuration in try options.configurations() {
      for scene in source.scenes where source.isShown(scene, on: configuration) {
        let layout = layouter.layout(
          scene, on: configuration,
          findsAmbiguities: inspector.wantsAmbiguities(of: scene, on: configuration))
        let found = inspector.diagnostics(of: layout, scene: scene)
        #expect(found.isEmpty, "\(scene.title) on \(configuration.name)")
      }
    }
  }
}
