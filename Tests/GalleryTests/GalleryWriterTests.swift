import Foundation
import Testing

@testable import Gallery

@Suite("Gallery writer")
struct GalleryWriterTests {
  private let folder = TemporaryFolder()
  private let hostile = "</script><img src=x onerror=alert(1)>"

  @Test("Whatever a document calls its scenes, no file of the page gains markup")
  func escapesEverything() throws {
    var writer = try GalleryWriter(folder: folder.url)
    try writer.write(
      SceneInspection(
        sceneID: hostile,
        shots: [hostile: [.init(className: hostile, label: hostile, frame: .zero, depth: 0)]]))
    _ = try writer.finish(
      GalleryContent(
        title: hostile, subtitle: hostile,
        scenes: [.init(id: hostile, title: hostile, document: hostile)], generator: hostile))

    for path in ["data/content.js", "data/search.js"] {
      let text = try #require(folder.text(path))
      #expect(!text.contains("<"), "\(path)")
    }
    let page = try #require(folder.text("index.html"))
    #expect(!page.contains("<img"))
    #expect(page.contains("<title>&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;</title>"))
  }

  @Test("Two scenes never share a file, even where upper and lower case are alike")
  func namesFilesApart() throws {
    var writer = try GalleryWriter(folder: folder.url)
    let paths = try ["a/b", "a-b", "A-B"].map { scene in
      try writer.writeScreen(Data(), scene: scene, configuration: "c")
    }
    #expect(paths == ["screens/a-b--c.svg", "screens/a-b--c-2.svg", "screens/A-B--c-3.svg"])
  }

  @Test(
    "File names hold only what any file system and address takes",
    arguments: [
      ("Main.storyboard#BYZ-38-t0r", "Main.storyboard-BYZ-38-t0r"), ("../..", "-..-.."),
      ("", "-"), (".hidden", "-.hidden"), ("é", "--"),
    ])
  func cleansFileNames(_ name: String, _ expected: String) {
    #expect(GalleryWriter.fileName(name) == expected)
  }

  @Test("A very long name still makes a file")
  func shortensNames() throws {
    var writer = try GalleryWriter(folder: folder.url)
    let path = try writer.writeScreen(
      Data(), scene: String(repeating: "x", count: 5000), configuration: "c")
    #expect(folder.has(path))
  }

  @Test("A picture that the caller writes has its place")
  func reservesScreens() throws {
    var writer = try GalleryWriter(folder: folder.url)
    let (path, url) = try writer.reserveScreen(
      scene: "s", configuration: "c", extension: "png")
    try Data("x".utf8).write(to: url)

    #expect(path == "screens/s--c.png")
    #expect(folder.text(path) == "x")
  }

  @Test("What is the same in every configuration is written once")
  func writesInspectionCompactly() {
    // Two configurations that differ in the width of a button and in whether a constraint holds.
    func button(_ width: Double, isBroken: Bool) -> SceneInspection.View {
      SceneInspection.View(
        objectID: "b", className: "UIButton", label: "Go", line: 7,
        frame: CGRect(x: 16, y: 20.5, width: width, height: 44), depth: 1,
        layoutMargins: .init(top: 8, left: 16, bottom: 8, right: 16),
        constraints: [
          .init(
            objectID: "c", description: "Go.width = 100", line: 9, isBroken: isBroken,
            segment: .init(start: CGPoint(x: 16, y: 42), end: CGPoint(x: 16 + width, y: 42)))
        ])
    }
    let inspection = SceneInspection(
      sceneID: "s",
      shots: ["wide": [button(100, isBroken: false)], "narrow": [button(80, isBroken: true)]])

    // isActive counts 1 and isBroken 2; the line of "narrow" ends at 16 + 80, of "wide" at 116.
    #expect(
      String(decoding: inspection.script(), as: UTF8.self) == """
        adaptiveGallery.receiveInspection({"scene":"s",
        "elements":[["b","UIButton","Go",7]],
        "equations":[["c","Go.width = 100",9]],
        "shots":[
        ["narrow",[[0,1,16,20.5,80,44,0,[8,16,8,16],[[0,3,16,42,96,42]]]]],
        ["wide",[[0,1,16,20.5,100,44,0,[8,16,8,16],[[0,1,16,42,116,42]]]]]]});

        """)
  }

  @Test("A rule's texts are written once, what changes with the configuration each time")
  func writesRulesCompactly() {
    func view(_ isActive: Bool) -> SceneInspection.View {
      SceneInspection.View(
        className: "UIView", frame: CGRect(x: 0, y: 0, width: 10, height: 20), depth: 0,
        rules: [
          .init(
            title: "wide", condition: "width ≥ 600", place: "A.swift:3", isActive: isActive,
            reasons: [isActive ? "yes" : "no"],
            effects: [
              .init(description: "axis", isInForce: isActive, winner: isActive ? nil : "narrow")
            ])
        ])
    }
    let inspection = SceneInspection(sceneID: "s", shots: ["a": [view(true)], "b": [view(false)]])

    // Words by first use: "yes", "axis", "no", "narrow"; an effect is text, isInForce, winner.
    #expect(
      String(decoding: inspection.script(), as: UTF8.self) == """
        adaptiveGallery.receiveInspection({"scene":"s",
        "elements":[[null,"UIView",null,null]],
        "equations":[],
        "rules":[["wide","width ≥ 600","A.swift:3",1]],
        "words":["yes","axis","no","narrow"],
        "shots":[
        ["a",[[0,0,0,0,10,20,0,0,[],[[0,1,[0],[[1,1]]]]]]],
        ["b",[[0,0,0,0,10,20,0,0,[],[[0,0,[2],[[1,0,3]]]]]]]]});

        """)
  }

  @Test("A view is listed for the search once a scene, and only if people can name it")
  func listsViewsOnce() {
    var index = SearchIndex()
    let named = SceneInspection.View(
      objectID: "b", className: "UIButton", label: "Go", frame: .zero, depth: 1)
    let nameless = SceneInspection.View(className: "UIView", frame: .zero, depth: 0)
    index.add(SceneInspection(sceneID: "s", shots: ["a": [nameless, named], "b": [named]]))

    #expect(
      String(decoding: index.script(), as: UTF8.self) == """
        adaptiveGallery.receiveSearchIndex([
        ["s",[["b","UIButton","Go"]]]]);

        """)
  }
}
