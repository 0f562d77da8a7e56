import CGalleryAssets
import Foundation

/// A file of the page that is the same in every gallery.
struct PageAsset {
  /// Name of the page itself.
  static let pageName = "index.html"

  /// Every file, the page itself included.
  static let all: [PageAsset] = (0..<GalleryAssetCount()).map { index in
    let asset = GalleryAssetAt(index)
    return PageAsset(name: String(cString: asset.name), text: String(cString: asset.text))
  }

  /// Name of the file.
  let name: String
  /// What is in it.
  let text: String

  /// The page with its title filled in.
  static func page(title: String) -> String {
    guard let page = all.first(where: { $0.name == pageName }) else {
      preconditionFailure("\(pageName) is one of the assets.")
    }
    return page.text.replacingOccurrences(of: "{{title}}", with: escaped(title))
  }

  /// `text` as it may stand in an element or a quoted attribute of HTML.
  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
      .replacingOccurrences(of: "'", with: "&#39;")
  }
}
