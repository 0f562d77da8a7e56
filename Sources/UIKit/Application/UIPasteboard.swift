/// What was copied, to be pasted.
///
/// Ours is the program's own: other programs neither see it nor write to it.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  open class var general: UIPasteboard { generalPasteboard }
  private static let generalPasteboard = UIPasteboard(named: .general, board: Board())
  private static var boards: [Name: Board] = [:]

  /// What is on a pasteboard; two objects of one name share it.
  private final class Board {
    var items: [Any] = [] { didSet { changeCount += 1 } }
    private(set) var changeCount = 0
  }

  public let name: Name
  private let board: Board
  open var changeCount: Int { board.changeCount }
  private var contents: [Any] {
    get { board.items }
    set { board.items = newValue }
  }

  private init(named name: Name, board: Board) {
    self.name = name
    self.board = board
    super.init()
  }

  /// The pasteboard of a name; nil where there is none and none is to be made.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard let board = Self.boards[pasteboardName] ?? (create ? Board() : nil) else { return nil }
    Self.boards[pasteboardName] = board
    self.init(named: pasteboardName, board: board)
  }

  open class func withUniqueName() -> UIPasteboard {
    let name = Name(UUID().uuidString)
    let board = Board()
    boards[name] = board
    return UIPasteboard(named: name, board: board)
  }

  open class func remove(withName pasteboardName: Name) { boards[pasteboardName] = nil }

  // MARK: Contents

  open var numberOfItems: Int { contents.count }

  open var string: String? {
    get { strings?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  open var strings: [String]? {
    get { values(of: String.self) ?? values(of: URL.self)?.map(\.absoluteString) }
    set { contents = newValue ?? [] }
  }
  open var url: URL? {
    get { urls?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  open var urls: [URL]? {
    get { values(of: URL.self) }
    set { contents = newValue ?? [] }
  }
  open var image: UIImage? {
    get { images?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  open var images: [UIImage]? {
    get { values(of: UIImage.self) }
    set { contents = newValue ?? [] }
  }
  open var color: UIColor? {
    get { colors?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  open var colors: [UIColor]? {
    get { values(of: UIColor.self) }
    set { contents = newValue ?? [] }
  }

  open var hasStrings: Bool { strings != nil }
  open var hasURLs: Bool { urls != nil }
  open var hasImages: Bool { images != nil }
  open var hasColors: Bool { colors != nil }

  private func values<Value>(of type: Value.Type) -> [Value]? {
    let found = contents.compactMap { $0 as? Value }
    return found.isEmpty ? nil : found
  }
}
