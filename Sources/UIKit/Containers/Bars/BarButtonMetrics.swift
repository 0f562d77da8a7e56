import Typesetting

/// What the buttons of a bar show and how much room they take, for who places them and who draws them.
///
/// Since iOS 26 each stands on a floating surface of its own, 44 points high; before, it is a word
/// or a symbol. UIKit's own figures are not published.
@MainActor
package struct BarButtonMetrics {
  /// What stands for an item: a symbol or words.
  package enum Face {
    case symbol(String)
    case picture(UIImage)
    case words(String)
    case space
  }

  /// From the edge of a bar to its first button.
  package static let margin: CGFloat = 16

  /// What the bar's appearance says of words.
  package let looks: BarButtonLooks
  /// The height of a button: a low bar of a turned phone leaves it some room above and below.
  package let height: CGFloat
  private let isGlass = UIKitRelease.current.iOS >= 26

  package init(rowHeight: CGFloat, looks: BarButtonLooks) {
    height = min(44, max(24, rowHeight - 6))
    self.looks = looks
  }

  /// Between the buttons of a navigation bar.
  package var gap: CGFloat { isGlass ? 10 : 16 }

  package func face(of item: BarItem) -> Face {
    if item.position == .back {
      if isGlass, let indicator = looks.backIndicator { return .picture(indicator) }
      return isGlass ? .symbol("chevron.left") : .words(item.title ?? "Back")
    }
    if let image = item.image {
      return image.isSystemSymbol ? .symbol(image.name ?? "") : .picture(image)
    }
    if item.systemItem == "fixedSpace" || item.systemItem == "flexibleSpace" { return .space }
    if let title = item.title, !title.isEmpty { return .words(title) }
    if let name = item.systemItem {
      return BarSymbols.symbol(of: name, isGlass: isGlass).map { .symbol($0) }
        ?? .words(BarSymbols.title(of: name))
    }
    return item.customView == nil ? .words("Item") : .symbol("circle")
  }

  package func isProminent(_ item: BarItem) -> Bool {
    item.isProminent || item.systemItem == "done" || item.systemItem == "save"
  }

  package func kind(of item: BarItem) -> BarButtonLooks.Kind {
    if item.position == .back { return looks.back }
    return isProminent(item) ? looks.done : looks.plain
  }

  /// The words of an item: as it says itself, or as the bar's appearance does.
  package func text(of item: BarItem) -> BarTextLook {
    let kind = kind(of: item)
    return item.text.over(item.isEnabled ? kind.normal : kind.disabled.over(kind.normal))
  }

  package func font(of item: BarItem) -> UIFont {
    if let font = text(of: item).font { return font }
    let weight: UIFont.Weight = isGlass ? .medium : isProminent(item) ? .semibold : .regular
    return .systemFont(ofSize: 17, weight: weight)
  }

  private func width(of words: String, in font: UIFont) -> CGFloat {
    CGFloat(MeasuringTypesetter.current.width(of: words, in: font.face))
  }

  /// The room that an item takes.
  package func width(of item: BarItem) -> CGFloat {
    let surface: CGFloat = isGlass ? 32 : 0
    switch face(of: item) {
    case .space: return item.width > 0 ? item.width : 8
    case .symbol: return isGlass ? height : 24
    case .picture(let image):
      return max(isGlass ? height : 24, min(image.size.width, 120) + (isGlass ? 20 : 0))
    case .words(let text):
      let back: CGFloat = item.position == .back ? 17 : 0
      let font = font(of: item)
      let widest = ([text] + item.possibleTitles).map { width(of: $0, in: font) }.max() ?? 0
      return (item.width > 0 ? item.width : widest + 1 + surface) + back
    }
  }
}
