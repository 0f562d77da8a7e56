import Foundation
import Testing

@testable import IBDocument

@Suite("Scenes of damaged storyboards")
struct SceneSalvageTests {
  private static let head = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes>

    """
  private static let tail = "</scenes>\n</document>\n"

  private func scene(_ id: String, _ content: String = "") -> String {
    """
    <scene sceneID="\(id)"><objects>
    <viewController id="\(id)-c"><view key="view" id="\(id)-v">
    \(content)
    </view></viewController></objects></scene>

    """
  }

  private func read(_ text: String) throws -> IBDocument {
    try IBDocument.read(Data(text.utf8), path: "Main.storyboard")
  }

  @Test("A text that ends within its second scene still has its first")
  func truncated() throws {
    let whole = Self.head + scene("one") + scene("two")
    let document = try read(String(whole.dropLast(30)))
    #expect(document.scenes.map(\.id) == ["one"])
    #expect(document.damage.count == 1)
    #expect(document.diagnostics.first?.rule == "truncated-document")
  }

  @Test("A text that ends after its scenes has all of them")
  func truncatedAfterScenes() throws {
    let document = try read(Self.head + scene("one") + scene("two") + "</scenes>\n<resources>\n")
    #expect(document.scenes.map(\.id) == ["one", "two"])
    #expect(!document.damage.isEmpty)
  }

  @Test("A scene nested too deeply, or with a tag left open, costs only itself")
  func middleScene() throws {
    let deep = String(repeating: "<view>", count: 600) + String(repeating: "</view>", count: 600)
    for content in [deep, "<label>", "<view a=\"1\" a=\"2\"/>"] {
      let document = try read(
        Self.head + scene("one") + scene("two", content) + scene("three") + Self.tail)
      #expect(document.scenes.map(\.id) == ["one", "three"])
      // Two lines of head, four of the first scene; the third scene begins on line 11.
      #expect(document.scenes.last?.line == 11)
      #expect(document.damage.count == 1)
    }
  }

  @Test("Where no scene is whole, the error is that of the document")
  func nothingLeft() {
    #expect(throws: IBDocumentError.self) {
      try read(String((Self.head + scene("one")).dropLast(9)))
    }
  }

  @Test("Thirty broken scenes end in an error, soon")
  func manyBrokenScenes() {
    let scenes = (0..<30).map { scene("s\($0)", "<label>") }.joined()
    #expect(throws: IBDocumentError.self) { try read(Self.head + scenes + Self.tail) }
  }
}
