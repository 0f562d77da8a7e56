import DeviceCatalog
import IBDocument
import Testing

@testable import ScreenLayout

/// What layouts say of tab bars that iPads have elsewhere.
@MainActor
@Suite("Notes on tab bars")
struct TabNoteTests {
  /// What the scenes say, each as document line and object ID.
  private func notes(
    _ document: IBDocument, on device: String, window: WindowKind = .fullScreen
  ) throws -> [String] {
    let configuration = try configuration(device, window: window)
    let layouter = DeviceLayouter(document)
    return DocumentScene.all(in: document).filter(\.hasView).flatMap { scene in
      layouter.layout(scene, on: configuration).diagnostics
        .filter { $0.rule == "tab-bar-at-the-bottom" }
        .map { "\($0.line ?? 0) \($0.objectID ?? "")" }
    }
  }

  private func tabs() throws -> IBDocument {
    try storyboard([
      container(
        "tabBarController", "t", children: [("a", "viewControllers"), ("n", "viewControllers")]),
      controller("a"), navigation("n", around: "b"), controller("b"), controller("c"),
    ])
  }

  @Test("All tabs say the same, of their tab bar controller")
  func common() throws {
    let document = try tabs()
    let line = try #require(document.element(id: "t")).line
    #expect(try notes(document, on: "iPad Pro 11 (M4/M5)") == ["\(line) t", "\(line) t"])
  }

  @Test("Phones, narrow windows and iPads whose iPadOS ended before 18 have their tabs below")
  func below() throws {
    #expect(try notes(tabs(), on: "iPhone 17").isEmpty)
    #expect(try notes(tabs(), on: "iPad (5th/6th gen)").isEmpty)
    #expect(
      try notes(tabs(), on: "iPad Pro 11 (M4/M5)", window: .splitOneThird).isEmpty)
  }

  @Test("Of a simulated bar the scene itself says it")
  func simulated() throws {
    let document = try storyboard([
      controller("a", "", "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>")
    ])
    let line = try #require(document.element(id: "a")).line
    #expect(try notes(document, on: "iPad Pro 11 (M4/M5)") == ["\(line) a"])
  }
}
