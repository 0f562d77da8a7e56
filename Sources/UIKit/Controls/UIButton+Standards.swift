import Typesetting

// What a configuration's fonts and pictures are where it says nothing of them.

extension UIButton.ConfigurationStyle {
  /// Fonts, and sizes of pictures, of a button size at a text size.
  ///
  /// Apple's documentation says that a button size has fonts of its own for title and subtitle, and that
  /// symbols follow the text size. The figures are those of kamilgomolka/UIKit-Storyboard alone, three
  /// documents of Xcode 13, on whose canvas text is smallest: body text has 14 points there, subheadline
  /// and footnote have 12.
  struct Standards {
    private let category: ContentSizeCategory
    /// Text style of the title, beside which symbols stand.
    ///
    /// "Size = Mini" and "Size = Small" are 81.5 and 89 by 24.5, their text at 12 points and insets. That
    /// it is subheadline, and not footnote, is an estimate.
    private let titleStyle: TextStyle

    init(buttonSize: String, category: ContentSizeCategory) {
      self.category = category
      titleStyle = ["mini", "small"].contains(buttonSize) ? .subheadline : .body
    }

    private var titleSize: CGFloat { CGFloat(titleStyle.font(for: category).pointSize) }

    /// The font of the title, semibold where the button is a primary one.
    func titleFont(isPrimary: Bool) -> UIFont {
      .systemFont(ofSize: titleSize, weight: isPrimary ? .semibold : .regular)
    }

    /// The font of the subtitle: footnote, whose 12 points make a button with nothing else 28.5 high.
    var subtitleFont: UIFont {
      .systemFont(ofSize: CGFloat(TextStyle.footnote.font(for: category).pointSize))
    }

    /// How symbols are shown: large, beside a title as well. Four stars beside titles are 22.5 to 23 wide
    /// at 14 points, a `square.and.arrow.up` 20.5 with a title and without.
    var symbols: UIImage.SymbolConfiguration {
      UIImage.SymbolConfiguration(
        pointSize: titleSize, textStyle: nil, weight: .unspecified, scale: .large)
    }

    /// Side of the activity indicator: 20 points beside 17, and 17 beside 14.
    var indicatorSide: CGFloat { PixelGrid.ceil(20 * titleSize / 17, scale: 1) }

    /// An image, a symbol in the configuration that it lacks one of its own for.
    func shown(_ image: UIImage) -> UIImage {
      guard image.isSymbolImage else { return image }
      return image.withConfiguration(
        image.symbolConfiguration.map { symbols.applying($0) } ?? symbols)
    }

    /// The symbol of the buttons for information and for adding, 20.5 to 21 wide beside a title at 14
    /// points; the cross of those that close is not shown.
    func image(of type: UIButton.ButtonType) -> UIImage? {
      switch type {
      case .detailDisclosure, .infoLight, .infoDark:
        UIImage(systemName: "info.circle", withConfiguration: symbols)
      case .contactAdd: UIImage(systemName: "plus.circle", withConfiguration: symbols)
      case .custom, .system, .close: nil
      }
    }
  }
}
