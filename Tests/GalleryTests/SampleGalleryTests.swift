import Foundation
import Testing

@testable import Gallery

/// Writes the galleries that `Scripts/test-gallery` opens in a browser.
@Suite("Sample gallery")
struct SampleGalleryTests {
  private static let folder = ProcessInfo.processInfo.environment["ADAPTIVE_GALLERY_SAMPLES"]

  @Test("Writes samples for the browser", .enabled(if: folder != nil))
  func writesSamples() throws {
    let folder = URL(filePath: try #require(Self.folder))
    _ = try SampleGallery().write(to: folder.appending(path: "small"))
    _ = try SampleGallery(sceneCount: 67).write(to: folder.appending(path: "large"))
    let hostile = "</script><img src=x onerror=\"document.title='broken into'\">"
    _ = try SampleGallery(sceneCount: 2, firstTitle: hostile, variesTraits: false)
      .write(to: folder.appending(path: "hostile"))
    var empty = try GalleryWriter(folder: folder.appending(path: "empty"))
    _ = try empty.finish(GalleryContent(title: "Nothing", subtitle: "", generator: "sample 1.0"))
  }

  @Test("Every file that the page names exists")
  func namesOnlyFilesThatExist() throws {
    let folder = TemporaryFolder()
    let page = try SampleGallery(sceneCount: 2).write(to: folder.url)

    let html = try String(contentsOf: page, encoding: .utf8)
    let addresses = html.matches(of: /(?:src|href)="((?:assets|data)\/[^"]+)"/).map { $0.output.1 }

    // 3 style sheets, 9 scripts before the data, the data, 1 script after it.
    #expect(addresses.count == 14)
    for address in addresses {
      #expect(folder.has(String(address)), "\(address)")
    }
  }
}
