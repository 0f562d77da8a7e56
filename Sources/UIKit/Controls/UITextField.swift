import Typesetting

/// A field for one line of text.
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  open var text: String?
  open var placeholder: String?
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var isSecureTextEntry = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var effectiveFont: UIFont { font ?? .systemFont(ofSize: 17) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: contentWidth, height: contentHeight)
  }

  /// Room for the text and the clear button's side of the bezel.
  private static let roundedWidthPadding: CGFloat = 28
  private static let bezelWidthPadding: CGFloat = 14

  private var contentWidth: CGFloat {
    let shown = [text, placeholder].compactMap { $0 }.first { !$0.isEmpty } ?? ""
    let width = MeasuringTypesetter.current.width(of: shown, in: effectiveFont.face)
    let text = PixelGrid.ceil(width, scale: traitCollection.displayScale)
    switch borderStyle {
    case .none: return text
    case .roundedRect: return text + Self.roundedWidthPadding
    case .line, .bezel: return text + Self.bezelWidthPadding
    }
  }

  /// Height of a line of editable text over the font's point size since iOS 14.
  private static let editingLineFactor: CGFloat = 1.29

  private var contentHeight: CGFloat {
    let release = UIKitRelease.current
    let scale = traitCollection.displayScale
    let line =
      release.iOS >= 14
      ? PixelGrid.ceil(effectiveFont.pointSize * Self.editingLineFactor, scale: scale)
      : PixelGrid.ceil(effectiveFont.lineHeight, scale: 1)
    switch borderStyle {
    case .none: return line
    case .roundedRect: return max(release.iOS >= 13 ? 34 : 30, line)
    case .line, .bezel: return line + 2
    }
  }

  package override var firstBaselineOffset: CGFloat? {
    let metrics = MeasuringTypesetter.current.metrics(of: effectiveFont.face)
    let top = (contentHeight - metrics.lineHeight) / 2
    return PixelGrid.round(top + metrics.ascender, scale: traitCollection.displayScale)
  }

  package override var lastBaselineOffset: CGFloat {
    firstBaselineOffset.map { contentHeight - $0 } ?? 0
  }
}
