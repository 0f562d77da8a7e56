import DeviceCatalog
import ScreenLayout
import UIKit

/// The screens that one Swift file lists.
@MainActor
struct SwiftScreenSource: ScreenSource {
  let document: String
  let assetsPath: String
  let namesScenes = true
  let scenes: [SourceScene]
  private let screens: [SwiftScreen]
  private let windows: [CGSize]

  /// The sources of a program's screens: one for each file, in the order of the list.
  ///
  /// - Parameter configurations: What the screens are going to be laid out on.
  static func all(
    of screens: [SwiftScreen], on configurations: [ScreenConfiguration] = []
  ) -> [SwiftScreenSource] {
    let windows = LargestWindows(with: configurations).sizes
    var files: [String] = []
    var byFile: [String: [SwiftScreen]] = [:]
    for screen in screens {
      if byFile[screen.file] == nil { files.append(screen.file) }
      byFile[screen.file, default: []].append(screen)
    }
    return files.map {
      SwiftScreenSource(file: $0, screens: byFile[$0] ?? [], windows: windows)
    }
  }

  private init(file: String, screens: [SwiftScreen], windows: [CGSize]) {
    self.windows = windows
    document = file.relativePath
    assetsPath = file
    self.screens = screens
    var taken: Set<String> = []
    scenes = screens.enumerated().map { index, screen in
      var id = screen.id
      var number = 2
      while !taken.insert(id).inserted {
        id = "\(screen.id)-\(number)"
        number += 1
      }
      return SourceScene(
        index: index, id: id, title: screen.name, line: screen.line, isInitial: false,
        names: [screen.name, id])
    }
  }

  func isShown(_ scene: SourceScene, on configuration: ScreenConfiguration) -> Bool { true }

  func failures(of scene: SourceScene) -> SceneFailures {
    let stopped = StoppedScreens.known
    return SceneFailures(
      problems: stopped.problems(of: scene, in: document),
      isLeftOut: { stopped.isLeftOut(scene, of: document, on: $0.id) })
  }

  func makeLayouter() -> any ScreenLayouter {
    SwiftScreenLayouter(screens: screens, document: document, windows: windows)
  }
}
