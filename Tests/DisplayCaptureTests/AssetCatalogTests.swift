import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

@testable import DisplayCapture

@Suite("Asset catalogues beside a document")
struct AssetCatalogTests {
  /// A PNG header of one by one pixel in grey; no pen reads further here.
  private static func png(width: UInt8, height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, width, 0, 0, 0, height, 8, 0, 0, 0, 0])
  }

  /// A folder with `App/Base.lproj/Main.storyboard` beside `App/Assets.xcassets`, removed at the end.
  private static func withProject(_ body: (URL, String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let set = root.appendingPathComponent("App/Assets.xcassets/Icons/Heart.imageset")
    let folder = root.appendingPathComponent("App/Base.lproj")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent("App.xcodeproj"), withIntermediateDirectories: true)
    let document = folder.appendingPathComponent("Main.storyboard").path
    try body(set, document)
  }

  @Test("The variant with enough pixels and the right appearance is taken")
  func variants() throws {
    try Self.withProject { set, document in
      let contents = """
        {"images": [
          {"idiom": "universal", "filename": "h1.png", "scale": "1x"},
          {"idiom": "universal", "filename": "h2.png", "scale": "2x"},
          {"idiom": "universal", "filename": "d2.png", "scale": "2x",
           "appearances": [{"appearance": "luminosity", "value": "dark"}]}
        ], "properties": {"template-rendering-intent": "template"}}
        """
      try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
      try Self.png(width: 10, height: 10).write(to: set.appendingPathComponent("h1.png"))
      try Self.png(width: 20, height: 20).write(to: set.appendingPathComponent("h2.png"))
      try Self.png(width: 24, height: 20).write(to: set.appendingPathComponent("d2.png"))
      let catalog = AssetCatalog(besideDocument: document)

      // (scale, style) → width in pixels: at 3 pixels a point nothing is large enough, so the
      // largest has to do.
      for (scale, style, width) in [
        (1.0, UIUserInterfaceStyle.light, 10), (2, .light, 20), (3, .light, 20), (2, .dark, 24),
      ] {
        let found = catalog.picture(named: "Heart", scale: CGFloat(scale), style: style)
        guard case .bitmap(let bitmap) = found else {
          Issue.record("No bitmap at \(scale).")
          continue
        }
        #expect(bitmap.data.widthInPixels == width)
        #expect(bitmap.isTemplate)
      }
      #expect(catalog.picture(named: "Star", scale: 2, style: .light) == nil)
    }
  }

  @Test("A damaged list, a name that leads out of the set and a PDF give no bitmap")
  func damaged() throws {
    try Self.withProject { set, document in
      let file = set.appendingPathComponent("Contents.json")
      try Data("{".utf8).write(to: file)
      #expect(
        AssetCatalog(besideDocument: document).picture(named: "Heart", scale: 2, style: .light)
          == nil)

      try Data(#"{"images": [{"filename": "../../../../etc/passwd"}]}"#.utf8).write(to: file)
      #expect(
        AssetCatalog(besideDocument: document).picture(named: "Heart", scale: 2, style: .light)
          == nil)

      try Data(#"{"images": [{"filename": "heart.pdf"}]}"#.utf8).write(to: file)
      try Data("%PDF-1.4".utf8).write(to: set.appendingPathComponent("heart.pdf"))
      let found = AssetCatalog(besideDocument: document)
        .picture(named: "Heart", scale: 2, style: .light)
      guard case .undrawable(let kind) = found else {
        Issue.record("A PDF is a picture that is not drawn.")
        return
      }
      #expect(kind == "PDF")
    }
  }

  @Test("A content mode places a picture as UIKit does")
  @MainActor
  func contentModes() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let size = CGSize(width: 40, height: 40)
    func place(_ mode: UIView.ContentMode) -> CGRect {
      ViewPainter.place(size: size, in: rect, mode: mode)
    }
    // 50 / 40 = 1.25 fits the height: 50 wide, (100 - 50) / 2 = 25 from the left.
    #expect(place(.scaleAspectFit) == CGRect(x: 25, y: 0, width: 50, height: 50))
    // 100 / 40 = 2.5 fills the width: 100 high, (50 - 100) / 2 = -25 from the top.
    #expect(place(.scaleAspectFill) == CGRect(x: 0, y: -25, width: 100, height: 100))
    #expect(place(.scaleToFill) == rect)
    #expect(place(.bottomRight) == CGRect(x: 60, y: 10, width: 40, height: 40))
    #expect(place(.center) == CGRect(x: 30, y: 5, width: 40, height: 40))
  }
}
