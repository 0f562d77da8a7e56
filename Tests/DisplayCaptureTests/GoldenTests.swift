import DisplayList
import Foundation
import PNGRenderer
import Testing
import UIKit

@testable import DisplayCapture

/// Drawings of every element kind against those recorded before.
///
/// The goldens are recorded from this program, so they show that a drawing changed, not that it is
/// right; each was looked at when it was recorded. `RECORD_GOLDENS=1 swift test` records them anew
/// and writes the contact sheets of the documentation.
@Suite("Drawings of every element kind")
@MainActor
struct GoldenTests {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  @Test("A drawing is as recorded", arguments: Specimen.all, ["light", "dark"])
  func golden(specimen: Specimen, appearance: String) throws {
    let list = try specimen.drawn(appearance == "dark" ? .dark : .light)
    let actual = list.description
    let file = Self.folder.appendingPathComponent("Goldens/\(specimen.name)-\(appearance).txt")
    if Self.isRecording {
      try Data(actual.utf8).write(to: file)
      return
    }
    let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let difference = Self.difference(expected: expected, actual: actual)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("Names of specimens differ")
  func names() {
    #expect(Set(Specimen.all.map(\.name)).count == Specimen.all.count)
  }

  @Test("The contact sheet is a picture", arguments: ["light", "dark"])
  func contactSheet(appearance: String) throws {
    let list = try ContactSheet.drawing(appearance == "dark" ? .dark : .light)
    let png = try PNGRenderer(scale: 1).data(for: list)
    #expect(png.count > 10_000)
    guard Self.isRecording else { return }
    let documentation = Self.folder.appendingPathComponent("../../Documentation/Pictures")
    try FileManager.default.createDirectory(at: documentation, withIntermediateDirectories: true)
    try png.write(to: documentation.appendingPathComponent("contact-sheet-\(appearance).png"))
  }

  /// The first line that differs, as it should be and as it is; nil where all are the same.
  private static func difference(expected: String, actual: String) -> String? {
    let (old, new) = (expected.split(separator: "\n"), actual.split(separator: "\n"))
    for index in 0..<max(old.count, new.count) {
      let before = index < old.count ? String(old[index]) : "(nothing)"
      let after = index < new.count ? String(new[index]) : "(nothing)"
      if before != after { return "line \(index + 1)\nexpected \(before)\nactual   \(after)" }
    }
    return nil
  }
}
