import UIKit

/// Whether a text fits into the place that the layout gave it.
@MainActor
struct TextFit {
  /// The text.
  let text: String
  /// Where the words are, in the view's coordinates.
  let wordsRect: CGRect
  /// What is wrong; nil when all is shown.
  let shortage: TextShortage?

  /// The fit of a label's or a button's text; nil for a view without any.
  init?(_ view: UIView) {
    if let label = view as? UILabel {
      self.init(label: label)
    } else if let button = view as? UIButton {
      self.init(button: button)
    } else {
      return nil
    }
  }

  /// Differences below this come from rounding, in points.
  private static let tolerance: CGFloat = 1

  private init?(label: UILabel) {
    let content = label.effectiveContent
    guard !content.isEmpty else { return nil }
    let size = label.frame.size
    let fitted = label.fittedContent(in: size)
    let layout = (label.numberOfLines == 1 ? content : fitted).layout(
      width: max(0, size.width + Self.tolerance), numberOfLines: label.numberOfLines,
      lineBreakMode: label.lineBreakMode)
    var shortage: TextShortage?
    if size.width < 1 || size.height < 1 {
      shortage = .noRoom
    } else if label.numberOfLines == 1 {
      let needed = content.layout(
        width: .infinity, numberOfLines: 1, lineBreakMode: label.lineBreakMode
      ).width
      // Closer letters may make it fit before a smaller size has to.
      let tight = fitted.layout(
        width: .infinity, numberOfLines: 1, lineBreakMode: label.lineBreakMode
      ).width
      let least = label.adjustsFontSizeToFitWidth ? Self.shrunk(needed, label) : min(needed, tight)
      if least > size.width + Self.tolerance {
        shortage = .length(.horizontal, needed: least, actual: size.width)
      }
    } else if layout.isTruncated {
      shortage = .lines(layout.lines.count)
    }
    if shortage == nil, layout.height > size.height + max(2, layout.height * 0.2) {
      shortage = .length(.vertical, needed: layout.height, actual: size.height)
    }
    self.init(
      text: content.string, size: CGSize(width: layout.width, height: layout.height),
      in: size, alignment: label.textAlignment,
      isRightToLeft: label.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      shortage: shortage)
  }

  private init?(button: UIButton) {
    guard button.style == nil, let title = button.effectiveTitle else { return nil }
    let size = button.frame.size
    let layout = title.layout(width: .infinity, numberOfLines: 0, lineBreakMode: .byWordWrapping)
    let insets = button.contentEdgeInsets
    let image = button.image?.size.width ?? 0
    let room = size.width - insets.left - insets.right - image
    var shortage: TextShortage?
    if size.width < 1 || size.height < 1 {
      shortage = .noRoom
    } else if CGFloat(layout.width) > room + Self.tolerance, layout.lines.count == 1,
      button.titleLineBreakMode != .byWordWrapping, button.titleLineBreakMode != .byCharWrapping
    {
      shortage = .length(.horizontal, needed: layout.width, actual: max(0, room))
    }
    self.init(
      text: title.string, size: CGSize(width: layout.width, height: layout.height), in: size,
      alignment: .center, isRightToLeft: false, shortage: shortage)
  }

  private init(
    text: String, size: CGSize, in frame: CGSize, alignment: NSTextAlignment, isRightToLeft: Bool,
    shortage: TextShortage?
  ) {
    self.text = text
    self.shortage = shortage
    let width = min(size.width, frame.width)
    let height = min(size.height, frame.height)
    let free = frame.width - width
    let x: CGFloat
    switch alignment {
    case .center: x = free / 2
    case .right: x = free
    case .natural: x = isRightToLeft ? free : 0
    default: x = 0
    }
    wordsRect = CGRect(x: x, y: (frame.height - height) / 2, width: width, height: height)
  }

  /// The width of a text set as small as its label allows.
  private static func shrunk(_ width: Double, _ label: UILabel) -> Double {
    let scale = label.minimumScaleFactor > 0 ? Double(label.minimumScaleFactor) : 0.5
    return width * scale
  }
}
