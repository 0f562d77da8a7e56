import DisplayList
import Foundation
import PNGRenderer
import SVGRenderer
import ArgumentParser

/// The form in which pictures are written.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  case svg
  case png
}

/// One picture to render and write; nothing in it belongs to the main actor.
struct PictureFile: Sendable {
  var list: DisplayList
  var format: PictureFormat
  var url: URL
  var scale: Double

  /// Renders the picture and writes it.
  ///
  /// - Returns: What went wrong; nil when the file is there.
  func write() -> String? {
    do {
      let data: Data
      switch format {
      case .svg: data = SVGRenderer().data(for: list)
      case .png: data = try PNGRenderer(scale: scale).data(for: list)
      }
      try data.writeUnsynchronized(to: url)
      return nil
    } catch {
      return "\(url.path) cannot be written: \(error)"
    }
  }
}

extension Data {
  /// Writes a file without waiting until it is on the disk, which `write(to:)` does.
  ///
  /// A gallery has a file for each picture, and can be made again.
  func writeUnsynchronized(to url: URL) throws {
    guard let file = fopen(url.path, "w") else { throw Self.lastError }
    let written = withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    guard fclose(file) == 0, written == count else { throw Self.lastError }
  }

  private static var lastError: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
