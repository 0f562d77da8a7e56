import Foundation
import Testing

@testable import Gallery

@Suite("Folder of a gallery")
struct GalleryFolderTests {
  private let folder = TemporaryFolder()

  @Test("A folder that is not there is made, with the folders above it")
  func makesFolder() throws {
    var files = try GalleryFolder(claiming: folder.url.appending(path: "a/b"))
    try files.write(Data("x".utf8), to: "screens/one.svg")

    #expect(folder.text("a/b/screens/one.svg") == "x")
  }

  @Test("An empty folder is taken")
  func takesEmptyFolder() throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)

    _ = try GalleryFolder(claiming: folder.url)

    #expect(folder.has(GalleryFolder.markerName))
  }

  @Test("A folder with files of the user is refused and left as it is")
  func refusesForeignFolder() throws {
    try folder.put("mine", at: "index.html")

    #expect(throws: GalleryError.folderNotOurs(path: folder.url.path)) {
      _ = try GalleryFolder(claiming: folder.url)
    }
    #expect(folder.text("index.html") == "mine")
    #expect(!folder.has(GalleryFolder.markerName))
  }

  @Test("A file in the place of the folder is refused")
  func refusesFile() throws {
    try folder.put("mine", at: "file")
    let path = folder.url.appending(path: "file")

    #expect(throws: GalleryError.notAFolder(path: path.path)) {
      _ = try GalleryFolder(claiming: path)
    }
  }

  @Test("A folder below a file cannot be made, and the reason is said")
  func saysWhyFolderCannotBeMade() throws {
    try folder.put("mine", at: "file")
    let path = folder.url.appending(path: "file/below")

    let error = #expect(throws: GalleryError.self) { _ = try GalleryFolder(claiming: path) }

    guard case .cannotCreate(path.path, let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test("Without permission nothing is written", .enabled(if: geteuid() != 0))
  func saysThatPermissionIsMissing() throws {
    try FileManager.default.createDirectory(
      at: folder.url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o555])
    let path = folder.url.appending(path: "gallery")

    #expect(throws: GalleryError.cannotCreate(path: path.path, reason: "permission denied")) {
      _ = try GalleryFolder(claiming: path)
    }
  }

  @Test("The next gallery replaces ours, removes what is left over and keeps the user's")
  func replacesOnlyOurs() throws {
    var first = try GalleryFolder(claiming: folder.url)
    try first.write(Data("old".utf8), to: "screens/kept.svg")
    try first.write(Data("old".utf8), to: "screens/gone.svg")
    try first.removeLeftovers()
    try folder.put("mine", at: "screens/notes.txt")

    var second = try GalleryFolder(claiming: folder.url)
    try second.write(Data("new".utf8), to: "screens/kept.svg")
    try second.removeLeftovers()

    #expect(folder.text("screens/kept.svg") == "new")
    #expect(!folder.has("screens/gone.svg"))
    #expect(folder.text("screens/notes.txt") == "mine")
  }

  @Test("What a gallery that was stopped half-way wrote is ours all the same")
  func remembersStoppedRun() throws {
    var stopped = try GalleryFolder(claiming: folder.url)
    try stopped.write(Data("old".utf8), to: "screens/one.svg")

    var next = try GalleryFolder(claiming: folder.url)
    try next.write(Data("new".utf8), to: "screens/one.svg")

    #expect(folder.text("screens/one.svg") == "new")
  }

  @Test("A file that the user put where one of ours would go is not replaced")
  func refusesToReplaceForeignFile() throws {
    _ = try GalleryFolder(claiming: folder.url)
    try folder.put("mine", at: "index.html")
    var files = try GalleryFolder(claiming: folder.url)

    #expect(
      throws: GalleryError.fileNotOurs(path: folder.url.appending(path: "index.html").path)
    ) {
      try files.write(Data("x".utf8), to: "index.html")
    }
    #expect(folder.text("index.html") == "mine")
  }

  @Test(
    "Names that lead out of the folder or are none are refused",
    arguments: ["", "/etc/x", "../x", "a/../../x", "a//b", ".", "a\nb", "#x", ".adaptive-preview"])
  func refusesInvalidName(_ name: String) throws {
    var files = try GalleryFolder(claiming: folder.url)

    #expect(throws: GalleryError.invalidName(name)) { try files.write(Data(), to: name) }
  }

  @Test("A list that someone changed removes nothing outside of the folder")
  func listCannotLeadOut() throws {
    try folder.put("mine", at: "outside.txt")
    try folder.put("mine", at: "elsewhere/linked.txt")
    let gallery = folder.url.appending(path: "gallery")
    try folder.put("../outside.txt\nlink/linked.txt\n", at: "gallery/.adaptive-preview")
    try FileManager.default.createSymbolicLink(
      at: gallery.appending(path: "link"),
      withDestinationURL: folder.url.appending(path: "elsewhere"))

    var files = try GalleryFolder(claiming: gallery)
    try files.removeLeftovers()

    #expect(folder.text("outside.txt") == "mine")
    #expect(folder.text("elsewhere/linked.txt") == "mine")
  }

  @Test("Errors are sentences that name the path")
  func describesErrors() {
    let errors: [GalleryError] = [
      .folderNotOurs(path: "/p"), .notAFolder(path: "/p"), .cannotCreate(path: "/p", reason: "r"),
      .cannotWrite(path: "/p", reason: "r"), .fileNotOurs(path: "/p"), .invalidName("/p"),
    ]
    for error in errors {
      #expect(error.description.contains("/p"))
      #expect(error.description.hasSuffix("."))
    }
  }
}
