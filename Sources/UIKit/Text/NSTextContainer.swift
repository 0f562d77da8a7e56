/// The room that a text view sets its text in.
open class NSTextContainer: NSObject {
  /// Size of the room; a text view that tracks its width sets it.
  open var size: CGSize { didSet { didChange?() } }
  /// Space at both ends of each line.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
  /// The most lines; zero for no limit.
  open var maximumNumberOfLines = 0 { didSet { didChange?() } }
  /// What becomes of the last line where ``maximumNumberOfLines`` cuts the text off.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange?() } }
  open var widthTracksTextView = false { didSet { didChange?() } }
  open var heightTracksTextView = false { didSet { didChange?() } }
  /// Tells the text view of changes.
  var didChange: (() -> Void)?

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public convenience override init() { self.init(size: .zero) }
}
