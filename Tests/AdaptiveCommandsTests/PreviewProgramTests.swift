import Foundation
import Testing

/// The program as its users run it.
@Suite("adaptive preview")
struct PreviewProgramTests {
  private static let phone = ["--devices", "iphone 17", "--orientations", "portrait"]

  private func preview(_ arguments: String...) throws -> Program.Outcome {
    try Program().run(["preview"] + arguments + Self.phone)
  }

  @Test("A gallery: page, picture and a table at the end")
  func gallery() throws {
    let folder = try TestFolder()
    let document = try folder.put(SampleStoryboard.simple, at: "Main.storyboard")
    let result = try preview(document, "--out", folder.path("gallery"))
    #expect(result.status == 0, "\(result.errors)")
    #expect(folder.has("gallery/index.html"))
    #expect(folder.names(in: "gallery/screens") == ["1-Abc-de-fgh--iphone-17-portrait.svg"])
    let lines = result.output.split(separator: "\n")
    #expect(lines[0].contains("scenes  configurations  pictures  problems  seconds"))
    #expect(lines[1].split(separator: " ").prefix(4) == ["1", "1", "1", "0"])
    #expect(lines[2].hasSuffix("gallery/index.html"))
  }

  @Test("Elsewhere than on a terminal progress is a line a scene")
  func progress() throws {
    let folder = try TestFolder()
    let document = try folder.put(SampleStoryboard.simple, at: "Main.storyboard")
    let result = try preview(document, "--out", folder.path("gallery"))
    #expect(result.errors == "\(document): Start\n")
  }

  @Test("Pictures as PNG")
  func png() throws {
    let folder = try TestFolder()
    let document = try folder.put(SampleStoryboard.simple, at: "Main.storyboard")
    let result = try preview(document, "--out", folder.path("gallery"), "--format", "png")
    #expect(result.status == 0, "\(result.errors)")
    let data = FileManager.default.contents(
      atPath: folder.path("gallery/screens/1-Abc-de-fgh--iphone-17-portrait.png"))
    #expect(data?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
  }

  @Test("A missing file among good ones is told, and the others come out")
  func missingFile() throws {
    let folder = try TestFolder()
    let document = try folder.put(SampleStoryboard.simple, at: "Main.storyboard")
    let missing = folder.path("Missing.storyboard")
    let result = try preview(missing, document, "--out", folder.path("gallery"))
    #expect(result.status == 1)
    #expect(result.output.contains("\(missing): error: The file cannot be read"))
    #expect(folder.names(in: "gallery/screens").count == 1)
  }

  @Test("A damaged file alone makes no gallery")
  func damagedFile() throws {
    let folder = try TestFolder()
    let document = try folder.put("<document", at: "Main.storyboard")
    let result = try preview(document, "--out", folder.path("gallery"))
    #expect(result.status == 1)
    #expect(result.output.contains("\(document):"))
    #expect(!folder.has("gallery"))
  }

  @Test("Two documents of one name both come out")
  func sameName() throws {
    let folder = try TestFolder()
    try folder.put(SampleStoryboard.simple, at: "A/Main.storyboard")
    try folder.put(SampleStoryboard.simple, at: "B/Main.storyboard")
    let result = try preview(folder.url.path, "--out", folder.path("gallery"))
    #expect(result.status == 0, "\(result.errors)")
    #expect(folder.names(in: "gallery/screens").count == 2)
  }

  /// A path below a file stands for a place without permission: root may write anywhere.
  @Test("A place that cannot be written to is named")
  func noPermission() throws {
    let folder = try TestFolder()
    let document = try folder.put(SampleStoryboard.simple, at: "Main.storyboard")
    let place = document + "/gallery"
    let result = try preview(document, "--out", place)
    #expect(result.status == 1)
    #expect(result.errors.contains("error: The folder \(place) cannot be made: "))
    #expect(!result.errors.contains("NSCocoaErrorDomain"))
  }

  @Test("A folder of somebody else's is left alone")
  func foreignFolder() throws {
    let folder = try TestFolder()
    let document = try folder.put(SampleStoryboard.simple, at: "Main.storyboard")
    try folder.put("mine", at: "thesis/text.txt")
    let result = try preview(document, "--out", folder.path("thesis"))
    #expect(result.status == 1)
    #expect(result.errors.contains("Nothing was changed"))
    #expect(folder.names(in: "thesis") == ["text.txt"])
  }

  @Test("Containers that embed each other end with a diagnostic")
  func embeddingCycle() throws {
    let folder = try TestFolder()
    let document = try folder.put(
      SampleStoryboard.document(
        SampleStoryboard.controller("a", view: SampleStoryboard.container("c", embedding: "b")),
        SampleStoryboard.controller("b", view: SampleStoryboard.container("d", embedding: "a"))),
      at: "Main.storyboard")
    let file = folder.path("problems.json")
    let result = try preview(document, "--out", folder.path("gallery"), "--diagnostics", file)
    #expect(result.output.contains("contains itself through its children"))
    #expect(folder.names(in: "gallery/screens").count == 2)
    let problems =
      try JSONSerialization.jsonObject(
        with: Data(contentsOf: URL(filePath: file))) as? [[String: Any]]
    #expect(problems?.contains { $0["rule"] as? String == "embedding-cycle" } == true)
  }

  @Test("One scene by its object ID, scene ID or title", arguments: ["b", "scene-1", "Second"])
  func oneScene(_ name: String) throws {
    let folder = try TestFolder()
    let document = try folder.put(
      SampleStoryboard.document(
        SampleStoryboard.controller("a", title: "First"),
        SampleStoryboard.controller("b", title: "Second")), at: "Main.storyboard")
    let result = try preview(document, "--out", folder.path("gallery"), "--scene", name)
    #expect(result.status == 0, "\(result.errors)")
    #expect(folder.names(in: "gallery/screens") == ["1-b--iphone-17-portrait.svg"])
  }

  @Test("A scene that is not there is told")
  func noScene() throws {
    let folder = try TestFolder()
    let document = try folder.put(SampleStoryboard.simple, at: "Main.storyboard")
    let result = try preview(document, "--out", folder.path("gallery"), "--scene", "nothing")
    #expect(result.status == 1)
    #expect(result.errors.contains("There is no scene nothing"))
  }

  @Test("Bad usage is 64")
  func badUsage() throws {
    #expect(try Program().run("preview").status == 64)
    #expect(try Program().run("preview", "x.xib", "--format", "gif").status == 64)
    #expect(try Program().run("frames", "x.xib", "--text-size", "AX1").status == 64)
    #expect(try Program().run("devices", "nokia").status == 64)
  }
}

@Suite("adaptive frames and devices")
struct FramesProgramTests {
  @Test("Frames on a device: the root view is as large as the screen")
  func frames() throws {
    let folder = try TestFolder()
    let document = try folder.put(SampleStoryboard.simple, at: "Main.storyboard")
    let result = try Program().run(
      "frames", "--device", "iphone 17", "--orientation", "landscape", document)
    #expect(result.status == 0, "\(result.errors)")
    let line = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(line?["id"] as? String == "Abc-de-fgh-view")
    #expect(line?["frame"] as? [Double] == [0, 0, 874, 402])
  }
}
