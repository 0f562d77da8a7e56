import Typesetting

/// Hears of what happens in a search bar. Apple's methods are optional; here they have defaults.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// The field of a search bar, which the bar draws.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {}

/// A field to search with.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  open weak var delegate: UISearchBarDelegate?
  open var text: String? {
    get { field.map { $0.text } ?? ownText }
    set {
      ownText = newValue
      field?.text = newValue
    }
  }
  private var ownText: String?
  open var placeholder: String? {
    get { field.map { $0.placeholder } ?? ownPlaceholder }
    set {
      ownPlaceholder = newValue
      field?.placeholder = newValue
    }
  }
  private var ownPlaceholder: String?
  private var field: UISearchTextField?
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var searchBarStyle = Style.default
  open var isTranslucent = true
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// Whether an empty field has a book at its end.
  open var showsBookmarkButton = false
  open var backgroundImage: UIImage?
  /// A line of text above the field.
  open var prompt: String? { didSet { invalidateIntrinsicContentSize() } }

  // MARK: Scopes

  /// Titles of the segments below the field.
  open var scopeButtonTitles: [String]? { didSet { invalidateIntrinsicContentSize() } }
  open var selectedScopeButtonIndex = 0
  open var showsScopeBar = false { didSet { invalidateIntrinsicContentSize() } }

  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// What lies behind the field: since iOS 26 and in the minimal style only what was set.
  package var surface: BarSurface {
    var surface = BarSurface()
    surface.color = barTintColor
    surface.image = backgroundImage
    surface.isBlack = barStyle == .black
    surface.isOpaque = !isTranslucent
    surface.shadow = .none
    surface.isTransparent = searchBarStyle == .minimal || backgroundImage != nil
    return surface
  }

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.search
  open var enablesReturnKeyAutomatically = true

  /// The field that the text is typed into.
  open var searchTextField: UISearchTextField {
    if let field { return field }
    let made = UISearchTextField(frame: .zero)
    made.text = ownText
    made.placeholder = ownPlaceholder
    field = made
    addSubview(made)
    return made
  }

  /// Where the prompt is, above the field; of no height without one.
  package var promptFrame: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width, height: promptHeight)
  }

  /// Where the segments are, below the field; nil where none show.
  package var scopeFrame: CGRect? {
    guard scopeHeight > 0 else { return nil }
    let height: CGFloat = UIKitRelease.current.iOS >= 13 ? 32 : 29
    let row = fieldRow
    return CGRect(x: row.minX, y: row.maxY, width: row.width, height: height)
  }

  /// Where the field and the cancel button are: between prompt and segments, within margins.
  package var fieldRow: CGRect {
    let margin: CGFloat = UIKitRelease.current.iOS >= 26 ? 16 : 8
    let height = max(0, bounds.height - promptHeight - scopeHeight)
    return CGRect(x: 0, y: promptHeight, width: bounds.width, height: height)
      .insetBy(dx: min(margin, bounds.width / 2), dy: 0)
  }

  /// Where the field is: its row without the cancel button.
  package var fieldFrame: CGRect {
    var room = fieldRow
    if showsCancelButton {
      let face = UIFont.systemFont(ofSize: 17).face
      let width = CGFloat(MeasuringTypesetter.current.width(of: "Cancel", in: face)) + 10
      if effectiveUserInterfaceLayoutDirection == .rightToLeft { room.origin.x += width }
      room.size.width = max(0, room.width - width)
    }
    let height = min(room.height, UIKitRelease.current.iOS >= 26 ? 44 : 36)
    return CGRect(x: room.minX, y: room.midY - height / 2, width: room.width, height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    field?.frame = fieldFrame
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Fitted to public documents: 64 points in the only one of Xcode 26 with such a bar, 51 in two of Xcode 13
  /// (Corban-Dallas/Exfoler, ozmensemihh's SearchBar), 56 in eleven others of Xcode 9 and later.
  open override var intrinsicContentSize: CGSize {
    let height: CGFloat =
      switch UIKitRelease.current.iOS {
      case 26...: 64
      case 15: 51
      case 11...: 56
      default: 44
      }
    return CGSize(
      width: Self.noIntrinsicMetric, height: height + promptHeight + scopeHeight)
  }

  /// Estimates but for their sum: a public document since iOS 13 has a bar with both at 132, which is
  /// 56 and 76 more.
  private var promptHeight: CGFloat { (prompt ?? "").isEmpty ? 0 : 31 }
  private var scopeHeight: CGFloat {
    guard showsScopeBar, scopeButtonTitles?.isEmpty == false else { return 0 }
    return UIKitRelease.current.iOS >= 13 ? 45 : 44
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
