import DeviceCatalog
import Diagnostics
import DisplayCapture
import DisplayList
import Foundation
import Gallery
import IBDocument
import ScreenLayout
import UIKit

/// Lays documents and Swift screens out and writes a gallery, a scene at a time.
///
/// Layout is the main actor's; drawings are rendered and written beside it, and never more of them
/// wait than there are jobs, so that memory stays bounded.
@MainActor
final class PreviewRun {
  /// What to show, and where to put it.
  struct Request {
    var documents: [String]
    /// Screens that code makes; they come first.
    var screens: [SwiftScreen] = []
    var configurations: [ScreenConfiguration]
    /// Names of scenes; empty for all.
    var scenes: [String]
    var title: String
    var folder: URL
    var format: PictureFormat
    var jobs: Int
  }

  /// What came out.
  struct Outcome {
    /// The page; nil when there was nothing to show.
    var page: URL?
    var documentCount: Int
    var sceneCount: Int
    var configurationCount: Int
    var pictureCount: Int
    var problems: ProblemList
    /// Whether some document or picture did not come out.
    var isIncomplete: Bool
  }

  private let request: Request
  private var work: [Work] = []
  private var problems = ProblemList()
  private var scenes: [GalleryContent.Scene] = []
  private var gaps = DrawingGaps()
  private var usedConfigurations: Set<String> = []
  /// Sources so far, those that could not be read included.
  private var sourceCount = 0
  private var documentCount = 0
  private var pictureCount = 0
  private var isIncomplete = false

  /// Reads the documents.
  init(_ request: Request) {
    self.request = request
    for source in SwiftScreenSource.all(of: request.screens, on: request.configurations) {
      take(source)
    }
    readDocuments()
  }

  /// Takes possession of the folder, and writes a gallery into it.
  ///
  /// Without anything to show the folder is left alone.
  ///
  /// - Throws: `GalleryError` when the folder is not for us or a file cannot be written.
  func run() async throws -> Outcome {
    var page: URL?
    if work.contains(where: { $0.shots > 0 }) {
      var writer = try GalleryWriter(folder: request.folder)
      var progress = Progress(total: work.reduce(0) { $0 + $1.shots })
      defer { ScreenWatch.end() }
      for item in work { try await show(item, &writer, &progress) }
      for finding in gaps.findings { problems.add(finding) }
      progress.end()
      page = try writer.finish(content())
    }
    return Outcome(
      page: page, documentCount: documentCount, sceneCount: scenes.count,
      configurationCount: usedConfigurations.count, pictureCount: pictureCount,
      problems: problems, isIncomplete: isIncomplete)
  }

  // MARK: Sources

  /// A source, and which of its scenes are shown where.
  private struct Work {
    var source: any ScreenSource
    var number: Int
    var scenes: [(scene: SourceScene, configurations: [ScreenConfiguration])]
    var shots: Int { scenes.reduce(0) { $0 + $1.configurations.count } }
  }

  private func readDocuments() {
    for path in request.documents {
      do throws(IBDocumentError) {
        let document = try IBDocument.read(contentsOf: path)
        documentCount += 1
        if !document.damage.isEmpty { isIncomplete = true }
        for diagnostic in document.diagnostics { problems.add(diagnostic) }
        take(DocumentSource(document))
      } catch {
        sourceCount += 1
        problems.add(error.diagnostic)
        isIncomplete = true
      }
    }
  }

  private func take(_ source: some ScreenSource) {
    sourceCount += 1
    let shown = chosenScenes(of: source).compactMap { scene, configurations in
      let failures = source.failures(of: scene)
      let rest = configurations.filter { !failures.isLeftOut($0) }
      for problem in failures.problems {
        isIncomplete = true
        problems.add(
          problem.diagnostic, scene: rest.isEmpty ? nil : "\(sourceCount)-\(scene.id)",
          configuration: problem.configuration)
      }
      return rest.isEmpty ? nil : (scene, rest)
    }
    work.append(Work(source: source, number: sourceCount, scenes: shown))
  }

  private func chosenScenes(
    of source: some ScreenSource
  ) -> [(scene: SourceScene, configurations: [ScreenConfiguration])] {
    source.scenes.compactMap { scene in
      guard request.scenes.isEmpty else {
        let isNamed = request.scenes.contains { scene.names.contains($0) }
        return isNamed ? (scene, request.configurations) : nil
      }
      let shown = request.configurations.filter { source.isShown(scene, on: $0) }
      return shown.isEmpty ? nil : (scene, shown)
    }
  }

  // MARK: Scenes

  private func show(
    _ work: Work, _ writer: inout GalleryWriter, _ progress: inout Progress
  ) async throws {
    guard !work.scenes.isEmpty else { return }
    let document = work.source.document
    let layouter = work.source.makeLayouter()
    var inspector = ScreenInspector(layouter, document: document)
    let assets = AssetCatalog(besideDocument: work.source.assetsPath)
    for (scene, configurations) in work.scenes {
      progress.begin("\(document): \(scene.title)")
      let id = "\(work.number)-\(scene.id)"
      var shown = entry(of: scene, id: id, in: document)
      var inspection = SceneInspection(sceneID: id)
      var found: [String: [Diagnostic]] = [:]
      let sweep = layouter.sweep(over: scene)
      try await withThrowingTaskGroup(of: String?.self) { group in
        var waiting = 0
        for configuration in sweep.order(configurations) {
          let layout = sweep.layout(
            on: configuration,
            findsAmbiguities: inspector.wantsAmbiguities(of: scene, on: configuration))
          // What is drawn and inspected is measured with the release that it was laid out with.
          let file = try configuration.release.performAsCurrent {
            inspection.shots[configuration.id] =
              TreeInspection(layout.root, conflicts: layout.conflicts).views
            found[configuration.id] = inspector.diagnostics(of: layout, scene: scene)
            return try draw(layout, assets: assets, scene: id, into: &shown, &writer)
          }
          if waiting < request.jobs { waiting += 1 } else { note(try await group.next() ?? nil) }
          group.addTask { file.write() }
          progress.advance(scene.title)
        }
        for try await failure in group { note(failure) }
      }
      ScreenWatch.end()
      try writer.write(inspection)
      shown.shots.sort(inOrderOf: configurations)
      scenes.append(shown)
      note(found, in: shown, configurations)
    }
  }

  /// A scene in the gallery's table, without pictures yet.
  private func entry(
    of scene: SourceScene, id: String, in document: String
  ) -> GalleryContent.Scene {
    GalleryContent.Scene(
      id: id, title: scene.title, document: document, line: scene.line, isInitial: scene.isInitial)
  }

  /// Adds what was found in the order asked for, whatever the order of the sweep.
  private func note(
    _ found: [String: [Diagnostic]], in scene: GalleryContent.Scene,
    _ configurations: [ScreenConfiguration]
  ) {
    for configuration in configurations {
      for diagnostic in found[configuration.id] ?? [] {
        problems.add(
          diagnostic, scene: scene.id, sceneLine: scene.line, configuration: configuration.id)
      }
    }
  }

  private func note(_ failure: String?) {
    guard let failure else { return }
    isIncomplete = true
    problems.add(Diagnostic(.error, rule: "picture-not-written", message: failure))
  }

  private func draw(
    _ layout: DeviceLayout, assets: AssetCatalog, scene: String,
    into shown: inout GalleryContent.Scene, _ writer: inout GalleryWriter
  ) throws -> PictureFile {
    let configuration = layout.configuration
    let picture = ScreenPicture(
      root: layout.root, chrome: ScreenChrome(layout), environment: configuration.environment,
      assets: assets)
    let (drawn, gaps) = picture.drawing(withDeviceFrame: true)
    self.gaps.formUnion(gaps)
    var list = drawn
    list.title = "\(shown.title), \(configuration.name)"
    let place = try writer.reserveScreen(
      scene: scene, configuration: configuration.id, extension: request.format.rawValue)
    shown.shots.append(
      GalleryContent.Shot(
        configurationID: configuration.id, file: place.path, width: list.size.width,
        height: list.size.height, screenX: picture.screenOrigin.x, screenY: picture.screenOrigin.y,
        screenWidth: configuration.environment.size.width,
        screenHeight: configuration.environment.size.height))
    usedConfigurations.insert(configuration.id)
    pictureCount += 1
    return PictureFile(
      list: list, format: request.format, url: place.url, scale: configuration.environment.scale)
  }

  // MARK: The page

  private func content() -> GalleryContent {
    let shown = request.configurations.filter { usedConfigurations.contains($0.id) }
    var parts = [
      Self.count(scenes.count, "scene"), Self.count(shown.count, "configuration"),
    ]
    if documentCount > 0 || request.screens.isEmpty {
      parts.insert(Self.count(documentCount, "document"), at: 0)
    }
    return GalleryContent(
      title: request.title, subtitle: parts.joined(separator: " · "),
      configurations: shown.map(GalleryContent.Configuration.init), scenes: scenes,
      problems: problems.problems, generator: "adaptive")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension [GalleryContent.Shot] {
  /// Brings the shots into the order of their configurations.
  fileprivate mutating func sort(inOrderOf configurations: [ScreenConfiguration]) {
    let places = Dictionary(
      configurations.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    sort { (places[$0.configurationID] ?? 0) < (places[$1.configurationID] ?? 0) }
  }
}
