import Foundation

/// The text of a document for `XMLParser`, which takes it piece by piece.
///
/// Between pieces the parser waits for the rest of what is unfinished, so that nearly all that it
/// finds only when told of the end is due to the end: see ``isAtEnd``.
final class DocumentStream: InputStream {
  /// Most bytes given at a time.
  ///
  /// After an error the parser goes on to the end of what it has, and on Linux loses some memory
  /// for each error that it finds there; but what is unfinished it looks through again with each
  /// piece, so that smaller ones take long with a tag of megabytes.
  private static let pieceSize = 1 << 15

  /// Whether the parser has been told that no more will come.
  private(set) var isAtEnd = false
  /// Whether the rest is withheld, because what has been read is damaged already.
  var isStopped = false

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    // The parser takes less than four bytes for XML without a look.
    self.bytes = bytes + [UInt8](repeating: .lineFeed, count: max(0, 4 - bytes.count))
    super.init(data: Data())
  }

  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength: Int) -> Int {
    guard !isStopped else { return -1 }
    let count = min(maxLength, Self.pieceSize, bytes.count - position)
    guard count > 0 else {
      isAtEnd = true
      return 0
    }
    bytes.withUnsafeBufferPointer { buffer.update(from: $0.baseAddress! + position, count: count) }
    position += count
    return count
  }
}
