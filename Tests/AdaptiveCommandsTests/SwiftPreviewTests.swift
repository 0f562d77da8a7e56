import Foundation
import Gallery
import ScreenLayout
import Testing
import UIKit

@testable import AdaptiveCommands

/// A gallery of documents and Swift screens.
@Suite("Preview of Swift screens")
@MainActor
struct SwiftPreviewTests {
  private func run(
    _ screens: [SwiftScreen], documents: [String] = [], scenes: [String] = [], in folder: TestFolder
  ) async throws -> PreviewRun.Outcome {
    let request = PreviewRun.Request(
      documents: documents, screens: screens, configurations: [try DeviceOptions.standard],
      scenes: scenes, title: "Test", folder: folder.url.appending(path: "gallery"), format: .svg,
      jobs: 1)
    return try await PreviewRun(request).run()
  }

  /// A label of one line in 20 points.
  private let cut = SwiftScreen(name: "Cut off", file: "/app/Screens.swift", line: 5) {
    let view = UIView()
    let label = UILabel()
    label.text = "Incomprehensibilities"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.widthAnchor.constraint(equalToConstant: 20),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    return .view(view)
  }

  @Test("Swift screens come first, documents after them")
  func both() async throws {
    let folder = try TestFolder()
    let document = try folder.put(SampleStoryboard.simple, at: "Main.storyboard")
    let outcome = try await run([cut], documents: [document], in: folder)
    #expect(outcome.sceneCount == 2)
    #expect(!outcome.isIncomplete)
    #expect(
      folder.names(in: "gallery/screens") == [
        "1-cut-off--iphone-17-portrait.svg", "2-Abc-de-fgh--iphone-17-portrait.svg",
      ])
    let content = try #require(folder.text("gallery/data/content.js"))
    #expect(content.contains("1 document · 2 scenes · 1 configuration"))
  }

  @Test("What is wrong is told with the line that lists the screen")
  func problem() async throws {
    let outcome = try await run([cut], in: try TestFolder())
    let problem = try #require(outcome.problems.problems.first { $0.rule == "truncated-text" })
    #expect(problem.document == "/app/Screens.swift")
    #expect(problem.line == 5)
    #expect(problem.objectID == "UIView[0]/UILabel[0]")
    #expect(problem.sceneID == "1-cut-off")
  }

  @Test("A screen is chosen by its name", arguments: ["Cut off", "cut-off"])
  func chosen(_ name: String) async throws {
    let other = SwiftScreen(name: "Other", file: "/app/Screens.swift", line: 6) { .view(UIView()) }
    let folder = try TestFolder()
    let outcome = try await run([other, cut], scenes: [name], in: folder)
    #expect(outcome.sceneCount == 1)
    #expect(folder.names(in: "gallery/screens") == ["1-cut-off--iphone-17-portrait.svg"])
  }
}
