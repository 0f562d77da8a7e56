import CoreGraphics
import DisplayList
import Foundation
import UIKit

/// The pictures beside a document: image sets of its asset catalogues, and loose files.
///
/// Only names are read at first; a picture is read when it is drawn, and kept.
package final class AssetCatalog: @unchecked Sendable {
  /// What is known of a name.
  enum Picture: Sendable {
    /// A bitmap.
    case bitmap(Bitmap)
    /// A picture of a kind that is not drawn, such as PDF.
    case undrawable(kind: String)
  }

  /// A bitmap with what its catalogue says of it.
  struct Bitmap: Sendable {
    /// The file.
    var data: DisplayList.ImageData
    /// Pixels per point.
    var scale: CGFloat
    /// Whether it is drawn in the tint colour.
    var isTemplate: Bool

    /// Size in points.
    var size: CGSize {
      CGSize(
        width: CGFloat(data.widthInPixels) / scale, height: CGFloat(data.heightInPixels) / scale)
    }
  }

  /// Largest picture that is read, in bytes.
  static let sizeLimit = 32 << 20

  private let files: AssetFiles
  private let lock = NSLock()
  private var pictures: [String: Picture?] = [:]

  /// Takes the catalogues that are found beside a document and in the folders around it.
  ///
  /// The folder of the document is looked through first, then up to three folders around it, as in
  /// `App/Base.lproj/Main.storyboard` beside `App/Assets.xcassets`.
  package convenience init(besideDocument path: String) {
    self.init(AssetFiles(besideDocument: path))
  }

  init(_ files: AssetFiles) { self.files = files }

  /// Whether nothing was found.
  package var isEmpty: Bool { files.isEmpty }

  /// The picture of a name, the best for a display of `scale` pixels per point.
  func picture(named name: String, scale: CGFloat, style: UIUserInterfaceStyle) -> Picture? {
    let key = "\(name)\u{0}\(scale)\u{0}\(style == .dark)"
    lock.lock()
    defer { lock.unlock() }
    if let known = pictures[key] { return known }
    let found = read(name, scale: scale, isDark: style == .dark)
    pictures[key] = .some(found)
    return found
  }

  private func read(_ name: String, scale: CGFloat, isDark: Bool) -> Picture? {
    guard let set = files.imageSet(named: name) else { return nil }
    guard let variant = set.best(scale: scale, isDark: isDark) else { return nil }
    let kind = variant.path.split(separator: ".").last.map { $0.uppercased() } ?? ""
    guard let size = try? FileManager.default.attributesOfItem(atPath: variant.path)[.size],
      let bytes = (size as? NSNumber)?.intValue, bytes <= Self.sizeLimit,
      let data = try? Data(contentsOf: URL(fileURLWithPath: variant.path))
    else { return nil }
    guard let image = DisplayList.ImageData(png: data) else { return .undrawable(kind: kind) }
    return .bitmap(Bitmap(data: image, scale: variant.scale, isTemplate: set.isTemplate))
  }
}

/// The files that stand for one picture.
struct ImageSet: Sendable {
  /// One file.
  struct Variant: Sendable {
    /// Where the file is.
    var path: String
    /// Pixels per point.
    var scale: CGFloat
    /// Whether it is for the dark appearance.
    var isDark: Bool
  }

  /// The files.
  var variants: [Variant]
  /// Whether the picture is drawn in the tint colour.
  var isTemplate: Bool

  /// The file of the appearance that has enough pixels with the fewest to spare, or else the most.
  func best(scale: CGFloat, isDark: Bool) -> Variant? {
    let fitting = variants.filter { $0.isDark == isDark }
    let candidates = (fitting.isEmpty ? variants.filter { !$0.isDark } : fitting)
    let pool = candidates.isEmpty ? variants : candidates
    return pool.filter { $0.scale >= scale }.min { $0.scale < $1.scale }
      ?? pool.max { $0.scale < $1.scale }
  }
}
