import Foundation
import Testing

@testable import AdaptiveCommands

@Suite("Finding documents")
struct DocumentSearchTests {
  @Test("Folders are searched all the way down, but not those of others")
  func search() throws {
    let folder = try TestFolder()
    for name in [
      "B.storyboard", "App/A.xib", "App/Base.lproj/Main.storyboard", "App/Main.swift",
      ".build/X.xib", "Pods/X.xib", "App/Carthage/X.xib", ".hidden/X.storyboard", ".Y.xib",
    ] {
      try folder.put("", at: name)
    }
    let found = DocumentSearch([folder.url.path])
    #expect(
      found.documents == [
        folder.path("B.storyboard"), folder.path("App/A.xib"),
        folder.path("App/Base.lproj/Main.storyboard"),
      ])
    #expect(found.emptyFolders.isEmpty)
  }

  @Test("A document that is named twice comes once")
  func twice() throws {
    let folder = try TestFolder()
    let path = try folder.put("", at: "A.xib")
    #expect(DocumentSearch([path, folder.url.path, path]).documents == [path])
  }

  @Test("Links that lead in a circle end")
  func circle() throws {
    let folder = try TestFolder()
    let path = try folder.put("", at: "Inner/A.xib")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Inner/Again"), withDestinationPath: folder.url.path)
    #expect(DocumentSearch([folder.url.path]).documents == [path])
  }

  @Test("A folder without documents is told, a path that is not there is kept for its error")
  func nothing() throws {
    let folder = try TestFolder()
    try folder.put("", at: "Readme.md")
    let found = DocumentSearch([folder.url.path, "/nowhere/Main.storyboard"])
    #expect(found.emptyFolders == [folder.url.path])
    #expect(found.documents == ["/nowhere/Main.storyboard"])
  }
}
